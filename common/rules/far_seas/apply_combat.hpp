// What the events of a combat change (combat_apply.cpp). apply() calls the overload of each event.
#pragma once

#include "rules/far_seas/event.hpp"

namespace chartroom::far_seas {

void apply_to(State& state, const event::CombatBegan& e);
void apply_to(State& state, const event::StepBegan& e);
void apply_to(State& state, const event::BoldMovesRevealed& e);
void apply_to(State& state, const event::AimsRevealed& e);
void apply_to(State& state, const event::Shot& e);
void apply_to(State& state, const event::TorpedoRun& e);
void apply_to(State& state, const event::DamageAssessed& e);
void apply_to(State& state, const event::RunsRevealed& e);
void apply_to(State& state, const event::RoundEnded& e);
void apply_to(State& state, const event::CombatEnded& e);
void apply_to(State& state, const event::Repaired& e);
void apply_to(State& state, const event::Slowed& e);
void apply_to(State& state, const event::ShipRemoved& e);
void apply_to(State& state, const event::RemovalOver& e);

}  // namespace chartroom::far_seas
