// Repair, loss and consequences (4.6.4.3).
#include <algorithm>

#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/homeward.hpp"

namespace chartroom::far_seas {
namespace {

// In the area still, in the next one, or home (7.4.3, 7.5.2.3).
bool survived(const Board& board, ShipId ship) {
  return board.status(ship).where != Whereabouts::sunk;
}

// One point, for ships that ran too, and never more than was taken in this combat.
void repair(Umpiring& u, const std::vector<Veteran>& veterans) {
  for (const Veteran& v : veterans) {
    const Board& board = u.state().board;
    if (survived(board, v.ship) && board.status(v.ship).damage > v.damage_before) {
      u.emit(event::Repaired{v.ship});
    }
  }
}

// Allied ships at half their capacity leave the game; a Main Cruiser there loses a grade of speed,
// once.
void consequences(Umpiring& u, const std::vector<Veteran>& veterans) {
  for (const Veteran& v : veterans) {
    const Board& board = u.state().board;
    if (!survived(board, v.ship) || !half_damaged(board, v.ship)) continue;
    if (!is_german(board, v.ship)) {
      u.emit(event::ShipRemoved{v.ship, true});
    } else if (board.counter(v.ship).main_cruiser && !board.status(v.ship).slowed) {
      u.emit(event::Slowed{v.ship});
    }
  }
}

// 7.4.3, 7.5.2.3: a battlecruiser of either side that is still damaged leaves the game, also one
// that ran home before. The Main Cruisers go home as they are.
void battlecruisers_leave(Umpiring& u, const std::vector<Veteran>& veterans) {
  for (const Veteran& v : veterans) {
    const Board& board = u.state().board;
    if (board.counter(v.ship).type != ShipType::BC || !survived(board, v.ship)) continue;
    if (board.status(v.ship).damage > 0) u.emit(event::ShipRemoved{v.ship, true});
  }
}

}  // namespace

// A ship that has another fight before it stays for it.
ShipList removable_ships(const Board& board) {
  ShipList ships;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (far_seas::afloat(board.ships[i]) && !is_german(board, ShipId(i)))
      ships.push_back(ShipId(i));
  }
  core::erase_if(ships, [&](ShipId ship) {
    const ShipStatus& status = board.status(ship);
    const bool awaited = std::ranges::any_of(
        board.fights, [&](const Fight& fight) { return contains(fight.allied, ship); });
    return status.damage == 0 || !status.damaged_this_turn || awaited;
  });
  return ships;
}

void end_combat(Umpiring& u) {
  const std::vector<Veteran> veterans = u.state().board.combat->took_part;
  repair(u, veterans);
  if (homeward(u.state().board)) {
    battlecruisers_leave(u, veterans);
  } else {
    consequences(u, veterans);
  }
  u.emit(event::CombatEnded{u.state().board.combat->area});
  if (!removable_ships(u.state().board).empty()) ask(u, Decision::remove_ships, allied);
}

void carry_out_removal(Umpiring& u, const order::RemoveShips& order) {
  for (const ShipId ship : order.ships) u.emit(event::ShipRemoved{ship, false});
  u.emit(event::RemovalOver{});
}

}  // namespace chartroom::far_seas
