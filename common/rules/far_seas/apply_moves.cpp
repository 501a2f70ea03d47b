// PHASES 1 to 3 and 5: counters and the Ship Log.
#include <algorithm>

#include "rules/far_seas/apply.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {

void apply_to(State& state, const event::PlotCommitted& e) {
  state.german.plot = e.groups;
  for (const ShipId id : e.piles) {
    const auto coal = std::ranges::find(state.german.coal, id, &CoalStatus::ship);
    if (coal == state.german.coal.end()) continue;
    --coal->piles;
    coal->coaled = true;
  }
  for (const PlottedGroup& group : e.groups) {
    state.german.turn_log.push_back(
        {state.board.turn, state.board.ob, group.ships, group.to, group.assignment, group.station});
  }
}

void apply_to(State&, const event::AssignmentsSeen&) {}

void apply_to(State& state, const event::CruisersNamed& e) {
  state.board.named = e.ships;
  state.board.open_moves = e.open_moves;
  for (const OpenMove& move : e.open_moves) report(state, move.ship, move.to);
}

void apply_to(State& state, const event::ShipEntered& e) {
  ShipStatus& s = state.board.status(e.ship);
  s.where = Whereabouts::at_sea;
  s.area = e.area;
  s.leader = e.ship;
}

namespace {

// 4.2, 4.4.2, 7.2.1: who stands together on a station or in the river is one squadron, each nation
// for itself.
void squadron_forms(Board& board, ShipId ship) {
  const ShipStatus& own = board.status(ship);
  if (own.station == no_station && own.where != Whereabouts::rufiji) return;
  Group together;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    if (s.station == own.station && s.area == own.area && s.where == own.where &&
        s.duty == own.duty && !s.escaped &&
        board.counter(ShipId(i)).nation == board.counter(ship).nation) {
      together.push_back(ShipId(i));
    }
  }
  regroup(board, together);
}

}  // namespace

void apply_to(State& state, const event::GroupMoved& e) {
  Board& board = state.board;
  std::vector<AreaId> boxes_left;
  for (const ShipId id : e.ships) {
    const ShipStatus& s = board.status(id);
    if (s.where == Whereabouts::colony_box) boxes_left.push_back(s.area);
  }
  regroup(board, e.ships);
  const Whereabouts where = e.duty == Duty::river ? Whereabouts::rufiji : Whereabouts::at_sea;
  for (const ShipId id : e.ships) {
    ShipStatus& s = board.status(id);
    const Canal* canal = s.area == no_area ? nullptr : board.pack->canal_between(s.area, e.to);
    s.through_panama = canal != nullptr && canal->german_from_turn != 0;
    s.entered = s.where != where || s.area != e.to;
    s.left_river = s.where == Whereabouts::rufiji && where != Whereabouts::rufiji;
    s.where = where;
    s.area = e.to;
    s.duty = e.duty;
    s.station = e.station;
    s.convoy = e.convoy;
    s.readiness = Readiness::acting;
    s.moved_in_ob = this_ob(board);
  }
  squadron_forms(board, e.ships.front());
  for (const AreaId area : boxes_left) form_box_squadrons(board, area);
  const ShipId first = e.ships.front();
  if (board.counter(first).type == ShipType::AMC) report(state, first, e.to);  // in the open
}

void apply_to(State& state, const event::PlotExecuted&) {
  state.board.intern_asked = true;
}

void apply_to(State& state, const event::AssignmentsRevealed& e) {
  state.board.assignments = e.ships;
}

void apply_to(State& state, const event::MerchantsCaptured& e) {
  state.board.captures.at(index_of(e.area)) += e.captures;
  state.board.escorts_seen.at(index_of(e.area)) = true;
  for (const ShipId id : e.ships) report(state, id, e.area);
}

void apply_to(State& state, const event::CapturesCredited& e) {
  GermanSecrets& secrets = state.german;
  secrets.credits.insert(secrets.credits.end(), e.credits.begin(), e.credits.end());
  for (const Credit& credit : e.credits) {
    const auto coal = std::ranges::find(secrets.coal, credit.ship, &CoalStatus::ship);
    if (coal != secrets.coal.end() && credit.captures > 0) coal->from_prize = true;
    if (secrets.accident && secrets.accident->lost && secrets.accident->ship == credit.ship) {
      secrets.accident->claims += credit.captures;
    }
  }
}

void apply_to(State& state, const event::StationRaided& e) {
  state.board.raided.at(index_of(e.station)) = true;
  for (const ShipId id : e.ships) report(state, id, state.board.pack->station(e.station).area);
}

void apply_to(State& state, const event::ReturnRolled& e) {
  if (state.board.phase_five) std::erase(state.board.phase_five->returns, e.ships);
  if (!e.home) return;
  for (const ShipId id : e.ships) take_off(state.board, id, Whereabouts::in_germany);
}

void apply_to(State& state, const event::ShipLost& e) {
  take_off(state.board, e.ship, Whereabouts::sunk);
}

}  // namespace chartroom::far_seas
