// Who is told of what (architecture.md, 3): one place, every kind of event by name. An event that
// is not named here does not compile; one that is told to nobody would have to say so.
#include "rules/far_seas/event.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

using core::Audience;

struct Audiences {
  const State& before;

  // Double-blind: its own side, and the other if it has eyes there.
  [[nodiscard]] Audience seen_at(core::Side own, AreaId area) const {
    if (!double_blind(before.board)) return Audience::everybody();
    const Audience own_side = Audience::only(own);
    // The public sees where they are, not how they came.
    const core::Side other = core::other(own);
    return has_eyes_in(before, other, area) ? own_side.with(Audience::only(other)) : own_side;
  }

  // Secrets of one side.
  Audience operator()(const event::PlotCommitted&) const { return Audience::only(german); }
  Audience operator()(const event::CapturesCredited&) const { return Audience::only(german); }
  // 9.0: there is no German player to keep it.
  Audience operator()(const event::AccidentOutcome&) const {
    return before.board.rules.solitaire_play() ? Audience::everybody() : Audience::only(german);
  }
  Audience operator()(const event::CoalLookedAt&) const { return Audience::only(german); }
  Audience operator()(const event::SealedKept& e) const { return Audience::only(e.side); }

  Audience operator()(const event::PlotsFiled&) const { return Audience::only(german); }
  Audience operator()(const event::ShipLogFiled&) const { return Audience::only(german); }
  Audience operator()(const event::PenaltyCharged&) const { return Audience::only(allied); }

  // Open acts, and what a table sees of secret ones.
  Audience operator()(const event::TurnBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::ObBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::PhaseBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::Asked&) const { return Audience::everybody(); }
  Audience operator()(const event::Answered&) const { return Audience::everybody(); }
  Audience operator()(const event::SealsOpened&) const { return Audience::everybody(); }
  Audience operator()(const event::VpScored&) const { return Audience::everybody(); }
  Audience operator()(const event::GameEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::CruisersNamed&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipEntered& e) const { return seen_at(allied, e.area); }
  Audience operator()(const event::GroupMoved& e) const {
    const ShipId first = e.ships.front();
    if (before.board.counter(first).type == ShipType::AMC) return Audience::everybody();
    const core::Side own = side_of(*before.board.pack, first);
    // A merchant escort is not seen as it comes (4.4.1).
    if (double_blind(before.board) && e.duty == Duty::merchant_escort) return Audience::only(own);
    return seen_at(own, e.to);
  }
  Audience operator()(const event::PlotExecuted&) const { return Audience::everybody(); }
  Audience operator()(const event::ConflictsMarked&) const { return Audience::everybody(); }
  Audience operator()(const event::ConflictOpened&) const { return Audience::everybody(); }
  Audience operator()(const event::ConflictClosed&) const { return Audience::everybody(); }
  Audience operator()(const event::SearchRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::Determined&) const { return Audience::everybody(); }
  Audience operator()(const event::SearchFailed&) const { return Audience::everybody(); }
  Audience operator()(const event::SearchDeclined&) const { return Audience::everybody(); }
  Audience operator()(const event::EncounterBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::Approached&) const { return Audience::everybody(); }
  Audience operator()(const event::ApproachAborted&) const { return Audience::everybody(); }
  Audience operator()(const event::EncounterEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::Accepted&) const { return Audience::everybody(); }
  Audience operator()(const event::RunDeclared&) const { return Audience::everybody(); }
  Audience operator()(const event::SurpriseRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::SurpriseForgone&) const { return Audience::everybody(); }
  Audience operator()(const event::RunBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::ChaseRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::RunRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::RunResolved&) const { return Audience::everybody(); }
  Audience operator()(const event::EscapedTo& e) const {
    return seen_at(side_of(*before.board.pack, e.ships.front()), e.to);
  }
  Audience operator()(const event::RunEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::FightJoined&) const { return Audience::everybody(); }
  Audience operator()(const event::CombatBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::StepBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::BoldMovesRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::AimsRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::Shot&) const { return Audience::everybody(); }
  Audience operator()(const event::TorpedoRun&) const { return Audience::everybody(); }
  Audience operator()(const event::DamageAssessed&) const { return Audience::everybody(); }
  Audience operator()(const event::RunsRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::RoundEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::CombatEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::Repaired&) const { return Audience::everybody(); }
  Audience operator()(const event::Slowed&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipRemoved&) const { return Audience::everybody(); }
  Audience operator()(const event::RemovalOver&) const { return Audience::everybody(); }
  Audience operator()(const event::SurpriseAttackMade&) const { return Audience::everybody(); }
  Audience operator()(const event::SurpriseWindowClosed&) const { return Audience::everybody(); }
  Audience operator()(const event::AssignmentsRevealed&) const {
    return double_blind(before.board) ? Audience::only(german) : Audience::everybody();
  }
  Audience operator()(const event::MerchantsCaptured&) const { return Audience::everybody(); }
  Audience operator()(const event::StationRaided&) const { return Audience::everybody(); }
  Audience operator()(const event::ReturnRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipLost&) const { return Audience::everybody(); }
  Audience operator()(const event::ObEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::AssignmentsSeen&) const { return Audience::only(allied); }
  Audience operator()(const event::TurnEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentTurnRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipsToColony&) const { return Audience::everybody(); }
  Audience operator()(const event::ConvoyMoved& e) const { return seen_at(allied, e.to); }
  Audience operator()(const event::ColonyTurned&) const { return Audience::everybody(); }
  Audience operator()(const event::Interned&) const { return Audience::everybody(); }
  Audience operator()(const event::RiverSearched&) const { return Audience::everybody(); }
  Audience operator()(const event::RiverDiscovered&) const { return Audience::everybody(); }
  Audience operator()(const event::AmcSunk&) const { return Audience::everybody(); }
  Audience operator()(const event::BoerRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::PhaseFiveOrdered&) const { return Audience::everybody(); }
  Audience operator()(const event::PhaseFiveStep&) const { return Audience::everybody(); }
  Audience operator()(const event::ConvoyAttacked&) const { return Audience::everybody(); }
  Audience operator()(const event::ConvoySurpriseRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::TransportsSunk&) const { return Audience::everybody(); }
  Audience operator()(const event::ConvoyAttackEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::RaidForgone&) const { return Audience::everybody(); }
  Audience operator()(const event::EnglandRaided&) const { return Audience::everybody(); }
  Audience operator()(const event::Counterattacked&) const { return Audience::everybody(); }
  Audience operator()(const event::EnglandRaidEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutBegan&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutAnswered&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutSearchFailed&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutSearchDeclined&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutJoined&) const { return Audience::everybody(); }
  Audience operator()(const event::BreakoutEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::SentHome&) const { return Audience::everybody(); }
  Audience operator()(const event::BotRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::BotDrew&) const { return Audience::everybody(); }
  Audience operator()(const event::BotPlanned&) const { return Audience::everybody(); }
  Audience operator()(const event::BotNoted&) const { return Audience::everybody(); }
  Audience operator()(const event::SquadronFormed&) const { return Audience::everybody(); }
};

}  // namespace

core::Audience audience_of(const State& before, const Event& event) {
  return std::visit(Audiences{before}, event);
}

namespace {

template <class... Kinds>
bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

}  // namespace

bool reveals(const State& before, const Event& event) {
  // To its own side alone: the other learns that there is an answer, and nothing else.
  if (is_one_of<event::Asked, event::Answered, event::SealedKept, event::PlotCommitted,
                event::PhaseBegan>(event)) {
    return false;
  }
  // Whoever moves or acts there may be seen for the first time.
  if (double_blind(before.board)) return true;
  if (const auto* moved = std::get_if<event::GroupMoved>(&event)) {
    return side_of(*before.board.pack, moved->ships.front()) == german;
  }
  if (const auto* attack = std::get_if<event::SurpriseAttackMade>(&event)) {
    return attack->intervention;  // -Int was secret until now (4.3.1)
  }
  return is_one_of<event::CruisersNamed, event::PlotExecuted, event::SealsOpened,
                   event::AssignmentsRevealed, event::AccidentRevealed, event::RiverDiscovered,
                   event::TurnEnded, event::GameEnded>(event);
}

}  // namespace chartroom::far_seas
