// Gunfire: who may, in which order, and with which modifiers (4.6.4, 4.6.4.1).
#include <doctest/doctest.h>

#include "tests/far_seas/battle.hpp"

using namespace chartroom::far_seas;
using chartroom::far_seas::test::Battle;
using chartroom::far_seas::test::lines;

namespace {

// The first shot of the German side at the first range at which it is asked for targets.
struct FirstShot {
  const char* because;
  const char* german;  // the firing ship
  const char* allied;  // the ship fired on
  CombatKind kind;
  int die;
  const char* shot;
};

constexpr auto plain = CombatKind::encounter;

}  // namespace

TEST_CASE(
    "[FS 4.6.4] The damage table is read with the modified die, 0 or less and 6 or more too") {
  const FirstShot rows[] = {
      {"0 or less: none", "Emden CL A -4 3", "Glasgow CL C -4 9", plain, 3, "3 ship-4: 0"},
      {"0: none", "Emden CL A -4 3", "Glasgow CL C -4 9", plain, 4, "4 ship-4: 0"},
      {"1: one point", "Emden CL A -4 3", "Glasgow CL C -4 9", plain, 5, "5 ship-4: 1"},
      {"2: one point", "Emden CL A -4 3", "Glasgow CL C -4 9", plain, 6, "6 ship-4: 1"},
      {"3: two points", "Emden CL A -3 3", "Glasgow CL C -4 9", plain, 6, "6 ship-3: 2"},
      {"4: three points", "Emden CL A -2 3", "Glasgow CL C -4 9", plain, 6, "6 ship-2: 3"},
      {"5: four points", "Emden CL A -1 3", "Glasgow CL C -4 9", plain, 6, "6 ship-1: 4"},
      {"6: five points", "Emden CL A 0 3", "Glasgow CL C -4 9", plain, 6, "6: 5"},
      {"7: five points", "Emden CL A 0 3", "Glasgow CL C -4 9 damage=5", plain, 6,
       "6 half_damaged_target+1: 5"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = {row.german}, .allied = {row.allied}, .dice = {row.die}});
    battle.answer("Emden>Glasgow");
    CHECK(battle.told().starts_with("Emden>Glasgow " + std::string(row.shot) + "\n"));
  }
}

TEST_CASE("[FS 4.6.4.1] Modifiers that a ship brings into its first shot, each with its reason") {
  const FirstShot rows[] = {
      {"the firer is half damaged", "Emden CL C -4 4 damage=2", "Glasgow CL C -4 9", plain, 6,
       "6 ship-4 half_damaged_firer-1: 1"},
      {"just less than half", "Emden CL C -4 5 damage=2", "Glasgow CL C -4 9", plain, 6,
       "6 ship-4: 1"},
      {"the target is half damaged, rounded up", "Emden CL C -4 3", "Glasgow CL C -4 9 damage=5",
       plain, 6, "6 ship-4 half_damaged_target+1: 2"},
      {"just less than half", "Emden CL C -4 3", "Glasgow CL C -4 9 damage=4", plain, 6,
       "6 ship-4: 1"},
      {"[FS 4.6.4.1.2] one earlier combat", "Emden CL C -4 3 combats=1", "Glasgow CL C -4 9", plain,
       6, "6 ship-4 attrition-1: 1"},
      {"[FS 4.6.4.1.2] each earlier combat counts", "Emden CL C -2 3 combats=3",
       "Glasgow CL C -4 9", plain, 6, "6 ship-2 attrition-3: 1"},
      {"[FS 4.6.4.1.2] the Reserves have no attrition", "Emden BC C -2 7 combats=3 reserve",
       "Glasgow CL C -4 9", plain, 6, "6 ship-2: 3"},
      {"[FS 4.6.4.1.3] a surprise attack", "Emden CL C -4 3", "Glasgow CL C -4 9",
       CombatKind::surprise_attack, 6, "6 ship-4 surprise+2: 3"},
      {"a runner that was surprised surprises nobody", "Emden CL C -4 3", "Glasgow CL C -4 9",
       CombatKind::runner_surprised, 6, "6 ship-4: 1"},
      {"all add up", "Emden CL C -4 4 damage=2 combats=1", "Glasgow CL C -4 2 damage=1",
       CombatKind::surprise_attack, 5,
       "5 ship-4 half_damaged_firer-1 half_damaged_target+1 attrition-1 surprise+2: 1"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.because);
    Battle battle(
        {.german = {row.german}, .allied = {row.allied}, .dice = {row.die}, .kind = row.kind});
    battle.pass_to(Decision::targets);
    battle.answer("Emden>Glasgow");
    CHECK(battle.told().starts_with("Emden>Glasgow " + std::string(row.shot) + "\n"));
  }
}

TEST_CASE("[FS 4.6.4.1.2] Allied ships have no attrition and no surprise") {
  Battle battle({.german = {"Emden CL C -4 9"},
                 .allied = {"Glasgow CL C -4 3 combats=2"},
                 .dice = {6},
                 .kind = CombatKind::surprise_attack});
  battle.pass_to(Decision::targets);
  battle.answer("", "Glasgow>Emden");
  CHECK(battle.told().starts_with("Glasgow>Emden 6 ship-4: 1\n"));
}

TEST_CASE("[FS 4.6.4.1] The same target: one more each consecutive round, up to the own modifier") {
  struct Round {
    const char* order;
    const char* shot;
  };
  struct Row {
    const char* because;
    const char* firer;
    std::vector<Round> rounds;
  };
  const Row rows[] = {
      {"it stops where the ship's modifier is made good",
       "Invincible BC A -3 7",
       {{"Invincible>Emden", "Invincible>Emden 1 ship-3: 0\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3 same_target+1: 0\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3 same_target+2: 0\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3 same_target+3: 1\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3 same_target+3: 1\n"}}},
      {"a ship without a modifier has nothing to make good",
       "Invincible BC A 0 7",
       {{"Invincible>Emden", "Invincible>Emden 1: 1\n"},
        {"Invincible>Emden", "Invincible>Emden 1: 1\n"}}},
      {"another target begins anew",
       "Invincible BC A -3 7",
       {{"Invincible>Emden", "Invincible>Emden 1 ship-3: 0\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3 same_target+1: 0\n"},
        {"Invincible>Leipzig", "Invincible>Leipzig 1 ship-3: 0\n"},
        {"Invincible>Leipzig", "Invincible>Leipzig 1 ship-3 same_target+1: 0\n"},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3: 0\n"}}},
      {"so does a round without fire",
       "Invincible BC A -3 7",
       {{"Invincible>Emden", "Invincible>Emden 1 ship-3: 0\n"},
        {"", ""},
        {"Invincible>Emden", "Invincible>Emden 1 ship-3: 0\n"}}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = {"Emden CL C -4 30", "Leipzig CL C -4 30"},
                   .allied = {row.firer},
                   .dice = {1, 1, 1, 1, 1}});
    for (const Round& round : row.rounds) {
      battle.pass_to(Decision::targets);
      battle.answer("", round.order);
      CHECK(battle.told().starts_with(round.shot));
      battle.pass_to(Decision::run_after_round);
      battle.answer("");
    }
  }
}

TEST_CASE(
    "[FS 4.6.4.1.2] Scharnhorst and Gneisenau: +1 on a ship they damaged in the round before") {
  struct Row {
    const char* because;
    const char* firer;
    int first_die;
    const char* first_target;
    const char* second_shot;
  };
  const Row rows[] = {
      {"an armoured cruiser that hit", "Scharnhorst AC A -3 6", 6, "Glasgow",
       "5 ship-3 same_target+1 hit_last_round+1: 3"},
      {"also above zero", "Scharnhorst AC A 0 6", 1, "Glasgow", "5 hit_last_round+1: 5"},
      {"it fired and did no damage", "Scharnhorst AC A -3 6", 3, "Glasgow",
       "5 ship-3 same_target+1: 2"},
      {"it hit another ship", "Scharnhorst AC A -3 6", 6, "Monmouth", "5 ship-3: 1"},
      {"a light cruiser", "Scharnhorst CL A -3 6", 6, "Glasgow", "5 ship-3 same_target+1: 2"},
      {"an armoured ship of the Reserves", "Scharnhorst AC A -3 6 reserve", 6, "Glasgow",
       "5 ship-3 same_target+1: 2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = {row.firer},
                   .allied = {"Glasgow CL C -4 20", "Monmouth AC C -4 20"},
                   .dice = {row.first_die, 5}});
    battle.answer("Scharnhorst>" + std::string(row.first_target));
    battle.answer("");  // nobody runs
    battle.answer("Scharnhorst>Glasgow");
    CHECK(battle.told().starts_with("Scharnhorst>Glasgow " + std::string(row.second_shot) + "\n"));
  }
}

TEST_CASE("[FS 4.6.4.1] A ship that tried to run fires with -2 in the next round only") {
  SUBCASE("tried just before the first round") {
    Battle battle({.german = {"Emden CL A -1 9"},
                   .allied = {"Glasgow CL C -4 9"},
                   .dice = {4, 4},
                   .tried_to_run = {"Emden"}});
    battle.answer("Emden>Glasgow");
    CHECK(battle.told().starts_with("Emden>Glasgow 4 ship-1 run_attempt-2: 1\n"));
    battle.answer("");
    battle.answer("Emden>Glasgow");
    CHECK(battle.told().starts_with("Emden>Glasgow 4 ship-1 same_target+1: 3\n"));
  }
  SUBCASE("tried after a round; the others of its side fire as they are") {
    Battle battle({.german = {"Emden CL A -1 9", "Leipzig CL A -1 9"},
                   .allied = {"Glasgow CL C -4 9"},
                   .dice = {4, 4, 4, 4}});
    battle.answer("");
    battle.answer("Emden");
    battle.run_ends("");
    battle.answer("Emden>Glasgow, Leipzig>Glasgow");
    CHECK(battle.told() == lines({"Emden>Glasgow 4 ship-1 run_attempt-2: 1",
                                  "Leipzig>Glasgow 4 ship-1: 2", "damage: Glasgow 3"}));
    battle.answer("");
    battle.pass_to(Decision::targets);
    battle.answer("Emden>Glasgow, Leipzig>Glasgow");
    CHECK(battle.told() ==
          lines({"Emden>Glasgow 4 ship-1 same_target+1: 3",
                 "Leipzig>Glasgow 4 ship-1 same_target+1 half_damaged_target+1: 4"}));
  }
}

TEST_CASE("[FS 4.6.4.1] Three ships on one target fire at -1 each; two do not") {
  const auto setting = [] {
    return chartroom::far_seas::test::Setting{
        .german = {"Scharnhorst AC A -1 6", "Gneisenau AC A -1 6", "Leipzig CL A -1 6",
                   "Dresden CL A -1 6"},
        .allied = {"Monmouth AC B -1 20", "Glasgow CL B -1 20"},
        .dice = {3, 3, 3, 3}};
  };
  SUBCASE("three and one") {
    Battle battle(setting());
    battle.answer("Scharnhorst>Monmouth, Gneisenau>Monmouth, Leipzig>Glasgow, Dresden>Monmouth");
    CHECK(battle.told() ==
          lines({"Scharnhorst>Monmouth 3 ship-1 multiple_fire-1: 1",
                 "Gneisenau>Monmouth 3 ship-1 multiple_fire-1: 1", "Leipzig>Glasgow 3 ship-1: 1",
                 "Dresden>Monmouth 3 ship-1 multiple_fire-1: 1", "damage: Monmouth 3 Glasgow 1"}));
  }
  SUBCASE("two and two") {
    Battle battle(setting());
    battle.answer("Scharnhorst>Monmouth, Gneisenau>Monmouth, Leipzig>Glasgow, Dresden>Glasgow");
    CHECK(battle.told() == lines({"Scharnhorst>Monmouth 3 ship-1: 1",
                                  "Gneisenau>Monmouth 3 ship-1: 1", "Leipzig>Glasgow 3 ship-1: 1",
                                  "Dresden>Glasgow 3 ship-1: 1", "damage: Monmouth 2 Glasgow 2"}));
  }
}

TEST_CASE("[FS 4.6.4] A ship sunk in a round still fires in it: fire is simultaneous") {
  Battle battle(
      {.german = {"Scharnhorst AC A 0 5"}, .allied = {"Invincible BC A 0 5"}, .dice = {6, 6}});
  battle.answer("Scharnhorst>Invincible", "Invincible>Scharnhorst");
  CHECK(battle.told() == lines({"Scharnhorst>Invincible 6: 5", "Invincible>Scharnhorst 6: 5",
                                "damage: Scharnhorst 5 sunk Invincible 5 sunk",
                                "vp: german_ship_sunk -3 Scharnhorst",
                                "vp: allied_ship_sunk +5 Invincible", "over"}));
  CHECK(battle.board().vp == 2);
  CHECK(battle.status("Scharnhorst").where == Whereabouts::sunk);
  CHECK(battle.status("Invincible").where == Whereabouts::sunk);
}

TEST_CASE("[FS 4.6.4] Shots of a side fall as listed: one at a ship already sunk is lost, no die") {
  Battle battle({.german = {"Scharnhorst AC A 0 6", "Gneisenau AC A 0 6", "Emden CL A 0 6"},
                 .allied = {"Monmouth AC B -1 5", "Glasgow CL B -1 5"},
                 .dice = {6, 1}});
  battle.answer("Gneisenau>Monmouth, Scharnhorst>Monmouth, Emden>Glasgow");
  CHECK(battle.told() ==
        lines({"Gneisenau>Monmouth 6: 5", "Scharnhorst>Monmouth lost", "Emden>Glasgow 1: 1",
               "damage: Monmouth 5 sunk Glasgow 1", "vp: allied_ship_sunk +3 Monmouth"}));
  CHECK(battle.script().unrolled() == 0);
}

TEST_CASE(
    "[FS 4.6.4.1] 'Half damaged target' counts as it is at the roll, 'firer' as the step began") {
  Battle battle({.german = {"Scharnhorst AC A 0 4", "Gneisenau AC A 0 4"},
                 .allied = {"Monmouth AC A 0 8"},
                 .dice = {5, 2, 3}});
  battle.answer("Scharnhorst>Monmouth, Gneisenau>Monmouth", "Monmouth>Scharnhorst");
  CHECK(battle.told() ==
        lines({"Scharnhorst>Monmouth 5: 4", "Gneisenau>Monmouth 2 half_damaged_target+1: 2",
               "Monmouth>Scharnhorst 3: 2", "damage: Scharnhorst 2 Monmouth 6"}));
}

TEST_CASE("[FS 8.0] Ships sunk score their stars, German ones off the track, all of one step") {
  Battle battle({.german = {"Scharnhorst AC A 0 5", "Emden CL A 0 5", "Leipzig CL A 0 5"},
                 .allied = {"Canopus BB A 0 5", "Kersaint C A 0 5 french", "Tsukuba CL B 0 5"},
                 .dice = {6, 6, 6, 6}});
  battle.answer("Scharnhorst>Canopus, Emden>Kersaint", "Canopus>Emden, Kersaint>Leipzig");
  CHECK(battle.told() ==
        lines({"Scharnhorst>Canopus 6: 5", "Emden>Kersaint 6: 5", "Canopus>Emden 6: 5",
               "Kersaint>Leipzig 6: 5",
               "damage: Emden 5 sunk Leipzig 5 sunk Canopus 5 sunk Kersaint 5 sunk",
               "vp: german_ship_sunk -1 Emden", "vp: german_ship_sunk -1 Leipzig",
               "vp: allied_ship_sunk +4 Canopus", "vp: allied_ship_sunk +2 Kersaint"}));
  CHECK(battle.asked() == "A: run_after_round GA");
}

TEST_CASE("[FS 4.6.4] A squadron whose first ship sinks goes on under the next one") {
  Battle battle({.german = {"Scharnhorst AC A 0 5"},
                 .allied = {"Good_Hope AC B 0 5", "Monmouth AC B 0 5", "Glasgow CL B 0 5"},
                 .dice = {6}});
  battle.answer("Scharnhorst>Good_Hope");
  CHECK(group_of(battle.board(), battle.ship("Glasgow")) ==
        Group{battle.ship("Monmouth"), battle.ship("Glasgow")});
  CHECK(battle.status("Glasgow").leader == battle.ship("Monmouth"));
  CHECK(battle.status("Good_Hope").area == no_area);
}
