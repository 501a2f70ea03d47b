#include "rules/far_seas/coal.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

// 6.1.1, 6.1.2: the area gives coal to who starts a turn in it.
bool coal_in(const Board& board, AreaId area) {
  switch (board.pack->area(area).coal) {
    case CoalKind::none: return false;
    case CoalKind::free: return true;
    case CoalKind::colony: break;
  }
  const auto colony = board.pack->colony_in(area);
  return colony && !board.colonies.at(index_of(*colony)).captured && !besieged(board, *colony);
}

}  // namespace

const CoalStatus* coal_of(const GermanSecrets& secrets, ShipId ship) {
  const auto found = std::ranges::find(secrets.coal, ship, &CoalStatus::ship);
  return found == secrets.coal.end() ? nullptr : &*found;
}

bool coaled(const GermanSecrets& secrets, ShipId ship) {
  const CoalStatus* coal = coal_of(secrets, ship);
  return coal == nullptr || coal->coaled;
}

bool moves_openly_anyway(const Board& board, const PlottedGroup& group, ShipId ship) {
  if (is_open_move(board, ship, group.to)) return true;
  return board.status(ship).known_in_river && group.assignment != Assignment::river;
}

bool moves_openly(const Board& board, const GermanSecrets& secrets, const order::Plot& plot,
                  const PlottedGroup& group, ShipId ship) {
  if (moves_openly_anyway(board, group, ship)) return true;
  return !coaled(secrets, ship) && !contains(plot.piles, ship);
}

void look_at_coal(Umpiring& u) {
  const Board& board = u.state().board;
  if (!board.rules.advanced) return;
  event::CoalLookedAt looked;
  for (const CoalStatus& coal : u.state().german.coal) {
    const ShipStatus& s = board.status(coal.ship);
    if (!afloat(s)) continue;
    if (board.turn == first_turn || coal.from_prize || coal_in(board, s.area)) {
      looked.coaled.push_back(coal.ship);
    }
  }
  u.emit(looked);
}

}  // namespace chartroom::far_seas
