// First pass over areas, stations, canals.
#include <algorithm>

#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

constexpr std::array<std::string_view, 14> area_fields{
    "id",          "name",   "landmarks", "lat",        "lon",        "adjacent",
    "density",     "coal",   "rtb",       "rising_sun", "amc_intern", "touches_england",
    "allied_only", "aliases"};
constexpr Schema area_schema{"area", area_fields};

constexpr std::array<std::string_view, 5> station_fields{"name", "area", "value", "boer_roll",
                                                         "aliases"};
constexpr Schema station_schema{"station", station_fields};

constexpr std::array<std::string_view, 4> canal_fields{"name", "ends", "allied_from_turn",
                                                       "german_from_turn"};
constexpr Schema canal_schema{"canal", canal_fields};

Area area_of(const Row& row) {
  Area area;
  area.id = area_id(row.integer("id", 1, last_area_number));
  area.name = row.text("name");
  area.landmarks = row.text_or("landmarks", "");
  area.aliases = row.texts_or_none("aliases");
  area.lat = row.number("lat", -90, 90);
  area.lon = row.number("lon", -180, 180);
  for (const int number : row.integers("adjacent", 1, last_area_number))
    area.adjacent.push_back(area_id(number));
  area.density = row.integer("density", 0, 9);
  area.coal = row.word("coal", std::array{CoalKind::none, CoalKind::free, CoalKind::colony});
  area.rising_sun = row.flag_or("rising_sun", false);
  area.amc_intern = row.flag_or("amc_intern", false);
  area.touches_england = row.flag_or("touches_england", false);
  area.allied_only = row.flag_or("allied_only", false);
  area.rtb_modifier = row.integer_or("rtb", 0, 0, 2);
  return area;
}

Station station_of(const Row& row) {
  Station station;
  station.name = row.text("name");
  station.aliases = row.texts_or_none("aliases");
  station.area = area_id(row.integer("area", 1, last_area_number));
  station.value = row.integer("value", 0, 9);
  station.boer_roll_up_to = row.integer_or("boer_roll", 0, 0, 6);
  return station;
}

Canal canal_of(const Row& row) {
  Canal canal;
  canal.name = row.text("name");
  const std::vector<int> ends = row.integers("ends", 1, last_area_number);
  if (ends.size() == 2) {
    canal.a = area_id(ends[0]);
    canal.b = area_id(ends[1]);
  } else if (row.has("ends")) {
    row.problem("ends", "must be two areas");
  }
  canal.allied_from_turn = row.integer("allied_from_turn", first_turn, last_turn);
  canal.german_from_turn = row.integer("german_from_turn", 0, last_turn);
  return canal;
}

}  // namespace

void read_areas(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::areas;
  reading.area_rows = rows_of(area_schema, reading.file(which), static_cast<std::size_t>(which),
                              "area", false, reading.problems);
  for (const Row& row : reading.area_rows) {
    Area area = area_of(row);
    row.collect_origins(std::to_string(number_of(area.id)), reading.origins);
    reading.pack.areas.push_back(std::move(area));
  }
}

void read_stations(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::stations;
  reading.station_rows =
      rows_of(station_schema, reading.file(which), static_cast<std::size_t>(which), "station",
              false, reading.problems);
  for (const Row& row : reading.station_rows) {
    reading.pack.stations.push_back(station_of(row));
    row.collect_origins(reading.pack.stations.back().name, reading.origins);
  }
}

void read_canals(FarSeasReading& reading) {
  constexpr FarSeasFile which = FarSeasFile::canals;
  reading.canal_rows = rows_of(canal_schema, reading.file(which), static_cast<std::size_t>(which),
                               "canal", false, reading.problems);
  for (const Row& row : reading.canal_rows) {
    reading.pack.canals.push_back(canal_of(row));
    row.collect_origins(reading.pack.canals.back().name, reading.origins);
  }
}

}  // namespace chartroom::data
