// Second pass over areas, stations, canals.
#include <algorithm>

#include "data/loader/far_seas_reading.hpp"

namespace chartroom::data {

using namespace far_seas;

namespace {

std::string named(AreaId id) {
  return "area " + std::to_string(number_of(id));
}

// The areas stand in the order of their numbers, all of them: an id is then a place in the list.
bool check_numbers(const FarSeasReading& reading) {
  const auto& areas = reading.pack.areas;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (number_of(areas[i].id) == static_cast<int>(i) + 1) continue;
    reading.area_rows[i].problem("id", "is " + std::to_string(number_of(areas[i].id)) + " where " +
                                           std::to_string(i + 1) + " must stand");
    return false;
  }
  if (areas.size() == static_cast<std::size_t>(last_area)) return true;
  reading.area_rows.back().problem(
      "id", "the areas end here; " + std::to_string(number_of(last_area)) + " must be there");
  return false;
}

void check_borders(const FarSeasReading& reading, std::size_t i) {
  const Area& area = reading.pack.areas[i];
  const Row& row = reading.area_rows[i];
  if (area.adjacent.empty()) row.problem("adjacent", named(area.id) + " touches nothing");
  for (const AreaId other : area.adjacent) {
    if (other == area.id) row.problem("adjacent", named(area.id) + " touches itself");
    if (std::ranges::count(area.adjacent, other) > 1)
      row.problem("adjacent", named(other) + " stands there twice");
    if (!std::ranges::count(reading.pack.area(other).adjacent, area.id))
      row.problem("adjacent", named(other) + " does not have " + named(area.id) + " in turn");
    if (const Canal* canal = reading.pack.canal_between(area.id, other))
      row.problem("adjacent", named(other) + " is reached through the " + canal->name +
                                  ", which canals.toml has");
  }
}

void check_symbols(const FarSeasReading& reading, std::size_t i) {
  const Area& area = reading.pack.areas[i];
  const Row& row = reading.area_rows[i];
  const bool unnumbered = area.id > last_numbered_area;
  if (area.allied_only != unnumbered)
    row.problem("allied_only", unnumbered ? "must be true of 33 and 34 (rule 2.2)"
                                          : "is true of 33 and 34 only (rule 2.2)");
  if ((area.coal == CoalKind::colony) != reading.pack.colony_in(area.id).has_value())
    row.problem("coal", "is 'colony' where colonies.toml has one, and nowhere else (rule 6.1.2)");
}

void check_canals(const FarSeasReading& reading) {
  for (std::size_t i = 0; i < reading.pack.canals.size(); ++i) {
    const Canal& canal = reading.pack.canals[i];
    const Row& row = reading.canal_rows[i];
    if (canal.a == canal.b) row.problem("ends", "both are " + named(canal.a));
    const bool closed_end =
        reading.pack.area(canal.a).allied_only || reading.pack.area(canal.b).allied_only;
    if (closed_end && canal.german_from_turn != 0)
      row.problem("german_from_turn", "must be 0: one end is closed to Germans (rule 2.2)");
    for (std::size_t j = 0; j < i; ++j) {
      if (same_name(canal.name, reading.pack.canals[j].name))
        row.problem("name", "there are two " + in_quotes(canal.name));
      if (reading.pack.canal_between(canal.a, canal.b) == &reading.pack.canals[j])
        row.problem("ends", "are joined by the " + reading.pack.canals[j].name + " already");
    }
  }
}

std::string ascii_name(const Station& station) {
  if (is_ascii(station.name)) return station.name;
  const auto alias = std::ranges::find_if(station.aliases, is_ascii);
  return alias == station.aliases.end() ? std::string{} : *alias;
}

bool begins_with(std::string_view name, std::string_view prefix) {
  return name.size() >= prefix.size() && same_name(name.substr(0, prefix.size()), prefix);
}

std::string plot_code_of(const Pack& pack, StationId id) {
  const std::string name = ascii_name(pack.station(id));
  const std::span<const StationId> neighbours = pack.stations_in(pack.station(id).area);
  for (std::size_t length = 1; length < name.size(); ++length) {
    const std::string_view prefix = std::string_view(name).substr(0, length);
    const auto shares = [&](StationId other) {
      return other != id && begins_with(ascii_name(pack.station(other)), prefix);
    };
    if (std::ranges::none_of(neighbours, shares)) return std::string(prefix);
  }
  return name;
}

}  // namespace

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string folded(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

void check_map(FarSeasReading& reading) {
  if (reading.pack.areas.empty()) {
    reading.problems.add({static_cast<std::size_t>(FarSeasFile::areas), 1, 1}, "area", "is empty");
    return;
  }
  if (!check_numbers(reading)) return;
  check_names(reading.pack.areas, reading.area_rows);
  for (std::size_t i = 0; i < reading.pack.areas.size(); ++i) {
    check_borders(reading, i);
    check_symbols(reading, i);
  }
  check_names(reading.pack.stations, reading.station_rows);
  check_canals(reading);
}

void derive_plot_codes(Pack& pack) {
  for (std::size_t i = 0; i < pack.stations.size(); ++i)
    pack.stations[i].plot_code = plot_code_of(pack, static_cast<StationId>(i));
}

}  // namespace chartroom::data
