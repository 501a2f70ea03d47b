// Repair, loss and consequences (4.6.4.3), and what a combat leaves on its ships (4.6.4).
#include <doctest/doctest.h>

#include "tests/far_seas/battle.hpp"

using namespace chartroom::far_seas;
using chartroom::far_seas::test::Battle;

namespace {

// One round at A-range: Emden fires at Glasgow, Glasgow at Emden, each with this face; then the
// Emden runs and gets away.
void exchange_and_run(Battle& battle) {
  battle.answer("Emden>Glasgow", "Glasgow>Emden");
  battle.answer("Emden");
  battle.run_ends("Emden");
}

}  // namespace

TEST_CASE("[FS 4.6.4.3] One point is repaired, never more than was taken in this combat") {
  struct Row {
    const char* because;
    const char* emden;
    int emden_taken;
    int emden_left;
    const char* repaired;
  };
  const Row rows[] = {
      {"undamaged", "Emden CL A 0 9", 0, 0, ""},
      {"one point", "Emden CL A 0 9", 1, 0, "repaired Emden\n"},
      {"three points", "Emden CL A 0 9", 4, 2, "repaired Emden\n"},
      {"old damage stays", "Emden CL A 0 9 damage=2", 0, 2, ""},
      {"old damage stays, new is repaired", "Emden CL A 0 9 damage=2", 1, 2, "repaired Emden\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    // Die 0 is not on a die: the gunner of a spotless shot has -9.
    const bool misses = row.emden_taken == 0;
    Battle battle({.german = {row.emden},
                   .allied = {misses ? "Glasgow CL A -9 99" : "Glasgow CL A 0 99"},
                   .dice = {1, misses ? 1 : row.emden_taken}});
    exchange_and_run(battle);
    CHECK(battle.status("Emden").damage == row.emden_left);
    // The runner is repaired too; the Glasgow has its one point back.
    CHECK(battle.told() == std::string(row.repaired) + "repaired Glasgow\nover\n");
  }
}

TEST_CASE(
    "[FS 4.6.4.3] Allied ships at half their capacity after repair leave the game, without "
    "points") {
  struct Row {
    const char* because;
    const char* glasgow;
    int die;
    const char* told;
    Whereabouts where;
  };
  const Row rows[] = {
      {"three of six, one repaired", "Glasgow CL A -9 6", 4, "repaired Glasgow\nover\n",
       Whereabouts::at_sea},
      {"four of six, one repaired", "Glasgow CL A -9 6", 5,
       "repaired Glasgow\nmust remove Glasgow\nover\n", Whereabouts::removed},
      {"three of five, one repaired", "Glasgow CL A -9 5", 4, "repaired Glasgow\nover\n",
       Whereabouts::at_sea},
      {"old damage counts (and adds 1 to the die)", "Glasgow CL A -9 6 damage=3", 2,
       "repaired Glasgow\nmust remove Glasgow\nover\n", Whereabouts::removed},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = {"Emden CL A 0 9"}, .allied = {row.glasgow}, .dice = {row.die, 1}});
    exchange_and_run(battle);
    CHECK(battle.told() == row.told);
    CHECK(battle.status("Glasgow").where == row.where);
    CHECK(battle.board().vp == 0);
  }
}

TEST_CASE(
    "[FS 4.6.4.3] A Main Cruiser at half loses one grade, once in the game, and not below 3") {
  struct Row {
    const char* because;
    const char* emden;
    int die;
    const char* told;
    SpeedGrade speed;
  };
  const Row rows[] = {
      {"half after repair", "Emden CL A 0 4 speed=4+", 4,
       "repaired Emden\nrepaired Glasgow\nslowed Emden\nover\n", SpeedGrade::four},
      {"less than half after repair", "Emden CL A 0 5 speed=4+", 4,
       "repaired Emden\nrepaired Glasgow\nover\n", SpeedGrade::four_plus},
      {"slowed before", "Emden CL A 0 4 speed=4+ slowed", 4,
       "repaired Emden\nrepaired Glasgow\nover\n", SpeedGrade::four},
      {"already at 3", "Emden CL A 0 4 speed=3", 4,
       "repaired Emden\nrepaired Glasgow\nslowed Emden\nover\n", SpeedGrade::three},
      {"a ship of the Reserves", "Emden BC A 0 4 speed=4+ reserve", 4,
       "repaired Emden\nrepaired Glasgow\nover\n", SpeedGrade::four_plus},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Battle battle({.german = {row.emden}, .allied = {"Glasgow CL A 0 99"}, .dice = {1, row.die}});
    exchange_and_run(battle);
    CHECK(battle.told() == row.told);
    CHECK(speed_of(battle.board(), battle.ship("Emden")) == row.speed);
  }
}

TEST_CASE("[FS 4.6.4.3] The Allied side may take out ships damaged this turn that still are") {
  Battle battle({.german = {"Emden CL A 0 9", "Leipzig CL A 0 9"},
                 .allied = {"Glasgow CL A -9 9", "Kent AC A -9 9", "Bristol CL A -9 9 damage=2"},
                 .dice = {3, 1}});
  battle.answer("Emden>Glasgow, Leipzig>Kent");
  battle.answer("Emden, Leipzig");
  battle.run_ends("Emden, Leipzig");
  // The Kent is whole again; the Bristol was damaged in an earlier turn.
  CHECK(battle.asked() == "remove_ships A");
  CHECK(battle.board().removal_due);
  CHECK(battle.choices(allied) == "Glasgow");
  CHECK(battle.refusal(allied, "Kent") ==
        "4.6.4.3: Kent cannot be taken out: it was not damaged this turn, or is no longer.");
  CHECK(battle.refusal(allied, "Bristol") ==
        "4.6.4.3: Bristol cannot be taken out: it was not damaged this turn, or is no longer.");
  CHECK(battle.refusal(allied, "Emden") == "4.6.4.3: Emden is a ship of the other side.");
  CHECK(battle.refusal(allied, "Glasgow, Glasgow") == "4.6.4.3: Glasgow is listed twice.");
  SUBCASE("it does") {
    battle.answer("", "Glasgow");
    CHECK(battle.told() == "removes Glasgow\n");
    CHECK(battle.status("Glasgow").where == Whereabouts::removed);
  }
  SUBCASE("it does not") {
    battle.answer("", "");
    CHECK(battle.status("Glasgow").where == Whereabouts::at_sea);
  }
  CHECK(battle.asked() == "over");
  CHECK_FALSE(battle.board().removal_due);
  CHECK(battle.board().vp == 0);
}

TEST_CASE("[FS 4.6.4.3] A ship that has another fight before it is not taken out") {
  Battle battle({.german = {"Emden CL A 0 9"}, .allied = {"Glasgow CL A -9 9"}, .dice = {3}});
  battle.answer("Emden>Glasgow");
  State state;
  state.board = battle.board();
  CHECK(removable_ships(state.board) == ShipList{battle.ship("Glasgow")});
  state.board.fights.push_back({.allied = {battle.ship("Glasgow")}});
  CHECK(removable_ships(state.board).empty());
}

TEST_CASE(
    "[FS 4.6.4] After a combat Allied ships are done, German ones may still act; all stay in the "
    "area") {
  Battle battle(
      {.german = {"Emden CL A 0 5"}, .allied = {"Glasgow CL A 0 9", "Kent AC A 0 9"}, .dice = {1}});
  battle.answer("Emden>Glasgow");
  battle.answer("", "Glasgow, Kent");
  battle.run_ends("Glasgow, Kent");
  CHECK(battle.status("Emden").readiness == Readiness::acting);
  CHECK(battle.status("Emden").area == AreaId{5});
  CHECK(battle.status("Glasgow").readiness == Readiness::done);
  CHECK(battle.status("Kent").readiness == Readiness::done);
}

TEST_CASE("[FS 4.6.4] A guard that has fought keeps its duty: it protects all turn") {
  Battle battle({.german = {"Emden CL A 0 5"}, .allied = {"Glasgow CL A 0 9 on_station"}});
  battle.answer("");
  battle.answer("Emden");
  battle.run_ends("Emden");
  CHECK(battle.status("Glasgow").readiness == Readiness::done);
  CHECK(battle.status("Glasgow").duty == Duty::on_station);
}

TEST_CASE(
    "[FS 4.6.4.1.2] A combat of at least one round counts for attrition, also for who ran from "
    "it") {
  Battle battle(
      {.german = {"Emden CL C 0 5 combats=1", "Leipzig CL C 0 5"}, .allied = {"Glasgow CL C 0 5"}});
  battle.answer("Leipzig");  // after a round in which nobody had the range
  battle.run_ends("Leipzig");
  battle.answer("Emden");
  battle.run_ends("Emden");
  REQUIRE(battle.asked() == "over");
  CHECK(battle.status("Emden").combats == 2);
  CHECK(battle.status("Leipzig").combats == 1);
  CHECK(battle.status("Emden").fought);
  CHECK(battle.status("Leipzig").fought);
}
