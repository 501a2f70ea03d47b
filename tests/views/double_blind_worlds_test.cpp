// Double-blind play: pairs of games that differ in what somebody cannot see, and the cruiser that
// is lost to the accident (7.3.2).
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {
namespace {

const core::Viewer german_eye = core::Viewer::of(core::admiral_of(german));
const core::Viewer allied_eye = core::Viewer::of(core::admiral_of(allied));
const core::Viewer public_eye = core::Viewer::public_eye();

EmptySea blind_sea(int turn, Rules rules = basic_rules) {
  rules.double_blind = true;
  return {.turn = turn, .rules = rules};
}

// Kind and line of each event the viewer was told.
std::string story(const Game& game, core::Viewer viewer) {
  std::string text;
  for (const Event& event : game.told(viewer)) {
    text += std::to_string(event.index()) + " " + line_of(real_pack(), event) + "\n";
  }
  return text;
}

bool sees_ship(const Game& game, core::Viewer viewer, const std::string& ship) {
  return game.view(viewer).board.status(game.ship(ship)).where != Whereabouts::unseen;
}

void same_for(const Game& one, const Game& two, std::vector<core::Viewer> viewers) {
  for (const core::Viewer viewer : viewers) {
    CHECK(story(one, viewer) == story(two, viewer));
    CHECK(one.view(viewer) == two.view(viewer));
    CHECK(one.asked() == two.asked());
  }
  CHECK(one.options(allied) == two.options(allied));
}

TEST_CASE("double-blind: plots that nobody sees carried out are alike for the others") {
  struct Row {
    std::string one, two;
  };
  const Row rows[] = {
      {"Emden > 30 merchants", "Emden > 32"},
      {"Emden > 31", "Emden > 1 merchants"},
      {"Emden+Dresden > 30", "Emden > 30, Dresden > 1 merchants"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.one);
    const auto play = [&](const std::string& plot) {
      Game game(blind_sea(3));
      game.place("Emden", 31).place("Dresden", 31).place("Leipzig", 5).place("Glasgow", 7).begin();
      game.germans(plot);
      return game;
    };
    Game one = play(row.one), two = play(row.two);
    same_for(one, two, {allied_eye, public_eye});
    CHECK(one.view(german_eye) != two.view(german_eye));
    for (Game* game : {&one, &two}) game->allies("Glasgow > 6");
    same_for(one, two, {allied_eye, public_eye});
    for (Game* game : {&one, &two}) {
      game->germans("");
      game->germans("");
    }
    same_for(one, two, {allied_eye, public_eye});
  }
}

TEST_CASE("double-blind: Allied moves out of sight are alike for the Germans, refused or not") {
  const auto play = [](const std::string& moves) {
    Game game(blind_sea(3));
    game.place("Emden", 31).place("Leipzig", 5).place("Glasgow", 7).place("Canopus", 9).begin();
    game.germans("Emden > 31 merchants");
    game.allies(moves);
    return game;
  };
  Game still = play(""), moved = play("Glasgow > 17, Canopus > 8 escort");
  same_for(still, moved, {german_eye, public_eye});
  for (Game* game : {&still, &moved}) game->germans("");
  REQUIRE(still.asked() == "hit_and_go_home G");
  for (const char* order : {"Emden 2", "Emden 3", "Emden home", "Leipzig 1"}) {
    CHECK(still.refusal(german, order) == moved.refusal(german, order));
  }
  CHECK(still.options(german) == moved.options(german));
}

TEST_CASE("double-blind: an escort in the raider's own area changes nothing before captures") {
  const auto play = [](const std::string& moves) {
    Game game(blind_sea(3));
    game.place("Emden", 30).place("Leipzig", 5).place("Minotaur", 24).begin();
    game.germans("Emden > 30 merchants");
    game.allies(moves);
    return game;
  };
  Game alone = play(""), escorted = play("Minotaur > 30 escort");
  same_for(alone, escorted, {german_eye, public_eye});
  CHECK(alone.options(german) == escorted.options(german));
  for (Game* game : {&alone, &escorted}) game->germans("");
  same_for(alone, escorted, {german_eye, public_eye});
  CHECK(alone.options(german) == escorted.options(german));
  for (const char* order : {"Emden 1", "Emden 2", "Emden 3"}) {
    CHECK(alone.refusal(german, order) == escorted.refusal(german, order));
  }
}

// The accident comes in turn 7, and the die says Emden; lost or not.
Game after_the_accident(bool lost, const std::vector<std::pair<std::string, int>>& others = {}) {
  Rules rules = basic_rules;
  rules.propellant_accident = true;
  Game game(blind_sea(7, rules));
  game.secret_dice({real_pack().ship(*real_pack().ship_named("Emden")).rp_c12, lost ? 1 : 6});
  game.place("Emden", 30).place("Leipzig", 5).place("Hampshire", 30).place("Fox", 26);
  for (const auto& [ship, area] : others) game.place(ship, area);
  game.change().board.accident_turn = 7;
  game.begin();
  return game;
}

TEST_CASE("double-blind: [FS 7.3.2] the lost cruiser has no eyes; nobody else can tell") {
  const Game lost = after_the_accident(true), alive = after_the_accident(false);
  CHECK(!sees_ship(lost, german_eye, "Hampshire"));
  CHECK(sees_ship(alive, german_eye, "Hampshire"));
  for (const Game* game : {&lost, &alive}) {
    CHECK(sees_ship(*game, allied_eye, "Emden"));
    // Else the public would tell the Allies which cruiser sees nothing any more.
    CHECK(!sees_ship(*game, public_eye, "Emden"));
    CHECK(!sees_ship(*game, public_eye, "Hampshire"));
  }
  same_for(lost, alive, {allied_eye, public_eye});
}

TEST_CASE("double-blind: [FS 7.3.2] the public sees where some German is sure to see") {
  struct Row {
    std::string because;
    std::string beside;
    bool seen;
  };
  const Row rows[] = {{"no cruiser of the accident's", "Scharnhorst", true},
                      {"one of two at most is lost", "Dresden", true},
                      {"another area", "", false}};
  for (const Row& row : rows) {
    CAPTURE(row.because);
    std::vector<std::pair<std::string, int>> others;
    if (!row.beside.empty()) others.emplace_back(row.beside, 30);
    for (const bool lost : {true, false}) {
      const Game game = after_the_accident(lost, others);
      CHECK(sees_ship(game, public_eye, "Emden") == row.seen);
      CHECK(sees_ship(game, public_eye, "Hampshire") == row.seen);
    }
    same_for(after_the_accident(true, others), after_the_accident(false, others),
             {allied_eye, public_eye});
  }
  // Before its turn the accident puts nothing in doubt.
  Rules rules = basic_rules;
  rules.propellant_accident = true;
  Game before(blind_sea(6, rules));
  before.place("Emden", 30).place("Leipzig", 5).place("Hampshire", 30);
  before.change().board.accident_turn = 7;
  before.begin();
  CHECK(sees_ship(before, public_eye, "Hampshire"));
}

TEST_CASE("double-blind: [FS 7.3.2] the lost cruiser's moves are told like any other's") {
  Game lost = after_the_accident(true), alive = after_the_accident(false);
  for (Game* game : {&lost, &alive}) {
    game->germans("Emden > 26");
    game->allies("Hampshire > 30");
  }
  same_for(lost, alive, {allied_eye, public_eye});
  CHECK(sees_ship(lost, allied_eye, "Emden"));
  CHECK(!sees_ship(lost, german_eye, "Fox"));
  CHECK(sees_ship(alive, german_eye, "Fox"));
}

TEST_CASE("double-blind: [FS 7.3.2] what meets the lost cruiser is told to its side") {
  Rules rules = basic_rules;
  rules.propellant_accident = true;
  Game game(blind_sea(7, rules), {1});
  game.secret_dice({real_pack().ship(*real_pack().ship_named("Emden")).rp_c12, 1});
  game.place("Emden", 30).place("Leipzig", 5).place("Hampshire", 30);
  game.change().board.accident_turn = 7;
  game.begin();
  game.germans("Emden > 30");
  game.allies("Hampshire > 30");
  CHECK(game.news(german_eye).find("met Emden by Hampshire: search\n") != std::string::npos);
}

// Faults that other systems' trackers tell of; more of them in tests/record and tests/server.

TEST_CASE("tracker: 'moves ? -> ?' in the log; the name and version of a hidden move leak") {
  Game game(blind_sea(3));
  game.place("Emden", 31).place("Leipzig", 5).place("Glasgow", 7).begin();
  game.germans("Emden > 32 merchants");
  game.allies("Glasgow > 6");
  for (const core::Viewer viewer : {allied_eye, public_eye}) {
    for (const Event& event : game.told(viewer)) {
      const auto* moved = std::get_if<event::GroupMoved>(&event);
      if (moved == nullptr) continue;
      // Nothing stands in for a move that is not seen: no line, no blank name, no number.
      CHECK(side_of(real_pack(), moved->ships.front()) == allied);
    }
  }
}

TEST_CASE("tracker: path previews bend round hidden units") {
  // A hunter in the way, seen by nobody German: what a cruiser may do and what it would cost are
  // the same as if the sea were empty.
  const auto play = [](int hunter) {
    Game game(blind_sea(3));
    game.place("Emden", 31).place("Leipzig", 5).place("Minotaur", hunter).begin();
    return game;
  };
  const Game away = play(2), in_the_way = play(30);
  CHECK(away.options(german) == in_the_way.options(german));
  for (const char* plot : {"Emden > 30", "Emden > 30 merchants", "Emden > 32", "Emden > 1"}) {
    CHECK(away.refusal(german, plot) == in_the_way.refusal(german, plot));
  }
}

TEST_CASE("tracker: an automatic skip is a tell") {
  // The window for surprise attacks and PHASE 5 are asked whether there is anything to do or not.
  for (const char* hunter : {"Minotaur", "Triumph"}) {
    Game game(blind_sea(3));
    game.place("Emden", 31).place("Leipzig", 5).place(hunter, hunter[0] == 'M' ? 31 : 2).begin();
    game.germans("Emden > 31");
    game.allies("");
    while (game.asked().ends_with(" A")) game.allies("no");
    CHECK(game.asked() == "surprise_attack G");
    game.germans("");
    CHECK(game.asked() == "hit_and_go_home G");
  }
}

}  // namespace
}  // namespace chartroom::far_seas::test
