// What lies open on the table: counters, markers, the fight going on, the question being asked. In
// this ruleset all counters are open (far-seas.md, "Who knows what"); the secrets are in state.hpp.
// Functions here only read.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/chronicle.hpp"
#include "rules/core/ruleset.hpp"
#include "rules/core/short_list.hpp"
#include "rules/far_seas/order.hpp"
#include "rules/far_seas/solitaire_table.hpp"
#include "rules/far_seas/terms.hpp"

namespace chartroom::far_seas {

// There is one for each ship of the pack on every board, and boards are copied all the time: small.
struct ShipStatus {
  Whereabouts where{Whereabouts::not_in_play};
  AreaId area{no_area};  // if afloat()
  ShipId leader{};       // first ship of the group it stands in; itself when alone
  Duty duty{Duty::none};
  StationId station{no_station};  // if the duty is on_station or raid
  ConvoyId convoy{no_convoy};     // if the duty is convoy
  Readiness readiness{Readiness::ready};
  std::int8_t damage{};
  std::int8_t combats{};  // naval combats so far: attrition (4.6.4.1.2)

  // Of this turn.
  std::int8_t moved_in_ob{};  // 0: has not moved this turn
  bool entered : 1 {};        // its move led into the area, not within it
  bool through_panama : 1 {};
  bool discovered : 1 {};  // met by an Allied group; not discovered again this turn (4.6.2.1)
  bool ran : 1 {};         // tried to run and escaped, or failed to (bars captures, 4.7.1)
  bool escaped : 1 {};     // ran successfully: done for the turn (4.6.3)
  bool fought : 1 {};      // was in a combat of at least one round
  bool forced : 1 {};      // was brought to combat by the enemy (6.3.3)
  bool left_river : 1 {};  // came out of the Rufiji (7.2)
  bool damaged_this_turn : 1 {};

  // Of the game.
  bool surprise_used : 1 {};   // 4.6.5
  bool slowed : 1 {};          // one speed grade lost for good, and no more surprises (4.6.4.3)
  bool penalty_paid : 1 {};    // chapter 5: once per ship
  bool known_in_river : 1 {};  // discovered in the Rufiji, until it has left (7.2.2)

  std::uint8_t unused : 3 {};  // bits that would else be anything: it is compared as bytes

  friend bool operator==(const ShipStatus& a, const ShipStatus& b) {
    return std::memcmp(&a, &b, sizeof(ShipStatus)) == 0;
  }
};
static_assert(core::EqualAsBytes<ShipStatus>);

struct Conflict {
  AreaId area{};
  int search_groups{};  // groups that moved to search here this OB; counted once (4.6.2.1)
  friend bool operator==(const Conflict&, const Conflict&) = default;
};

// The conflict area being resolved.
struct OpenConflict {
  AreaId area{};
  int search_groups{};
  bool searched{};  // the first search, which is compulsory, has been made
  bool declined{};  // no further search (4.6.2)
  friend bool operator==(const OpenConflict&, const OpenConflict&) = default;
};

// A German group has been met by an Allied one (4.6.3); not yet combat.
struct Encounter {
  enum class Stage : std::uint8_t { approach, german_answer, surprise, allied_answer };
  AreaId area{};
  Group german;
  Group allied;
  Discovery how{};
  Stage stage{};
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

// A running group and the ships that caught it.
struct Caught {
  Group runner;
  Group by;
  friend bool operator==(const Caught&, const Caught&) = default;
};

// Groups of one or both sides try to get away: before a combat or between its rounds (4.6.3.1).
struct RunAttempt {
  enum class Stage : std::uint8_t { chase, escape };
  AreaId area{};
  bool in_combat{};
  CombatKind kind{};  // of the combat that is going on, or will follow if somebody is caught
  Stage stage{};
  core::BySide<std::vector<Group>> runners;
  core::BySide<Group> free;  // ships of the side that may chase the other's runners
  core::BySide<std::vector<Pursuit>> pursuits;  // side = the chaser's
  std::vector<Group> escaped;                   // still to be given an area
  std::vector<Caught> caught;
  friend bool operator==(const RunAttempt&, const RunAttempt&) = default;
};

// Combat to come: a caught runner and those who caught it.
struct Fight {
  AreaId area{};
  Group german;
  Group allied;
  CombatKind kind{};
  ShipList tried_to_run;  // -2 in the first round (4.6.4.1)
  friend bool operator==(const Fight&, const Fight&) = default;
};

struct Fighter {
  ShipId ship{};
  int pending{};                // damage scored this step and not yet assessed
  bool torpedo_left{};          // one per combat, battleships none (4.6.4.2)
  bool tried_to_run{};          // after the last round, or just before the first: -2
  bool bold{};                  // at Optimum Torpedo Range this round
  bool done_firing{};           // its guns, this round
  ShipId last_target{no_ship};  // fired on in the round before
  int same_target_rounds{};     // consecutive rounds before this one in which it did
  ShipId target_now{no_ship};   // fired on in this round
  ShipList hit_last_round;      // targets it did damage to in the round before (4.6.4.1.2)
  ShipList hit_now;             // did damage to in this round
  friend bool operator==(const Fighter&, const Fighter&) = default;
};

// A ship that was in the combat at any time, and its damage when it began: what repair cannot undo
// (4.6.4.3).
struct Veteran {
  ShipId ship{};
  int damage_before{};
  friend bool operator==(const Veteran&, const Veteran&) = default;
};

// The Tactical Battlefield (4.6.4).
struct Combat {
  enum class Step : std::uint8_t {
    bold_moves,
    fire_on_bold,
    bold_torpedoes,  // nobody is asked: the bold movers that are left launch
    targets,
    torpedoes,
    run,
    closing,  // runs are over: the round ends, or the combat
  };
  AreaId area{};
  CombatKind kind{};
  GunRange range{};
  int round{1};
  Step step{};
  bool resolved{};  // the step's damage is assessed, or its runs are revealed: the next may begin
  core::BySide<std::vector<Fighter>> fighters;  // afloat and still in it
  std::vector<Veteran> took_part;
  std::vector<Aim> bold;  // bold moves of this round, both sides
  std::vector<Aim> aims;  // all aims of this round so far: at most three ships at a target
  core::BySide<std::vector<Group>> runners;  // revealed after this round, not yet chased
  friend bool operator==(const Combat&, const Combat&) = default;
};

// The question the game waits on.
struct Question {
  Decision kind{};
  core::BySide<bool> asked;  // who still owes an answer
  friend bool operator==(const Question&, const Question&) = default;
};

struct AssignedShip {
  ShipId ship{};
  Assignment assignment{};
  friend bool operator==(const AssignedShip&, const AssignedShip&) = default;
};

// What the turn's review opens of the Ship Log (4.9): moves, squadrons and assignments. Its own
// type: coal and the split of captures stand on the same sheet and stay secret.
struct PlotRecord {
  int turn{};
  int ob{};
  Group ships;
  AreaId to{};
  Assignment assignment{};
  StationId station{no_station};
  friend bool operator==(const PlotRecord&, const PlotRecord&) = default;
};

// A move announced before the Allied one (4.3.3). By ship: which ships will form a squadron is not
// known before PHASE 3.
struct OpenMove {
  ShipId ship{};
  AreaId to{};
  friend bool operator==(const OpenMove&, const OpenMove&) = default;
};

// 6.3. In port, in the Mediterranean and in the Channel a convoy is out of reach.
struct ConvoyStatus {
  // unseen: in a view of double-blind play, out of the German side's sight.
  enum class Stage : std::uint8_t { in_port, at_sea, arrived, destroyed, unseen };
  Stage stage{};
  int dot{};          // index into Convoy::route, if at sea
  int transports{};   // left
  int moved_in_ob{};  // 0: not this turn
  friend bool operator==(const ConvoyStatus&, const ConvoyStatus&) = default;
};

// 6.4.1.
struct ColonyStatus {
  int count_from{};  // the turn that counts as the first; 0: nobody counts
  int short_in{};    // the last turn that ended with too few ships in the box, if the count goes on
  bool captured{};
  friend bool operator==(const ColonyStatus&, const ColonyStatus&) = default;
};

// 7.4: the homecoming squadron with its escort, and who is out to meet it.
struct Breakout {
  Group cruisers;
  Group reserves;
  std::vector<Group> came;       // British: each above one helps the others' search (7.4.1)
  std::vector<Group> squadrons;  // of these, that may still search
  bool joined{};                 // the combat has been
  friend bool operator==(const Breakout&, const Breakout&) = default;
};

// 7.5: the raid that is going on.
struct EnglandRaid {
  AreaId area{};
  Group raiders;
  Group answer;  // British
  friend bool operator==(const EnglandRaid&, const EnglandRaid&) = default;
};

// PHASE 5 (4.7): what was ordered and is not done yet.
struct PhaseFive {
  enum class Step : std::uint8_t { convoys, raids, england, returns, over };
  Step step{};
  std::vector<ConvoyStrike> strikes;
  std::optional<ConvoyStrike> striking;  // its combat is going on
  std::vector<Group> returns;
  std::optional<Breakout> breakout;
  std::optional<EnglandRaid> raid;
  bool england_asked{};
  friend bool operator==(const PhaseFive&, const PhaseFive&) = default;
};

struct Board {
  const Pack* pack{};
  Scenario scenario{};
  Rules rules;
  int turn{};   // 1..9
  int ob{};     // Operationsbefehl of the turn, from 1
  int phase{};  // 1..5 (4.1); 0 between

  core::BoundedList<ShipStatus, ShipSet::most> ships;  // by ShipId
  core::BoundedList<bool, StationSet::most> raided;    // by StationId
  core::BoundedList<int, areas_end> captures;          // of this turn, by area number
  core::ShortList<ConvoyStatus, 5> convoys;  // by ConvoyId; empty without the advanced rules
  // Of this turn, by area number: captures were tried there.
  core::BoundedList<bool, areas_end> escorts_seen;
  core::ShortList<ColonyStatus, 4> colonies;  // by ColonyId; empty without the advanced rules
  bool rebellion{};                           // spreads (7.1)
  int accident_turn{};                        // 7.3.1; 0: the rule is not in use
  core::Chronicle<VpEntry> track;
  int vp{};  // sum of the track

  ShipList named;                    // Main Cruisers announced for this OB (4.3.2)
  std::vector<OpenMove> open_moves;  // announced before the Allied move (4.3.3)
  std::vector<Conflict> conflicts;   // still to be resolved
  std::optional<OpenConflict> open;
  std::optional<Encounter> encounter;
  std::optional<RunAttempt> run;
  std::vector<Fight> fights;  // waiting
  std::optional<Combat> combat;
  bool removal_due{};           // after a combat: the Allied side may take damaged ships out
  bool surprise_window_done{};  // of this OB
  bool surprise_made{};         // of this turn (4.6.5)
  bool intern_asked{};          // of this OB (6.2.3)
  bool england_raided{};        // in this turn (7.5)
  std::optional<PhaseFive> phase_five;
  std::optional<SolitaireTable> solitaire;  // chapter 9
  std::vector<AssignedShip> assignments;    // revealed in PHASE 5 (4.7)
  core::Chronicle<PlotRecord> review;       // turns that are over

  std::uint32_t decisions{};  // how many questions have been asked so far
  std::optional<Question> question;
  core::BySide<bool> committed;  // sealed orders in hand
  std::optional<core::Outcome> outcome;

  friend bool operator==(const Board&, const Board&) = default;

  [[nodiscard]] const ShipStatus& status(ShipId id) const { return ships.at(index_of(id)); }
  [[nodiscard]] ShipStatus& status(ShipId id) { return ships.at(index_of(id)); }
  [[nodiscard]] const Ship& counter(ShipId id) const { return pack->ship(id); }
};

[[nodiscard]] core::Side side_of(const Pack& pack, ShipId ship);
[[nodiscard]] inline bool is_german(const Board& b, ShipId s) {
  return b.pack->index.germans.contains(s);
}

// On the map: at sea, in a colony's box or in the river.
[[nodiscard]] constexpr bool afloat(const ShipStatus& s) noexcept {
  return s.where == Whereabouts::at_sea || s.where == Whereabouts::colony_box ||
         s.where == Whereabouts::rufiji;
}

// The group that this ship leads; nullptr if it leads none of them.
[[nodiscard]] const Group* led_by(const std::vector<Group>& groups, ShipId leader);
// Ships of the group in which `ship` stands, itself included.
[[nodiscard]] Group group_of(const Board& board, ShipId ship);
// Groups of a side at sea in an area, by leader.
[[nodiscard]] std::vector<Group> groups_in(const Board& board, core::Side side, AreaId area);
// Areas in which a side has ships at sea.
[[nodiscard]] AreaSet areas_of(const Board& board, core::Side side);
// All ships of a side at sea.
[[nodiscard]] ShipSet at_sea(const Board& board, core::Side side);

// Ships in a colony's box, in the river (7.2), on convoy duty with a convoy (6.3.2).
[[nodiscard]] std::vector<Group> box_groups(const Board& board, ColonyId colony);
[[nodiscard]] int ships_in_box(const Board& board, ColonyId colony);
// By as many ships as its capture takes: it gives no coal (6.4.3).
[[nodiscard]] bool besieged(const Board& board, ColonyId colony);
[[nodiscard]] std::vector<Group> river_groups(const Board& board, core::Side side);
[[nodiscard]] Group escorts_of(const Board& board, ConvoyId convoy);
// The sea area in which a convoy is; no_area in port or gone.
[[nodiscard]] AreaId area_of(const Board& board, ConvoyId convoy);

// Main Cruisers in play that have not moved this turn.
[[nodiscard]] ShipList unmoved_cruisers(const Board& board);
[[nodiscard]] ShipList unmoved_amcs(const Board& board);
// Since PHASE 1: all Main Cruisers that have not moved yet move now.
[[nodiscard]] bool last_ob(const Board& board);
[[nodiscard]] bool moved_this_ob(const Board& board, ShipId ship);
// The number of this OB, as ShipStatus::moved_in_ob has it.
[[nodiscard]] inline std::int8_t this_ob(const Board& board) {
  return static_cast<std::int8_t>(board.ob);
}

// Speed of a ship with its damage, and of a group: its slowest ship (4.6.3.2).
[[nodiscard]] SpeedGrade speed_of(const Board& board, ShipId ship);
[[nodiscard]] SpeedGrade speed_of(const Board& board, const Group& group);
// Damage that the ship can still take before it sinks.
[[nodiscard]] int points_left(const Board& board, ShipId ship);
// Damage at least half the capacity (4.6.4.1, 4.6.4.3).
[[nodiscard]] bool half_damaged(const Board& board, ShipId ship);

// Merchant shipping left in an area: printed density less escorts and captures of this turn, not
// below 0 (4.7.1).
[[nodiscard]] int density_left(const Board& board, AreaId area);
// The same of all areas at once, by area number.
[[nodiscard]] std::array<int, areas_end> densities_left(const Board& board);
// Groups that guard a station this turn (4.4.2).
[[nodiscard]] std::vector<Group> guards_of(const Board& board, StationId station);
// Those that have such a group, which is all that most ask.
[[nodiscard]] bool guarded(const Board& board, StationId station);
[[nodiscard]] StationSet guarded_stations(const Board& board);

// "Scharnhorst", "Scharnhorst and Emden", ...
[[nodiscard]] core::Said names_of(const Board& board, const Group& group);
// "area 5", "Mediterranean": a name, as journals and cups have it.
[[nodiscard]] std::string name_of(const Board& board, AreaId area);
// "area 5", "the Mediterranean": in a sentence.
[[nodiscard]] core::Said text_of(const Board& board, AreaId area);
// The same of several, with commas.
[[nodiscard]] core::Said text_of(const Board& board, const std::vector<AreaId>& areas);

}  // namespace chartroom::far_seas
