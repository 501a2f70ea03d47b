// One sentence for each kind of event; empty where it needs none.
#pragma once

#include <string>

#include "client-cli/show/phrases.hpp"
#include "rules/far_seas/event.hpp"

namespace chartroom::cli {

namespace event = far_seas::event;

[[nodiscard]] std::string sentence(const Phrases& p, const far_seas::Event& event);

// The frame and the moves (sentences_moves.cpp).
[[nodiscard]] std::string say(const Phrases& p, const event::TurnBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ObBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::PhaseBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Answered& e);
[[nodiscard]] std::string say(const Phrases& p, const event::VpScored& e);
[[nodiscard]] std::string say(const Phrases& p, const event::GameEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::PlotCommitted& e);
[[nodiscard]] std::string say(const Phrases& p, const event::CruisersNamed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ShipEntered& e);
[[nodiscard]] std::string say(const Phrases& p, const event::GroupMoved& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SurpriseAttackMade& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AssignmentsRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::MerchantsCaptured& e);
[[nodiscard]] std::string say(const Phrases& p, const event::CapturesCredited& e);
[[nodiscard]] std::string say(const Phrases& p, const event::StationRaided& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ReturnRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ShipLost& e);
[[nodiscard]] std::string say(const Phrases& p, const event::TurnEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::PenaltyCharged& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AssignmentsSeen& e);

// Search, encounter, run (sentences_search.cpp).
[[nodiscard]] std::string say(const Phrases& p, const event::ConflictsMarked& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ConflictOpened& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SearchRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Determined& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SearchFailed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SearchDeclined& e);
[[nodiscard]] std::string say(const Phrases& p, const event::EncounterBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Approached& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ApproachAborted& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Accepted& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RunDeclared& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SurpriseRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SurpriseForgone& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RunBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ChaseRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RunRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RunResolved& e);
[[nodiscard]] std::string say(const Phrases& p, const event::EscapedTo& e);

// Combat (sentences_combat.cpp).
[[nodiscard]] std::string say(const Phrases& p, const event::CombatBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BoldMovesRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AimsRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Shot& e);
[[nodiscard]] std::string say(const Phrases& p, const event::TorpedoRun& e);
[[nodiscard]] std::string say(const Phrases& p, const event::DamageAssessed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RunsRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RoundEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::CombatEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Repaired& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Slowed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ShipRemoved& e);

// Coal, AMCs, convoys, colonies, the river, the accident (sentences_advanced.cpp).
[[nodiscard]] std::string say(const Phrases& p, const event::AccidentTurnRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AccidentRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AccidentOutcome& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AccidentRevealed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::CoalLookedAt& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ShipsToColony& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ConvoyMoved& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ColonyTurned& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Interned& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RiverSearched& e);
[[nodiscard]] std::string say(const Phrases& p, const event::RiverDiscovered& e);
[[nodiscard]] std::string say(const Phrases& p, const event::AmcSunk& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BoerRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::PhaseFiveOrdered& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ConvoyAttacked& e);
[[nodiscard]] std::string say(const Phrases& p, const event::ConvoySurpriseRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::TransportsSunk& e);

// The breakout, England raided, the German tables (sentences_home.cpp).
[[nodiscard]] std::string say(const Phrases& p, const event::RaidForgone& e);
[[nodiscard]] std::string say(const Phrases& p, const event::EnglandRaided& e);
[[nodiscard]] std::string say(const Phrases& p, const event::Counterattacked& e);
[[nodiscard]] std::string say(const Phrases& p, const event::EnglandRaidEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutBegan& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutAnswered& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutSearchFailed& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutSearchDeclined& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutJoined& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BreakoutEnded& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SentHome& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BotRolled& e);
[[nodiscard]] std::string say(const Phrases& p, const event::BotDrew& e);
[[nodiscard]] std::string say(const Phrases& p, const event::SquadronFormed& e);

}  // namespace chartroom::cli
