// How each event changes the State. One function per kind of event; those of a combat are in
// apply_combat.hpp. None refuses, none rolls dice, none looks at a clock: a journal applied twice
// gives the same State.
#pragma once

#include "rules/far_seas/event.hpp"

namespace chartroom::far_seas {

// apply_frame.cpp
void apply_to(State&, const event::TurnBegan&);
void apply_to(State&, const event::ObBegan&);
void apply_to(State&, const event::PhaseBegan&);
void apply_to(State&, const event::Asked&);
void apply_to(State&, const event::Answered&);
void apply_to(State&, const event::SealedKept&);
void apply_to(State&, const event::SealsOpened&);
void apply_to(State&, const event::VpScored&);
void apply_to(State&, const event::GameEnded&);
void apply_to(State&, const event::ObEnded&);
void apply_to(State&, const event::TurnEnded&);

void apply_to(State&, const event::PenaltyCharged&);
void apply_to(State&, const event::PlotsFiled&);
void apply_to(State&, const event::ShipLogFiled&);

// apply_moves.cpp
void apply_to(State&, const event::AssignmentsSeen&);
void apply_to(State&, const event::PlotCommitted&);
void apply_to(State&, const event::CruisersNamed&);
void apply_to(State&, const event::ShipEntered&);
void apply_to(State&, const event::GroupMoved&);
void apply_to(State&, const event::PlotExecuted&);
void apply_to(State&, const event::AssignmentsRevealed&);
void apply_to(State&, const event::MerchantsCaptured&);
void apply_to(State&, const event::CapturesCredited&);
void apply_to(State&, const event::StationRaided&);
void apply_to(State&, const event::ReturnRolled&);
void apply_to(State&, const event::ShipLost&);

// apply_advanced.cpp: chapters 6, 7.2 and 7.3
void apply_to(State&, const event::AccidentTurnRolled&);
void apply_to(State&, const event::AccidentRolled&);
void apply_to(State&, const event::AccidentOutcome&);
void apply_to(State&, const event::AccidentRevealed&);
void apply_to(State&, const event::CoalLookedAt&);
void apply_to(State&, const event::ShipsToColony&);
void apply_to(State&, const event::ConvoyMoved&);
void apply_to(State&, const event::ColonyTurned&);
void apply_to(State&, const event::Interned&);
void apply_to(State&, const event::RiverSearched&);
void apply_to(State&, const event::RiverDiscovered&);
void apply_to(State&, const event::AmcSunk&);

// apply_phase_five.cpp: 4.7, 6.3.3, 7.1, 7.4, 7.5
void apply_to(State&, const event::BoerRolled&);
void apply_to(State&, const event::PhaseFiveOrdered&);
void apply_to(State&, const event::PhaseFiveStep&);
void apply_to(State&, const event::ConvoyAttacked&);
void apply_to(State&, const event::ConvoySurpriseRolled&);
void apply_to(State&, const event::TransportsSunk&);
void apply_to(State&, const event::ConvoyAttackEnded&);
void apply_to(State&, const event::RaidForgone&);
void apply_to(State&, const event::EnglandRaided&);
void apply_to(State&, const event::Counterattacked&);
void apply_to(State&, const event::EnglandRaidEnded&);
void apply_to(State&, const event::BreakoutBegan&);
void apply_to(State&, const event::BreakoutAnswered&);
void apply_to(State&, const event::BreakoutSearchFailed&);
void apply_to(State&, const event::BreakoutSearchDeclined&);
void apply_to(State&, const event::BreakoutJoined&);
void apply_to(State&, const event::BreakoutEnded&);
void apply_to(State&, const event::SentHome&);
void apply_to(State&, const event::BotRolled&);
void apply_to(State&, const event::BotDrew&);
void apply_to(State&, const event::BotPlanned&);
void apply_to(State&, const event::BotNoted&);
void apply_to(State&, const event::SquadronFormed&);

// apply_encounter.cpp
void apply_to(State&, const event::ConflictsMarked&);
void apply_to(State&, const event::ConflictOpened&);
void apply_to(State&, const event::ConflictClosed&);
void apply_to(State&, const event::SearchRolled&);
void apply_to(State&, const event::Determined&);
void apply_to(State&, const event::SearchFailed&);
void apply_to(State&, const event::SearchDeclined&);
void apply_to(State&, const event::EncounterBegan&);
void apply_to(State&, const event::Approached&);
void apply_to(State&, const event::ApproachAborted&);
void apply_to(State&, const event::EncounterEnded&);
void apply_to(State&, const event::Accepted&);
void apply_to(State&, const event::RunDeclared&);
void apply_to(State&, const event::SurpriseRolled&);
void apply_to(State&, const event::SurpriseForgone&);
void apply_to(State&, const event::RunBegan&);
void apply_to(State&, const event::ChaseRevealed&);
void apply_to(State&, const event::RunRolled&);
void apply_to(State&, const event::RunResolved&);
void apply_to(State&, const event::EscapedTo&);
void apply_to(State&, const event::RunEnded&);
void apply_to(State&, const event::FightJoined&);
void apply_to(State&, const event::SurpriseAttackMade&);
void apply_to(State&, const event::SurpriseWindowClosed&);

// Makes these ships one group; ships that stood with some of them and are not of it stay together
// under a leader of their own (4.2, 4.6.3.1).
void regroup(Board& board, const Group& group);
// In a colony's box: ships of a nation are in squadrons of at most five (4.4.2, 6.4.1).
void form_box_squadrons(Board& board, AreaId area);
// The ship leaves the map for good: sunk, removed, or home.
void take_off(Board& board, ShipId ship, Whereabouts where);

}  // namespace chartroom::far_seas
