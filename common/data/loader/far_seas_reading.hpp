// What the steps of loading The Far Seas share.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "data/loader/toml_row.hpp"
#include "rules/far_seas/pack.hpp"

namespace chartroom::data {

enum class FarSeasFile : std::size_t {
  pack,
  areas,
  stations,
  canals,
  ships,
  ship_history,
  restrictions,
  convoys,
  colonies,
  damage,
  victory
};
inline constexpr std::size_t far_seas_file_count = 11;
inline constexpr int last_area_number = static_cast<int>(far_seas::last_area);

// The pack as far as it is read, and the lines it came from, so that the checks can name places.
// rows of ships[i] is ship_rows[i], and so on; restrictions[i] came from restriction_rows[i], which
// repeats a line for each of its ships.
struct FarSeasReading {
  std::array<toml::table, far_seas_file_count> files;
  Problems problems;
  far_seas::Pack pack;
  std::vector<Row> area_rows, station_rows, canal_rows, ship_rows, history_rows, restriction_rows,
      convoy_rows, colony_rows, damage_rows, band_rows;
  std::vector<std::string> history_names;        // by history_rows
  std::vector<far_seas::ShipHistory> histories;  // by history_rows, until a ship takes them
  std::vector<int> damage_rolls, damage_points;  // by damage_rows
  std::vector<Origin> origins;

  [[nodiscard]] const toml::table& file(FarSeasFile which) const {
    return files[static_cast<std::size_t>(which)];
  }
};

// First pass: fields, types, ranges, sources. Each fills its part of the reading.
void read_areas(FarSeasReading& reading);
void read_stations(FarSeasReading& reading);
void read_canals(FarSeasReading& reading);
void read_ships(FarSeasReading& reading);
void read_ship_history(FarSeasReading& reading);
void read_restrictions(FarSeasReading& reading);  // after the ships, whose names they use
void read_convoys(FarSeasReading& reading);
void read_colonies(FarSeasReading& reading);
void read_damage(FarSeasReading& reading);
void read_victory(FarSeasReading& reading);

// Second pass: how the lines fit each other and the rulebook. Needs a first pass without problems.
void check_map(FarSeasReading& reading);
void check_ships(FarSeasReading& reading);
void check_restrictions(FarSeasReading& reading);
void check_tables(FarSeasReading& reading);  // convoys, colonies, damage, victory

// Last: what is worked out from the rest, in a pack without problems.
void derive_plot_codes(far_seas::Pack& pack);
void take_histories(FarSeasReading& reading);
void take_damage_table(FarSeasReading& reading);

[[nodiscard]] inline far_seas::AreaId area_id(int number) {
  return static_cast<far_seas::AreaId>(number);
}

// Notes names and aliases that two of the things share, at the later one; and names that nobody can
// type on an English keyboard without an alias.
template <class Thing>
void check_names(const std::vector<Thing>& things, const std::vector<Row>& rows);

[[nodiscard]] bool is_ascii(std::string_view text);
[[nodiscard]] std::string folded(std::string text);  // ASCII letters made small

template <class Thing>
void check_names(const std::vector<Thing>& things, const std::vector<Row>& rows) {
  std::map<std::string, std::size_t> owners;
  for (std::size_t i = 0; i < things.size(); ++i) {
    std::vector<std::string> names = things[i].aliases;
    names.push_back(things[i].name);
    if (std::ranges::none_of(names, is_ascii))
      rows[i].problem("aliases", in_quotes(things[i].name) + " needs an alias in plain ASCII");
    for (const std::string& name : names) {
      const std::size_t owner = owners.try_emplace(folded(name), i).first->second;
      if (owner == i) continue;
      rows[i].problem("name", in_quotes(things[i].name) + " shares a name or alias with " +
                                  in_quotes(things[owner].name));
    }
  }
}

}  // namespace chartroom::data
