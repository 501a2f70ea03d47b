// Orders of a combat that are refused, and why (4.6.4, 4.6.4.2).
#include <doctest/doctest.h>

#include "rules/far_seas/check.hpp"
#include "tests/far_seas/battle.hpp"

using namespace chartroom::far_seas;
using chartroom::core::RefusalCode;
using chartroom::far_seas::test::Battle;
using chartroom::far_seas::test::Setting;

namespace {

struct Row {
  chartroom::core::Side side;
  const char* order;
  const char* refusal;  // empty: legal
};

template <std::size_t Size>
void check_rows(const Battle& battle, const Row (&rows)[Size]) {
  for (const Row& row : rows) {
    CAPTURE(row.order);
    CHECK(battle.refusal(row.side, row.order) == row.refusal);
  }
}

Setting squadrons() {
  return {.german = {"Scharnhorst AC B -3 6", "Gneisenau AC B -3 6", "Nürnberg CL C -4 3",
                     "Leipzig CL C -4 3", "Dresden CL C -4 3"},
          .allied = {"Good_Hope AC B -4 5", "Monmouth AC C -4 5", "Glasgow CL C -3 3",
                     "Canopus BB A -4 6"}};
}

}  // namespace

TEST_CASE("[FS 4.6.4] Targets: refused orders name the ship and the reason") {
  Battle battle(squadrons());
  battle.pass_to(Decision::targets, GunRange::B);
  check_rows(
      battle,
      {
          {german, "", ""},
          {german, "Scharnhorst>Monmouth, Gneisenau>Good_Hope", ""},
          {german, "Gneisenau>Good_Hope, Scharnhorst>Good_Hope", ""},
          {german, "Dresden>Glasgow", "4.6.4: Dresden has gun range C: it cannot fire at range B."},
          {german, "Scharnhorst>Monmouth, Scharnhorst>Glasgow",
           "4.6.4: Scharnhorst is listed twice: a ship may fire once."},
          {german, "Scharnhorst>Gneisenau",
           "4.6.4: Scharnhorst is to aim at Gneisenau, a ship of its own side."},
          {german, "Canopus>Scharnhorst", "4.6.4: Canopus is a ship of the other side."},
          {allied, "Scharnhorst>Canopus", "4.6.4: Scharnhorst is a ship of the other side."},
          {allied, "Canopus>Dresden, Good_Hope>Dresden", ""},
      });
  CHECK(battle.choices(german) ==
        "Scharnhorst: Good_Hope Monmouth Glasgow Canopus; "
        "Gneisenau: Good_Hope Monmouth Glasgow Canopus");
}

TEST_CASE("[FS 4.6.4] A fourth ship on one target is refused") {
  Battle battle(squadrons());
  battle.pass_to(Decision::targets, GunRange::C);
  check_rows(battle,
             {
                 {german, "Scharnhorst>Canopus, Gneisenau>Canopus, Dresden>Canopus", ""},
                 {german,
                  "Scharnhorst>Canopus, Gneisenau>Canopus, Leipzig>Glasgow, Dresden>Canopus, "
                  "Nürnberg>Canopus",
                  "4.6.4: Nürnberg would be the fourth ship aiming at Canopus in this round, after "
                  "Scharnhorst, Gneisenau and Dresden: at most three may."},
             });
}

TEST_CASE("[FS 4.6.4] A ship that is not in the combat neither fires nor is fired at") {
  Setting setting = squadrons();
  setting.dice = {6, 6};
  setting.kind = CombatKind::runner_surprised;
  setting.allied[2] = "Glasgow CL C -3 1";
  Battle battle(setting);
  battle.pass_to(Decision::targets);
  battle.answer("Dresden>Glasgow");
  REQUIRE(battle.status("Glasgow").where == Whereabouts::at_sea);  // torpedoes first
  battle.answer("");
  battle.answer("");
  battle.pass_to(Decision::targets);
  check_rows(battle, {
                         {german, "Dresden>Glasgow", "4.6.4: Glasgow is not in this combat."},
                         {allied, "Glasgow>Dresden", "4.6.4: Glasgow is not in this combat."},
                     });
}

TEST_CASE("[FS 4.6.4.2] Bold Moves: refused orders") {
  Setting setting = squadrons();
  setting.kind = CombatKind::runner_surprised;
  Battle battle(setting);
  check_rows(
      battle,
      {
          {allied, "Canopus>Dresden",
           "4.6.4.2: Canopus is a battleship: battleships launch no torpedoes."},
          {allied, "Glasgow>Dresden, Monmouth>Dresden, Good_Hope>Dresden", ""},
          {german, "Dresden>Glasgow, Dresden>Canopus",
           "4.6.4.2: Dresden is listed twice: a ship may make a Bold Move once."},
          {german, "Dresden>Leipzig",
           "4.6.4.2: Dresden is to aim at Leipzig, a ship of its own side."},
          {german, "Nürnberg>Canopus, Leipzig>Canopus, Dresden>Canopus, Scharnhorst>Canopus",
           "4.6.4: Scharnhorst would be the fourth ship aiming at Canopus in this round, after "
           "Nürnberg, Leipzig and Dresden: at most three may."},
      });
}

TEST_CASE("[FS 4.6.4.2] Fire at bold movers goes at them alone, and a ship that used it is done") {
  Setting setting = squadrons();
  setting.kind = CombatKind::runner_surprised;
  setting.dice = {1, 6};
  Battle battle(setting);
  battle.answer("Dresden>Glasgow", "Monmouth>Leipzig");
  check_rows(battle,
             {
                 {allied, "Canopus>Leipzig",
                  "4.6.4.2: Leipzig makes no Bold Move: fire at it comes later in the round."},
                 {allied, "Monmouth>Dresden",
                  "4.6.4.2: Monmouth makes a Bold Move: it does not use its guns this round."},
                 {allied, "Canopus>Dresden, Glasgow>Dresden", ""},
                 {german, "Leipzig>Monmouth", ""},
             });
  CHECK(battle.choices(german) ==
        "Scharnhorst: Monmouth; Gneisenau: Monmouth; Nürnberg: Monmouth; Leipzig: Monmouth");
  battle.dice({6, 6});
  battle.answer("", "Canopus>Dresden");
  REQUIRE(battle.asked() == "C: targets GA");
  check_rows(battle,
             {
                 {allied, "Canopus>Leipzig",
                  "4.6.4: Canopus has fired in this round: a ship fires once a round."},
                 {german, "Dresden>Glasgow",
                  "4.6.4.2: Dresden makes a Bold Move: it does not use its guns this round."},
             });
}

TEST_CASE(
    "[FS 4.6.4.2] Torpedoes at C-range: refused orders; a ship that has not fired may launch") {
  Setting setting = squadrons();
  setting.kind = CombatKind::runner_surprised;
  setting.dice = {6};
  Battle battle(setting);
  battle.answer("Dresden>Glasgow");
  battle.answer("", "");
  battle.answer("", "");
  REQUIRE(battle.asked() == "C: torpedoes GA");
  check_rows(battle, {
                         {german, "Dresden>Glasgow",
                          "4.6.4.2: Dresden has launched its torpedo: a ship has one in a combat."},
                         {german, "Leipzig>Glasgow", ""},
                         {german, "Leipzig>Glasgow, Leipzig>Canopus",
                          "4.6.4.2: Leipzig is listed twice: a ship may launch a torpedo once."},
                         {allied, "Canopus>Leipzig",
                          "4.6.4.2: Canopus is a battleship: battleships launch no torpedoes."},
                     });
}

TEST_CASE("[FS 4.6.4.2] A torpedo at a ship that sinks already is legal, but not proposed") {
  Battle battle({.german = {"Emden CL C 0 9"},
                 .allied = {"Glasgow CL C 0 5", "Kent AC C 0 9"},
                 .dice = {6, 2},
                 .kind = CombatKind::runner_surprised});
  battle.pass_to(Decision::targets);
  battle.answer("Emden>Glasgow");
  CHECK(battle.choices(german) == "Emden: Kent");
  CHECK(battle.refusal(german, "Emden>Glasgow") == "");
}

TEST_CASE("[FS 4.6.4] An id that is no ship is answered, not obeyed") {
  Battle battle(squadrons());
  battle.pass_to(Decision::targets, GunRange::C);
  State state;
  state.board = battle.board();
  const View view =
      view_of(state, chartroom::core::Viewer::of(chartroom::core::admiral_of(german)));
  for (const Aim aim : {Aim{ShipId{200}, battle.ship("Glasgow")},
                        Aim{battle.ship("Dresden"), ShipId{200}}, Aim{no_ship, no_ship}}) {
    const auto refusal = check_targets(view, german, {{aim}});
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::unknown_thing);
  }
}

TEST_CASE("[FS 4.6.4] Every choice offered is legal by itself") {
  Setting setting = squadrons();
  setting.kind = CombatKind::runner_surprised;
  setting.dice = std::vector<int>(40, 6);
  Battle battle(setting);
  battle.answer("Dresden>Glasgow", "Glasgow>Dresden");
  for (int step = 0; step < 12 && battle.asked() != "over"; ++step) {
    CAPTURE(battle.asked());
    for (const auto side : chartroom::core::both_sides) {
      for (const std::string& order : battle.single_orders(side)) {
        CAPTURE(order);
        CHECK(battle.refusal(side, order) == "");
      }
    }
    battle.answer("");
  }
}
