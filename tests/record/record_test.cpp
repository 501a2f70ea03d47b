// A game's record: nonces before it opens, sealings, receipts, and taking back. Played as Picket.
#include <doctest/doctest.h>

#include <map>

#include "chartroom/v1/journal.pb.h"
#include "fair/fair.hpp"
#include "record/verify.hpp"
#include "support/hidden_ruleset.hpp"
#include "tests/record/played_game.hpp"

using namespace chartroom;
using namespace chartroom::testing;
using record::TakeBack;

namespace {

constexpr auto one = core::Side::one;
constexpr auto two = core::Side::two;
const auto eye_of_one = core::Viewer::of(core::admiral_of(one));
const auto public_eye = core::Viewer::public_eye();

PlayedGame picket_game(std::uint64_t seed = 1, bool nonces = true) {
  return PlayedGame{{.ruleset = picket::ruleset(), .seed = seed, .nonces = nonces}};
}

void open(PlayedGame& game) {
  for (const auto side : core::both_sides) {
    REQUIRE(game.act(side, record::GiveNonceOrder{game.nonce(side)}).empty());
  }
}

std::string order(PlayedGame& game, core::Side side, const std::string& words) {
  const auto open = game.record().umpire().awaited(public_eye);
  const auto number = open.empty() ? 0 : open.front().number;
  return game.act(side, record::RulesOrder{number, words});
}

}  // namespace

TEST_CASE("a game opens when every nonce that was committed to is in") {
  auto game = picket_game();
  CHECK(game.record().table().nonces_missing() == std::vector{one, two});
  CHECK(!order(game, one, "hide one 2").empty());
  CHECK(!game.act(one, record::GiveNonceOrder{std::string(32, 'x')}).empty());
  CHECK(!game.act(one, record::GiveNonceOrder{game.nonce(two)}).empty());
  CHECK(!game.act(one, record::GiveNonceOrder{game.nonce(one) + "x"}).empty());
  CHECK(game.act(one, record::GiveNonceOrder{game.nonce(one)}).empty());
  CHECK(!game.act(one, record::GiveNonceOrder{game.nonce(one)}).empty());
  CHECK(game.record().umpire().awaited(public_eye).empty());
  CHECK(game.act(two, record::GiveNonceOrder{game.nonce(two)}).empty());
  CHECK(game.record().umpire().awaited(public_eye).size() == 1);
  CHECK(order(game, one, "hide one 2").empty());
}

TEST_CASE("who has lost a nonce goes without: no game waits for ever") {
  auto game = picket_game();
  CHECK(game.act(one, record::GiveNonceOrder{""}).empty());
  CHECK(game.act(two, record::GiveNonceOrder{game.nonce(two)}).empty());
  CHECK(game.record().table().nonces_missing().empty());
  CHECK(game.record().umpire().awaited(public_eye).size() == 1);
}

TEST_CASE("a game without nonces opens at once, and nobody can bring one later") {
  auto game = picket_game(1, false);
  game.open_if_ready();
  CHECK(game.record().umpire().awaited(public_eye).size() == 1);
  CHECK(!game.act(one, record::GiveNonceOrder{game.nonce(one)}).empty());
}

TEST_CASE("each nonce changes the dice") {
  // The same seed and the same orders; only whose nonce is in differs.
  std::map<std::string, int> stories;
  for (const int in : {0, 1, 2, 3}) {
    auto game = picket_game();
    for (const auto side : core::both_sides) {
      const bool given = (in >> (side == one ? 0 : 1)) % 2 == 1;
      REQUIRE(game.act(side, record::GiveNonceOrder{given ? game.nonce(side) : ""}).empty());
    }
    while (game.play_on()) {
    }
    std::string story;
    for (std::uint64_t n = 3; n <= game.record().ledger(public_eye).cursor(); ++n) {
      story += game.record().ledger(public_eye).at(n).ruleset_event() + "|";
    }
    ++stories[story];
  }
  CHECK(stories.size() > 1);
}

TEST_CASE("what is committed is sealed to everybody at once, and opened as it was sealed") {
  auto game = picket_game(3);
  open(game);
  REQUIRE(order(game, one, "hide one 2").empty());
  const auto& told = game.record().ledger(public_eye);
  REQUIRE(told.at(told.cursor()).has_sealed());
  CHECK(told.at(told.cursor()).sealed().side() == v1::ONE);
  CHECK(told.at(told.cursor()).sealed().kind() == "boat");
  CHECK(told.at(told.cursor()).sealed().digest().size() == fair::digest_bytes);
  while (game.play_on()) {
  }
  for (const auto viewer : record::Record::viewers()) {
    const auto& ledger = game.record().ledger(viewer);
    std::map<std::uint32_t, std::string> sealed;
    int opened = 0;
    for (std::uint64_t n = 1; n <= ledger.cursor(); ++n) {
      const auto& event = ledger.at(n);
      if (event.has_sealed()) sealed[event.sealed().number()] = event.sealed().digest();
      if (!event.has_opened()) continue;
      ++opened;
      const auto& opening = event.opened();
      CHECK(sealed.at(opening.number()) == fair::salted(opening.salt(), opening.content()));
    }
    CHECK(opened == static_cast<int>(sealed.size()));
    CHECK(opened >= 4);
  }
}

TEST_CASE("equal secrets have unequal digests, and a salt is used once") {
  std::map<std::string, int> digests, salts;
  auto game = picket_game(4);
  open(game);
  while (game.play_on()) {
  }
  const auto& ledger = game.record().ledger(public_eye);
  for (std::uint64_t n = 1; n <= ledger.cursor(); ++n) {
    if (ledger.at(n).has_sealed()) CHECK(++digests[ledger.at(n).sealed().digest()] == 1);
    if (ledger.at(n).has_opened()) CHECK(++salts[ledger.at(n).opened().salt()] == 1);
  }
}

TEST_CASE("the head that a viewer is shown moves only with what the viewer is told") {
  auto game = picket_game(5);
  std::map<core::Viewer, std::pair<std::uint64_t, std::string>> last;
  game.look = [&](const record::Record& record) {
    for (const auto viewer : record::Record::viewers()) {
      const auto receipt = record.ledger(viewer).receipt();
      const auto before = last.find(viewer);
      if (before != last.end() && before->second.first == receipt.cursor()) {
        CHECK(before->second.second == receipt.head());
      }
      last[viewer] = {receipt.cursor(), receipt.head()};
    }
  };
  open(game);
  while (game.play_on()) {
  }
}

TEST_CASE("an order can be had back freely while nobody has answered it") {
  auto game = picket_game(6);
  open(game);
  CHECK(!game.act(one, record::TakeBackOrder{}).empty());
  const auto before = game.record().umpire().state_bytes();
  REQUIRE(order(game, one, "hide one 2").empty());
  CHECK(game.record().take_back(one) == TakeBack::freely);
  CHECK(game.record().take_back(two) == TakeBack::cannot);
  CHECK(game.act(one, record::TakeBackOrder{}).empty());
  CHECK(game.record().umpire().state_bytes() == before);
  CHECK(game.record().take_back(one) == TakeBack::cannot);
  // Another order in its place.
  REQUIRE(order(game, one, "hide one 4").empty());
  REQUIRE(order(game, two, "hide two 1").empty());
  CHECK(game.record().umpire().view(eye_of_one).find("boat 4") != std::string::npos);
}

TEST_CASE("a sealed order that was taken back is opened at the end, and not before") {
  auto game = picket_game(8);
  open(game);
  REQUIRE(order(game, one, "hide one 2").empty());
  REQUIRE(order(game, two, "hide two 1").empty());
  REQUIRE(order(game, one, "guess one 3").empty());
  REQUIRE(game.act(one, record::TakeBackOrder{}).empty());
  REQUIRE(order(game, one, "guess one 4").empty());
  REQUIRE(order(game, two, "guess two 5").empty());
  const auto opened = [&] {
    std::string squares;
    const auto& ledger = game.record().ledger(public_eye);
    for (std::uint64_t n = 1; n <= ledger.cursor(); ++n) {
      const auto content = ledger.at(n).opened().content();
      if (ledger.at(n).has_opened())
        squares += std::to_string(picket::Codec::read_event(content).square);
    }
    return squares;
  };
  CHECK(opened() == "45");
  REQUIRE(game.act(two, record::ResignOrder{}).empty());
  CHECK(opened() == "45213");
}

TEST_CASE("when the other side has played on, it must consent") {
  auto game = picket_game(7);
  open(game);
  const auto before = game.record().umpire().state_bytes();
  REQUIRE(order(game, one, "hide one 2").empty());
  REQUIRE(order(game, two, "hide two 1").empty());
  CHECK(game.record().take_back(one) == TakeBack::by_consent);
  CHECK(game.record().take_back(two) == TakeBack::freely);
  CHECK(!game.act(two, record::AnswerTakeBackOrder{record::Answer::accept}).empty());
  REQUIRE(game.act(one, record::TakeBackOrder{}).empty());
  CHECK(game.record().table().take_back_asked_by() == one);
  CHECK(!game.act(one, record::TakeBackOrder{}).empty());
  SUBCASE("refused") {
    REQUIRE(game.act(two, record::AnswerTakeBackOrder{record::Answer::decline}).empty());
    CHECK(game.record().umpire().state_bytes() != before);
    CHECK(!game.record().table().take_back_asked_by());
  }
  SUBCASE("allowed") {
    REQUIRE(game.act(two, record::AnswerTakeBackOrder{record::Answer::accept}).empty());
    CHECK(game.record().umpire().state_bytes() == before);
  }
  SUBCASE("played on: the wish lapses") {
    REQUIRE(order(game, two, "guess two 5").empty());
    CHECK(!game.record().table().take_back_asked_by());
  }
}

TEST_CASE("never across a die or a secret that was told") {
  auto game = picket_game(8);
  open(game);
  for (const char* words : {"hide one 2", "hide two 1"}) {
    REQUIRE(order(game, words[5] == 'o' ? one : two, words).empty());
  }
  REQUIRE(order(game, one, "guess one 5").empty());
  REQUIRE(order(game, two, "guess two 5").empty());  // searches are shown, and boats may drift
  for (const auto side : core::both_sides) {
    CHECK(game.record().take_back(side) == TakeBack::cannot);
    CHECK(!game.act(side, record::TakeBackOrder{}).empty());
  }
}

namespace {

struct Tried {
  int freely{};
  int by_consent{};
  int refused{};
};

// A game in which either side tries to have its newest order back at any moment. Wherever it is
// tried the game is exactly as it was, and nothing that was told is untold.
void try_everywhere(PlayedGame& game, std::uint64_t seed, int most, Tried& tried) {
  open(game);
  core::Chooser chance{seed};
  std::vector<std::string> states{game.record().umpire().state_bytes()};
  std::vector<core::Side> by;
  for (int i = 0; i < most && !game.record().outcome(); ++i) {
    if (chance.below(3) != 0) {
      const auto asked = game.record().umpire().awaited(public_eye).front().asked;
      by.push_back(asked[one] ? one : two);
      REQUIRE(game.play_on());
      states.push_back(game.record().umpire().state_bytes());
      continue;
    }
    const auto side = chance.below(2) == 0 ? one : two;
    const auto how = game.record().take_back(side);
    const auto cursor = game.record().ledger(public_eye).cursor();
    const bool done = game.act(side, record::TakeBackOrder{}).empty();
    REQUIRE(done == (how != TakeBack::cannot));
    if (how == TakeBack::by_consent) {
      const record::AnswerTakeBackOrder accept{record::Answer::accept};
      REQUIRE(game.act(core::other(side), accept).empty());
    }
    ++(how == TakeBack::cannot       ? tried.refused
       : how == TakeBack::by_consent ? tried.by_consent
                                     : tried.freely);
    if (how == TakeBack::cannot) continue;
    while (by.back() != side) {
      by.pop_back();
      states.pop_back();
    }
    by.pop_back();
    states.pop_back();
    REQUIRE(game.record().umpire().state_bytes() == states.back());
    CHECK(game.record().ledger(public_eye).cursor() > cursor);
  }
}

}  // namespace

TEST_CASE("taking back, tried everywhere: Picket") {
  Tried tried;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    auto game = picket_game(seed);
    try_everywhere(game, seed, 60, tried);
  }
  CHECK(tried.freely > 300);
  CHECK(tried.by_consent > 100);
  CHECK(tried.refused > 300);
}

TEST_CASE("taking back, tried everywhere: The Far Seas") {
  Tried tried;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    for (const auto& options : {std::vector<std::string>{}, {"double-blind"}}) {
      PlayedGame game{
          {.ruleset = far_seas(), .scenario = "full", .options = options, .seed = seed}};
      try_everywhere(game, seed, 800, tried);
      if (!game.record().outcome()) continue;
      CHECK(!record::verify(game.exported(), game.ruleset_of()).broken);
    }
  }
  CHECK(tried.freely > 50);
  CHECK(tried.by_consent > 5);
  CHECK(tried.refused > 500);
}

TEST_CASE("an entry's bytes are those that protobuf writes, and it can be read from them") {
  PlayedGame game{{.ruleset = far_seas()}};
  for (const auto side : core::both_sides) {
    REQUIRE(game.act(side, record::GiveNonceOrder{game.nonce(side)}).empty());
  }
  for (int orders = 0; orders < 60; ++orders) REQUIRE(game.play_on());
  REQUIRE(game.act(one, record::OfferDrawOrder{}).empty());
  int of_rules = 0;
  for (const auto& [bytes, hash] : game.entries()) {
    v1::JournalEntry message;
    REQUIRE(message.ParseFromString(bytes));
    CHECK(message.SerializeAsString() == bytes);
    const auto entry = record::entry_in(bytes);
    REQUIRE(entry);
    CHECK(entry->has_rules() == message.has_rules());
    CHECK(record::bytes_of(*entry) == bytes);
    if (!message.has_rules()) continue;
    ++of_rules;
    REQUIRE(static_cast<int>(entry->rules.events.size()) == message.rules().events_size());
    CHECK(entry->order == message.rules().order());
    message.mutable_rules()->add_dice_rolled(1);
    CHECK_FALSE(record::entry_in(message.SerializeAsString()));
  }
  CHECK(of_rules > 60);
  CHECK_FALSE(record::entry_in("\xff"));
}
