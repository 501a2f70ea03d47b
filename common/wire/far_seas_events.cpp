// Events: which kind it is.
#include <variant>

#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const Event& event, pb::Event& out) {
  std::visit([&out](const auto& kind) { write_kind(kind, out); }, event);
}

Event read(const pb::Event& in, Reader& reader) {
  switch (in.of_case()) {
    case pb::Event::kTurnBegan: return read(in.turn_began(), reader);
    case pb::Event::kObBegan: return read(in.ob_began(), reader);
    case pb::Event::kPhaseBegan: return read(in.phase_began(), reader);
    case pb::Event::kAsked: return read(in.asked(), reader);
    case pb::Event::kAnswered: return read(in.answered(), reader);
    case pb::Event::kSealedKept: return read(in.sealed_kept(), reader);
    case pb::Event::kSealsOpened: return event::SealsOpened{};
    case pb::Event::kVpScored: return read(in.vp_scored(), reader);
    case pb::Event::kGameEnded: return read(in.game_ended(), reader);
    case pb::Event::kPlotCommitted: return read(in.plot_committed(), reader);
    case pb::Event::kCruisersNamed: return read(in.cruisers_named(), reader);
    case pb::Event::kShipEntered: return read(in.ship_entered(), reader);
    case pb::Event::kGroupMoved: return read(in.group_moved(), reader);
    case pb::Event::kPlotExecuted: return event::PlotExecuted{};
    case pb::Event::kConflictsMarked: return read(in.conflicts_marked(), reader);
    case pb::Event::kConflictOpened: return read(in.conflict_opened(), reader);
    case pb::Event::kConflictClosed: return read(in.conflict_closed(), reader);
    case pb::Event::kSearchRolled: return read(in.search_rolled(), reader);
    case pb::Event::kDetermined: return read(in.determined(), reader);
    case pb::Event::kSearchFailed: return read(in.search_failed(), reader);
    case pb::Event::kSearchDeclined: return read(in.search_declined(), reader);
    case pb::Event::kEncounterBegan: return read(in.encounter_began(), reader);
    case pb::Event::kApproached: return event::Approached{};
    case pb::Event::kApproachAborted: return event::ApproachAborted{};
    case pb::Event::kEncounterEnded: return event::EncounterEnded{};
    case pb::Event::kAccepted: return read(in.accepted(), reader);
    case pb::Event::kRunDeclared: return read(in.run_declared(), reader);
    case pb::Event::kSurpriseRolled: return read(in.surprise_rolled(), reader);
    case pb::Event::kSurpriseForgone: return event::SurpriseForgone{};
    case pb::Event::kRunBegan: return read(in.run_began(), reader);
    case pb::Event::kChaseRevealed: return read(in.chase_revealed(), reader);
    case pb::Event::kRunRolled: return read(in.run_rolled(), reader);
    case pb::Event::kRunResolved: return read(in.run_resolved(), reader);
    case pb::Event::kEscapedTo: return read(in.escaped_to(), reader);
    case pb::Event::kRunEnded: return event::RunEnded{};
    case pb::Event::kFightJoined: return read(in.fight_joined(), reader);
    case pb::Event::kCombatBegan: return read(in.combat_began(), reader);
    case pb::Event::kStepBegan: return read(in.step_began(), reader);
    case pb::Event::kBoldMovesRevealed: return read(in.bold_moves_revealed(), reader);
    case pb::Event::kAimsRevealed: return read(in.aims_revealed(), reader);
    case pb::Event::kShot: return read(in.shot(), reader);
    case pb::Event::kTorpedoRun: return read(in.torpedo_run(), reader);
    case pb::Event::kDamageAssessed: return read(in.damage_assessed(), reader);
    case pb::Event::kRunsRevealed: return read(in.runs_revealed(), reader);
    case pb::Event::kRoundEnded: return read(in.round_ended(), reader);
    case pb::Event::kCombatEnded: return read(in.combat_ended(), reader);
    case pb::Event::kRepaired: return read(in.repaired(), reader);
    case pb::Event::kSlowed: return read(in.slowed(), reader);
    case pb::Event::kShipRemoved: return read(in.ship_removed(), reader);
    case pb::Event::kRemovalOver: return event::RemovalOver{};
    case pb::Event::kSurpriseAttackMade: return read(in.surprise_attack_made(), reader);
    case pb::Event::kSurpriseWindowClosed: return event::SurpriseWindowClosed{};
    case pb::Event::kAssignmentsRevealed: return read(in.assignments_revealed(), reader);
    case pb::Event::kMerchantsCaptured: return read(in.merchants_captured(), reader);
    case pb::Event::kCapturesCredited: return read(in.captures_credited(), reader);
    case pb::Event::kStationRaided: return read(in.station_raided(), reader);
    case pb::Event::kReturnRolled: return read(in.return_rolled(), reader);
    case pb::Event::kShipLost: return read(in.ship_lost(), reader);
    case pb::Event::kObEnded: return event::ObEnded{};
    case pb::Event::kTurnEnded: return read(in.turn_ended(), reader);
    case pb::Event::kAccidentTurnRolled: return read(in.accident_turn_rolled(), reader);
    case pb::Event::kAccidentRolled: return event::AccidentRolled{};
    case pb::Event::kAccidentOutcome: return read(in.accident_outcome(), reader);
    case pb::Event::kAccidentRevealed: return read(in.accident_revealed(), reader);
    case pb::Event::kCoalLookedAt: return read(in.coal_looked_at(), reader);
    case pb::Event::kShipsToColony: return read(in.ships_to_colony(), reader);
    case pb::Event::kConvoyMoved: return read(in.convoy_moved(), reader);
    case pb::Event::kColonyTurned: return read(in.colony_turned(), reader);
    case pb::Event::kInterned: return read(in.interned(), reader);
    case pb::Event::kRiverSearched: return read(in.river_searched(), reader);
    case pb::Event::kRiverDiscovered: return read(in.river_discovered(), reader);
    case pb::Event::kAmcSunk: return read(in.amc_sunk(), reader);
    case pb::Event::kBoerRolled: return read(in.boer_rolled(), reader);
    case pb::Event::kPhaseFiveOrdered: return read(in.phase_five_ordered(), reader);
    case pb::Event::kPhaseFiveStep: return read(in.phase_five_step(), reader);
    case pb::Event::kConvoyAttacked: return read(in.convoy_attacked(), reader);
    case pb::Event::kConvoySurpriseRolled: return read(in.convoy_surprise_rolled(), reader);
    case pb::Event::kTransportsSunk: return read(in.transports_sunk(), reader);
    case pb::Event::kConvoyAttackEnded: return event::ConvoyAttackEnded{};
    case pb::Event::kRaidForgone: return event::RaidForgone{};
    case pb::Event::kEnglandRaided: return read(in.england_raided(), reader);
    case pb::Event::kCounterattacked: return read(in.counterattacked(), reader);
    case pb::Event::kEnglandRaidEnded: return event::EnglandRaidEnded{};
    case pb::Event::kBreakoutBegan: return read(in.breakout_began(), reader);
    case pb::Event::kBreakoutAnswered: return read(in.breakout_answered(), reader);
    case pb::Event::kBreakoutSearchFailed: return read(in.breakout_search_failed(), reader);
    case pb::Event::kBreakoutSearchDeclined: return event::BreakoutSearchDeclined{};
    case pb::Event::kBreakoutJoined: return read(in.breakout_joined(), reader);
    case pb::Event::kBreakoutEnded: return event::BreakoutEnded{};
    case pb::Event::kSentHome: return read(in.sent_home(), reader);
    case pb::Event::kBotRolled: return read(in.bot_rolled(), reader);
    case pb::Event::kBotDrew: return read(in.bot_drew(), reader);
    case pb::Event::kBotPlanned: return read(in.bot_planned(), reader);
    case pb::Event::kBotNoted: return read(in.bot_noted(), reader);
    case pb::Event::kSquadronFormed: return read(in.squadron_formed(), reader);
    case pb::Event::kPenaltyCharged: return read(in.penalty_charged(), reader);
    case pb::Event::kAssignmentsSeen: return read(in.assignments_seen(), reader);
    case pb::Event::kPlotsFiled: return read(in.plots_filed(), reader);
    case pb::Event::kShipLogFiled: return read(in.ship_log_filed(), reader);
    case pb::Event::OF_NOT_SET: break;
  }
  reader.fail();
  return {};
}

}  // namespace chartroom::wire
