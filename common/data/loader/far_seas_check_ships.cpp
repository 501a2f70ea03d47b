// Second pass over ships, their history and their restrictions.
#include <algorithm>

#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

constexpr std::size_t main_cruiser_count = 8;  // 1.1

void check_counter(const Ship& ship, const Row& row) {
  if (ship.stars != stars_of(ship.type))
    row.problem("stars", "is " + std::to_string(ship.stars) + ", but type " +
                             std::string(to_string(ship.type)) + " has " +
                             std::to_string(stars_of(ship.type)) + " (rule 2.1)");
  const bool stripe = !is_german(ship.nation) && escort_stripe_of(ship.gun, ship.speed);
  if (ship.escort_stripe != stripe)
    row.problem("escort", stripe ? "must be true: gun range A or B, or speed 3+ or less (4.4.1)"
                          : is_german(ship.nation)
                              ? "must be false: escorts are Allied (4.4.1)"
                              : "must be false: gun range C and speed above 3+ (4.4.1)");
}

void check_main_cruiser(const Ship& ship, const Row& row) {
  const bool could_be =
      is_german(ship.nation) && ship.box == StartBox::area &&
      (ship.type == ShipType::AC || ship.type == ShipType::C || ship.type == ShipType::CL);
  if (ship.main_cruiser != could_be)
    row.problem("main_cruiser", could_be ? "must be true: a German cruiser overseas (1.1)"
                                         : "must be false: not a German cruiser overseas (1.1)");
  const bool light = ship.main_cruiser && ship.type != ShipType::AC;
  if (ship.may_enter_rufiji != light)
    row.problem("rufiji", "is true of the light Main Cruisers only (7.2.1)");
  if ((ship.rp_c12 != 0) != light)
    row.problem("rp_c12", "is for the light Main Cruisers only, each of them (3.0)");
}

void check_place(const Pack& pack, const Ship& ship, const Row& row) {
  if ((ship.type == ShipType::AMC) != ship.advanced_only)
    row.problem("advanced_only", "is true of AMCs only (6.2)");
  if (ship.type == ShipType::AMC && !is_german(ship.nation))
    row.problem("type", "AMCs are German (2.1)");
  const bool british_box = ship.box != StartBox::area && ship.box != StartBox::german_reserves;
  if (british_box && ship.nation != Nation::british)
    row.problem("start", "is a box of the British");
  if (ship.box == StartBox::german_reserves && !is_german(ship.nation))
    row.problem("start", "is the box of the Germans");
  const bool reserve =
      ship.box == StartBox::german_reserves || ship.box == StartBox::british_reserves;
  if (reserve && ship.type != ShipType::BC) row.problem("start", "holds battlecruisers only (2.2)");
  if (ship.box == StartBox::area && is_german(ship.nation) && pack.area(ship.area).allied_only)
    row.problem("start", "is closed to Germans (2.2)");
}

void check_main_cruisers_together(const FarSeasReading& reading) {
  const ShipList cruisers = reading.pack.main_cruisers();
  if (cruisers.size() != main_cruiser_count) {
    reading.ship_rows.front().problem(
        "main_cruiser", "is true of " + std::to_string(cruisers.size()) +
                            " ships, must be true of " + std::to_string(main_cruiser_count) +
                            " (1.1)");
  }
  for (std::size_t i = 0; i < cruisers.size(); ++i) {
    const Ship& ship = reading.pack.ship(cruisers[i]);
    for (std::size_t j = 0; j < i && ship.rp_c12 != 0; ++j)
      if (reading.pack.ship(cruisers[j]).rp_c12 == ship.rp_c12)
        reading.ship_rows[index_of(cruisers[i])].problem(
            "rp_c12", "is " + std::to_string(ship.rp_c12) + ", as of " +
                          in_quotes(reading.pack.ship(cruisers[j]).name));
  }
}

void check_history(FarSeasReading& reading) {
  std::vector<bool> described(reading.pack.ships.size(), false);
  for (std::size_t i = 0; i < reading.history_rows.size(); ++i) {
    const std::string& name = reading.history_names[i];
    const std::optional<ShipId> ship = reading.pack.ship_named(name);
    if (!ship) {
      reading.history_rows[i].problem("name", "there is no ship " + in_quotes(name));
    } else if (described[index_of(*ship)]) {
      reading.history_rows[i].problem("name", in_quotes(name) + " stands there twice");
    } else {
      described[index_of(*ship)] = true;
    }
  }
  const auto missing = std::ranges::find(described, false);
  if (missing != described.end())
    reading.ship_rows[static_cast<std::size_t>(missing - described.begin())].problem(
        "name", "has no line in ship_history.toml");
}

bool is_entry(RestrictionKind kind) {
  return kind == RestrictionKind::entry_free || kind == RestrictionKind::entry_penalty;
}

void check_restriction(const FarSeasReading& reading, std::size_t i) {
  const Restriction& restriction = reading.pack.restrictions[i];
  const Ship& ship = reading.pack.ship(restriction.ship);
  const Row& row = reading.restriction_rows[i];
  const auto complain = [&](const std::string& what) {
    row.problem("ships", in_quotes(ship.name) + " " + what);
  };
  if (is_german(ship.nation)) complain("is German; chapter 5 ties Allied ships");
  const bool in_england = ship.box == StartBox::england_hb1 || ship.box == StartBox::england_hb2;
  if (is_entry(restriction.kind) && !in_england) complain("does not begin in a box in England");
  const auto same = [&](const Restriction& other) {
    return other.ship == restriction.ship && other.kind == restriction.kind;
  };
  const auto before = reading.pack.restrictions.begin() + static_cast<std::ptrdiff_t>(i);
  if (std::any_of(reading.pack.restrictions.begin(), before, same))
    complain("has a restriction of this kind already");
}

// A ship in a box in England without an entry would never come out.
void check_entries(const FarSeasReading& reading) {
  for (std::size_t i = 0; i < reading.pack.ships.size(); ++i) {
    const Ship& ship = reading.pack.ships[i];
    if (ship.box != StartBox::england_hb1 && ship.box != StartBox::england_hb2) continue;
    const RestrictionKind wanted = ship.box == StartBox::england_hb1
                                       ? RestrictionKind::entry_free
                                       : RestrictionKind::entry_penalty;
    const auto lets_in = [&](const Restriction& restriction) {
      return index_of(restriction.ship) == i && restriction.kind == wanted;
    };
    if (std::ranges::none_of(reading.pack.restrictions, lets_in))
      reading.ship_rows[i].problem(
          "start", "needs " + in_quotes(to_string(wanted)) + " in restrictions.toml (5.1)");
  }
}

}  // namespace

void check_ships(FarSeasReading& reading) {
  const auto& ships = reading.pack.ships;
  if (ships.empty() || ships.size() > 255) {
    reading.problems.add({static_cast<std::size_t>(FarSeasFile::ships), 1, 1}, "ships",
                         "must be from 1 to 255 ships");
    return;
  }
  check_names(ships, reading.ship_rows);
  for (std::size_t i = 0; i < ships.size(); ++i) {
    check_counter(ships[i], reading.ship_rows[i]);
    check_main_cruiser(ships[i], reading.ship_rows[i]);
    check_place(reading.pack, ships[i], reading.ship_rows[i]);
  }
  check_main_cruisers_together(reading);
  check_history(reading);
}

void check_restrictions(FarSeasReading& reading) {
  for (std::size_t i = 0; i < reading.pack.restrictions.size(); ++i) check_restriction(reading, i);
  check_entries(reading);
}

void take_histories(FarSeasReading& reading) {
  for (std::size_t i = 0; i < reading.histories.size(); ++i) {
    const std::optional<ShipId> ship = reading.pack.ship_named(reading.history_names[i]);
    reading.pack.ships[index_of(*ship)].history = std::move(reading.histories[i]);
  }
}

}  // namespace chartroom::data
