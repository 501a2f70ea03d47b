// PHASE 4 up to the combat: searches, encounters, runs, surprise attacks.
#include <algorithm>

#include "rules/far_seas/apply.hpp"

namespace chartroom::far_seas {
namespace {

void search_is_done(Board& board, const Group& group) {
  for (const ShipId id : group) {
    ShipStatus& s = board.status(id);
    if (s.duty == Duty::search) s.readiness = Readiness::done;
  }
}

void mark_discovered(Board& board, const Group& group) {
  for (const ShipId id : group) board.status(id).discovered = true;
}

}  // namespace

void apply_to(State& state, const event::ConflictsMarked& e) {
  state.board.conflicts = e.conflicts;
}

void apply_to(State& state, const event::ConflictOpened& e) {
  Board& board = state.board;
  const auto found = std::ranges::find(board.conflicts, e.area, &Conflict::area);
  if (found == board.conflicts.end()) return;
  board.open = OpenConflict{e.area, found->search_groups, false, false};
  board.conflicts.erase(found);
}

void apply_to(State& state, const event::ConflictClosed&) {
  state.board.open.reset();
}

void apply_to(State& state, const event::SearchRolled&) {
  if (state.board.open) state.board.open->searched = true;
}

void apply_to(State&, const event::Determined&) {}

void apply_to(State& state, const event::SearchFailed& e) {
  search_is_done(state.board, e.allied);
}

void apply_to(State& state, const event::SearchDeclined&) {
  if (state.board.open) state.board.open->declined = true;
}

void apply_to(State& state, const event::EncounterBegan& e) {
  Board& board = state.board;
  const bool by_search = e.how == Discovery::search;
  board.encounter =
      Encounter{e.area, e.german, e.allied, e.how,
                by_search ? Encounter::Stage::approach : Encounter::Stage::german_answer};
  search_is_done(board, e.allied);
  if (!by_search) mark_discovered(board, e.german);
}

void apply_to(State& state, const event::Approached&) {
  Board& board = state.board;
  if (!board.encounter) return;
  mark_discovered(board, board.encounter->german);
  board.encounter->stage = Encounter::Stage::german_answer;
}

void apply_to(State& state, const event::ApproachAborted&) {
  state.board.encounter.reset();
}

void apply_to(State& state, const event::EncounterEnded&) {
  state.board.encounter.reset();
}

void apply_to(State& state, const event::Accepted& e) {
  if (state.board.encounter && e.side == german) {
    state.board.encounter->stage = Encounter::Stage::allied_answer;
  }
}

void apply_to(State& state, const event::RunDeclared& e) {
  Board& board = state.board;
  if (!board.encounter) return;
  if (e.side == german) board.encounter->stage = Encounter::Stage::surprise;
  const Group& runners = e.side == german ? board.encounter->german : board.encounter->allied;
  for (const ShipId id : runners) board.status(id).ran = true;
}

void apply_to(State&, const event::SurpriseRolled&) {}
void apply_to(State&, const event::SurpriseForgone&) {}

void apply_to(State& state, const event::RunBegan& e) {
  Board& board = state.board;
  board.run = e.attempt;
  for (const core::Side side : core::both_sides) {
    for (const Group& group : e.attempt.runners[side]) {
      regroup(board, group);
      for (const ShipId id : group) board.status(id).ran = true;
    }
  }
}

void apply_to(State& state, const event::ChaseRevealed& e) {
  Board& board = state.board;
  if (!board.run) return;
  board.run->pursuits[e.side] = e.pursuits;
  for (const Pursuit& pursuit : e.pursuits) regroup(board, pursuit.chasers);
}

void apply_to(State&, const event::RunRolled&) {}

void apply_to(State& state, const event::RunResolved& e) {
  Board& board = state.board;
  if (!board.run) return;
  board.run->stage = RunAttempt::Stage::escape;
  board.run->escaped = e.escaped;
  board.run->caught = e.caught;
  for (const Group& group : e.escaped) {
    for (const ShipId id : group) board.status(id).escaped = true;
  }
  if (!board.combat) return;
  for (const core::Side side : core::both_sides) {
    auto& fighters = board.combat->fighters[side];
    std::erase_if(fighters, [&](const Fighter& f) { return board.status(f.ship).escaped; });
    for (Fighter& f : fighters) {
      f.tried_to_run = std::ranges::any_of(
          e.caught, [&](const Caught& c) { return contains(c.runner, f.ship); });
    }
  }
}

void apply_to(State& state, const event::EscapedTo& e) {
  Board& board = state.board;
  for (const ShipId id : e.ships) {
    ShipStatus& s = board.status(id);
    s.where = Whereabouts::at_sea;
    s.area = e.to;
    s.duty = Duty::none;
    s.station = no_station;
    s.convoy = no_convoy;
    s.readiness = Readiness::done;
    if (s.moved_in_ob == 0) s.moved_in_ob = this_ob(board);  // a ship that ran has used its turn
  }
  if (board.run) std::erase(board.run->escaped, e.ships);
}

void apply_to(State& state, const event::RunEnded&) {
  state.board.run.reset();
}

void apply_to(State& state, const event::FightJoined& e) {
  state.board.fights.push_back(e.fight);
}

void apply_to(State& state, const event::SurpriseAttackMade& e) {
  Board& board = state.board;
  board.surprise_made = true;
  board.surprise_window_done = true;
  mark_discovered(board, e.german);
  for (const ShipId id : e.german) board.status(id).surprise_used = true;
}

void apply_to(State& state, const event::SurpriseWindowClosed&) {
  state.board.surprise_window_done = true;
}

}  // namespace chartroom::far_seas
