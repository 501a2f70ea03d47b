// Torpedoes at C-range and by Bold Move (4.6.4.2), and what surprise does to them (4.6.4.1.3).
#include <doctest/doctest.h>

#include "tests/far_seas/battle.hpp"

using namespace chartroom::far_seas;
using chartroom::far_seas::test::Battle;
using chartroom::far_seas::test::lines;

namespace {

// Combats of these tests begin at C-range.
constexpr auto close_in = CombatKind::runner_surprised;
constexpr auto surprise = CombatKind::surprise_attack;

}  // namespace

TEST_CASE(
    "[FS 4.6.4.2] At C-range a torpedo hits on a 1; its damage die goes straight on the table") {
  struct Row {
    std::vector<int> dice;
    const char* run;
    const char* damage;
  };
  const Row rows[] = {
      {{1, 1}, "Emden>>Glasgow 1: 1, 1", "damage: Glasgow 1\n"},
      {{1, 3}, "Emden>>Glasgow 1: 3, 2", "damage: Glasgow 2\n"},
      {{1, 6}, "Emden>>Glasgow 1: 6, 5", "damage: Glasgow 5\n"},
      {{2}, "Emden>>Glasgow 2: missed", ""},
      {{6}, "Emden>>Glasgow 6: missed", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.run);
    // Half damaged, after a run attempt, with attrition: no modifier touches a torpedo.
    Battle battle({.german = {"Emden CL C -4 4 damage=2 combats=2"},
                   .allied = {"Glasgow CL C -4 9 damage=3"},
                   .dice = row.dice,
                   .kind = close_in,
                   .tried_to_run = {"Emden"}});
    battle.pass_to(Decision::torpedoes);
    battle.answer("Emden>Glasgow");
    CHECK(battle.told() == std::string(row.run) + "\n" + row.damage);
    CHECK(battle.script().purposes().front() == "4.6.4.2 torpedo");
    CHECK(battle.script().unrolled() == 0);
  }
}

TEST_CASE(
    "[FS 4.6.4.2] C-range torpedoes follow the guns, and damage of both is assessed together") {
  Battle battle({.german = {"Emden CL C 0 3"},
                 .allied = {"Glasgow CL C 0 5", "Monmouth AC C 0 9"},
                 .dice = {/*guns*/ 2, 6, /*torpedoes*/ 1, 6, 1, 2},
                 .kind = close_in});
  battle.pass_to(Decision::targets);
  battle.answer("Emden>Glasgow", "Glasgow>Emden");
  CHECK(battle.told() == lines({"Emden>Glasgow 2: 1", "Glasgow>Emden 6: 5"}));
  CHECK(battle.asked() == "C: torpedoes GA");
  CHECK(battle.status("Emden").where == Whereabouts::at_sea);
  SUBCASE("a ship that the guns have sunk still launches") {
    battle.answer("Emden>Monmouth", "Monmouth>Emden");
    CHECK(battle.told() ==
          lines({"Emden>>Monmouth 1: 6, 5", "Monmouth>>Emden 1: 2, 1",
                 "damage: Emden 6 sunk Glasgow 1 Monmouth 5", "vp: german_ship_sunk -1 Emden",
                 "repaired Glasgow", "repaired Monmouth", "over"}));
  }
  SUBCASE("nobody need launch") {
    battle.answer("", "");
    CHECK(battle.told() == lines({"damage: Emden 5 sunk Glasgow 1", "vp: german_ship_sunk -1 Emden",
                                  "repaired Glasgow", "over"}));
  }
}

TEST_CASE("[FS 4.6.4.2] The launch follows even where no ship has fired") {
  Battle battle({.german = {"Emden CL C 0 3"},
                 .allied = {"Glasgow CL C 0 5"},
                 .dice = {1, 6},
                 .kind = close_in});
  battle.pass_to(Decision::targets);
  battle.answer("", "");
  CHECK(battle.asked() == "C: torpedoes GA");
  battle.answer("Emden>Glasgow");
  CHECK(battle.told() == lines({"Emden>>Glasgow 1: 6, 5", "damage: Glasgow 5 sunk",
                                "vp: allied_ship_sunk +1 Glasgow", "over"}));
}

TEST_CASE(
    "[FS 4.6.4.2] One torpedo per ship and combat, none for battleships, none beyond C-range") {
  Battle battle({.german = {"Emden CL C -4 9"},
                 .allied = {"Canopus BB A -4 6", "Glasgow CL C -4 9"},
                 .dice = {6, 6}});
  std::string asked = battle.asked();
  for (int i = 0; i < 8; ++i) {
    battle.answer(battle.asked() == "C: torpedoes GA" ? "Emden>Glasgow" : "");
    asked += ", " + battle.asked();
  }
  // Canopus has the range from A on, the Emden fires from C on and has spent her torpedo there.
  CHECK(asked ==
        "A: targets A, A: run_after_round GA, B: targets A, B: run_after_round GA, "
        "C: bold_moves GA, C: targets GA, C: torpedoes GA, C: run_after_round GA, "
        "C: bold_moves A");
}

TEST_CASE(
    "[FS 4.6.4.2] A Bold Move: fire at the mover with +1, damage at once, then 3 or less hits") {
  struct Row {
    int die;
    const char* run;
  };
  const Row rows[] = {{1, "bold Emden>>Monmouth 1: 4, 3"},
                      {3, "bold Emden>>Monmouth 3: 4, 3"},
                      {4, "bold Emden>>Monmouth 4: missed"}};
  for (const Row& row : rows) {
    CAPTURE(row.die);
    Battle battle({.german = {"Emden CL C -4 9"},
                   .allied = {"Monmouth AC C -4 9", "Glasgow CL C -4 9"},
                   .dice = {5, row.die, 4},
                   .kind = close_in});
    battle.answer("Emden>Monmouth", "");
    CHECK(battle.asked() == "C: fire_on_bold A");
    CHECK(battle.fighter("Emden").bold);
    battle.answer("", "Glasgow>Emden");
    CHECK(battle.told().starts_with(
        lines({"Glasgow>Emden 5 ship-4 optimum_torpedo_range+1: 1", "damage: Emden 1", row.run})));
    // The mover does not use its guns this round; the Glasgow has fired.
    CHECK(battle.asked() == "C: targets A");
    CHECK(battle.choices(allied) == "Monmouth: Emden");
  }
}

TEST_CASE("[FS 4.6.4.2] A ship sunk by fire on its Bold Move does not launch") {
  Battle battle({.german = {"Emden CL C 0 3", "Leipzig CL C 0 9"},
                 .allied = {"Glasgow CL C 0 9"},
                 .dice = {6},
                 .kind = close_in});
  battle.answer("Emden>Glasgow");
  battle.answer("", "Glasgow>Emden");
  CHECK(battle.told() == lines({"Glasgow>Emden 6 optimum_torpedo_range+1: 5",
                                "damage: Emden 5 sunk", "vp: german_ship_sunk -1 Emden"}));
  CHECK(battle.asked() == "C: targets G");
  CHECK(battle.fighter("Glasgow").torpedo_left);
}

TEST_CASE(
    "[FS 4.6.4.2] Survivors of both sides launch together; whom they sink does not fire any more") {
  Battle battle({.german = {"Emden CL C 0 3", "Leipzig CL C 0 3"},
                 .allied = {"Glasgow CL C 0 5", "Monmouth AC C 0 5"},
                 .dice = {/*at Glasgow*/ 1, /*at Emden*/ 1, /*torpedoes*/ 2, 6, 2, 6, 3},
                 .kind = close_in});
  battle.answer("Emden>Monmouth", "Glasgow>Leipzig");
  CHECK(battle.asked() == "C: fire_on_bold GA");
  battle.answer("Leipzig>Glasgow", "Monmouth>Emden");
  CHECK(battle.told() ==
        lines({"Leipzig>Glasgow 1 optimum_torpedo_range+1: 1",
               "Monmouth>Emden 1 optimum_torpedo_range+1: 1", "damage: Emden 1 Glasgow 1",
               "bold Emden>>Monmouth 2: 6, 5", "bold Glasgow>>Leipzig 2: 6, 5",
               "damage: Leipzig 5 sunk Monmouth 5 sunk", "vp: german_ship_sunk -1 Leipzig",
               "vp: allied_ship_sunk +3 Monmouth"}));
  // The two that are left have made a Bold Move each: no guns, no torpedoes.
  CHECK(battle.asked() == "C: run_after_round GA");
}

TEST_CASE("[FS 4.6.4.2] Two movers that sink each other both launch") {
  Battle battle({.german = {"Emden CL C 0 3"},
                 .allied = {"Glasgow CL C 0 3"},
                 .dice = {1, 6, 1, 6},
                 .kind = close_in});
  battle.answer("Emden>Glasgow", "Glasgow>Emden");
  CHECK(battle.told() ==
        lines({"bold Emden>>Glasgow 1: 6, 5", "bold Glasgow>>Emden 1: 6, 5",
               "damage: Emden 5 sunk Glasgow 5 sunk", "vp: german_ship_sunk -1 Emden",
               "vp: allied_ship_sunk +1 Glasgow", "over"}));
}

TEST_CASE("[FS 4.6.4.2] A mover whose target sank before it could launch keeps its torpedo") {
  Battle battle({.german = {"Emden CL C 0 9", "Leipzig CL C 0 9"},
                 .allied = {"Glasgow CL C 0 3", "Monmouth AC C 0 9"},
                 .dice = {6, 1, 1},
                 .kind = close_in});
  battle.answer("Emden>Glasgow", "Glasgow>Emden");
  battle.answer("Leipzig>Glasgow", "");
  CHECK(battle.told() == lines({"Leipzig>Glasgow 6 optimum_torpedo_range+1: 5",
                                "damage: Glasgow 5 sunk", "vp: allied_ship_sunk +1 Glasgow"}));
  battle.pass_to(Decision::torpedoes);
  battle.answer("Emden>Monmouth");
  CHECK(battle.told() == lines({"Emden>>Monmouth 1: 1, 1", "damage: Monmouth 1"}));
}

TEST_CASE(
    "[FS 4.6.4.1] The +1 on a bold mover holds for later fire of the round, not for the next") {
  Battle battle({.german = {"Emden CL C 0 30"},
                 .allied = {"Glasgow CL C -1 9", "Monmouth AC C -1 9"},
                 .dice = {1, 6, 1, 1},
                 .kind = close_in});
  battle.answer("Emden>Glasgow");
  battle.answer("", "Glasgow>Emden");
  CHECK(battle.told().starts_with("Glasgow>Emden 1 ship-1 optimum_torpedo_range+1: 1\n"));
  battle.answer("", "Monmouth>Emden");
  CHECK(battle.told().starts_with("Monmouth>Emden 1 ship-1 optimum_torpedo_range+1: 1\n"));
  battle.pass_to(Decision::run_after_round);
  battle.answer("");
  battle.pass_to(Decision::targets);
  battle.answer("", "Monmouth>Emden");
  CHECK(battle.told().starts_with("Monmouth>Emden 1 ship-1 same_target+1: 1\n"));
  CHECK_FALSE(battle.fighter("Emden").bold);
}

TEST_CASE("[FS 4.6.4] Bold movers are among the three that may aim at one target in a round") {
  Battle battle(
      {.german = {"Emden CL C 0 9", "Leipzig CL C 0 9", "Dresden CL C 0 9", "Karlsruhe C C 0 9"},
       .allied = {"Canopus BB A 0 30", "Albion BB A 0 30"},
       .dice = {6, 1, 1},
       .kind = close_in});
  battle.answer("Emden>Canopus");
  battle.answer("", "");
  CHECK(battle.told() == lines({"bold Emden>>Canopus 6: missed"}));
  CHECK(battle.refusal(german, "Leipzig>Canopus, Dresden>Canopus, Karlsruhe>Canopus") ==
        "4.6.4: Karlsruhe would be the fourth ship aiming at Canopus in this round, after Emden, "
        "Leipzig and Dresden: at most three may.");
  battle.answer("Leipzig>Canopus, Dresden>Canopus");
  CHECK(battle.told().starts_with(
      lines({"Leipzig>Canopus 1 multiple_fire-1: 0", "Dresden>Canopus 1 multiple_fire-1: 0"})));
  CHECK(battle.choices(german) ==
        "Leipzig: Canopus Albion; Dresden: Canopus Albion; Karlsruhe: Albion");
}

TEST_CASE("[FS 4.6.4] Fire on a bold mover counts among the three that may aim at it") {
  Battle battle(
      {.german = {"Emden CL C 0 30"},
       .allied = {"Glasgow CL C 0 9", "Kent AC C 0 9", "Cornwall AC C 0 9", "Bristol CL C 0 9"},
       .dice = {1, 1, 6, 1},
       .kind = close_in});
  battle.answer("Emden>Kent");
  battle.answer("", "Glasgow>Emden, Bristol>Emden");
  CHECK(battle.refusal(allied, "Kent>Emden, Cornwall>Emden") ==
        "4.6.4: Cornwall would be the fourth ship aiming at Emden in this round, after Glasgow, "
        "Bristol and Kent: at most three may.");
  battle.answer("", "Kent>Emden");
  CHECK(battle.told().starts_with("Kent>Emden 1 optimum_torpedo_range+1 multiple_fire-1: 1\n"));
}

TEST_CASE(
    "[FS 4.6.4.1.3] A surprise torpedo: -2 on the roll to hit, straight away by Bold Move only") {
  SUBCASE("5 hits") {
    Battle battle({.german = {"Emden CL C 0 9"},
                   .allied = {"Glasgow CL C 0 9"},
                   .dice = {5, 4},
                   .kind = surprise});
    battle.answer("Emden>Glasgow");
    battle.answer("", "");
    CHECK(battle.told() ==
          lines({"bold Emden>>Glasgow 5 surprise_torpedo-2: 4, 3", "damage: Glasgow 3"}));
  }
  SUBCASE("6 misses") {
    Battle battle({.german = {"Emden CL C 0 9"},
                   .allied = {"Glasgow CL C 0 9"},
                   .dice = {6},
                   .kind = surprise});
    battle.answer("Emden>Glasgow");
    battle.answer("", "");
    CHECK(battle.told() == lines({"bold Emden>>Glasgow 6 surprise_torpedo-2: missed"}));
  }
  SUBCASE("not at C-range, and not for the surprised") {
    Battle battle({.german = {"Emden CL C 0 9"},
                   .allied = {"Glasgow CL C 0 9"},
                   .dice = {4, 3},
                   .kind = surprise});
    battle.answer("", "Glasgow>Emden");
    battle.answer("", "");
    CHECK(battle.told() == lines({"bold Glasgow>>Emden 4: missed"}));
    battle.pass_to(Decision::torpedoes);
    battle.answer("Emden>Glasgow");
    CHECK(battle.told() == lines({"Emden>>Glasgow 3: missed"}));
  }
  SUBCASE("not in a later round, nor the +2 of the guns") {
    Battle battle({.german = {"Emden CL C 0 9", "Leipzig CL C -4 9"},
                   .allied = {"Glasgow CL C 0 9"},
                   .dice = {4, 5},
                   .kind = surprise});
    battle.pass_to(Decision::run_after_round);
    battle.answer("");
    battle.answer("Emden>Glasgow");
    battle.answer("", "");
    CHECK(battle.told() == lines({"bold Emden>>Glasgow 4: missed"}));
    battle.answer("Leipzig>Glasgow");
    CHECK(battle.told().starts_with("Leipzig>Glasgow 5 ship-4: 1\n"));
  }
}

TEST_CASE("[FS 4.6.4.1.2] A torpedo's damage is a hit too; one of an earlier round is none") {
  Battle battle({.german = {"Gneisenau AC C -3 6"},
                 .allied = {"Glasgow CL C -4 30", "Monmouth AC C -4 30"},
                 .dice = {3, 1, 1, /*next round*/ 3, /*and next*/ 3},
                 .kind = close_in});
  const auto shoots_at = [&](const char* target) {
    battle.pass_to(Decision::targets);
    battle.answer("Gneisenau>" + std::string(target));
  };
  shoots_at("Monmouth");
  battle.answer("Gneisenau>Glasgow");  // the torpedo, on another ship than the guns
  CHECK(battle.told() == lines({"Gneisenau>>Glasgow 1: 1, 1", "damage: Glasgow 1"}));
  shoots_at("Glasgow");
  CHECK(battle.told() == "Gneisenau>Glasgow 3 ship-3 hit_last_round+1: 1\n");
  battle.pass_to(Decision::run_after_round);
  battle.answer("");
  battle.pass_to(Decision::run_after_round);  // a round without a hit
  battle.answer("");
  shoots_at("Glasgow");
  CHECK(battle.told() == "Gneisenau>Glasgow 3 ship-3: 0\n");
}
