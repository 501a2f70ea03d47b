// First pass over convoys, colonies, the damage table and the victory bands.
#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

constexpr std::array<std::string_view, 6> convoy_fields{"name",  "from",       "to",
                                                        "route", "transports", "available_turn"};
constexpr Schema convoy_schema{"convoy", convoy_fields};

constexpr std::array<std::string_view, 7> colony_fields{"name",  "area",         "value",  "ships",
                                                        "turns", "capture_turn", "aliases"};
constexpr Schema colony_schema{"colony", colony_fields};

constexpr std::array<std::string_view, 2> damage_fields{"roll", "points"};
constexpr Schema damage_schema{"damage", damage_fields};

constexpr std::array<std::string_view, 3> band_fields{"up_to", "result", "title"};
constexpr Schema band_schema{"band", band_fields};

Convoy convoy_of(const Row& row) {
  Convoy convoy;
  convoy.name = row.text("name");
  convoy.from = row.text("from");
  convoy.to = row.text("to");
  for (const int number : row.integers("route", 1, last_area_number))
    convoy.route.push_back(area_id(number));
  convoy.transports = row.integer("transports", 1, 99);
  convoy.available_turn = row.integer("available_turn", first_turn, last_turn);
  return convoy;
}

Colony colony_of(const Row& row) {
  Colony colony;
  colony.name = row.text("name");
  colony.aliases = row.texts_or_none("aliases");
  colony.area = area_id(row.integer("area", 1, last_area_number));
  colony.value = row.integer("value", 0, 99);
  colony.ships = row.integer("ships", 1, 20);
  colony.turns = row.integer("turns", 1, last_turn);
  colony.capture_turn = row.integer("capture_turn", first_turn, last_turn);
  return colony;
}

VictoryBand band_of(const Row& row) {
  VictoryBand band;
  band.up_to = row.integer("up_to", -99, 999);
  band.result = row.word(
      "result", std::array{Result::allied_win, Result::draw, Result::german_win,
                           Result::german_honor, Result::german_triumph, Result::german_legend});
  band.title = row.text("title");
  return band;
}

std::vector<Row> rows(FarSeasReading& reading, FarSeasFile which, const Schema& schema) {
  return rows_of(schema, reading.file(which), static_cast<std::size_t>(which), schema.kind, false,
                 reading.problems);
}

}  // namespace

void read_convoys(FarSeasReading& reading) {
  reading.convoy_rows = rows(reading, FarSeasFile::convoys, convoy_schema);
  for (const Row& row : reading.convoy_rows) {
    reading.pack.convoys.push_back(convoy_of(row));
    row.collect_origins(reading.pack.convoys.back().name, reading.origins);
  }
}

void read_colonies(FarSeasReading& reading) {
  reading.colony_rows = rows(reading, FarSeasFile::colonies, colony_schema);
  for (const Row& row : reading.colony_rows) {
    reading.pack.colonies.push_back(colony_of(row));
    row.collect_origins(reading.pack.colonies.back().name, reading.origins);
  }
}

void read_damage(FarSeasReading& reading) {
  reading.damage_rows = rows(reading, FarSeasFile::damage, damage_schema);
  for (const Row& row : reading.damage_rows) {
    reading.damage_rolls.push_back(row.integer("roll", 0, 6));
    reading.damage_points.push_back(row.integer("points", 0, 20));
    row.collect_origins(std::to_string(reading.damage_rolls.back()), reading.origins);
  }
}

void read_victory(FarSeasReading& reading) {
  reading.band_rows = rows(reading, FarSeasFile::victory, band_schema);
  for (const Row& row : reading.band_rows) {
    reading.pack.victory_bands.push_back(band_of(row));
    const Result result = reading.pack.victory_bands.back().result;
    row.collect_origins(std::string(far_seas::to_string(result)), reading.origins);
  }
}

}  // namespace chartroom::data
