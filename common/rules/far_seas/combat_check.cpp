// What a side may order in a combat, and what it may choose from (4.6.4, 4.6.4.2, 4.6.4.3). The
// battlefield lies open; only what the other side has committed is hidden, and nothing here hangs
// on it.
#include <algorithm>
#include <string>
#include <utility>

#include "rules/far_seas/check.hpp"
#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

// Of each order of a combat.
std::string rule_of(Decision decision) {
  return decision == Decision::targets ? "4.6.4" : "4.6.4.2";
}

core::Said listed_twice(Decision decision, const std::string& ship) {
  switch (decision) {
    case Decision::bold_moves:
      return say("{} is listed twice: a ship may make a Bold Move once.", ship);
    case Decision::torpedoes:
      return say("{} is listed twice: a ship may launch a torpedo once.", ship);
    default: return say("{} is listed twice: a ship may fire once.", ship);
  }
}

bool with_torpedo(Decision decision) {
  return decision == Decision::bold_moves || decision == Decision::torpedoes;
}

const std::string& name_of(const Board& board, ShipId ship) {
  return board.counter(ship).name;
}

Verdict check_known(const Board& board, ShipId ship) {
  if (index_of(ship) < board.pack->ships.size()) return {};
  return Refusal{RefusalCode::unknown_thing, "", say("There is no ship number {}.", index_of(ship)),
                 say("Name a ship of the combat.")};
}

Verdict check_firer_is_here(const Board& board, core::Side side, ShipId firer) {
  if (auto unknown = check_known(board, firer)) return unknown;
  if (side_of(*board.pack, firer) != side) {
    return Refusal{RefusalCode::not_yours, "4.6.4",
                   say("{} is a ship of the other side.", name_of(board, firer)),
                   say("Give orders to your own ships only.")};
  }
  if (fighter_in(*board.combat, firer)) return {};
  return against("4.6.4", say("{} is not in this combat.", name_of(board, firer)),
                 say("Give orders to your ships on the battlefield only."));
}

Verdict check_guns(const Board& board, const Fighter& f) {
  const Ship& ship = board.counter(f.ship);
  const GunRange range = board.combat->range;
  if (!guns_reach(board, f.ship, range)) {
    return against("4.6.4",
                   say("{} has gun range {}: it cannot fire at range {}.", ship.name,
                       to_string(ship.gun), to_string(range)),
                   say("Leave it out until the ships have closed in."));
  }
  if (f.bold) {
    return against("4.6.4.2",
                   say("{} makes a Bold Move: it does not use its guns this round.", ship.name),
                   say("Leave it out of this order."));
  }
  if (f.done_firing) {
    return against("4.6.4",
                   say("{} has fired in this round: a ship fires once a round.", ship.name),
                   say("Leave it out of this order."));
  }
  return {};
}

Verdict check_torpedo(const Board& board, const Fighter& f) {
  const Ship& ship = board.counter(f.ship);
  if (ship.type == ShipType::BB) {
    return against("4.6.4.2",
                   say("{} is a battleship: battleships launch no torpedoes.", ship.name),
                   say("Leave it out of this order."));
  }
  if (!f.torpedo_left) {
    return against("4.6.4.2",
                   say("{} has launched its torpedo: a ship has one in a combat.", ship.name),
                   say("Leave it out of this order."));
  }
  if (!may_launch(*board.combat, f)) {
    return against("4.6.4.2", say("Torpedoes are launched from range C."),
                   say("Wait until the ships have closed in."));
  }
  return {};
}

bool is_bold_mover(const Combat& combat, ShipId ship) {
  const Fighter* f = fighter_in(combat, ship);
  return f && f->bold;
}

core::Said names_of_bold_movers(const Board& board, core::Side side) {
  Group ships;
  for (const Fighter& f : board.combat->fighters[side]) {
    if (f.bold) ships.push_back(f.ship);
  }
  return names_of(board, ships);
}

Verdict check_target(const Board& board, core::Side side, Decision decision, const Aim& aim) {
  if (auto unknown = check_known(board, aim.target)) return unknown;
  const std::string& target = name_of(board, aim.target);
  const core::Side enemy = core::other(side);
  if (side_of(*board.pack, aim.target) == side) {
    return against(
        rule_of(decision),
        say("{} is to aim at {}, a ship of its own side.", name_of(board, aim.firer), target),
        say("Aim at {}.", names_of(board, ships_of(board.combat->fighters[enemy]))));
  }
  if (!fighter_in(*board.combat, aim.target)) {
    return against(rule_of(decision), say("{} is not in this combat.", target),
                   say("Aim at {}.", names_of(board, ships_of(board.combat->fighters[enemy]))));
  }
  if (decision == Decision::fire_on_bold && !is_bold_mover(*board.combat, aim.target)) {
    return against("4.6.4.2",
                   say("{} makes no Bold Move: fire at it comes later in the round.", target),
                   say("Aim at {}.", names_of_bold_movers(board, enemy)));
  }
  return {};
}

// 4.6.4: `aims` are those of the round and of this order so far, with the last one just added.
Verdict check_crowding(const Board& board, const std::vector<Aim>& aims) {
  const ShipId target = aims.back().target;
  Group aiming = aiming_at(aims, target);
  if (std::ssize(aiming) <= aims_at_one_target_max) return {};
  aiming.pop_back();
  return against(
      "4.6.4",
      say("{} would be the fourth ship aiming at {} in this round, after {}: at most three may.",
          name_of(board, aims.back().firer), name_of(board, target), names_of(board, aiming)),
      say("Choose another target for it, or leave it out."));
}

Verdict check_aims(const View& view, core::Side side, Decision decision,
                   const std::vector<Aim>& aims) {
  const Board& board = view.board;
  std::vector<Aim> so_far = board.combat->aims;
  Group listed;
  for (const Aim& aim : aims) {
    if (auto refusal = check_firer_is_here(board, side, aim.firer)) return refusal;
    if (contains(listed, aim.firer)) {
      return against(rule_of(decision), listed_twice(decision, name_of(board, aim.firer)),
                     say("List each ship once."));
    }
    listed.push_back(aim.firer);
    const Fighter& f = *fighter_in(*board.combat, aim.firer);
    auto unable = with_torpedo(decision) ? check_torpedo(board, f) : check_guns(board, f);
    if (unable) return unable;
    if (auto refusal = check_target(board, side, decision, aim)) return refusal;
    so_far.push_back(aim);
    if (auto refusal = check_crowding(board, so_far)) return refusal;
  }
  return {};
}

// Targets for one ship, were it the first to choose. A torpedo is not wasted on a ship that sinks
// already, though that is no breach.
ShipList targets_for(const Board& board, Decision decision, const Fighter& firer) {
  const Combat& combat = *board.combat;
  ShipList targets;
  for (const Fighter& enemy : combat.fighters[core::other(side_of(*board.pack, firer.ship))]) {
    if (decision == Decision::fire_on_bold && !enemy.bold) continue;
    if (sinking(board, enemy)) continue;
    std::vector<Aim> aims = combat.aims;
    aims.push_back({firer.ship, enemy.ship});
    if (std::ssize(aiming_at(aims, enemy.ship)) <= aims_at_one_target_max) {
      targets.push_back(enemy.ship);
    }
  }
  return targets;
}

void list_aims(const Board& board, core::Side side, Decision decision, Options& options) {
  for (const Fighter& f : board.combat->fighters[side]) {
    const bool able = with_torpedo(decision) ? may_launch(*board.combat, f) : may_fire(board, f);
    if (!able) continue;
    ShipList targets = targets_for(board, decision, f);
    if (!targets.empty()) options.aims.push_back({f.ship, std::move(targets)});
  }
  options.may_decline = true;
}

}  // namespace

Verdict check_bold_moves(const View& view, core::Side side, const order::BoldMoves& order) {
  return check_aims(view, side, Decision::bold_moves, order.aims);
}

Verdict check_fire_on_bold(const View& view, core::Side side, const order::FireOnBold& order) {
  return check_aims(view, side, Decision::fire_on_bold, order.aims);
}

Verdict check_targets(const View& view, core::Side side, const order::Targets& order) {
  return check_aims(view, side, Decision::targets, order.aims);
}

Verdict check_torpedoes(const View& view, core::Side side, const order::Torpedoes& order) {
  return check_aims(view, side, Decision::torpedoes, order.aims);
}

Verdict check_remove_ships(const View& view, const order::RemoveShips& order) {
  const Board& board = view.board;
  const ShipList removable = removable_ships(board);
  Group listed;
  for (const ShipId ship : order.ships) {
    if (auto unknown = check_known(board, ship)) return unknown;
    if (is_german(board, ship)) {
      return Refusal{RefusalCode::not_yours, "4.6.4.3",
                     say("{} is a ship of the other side.", name_of(board, ship)),
                     say("Take out your own ships only.")};
    }
    if (!contains(removable, ship)) {
      return against("4.6.4.3",
                     say("{} cannot be taken out: it was not damaged this turn, or is no longer.",
                         name_of(board, ship)),
                     say("Name any of {}, or none.", names_of(board, removable)));
    }
    if (contains(listed, ship)) {
      return against("4.6.4.3", say("{} is listed twice.", name_of(board, ship)),
                     say("List each ship once."));
    }
    listed.push_back(ship);
  }
  return {};
}

void combat_options(const View& view, core::Side side, Options& options) {
  const Board& board = view.board;
  if (!board.question) return;
  switch (const Decision decision = board.question->kind) {
    case Decision::bold_moves:
    case Decision::fire_on_bold:
    case Decision::targets:
    case Decision::torpedoes: list_aims(board, side, decision, options); break;
    case Decision::remove_ships:
      options.free_ships = removable_ships(board);
      options.may_decline = true;
      break;
    default: break;
  }
}

}  // namespace chartroom::far_seas
