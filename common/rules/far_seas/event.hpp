// What happened. Every event is told whole to its audience and not at all to others (audience.cpp):
// where two sides may know different things of one act, the act makes two events. Dice that were
// rolled are in the event; apply() rolls none.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "rules/core/kinds.hpp"
#include "rules/far_seas/event_phase_five.hpp"
#include "rules/far_seas/event_sight.hpp"
#include "rules/far_seas/event_solitaire.hpp"
#include "rules/far_seas/state.hpp"

namespace chartroom::far_seas {
namespace event {

// ---- the frame (4.0, 4.8, 4.9, 8.0)

struct TurnBegan {
  int turn{};
  ShipList arrived;  // reinforcements, placed where their counters say (5.0)
};
// 7.3.1: the turn of the accident.
struct AccidentTurnRolled {
  int die{};
  int turn{};
};
// 7.3.2: that the two secret dice were rolled.
struct AccidentRolled {};
// German side alone. Always told, whatever came of it.
struct AccidentOutcome {
  ShipId ship{};
  int ship_die{};
  int fate_die{};
  bool lost{};  // false also if the ship was no more in play
};
// 7.3.2: the lost cruiser shows what it is and leaves the game.
struct AccidentRevealed {
  ShipId ship{};
};
// German side alone: who has coal for the turn (6.1).
struct CoalLookedAt {
  ShipList coaled;
};
struct ObBegan {
  int ob{};
};
struct PhaseBegan {
  int phase{};
};
// Somebody must decide. Public: see Decision.
struct Asked {
  std::uint32_t number{};
  Decision kind{};
  core::BySide<bool> asked;
};
// A side has given its answer; what it was is another event, or sealed.
struct Answered {
  core::Side side{};
  bool sealed{};
};
// All sealed orders are opened (other events tell what was in them) or laid aside unread.
struct SealsOpened {};
// To its own side alone: what it committed.
struct SealedKept {
  core::Side side{};
  SealedOrder order;
};
struct VpScored {
  VpEntry entry;
};
struct GameEnded {
  core::Outcome outcome;
};
struct ObEnded {};
// German side alone: what stays secret of the Ship Log when a turn ends (4.3.1, 6.1, 7.3). Told
// every turn, whatever is in it.
struct ShipLogFiled {
  std::vector<Credit> credits;  // of the turn
  std::vector<CoalStatus> coal;
  std::optional<Accident> accident;
};
struct TurnEnded {
  std::vector<PlotRecord> plots;  // 4.9: the Allied player may review the turn's plots
};

// ---- PHASES 1 to 3 (4.3-4.5)

// German side alone.
struct PlotCommitted {
  std::vector<PlottedGroup> groups;
  ShipList piles;  // of coal, used
};
// 4.3.2: the names, for everybody.
struct CruisersNamed {
  ShipList ships;
  std::vector<OpenMove> open_moves;  // 4.3.3
};
struct ShipEntered {  // England's second box (5.1)
  ShipId ship{};
  AreaId area{};
};
struct GroupMoved {
  Group ships;
  AreaId from{no_area};  // where all came from, or no_area (a box, or several areas)
  AreaId to{};
  Duty duty{};
  StationId station{no_station};
  ConvoyId convoy{no_convoy};  // on convoy duty
};
struct ShipsToColony {  // 6.4.1
  ColonyId colony{no_colony};
  Group ships;
};
// 6.3.1. By the server, if the Allied player left it to the turn's last move.
struct ConvoyMoved {
  ConvoyId convoy{no_convoy};
  AreaId to{no_area};  // no_area: it has arrived
  bool by_server{};
};
// 6.4.1: the count of a colony.
struct ColonyTurned {
  enum class What : std::uint8_t { begun, short_of_ships, resumed, voided, captured, held };
  ColonyId colony{no_colony};
  What what{};
  int turn{};  // begun: in which the colony falls; else now
};
struct Interned {  // 6.2.3
  ShipList ships;
};
struct PlotExecuted {};  // the plot of this OB is carried out; the rest of PHASE 3 follows

// ---- PHASE 4: search

struct ConflictsMarked {
  std::vector<Conflict> conflicts;
};
struct ConflictOpened {
  AreaId area{};
};
struct ConflictClosed {
  AreaId area{};
};
struct SearchRolled {
  AreaId area{};
  Group target;
  int die{};
  std::vector<Modifier> modifiers;
  bool found{};
};
// 4.6.2.2: which group found or failed. One group: no dice.
struct Determined {
  struct Roll {
    ShipId leader{};
    int die{};
  };
  std::vector<Roll> rolls;  // rerolls of ties follow in order
  Group group;
};
struct SearchFailed {
  Group allied;
};
struct SearchDeclined {
  AreaId area{};
};
// 4.6.2.1 (4) or 4.6.2.4: an Allied group has a German one in sight. By search it may still abort.
struct EncounterBegan {
  AreaId area{};
  Group german;
  Group allied;
  Discovery how{};
};
struct Approached {};
struct ApproachAborted {};
struct EncounterEnded {};
// 7.2.2: for the cruiser that stays in the river.
struct RiverSearched {
  ShipId target{};
  Group searchers;
  int die{};
  std::vector<Modifier> modifiers;
  bool found{};
};
// Known in the river from now on, by search or by entering where British ships are.
struct RiverDiscovered {
  ShipId ship{};
};
// 6.2.2: found and not got away: sunk without a combat.
struct AmcSunk {
  ShipId ship{};
  Group by;
};

// ---- PHASE 4: run

struct Accepted {
  core::Side side{};
};
struct RunDeclared {  // before combat; in which groups comes with RunBegan
  core::Side side{};
};
struct SurpriseRolled {  // 4.6.3 (2)
  int die{};
};
struct SurpriseForgone {};
struct RunBegan {
  RunAttempt attempt;
};
struct ChaseRevealed {
  core::Side side{};  // the chaser's
  std::vector<Pursuit> pursuits;
};
struct RunRolled {
  Group runner;
  Group chaser;
  int runner_die{};  // 0: none was needed
  int chaser_die{};
  bool caught{};
};
struct RunResolved {
  std::vector<Group> escaped;
  std::vector<Caught> caught;
};
struct EscapedTo {
  Group ships;
  AreaId to{};
};
struct RunEnded {};
struct FightJoined {  // a combat that will be fought
  Fight fight;
};

// ---- PHASE 4: combat

struct CombatBegan {
  Fight fight;
  GunRange range{};
};
struct StepBegan {
  Combat::Step step{};
};
struct BoldMovesRevealed {
  std::vector<Aim> aims;  // both sides
};
struct AimsRevealed {
  Combat::Step step{};
  core::BySide<std::vector<Aim>> aims;
};
struct Shot {
  Aim aim;
  int die{};  // 0: the target had already sunk, no die
  std::vector<Modifier> modifiers;
  int damage{};
};
struct TorpedoRun {
  Aim aim;
  bool bold{};
  int die{};
  std::vector<Modifier> modifiers;
  bool hit{};
  int damage_die{};  // 0: missed
  int damage{};
};
// Damage scored so far in this step is assessed now, both sides at once.
struct DamageAssessed {
  struct Hit {
    ShipId ship{};
    int points{};
    bool sunk{};
  };
  std::vector<Hit> hits;
};
struct RunsRevealed {  // after a round
  core::BySide<std::vector<Group>> groups;
};
struct RoundEnded {
  GunRange next_range{};
};
struct CombatEnded {
  AreaId area{};
};
struct Repaired {
  ShipId ship{};
};
struct Slowed {  // 4.6.4.3
  ShipId ship{};
};
struct ShipRemoved {
  ShipId ship{};
  bool compulsory{};
};
struct RemovalOver {};

// ---- PHASE 4: surprise attacks (4.6.5)

struct SurpriseAttackMade {
  Group german;
  Group allied;
  bool intervention{};  // 6.4.2
};
struct SurpriseWindowClosed {};

}  // namespace event

// In the order of their numbers (Event::index).
using AnyEvent = std::variant<
    event::TurnBegan, event::ObBegan, event::PhaseBegan, event::Asked, event::Answered,
    event::SealedKept, event::SealsOpened, event::VpScored, event::GameEnded, event::PlotCommitted,
    event::CruisersNamed, event::ShipEntered, event::GroupMoved, event::PlotExecuted,
    event::ConflictsMarked, event::ConflictOpened, event::ConflictClosed, event::SearchRolled,
    event::Determined, event::SearchFailed, event::SearchDeclined, event::EncounterBegan,
    event::Approached, event::ApproachAborted, event::EncounterEnded, event::Accepted,
    event::RunDeclared, event::SurpriseRolled, event::SurpriseForgone, event::RunBegan,
    event::ChaseRevealed, event::RunRolled, event::RunResolved, event::EscapedTo, event::RunEnded,
    event::FightJoined, event::CombatBegan, event::StepBegan, event::BoldMovesRevealed,
    event::AimsRevealed, event::Shot, event::TorpedoRun, event::DamageAssessed, event::RunsRevealed,
    event::RoundEnded, event::CombatEnded, event::Repaired, event::Slowed, event::ShipRemoved,
    event::RemovalOver, event::SurpriseAttackMade, event::SurpriseWindowClosed,
    event::AssignmentsRevealed, event::MerchantsCaptured, event::CapturesCredited,
    event::StationRaided, event::ReturnRolled, event::ShipLost, event::ObEnded, event::TurnEnded,
    event::AccidentTurnRolled, event::AccidentRolled, event::AccidentOutcome,
    event::AccidentRevealed, event::CoalLookedAt, event::ShipsToColony, event::ConvoyMoved,
    event::ColonyTurned, event::Interned, event::RiverSearched, event::RiverDiscovered,
    event::AmcSunk, event::BoerRolled, event::PhaseFiveOrdered, event::PhaseFiveStep,
    event::ConvoyAttacked, event::ConvoySurpriseRolled, event::TransportsSunk,
    event::ConvoyAttackEnded, event::RaidForgone, event::EnglandRaided, event::Counterattacked,
    event::EnglandRaidEnded, event::BreakoutBegan, event::BreakoutAnswered,
    event::BreakoutSearchFailed, event::BreakoutSearchDeclined, event::BreakoutJoined,
    event::BreakoutEnded, event::SentHome, event::BotRolled, event::BotDrew, event::BotPlanned,
    event::BotNoted, event::SquadronFormed, event::PenaltyCharged, event::AssignmentsSeen,
    event::PlotsFiled, event::ShipLogFiled>;

template <class Kind>
concept EventKind = core::is_kind_of<Kind, AnyEvent>;

// One event. What copies, moves and destroys it is compiled once, in event.cpp: a variant of a
// hundred kinds costs each source that does so about ten seconds of compilation.
class Event : public AnyEvent {
 public:
  template <EventKind Kind>
  Event(Kind kind)  // NOLINT(google-explicit-constructor): a kind of event is an event
      : AnyEvent(std::in_place_type<Kind>, std::move(kind)) {}
  Event();
  Event(const Event& other);
  Event(Event&& other) noexcept;
  Event& operator=(const Event& other);
  Event& operator=(Event&& other) noexcept;
  ~Event();
};

// Who is told (architecture.md, 3).
[[nodiscard]] core::Audience audience_of(const State& before, const Event& event);
// Whether one side learns by it what the other had kept to itself.
[[nodiscard]] bool reveals(const State& before, const Event& event);
// Changes the state as the event says. Never refuses.
void apply(State& state, const Event& event);

}  // namespace chartroom::far_seas
