// Gunfire (4.6.4, 4.6.4.1): modifiers, shots, damage.
#include <algorithm>

#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas {
namespace {

using Modifiers = std::vector<Modifier>;

void add(Modifiers& list, Why why, int value) {
  if (value != 0) list.push_back({why, value});
}

bool at_least_half(int damage, int capacity) {
  return damage * 2 >= capacity;
}

// 4.6.4.1: one for each consecutive round before this one, against the ship's own negative
// modifier only.
int same_target_bonus(const Fighter& firer, const Ship& ship, ShipId target) {
  if (firer.last_target != target) return 0;
  return std::min(firer.same_target_rounds, std::max(0, -ship.fire_modifier));
}

// 4.6.4.1, in the order of the rulebook.
void add_common(Modifiers& list, const Board& board, const Fighter& firer, const Fighter& target) {
  const Ship& ship = board.counter(firer.ship);
  add(list, Why::ship, ship.fire_modifier);
  add(list, Why::same_target, same_target_bonus(firer, ship, target.ship));
  // The firer's damage as the step began, the target's as it is now.
  if (half_damaged(board, firer.ship)) add(list, Why::half_damaged_firer, -1);
  const int target_damage = board.status(target.ship).damage + target.pending;
  if (at_least_half(target_damage, board.counter(target.ship).damage_capacity)) {
    add(list, Why::half_damaged_target, +1);
  }
  if (target.bold) add(list, Why::optimum_torpedo_range, +1);
  if (firer.tried_to_run) add(list, Why::run_attempt, -2);
  const auto aiming = std::ssize(aiming_at(board.combat->aims, target.ship));
  if (aiming > 2) add(list, Why::multiple_fire, -1);
}

// 4.6.4.1.2 and 4.6.4.1.3.
void add_german(Modifiers& list, const Board& board, const Fighter& firer, const Fighter& target) {
  const Ship& ship = board.counter(firer.ship);
  if (ship.main_cruiser) add(list, Why::attrition, -board.status(firer.ship).combats);
  // Scharnhorst and Gneisenau: the Main Cruisers of type AC.
  if (ship.main_cruiser && ship.type == ShipType::AC &&
      contains(firer.hit_last_round, target.ship)) {
    add(list, Why::hit_last_round, +1);
  }
  const Combat& combat = *board.combat;
  if (combat.kind == CombatKind::surprise_attack && combat.round == 1) {
    add(list, Why::surprise, +2);
  }
}

void fire_one(Umpiring& u, const Aim& aim) {
  const Board& board = u.state().board;
  if (sinking(board, *fighter_in(*board.combat, aim.target))) {
    u.emit(event::Shot{.aim = aim, .die = 0, .modifiers = {}, .damage = 0});  // lost (4.6.4 note)
    return;
  }
  event::Shot shot{.aim = aim, .modifiers = fire_modifiers(board, aim)};
  shot.die = u.dice.d6("4.6.4 fire");
  shot.damage = board.pack->damage_for(shot.die + sum_of(shot.modifiers));
  u.emit(std::move(shot));
}

}  // namespace

const Fighter* fighter_in(const Combat& combat, ShipId ship) {
  for (const core::Side side : core::both_sides) {
    const auto found = std::ranges::find(combat.fighters[side], ship, &Fighter::ship);
    if (found != combat.fighters[side].end()) return &*found;
  }
  return nullptr;
}

Group ships_of(const std::vector<Fighter>& fighters) {
  Group ships;
  for (const Fighter& f : fighters) ships.push_back(f.ship);
  return ships;
}

bool sinking(const Board& board, const Fighter& fighter) {
  return board.status(fighter.ship).damage + fighter.pending >=
         board.counter(fighter.ship).damage_capacity;
}

bool guns_reach(const Board& board, ShipId ship, GunRange range) {
  return board.counter(ship).gun <= range;  // A reaches farthest
}

bool may_fire(const Board& board, const Fighter& fighter) {
  return guns_reach(board, fighter.ship, board.combat->range) && !fighter.bold &&
         !fighter.done_firing;
}

Group aiming_at(const std::vector<Aim>& aims, ShipId target) {
  Group ships;
  for (const Aim& aim : aims) {
    if (aim.target == target && !contains(ships, aim.firer)) ships.push_back(aim.firer);
  }
  return ships;
}

std::vector<Modifier> fire_modifiers(const Board& board, const Aim& aim) {
  const Fighter& firer = *fighter_in(*board.combat, aim.firer);
  const Fighter& target = *fighter_in(*board.combat, aim.target);
  Modifiers list;
  add_common(list, board, firer, target);
  if (is_german(board, aim.firer)) {
    add_german(list, board, firer, target);
  } else if (board.combat->kind == CombatKind::river_breakout && board.combat->round == 1) {
    add(list, Why::river_breakout, +2);  // 4.6.4.1.1
  }
  return list;
}

void fire(Umpiring& u, const AimsBySide& aims) {
  for (const core::Side side : core::both_sides) {
    for (const Aim& aim : aims[side]) fire_one(u, aim);
  }
}

void assess_damage(Umpiring& u) {
  const Board& board = u.state().board;
  event::DamageAssessed assessed;
  for (const core::Side side : core::both_sides) {
    for (const Fighter& f : board.combat->fighters[side]) {
      if (f.pending > 0) assessed.hits.push_back({f.ship, f.pending, sinking(board, f)});
    }
  }
  u.emit(assessed);
  for (const auto& hit : assessed.hits) {
    if (!hit.sunk) continue;
    const int stars = board.counter(hit.ship).stars;
    if (is_german(board, hit.ship)) {
      score(u, VpEntry{.kind = VpKind::german_ship_sunk, .points = -stars, .ship = hit.ship});
    } else {
      score(u, VpEntry{.kind = VpKind::allied_ship_sunk, .points = stars, .ship = hit.ship});
    }
  }
}

}  // namespace chartroom::far_seas
