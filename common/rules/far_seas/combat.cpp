// The rounds of a combat (4.6.4): which step comes next, who is asked, and what the answers start.
#include "rules/far_seas/combat.hpp"

#include <algorithm>
#include <utility>

namespace chartroom::far_seas {
namespace {

using Step = Combat::Step;

const Combat& combat_of(const Umpiring& u) {
  return *u.state().board.combat;
}

// 4.6.4, 4.6.5.2 and 7.2.2: surprise and the mouth of the Rufiji begin at C-range; 10.3: Coronel
// begins at B, A is passed unshot.
GunRange first_range(const Board& board, CombatKind kind) {
  switch (kind) {
    case CombatKind::runner_surprised:
    case CombatKind::surprise_attack:
    case CombatKind::river_breakout: return GunRange::C;
    case CombatKind::encounter:
    case CombatKind::convoy_attack:
    case CombatKind::home_breakout:
    case CombatKind::raid_on_england: break;
  }
  return board.scenario == Scenario::coronel ? GunRange::B : GunRange::A;
}

GunRange closer(GunRange range) {
  return range == GunRange::A ? GunRange::B : GunRange::C;
}

bool one_side_is_gone(const Combat& combat) {
  return combat.fighters[german].empty() || combat.fighters[allied].empty();
}

Decision decision_of(Step step) {
  switch (step) {
    case Step::bold_moves: return Decision::bold_moves;
    case Step::fire_on_bold: return Decision::fire_on_bold;
    case Step::targets: return Decision::targets;
    case Step::torpedoes: return Decision::torpedoes;
    case Step::bold_torpedoes:
    case Step::run:
    case Step::closing: break;
  }
  return Decision::run_after_round;
}

bool bold_movers_left(const Combat& combat) {
  return std::ranges::any_of(core::both_sides, [&](core::Side side) {
    return std::ranges::any_of(combat.fighters[side], &Fighter::bold);
  });
}

// Enters the first step, from `step` on, in which somebody has something to decide or to do. The
// last such step is the run: it is always asked.
void enter_from(Umpiring& u, Step step) {
  while (true) {
    const core::BySide<bool> asked = sides_to_ask(u.state().board, step);
    const bool any_asked = asked[german] || asked[allied];
    if (any_asked || (step == Step::bold_torpedoes && bold_movers_left(combat_of(u)))) {
      u.emit(event::StepBegan{step});
      if (any_asked) ask(u, decision_of(step), asked);
      return;
    }
    step = static_cast<Step>(std::to_underlying(step) + 1);
  }
}

// What both sides committed; a side that was not asked has committed nothing.
template <class SomeOrder>
core::BySide<SomeOrder> open_seals(Umpiring& u) {
  core::BySide<SomeOrder> opened;
  const auto take = [](const std::optional<SealedOrder>& sealed) {
    return sealed ? std::get<SomeOrder>(*sealed) : SomeOrder{};
  };
  opened[german] = take(u.state().german.sealed);
  opened[allied] = take(u.state().allied.sealed);
  u.emit(event::SealsOpened{});
  return opened;
}

template <class AimOrder>
AimsBySide open_aims(Umpiring& u) {
  auto orders = open_seals<AimOrder>(u);
  return {std::move(orders[german].aims), std::move(orders[allied].aims)};
}

std::vector<Aim> joined(const AimsBySide& aims) {
  std::vector<Aim> all = aims[german];
  all.insert(all.end(), aims[allied].begin(), aims[allied].end());
  return all;
}

void resolve_fire_on_bold(Umpiring& u) {
  const AimsBySide aims = open_aims<order::FireOnBold>(u);
  u.emit(event::AimsRevealed{Step::fire_on_bold, aims});
  fire(u, aims);
  assess_damage(u);
}

// 4.6.4.2: those that are left launch together. A torpedo whose target has sunk before is kept.
void resolve_bold_torpedoes(Umpiring& u) {
  std::vector<Aim> launches = combat_of(u).bold;
  std::erase_if(launches, [&](const Aim& aim) {
    return !fighter_in(combat_of(u), aim.firer) || !fighter_in(combat_of(u), aim.target);
  });
  launch(u, launches);
  assess_damage(u);
}

// 4.6.4.2: torpedoes at C-range go before the damage of the guns is assessed.
void resolve_targets(Umpiring& u) {
  const AimsBySide aims = open_aims<order::Targets>(u);
  u.emit(event::AimsRevealed{Step::targets, aims});
  fire(u, aims);
  const core::BySide<bool> torpedoes = sides_to_ask(u.state().board, Step::torpedoes);
  if (!torpedoes[german] && !torpedoes[allied]) assess_damage(u);
}

void resolve_torpedoes(Umpiring& u) {
  const AimsBySide aims = open_aims<order::Torpedoes>(u);
  u.emit(event::AimsRevealed{Step::torpedoes, aims});
  launch(u, joined(aims));
  assess_damage(u);
}

Group flattened(const std::vector<Group>& groups) {
  Group ships;
  for (const Group& group : groups) ships.insert(ships.end(), group.begin(), group.end());
  std::ranges::sort(ships);
  return ships;
}

// 4.6.2.3: every attempt is charged, whether it succeeds or not.
void resolve_run_declarations(Umpiring& u) {
  const auto orders = open_seals<order::Run>(u);
  const auto& fighters = combat_of(u).fighters;
  const Group germans = ships_of(fighters[german]);
  const Group met = ships_of(fighters[allied]);
  u.emit(event::RunsRevealed{{orders[german].groups, orders[allied].groups}});
  const Group fleeing = flattened(orders[allied].groups);
  if (!fleeing.empty()) charge_cowardice(u, germans, met, fleeing);
}

void resolve(Umpiring& u) {
  switch (combat_of(u).step) {
    case Step::bold_moves:
      u.emit(event::BoldMovesRevealed{joined(open_aims<order::BoldMoves>(u))});
      break;
    case Step::fire_on_bold: resolve_fire_on_bold(u); break;
    case Step::bold_torpedoes: resolve_bold_torpedoes(u); break;
    case Step::targets: resolve_targets(u); break;
    case Step::torpedoes: resolve_torpedoes(u); break;
    case Step::run: resolve_run_declarations(u); break;
    case Step::closing: break;
  }
}

// 4.6.4: ships close in after each round, down to C-range.
void end_round(Umpiring& u) {
  if (one_side_is_gone(combat_of(u))) {
    end_combat(u);
    return;
  }
  u.emit(event::RoundEnded{closer(combat_of(u).range)});
  enter_from(u, Step::bold_moves);
}

Group staying(const std::vector<Fighter>& fighters, const std::vector<Group>& runners) {
  Group ships = ships_of(fighters);
  const Group running = flattened(runners);
  core::erase_if(ships, [&](ShipId ship) { return std::ranges::binary_search(running, ship); });
  return ships;
}

// After the declarations: the chase, if anybody runs (4.6.3.1).
void start_runs(Umpiring& u) {
  const Combat& combat = combat_of(u);
  const auto runners = combat.runners;
  RunAttempt attempt{
      .area = combat.area, .in_combat = true, .kind = combat.kind, .runners = runners};
  for (const core::Side side : core::both_sides) {
    attempt.free[side] = staying(combat.fighters[side], runners[side]);
  }
  u.emit(event::StepBegan{Step::closing});
  if (!runners[german].empty() || !runners[allied].empty()) begin_run(u, attempt);
}

void go_on(Umpiring& u) {
  const Step step = combat_of(u).step;
  if (step == Step::closing) {
    end_round(u);
  } else if (step == Step::run) {
    start_runs(u);
  } else if (one_side_is_gone(combat_of(u))) {
    end_combat(u);
  } else {
    enter_from(u, static_cast<Step>(std::to_underlying(step) + 1));
  }
}

}  // namespace

core::BySide<bool> sides_to_ask(const Board& board, Combat::Step step) {
  const Combat& combat = *board.combat;
  const auto any = [&](core::Side side, auto able) {
    return std::ranges::any_of(combat.fighters[side], able);
  };
  core::BySide<bool> asked;
  for (const core::Side side : core::both_sides) {
    switch (step) {
      case Step::bold_moves:
      case Step::torpedoes:
        asked[side] = any(side, [&](const Fighter& f) { return may_launch(combat, f); });
        break;
      case Step::fire_on_bold:
        asked[side] = any(core::other(side), [](const Fighter& f) { return f.bold; }) &&
                      any(side, [&](const Fighter& f) { return may_fire(board, f); });
        break;
      case Step::targets:
        asked[side] = any(side, [&](const Fighter& f) { return may_fire(board, f); });
        break;
      case Step::run: asked[side] = true; break;
      case Step::bold_torpedoes:
      case Step::closing: break;
    }
  }
  return asked;
}

void begin_combat(Umpiring& u, const Fight& fight) {
  u.emit(event::CombatBegan{fight, first_range(u.state().board, fight.kind)});
  enter_from(u, Step::bold_moves);
}

// Either resolves the open step, whose answers are in, or begins the next one. Where points were
// scored the next one waits for another call: they may have ended the game (8.0).
void advance_combat(Umpiring& u) {
  if (!combat_of(u).resolved) {
    resolve(u);
    if (combat_of(u).resolved) return;
  }
  go_on(u);
}

}  // namespace chartroom::far_seas
