#include "rules/far_seas/movement.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

bool may_go_from(const Board& board, core::Side side, AreaId from, AreaId to) {
  return side == german ? board.pack->may_go_german(from, to, board.turn)
                        : board.pack->may_go_allied(from, to, board.turn);
}

bool violates(const Board& board, const Restriction& row, AreaId from, AreaId to) {
  switch (row.kind) {
    case RestrictionKind::may_leave_from_turn:
      return from == row.area && to != row.area && board.turn < row.turn;
    case RestrictionKind::must_go_to:
      // Free: the move of that turn into the area, and moves within it. Any other is paid for.
      return !(to == row.area && (from == row.area || board.turn == row.turn));
    case RestrictionKind::may_not_move_before_turn: return board.turn < row.turn;
    case RestrictionKind::entry_free: return false;
    case RestrictionKind::entry_penalty: return from == no_area;
    case RestrictionKind::rising_sun_only: return from != to && !board.pack->area(to).rising_sun;
    case RestrictionKind::must_stay: return from == row.area && to != row.area;
  }
  return false;
}

}  // namespace

bool may_go(const Board& board, ShipId ship, AreaId to) {
  const ShipStatus& s = board.status(ship);
  return afloat(s) && may_go_from(board, side_of(*board.pack, ship), s.area, to);
}

AreaSet reachable(const Board& board, ShipId ship) {
  const ShipStatus& s = board.status(ship);
  if (!afloat(s)) return {};
  return is_german(board, ship) ? board.pack->reachable_german(s.area, board.turn)
                                : board.pack->reachable_allied(s.area, board.turn);
}

std::vector<AreaId> escape_areas(const Board& board, const Group& group) {
  AreaSet areas = reachable(board, group.front());
  for (const ShipId id : group) {
    areas.erase_if([&](AreaId to) { return !may_go(board, id, to); });
  }
  return {areas.begin(), areas.end()};
}

bool is_open_move(const Board& board, ShipId ship, AreaId to) {
  const AreaId from = board.status(ship).area;
  if (from == to) return false;
  const Canal* canal = board.pack->canal_between(from, to);
  return to == red_sea || (canal != nullptr && canal->german_from_turn != 0);
}

int movement_penalty(const Board& board, ShipId ship, AreaId from, AreaId to) {
  const auto rows = board.pack->restrictions_of(ship);
  if (rows.empty() || board.status(ship).penalty_paid) return 0;
  for (const Restriction& row : rows) {
    if (row.basic_only && board.rules.advanced) continue;  // 5.4
    if (violates(board, row, from, to)) return board.counter(ship).stars;
  }
  return 0;
}

const Restriction* entry_rule(const Board& board, ShipId ship) {
  for (const Restriction& row : board.pack->restrictions_of(ship)) {
    if (row.kind == RestrictionKind::entry_free || row.kind == RestrictionKind::entry_penalty) {
      return &row;
    }
  }
  return nullptr;
}

ShipList late_ships(const Board& board) {
  ShipList late;
  for (const Restriction& row : board.pack->restrictions) {
    if (row.kind != RestrictionKind::must_go_to || row.turn != board.turn) continue;
    const ShipStatus& s = board.status(row.ship);
    if (s.where == Whereabouts::at_sea && s.area != row.area && !s.penalty_paid) {
      late.push_back(row.ship);
    }
  }
  return late;
}

ShipList internable(const Board& board) {
  ShipSet ships = at_sea(board, german);
  ships.erase_if([&](ShipId id) {
    return board.counter(id).type != ShipType::AMC || !moved_this_ob(board, id) ||
           !board.pack->area(board.status(id).area).amc_intern;
  });
  return {ships.begin(), ships.end()};
}

int guards_of_nation(const Board& board, StationId station, Nation nation) {
  int count = 0;
  for (const Group& group : guards_of(board, station)) {
    if (board.counter(group.front()).nation == nation) count += static_cast<int>(group.size());
  }
  return count;
}

}  // namespace chartroom::far_seas
