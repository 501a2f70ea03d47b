// The frame of the game: turns, OBs, phases, questions, points.
#include <algorithm>

#include "rules/far_seas/apply.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

void empty_box(Board& board, AreaId area) {
  for (ShipStatus& s : board.ships) {
    if (s.where != Whereabouts::colony_box || s.area != area) continue;
    s.where = Whereabouts::at_sea;
    s.duty = Duty::none;
  }
}

}  // namespace

void apply_to(State& state, const event::TurnBegan& e) {
  Board& board = state.board;
  board.turn = e.turn;
  board.ob = 0;
  board.phase = 0;
  for (const ShipId id : e.arrived) {
    ShipStatus& s = board.status(id);
    const Ship& counter = board.counter(id);
    if (counter.box == StartBox::british_reserves) {
      s.where = Whereabouts::british_reserves;
    } else {
      s.where = Whereabouts::at_sea;
      s.area = counter.area;
      report(state, id, s.area);  // where they arrive is printed on the counters
    }
  }
}

void apply_to(State& state, const event::ObBegan& e) {
  Board& board = state.board;
  board.ob = e.ob;
  board.phase = 0;
  board.named.clear();
  board.open_moves.clear();
  board.assignments.clear();
  board.surprise_window_done = false;
  board.intern_asked = false;
  board.phase_five.reset();
  state.german.plot.clear();
  if (board.solitaire) board.solitaire->drawn.clear();
}

void apply_to(State& state, const event::PhaseBegan& e) {
  state.board.phase = e.phase;
}

void apply_to(State& state, const event::Asked& e) {
  state.board.decisions = e.number;
  state.board.question = Question{e.kind, e.asked};
}

void apply_to(State& state, const event::Answered& e) {
  Board& board = state.board;
  if (e.sealed) board.committed[e.side] = true;
  if (!board.question) return;
  board.question->asked[e.side] = false;
  if (!board.question->asked[core::other(e.side)]) board.question.reset();
}

void apply_to(State& state, const event::SealedKept& e) {
  (e.side == german ? state.german.sealed : state.allied.sealed) = e.order;
}

void apply_to(State& state, const event::SealsOpened&) {
  state.german.sealed.reset();
  state.allied.sealed.reset();
  state.board.committed = {};
}

void apply_to(State& state, const event::VpScored& e) {
  Board& board = state.board;
  board.track.push_back(e.entry);
  board.vp += e.entry.points;
  if (e.entry.kind == VpKind::movement_penalty && e.entry.ship != no_ship) {
    board.status(e.entry.ship).penalty_paid = true;
  }
}

void apply_to(State& state, const event::PenaltyCharged& e) {
  state.board.status(e.ship).penalty_paid = true;
}

void apply_to(State& state, const event::PlotsFiled& e) {
  state.board.review.append(e.plots);
}

void apply_to(State&, const event::ShipLogFiled&) {}

void apply_to(State& state, const event::GameEnded& e) {
  state.board.outcome = e.outcome;
  state.board.question.reset();
}

void apply_to(State& state, const event::ObEnded&) {
  Board& board = state.board;
  board.phase = 0;
  board.phase_five.reset();
  board.conflicts.clear();
  board.open.reset();
  for (ShipStatus& s : board.ships) {
    if (s.left_river) s.known_in_river = false;
    if (!afloat(s) || s.readiness != Readiness::acting) continue;
    // Escorts and guards protect to the turn's end (4.8); everybody else is done.
    if (s.duty == Duty::merchant_escort || s.duty == Duty::on_station || s.duty == Duty::convoy) {
      continue;
    }
    s.readiness = Readiness::done;
    if (s.where != Whereabouts::at_sea) continue;
    s.duty = Duty::none;
    s.station = no_station;
  }
}

void apply_to(State& state, const event::TurnEnded& e) {
  Board& board = state.board;
  board.review.append(e.plots);
  std::ranges::fill(board.captures, 0);
  board.escorts_seen.assign(board.escorts_seen.size(), false);
  board.surprise_made = false;
  board.england_raided = false;
  board.ob = 0;
  board.named.clear();
  board.open_moves.clear();
  board.assignments.clear();
  state.german.turn_log.clear();
  state.german.credits.clear();
  state.german.plot.clear();
  for (ShipStatus& s : board.ships) {
    // All counters face up again (4.9); a counter left on a station protects nothing until it moves
    // again.
    s.readiness = Readiness::ready;
    if (s.where == Whereabouts::at_sea) s.duty = Duty::none;
    s.station = no_station;
    s.convoy = no_convoy;
    s.moved_in_ob = 0;
    s.entered = s.through_panama = s.discovered = s.ran = s.escaped = s.fought = false;
    s.forced = s.left_river = s.damaged_this_turn = false;
  }
  for (ConvoyStatus& convoy : board.convoys) convoy.moved_in_ob = 0;
  // 4.9: a captured colony sets its ships free. Others close up where some sank or ran (6.4.1).
  for (std::size_t i = 0; i < board.colonies.size(); ++i) {
    if (board.colonies[i].captured) empty_box(board, board.pack->colonies[i].area);
    form_box_squadrons(board, board.pack->colonies[i].area);
  }
  for (CoalStatus& coal : state.german.coal) coal.coaled = false;
}

}  // namespace chartroom::far_seas
