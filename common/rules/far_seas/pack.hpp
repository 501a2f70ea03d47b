// The data of The Far Seas: counters, map and tables, as the loader hands them to the rules.
//
// Everything here is immutable once loaded. Nothing here reads files: see common/data/loader. Where
// a value comes from (a rule of the rulebook, or our reconstruction) is kept beside it:
// Pack::source_of. Numbers in brackets are rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/id_set.hpp"
#include "rules/core/short_list.hpp"

namespace chartroom::far_seas {

// --- ids ----------------------------------------------------------------------------------------

enum class ShipId : std::uint8_t {};  // index into Pack::ships, the order of the data file
enum class AreaId : std::uint8_t {};  // 1..32 as printed, 33 and 34 our numbers for two more seas
enum class StationId : std::uint8_t {};  // index into Pack::stations
enum class ConvoyId : std::uint8_t {};   // index into Pack::convoys
enum class ColonyId : std::uint8_t {};   // index into Pack::colonies

[[nodiscard]] constexpr std::size_t index_of(ShipId id) noexcept {
  return static_cast<std::size_t>(id);
}
[[nodiscard]] constexpr std::size_t index_of(StationId id) noexcept {
  return static_cast<std::size_t>(id);
}
[[nodiscard]] constexpr std::size_t index_of(ConvoyId id) noexcept {
  return static_cast<std::size_t>(id);
}
[[nodiscard]] constexpr std::size_t index_of(ColonyId id) noexcept {
  return static_cast<std::size_t>(id);
}
[[nodiscard]] constexpr int number_of(AreaId id) noexcept {
  return static_cast<int>(id);
}

inline constexpr AreaId no_area{0};  // a ship in a holding box stands in no area
inline constexpr AreaId first_area{1};
inline constexpr AreaId last_numbered_area{32};
inline constexpr AreaId mediterranean{33};    // Allied only (2.2)
inline constexpr AreaId english_channel{34};  // Allied only (2.2)
inline constexpr AreaId last_area = english_channel;

// Areas that rules name by number.
inline constexpr AreaId pacific_end_of_panama{3};
inline constexpr AreaId caribbean_end_of_panama{10};
inline constexpr AreaId return_area{13};  // the way home starts here (4.7.3)
inline constexpr AreaId north_sea{14};    // 7.4, 7.5
inline constexpr AreaId rufiji_area{21};  // the river's sea area (7.2)
inline constexpr AreaId red_sea{22};  // open moves and discovery without a roll (4.3.3, 4.6.2.4)
inline constexpr AreaId japanese_start{31};

inline constexpr int first_turn = 1;
inline constexpr int last_turn = 9;

// Ships in an order that matters, or as somebody named them. Most lists are short: up to this many
// are kept without touching the heap.
using ShipList = core::ShortList<ShipId, 16>;
using ShipSet = core::IdSet<ShipId, 128>;
using AreaSet = core::IdSet<AreaId, 64>;
using StationSet = core::IdSet<StationId, 64>;

// --- ships --------------------------------------------------------------------------------------

enum class Nation : std::uint8_t { german, british, french, japanese, russian };
enum class ShipType : std::uint8_t { BC, BB, AC, C, CL, PC, AMC };
enum class GunRange : std::uint8_t { A, B, C };  // A reaches farthest (4.6.4)
// From slow to fast (4.6.3.2).
enum class SpeedGrade : std::uint8_t { three, three_plus, four_minus, four, four_plus };

// Where a ship begins. Ships of the two Mediterranean boxes stand in the area `mediterranean`;
// their Restriction tells the boxes apart.
enum class StartBox : std::uint8_t {
  area,
  england_hb1,
  england_hb2,
  british_reserves,
  german_reserves
};

// What the reconstruction of a counter was computed from. Shown to players beside the counter; no
// rule reads it.
struct ShipHistory {
  std::string ship_class;
  int displacement_tons = 0;
  std::string main_battery;
  std::string secondary_battery;  // empty: none counted
  double belt_inches = 0;
  double speed_knots = 0;
  int completed_year = 0;
  bool reciprocating = false;  // engines: false = turbines
  int broadside_pounds = 0;
  std::string position;  // where she was in August 1914
};

struct Ship {
  std::string name;                  // UTF-8, as the navy spelt it
  std::vector<std::string> aliases;  // what people type: ASCII, and the rulebook's other spellings
  Nation nation{};
  ShipType type{};
  int stars = 0;  // victory points, fixed by the type (2.1)
  GunRange gun{};
  int fire_modifier = 0;  // added to the fire die, never above 0 (4.6.4.1)
  int damage_capacity = 0;
  SpeedGrade speed{};
  bool escort_stripe = false;     // may be a merchant escort (4.4.1)
  bool main_cruiser = false;      // one of the eight (1.1)
  bool may_enter_rufiji = false;  // German, named on the river's box (7.2.1)
  StartBox box{};
  AreaId area = no_area;       // meaningful if box == area
  int entry_turn = 1;          // 1: from the start
  bool advanced_only = false;  // the German AMCs (6.2)
  int rp_c12 = 0;              // number for the accident's die (7.3.2); 0: none
  ShipHistory history;
};

// --- map ----------------------------------------------------------------------------------------

// colony: while it is neither taken nor besieged (6.1.1).
enum class CoalKind : std::uint8_t { none, free, colony };

struct Area {
  AreaId id{};
  std::string name;
  std::string landmarks;  // what lies in it, for people who look for it; may be empty
  std::vector<std::string> aliases;
  double lat = 0, lon = 0;       // where a map puts the number, degrees north and east
  std::vector<AreaId> adjacent;  // ascending, symmetric; without the canals, which are Pack::canals
  int density = 0;               // merchant captures a turn (4.7.1)
  CoalKind coal{};
  bool rising_sun = false;       // Japanese ships enter without penalty (5.2)
  bool amc_intern = false;       // AMCs may be interned (6.2.3)
  bool touches_england = false;  // ships from the boxes in England enter here (5.1)
  bool allied_only = false;      // Germans never enter (2.2)
  int rtb_modifier = 0;          // solitaire (9.1.3.1)
};

struct Station {
  std::string name;
  std::vector<std::string> aliases;
  std::string plot_code;  // ASCII, shortest prefix that no other station of the area shares
                          // (4.3.1); the loader's work
  AreaId area{};
  int value = 0;            // victory points of a raid (4.7.2)
  int boer_roll_up_to = 0;  // the rebellion spreads on this roll or less (7.1); 0: never
};

// Joins two areas for those who may use it; the areas are not in each other's Area::adjacent.
struct Canal {
  std::string name;
  AreaId a{}, b{};
  int allied_from_turn = 1;
  int german_from_turn = 0;  // 0: never
};

// --- restrictions (5.0) -------------------------------------------------------------------------

// What a ship may do only at the price of its stars, once a game (5.0), or how it comes into play.
enum class RestrictionKind : std::uint8_t {
  may_leave_from_turn,  // leaving `area` before `turn` is paid for (5.2)
  must_go_to,  // in `area` when `turn` ends, by a move of that turn, and stays; else paid for (5.1)
  may_not_move_before_turn,  // any move before `turn` is paid for (5.1)
  entry_free,     // from `turn` into an area touching England: the whole move of that turn (5.1)
  entry_penalty,  // from `turn` into an area touching England, paid for; may move on at once (5.1)
  rising_sun_only,  // entering an area without the symbol is paid for (5.2)
  must_stay,        // leaving `area` is paid for (5.3)
};

struct Restriction {
  ShipId ship{};
  RestrictionKind kind{};
  AreaId area = no_area;    // of may_leave_from_turn, must_go_to, must_stay
  int turn = 0;             // of all but rising_sun_only and must_stay, where it is 0
  bool basic_only = false;  // lifted by the advanced rules (5.4)
  std::string rule;         // where it is written, e.g. "5.2"
};

// --- convoys, colonies, VPs ---------------------------------------------------------------------

struct Convoy {
  std::string name;
  std::string from, to;       // the countries at both ends; a convoy there is out of reach
  std::vector<AreaId> route;  // the dots at sea; one turn each, one more to arrive (6.3.1)
  int transports = 0;
  int available_turn = 0;
};

struct Colony {
  std::string name;
  std::vector<std::string> aliases;
  AreaId area{};
  int value = 0;         // victory points if it is not captured in time (6.4.1)
  int ships = 0;         // needed in its box
  int turns = 0;         // for so many turns
  int capture_turn = 0;  // captured at the end of this turn at the latest
};

enum class Result : std::uint8_t {
  allied_win,
  draw,
  german_win,
  german_honor,
  german_triumph,
  german_legend
};

struct VictoryBand {
  int up_to = 0;  // highest total of the band; bands ascend, the lowest has no floor
  Result result{};
  std::string title;
};

struct Source {
  std::string kind;   // "ship", "area", "station", "canal", "restriction", "convoy", "colony",
                      // "history", "damage", "band"
  std::string item;   // its name; of an area its number, of a restriction "Ship: kind", of a damage
                      // row its roll
  std::string field;  // the name in the data file
  std::string text;   // "rule 10.2.2", "earlier edition: ...", "reconstructed: how"
};

// --- pack ---------------------------------------------------------------------------------------

// What the rules ask of a pack a thousand times a game, worked out once when it has been read.
// Values that a tuner may change (density, coal, victory points) are not in here.
struct PackIndex {
  ShipSet germans;
  ShipSet cruisers;                              // the eight (1.1)
  AreaSet allied_only;                           // 2.2
  std::vector<AreaSet> adjacent;                 // by area number; place 0 is empty
  std::vector<std::vector<StationId>> stations;  // by area number, in file order
  struct Rows {
    std::uint16_t first{}, count{};
  };
  std::vector<Rows> restrictions;  // by ShipId: its rows of Pack::restrictions
};

struct Pack {
  std::string version;  // of the data, stands in the journal of each game
  std::string title;

  std::vector<Ship> ships;  // by ShipId
  std::vector<Area> areas;  // 34, by number
  std::vector<Station> stations;
  std::vector<Canal> canals;
  std::vector<Restriction> restrictions;  // by ship, then in file order
  std::vector<Convoy> convoys;
  std::vector<Colony> colonies;
  std::array<int, 7> damage_table{};  // damage points for a modified roll of 0 or less, 1, 2, .. 5,
                                      // 6 or more (4.6.4)
  std::vector<VictoryBand> victory_bands;
  int sudden_end_above = 0;     // victory points; the top of the last band (8.0)
  std::vector<Source> sources;  // sorted by kind, item, field
  PackIndex index;              // by make_index()

  // To be called when ships, areas, stations and restrictions are all there, these by ship. What
  // refers to things that do not exist is left out. Throws std::out_of_range if there are more than
  // the sets above hold.
  void make_index();

  // The id must be one of this pack's: anything else is a bug of the caller and throws
  // std::out_of_range.
  [[nodiscard]] const Ship& ship(ShipId id) const { return ships.at(index_of(id)); }
  [[nodiscard]] const Area& area(AreaId id) const;
  [[nodiscard]] const Station& station(StationId id) const { return stations.at(index_of(id)); }
  [[nodiscard]] const Convoy& convoy(ConvoyId id) const;
  [[nodiscard]] const Colony& colony(ColonyId id) const;

  // By name or alias. ASCII letters are compared without case; other letters must match exactly.
  [[nodiscard]] std::optional<ShipId> ship_named(std::string_view name) const;
  [[nodiscard]] std::optional<AreaId> area_named(std::string_view name) const;  // also "5"
  [[nodiscard]] std::optional<StationId> station_named(std::string_view name) const;
  [[nodiscard]] std::optional<StationId> station_by_plot_code(AreaId area,
                                                              std::string_view code) const;
  [[nodiscard]] std::optional<ColonyId> colony_named(std::string_view name) const;

  [[nodiscard]] bool has_area(AreaId id) const noexcept;
  // A common border or corner (2.2). Says nothing of canals, nor of who may enter.
  [[nodiscard]] bool adjacent(AreaId a, AreaId b) const;
  [[nodiscard]] const Canal* canal_between(AreaId a, AreaId b) const;  // nullptr: none
  // Whether a ship may go from a to b in this turn: adjacency, canals, and the seas closed to
  // Germans (2.2). Staying (a == b) is a move within the area and always possible. Restrictions of
  // chapter 5 forbid nothing: they cost.
  [[nodiscard]] bool may_go_german(AreaId a, AreaId b, int turn) const;
  [[nodiscard]] bool may_go_allied(AreaId a, AreaId b, int turn) const;
  // All areas with may_go_*, without `from` itself; ascending.
  [[nodiscard]] AreaSet reachable_german(AreaId from, int turn) const;
  [[nodiscard]] AreaSet reachable_allied(AreaId from, int turn) const;

  [[nodiscard]] std::span<const StationId> stations_in(AreaId area) const;  // in file order
  [[nodiscard]] std::optional<ColonyId> colony_in(AreaId area) const;
  [[nodiscard]] std::span<const Restriction> restrictions_of(ShipId ship) const {
    const PackIndex::Rows rows = index.restrictions.at(index_of(ship));
    return std::span{restrictions}.subspan(rows.first, rows.count);
  }
  [[nodiscard]] ShipList main_cruisers() const;

  [[nodiscard]] int damage_for(int modified_roll) const noexcept;
  // Above the last band: the last.
  [[nodiscard]] const VictoryBand& band_of(int victory_points) const;

  // Where a value comes from; empty if there is no such value.
  [[nodiscard]] std::string_view source_of(std::string_view kind, std::string_view item,
                                           std::string_view field) const;
};

// The words of the data files.
[[nodiscard]] std::string_view to_string(Nation) noexcept;           // "german"
[[nodiscard]] std::string_view to_string(ShipType) noexcept;         // "BC"
[[nodiscard]] std::string_view to_string(GunRange) noexcept;         // "A"
[[nodiscard]] std::string_view to_string(SpeedGrade) noexcept;       // "4+"
[[nodiscard]] std::string_view to_string(StartBox) noexcept;         // "england_hb1"
[[nodiscard]] std::string_view to_string(CoalKind) noexcept;         // "colony"
[[nodiscard]] std::string_view to_string(RestrictionKind) noexcept;  // "must_stay"
[[nodiscard]] std::string_view to_string(Result) noexcept;           // "german_win"

[[nodiscard]] constexpr bool is_german(Nation nation) noexcept {
  return nation == Nation::german;
}
[[nodiscard]] int stars_of(ShipType) noexcept;                       // 2.1, 8.0
[[nodiscard]] bool escort_stripe_of(GunRange, SpeedGrade) noexcept;  // 4.4.1, for Allied ships
// Equal but for the case of ASCII letters.
[[nodiscard]] bool same_name(std::string_view, std::string_view) noexcept;

}  // namespace chartroom::far_seas
