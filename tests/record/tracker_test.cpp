// Faults that other systems' trackers tell of, each tried here. Those that need a socket are in
// tests/server/tracker_test.cpp.
#include <doctest/doctest.h>

#include <set>

#include "record/replay.hpp"
#include "rules/core/contacts.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/record/played_game.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

constexpr auto one = core::Side::one;
constexpr auto two = core::Side::two;

std::vector<GameWish> kinds_of_games() {
  return {{.ruleset = picket::ruleset()},
          {.ruleset = far_seas(), .scenario = "basic"},
          {.ruleset = far_seas(), .scenario = "full"},
          {.ruleset = far_seas(), .scenario = "full", .options = {"double-blind"}}};
}

PlayedGame picket_game() {
  PlayedGame game{{.ruleset = picket::ruleset(), .nonces = false}};
  game.open_if_ready();
  return game;
}

std::string order(PlayedGame& game, core::Side side, const std::string& words) {
  const auto open = game.record().umpire().awaited(core::Viewer::public_eye());
  return game.act(side, record::RulesOrder{open.front().number, words});
}

std::string story_of(const record::Record& record, core::Viewer viewer) {
  std::string out;
  for (std::uint64_t n = 1; n <= record.ledger(viewer).cursor(); ++n) {
    auto event = record.ledger(viewer).at(n);
    if (event.has_sealed()) event.mutable_sealed()->clear_digest();
    out += event.SerializeAsString() + "|";
  }
  return out;
}

}  // namespace

TEST_CASE("tracker: a null viewer sees all") {
  CHECK(core::Viewer{} == core::Viewer::public_eye());
  CHECK(!core::Audience{}.includes(core::Viewer{}));
  CHECK(!core::Audience{}.includes(core::Viewer::of(core::admiral_of(one))));
  CHECK(!core::Audience::only(one).includes(core::Viewer{}));
  CHECK(!core::Audience::only(one).includes(core::Viewer::of({two, 0})));
  CHECK(!core::Audience::only(one).includes(core::Viewer::of({one, 200})));
}

TEST_CASE("tracker: one event type skips the filter") {
  // Whatever the event: if it is not for a viewer, nothing of it is made for the viewer.
  for (auto& wish : kinds_of_games()) {
    PlayedGame game{wish};
    game.play_to_the_end();
    auto laid = game.beginning();
    std::set<std::size_t> withheld;
    for (const auto& [bytes, hash] : game.entries()) {
      v1::JournalEntry entry;
      REQUIRE(entry.ParseFromString(bytes));
      for (const auto& kept : entry.rules().events()) {
        for (const auto side : core::both_sides) {
          const wire::JournalEvent event{core::Audience::only(side), kept.event()};
          const auto other = core::Viewer::of(core::admiral_of(core::other(side)));
          CHECK(!laid.umpire->project(event, other));
          CHECK(!laid.umpire->project(event, core::Viewer::public_eye()));
          const wire::JournalEvent for_nobody{core::Audience::nobody(), kept.event()};
          CHECK(!laid.umpire->project(for_nobody, other));
        }
      }
    }
  }
}

TEST_CASE("tracker: undo history holds the opponent's secret") {
  std::set<std::string> stories;
  for (const char* words : {"hide one 1", "hide one 3", "hide one 5"}) {
    auto game = picket_game();
    REQUIRE(order(game, one, words).empty());
    REQUIRE(game.act(one, record::TakeBackOrder{}).empty());
    REQUIRE(order(game, one, "hide one 2").empty());
    stories.insert(story_of(game.record(), core::Viewer::of(core::admiral_of(two))));
    const auto& told = game.record().ledger(core::Viewer::public_eye());
    for (std::uint64_t n = 1; n <= told.cursor(); ++n) {
      CHECK(!told.at(n).ruleset_event().starts_with("0 0 "));  // one has hidden
    }
  }
  CHECK(stories.size() == 1);
}

TEST_CASE("tracker: message numbers show how many ships moved unseen") {
  for (auto& wish : kinds_of_games()) {
    PlayedGame game{wish};
    game.look = [](const record::Record& record) {
      for (const auto viewer : record::Record::viewers()) {
        const auto& ledger = record.ledger(viewer);
        if (ledger.cursor() == 0) continue;
        if (ledger.at(ledger.cursor()).number() != ledger.cursor()) FAIL("a gap");
      }
    };
    game.play_to_the_end();
  }
}

TEST_CASE("tracker: reloading to roll again") {
  PlayedGame game{{.ruleset = far_seas(), .scenario = "full", .seed = 3}};
  game.look = [](const record::Record& record) {
    // Asked twice, and after the whole game was read again from its journal: the same dice.
    const auto seat = core::admiral_of(one);
    for (const auto& open : record.umpire().awaited(core::Viewer::of(seat))) {
      if (!open.asked[one]) continue;
      const auto order = record.umpire().bot_order(seat, core::Strength::midshipman, 5);
      const auto first = record.decide(seat, record::RulesOrder{open.number, order});
      const auto again = record.decide(seat, record::RulesOrder{open.number, order});
      if (!first || record::bytes_of(*first) != record::bytes_of(*again)) FAIL("other dice");
    }
  };
  game.play_to_the_end();
  record::Record read{game.beginning()};
  for (const auto& [bytes, hash] : game.entries()) read.take(read.step(bytes, hash));
  CHECK(read.umpire().state_bytes() == game.record().umpire().state_bytes());
}

TEST_CASE("tracker: after a reconnect one's own sightings are gone") {
  PlayedGame game{
      {.ruleset = far_seas(), .scenario = "full", .options = {"double-blind"}, .seed = 2}};
  // A node that reads the journal shows each side what the node knew that played it.
  int looked = 0;
  game.look = [&](const record::Record& record) {
    if (++looked % 40 != 0) return;
    record::Record read{game.beginning()};
    for (const auto& [bytes, hash] : game.entries()) read.take(read.step(bytes, hash));
    for (const auto viewer : record::Record::viewers()) {
      CHECK(read.umpire().view(viewer) == record.umpire().view(viewer));
      CHECK(story_of(read, viewer) == story_of(record, viewer));
    }
  };
  game.play_to_the_end();
  CHECK(looked > 80);
}

TEST_CASE("tracker: both clients wait for ever") {
  for (auto& wish : kinds_of_games()) {
    PlayedGame game{wish};
    game.look = [](const record::Record& record) {
      if (record.outcome() || record.may_open()) return;
      const auto open = record.umpire().awaited(core::Viewer::public_eye());
      const bool somebody =
          !record.table().nonces_missing().empty() ||
          std::ranges::any_of(open, [](const auto& d) { return d.asked[one] || d.asked[two]; });
      if (!somebody) FAIL("nobody is asked, and the game is not over");
    };
    game.play_to_the_end();
  }
}

TEST_CASE("tracker: the legal moves of an unseen piece") {
  auto game = picket_game();
  REQUIRE(order(game, one, "hide one 2").empty());
  REQUIRE(order(game, two, "hide two 4").empty());
  REQUIRE(order(game, one, "guess one 1").empty());
  REQUIRE(order(game, two, "guess two 1").empty());
  // One is asked where to shift; two may not ask what one could do.
  const auto& umpire = game.record().umpire();
  CHECK(!umpire.options(core::admiral_of(one)).empty());
  CHECK(umpire.options(core::admiral_of(two)).empty());
  const auto number = umpire.awaited(core::Viewer::public_eye()).front().number;
  std::set<std::string> refusals;
  for (int square = 1; square <= 5; ++square) {
    const auto preview =
        umpire.preview(core::admiral_of(two), number, "shift one " + std::to_string(square));
    REQUIRE(!preview);
    refusals.insert(preview.error().what.text() + preview.error().instead.text());
  }
  CHECK(refusals.size() == 1);
}

TEST_CASE("tracker: a hidden piece keeps its id") {
  core::Contacts<int> contacts;
  CHECK(contacts.hold(70) == 1);
  CHECK(contacts.hold(12) == 2);
  CHECK(contacts.hold(70) == 1);
  contacts.lose(70);
  CHECK(!contacts.unit_of(1));
  CHECK(contacts.names() == std::vector<std::uint32_t>{2});
  // Found again: somebody new, for all that the viewer can tell.
  CHECK(contacts.hold(70) == 3);
  CHECK(contacts.unit_of(3) == 70);
  // Two units that change places behind the fog are named alike.
  core::Contacts<int> a, b;
  a.hold(1);
  b.hold(1);
  a.lose(1);
  b.lose(1);
  CHECK(a.hold(1) == b.hold(2));
}

TEST_CASE("tracker: a spectator as a sock-puppet of a player") {
  // The public never sees what one of the sides does not: whatever it is told, both are.
  for (auto& wish : kinds_of_games()) {
    PlayedGame game{wish};
    game.play_to_the_end();
    for (const auto& [bytes, hash] : game.entries()) {
      v1::JournalEntry entry;
      REQUIRE(entry.ParseFromString(bytes));
      for (const auto& kept : entry.rules().events()) {
        const auto audience = core::Audience::from_bits(kept.audience());
        if (!audience.includes(core::Viewer::public_eye())) continue;
        for (const auto side : core::both_sides) {
          CHECK(audience.includes(core::Viewer::of(core::admiral_of(side))));
        }
      }
    }
  }
}
