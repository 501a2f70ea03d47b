#include "pack.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <tuple>

namespace chartroom::far_seas {

namespace {

constexpr char lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

template <class Thing>
bool is_called(const Thing& thing, std::string_view name) {
  return same_name(thing.name, name) ||
         std::ranges::any_of(thing.aliases,
                             [&](const std::string& alias) { return same_name(alias, name); });
}

template <class Id, class Thing>
std::optional<Id> find_named(const std::vector<Thing>& things, std::string_view name) {
  const auto found =
      std::ranges::find_if(things, [&](const Thing& thing) { return is_called(thing, name); });
  if (found == things.end()) return std::nullopt;
  return static_cast<Id>(found - things.begin());
}

constexpr std::size_t number(AreaId id) noexcept {
  return static_cast<std::size_t>(id);
}

std::optional<int> as_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

bool same_name(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

const Convoy& Pack::convoy(ConvoyId id) const {
  return convoys.at(index_of(id));
}
const Colony& Pack::colony(ColonyId id) const {
  return colonies.at(index_of(id));
}

bool Pack::has_area(AreaId id) const noexcept {
  return id != no_area && static_cast<std::size_t>(id) <= areas.size();
}

const Area& Pack::area(AreaId id) const {
  if (!has_area(id)) throw std::out_of_range("no such area");
  return areas[static_cast<std::size_t>(id) - 1];
}

std::optional<ShipId> Pack::ship_named(std::string_view name) const {
  return find_named<ShipId>(ships, name);
}
std::optional<StationId> Pack::station_named(std::string_view name) const {
  return find_named<StationId>(stations, name);
}
std::optional<ColonyId> Pack::colony_named(std::string_view name) const {
  return find_named<ColonyId>(colonies, name);
}

std::optional<AreaId> Pack::area_named(std::string_view name) const {
  if (const auto number = as_number(name)) {
    const bool exists =
        *number >= number_of(first_area) && static_cast<std::size_t>(*number) <= areas.size();
    return exists ? std::optional{static_cast<AreaId>(*number)} : std::nullopt;
  }
  const auto found =
      std::ranges::find_if(areas, [&](const Area& area) { return is_called(area, name); });
  return found == areas.end() ? std::nullopt : std::optional{found->id};
}

std::optional<StationId> Pack::station_by_plot_code(AreaId area, std::string_view code) const {
  for (const StationId id : stations_in(area))
    if (same_name(station(id).plot_code, code)) return id;
  return std::nullopt;
}

void Pack::make_index() {
  index = {};
  for (std::size_t i = 0; i < ships.size(); ++i) {
    if (is_german(ships[i].nation)) index.germans.insert(ShipId(i));
    if (ships[i].main_cruiser) index.cruisers.insert(ShipId(i));
  }
  index.adjacent.resize(areas.size() + 1);
  index.stations.resize(areas.size() + 1);
  for (const Area& each : areas) {
    if (each.allied_only) index.allied_only.insert(each.id);
    for (const AreaId next : each.adjacent) {
      if (has_area(next)) index.adjacent[number(each.id)].insert(next);
    }
  }
  for (std::size_t i = 0; i < stations.size(); ++i) {
    if (has_area(stations[i].area)) {
      index.stations[number(stations[i].area)].push_back(StationId(i));
    }
  }
  index.restrictions.resize(ships.size());
  for (std::size_t i = 0; i < restrictions.size(); ++i) {
    if (index_of(restrictions[i].ship) >= ships.size()) continue;
    PackIndex::Rows& rows = index.restrictions.at(index_of(restrictions[i].ship));
    if (rows.count++ == 0) rows.first = static_cast<std::uint16_t>(i);
  }
}

bool Pack::adjacent(AreaId a, AreaId b) const {
  return index.adjacent.at(number(a)).contains(b);
}

const Canal* Pack::canal_between(AreaId a, AreaId b) const {
  const auto joins = [&](const Canal& canal) {
    return (canal.a == a && canal.b == b) || (canal.a == b && canal.b == a);
  };
  const auto found = std::ranges::find_if(canals, joins);
  return found == canals.end() ? nullptr : &*found;
}

bool Pack::may_go_german(AreaId a, AreaId b, int turn) const {
  if (area(b).allied_only) return false;
  if (a == b || adjacent(a, b)) return true;
  const Canal* canal = canal_between(a, b);
  return canal != nullptr && canal->german_from_turn != 0 && turn >= canal->german_from_turn;
}

bool Pack::may_go_allied(AreaId a, AreaId b, int turn) const {
  if (a == b || adjacent(a, b)) return true;
  const Canal* canal = canal_between(a, b);
  return canal != nullptr && turn >= canal->allied_from_turn;
}

AreaSet Pack::reachable_german(AreaId from, int turn) const {
  AreaSet reached = index.adjacent.at(number(from));
  for (const Canal& canal : canals) {
    if (canal.a != from && canal.b != from) continue;
    if (canal.german_from_turn == 0 || turn < canal.german_from_turn) continue;
    reached.insert(canal.a == from ? canal.b : canal.a);
  }
  return reached -= index.allied_only;
}

AreaSet Pack::reachable_allied(AreaId from, int turn) const {
  AreaSet reached = index.adjacent.at(number(from));
  for (const Canal& canal : canals) {
    if (canal.a != from && canal.b != from) continue;
    if (turn >= canal.allied_from_turn) reached.insert(canal.a == from ? canal.b : canal.a);
  }
  return reached;
}

std::span<const StationId> Pack::stations_in(AreaId area) const {
  return index.stations.at(number(area));
}

std::optional<ColonyId> Pack::colony_in(AreaId area) const {
  const auto found = std::ranges::find(colonies, area, &Colony::area);
  if (found == colonies.end()) return std::nullopt;
  return static_cast<ColonyId>(found - colonies.begin());
}

ShipList Pack::main_cruisers() const {
  ShipList found;
  for (std::size_t i = 0; i < ships.size(); ++i)
    if (ships[i].main_cruiser) found.push_back(static_cast<ShipId>(i));
  return found;
}

int Pack::damage_for(int modified_roll) const noexcept {
  const int last = static_cast<int>(damage_table.size()) - 1;
  return damage_table[static_cast<std::size_t>(std::clamp(modified_roll, 0, last))];
}

const VictoryBand& Pack::band_of(int victory_points) const {
  const auto found = std::ranges::find_if(
      victory_bands, [&](const VictoryBand& band) { return victory_points <= band.up_to; });
  return found == victory_bands.end() ? victory_bands.at(victory_bands.size() - 1) : *found;
}

std::string_view Pack::source_of(std::string_view kind, std::string_view item,
                                 std::string_view field) const {
  const auto key = [](const Source& source) {
    return std::tuple<std::string_view, std::string_view, std::string_view>{
        source.kind, source.item, source.field};
  };
  const auto wanted = std::tuple{kind, item, field};
  const auto found = std::ranges::lower_bound(sources, wanted, {}, key);
  if (found == sources.end() || key(*found) != wanted) return {};
  return found->text;
}

int stars_of(ShipType type) noexcept {
  switch (type) {
    case ShipType::BC: return 5;
    case ShipType::BB: return 4;
    case ShipType::AC: return 3;
    case ShipType::C: return 2;
    case ShipType::CL:
    case ShipType::PC:
    case ShipType::AMC: return 1;
  }
  return 0;
}

bool escort_stripe_of(GunRange gun, SpeedGrade speed) noexcept {
  return gun != GunRange::C || speed <= SpeedGrade::three_plus;
}

// The words by which the data files, and people, call the enumerations.

std::string_view to_string(Nation nation) noexcept {
  switch (nation) {
    case Nation::german: return "german";
    case Nation::british: return "british";
    case Nation::french: return "french";
    case Nation::japanese: return "japanese";
    case Nation::russian: return "russian";
  }
  return "";
}

std::string_view to_string(ShipType type) noexcept {
  switch (type) {
    case ShipType::BC: return "BC";
    case ShipType::BB: return "BB";
    case ShipType::AC: return "AC";
    case ShipType::C: return "C";
    case ShipType::CL: return "CL";
    case ShipType::PC: return "PC";
    case ShipType::AMC: return "AMC";
  }
  return "";
}

std::string_view to_string(GunRange range) noexcept {
  switch (range) {
    case GunRange::A: return "A";
    case GunRange::B: return "B";
    case GunRange::C: return "C";
  }
  return "";
}

std::string_view to_string(SpeedGrade grade) noexcept {
  switch (grade) {
    case SpeedGrade::three: return "3";
    case SpeedGrade::three_plus: return "3+";
    case SpeedGrade::four_minus: return "4-";
    case SpeedGrade::four: return "4";
    case SpeedGrade::four_plus: return "4+";
  }
  return "";
}

std::string_view to_string(StartBox box) noexcept {
  switch (box) {
    case StartBox::area: return "area";
    case StartBox::england_hb1: return "england_hb1";
    case StartBox::england_hb2: return "england_hb2";
    case StartBox::british_reserves: return "british_reserves";
    case StartBox::german_reserves: return "german_reserves";
  }
  return "";
}

std::string_view to_string(CoalKind coal) noexcept {
  switch (coal) {
    case CoalKind::none: return "none";
    case CoalKind::free: return "free";
    case CoalKind::colony: return "colony";
  }
  return "";
}

std::string_view to_string(RestrictionKind kind) noexcept {
  switch (kind) {
    case RestrictionKind::may_leave_from_turn: return "may_leave_from_turn";
    case RestrictionKind::must_go_to: return "must_go_to";
    case RestrictionKind::may_not_move_before_turn: return "may_not_move_before_turn";
    case RestrictionKind::entry_free: return "entry_free";
    case RestrictionKind::entry_penalty: return "entry_penalty";
    case RestrictionKind::rising_sun_only: return "rising_sun_only";
    case RestrictionKind::must_stay: return "must_stay";
  }
  return "";
}

std::string_view to_string(Result result) noexcept {
  switch (result) {
    case Result::allied_win: return "allied_win";
    case Result::draw: return "draw";
    case Result::german_win: return "german_win";
    case Result::german_honor: return "german_honor";
    case Result::german_triumph: return "german_triumph";
    case Result::german_legend: return "german_legend";
  }
  return "";
}

}  // namespace chartroom::far_seas
