// Inside the codec of The Far Seas: one pair of functions for each kind of event. A kind without
// fields has nothing to read.
#pragma once

#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

// far_seas_turn_events.cpp
void write_kind(const far_seas::event::TurnBegan& event, pb::Event& out);
void write_kind(const far_seas::event::ObBegan& event, pb::Event& out);
void write_kind(const far_seas::event::PhaseBegan& event, pb::Event& out);
void write_kind(const far_seas::event::Asked& event, pb::Event& out);
void write_kind(const far_seas::event::Answered& event, pb::Event& out);
void write_kind(const far_seas::event::SealedKept& event, pb::Event& out);
void write_kind(const far_seas::event::SealsOpened& event, pb::Event& out);
void write_kind(const far_seas::event::VpScored& event, pb::Event& out);
void write_kind(const far_seas::event::GameEnded& event, pb::Event& out);
void write_kind(const far_seas::event::PlotCommitted& event, pb::Event& out);
void write_kind(const far_seas::event::CruisersNamed& event, pb::Event& out);
void write_kind(const far_seas::event::ShipEntered& event, pb::Event& out);
void write_kind(const far_seas::event::GroupMoved& event, pb::Event& out);
void write_kind(const far_seas::event::PlotExecuted& event, pb::Event& out);
void write_kind(const far_seas::event::SurpriseAttackMade& event, pb::Event& out);
void write_kind(const far_seas::event::SurpriseWindowClosed& event, pb::Event& out);
void write_kind(const far_seas::event::AssignmentsRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::MerchantsCaptured& event, pb::Event& out);
void write_kind(const far_seas::event::CapturesCredited& event, pb::Event& out);
void write_kind(const far_seas::event::StationRaided& event, pb::Event& out);
void write_kind(const far_seas::event::ReturnRolled& event, pb::Event& out);
void write_kind(const far_seas::event::ShipLost& event, pb::Event& out);
void write_kind(const far_seas::event::ObEnded& event, pb::Event& out);
void write_kind(const far_seas::event::TurnEnded& event, pb::Event& out);
void write_kind(const far_seas::event::PenaltyCharged& event, pb::Event& out);
void write_kind(const far_seas::event::AssignmentsSeen& event, pb::Event& out);
void write_kind(const far_seas::event::PlotsFiled& event, pb::Event& out);
void write_kind(const far_seas::event::ShipLogFiled& event, pb::Event& out);
[[nodiscard]] far_seas::event::TurnBegan read(const pb::Event::TurnBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::ObBegan read(const pb::Event::ObBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::PhaseBegan read(const pb::Event::PhaseBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::Asked read(const pb::Event::Asked& in, Reader& reader);
[[nodiscard]] far_seas::event::Answered read(const pb::Event::Answered& in, Reader& reader);
[[nodiscard]] far_seas::event::SealedKept read(const pb::Event::SealedKept& in, Reader& reader);
[[nodiscard]] far_seas::event::VpScored read(const pb::Event::VpScored& in, Reader& reader);
[[nodiscard]] far_seas::event::GameEnded read(const pb::Event::GameEnded& in, Reader& reader);
[[nodiscard]] far_seas::event::PlotCommitted read(const pb::Event::PlotCommitted& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::CruisersNamed read(const pb::Event::CruisersNamed& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::ShipEntered read(const pb::Event::ShipEntered& in, Reader& reader);
[[nodiscard]] far_seas::event::GroupMoved read(const pb::Event::GroupMoved& in, Reader& reader);
[[nodiscard]] far_seas::event::SurpriseAttackMade read(const pb::Event::SurpriseAttackMade& in,
                                                       Reader& reader);
[[nodiscard]] far_seas::event::AssignmentsRevealed read(const pb::Event::AssignmentsRevealed& in,
                                                        Reader& reader);
[[nodiscard]] far_seas::event::MerchantsCaptured read(const pb::Event::MerchantsCaptured& in,
                                                      Reader& reader);
[[nodiscard]] far_seas::event::CapturesCredited read(const pb::Event::CapturesCredited& in,
                                                     Reader& reader);
[[nodiscard]] far_seas::event::StationRaided read(const pb::Event::StationRaided& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::ReturnRolled read(const pb::Event::ReturnRolled& in, Reader& reader);
[[nodiscard]] far_seas::event::ShipLost read(const pb::Event::ShipLost& in, Reader& reader);
[[nodiscard]] far_seas::event::TurnEnded read(const pb::Event::TurnEnded& in, Reader& reader);
[[nodiscard]] far_seas::event::PenaltyCharged read(const pb::Event::PenaltyCharged& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::AssignmentsSeen read(const pb::Event::AssignmentsSeen& in,
                                                    Reader& reader);
[[nodiscard]] far_seas::event::PlotsFiled read(const pb::Event::PlotsFiled& in, Reader& reader);
[[nodiscard]] far_seas::event::ShipLogFiled read(const pb::Event::ShipLogFiled& in, Reader& reader);

// far_seas_search_events.cpp
void write_kind(const far_seas::event::ConflictsMarked& event, pb::Event& out);
void write_kind(const far_seas::event::ConflictOpened& event, pb::Event& out);
void write_kind(const far_seas::event::ConflictClosed& event, pb::Event& out);
void write_kind(const far_seas::event::SearchRolled& event, pb::Event& out);
void write_kind(const far_seas::event::Determined& event, pb::Event& out);
void write_kind(const far_seas::event::SearchFailed& event, pb::Event& out);
void write_kind(const far_seas::event::SearchDeclined& event, pb::Event& out);
void write_kind(const far_seas::event::EncounterBegan& event, pb::Event& out);
void write_kind(const far_seas::event::Approached& event, pb::Event& out);
void write_kind(const far_seas::event::ApproachAborted& event, pb::Event& out);
void write_kind(const far_seas::event::EncounterEnded& event, pb::Event& out);
void write_kind(const far_seas::event::Accepted& event, pb::Event& out);
void write_kind(const far_seas::event::RunDeclared& event, pb::Event& out);
void write_kind(const far_seas::event::SurpriseRolled& event, pb::Event& out);
void write_kind(const far_seas::event::SurpriseForgone& event, pb::Event& out);
void write_kind(const far_seas::event::RunBegan& event, pb::Event& out);
void write_kind(const far_seas::event::ChaseRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::RunRolled& event, pb::Event& out);
void write_kind(const far_seas::event::RunResolved& event, pb::Event& out);
void write_kind(const far_seas::event::EscapedTo& event, pb::Event& out);
void write_kind(const far_seas::event::RunEnded& event, pb::Event& out);
void write_kind(const far_seas::event::FightJoined& event, pb::Event& out);
[[nodiscard]] far_seas::event::ConflictsMarked read(const pb::Event::ConflictsMarked& in,
                                                    Reader& reader);
[[nodiscard]] far_seas::event::ConflictOpened read(const pb::Event::ConflictOpened& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::ConflictClosed read(const pb::Event::ConflictClosed& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::SearchRolled read(const pb::Event::SearchRolled& in, Reader& reader);
[[nodiscard]] far_seas::event::Determined read(const pb::Event::Determined& in, Reader& reader);
[[nodiscard]] far_seas::event::SearchFailed read(const pb::Event::SearchFailed& in, Reader& reader);
[[nodiscard]] far_seas::event::SearchDeclined read(const pb::Event::SearchDeclined& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::EncounterBegan read(const pb::Event::EncounterBegan& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::Accepted read(const pb::Event::Accepted& in, Reader& reader);
[[nodiscard]] far_seas::event::RunDeclared read(const pb::Event::RunDeclared& in, Reader& reader);
[[nodiscard]] far_seas::event::SurpriseRolled read(const pb::Event::SurpriseRolled& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::RunBegan read(const pb::Event::RunBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::ChaseRevealed read(const pb::Event::ChaseRevealed& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::RunRolled read(const pb::Event::RunRolled& in, Reader& reader);
[[nodiscard]] far_seas::event::RunResolved read(const pb::Event::RunResolved& in, Reader& reader);
[[nodiscard]] far_seas::event::EscapedTo read(const pb::Event::EscapedTo& in, Reader& reader);
[[nodiscard]] far_seas::event::FightJoined read(const pb::Event::FightJoined& in, Reader& reader);

// far_seas_combat_events.cpp
void write_kind(const far_seas::event::CombatBegan& event, pb::Event& out);
void write_kind(const far_seas::event::StepBegan& event, pb::Event& out);
void write_kind(const far_seas::event::BoldMovesRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::AimsRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::Shot& event, pb::Event& out);
void write_kind(const far_seas::event::TorpedoRun& event, pb::Event& out);
void write_kind(const far_seas::event::DamageAssessed& event, pb::Event& out);
void write_kind(const far_seas::event::RunsRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::RoundEnded& event, pb::Event& out);
void write_kind(const far_seas::event::CombatEnded& event, pb::Event& out);
void write_kind(const far_seas::event::Repaired& event, pb::Event& out);
void write_kind(const far_seas::event::Slowed& event, pb::Event& out);
void write_kind(const far_seas::event::ShipRemoved& event, pb::Event& out);
void write_kind(const far_seas::event::RemovalOver& event, pb::Event& out);
[[nodiscard]] far_seas::event::CombatBegan read(const pb::Event::CombatBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::StepBegan read(const pb::Event::StepBegan& in, Reader& reader);
[[nodiscard]] far_seas::event::BoldMovesRevealed read(const pb::Event::BoldMovesRevealed& in,
                                                      Reader& reader);
[[nodiscard]] far_seas::event::AimsRevealed read(const pb::Event::AimsRevealed& in, Reader& reader);
[[nodiscard]] far_seas::event::Shot read(const pb::Event::Shot& in, Reader& reader);
[[nodiscard]] far_seas::event::TorpedoRun read(const pb::Event::TorpedoRun& in, Reader& reader);
[[nodiscard]] far_seas::event::DamageAssessed read(const pb::Event::DamageAssessed& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::RunsRevealed read(const pb::Event::RunsRevealed& in, Reader& reader);
[[nodiscard]] far_seas::event::RoundEnded read(const pb::Event::RoundEnded& in, Reader& reader);
[[nodiscard]] far_seas::event::CombatEnded read(const pb::Event::CombatEnded& in, Reader& reader);
[[nodiscard]] far_seas::event::Repaired read(const pb::Event::Repaired& in, Reader& reader);
[[nodiscard]] far_seas::event::Slowed read(const pb::Event::Slowed& in, Reader& reader);
[[nodiscard]] far_seas::event::ShipRemoved read(const pb::Event::ShipRemoved& in, Reader& reader);

// far_seas_advanced_events.cpp
void write_kind(const far_seas::event::AccidentTurnRolled& event, pb::Event& out);
void write_kind(const far_seas::event::AccidentRolled& event, pb::Event& out);
void write_kind(const far_seas::event::AccidentOutcome& event, pb::Event& out);
void write_kind(const far_seas::event::AccidentRevealed& event, pb::Event& out);
void write_kind(const far_seas::event::CoalLookedAt& event, pb::Event& out);
void write_kind(const far_seas::event::ShipsToColony& event, pb::Event& out);
void write_kind(const far_seas::event::ConvoyMoved& event, pb::Event& out);
void write_kind(const far_seas::event::ColonyTurned& event, pb::Event& out);
void write_kind(const far_seas::event::Interned& event, pb::Event& out);
void write_kind(const far_seas::event::RiverSearched& event, pb::Event& out);
void write_kind(const far_seas::event::RiverDiscovered& event, pb::Event& out);
void write_kind(const far_seas::event::AmcSunk& event, pb::Event& out);
[[nodiscard]] far_seas::event::AccidentTurnRolled read(const pb::Event::AccidentTurnRolled& in,
                                                       Reader& reader);
[[nodiscard]] far_seas::event::AccidentOutcome read(const pb::Event::AccidentOutcome& in,
                                                    Reader& reader);
[[nodiscard]] far_seas::event::AccidentRevealed read(const pb::Event::AccidentRevealed& in,
                                                     Reader& reader);
[[nodiscard]] far_seas::event::CoalLookedAt read(const pb::Event::CoalLookedAt& in, Reader& reader);
[[nodiscard]] far_seas::event::ShipsToColony read(const pb::Event::ShipsToColony& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::ConvoyMoved read(const pb::Event::ConvoyMoved& in, Reader& reader);
[[nodiscard]] far_seas::event::ColonyTurned read(const pb::Event::ColonyTurned& in, Reader& reader);
[[nodiscard]] far_seas::event::Interned read(const pb::Event::Interned& in, Reader& reader);
[[nodiscard]] far_seas::event::RiverSearched read(const pb::Event::RiverSearched& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::RiverDiscovered read(const pb::Event::RiverDiscovered& in,
                                                    Reader& reader);
[[nodiscard]] far_seas::event::AmcSunk read(const pb::Event::AmcSunk& in, Reader& reader);

// far_seas_phase_five_events.cpp
void write_kind(const far_seas::event::BoerRolled& event, pb::Event& out);
void write_kind(const far_seas::event::PhaseFiveOrdered& event, pb::Event& out);
void write_kind(const far_seas::event::PhaseFiveStep& event, pb::Event& out);
void write_kind(const far_seas::event::ConvoyAttacked& event, pb::Event& out);
void write_kind(const far_seas::event::ConvoySurpriseRolled& event, pb::Event& out);
void write_kind(const far_seas::event::TransportsSunk& event, pb::Event& out);
void write_kind(const far_seas::event::ConvoyAttackEnded& event, pb::Event& out);
void write_kind(const far_seas::event::RaidForgone& event, pb::Event& out);
void write_kind(const far_seas::event::EnglandRaided& event, pb::Event& out);
void write_kind(const far_seas::event::Counterattacked& event, pb::Event& out);
void write_kind(const far_seas::event::EnglandRaidEnded& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutBegan& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutAnswered& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutSearchFailed& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutSearchDeclined& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutJoined& event, pb::Event& out);
void write_kind(const far_seas::event::BreakoutEnded& event, pb::Event& out);
void write_kind(const far_seas::event::SentHome& event, pb::Event& out);
[[nodiscard]] far_seas::event::BoerRolled read(const pb::Event::BoerRolled& in, Reader& reader);
[[nodiscard]] far_seas::event::PhaseFiveOrdered read(const pb::Event::PhaseFiveOrdered& in,
                                                     Reader& reader);
[[nodiscard]] far_seas::event::PhaseFiveStep read(const pb::Event::PhaseFiveStep& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::ConvoyAttacked read(const pb::Event::ConvoyAttacked& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::ConvoySurpriseRolled read(const pb::Event::ConvoySurpriseRolled& in,
                                                         Reader& reader);
[[nodiscard]] far_seas::event::TransportsSunk read(const pb::Event::TransportsSunk& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::EnglandRaided read(const pb::Event::EnglandRaided& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::Counterattacked read(const pb::Event::Counterattacked& in,
                                                    Reader& reader);
[[nodiscard]] far_seas::event::BreakoutBegan read(const pb::Event::BreakoutBegan& in,
                                                  Reader& reader);
[[nodiscard]] far_seas::event::BreakoutAnswered read(const pb::Event::BreakoutAnswered& in,
                                                     Reader& reader);
[[nodiscard]] far_seas::event::BreakoutSearchFailed read(const pb::Event::BreakoutSearchFailed& in,
                                                         Reader& reader);
[[nodiscard]] far_seas::event::BreakoutJoined read(const pb::Event::BreakoutJoined& in,
                                                   Reader& reader);
[[nodiscard]] far_seas::event::SentHome read(const pb::Event::SentHome& in, Reader& reader);

// far_seas_solitaire.cpp
void write_kind(const far_seas::event::BotRolled& event, pb::Event& out);
void write_kind(const far_seas::event::BotDrew& event, pb::Event& out);
void write_kind(const far_seas::event::BotPlanned& event, pb::Event& out);
void write_kind(const far_seas::event::BotNoted& event, pb::Event& out);
void write_kind(const far_seas::event::SquadronFormed& event, pb::Event& out);
[[nodiscard]] far_seas::event::BotRolled read(const pb::Event::BotRolled& in, Reader& reader);
[[nodiscard]] far_seas::event::BotDrew read(const pb::Event::BotDrew& in, Reader& reader);
[[nodiscard]] far_seas::event::BotPlanned read(const pb::Event::BotPlanned& in, Reader& reader);
[[nodiscard]] far_seas::event::BotNoted read(const pb::Event::BotNoted& in, Reader& reader);
[[nodiscard]] far_seas::event::SquadronFormed read(const pb::Event::SquadronFormed& in,
                                                   Reader& reader);

}  // namespace chartroom::wire
