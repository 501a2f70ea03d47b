// Coal, AMCs, convoys and colonies (chapter 6), the Rufiji (7.2) and the accident (7.3).
#include <algorithm>

#include "rules/far_seas/apply.hpp"

namespace chartroom::far_seas {

void apply_to(State& state, const event::AccidentTurnRolled& e) {
  state.board.accident_turn = e.turn;
}

void apply_to(State&, const event::AccidentRolled&) {}

void apply_to(State& state, const event::AccidentOutcome& e) {
  state.german.accident = Accident{e.ship, e.lost, false, 0};
}

void apply_to(State& state, const event::AccidentRevealed& e) {
  if (state.german.accident) state.german.accident->revealed = true;
  take_off(state.board, e.ship, Whereabouts::exploded);
}

void apply_to(State& state, const event::CoalLookedAt& e) {
  for (CoalStatus& coal : state.german.coal) {
    coal.coaled = contains(e.coaled, coal.ship);
    coal.from_prize = false;
  }
}

void apply_to(State& state, const event::ShipsToColony& e) {
  Board& board = state.board;
  for (const ShipId id : e.ships) {
    regroup(board, {id});
    ShipStatus& s = board.status(id);
    s.where = Whereabouts::colony_box;
    s.area = board.pack->colony(e.colony).area;
    s.duty = Duty::colony;
    s.station = no_station;
    s.convoy = no_convoy;
    s.entered = false;
    s.readiness = Readiness::done;
    s.moved_in_ob = this_ob(board);
  }
  form_box_squadrons(board, board.pack->colony(e.colony).area);
}

void apply_to(State& state, const event::ConvoyMoved& e) {
  ConvoyStatus& convoy = state.board.convoys.at(index_of(e.convoy));
  convoy.moved_in_ob = state.board.ob;
  if (e.to == no_area) {
    convoy.stage = ConvoyStatus::Stage::arrived;
  } else if (convoy.stage == ConvoyStatus::Stage::in_port) {
    convoy.stage = ConvoyStatus::Stage::at_sea;
    convoy.dot = 0;
  } else {
    ++convoy.dot;
  }
}

void apply_to(State& state, const event::ColonyTurned& e) {
  using What = event::ColonyTurned::What;
  Board& board = state.board;
  ColonyStatus& colony = board.colonies.at(index_of(e.colony));
  switch (e.what) {
    case What::begun:
      colony.count_from = board.turn;
      colony.short_in = 0;
      break;
    case What::short_of_ships: colony.short_in = board.turn; break;
    case What::resumed: colony.short_in = 0; break;
    case What::voided:
    case What::held:  // no count can end in time any more
      colony.count_from = 0;
      colony.short_in = 0;
      break;
    case What::captured: colony.captured = true; break;
  }
}

void apply_to(State& state, const event::Interned& e) {
  for (const ShipId id : e.ships) take_off(state.board, id, Whereabouts::interned);
}

void apply_to(State& state, const event::RiverSearched& e) {
  for (const ShipId id : e.searchers) state.board.status(id).readiness = Readiness::done;
}

void apply_to(State& state, const event::RiverDiscovered& e) {
  ShipStatus& s = state.board.status(e.ship);
  s.known_in_river = true;
  s.discovered = true;
}

void apply_to(State& state, const event::AmcSunk& e) {
  take_off(state.board, e.ship, Whereabouts::sunk);
}

}  // namespace chartroom::far_seas
