// First pass over ships, their history and their restrictions.
#include <optional>

#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

constexpr std::array<std::string_view, 16> ship_fields{
    "name",   "nation", "type",          "stars",  "gun",        "fire",
    "damage", "speed",  "escort",        "start",  "entry_turn", "main_cruiser",
    "rufiji", "rp_c12", "advanced_only", "aliases"};
constexpr Schema ship_schema{"ship", ship_fields};

constexpr std::array<std::string_view, 11> history_fields{
    "name",  "class",     "tons",    "main",      "secondary", "belt",
    "knots", "completed", "engines", "broadside", "position"};
constexpr Schema history_schema{"history", history_fields};

constexpr std::array<std::string_view, 6> restriction_fields{"kind", "area",       "turn",
                                                             "rule", "basic_only", "ships"};
constexpr Schema restriction_schema{"restriction", restriction_fields};

// `start` is an area's number or a box's word: a counter has the one or the other printed on it.
void read_start(const Row& row, Ship& ship) {
  const toml::node* start = row.find("start");
  if (start != nullptr && start->is_string()) {
    ship.box = row.word("start", std::array{StartBox::england_hb1, StartBox::england_hb2,
                                            StartBox::british_reserves, StartBox::german_reserves});
    ship.area = no_area;
    return;
  }
  ship.box = StartBox::area;
  ship.area = area_id(row.integer("start", 1, last_area_number));
}

Ship ship_of(const Row& row) {
  Ship ship;
  ship.name = row.text("name");
  ship.aliases = row.texts_or_none("aliases");
  ship.nation = row.word("nation", std::array{Nation::german, Nation::british, Nation::french,
                                              Nation::japanese, Nation::russian});
  ship.type = row.word("type", std::array{ShipType::BC, ShipType::BB, ShipType::AC, ShipType::C,
                                          ShipType::CL, ShipType::PC, ShipType::AMC});
  ship.stars = row.integer("stars", 1, 5);
  ship.gun = row.word("gun", std::array{GunRange::A, GunRange::B, GunRange::C});
  ship.fire_modifier = row.integer("fire", -9, 0);
  ship.damage_capacity = row.integer("damage", 1, 20);
  ship.speed = row.word(
      "speed", std::array{SpeedGrade::three, SpeedGrade::three_plus, SpeedGrade::four_minus,
                          SpeedGrade::four, SpeedGrade::four_plus});
  ship.escort_stripe = row.flag("escort");
  read_start(row, ship);
  ship.entry_turn = row.integer_or("entry_turn", first_turn, first_turn, last_turn);
  ship.main_cruiser = row.flag_or("main_cruiser", false);
  ship.may_enter_rufiji = row.flag_or("rufiji", false);
  ship.rp_c12 = row.integer_or("rp_c12", 0, 0, 6);
  ship.advanced_only = row.flag_or("advanced_only", false);
  return ship;
}

enum class Engines { turbine, piston };

std::string_view to_string(Engines engines) {
  return engines == Engines::turbine ? "turbine" : "piston";
}

ShipHistory history_of(const Row& row) {
  ShipHistory history;
  history.ship_class = row.text("class");
  history.displacement_tons = row.integer("tons", 500, 60000);
  history.main_battery = row.text("main");
  history.secondary_battery = row.text_or("secondary", "");
  history.belt_inches = row.number("belt", 0, 20);
  history.speed_knots = row.number("knots", 8, 35);
  history.completed_year = row.integer("completed", 1880, 1918);
  history.reciprocating =
      row.word("engines", std::array{Engines::turbine, Engines::piston}) == Engines::piston;
  history.broadside_pounds = row.integer("broadside", 1, 20000);
  history.position = row.text("position");
  return history;
}

struct Needs {
  bool area = false;
  bool turn = false;
};

constexpr Needs needs_of(RestrictionKind kind) {
  switch (kind) {
    case RestrictionKind::may_leave_from_turn:
    case RestrictionKind::must_go_to: return {.area = true, .turn = true};
    case RestrictionKind::may_not_move_before_turn:
    case RestrictionKind::entry_free:
    case RestrictionKind::entry_penalty: return {.area = false, .turn = true};
    case RestrictionKind::must_stay: return {.area = true, .turn = false};
    case RestrictionKind::rising_sun_only: return {};
  }
  return {};
}

int needed_number(const Row& row, std::string_view field, bool needed, int high,
                  RestrictionKind kind) {
  if (needed) return row.integer(field, 1, high);
  if (row.has(field))
    row.problem(field, "means nothing for " + in_quotes(far_seas::to_string(kind)));
  return 0;
}

// All but the ship.
Restriction restriction_of(const Row& row) {
  Restriction restriction;
  restriction.kind =
      row.word("kind", std::array{RestrictionKind::may_leave_from_turn, RestrictionKind::must_go_to,
                                  RestrictionKind::may_not_move_before_turn,
                                  RestrictionKind::entry_free, RestrictionKind::entry_penalty,
                                  RestrictionKind::rising_sun_only, RestrictionKind::must_stay});
  const Needs needs = needs_of(restriction.kind);
  restriction.area =
      area_id(needed_number(row, "area", needs.area, last_area_number, restriction.kind));
  restriction.turn = needed_number(row, "turn", needs.turn, last_turn, restriction.kind);
  restriction.rule = row.text("rule");
  restriction.basic_only = row.flag_or("basic_only", false);
  return restriction;
}

}  // namespace

void read_ships(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::ships;
  reading.ship_rows = rows_of(ship_schema, reading.file(which), static_cast<std::size_t>(which),
                              "ships", true, reading.problems);
  for (const Row& row : reading.ship_rows) {
    reading.pack.ships.push_back(ship_of(row));
    row.collect_origins(reading.pack.ships.back().name, reading.origins);
  }
}

void read_ship_history(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::ship_history;
  reading.history_rows =
      rows_of(history_schema, reading.file(which), static_cast<std::size_t>(which), "history",
              false, reading.problems);
  for (const Row& row : reading.history_rows) {
    reading.history_names.push_back(row.text("name"));
    reading.histories.push_back(history_of(row));
    row.collect_origins(reading.history_names.back(), reading.origins);
  }
}

void read_restrictions(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::restrictions;
  std::vector<Row> rows =
      rows_of(restriction_schema, reading.file(which), static_cast<std::size_t>(which),
              "restriction", false, reading.problems);
  for (Row& row : rows) {
    Restriction restriction = restriction_of(row);
    row.set_default_source("rule " + restriction.rule);
    for (const std::string& name : row.texts("ships")) {
      const std::optional<ShipId> ship = reading.pack.ship_named(name);
      if (!ship) {
        row.problem("ships", "there is no ship " + in_quotes(name));
        continue;
      }
      restriction.ship = *ship;
      row.collect_origins(
          reading.pack.ship(*ship).name + ": " + std::string(far_seas::to_string(restriction.kind)),
          reading.origins);
      reading.pack.restrictions.push_back(restriction);
      reading.restriction_rows.push_back(row);
    }
  }
}

}  // namespace chartroom::data
