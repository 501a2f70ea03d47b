#include <algorithm>
#include <stdexcept>

#include "rules/far_seas/apply.hpp"
#include "rules/far_seas/apply_combat.hpp"
#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas {
namespace {

Fighter& fighter(Combat& combat, ShipId ship) {
  for (const core::Side side : core::both_sides) {
    const auto found = std::ranges::find(combat.fighters[side], ship, &Fighter::ship);
    if (found != combat.fighters[side].end()) return *found;
  }
  throw std::logic_error("a ship that is not in the combat is made to act in it");
}

template <class Change>
void for_each_fighter(Combat& combat, Change change) {
  for (const core::Side side : core::both_sides) {
    for (Fighter& f : combat.fighters[side]) change(f);
  }
}

std::vector<Fighter> lined_up(const Board& board, const Fight& fight, const Group& ships) {
  std::vector<Fighter> fighters;
  for (const ShipId ship : ships) {
    Fighter f;
    f.ship = ship;
    f.torpedo_left = board.counter(ship).type != ShipType::BB;  // 4.6.4.2
    f.tried_to_run = contains(fight.tried_to_run, ship);
    fighters.push_back(std::move(f));
  }
  return fighters;
}

void note_damage(Combat& combat, const Aim& aim, int damage) {
  if (damage == 0) return;
  fighter(combat, aim.firer).hit_now.push_back(aim.target);
  fighter(combat, aim.target).pending += damage;
}

// 4.6.4.1: the cubes of the same-target track move on, and come off where the target changed.
void close_round(Fighter& f) {
  if (f.target_now == no_ship) {
    f.same_target_rounds = 0;
  } else {
    f.same_target_rounds = f.target_now == f.last_target ? f.same_target_rounds + 1 : 1;
  }
  f.last_target = f.target_now;
  f.target_now = no_ship;
  f.hit_last_round = std::move(f.hit_now);
  f.hit_now.clear();
  f.bold = false;  // back in the C-range space (4.6.4.2)
  f.done_firing = false;
}

}  // namespace

void apply_to(State& state, const event::CombatBegan& e) {
  Board& board = state.board;
  Combat combat{.area = e.fight.area, .kind = e.fight.kind, .range = e.range};
  combat.fighters[german] = lined_up(board, e.fight, e.fight.german);
  combat.fighters[allied] = lined_up(board, e.fight, e.fight.allied);
  for (const core::Side side : core::both_sides) {
    for (const Fighter& f : combat.fighters[side]) {
      combat.took_part.push_back({f.ship, board.status(f.ship).damage});
    }
  }
  // 6.3.3: a fight the Germans did not seek.
  if (e.fight.kind == CombatKind::encounter || e.fight.kind == CombatKind::runner_surprised ||
      e.fight.kind == CombatKind::river_breakout) {
    for (const ShipId id : e.fight.german) board.status(id).forced = true;
  }
  const auto waiting = std::ranges::find(board.fights, e.fight);
  if (waiting != board.fights.end()) board.fights.erase(waiting);
  board.combat = std::move(combat);
}

void apply_to(State& state, const event::StepBegan& e) {
  Combat& combat = *state.board.combat;
  combat.step = e.step;
  combat.resolved = false;
  // The -2 was for the round that has just been fired (4.6.4.1).
  if (e.step == Combat::Step::run) {
    for_each_fighter(combat, [](Fighter& f) { f.tried_to_run = false; });
  }
  if (e.step == Combat::Step::closing) combat.runners = {};
}

void apply_to(State& state, const event::BoldMovesRevealed& e) {
  Combat& combat = *state.board.combat;
  combat.bold = e.aims;
  combat.aims.insert(combat.aims.end(), e.aims.begin(), e.aims.end());
  for (const Aim& aim : e.aims) fighter(combat, aim.firer).bold = true;
}

void apply_to(State& state, const event::AimsRevealed& e) {
  std::vector<Aim>& aims = state.board.combat->aims;
  for (const core::Side side : core::both_sides) {
    aims.insert(aims.end(), e.aims[side].begin(), e.aims[side].end());
  }
}

void apply_to(State& state, const event::Shot& e) {
  Combat& combat = *state.board.combat;
  Fighter& firer = fighter(combat, e.aim.firer);
  firer.done_firing = true;
  firer.target_now = e.aim.target;
  note_damage(combat, e.aim, e.damage);
}

void apply_to(State& state, const event::TorpedoRun& e) {
  Combat& combat = *state.board.combat;
  fighter(combat, e.aim.firer).torpedo_left = false;
  note_damage(combat, e.aim, e.damage);
}

void apply_to(State& state, const event::DamageAssessed& e) {
  Board& board = state.board;
  Combat& combat = *board.combat;
  for_each_fighter(combat, [](Fighter& f) { f.pending = 0; });
  for (const auto& hit : e.hits) {
    std::int8_t& damage = board.status(hit.ship).damage;
    damage = static_cast<std::int8_t>(damage + hit.points);
    board.status(hit.ship).damaged_this_turn = true;
    if (!hit.sunk) continue;
    take_off(board, hit.ship, Whereabouts::sunk);
    for (const core::Side side : core::both_sides) {
      std::erase_if(combat.fighters[side], [&](const Fighter& f) { return f.ship == hit.ship; });
    }
  }
  combat.resolved = true;
}

void apply_to(State& state, const event::RunsRevealed& e) {
  state.board.combat->runners = e.groups;
  state.board.combat->resolved = true;
}

void apply_to(State& state, const event::RoundEnded& e) {
  Combat& combat = *state.board.combat;
  combat.range = e.next_range;
  ++combat.round;
  combat.bold.clear();
  combat.aims.clear();
  for_each_fighter(combat, close_round);
}

void apply_to(State& state, const event::CombatEnded&) {
  Board& board = state.board;
  for (const Veteran& v : board.combat->took_part) {
    ShipStatus& status = board.status(v.ship);
    // Who is home is no part of this turn any more (7.4.3, 7.5.2.3); nor is who was sunk.
    if (!afloat(status)) continue;
    ++status.combats;  // attrition (4.6.4.1.2)
    status.fought = true;
    if (!is_german(board, v.ship)) status.readiness = Readiness::done;  // 4.6.4
  }
  board.combat.reset();
  board.removal_due = !removable_ships(board).empty();
}

void apply_to(State& state, const event::Repaired& e) {
  --state.board.status(e.ship).damage;
}

void apply_to(State& state, const event::Slowed& e) {
  state.board.status(e.ship).slowed = true;
}

void apply_to(State& state, const event::ShipRemoved& e) {
  take_off(state.board, e.ship, Whereabouts::removed);
}

void apply_to(State& state, const event::RemovalOver&) {
  state.board.removal_due = false;
}

}  // namespace chartroom::far_seas
