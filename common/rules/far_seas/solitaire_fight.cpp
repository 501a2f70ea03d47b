// Encounters and combats of the tables (9.4).
#include <algorithm>
#include <map>

#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

int capacity_of(const Board& board, ShipId id) {
  return board.counter(id).damage_capacity;
}

int weakest_capacity(const Board& board, const Group& group) {
  return capacity_of(board, *std::ranges::min_element(
                                group, {}, [&](ShipId id) { return capacity_of(board, id); }));
}

// Scharnhorst and Gneisenau; the battlecruisers of 7.4 and 7.5 fight as they do.
bool fights_as_armoured(const Board& board, ShipId id) {
  return board.counter(id).type == ShipType::AC || board.counter(id).type == ShipType::BC;
}

Risk column_of(int capacity_ahead) {
  if (capacity_ahead >= 3) return Risk::low;
  return capacity_ahead == 2 ? Risk::medium : Risk::high;
}

// 9.4.1.1 (5), and "if possible by Speed": a chaser two grades faster cannot be run from.
bool may_get_away(const Board& board, ShipId runner, const Group& chasers) {
  SpeedGrade fastest = SpeedGrade::three;
  for (const ShipId id : chasers) fastest = std::max(fastest, speed_of(board, id));
  return static_cast<int>(fastest) - static_cast<int>(speed_of(board, runner)) < 2;
}

bool any_may_get_away(const Board& board, const Group& runners, const Group& chasers) {
  return std::ranges::any_of(runners, [&](ShipId id) { return may_get_away(board, id, chasers); });
}

// 9.4.1.2: ships of one speed run together on 1-3; others each for itself.
std::vector<Group> arranged(Umpiring& u, const Group& ships) {
  std::map<SpeedGrade, Group> by_speed;
  for (const ShipId id : ships) by_speed[speed_of(u.state().board, id)].push_back(id);
  std::vector<Group> groups;
  for (auto& [speed, same] : by_speed) {
    bool together = same.size() == 1;
    if (same.size() > 1) {
      auto roll = bot_roll(u, "9.4.1.2", say("how they run"), 0, same.front());
      together = roll.die <= 3;
      tell(u, roll, together ? say("as a squadron") : say("separately"));
    }
    if (together) {
      groups.push_back(same);
    } else {
      for (const ShipId id : same) groups.push_back({id});
    }
  }
  return groups;
}

// Gun range and fire modifier, for one ship against one (9.4.1.1).
int risk_modifier(const Board& board, const Group& germans, const Group& allies) {
  if (germans.size() != 1 || allies.size() != 1) return 0;
  const Ship& own = board.counter(germans.front());
  const Ship& enemy = board.counter(allies.front());
  int modifier = 0;
  if (own.gun != enemy.gun) modifier += own.gun < enemy.gun ? 1 : -1;  // A reaches farthest
  const int fire = own.fire_modifier - enemy.fire_modifier;
  if (fire >= 2) modifier += 1;
  if (fire <= -2) modifier -= 1;
  return modifier;
}

core::Said sink_risk(Risk risk) {
  switch (risk) {
    case Risk::low: return say("German sink risk, low");
    case Risk::medium: return say("German sink risk, medium");
    case Risk::high: return say("German sink risk, high");
  }
  return {};
}

bool accepts_by_table(Umpiring& u, const Encounter& met, Risk risk) {
  const int accept_from = risk == Risk::low ? 3 : risk == Risk::medium ? 4 : 5;
  auto roll = bot_roll(u, "9.4.1.1", sink_risk(risk),
                       risk_modifier(u.state().board, met.german, met.allied), met.german.front());
  const bool accepts = total(roll) >= accept_from;
  tell(u, roll, accepts ? say("accepts combat") : say("runs"));
  return accepts;
}

// True: combat. What no die decides needs none.
bool accepts(Umpiring& u, const Encounter& met) {
  const Board& board = u.state().board;
  if (!any_may_get_away(board, met.german, met.allied)) return true;
  const int ahead = weakest_capacity(board, met.german) - weakest_capacity(board, met.allied);
  if (met.german.size() == 1) {
    if (met.allied.size() > 1 || ahead <= 0) return false;
    return accepts_by_table(u, met, column_of(ahead));
  }
  if (met.allied.size() == 1 || met.german.size() > met.allied.size()) return true;
  if (met.german.size() < met.allied.size()) return false;
  return accepts_by_table(u, met, column_of(ahead));
}

Group side_at_start(const Board& board, core::Side side) {
  Group ships;
  for (const Veteran& v : board.combat->took_part) {
    if (side_of(*board.pack, v.ship) == side) ships.push_back(v.ship);
  }
  return ships;
}

int suffered(const Board& board, ShipId id) {
  for (const Veteran& v : board.combat->took_part) {
    if (v.ship == id) return board.status(id).damage - v.damage_before;
  }
  return 0;
}

// 9.4.2.2; 9.4.3 after a surprise of one's own.
bool wants_to_run(const State& state, ShipId id) {
  const Board& board = state.board;
  if (!may_get_away(board, id, ships_of(board.combat->fighters[allied]))) return false;
  if (!fights_as_armoured(board, id)) return true;
  if (board.combat->kind == CombatKind::surprise_attack) {
    return state.germans_outnumbered || suffered(board, id) >= 2;
  }
  switch (risk_of(board, side_at_start(board, german), side_at_start(board, allied))) {
    case Risk::low: return suffered(board, id) >= 3;
    case Risk::medium: return suffered(board, id) >= 2;
    case Risk::high: break;
  }
  return suffered(board, id) >= 1;
}

// Fewer damage points left, then fewer stars (9.4.2.1).
std::pair<int, int> strength_of(const Board& board, ShipId id) {
  return {points_left(board, id), board.counter(id).stars};
}

// The weaker ship first; among equals a draw for each firing ship.
ShipId weakest_of(Umpiring& u, ShipId firer, ShipList targets) {
  const Board& board = u.state().board;
  const auto strength = [&](ShipId id) { return strength_of(board, id); };
  const auto least = strength(*std::ranges::min_element(targets, {}, strength));
  core::erase_if(targets, [&](ShipId id) { return strength(id) != least; });
  if (targets.size() == 1) return targets.front();
  std::vector<std::string> cup;
  for (const ShipId id : targets) cup.push_back(board.counter(id).name);
  return targets[bot_draw(u, "9.4.2.1", say("target"), cup, firer)];
}

// 9.4.2.3: what makes a bold move more likely.
int bold_modifier(const Board& board, ShipId id) {
  const int good = fights_as_armoured(board, id) ? -2 : -3;
  const bool dangerous =
      std::ranges::any_of(ships_of(board.combat->fighters[allied]),
                          [&](ShipId enemy) { return board.counter(enemy).fire_modifier >= good; });
  return dangerous ? 1 : 0;
}

bool goes_bold(Umpiring& u, ShipId id) {
  const Board& board = u.state().board;
  if (board.combat->kind == CombatKind::surprise_attack) {
    auto roll = bot_roll(u, "9.4.3", say("bold move"), 0, id);
    const bool bold = roll.die <= 3;
    tell(u, roll, bold ? say("bold move") : say("attacks normally"));
    return bold;
  }
  auto roll = bot_roll(u, "9.4.2.3", say("bold move"), bold_modifier(board, id), id);
  const bool bold = total(roll) >= 5;
  tell(u, roll, bold ? say("bold move") : say("normal torpedo"));
  return bold;
}

}  // namespace

Risk risk_of(const Board& board, const Group& germans, const Group& allies) {
  if (germans.size() > 1 && allies.size() == 1) return Risk::low;
  if (germans.size() == 1 && allies.size() > 1) return Risk::high;
  return column_of(weakest_capacity(board, germans) - weakest_capacity(board, allies));
}

order::Run bot_accept_or_run(Umpiring& u) {
  const Encounter met = *u.state().board.encounter;
  if (accepts(u, met)) return {};
  return {arranged(u, met.german)};
}

order::Run bot_run_after_round(Umpiring& u) {
  Group runners = ships_of(u.state().board.combat->fighters[german]);
  core::erase_if(runners, [&](ShipId id) { return !wants_to_run(u.state(), id); });
  return {arranged(u, runners)};
}

namespace {

// 4.6.4: three ships aim at a target already. A ship that does so by gun and torpedo is one.
bool crowded(const std::vector<Aim>& aims, ShipId firer, ShipId target) {
  Group aiming{firer};
  for (const Aim& aim : aims) {
    if (aim.target != target || contains(aiming, aim.firer)) continue;
    aiming.push_back(aim.firer);
  }
  return aiming.size() > 3;
}

}  // namespace

std::vector<Aim> bot_aims(Umpiring& u, const std::vector<AimChoice>& choices) {
  std::vector<Aim> aims;
  std::vector<Aim> taken = u.state().board.combat->aims;
  for (const AimChoice& choice : choices) {
    ShipList targets = choice.targets;
    core::erase_if(targets, [&](ShipId id) { return crowded(taken, choice.firer, id); });
    if (targets.empty()) continue;
    aims.push_back({choice.firer, weakest_of(u, choice.firer, std::move(targets))});
    taken.push_back(aims.back());
  }
  return aims;
}

std::vector<Aim> bot_bold_moves(Umpiring& u, const std::vector<AimChoice>& choices) {
  std::vector<AimChoice> bold;
  for (const AimChoice& choice : choices) {
    if (goes_bold(u, choice.firer)) bold.push_back(choice);
  }
  return bot_aims(u, bold);
}

}  // namespace chartroom::far_seas
