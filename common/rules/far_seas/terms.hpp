// Words of the sequence of play that several files share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/core/side.hpp"
#include "rules/far_seas/pack.hpp"

namespace chartroom::far_seas {

inline constexpr core::Side german = core::Side::one;
inline constexpr core::Side allied = core::Side::two;

inline constexpr StationId no_station{255};
inline constexpr ShipId no_ship{255};
inline constexpr ConvoyId no_convoy{255};
inline constexpr ColonyId no_colony{255};

// Areas are numbered from 1; lists by area have an unused first place, and this many.
inline constexpr std::size_t areas_end = static_cast<std::size_t>(last_area) + 1;
[[nodiscard]] constexpr std::size_t index_of(AreaId id) noexcept {
  return static_cast<std::size_t>(id);
}

// Ships that act together: one ship, or a squadron of two to five (4.2). Ascending, without
// repetition. A group is named by its first ship, its leader: no number of its own that could
// betray how many there have been.
using Group = ShipList;

template <class List, class T>
[[nodiscard]] constexpr bool contains(const List& list, const T& wanted) {
  return std::ranges::find(list, wanted) != std::ranges::end(list);
}

// What a German group is to do after its move (4.3.1).
enum class Assignment : std::uint8_t {
  none,
  raid,            // -Stn
  merchants,       // -Att: merchants, or a convoy (6.3.3)
  return_to_base,  // -RTB
  intervene,       // -Int, against ships in a colony box (6.4.2)
  river,           // -Rfj, into or within the Rufiji (7.2)
};

// What an Allied group does where it moved to (4.4); `raid` is the German counterpart of
// on_station.
enum class Duty : std::uint8_t {
  none,
  search,
  merchant_escort,
  on_station,
  raid,
  convoy,  // convoy duty (6.3.2)
  colony,  // in a colony's box (6.4.1)
  river,   // in the Rufiji, either side (7.2)
};

// The three ways a counter lies (4.2): upright, turned by 90 degrees (moved, may still act), on its
// back.
enum class Readiness : std::uint8_t { ready, acting, done };

enum class Whereabouts : std::uint8_t {
  not_in_play,  // not used by this scenario or these rules
  not_arrived,  // a reinforcement of a later turn
  at_sea,       // in an area of the map
  colony_box,   // besieging a colony; its area is the colony's (6.4.1)
  rufiji,       // in the river; its area is 21 (7.2)
  england_hb1,
  england_hb2,
  british_reserves,
  german_reserves,
  in_germany,  // returned (4.7.3)
  sunk,
  removed,   // taken out of the game after damage (4.6.4.3)
  interned,  // an AMC (6.2.3)
  exploded,  // the accident, since it was revealed (7.3.2)
  unseen,    // in a view of double-blind play: at sea, out of this viewer's sight
};

// The decisions a game of The Far Seas can wait for, in the order of a turn.
enum class Decision : std::uint8_t {
  plot,                // G, PHASE 1 (4.3)
  allied_movement,     // A, PHASE 2 (4.4)
  intern,              // G, PHASE 3: AMCs that are interned (6.2.3)
  choose_area,         // A, PHASE 4: which conflict area is next (4.6.1)
  search,              // A: which target, or no further search (4.6.2)
  approach,            // A: approach or abort (4.6.2.1, 4.A)
  accept_or_run,       // G: the found group (4.6.3)
  try_surprise,        // A: die to surprise the runner, or not (4.6.3, 2)
  fight_or_run,        // A: the finding group, if the Germans accept (4.6.3, 1)
  chase,               // the other side's runners are paired with chasers (4.6.3.1)
  escape,              // owners name areas for groups that got away (4.6.3)
  bold_moves,          // both, sealed (4.6.4.2)
  fire_on_bold,        // both, sealed: who fires at ships that make a bold move
  targets,             // both, sealed (4.6.4)
  torpedoes,           // both, sealed: C-range launches, the gun dice being seen
  run_after_round,     // both, sealed: which ships try to run, in which groups
  remove_ships,        // A: damaged ships taken out after a combat (4.6.4.3)
  surprise_attack,     // G, once an OB (4.6.5)
  hit_and_go_home,     // G, PHASE 5 (4.7)
  convoy_attack,       // G: which attack is next, and whether it tries to surprise (6.3.3)
  raid_on_england,     // G: in the Channel, in area 14, or none (7.5)
  counterattack,       // A: all battlecruisers in the boxes answer, or none (7.5.2)
  return_home,         // G: which return is next, and with which Reserves (7.4)
  breakout_squadrons,  // A: which battlecruisers sail, in which squadrons (7.4)
  breakout_search,     // A: which former squadron is searched for (7.4.1)
  assign,              // G, PHASE 3 of approach 2: what those do whom the tables have moved (9.0)
};
[[nodiscard]] std::string_view to_string(Decision) noexcept;  // "plot", "allied_movement", ...
[[nodiscard]] std::string_view to_string(
    Assignment) noexcept;  // "none", "raid", "merchants", "return_to_base"
[[nodiscard]] std::string_view to_string(Duty) noexcept;
[[nodiscard]] std::string_view to_string(Readiness) noexcept;
[[nodiscard]] std::string_view to_string(Whereabouts) noexcept;

// How a German group came to be met (4.6.2).
enum class Discovery : std::uint8_t {
  search,
  guarded_station,
  into_red_sea,
  through_panama,
  out_of_the_rufiji,  // 7.2.2
  in_the_channel,     // 7.5.2.1
};
[[nodiscard]] std::string_view to_string(Discovery) noexcept;

// What started a combat: it decides the range of the first round and who has which modifier
// (4.6.4).
enum class CombatKind : std::uint8_t {
  encounter,         // both stood, or a runner was caught: from A-range
  runner_surprised,  // the Allied side's 6 of 4.6.3: from C-range
  surprise_attack,   // 4.6.5, 6.4.2: from C-range, +2 for the Germans in the first round
  river_breakout,    // 7.2.2: from C-range, +2 for the Allies in the first round
  convoy_attack,     // 6.3.3: the escorts, from A-range
  home_breakout,     // 7.4: who runs is home
  raid_on_england,   // 7.5: who runs is home
};
[[nodiscard]] std::string_view to_string(CombatKind) noexcept;

// A shot or a torpedo: who at whom.
struct Aim {
  ShipId firer{};
  ShipId target{};
  friend bool operator==(const Aim&, const Aim&) = default;
};

// 7.4.1: the two squadrons that are searched for as if they had not joined.
enum class FormerSquadron : std::uint8_t { cruisers, reserves };
[[nodiscard]] std::string_view to_string(FormerSquadron) noexcept;

// An AMC's move: open (6.2.1).
struct AmcMove {
  ShipId ship{};
  AreaId to{};
  friend bool operator==(const AmcMove&, const AmcMove&) = default;
};

// A German group and the convoy it falls upon (6.3.3).
struct ConvoyStrike {
  Group attackers;
  ConvoyId convoy{no_convoy};
  friend bool operator==(const ConvoyStrike&, const ConvoyStrike&) = default;
};

// One chasing group and the running group it is set upon, named by its leader (4.6.3.1).
struct Pursuit {
  ShipId runner{};
  Group chasers;
  friend bool operator==(const Pursuit&, const Pursuit&) = default;
};

// A line in the Ship Log (4.3.1): ships that will stand in one group, where, and what for.
struct PlottedGroup {
  Group ships;
  AreaId to{};
  Assignment assignment{};
  StationId station{no_station};  // of a raid
  friend bool operator==(const PlottedGroup&, const PlottedGroup&) = default;
};

// Merchant captures credited to a ship (4.7.1).
struct Credit {
  ShipId ship{};
  int captures{};
  friend bool operator==(const Credit&, const Credit&) = default;
};

// Why a die was changed, and by how much. Shown with every roll.
enum class Why : std::uint8_t {
  searchers,      // 4.6.2.1: search groups above one
  squadron_size,  // 4.6.2.1: target ships above one
  ship,           // 4.6.4.1: the firing ship's own modifier
  same_target,
  half_damaged_firer,
  half_damaged_target,
  optimum_torpedo_range,
  run_attempt,
  multiple_fire,
  attrition,         // 4.6.4.1.2
  hit_last_round,    // 4.6.4.1.2, Scharnhorst and Gneisenau
  surprise,          // 4.6.4.1.3
  surprise_torpedo,  // 4.6.4.1.3
  river_breakout,    // 4.6.4.1.1
  river_searchers,   // 4.6.2.1: British ships in the river above one
  armoured_cruiser,  // 7.1.1
  slow_attacker,     // 6.3.3.1
};
[[nodiscard]] std::string_view to_string(Why) noexcept;

struct Modifier {
  Why why{};
  int value{};
  friend bool operator==(const Modifier&, const Modifier&) = default;
};
[[nodiscard]] int sum_of(const std::vector<Modifier>& modifiers);

enum class VpKind : std::uint8_t {
  capture,           // 4.7.1
  raid,              // 4.7.2
  allied_ship_sunk,  // 8.0
  german_ship_sunk,  // 8.0, negative
  cowardice,         // 4.6.2.3
  movement_penalty,  // 5.0
  returned,          // 4.7.3
  lost_on_return,    // 4.7.3, negative
  transports,        // sunk (6.3)
  transports_late,   // not arrived when the game ends (6.3)
  colony,            // not captured in time (6.4.1)
  rebellion,         // 7.1
  river,             // in the Rufiji when the game ends (8.0)
  england_raided,    // 7.5.1
  claims_withdrawn,  // captures of the cruiser lost to the accident, negative (7.3.2)
};
[[nodiscard]] std::string_view to_string(VpKind) noexcept;

// One entry on the victory point track. The total is the sum of all entries.
struct VpEntry {
  int turn{};
  int ob{};
  VpKind kind{};
  int points{};
  ShipId ship{no_ship};           // if a ship is the reason
  StationId station{no_station};  // if a station is
  AreaId area{no_area};           // if an area is
  ConvoyId convoy{no_convoy};     // if a convoy is
  ColonyId colony{no_colony};     // if a colony is
  friend bool operator==(const VpEntry&, const VpEntry&) = default;
};

// Which game is played (1.2.3, 10, 11).
enum class Scenario : std::uint8_t { campaign, coronel, falklands };
[[nodiscard]] std::string_view to_string(Scenario) noexcept;

// 9.0: the German side without a German player.
enum class Solitaire : std::uint8_t {
  none,
  advanced_bot,    // approach 1: the tables play the German side, all of them
  multi_handed,    // approach 2: one player has both sides, the tables move the German ships
  simplified_bot,  // approach 3: the tables without those marked as advanced
};
[[nodiscard]] std::string_view to_string(Solitaire) noexcept;

// Which rules the campaign is played with (1.2.2). All off: the basic game.
struct Rules {
  bool advanced{};             // chapter 6 and 5.4, as a set
  bool boer_rebellion{};       // 7.1
  bool rufiji{};               // 7.2
  bool propellant_accident{};  // 7.3
  bool breakout{};             // 7.4
  bool raid_on_england{};      // 7.5
  Solitaire solitaire{};       // chapter 9
  bool double_blind{};         // ours: counters out of sight are hidden
  [[nodiscard]] constexpr bool solitaire_play() const { return solitaire != Solitaire::none; }
  friend bool operator==(const Rules&, const Rules&) = default;
};
// The three games of 1.2.3.
inline constexpr Rules basic_rules{};
inline constexpr Rules advanced_rules{.advanced = true};
inline constexpr Rules full_rules{.advanced = true,
                                  .boer_rebellion = true,
                                  .rufiji = true,
                                  .propellant_accident = true,
                                  .breakout = true,
                                  .raid_on_england = true};

}  // namespace chartroom::far_seas
