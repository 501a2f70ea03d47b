// Finished games looked at again.
#include <doctest/doctest.h>

#include <map>

#include "record/replay.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/record/played_game.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

// What each viewer saw after each entry, at which of its own numbers.
using Seen = std::map<core::Viewer, std::map<std::uint64_t, std::string>>;

void check_replay(GameWish wish) {
  PlayedGame game{std::move(wish)};
  Seen seen;
  game.look = [&](const record::Record& record) {
    for (const auto viewer : record::Record::viewers()) {
      seen[viewer][record.ledger(viewer).cursor()] = record.umpire().view(viewer);
    }
  };
  game.play_to_the_end();
  const record::Replay replay{game.beginning(), game.entries()};
  for (const auto viewer : record::Record::viewers()) {
    const auto& ledger = game.record().ledger(viewer);
    CHECK(replay.last(viewer) == ledger.cursor());
    // Forwards, then the same backwards: where one comes from makes no difference.
    std::map<std::uint64_t, std::string> forwards;
    for (std::uint64_t n = 0; n <= replay.last(viewer); ++n) {
      const auto moment = replay.at(viewer, n);
      CHECK(moment.number == n);
      if (n > 0) CHECK(moment.event.SerializeAsString() == ledger.at(n).SerializeAsString());
      forwards[n] = moment.view;
    }
    for (std::uint64_t n = replay.last(viewer) + 1; n-- > 0;) {
      if (replay.at(viewer, n).view != forwards[n]) FAIL("another view backwards at ", n);
    }
    // The last event of an entry leaves what was seen live.
    for (const auto& [cursor, view] : seen[viewer]) {
      CAPTURE(cursor);
      if (cursor > 0) CHECK(forwards[cursor] == view);
    }
    CHECK(replay.at(viewer, 1U << 30U).number == ledger.cursor());
  }
  const auto umpire = core::Viewer::umpire_after_the_end();
  CHECK(replay.last(umpire) >= replay.last(core::Viewer::public_eye()) / 2);
  CHECK(replay.at(umpire, replay.last(umpire)).outcome.has_value());
  CHECK(!replay.at(umpire, 0).outcome.has_value());
}

}  // namespace

TEST_CASE("any moment of a finished game, by every eye, forwards and back: Picket") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    check_replay({.ruleset = picket::ruleset(), .seed = seed});
}

TEST_CASE("any moment of a finished game, by every eye, forwards and back: The Far Seas") {
  check_replay({.ruleset = far_seas(), .scenario = "basic"});
  check_replay({.ruleset = far_seas(), .scenario = "full", .options = {"double-blind"}});
}

TEST_CASE("the umpire's eye sees what neither side saw") {
  PlayedGame game{{.ruleset = picket::ruleset(), .seed = 2}};
  game.play_to_the_end();
  const record::Replay replay{game.beginning(), game.entries()};
  const auto umpire = core::Viewer::umpire_after_the_end();
  CHECK(replay.at(umpire, replay.last(umpire)).view.find("boats") != std::string::npos);
  for (const auto viewer : record::Record::viewers()) {
    CHECK(replay.at(viewer, replay.last(viewer)).view.find("boats") == std::string::npos);
  }
}

TEST_CASE("a game that has not ended is not replayed") {
  PlayedGame game{{.ruleset = picket::ruleset(), .nonces = false}};
  game.open_if_ready();
  REQUIRE(game.play_on());
  CHECK_THROWS(record::Replay(game.beginning(), game.entries()));
}
