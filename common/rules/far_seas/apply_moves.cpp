// PHASES 1 to 3 and 5: counters and the Ship Log.
#include <algorithm>

#include "rules/far_seas/apply.hpp"

namespace chartroom::far_seas {

void apply_to(State& state, const event::PlotCommitted& e) {
  state.german.plot = e.groups;
  for (const PlottedGroup& group : e.groups) {
    state.german.turn_log.push_back(
        {state.board.turn, state.board.ob, group.ships, group.to, group.assignment, group.station});
  }
}

void apply_to(State& state, const event::CruisersNamed& e) {
  state.board.named = e.ships;
  state.board.open_moves = e.open_moves;
}

void apply_to(State& state, const event::ShipEntered& e) {
  ShipStatus& s = state.board.status(e.ship);
  s.where = Whereabouts::at_sea;
  s.area = e.area;
  s.leader = e.ship;
}

void apply_to(State& state, const event::GroupMoved& e) {
  Board& board = state.board;
  regroup(board, e.ships);
  for (const ShipId id : e.ships) {
    ShipStatus& s = board.status(id);
    const Canal* canal = s.area == no_area ? nullptr : board.pack->canal_between(s.area, e.to);
    s.through_panama = canal != nullptr && canal->german_from_turn != 0;
    s.entered = s.where != Whereabouts::at_sea || s.area != e.to;
    s.where = Whereabouts::at_sea;
    s.area = e.to;
    s.duty = e.duty;
    s.station = e.station;
    s.readiness = Readiness::acting;
    s.moved_in_ob = board.ob;
  }
  if (e.station == no_station) return;
  // Ships of one nation on one station are one squadron (4.2, 4.4.2).
  const Nation nation = board.counter(e.ships.front()).nation;
  Group together;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    if (s.where == Whereabouts::at_sea && s.area == e.to && s.station == e.station &&
        s.duty == e.duty && !s.escaped && board.counter(ShipId(i)).nation == nation) {
      together.push_back(ShipId(i));
    }
  }
  regroup(board, together);
}

void apply_to(State&, const event::PlotExecuted&) {}

void apply_to(State& state, const event::AssignmentsRevealed& e) {
  state.board.assignments = e.ships;
}

void apply_to(State& state, const event::MerchantsCaptured& e) {
  state.board.captures.at(index_of(e.area)) += e.captures;
}

void apply_to(State& state, const event::CapturesCredited& e) {
  state.german.credits.insert(state.german.credits.end(), e.credits.begin(), e.credits.end());
}

void apply_to(State& state, const event::StationRaided& e) {
  state.board.raided.at(index_of(e.station)) = true;
}

void apply_to(State& state, const event::ReturnRolled& e) {
  if (!e.home) return;
  for (const ShipId id : e.ships) take_off(state.board, id, Whereabouts::in_germany);
}

void apply_to(State& state, const event::ShipLost& e) {
  take_off(state.board, e.ship, Whereabouts::sunk);
}

}  // namespace chartroom::far_seas
