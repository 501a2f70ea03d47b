// The rounds of a combat: ranges, who is asked, running, and how it ends (4.6.4).
#include <doctest/doctest.h>

#include "tests/far_seas/battle.hpp"

using namespace chartroom::far_seas;
using chartroom::far_seas::test::Battle;
using chartroom::far_seas::test::lines;

namespace {

// What is asked, answering nothing, for so many questions.
std::string questions(Battle& battle, int count) {
  std::string text = battle.asked();
  for (int i = 1; i < count; ++i) {
    battle.answer("", "");
    text += ", " + battle.asked();
  }
  return text;
}

}  // namespace

TEST_CASE(
    "[FS 4.6.4] Ships close in after each round; who has the range, and who a torpedo, is asked") {
  struct Row {
    const char* because;
    std::vector<std::string> german;
    std::vector<std::string> allied;
    CombatKind kind;
    int count;
    const char* questions;
  };
  const Row rows[] = {
      {"A fires at A, B and C, B from B on, C at C; then it stays at C",
       {"Scharnhorst AC B -3 6"},
       {"Invincible BC A -3 7"},
       CombatKind::encounter,
       9,
       "A: targets A, A: run_after_round GA, B: targets GA, B: run_after_round GA, "
       "C: bold_moves GA, C: targets GA, C: torpedoes GA, C: run_after_round GA, C: bold_moves GA"},
      {"[FS 10.3] a round in which no ship has the range is a round: one may run after it",
       {"Emden CL C -4 3"},
       {"Glasgow CL C -4 3"},
       CombatKind::encounter,
       4,
       "A: run_after_round GA, B: run_after_round GA, C: bold_moves GA, C: targets GA"},
      {"battleships have no torpedo",
       {"Emden CL C -4 3"},
       {"Canopus BB A -4 6"},
       CombatKind::runner_surprised,
       4,
       "C: bold_moves G, C: targets GA, C: torpedoes G, C: run_after_round GA"},
      {"battleships alone",
       {"Pommern BB B -4 6"},
       {"Canopus BB A -4 6"},
       CombatKind::runner_surprised,
       2,
       "C: targets GA, C: run_after_round GA"},
      {"a surprised runner fights at C-range",
       {"Emden CL C -4 3"},
       {"Glasgow CL C -4 3"},
       CombatKind::runner_surprised,
       1,
       "C: bold_moves GA"},
      {"[FS 4.6.5.2] so does the victim of a surprise attack, and may run after the first round",
       {"Emden CL C -4 3"},
       {"Glasgow CL C -4 3"},
       CombatKind::surprise_attack,
       4,
       "C: bold_moves GA, C: targets GA, C: torpedoes GA, C: run_after_round GA"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = row.german, .allied = row.allied, .kind = row.kind});
    CHECK(questions(battle, row.count) == row.questions);
  }
}

TEST_CASE(
    "[FS 10.3] Coronel begins at B-range: A is passed without a shot, though Canopus reaches") {
  Battle battle({.german = {"Scharnhorst AC B -3 6"},
                 .allied = {"Canopus BB A -4 6"},
                 .scenario = Scenario::coronel});
  CHECK(battle.asked() == "B: targets GA");
  CHECK(battle.board().combat->round == 1);
}

TEST_CASE("[FS 11] The Falklands begin at A-range, each German ship with one combat behind it") {
  Battle battle({.german = {"Scharnhorst AC B -3 6 combats=1"},
                 .allied = {"Invincible BC A -3 7"},
                 .dice = {6},
                 .scenario = Scenario::falklands});
  CHECK(battle.asked() == "A: targets A");
  battle.answer("");
  battle.answer("");
  battle.answer("Scharnhorst>Invincible");
  CHECK(battle.told().starts_with("Scharnhorst>Invincible 6 ship-3 attrition-1: 1\n"));
}

TEST_CASE("[FS 4.6.4] Both sides' answers are sealed: nothing is told before the last one is in") {
  Battle battle({.german = {"Emden CL A 0 9"}, .allied = {"Glasgow CL A 0 9"}, .dice = {1, 1}});
  battle.answer_one(german, "Emden>Glasgow");
  CHECK(battle.told() == "");
  CHECK(battle.asked() == "A: targets A");
  CHECK(battle.board().committed == chartroom::core::BySide<bool>{true, false});
  battle.answer_one(allied, "");
  CHECK(battle.told() == lines({"Emden>Glasgow 1: 1", "damage: Glasgow 1"}));
  CHECK(battle.board().committed == chartroom::core::BySide<bool>{false, false});
}

TEST_CASE(
    "[FS 4.6.4] After a round each ship may run for itself; the fight goes on with the others") {
  Battle battle({.german = {"Emden CL A 0 9 speed=4+", "Leipzig CL A 0 9 speed=4-"},
                 .allied = {"Glasgow CL C 0 9 speed=4", "Kent AC C 0 9 speed=4"}});
  battle.answer("");
  battle.answer("Emden");
  REQUIRE(battle.asked() == "run");
  const RunAttempt& run = *battle.board().run;
  CHECK(run.in_combat);
  CHECK(run.runners[german] == std::vector<Group>{{battle.ship("Emden")}});
  CHECK(run.free[german] == Group{battle.ship("Leipzig")});
  CHECK(run.free[allied] == Group{battle.ship("Glasgow"), battle.ship("Kent")});
  SUBCASE("it escapes") {
    battle.run_ends("Emden");
    CHECK(battle.asked() == "B: targets G");
    CHECK(battle.choices(german) == "Leipzig: Glasgow Kent");
    CHECK(battle.board().combat->runners[german].empty());
  }
  SUBCASE("it fails") {
    battle.run_ends("");
    CHECK(battle.asked() == "B: targets G");
    CHECK(battle.choices(german) == "Emden: Glasgow Kent; Leipzig: Glasgow Kent");
    CHECK(battle.fighter("Emden").tried_to_run);
    CHECK_FALSE(battle.fighter("Leipzig").tried_to_run);
  }
}

TEST_CASE("[FS 4.6.4] Groups that run together are one group of the attempt") {
  Battle battle({.german = {"Emden CL A 0 9", "Leipzig CL A 0 9", "Dresden CL A 0 9"},
                 .allied = {"Glasgow CL C 0 9"}});
  battle.answer("");
  battle.answer("Leipzig+Emden, Dresden");
  const auto& runners = battle.board().run->runners[german];
  CHECK(runners == std::vector<Group>{{battle.ship("Emden"), battle.ship("Leipzig")},
                                      {battle.ship("Dresden")}});
  CHECK(battle.board().run->free[german].empty());
}

TEST_CASE("[FS 4.6.4] Rounds go on until one side is sunk or has run") {
  SUBCASE("the last German runs") {
    Battle battle({.german = {"Emden CL C 0 9"}, .allied = {"Glasgow CL C 0 9"}});
    battle.answer("Emden");
    battle.run_ends("Emden");
    CHECK(battle.asked() == "over");
    CHECK_FALSE(battle.board().combat);
  }
  SUBCASE("all ships of both sides run") {
    Battle battle({.german = {"Emden CL C 0 9"}, .allied = {"Glasgow CL C 0 9 french"}});
    battle.answer("Emden", "Glasgow");
    battle.run_ends("Emden, Glasgow");
    CHECK(battle.asked() == "over");
  }
  SUBCASE("the last Allied ship sinks") {
    Battle battle({.german = {"Emden CL A 0 9"}, .allied = {"Glasgow CL C 0 5"}, .dice = {6}});
    battle.answer("Emden>Glasgow");
    CHECK(battle.asked() == "over");
  }
  SUBCASE("nobody runs: the next round, closer") {
    Battle battle({.german = {"Emden CL A 0 9"}, .allied = {"Glasgow CL C 0 5"}});
    battle.answer("");
    battle.answer("", "");
    CHECK(battle.told() == "range B\n");
    CHECK(battle.board().combat->round == 2);
  }
}

TEST_CASE("[FS 4.6.2.3] Every attempt of a British ship to run from a combat costs its stars") {
  struct Row {
    const char* because;
    std::vector<std::string> german;
    std::vector<std::string> allied;
    const char* runners;
    int vp;
  };
  const Row rows[] = {
      {"as strong as the German", {"Emden CL C 0 9"}, {"Glasgow CL C 0 9"}, "Glasgow", 1},
      {"stronger", {"Emden CL C 0 9"}, {"Canopus BB C 0 9"}, "Canopus", 4},
      {"weaker", {"Karlsruhe C C 0 9"}, {"Glasgow CL C 0 9"}, "Glasgow", 0},
      {"French", {"Emden CL C 0 9"}, {"Kersaint C C 0 9 french"}, "Kersaint", 0},
      {"only those that run", {"Emden CL C 0 9"}, {"Glasgow CL C 0 9", "Kent AC C 0 9"}, "Kent", 3},
      {"a squadron that none of them matches",
       {"Scharnhorst AC C 0 9", "Emden CL C 0 9"},
       {"Glasgow CL C 0 9"},
       "Glasgow",
       0},
      {"nobody", {"Emden CL C 0 9"}, {"Glasgow CL C 0 9"}, "", 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = row.german, .allied = row.allied});
    battle.answer("", row.runners);
    CHECK(battle.board().vp == row.vp);
    if (std::string_view(row.runners).empty()) continue;
    battle.run_ends("");
    battle.answer("", row.runners);  // a second attempt is charged as well
    CHECK(battle.board().vp == 2 * row.vp);
  }
}

TEST_CASE("[FS 8.0] The game's end is looked at when all points of a step are on the track") {
  Battle battle({.german = {"Emden CL A 0 5"},
                 .allied = {"Invincible BC A 0 5", "Kent AC C 0 9"},
                 .dice = {6, 6},
                 .vp = 76});
  battle.answer("Emden>Invincible", "Invincible>Emden");
  // -1 and +5 leave 80: not above it, whatever the order they were noted in.
  CHECK(battle.board().vp == 80);
  CHECK(battle.asked() == "over");
}

TEST_CASE("[FS 8.0] Points that end the game stop the combat before its next question") {
  Battle battle({.german = {"Emden CL A 0 9"},
                 .allied = {"Invincible BC A 0 5", "Kent AC C 0 9"},
                 .dice = {6},
                 .vp = 76});
  battle.answer("Emden>Invincible");
  CHECK(battle.board().vp == 81);
  REQUIRE(battle.board().outcome);
  CHECK(battle.asked() == "over");
  CHECK(battle.board().combat);
}

TEST_CASE("[FS 4.6.4] Every die has its rule number") {
  Battle battle({.german = {"Emden CL C 0 9"},
                 .allied = {"Glasgow CL C 0 9"},
                 .dice = {1, 1, 1},
                 .kind = CombatKind::runner_surprised});
  battle.pass_to(Decision::targets);
  battle.answer("Emden>Glasgow");
  battle.answer("Emden>Glasgow");
  CHECK(battle.script().purposes() ==
        std::vector<std::string>{"4.6.4 fire", "4.6.4.2 torpedo", "4.6.4.2 torpedo damage"});
}
