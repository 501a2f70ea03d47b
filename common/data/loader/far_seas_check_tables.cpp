// Second pass over convoys, colonies, the damage table and the victory bands.
#include <algorithm>

#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

void check_convoy(const FarSeasReading& reading, std::size_t i) {
  const Convoy& convoy = reading.pack.convoys[i];
  const Row& row = reading.convoy_rows[i];
  for (std::size_t j = 0; j < i; ++j)
    if (same_name(convoy.name, reading.pack.convoys[j].name))
      row.problem("name", "there are two " + in_quotes(convoy.name));
  if (convoy.route.empty()) row.problem("route", "has no dot at sea");
  for (std::size_t dot = 1; dot < convoy.route.size(); ++dot) {
    const AreaId from = convoy.route[dot - 1];
    const AreaId to = convoy.route[dot];
    if (from == to || !reading.pack.may_go_allied(from, to, convoy.available_turn))
      row.problem("route", "leads from area " + std::to_string(number_of(from)) + " to " +
                               std::to_string(number_of(to)) + ", which is no step");
  }
  const int arrival = convoy.available_turn + static_cast<int>(convoy.route.size());
  if (arrival > last_turn)
    row.problem("route", "arrives on turn " + std::to_string(arrival) + " at best, the game has " +
                             std::to_string(last_turn) + " (6.3)");
}

void check_colony(const FarSeasReading& reading, std::size_t i) {
  const Colony& colony = reading.pack.colonies[i];
  const Row& row = reading.colony_rows[i];
  if (colony.turns > colony.capture_turn)
    row.problem("turns", "is more than there are to turn " + std::to_string(colony.capture_turn));
  for (std::size_t j = 0; j < i; ++j)
    if (reading.pack.colonies[j].area == colony.area)
      row.problem("area", "has a colony already: " + in_quotes(reading.pack.colonies[j].name));
}

void check_damage(FarSeasReading& reading) {
  const auto& rolls = reading.damage_rolls;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const Row& row = reading.damage_rows[i];
    if (rolls[i] != static_cast<int>(i))
      row.problem("roll",
                  "is " + std::to_string(rolls[i]) + " where " + std::to_string(i) + " must stand");
    if (i > 0 && reading.damage_points[i] < reading.damage_points[i - 1])
      row.problem("points", "is less than for the roll before");
  }
  if (rolls.size() >= reading.pack.damage_table.size()) return;
  const Place place = reading.damage_rows.empty()
                          ? Place{static_cast<std::size_t>(FarSeasFile::damage), 1, 1}
                          : reading.damage_rows.back().place();
  reading.problems.add(place, "roll", "the table must go from 0 to 6");
}

void check_bands(FarSeasReading& reading) {
  const auto& bands = reading.pack.victory_bands;
  if (bands.empty())
    reading.problems.add({static_cast<std::size_t>(FarSeasFile::victory), 1, 1}, "band",
                         "is empty");
  for (std::size_t i = 1; i < bands.size(); ++i) {
    if (bands[i].up_to <= bands[i - 1].up_to)
      reading.band_rows[i].problem("up_to", "must be more than in the band before");
    if (bands[i].result <= bands[i - 1].result)
      reading.band_rows[i].problem("result", "must be better for the Germans than the band before");
  }
}

}  // namespace

void check_tables(FarSeasReading& reading) {
  for (std::size_t i = 0; i < reading.pack.convoys.size(); ++i) check_convoy(reading, i);
  check_names(reading.pack.colonies, reading.colony_rows);
  for (std::size_t i = 0; i < reading.pack.colonies.size(); ++i) check_colony(reading, i);
  check_damage(reading);
  check_bands(reading);
}

void take_damage_table(FarSeasReading& reading) {
  std::ranges::copy(reading.damage_points, reading.pack.damage_table.begin());
}

}  // namespace chartroom::data
