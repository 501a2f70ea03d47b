#include "rules/far_seas/sight.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"

namespace chartroom::far_seas {
namespace {

bool in_sight(const State& state, core::Side side, ShipId enemy, const std::vector<bool>& eyes) {
  const ShipStatus& s = state.board.status(enemy);
  if (!afloat(s) || s.where == Whereabouts::colony_box) return true;  // boxes lie open
  if (!eyes[index_of(s.area)]) return false;
  return s.duty != Duty::merchant_escort || side == allied ||
         state.board.escorts_seen[index_of(s.area)];
}

std::vector<bool> eyes_of(const State& state, core::Side side) {
  const Board& board = state.board;
  std::vector<bool> eyes(index_of(last_area) + 1);
  const ShipId lost = lost_cruiser(state.german);
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    if (!afloat(s) || side_of(*board.pack, ShipId(i)) != side || ShipId(i) == lost) continue;
    eyes[index_of(s.area)] = true;
  }
  if (side == german) return eyes;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    eyes[index_of(area_of(board, ConvoyId(i)))] = true;
  }
  eyes[index_of(no_area)] = false;
  return eyes;
}

// For all that is known to everybody, this may be the cruiser lost to the accident: its turn has
// come, and none has been revealed (7.3.2).
bool may_be_lost(const Board& board, ShipId id) {
  if (board.accident_turn == 0 || board.turn < board.accident_turn) return false;
  return board.counter(id).rp_c12 != 0 &&
         std::ranges::none_of(board.ships,
                              [](const ShipStatus& s) { return s.where == Whereabouts::exploded; });
}

// Where the German side has eyes whichever cruiser was lost: the public must not tell which it is.
// One at most is, so that two together see.
std::vector<bool> certain_german_eyes(const Board& board) {
  std::vector<int> in_doubt(index_of(last_area) + 1);
  std::vector<bool> eyes(in_doubt.size());
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!afloat(s) || side_of(*board.pack, id) != german) continue;
    if (!may_be_lost(board, id) || ++in_doubt[index_of(s.area)] > 1) eyes[index_of(s.area)] = true;
  }
  return eyes;
}

}  // namespace

bool double_blind(const Board& board) {
  return board.rules.double_blind && !board.outcome;
}

bool has_eyes_in(const State& state, core::Side side, AreaId area) {
  return area != no_area && eyes_of(state, side)[index_of(area)];
}

bool sees(const State& state, core::Side side, ShipId enemy) {
  return in_sight(state, side, enemy, eyes_of(state, side));
}

bool sees_convoy(const State& state, ConvoyId convoy) {
  if (state.board.convoys[index_of(convoy)].stage != ConvoyStatus::Stage::at_sea) {
    return state.board.convoys[index_of(convoy)].stage == ConvoyStatus::Stage::destroyed;
  }
  return has_eyes_in(state, german, area_of(state.board, convoy));
}

std::vector<bool> areas_seen_by_both(const State& state) {
  const std::vector<bool> of_germans = certain_german_eyes(state.board);
  const std::vector<bool> of_allies = eyes_of(state, allied);
  std::vector<bool> open(of_germans.size());
  for (std::size_t area = 0; area < open.size(); ++area) {
    if (!of_germans[area] || !of_allies[area]) continue;
    const AreaId id{static_cast<std::uint8_t>(area)};
    const auto in_area = [&](ShipId ship) {
      return state.board.status(ship).area == id && in_sight(state, german, ship, of_germans);
    };
    const bool in_river = id == rufiji_area && !river_groups(state.board, allied).empty();
    open[area] = in_river || std::ranges::any_of(at_sea(state.board, allied), in_area);
    for (std::size_t i = 0; i < state.board.convoys.size(); ++i) {
      if (area_of(state.board, ConvoyId(i)) == id) open[area] = true;
    }
  }
  return open;
}

void know_the_setup(State& state) {
  for (const core::Side side : core::both_sides) {
    Knowledge& known = state.known[side];
    known.ships.resize(state.board.ships.size());
    known.convoys.resize(state.board.convoys.size());
    for (std::size_t i = 0; i < state.board.ships.size(); ++i) {
      known.ships[i] = {state.board.ships[i], first_turn, 0};
    }
    for (std::size_t i = 0; i < state.board.convoys.size(); ++i) {
      known.convoys[i] = {state.board.convoys[i], first_turn, 0};
    }
  }
}

void observe(State& state) {
  const Board& board = state.board;
  if (!double_blind(board)) return;
  for (const core::Side side : core::both_sides) {
    const std::vector<bool> eyes = eyes_of(state, side);
    Knowledge& known = state.known[side];
    for (std::size_t i = 0; i < board.ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      if (side_of(*board.pack, id) == side || !in_sight(state, side, id, eyes)) continue;
      known.ships[i] = {board.ships[i], board.turn, board.ob};
    }
    if (side == allied) continue;
    for (std::size_t i = 0; i < board.convoys.size(); ++i) {
      if (sees_convoy(state, ConvoyId(i))) {
        known.convoys[i] = {board.convoys[i], board.turn, board.ob};
      }
    }
  }
}

void report(State& state, ShipId ship, AreaId area) {
  const Board& board = state.board;
  if (!double_blind(board)) return;
  const core::Side side = core::other(side_of(*board.pack, ship));
  Sighting& sighting = state.known[side].ships[index_of(ship)];
  sighting = {board.status(ship), board.turn, board.ob};
  sighting.status.area = area;
}

int density_known(const Board& board, AreaId area) {
  if (!double_blind(board)) return density_left(board, area);
  return std::max(0, board.pack->area(area).density - board.captures.at(index_of(area)));
}

}  // namespace chartroom::far_seas
