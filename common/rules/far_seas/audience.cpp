// Who is told of what (architecture.md, 3): one place, every kind of event by name. An event that
// is not named here does not compile; one that is told to nobody would have to say so.
#include "rules/far_seas/event.hpp"

namespace chartroom::far_seas {
namespace {

using core::Audience;

// Secrets of one side.
struct Audiences {
  Audience operator()(const event::PlotCommitted&) const { return Audience::only(german); }
  Audience operator()(const event::CapturesCredited&) const { return Audience::only(german); }
  Audience operator()(const event::AccidentOutcome&) const { return Audience::only(german); }
  Audience operator()(const event::CoalLookedAt&) const { return Audience::only(german); }
  Audience operator()(const event::SealedKept& e) const { return Audience::only(e.side); }

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
  Audience operator()(const event::ShipEntered&) const { return Audience::everybody(); }
  Audience operator()(const event::GroupMoved&) const { return Audience::everybody(); }
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
  Audience operator()(const event::EscapedTo&) const { return Audience::everybody(); }
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
  Audience operator()(const event::AssignmentsRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::MerchantsCaptured&) const { return Audience::everybody(); }
  Audience operator()(const event::StationRaided&) const { return Audience::everybody(); }
  Audience operator()(const event::ReturnRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipLost&) const { return Audience::everybody(); }
  Audience operator()(const event::ObEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::TurnEnded&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentTurnRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentRolled&) const { return Audience::everybody(); }
  Audience operator()(const event::AccidentRevealed&) const { return Audience::everybody(); }
  Audience operator()(const event::ShipsToColony&) const { return Audience::everybody(); }
  Audience operator()(const event::ConvoyMoved&) const { return Audience::everybody(); }
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

core::Audience audience_of(const Event& event) {
  return std::visit(Audiences{}, event);
}

}  // namespace chartroom::far_seas
