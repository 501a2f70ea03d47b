// PHASE 5 after its answer: convoys (6.3.3), the rebellion (7.1), the way home (7.4), England
// (7.5).
#include <algorithm>

#include "rules/far_seas/apply.hpp"

namespace chartroom::far_seas {
namespace {

// The group stands in an area for the length of a battle, outside of any turn's moves.
void put_to_sea(Board& board, const Group& ships, AreaId area) {
  for (const ShipId id : ships) {
    ShipStatus& s = board.status(id);
    s.where = Whereabouts::at_sea;
    s.area = area;
    s.leader = id;
  }
  regroup(board, ships);
}

}  // namespace

void apply_to(State& state, const event::BoerRolled& e) {
  if (e.spreads) state.board.rebellion = true;
}

void apply_to(State& state, const event::PhaseFiveOrdered& e) {
  state.board.phase_five = PhaseFive{};
  state.board.phase_five->strikes = e.strikes;
  state.board.phase_five->returns = e.returns;
}

void apply_to(State& state, const event::PhaseFiveStep& e) {
  if (state.board.phase_five) state.board.phase_five->step = e.step;
}

void apply_to(State& state, const event::ConvoyAttacked& e) {
  if (!state.board.phase_five) return;
  std::erase(state.board.phase_five->strikes, e.strike);
  state.board.phase_five->striking = e.strike;
}

void apply_to(State&, const event::ConvoySurpriseRolled&) {}

void apply_to(State& state, const event::TransportsSunk& e) {
  ConvoyStatus& convoy = state.board.convoys.at(index_of(e.convoy));
  convoy.transports -= e.transports;
  if (e.destroyed) convoy.stage = ConvoyStatus::Stage::destroyed;
}

void apply_to(State& state, const event::ConvoyAttackEnded&) {
  if (state.board.phase_five) state.board.phase_five->striking.reset();
}

void apply_to(State& state, const event::RaidForgone&) {
  if (state.board.phase_five) state.board.phase_five->england_asked = true;
}

void apply_to(State& state, const event::EnglandRaided& e) {
  Board& board = state.board;
  board.england_raided = true;
  if (!board.phase_five) return;
  board.phase_five->england_asked = true;
  board.phase_five->raid = EnglandRaid{e.area, e.raiders, {}};
  put_to_sea(board, e.raiders, e.area);
}

void apply_to(State& state, const event::Counterattacked& e) {
  Board& board = state.board;
  if (!board.phase_five || !board.phase_five->raid) return;
  board.phase_five->raid->answer = e.ships;
  put_to_sea(board, e.ships, board.phase_five->raid->area);
}

void apply_to(State& state, const event::EnglandRaidEnded&) {
  if (state.board.phase_five) state.board.phase_five->raid.reset();
}

void apply_to(State& state, const event::BreakoutBegan& e) {
  Board& board = state.board;
  if (!board.phase_five) return;
  std::erase(board.phase_five->returns, e.cruisers);
  board.phase_five->breakout = Breakout{e.cruisers, e.reserves, {}, {}, false};
  Group all = e.cruisers;
  all.insert(all.end(), e.reserves.begin(), e.reserves.end());
  std::ranges::sort(all);
  put_to_sea(board, all, north_sea);
}

void apply_to(State& state, const event::BreakoutAnswered& e) {
  Board& board = state.board;
  if (!board.phase_five || !board.phase_five->breakout) return;
  board.phase_five->breakout->came = e.squadrons;
  board.phase_five->breakout->squadrons = e.squadrons;
  for (const Group& squadron : e.squadrons) put_to_sea(board, squadron, north_sea);
}

void apply_to(State& state, const event::BreakoutSearchFailed& e) {
  if (!state.board.phase_five || !state.board.phase_five->breakout) return;
  std::erase(state.board.phase_five->breakout->squadrons, e.squadron);
}

void apply_to(State& state, const event::BreakoutSearchDeclined&) {
  if (!state.board.phase_five || !state.board.phase_five->breakout) return;
  state.board.phase_five->breakout->squadrons.clear();
}

void apply_to(State& state, const event::BreakoutJoined&) {
  if (!state.board.phase_five || !state.board.phase_five->breakout) return;
  state.board.phase_five->breakout->joined = true;
  state.board.phase_five->breakout->squadrons.clear();
}

void apply_to(State& state, const event::BreakoutEnded&) {
  if (state.board.phase_five) state.board.phase_five->breakout.reset();
}

void apply_to(State& state, const event::SentHome& e) {
  Board& board = state.board;
  for (const ShipId id : e.ships) {
    const StartBox box = board.counter(id).box;
    Whereabouts where = Whereabouts::in_germany;
    if (box == StartBox::german_reserves) where = Whereabouts::german_reserves;
    if (box == StartBox::british_reserves) where = Whereabouts::british_reserves;
    if (box == StartBox::england_hb2) where = Whereabouts::england_hb2;
    take_off(board, id, where);
    ShipStatus& s = board.status(id);
    s.ran = s.escaped = s.fought = s.forced = s.discovered = false;
    s.readiness = Readiness::ready;
  }
  if (board.run) std::erase(board.run->escaped, e.ships);
}

void apply_to(State&, const event::BotRolled&) {}
void apply_to(State&, const event::BotDrew&) {}

void apply_to(State& state, const event::BotPlanned& e) {
  if (state.board.solitaire) state.board.solitaire->drawn = e.drawn;
}

void apply_to(State& state, const event::BotNoted& e) {
  if (!state.board.solitaire) return;
  std::vector<CruiserNote>& notes = state.board.solitaire->notes;
  const auto found = std::ranges::find(notes, e.note.ship, &CruiserNote::ship);
  if (found == notes.end()) {
    notes.push_back(e.note);
  } else {
    *found = e.note;
  }
}

void apply_to(State& state, const event::SquadronFormed& e) {
  regroup(state.board, e.ships);
}

}  // namespace chartroom::far_seas
