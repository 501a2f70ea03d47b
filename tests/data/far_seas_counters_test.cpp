// What the rulebook says of the counters, and that the reconstruction follows its formulas.
//
// Not here, for they are rules and not data: [FS-C23] one torpedo attack per ship and combat
// (4.6.4.2, the combat tests); of [FS-C24] what AMCs may not do (6.2.2, the tests of AMCs).
// Where ships begin and what ties them is in far_seas_entry_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "far_seas_pack_file.hpp"

using namespace chartroom::far_seas;
using chartroom::data_test::count_where;
using chartroom::data_test::far_seas_pack;
using chartroom::data_test::Names;
using chartroom::data_test::names_in_box;
using chartroom::data_test::names_where;
using chartroom::data_test::ship;

TEST_CASE("[FS-C01] [FS 2.1] there are 98 ships, 18 of them German") {
  CHECK(far_seas_pack().ships.size() == 98);
  CHECK(count_where([](const Ship& each) { return is_german(each.nation); }) == 18);
}

TEST_CASE("[FS-C02] [FS 2.1] the Germans are 8 Main Cruisers, 5 battlecruisers and 5 AMCs") {
  const auto of = [](ShipType type) {
    return count_where(
        [=](const Ship& each) { return is_german(each.nation) && each.type == type; });
  };
  CHECK(far_seas_pack().main_cruisers().size() == 8);
  CHECK(of(ShipType::BC) == 5);
  CHECK(of(ShipType::AMC) == 5);
  CHECK(of(ShipType::AC) == 2);
  CHECK(of(ShipType::C) + of(ShipType::CL) == 6);
  CHECK(of(ShipType::C) >= 1);  // the rule lists AC, C and CL
  CHECK(of(ShipType::CL) >= 1);
}

TEST_CASE("[FS-C03] [FS 2.1] the Allies are 54 British, 15 Japanese, 9 French and 2 Russian") {
  const auto of = [](Nation nation) {
    return count_where([=](const Ship& each) { return each.nation == nation; });
  };
  CHECK(of(Nation::british) == 54);
  CHECK(of(Nation::japanese) == 15);
  CHECK(of(Nation::french) == 9);
  CHECK(of(Nation::russian) == 2);
}

TEST_CASE("[FS-C04] [FS 2.1] [FS 8.0] a ship has the stars of its type") {
  CHECK(stars_of(ShipType::BC) == 5);
  CHECK(stars_of(ShipType::BB) == 4);
  CHECK(stars_of(ShipType::AC) == 3);
  CHECK(stars_of(ShipType::C) == 2);
  CHECK(stars_of(ShipType::CL) == 1);
  CHECK(stars_of(ShipType::PC) == 1);
  CHECK(stars_of(ShipType::AMC) == 1);
  for (const Ship& each : far_seas_pack().ships) {
    CAPTURE(each.name);
    CHECK(each.stars == stars_of(each.type));
  }
}

TEST_CASE("[FS-C05] [FS 2.1] [FS 10.0] only the five German AMCs are less than cruisers") {
  CHECK(count_where([](const Ship& each) { return each.type == ShipType::AMC; }) == 5);
  for (const Ship& each : far_seas_pack().ships)
    if (each.type == ShipType::AMC) CHECK(is_german(each.nation));
  CHECK_FALSE(far_seas_pack().ship_named("Otranto").has_value());
}

TEST_CASE("[FS-C06] [FS 1.1] the Main Cruisers by name") {
  CHECK(names_where([](const Ship& each) { return each.main_cruiser; }) ==
        Names{"Scharnhorst", "Gneisenau", "Karlsruhe", "Emden", "Dresden", "Königsberg", "Leipzig",
              "Nürnberg"});
}

TEST_CASE("[FS-C07] [FS 7.1.1] [FS 7.2.1] Scharnhorst and Gneisenau are the AC, and apart") {
  CHECK(names_where([](const Ship& each) {
          return is_german(each.nation) && each.type == ShipType::AC;
        }) == Names{"Scharnhorst", "Gneisenau"});
  for (const ShipId id : far_seas_pack().main_cruisers()) {
    const Ship& each = far_seas_pack().ship(id);
    CAPTURE(each.name);
    CHECK(each.may_enter_rufiji == (each.type != ShipType::AC));
    CHECK((each.rp_c12 != 0) == (each.type != ShipType::AC));
  }
}

TEST_CASE("[FS-C08] [FS 3.0] the German Reserves by name") {
  CHECK(names_in_box(StartBox::german_reserves) ==
        Names{"Seydlitz", "Derfflinger", "Moltke", "Blücher", "Von der Tann"});
}

TEST_CASE("[FS-C09] [FS 3.0] the AMCs by name") {
  CHECK(names_where([](const Ship& each) { return each.advanced_only; }) ==
        Names{"Kaiser Wilhelm der Grosse", "Cap Trafalgar", "Kronprinz Wilhelm",
              "Prinz Eitel Friedrich", "Cormoran"});
}

TEST_CASE("[FS-C10] [FS 9.1.2] Gneisenau takes 4 more damage than Pegasus") {
  CHECK(ship("Gneisenau").damage_capacity == ship("Pegasus").damage_capacity + 4);
}

TEST_CASE("[FS-C11] [FS 9.1.2] Gneisenau fires two grades better than Pegasus") {
  CHECK(ship("Gneisenau").fire_modifier == ship("Pegasus").fire_modifier + 2);
}

TEST_CASE("[FS-C12] [FS 9.1.2] the solitaire rule finds Pegasus tempting for Gneisenau") {
  CHECK(ship("Gneisenau").damage_capacity >= ship("Pegasus").damage_capacity + 2);
  CHECK(ship("Gneisenau").fire_modifier >= ship("Pegasus").fire_modifier + 1);
}

TEST_CASE("[FS-C13] [FS 2.2] Invincible can gain 3 on the same target") {
  CHECK(ship("Invincible").fire_modifier <= -3);
}

TEST_CASE(
    "[FS-C14] [FS 4.6.4.1] fire modifiers are never above 0; -2 and -3 occur among the Allies") {
  for (const Ship& each : far_seas_pack().ships) CHECK(each.fire_modifier <= 0);
  for (const int modifier : {-2, -3})
    CHECK(count_where([=](const Ship& each) {
            return !is_german(each.nation) && each.fire_modifier == modifier;
          }) > 0);
}

TEST_CASE("[FS-C15] [FS 4.4.1] the escort stripe is for gun range A or B, or speed 3+ or less") {
  for (const Ship& each : far_seas_pack().ships) {
    CAPTURE(each.name);
    const bool stripe = each.gun != GunRange::C || each.speed == SpeedGrade::three_plus ||
                        each.speed == SpeedGrade::three;
    CHECK(each.escort_stripe == (stripe && !is_german(each.nation)));
  }
}

TEST_CASE("[FS-C16] [FS 4.6.3.2] the speed grade follows from the knots, less 1 for old pistons") {
  const auto grade = [](double knots) {
    if (knots > 24) return SpeedGrade::four_plus;
    if (knots >= 23) return SpeedGrade::four;
    if (knots >= 21) return SpeedGrade::four_minus;
    if (knots >= 19) return SpeedGrade::three_plus;
    return SpeedGrade::three;
  };
  for (const Ship& each : far_seas_pack().ships) {
    CAPTURE(each.name);
    const bool worn = each.history.reciprocating && each.history.completed_year <= 1904;
    CHECK(each.speed == grade(each.history.speed_knots - (worn ? 1 : 0)));
  }
}

TEST_CASE("[FS-C17] [FS 6.3.3.1] Main Cruisers come in the speeds 4-, 4 and 4+") {
  std::set<SpeedGrade> speeds;
  for (const ShipId id : far_seas_pack().main_cruisers())
    speeds.insert(far_seas_pack().ship(id).speed);
  CHECK(speeds == std::set{SpeedGrade::four_minus, SpeedGrade::four, SpeedGrade::four_plus});
}

TEST_CASE("[FS-C18] [FS 10.2.2] Canopus is a battleship of 4 stars") {
  CHECK(ship("Canopus").type == ShipType::BB);
  CHECK(ship("Canopus").stars == 4);
}

TEST_CASE("[FS-C19] [FS 10.0] Canopus is slow, Good Hope and Monmouth are no faster than Spee") {
  CHECK(ship("Canopus").speed == SpeedGrade::three);
  CHECK(ship("Good Hope").speed <= ship("Scharnhorst").speed);
  CHECK(ship("Monmouth").speed <= ship("Scharnhorst").speed);
}

TEST_CASE("[FS-C20] [FS 11.0] the battlecruisers outrange Scharnhorst and Gneisenau") {
  for (const auto* name : {"Invincible", "Inflexible"}) CHECK(ship(name).gun == GunRange::A);
  for (const auto* name : {"Scharnhorst", "Gneisenau"}) CHECK(ship(name).gun == GunRange::B);
}

TEST_CASE("[FS-C21] [FS 11.0] the battlecruisers catch Scharnhorst and Gneisenau without a roll") {
  for (const auto* name : {"Invincible", "Inflexible"})
    for (const auto* prey : {"Scharnhorst", "Gneisenau"})
      CHECK(static_cast<int>(ship(name).speed) - static_cast<int>(ship(prey).speed) >= 2);
}

TEST_CASE("[FS-C22] [FS 10.3] of the Coronel squadrons nobody fires at A, somebody at B") {
  for (const auto* name :
       {"Scharnhorst", "Gneisenau", "Dresden", "Leipzig", "Good Hope", "Monmouth", "Glasgow"})
    CHECK(ship(name).gun != GunRange::A);
  CHECK(ship("Scharnhorst").gun == GunRange::B);
}

TEST_CASE("[FS-C24] [FS 6.2.2] AMCs are tied to the advanced rules and are no Main Cruisers") {
  for (const Ship& each : far_seas_pack().ships) {
    CAPTURE(each.name);
    CHECK(each.advanced_only == (each.type == ShipType::AMC));
    if (each.type == ShipType::AMC) CHECK_FALSE((each.main_cruiser || each.may_enter_rufiji));
  }
}

TEST_CASE("[FS-C34] [FS-C35] names that the rulebook does not give are marked as ours") {
  const auto ours = [](const Ship& each) {
    return far_seas_pack().source_of("ship", each.name, "name").starts_with("reconstructed");
  };
  const auto unnamed = [&](Nation nation) {
    return count_where([&](const Ship& each) { return each.nation == nation && ours(each); });
  };
  CHECK(unnamed(Nation::british) == 24);
  CHECK(unnamed(Nation::french) == 4);
  CHECK(unnamed(Nation::russian) == 2);
  CHECK(unnamed(Nation::japanese) == 0);
  CHECK(unnamed(Nation::german) == 0);
  for (const auto* name : {"Monmouth", "Good Hope", "Glasgow", "Carnarvon", "Carnavon", "Cornwall",
                           "Bristol", "Pegasus"})
    CHECK_FALSE(ours(ship(name)));
}

TEST_CASE("[FS-C36] [FS 4.6.4] the damage table") {
  struct Row {
    int roll;
    int points;
  };
  for (const Row& row : {Row{-5, 0}, Row{0, 0}, Row{1, 1}, Row{2, 1}, Row{3, 2}, Row{4, 3},
                         Row{5, 4}, Row{6, 5}, Row{11, 5}}) {
    CAPTURE(row.roll);
    CHECK(far_seas_pack().damage_for(row.roll) == row.points);
  }
}

TEST_CASE("[FS-M27] [FS 3.0] the numbers of the propellant accident") {
  struct Row {
    const char* name;
    int number;
  };
  for (const Row& row : {Row{"Emden", 1}, Row{"Leipzig", 2}, Row{"Nürnberg", 3}, Row{"Dresden", 4},
                         Row{"Karlsruhe", 5}, Row{"Königsberg", 6}}) {
    CAPTURE(row.name);
    CHECK(ship(row.name).rp_c12 == row.number);
  }
}

TEST_CASE("[FS 2.1] counters follow the formulas of docs/data-provenance.md") {
  for (const Ship& each : far_seas_pack().ships) {
    CAPTURE(each.name);
    const ShipHistory& history = each.history;
    if (each.type == ShipType::AMC) {
      CHECK(each.damage_capacity == 1);
      CHECK(each.fire_modifier == -5);
      continue;
    }
    const int broadside = history.broadside_pounds >= 7000  ? -2
                          : history.broadside_pounds >= 450 ? -3
                                                            : -4;
    CHECK(each.fire_modifier == std::max(broadside - (history.completed_year <= 1904 ? 1 : 0), -5));
    const double damage =
        0.9 * std::sqrt(history.displacement_tons / 1000.0) + history.belt_inches / 3 + 1;
    CHECK(each.damage_capacity == static_cast<int>(std::floor(damage + 0.5)));
    if (each.stars > 2 || each.name == "Karlsruhe") continue;  // rule 2.1 wants one light C
    const ShipType type = history.displacement_tons >= 5000 ? ShipType::C
                          : history.completed_year >= 1904  ? ShipType::CL
                                                            : ShipType::PC;
    CHECK(each.type == type);
  }
}
