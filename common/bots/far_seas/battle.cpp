#include "bots/far_seas/battle.hpp"

#include <algorithm>

#include "bots/far_seas/payoffs.hpp"

namespace chartroom::far_seas::bots {

std::uint64_t Luck::next() {
  state_ += 0x9E3779B97F4A7C15ULL;
  std::uint64_t x = state_;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

namespace {

constexpr int range_c = 2;
constexpr int rounds_at_most = 40;
constexpr double torpedo_damage = 16.0 / 6;  // of a hit, by the printed table

struct Fighting : Hull {
  int pending{};
  int last_target{-1};
  int same_target_rounds{};
  int target_now{-1};
  unsigned hit_last{}, hit_now{};  // bit sets of enemies
  bool bold{}, fired{};
  bool sunk{}, away{};

  [[nodiscard]] bool here() const { return !sunk && !away; }
  [[nodiscard]] int left() const { return capacity - damage - pending; }
  [[nodiscard]] bool half() const { return damage * 2 >= capacity; }
};

// One battle, fought once.
class Field {
 public:
  Field(const Pack& pack, const Battle& battle, std::uint64_t seed)
      : pack_{pack}, battle_{battle}, luck_{seed}, range_{battle.range} {
    for (std::size_t side = 0; side < 2; ++side) {
      for (const Hull& hull : battle.ships[side]) sides_[side].push_back(Fighting{hull});
    }
  }

  void play() {
    for (std::size_t side = 0; side < 2; ++side) run_away(side, battle_.runs_first[side]);
    for (round_ = 0; round_ < rounds_at_most && both_are_here(); ++round_) {
      play_round();
      if (!both_are_here()) return;
      break_off();
      range_ = std::min(range_ + 1, range_c);
    }
  }

  [[nodiscard]] const std::vector<Fighting>& side(std::size_t i) const { return sides_[i]; }
  [[nodiscard]] bool is_held_by(std::size_t side) const {
    return std::ranges::any_of(sides_[side], &Fighting::here) &&
           std::ranges::none_of(sides_[1 - side], &Fighting::here);
  }

 private:
  [[nodiscard]] bool both_are_here() const {
    const auto any = [](const std::vector<Fighting>& ships) {
      return std::ranges::any_of(ships, &Fighting::here);
    };
    return any(sides_[0]) && any(sides_[1]);
  }

  void play_round() {
    for (auto& ships : sides_) {
      for (Fighting& s : ships) {
        s.bold = s.fired = false;
        s.target_now = -1;
        s.hit_now = 0;
      }
    }
    aims_[0].assign(sides_[0].size(), 0);
    aims_[1].assign(sides_[1].size(), 0);
    if (range_ == range_c) {
      choose_bold_moves();
      fire_all(true);
      launch_bold();
    }
    fire_all(false);
    if (range_ == range_c) launch_others();
    assess();
    for (auto& ships : sides_) {
      for (Fighting& s : ships) end_round(s);
    }
  }

  static void end_round(Fighting& s) {
    s.same_target_rounds = s.target_now < 0                ? 0
                           : s.target_now == s.last_target ? s.same_target_rounds + 1
                                                           : 1;
    s.last_target = s.target_now;
    s.hit_last = s.hit_now;
    s.tried_to_run = false;
  }

  [[nodiscard]] int die_modifier(std::size_t side, const Fighting& s, int target) const {
    int m = s.modifier - s.attrition;
    if (s.last_target == target && target >= 0) {
      m += std::min(s.same_target_rounds, static_cast<int>(-s.modifier));
    }
    if (s.half()) --m;
    if (s.tried_to_run) m -= 2;
    if (s.armoured_cruiser && target >= 0 && ((s.hit_last >> target) & 1U) != 0) ++m;
    if (round_ == 0) m += battle_.first_bonus[side];
    return m;
  }

  [[nodiscard]] double damage_expected(int modifier) const {
    int sum = 0;
    for (int die = 1; die <= 6; ++die) sum += pack_.damage_for(die + modifier);
    return sum / 6.0;
  }

  // Whom to aim at: the one that is worth most for what it still takes to sink it.
  [[nodiscard]] int target_for(std::size_t side, const Fighting& s, bool bold_only) const {
    const std::vector<Fighting>& enemies = sides_[1 - side];
    int best = -1;
    double best_value = 0;
    for (std::size_t i = 0; i < enemies.size(); ++i) {
      const Fighting& e = enemies[i];
      if (!e.here() || e.left() <= 0 || aims_[1 - side][i] >= 3 || (bold_only && !e.bold)) continue;
      double value = (e.stars + 1.0) / (e.left() + 1.0);
      if (s.last_target == static_cast<int>(i)) value *= 1.3;
      if (aims_[1 - side][i] == 2) value *= 0.6;
      if (value > best_value) {
        best_value = value;
        best = static_cast<int>(i);
      }
    }
    return best;
  }

  // A bold move hits on 3 (5 of a surprise attacker), but guns and the chance of 1 are given up.
  void choose_bold_moves() {
    for (std::size_t side = 0; side < 2; ++side) {
      const bool surprising = round_ == 0 && side == 0 && battle_.surprise_torpedoes;
      for (Fighting& s : sides_[side]) {
        if (!s.here() || !s.torpedo || s.left() <= 1) continue;
        const double guns = damage_expected(die_modifier(side, s, s.last_target));
        if ((surprising ? 5 : 3) * torpedo_damage / 6 < guns + torpedo_damage / 6) continue;
        const int target = target_for(side, s, false);
        if (target < 0) continue;
        s.bold = true;
        s.target_now = target;
        ++aims_[1 - side][static_cast<std::size_t>(target)];
      }
    }
  }

  void fire_all(bool at_bold) {
    for (std::size_t side = 0; side < 2; ++side) {
      for (Fighting& s : sides_[side]) {
        if (!s.here() || s.bold || s.fired || s.gun > range_) continue;
        const int target = target_for(side, s, at_bold);
        if (target < 0) continue;
        s.fired = true;
        s.target_now = target;
        shoot(side, s, target);
      }
    }
    if (at_bold) assess();
  }

  void shoot(std::size_t side, Fighting& s, int target) {
    const auto t = static_cast<std::size_t>(target);
    Fighting& e = sides_[1 - side][t];
    const int aiming = ++aims_[1 - side][t];
    int m = die_modifier(side, s, target);
    if ((e.damage + e.pending) * 2 >= e.capacity) ++m;
    if (e.bold) ++m;
    if (aiming > 2) --m;
    score(s, e, t, pack_.damage_for(luck_.d6() + m));
  }

  static void score(Fighting& s, Fighting& e, std::size_t target, int damage) {
    e.pending += damage;
    if (damage > 0) s.hit_now |= 1U << target;
  }

  void launch_bold() {
    for (std::size_t side = 0; side < 2; ++side) {
      const bool surprising = round_ == 0 && side == 0 && battle_.surprise_torpedoes;
      for (Fighting& s : sides_[side]) {
        if (!s.here() || !s.bold) continue;
        launch(side, s, s.target_now, surprising ? 5 : 3);
        s.target_now = -1;  // torpedoes are no fire (4.6.4.1)
      }
    }
    assess();
  }

  void launch_others() {
    for (std::size_t side = 0; side < 2; ++side) {
      for (Fighting& s : sides_[side]) {
        if (!s.here() || !s.torpedo || s.bold) continue;
        // Kept for a bold move later, unless this round may be the last.
        if (s.left() > 1 && !s.fired) continue;
        if (const int target = target_for(side, s, false); target >= 0) launch(side, s, target, 1);
      }
    }
  }

  void launch(std::size_t side, Fighting& s, int target, int hits_up_to) {
    const auto t = static_cast<std::size_t>(target);
    Fighting& e = sides_[1 - side][t];
    if (!e.here()) return;  // sunk before: the torpedo is kept
    s.torpedo = false;
    if (luck_.d6() <= hits_up_to) score(s, e, t, pack_.damage_for(luck_.d6()));
  }

  void assess() {
    for (auto& ships : sides_) {
      for (Fighting& s : ships) {
        if (!s.here()) continue;
        s.damage = static_cast<std::int8_t>(s.damage + s.pending);
        s.pending = 0;
        if (s.damage >= s.capacity) s.sunk = true;
      }
    }
  }

  [[nodiscard]] int strength(std::size_t side) const {
    int sum = 0;
    for (const Fighting& s : sides_[side]) {
      if (s.here()) sum += std::max(1, 7 + s.modifier - s.attrition) * s.left();
    }
    return sum;
  }

  // Who is losing runs.
  void break_off() {
    for (std::size_t side = 0; side < 2; ++side) {
      if (battle_.breaks_off[side] == 0) continue;
      if (strength(side) * 100 >= strength(1 - side) * battle_.breaks_off[side]) continue;
      run_away(side, 0xffff);
      return;
    }
  }

  // Ship by ship; the enemy's ships are shared out among the runners.
  void run_away(std::size_t side, unsigned who) {
    std::vector<Fighting*> runners;
    for (std::size_t i = 0; i < sides_[side].size(); ++i) {
      if (sides_[side][i].here() && ((who >> i) & 1U) != 0) runners.push_back(&sides_[side][i]);
    }
    for (std::size_t i = 0; i < runners.size(); ++i) {
      run(*runners[i], sides_[1 - side], i, runners.size());
    }
  }

  void run(Fighting& s, const std::vector<Fighting>& enemies, std::size_t number,
           std::size_t runners) {
    std::size_t i = 0;
    bool caught = false, chased = false;
    for (const Fighting& e : enemies) {
      if (!e.here() || i++ % runners != number) continue;
      chased = true;
      caught = caught || luck_.share() < chance_to_catch(e.speed - s.speed);
    }
    // More runners than chasers: somebody is not followed.
    if (!chased || !caught) {
      s.away = true;
    } else {
      s.tried_to_run = true;
    }
  }

  const Pack& pack_;
  const Battle& battle_;
  Luck luck_;
  std::array<std::vector<Fighting>, 2> sides_;
  std::array<std::vector<int>, 2> aims_;  // ships aiming at each ship, in this round
  int range_;
  int round_{};
};

std::uint64_t seed_of(const Battle& battle) {
  std::uint64_t seed = 0x5ea;
  for (const auto& ships : battle.ships) {
    seed = seed * 31 + 7;
    for (const Hull& h : ships) {
      seed = (seed ^ static_cast<std::uint64_t>(h.capacity * 16 + h.damage)) * 0x100000001B3ULL;
      seed = (seed ^ static_cast<std::uint64_t>(h.gun * 16 - h.modifier)) * 0x100000001B3ULL;
    }
  }
  return seed;
}

}  // namespace

Hull hull_of(const Board& board, ShipId ship) {
  const Ship& counter = board.counter(ship);
  const ShipStatus& s = board.status(ship);
  const auto small = [](int value) { return static_cast<std::int8_t>(value); };
  Hull hull;
  hull.gun = small(static_cast<int>(counter.gun));
  hull.modifier = small(counter.fire_modifier);
  hull.capacity = small(counter.damage_capacity);
  hull.damage = small(s.damage);
  hull.attrition = small(counter.main_cruiser ? s.combats : 0);
  hull.speed = small(static_cast<int>(speed_of(board, ship)));
  hull.stars = small(counter.stars);
  hull.torpedo = counter.type != ShipType::BB;
  hull.armoured_cruiser = counter.main_cruiser && counter.type == ShipType::AC;
  return hull;
}

Battle battle_of(const Board& board, const Group& germans, const Group& allies, CombatKind kind) {
  Battle battle;
  for (const ShipId id : germans) battle.ships[0].push_back(hull_of(board, id));
  for (const ShipId id : allies) battle.ships[1].push_back(hull_of(board, id));
  switch (kind) {
    case CombatKind::runner_surprised:
    case CombatKind::surprise_attack:
    case CombatKind::river_breakout: battle.range = range_c; break;
    default: battle.range = 0; break;
  }
  if (kind == CombatKind::river_breakout) battle.first_bonus[1] = 2;
  if (kind == CombatKind::surprise_attack) {
    battle.first_bonus[0] = 2;
    battle.surprise_torpedoes = true;
  }
  if (kind == CombatKind::runner_surprised) {
    for (Hull& hull : battle.ships[0]) hull.tried_to_run = true;
  }
  return battle;
}

Battle battle_in_progress(const Board& board) {
  const Combat& combat = *board.combat;
  Battle battle;
  for (const core::Side side : core::both_sides) {
    for (const Fighter& f : combat.fighters[side]) {
      Hull hull = hull_of(board, f.ship);
      hull.torpedo = f.torpedo_left;
      hull.tried_to_run = f.tried_to_run;
      battle.ships[std::to_underlying(side)].push_back(hull);
    }
  }
  battle.range = static_cast<std::int8_t>(combat.range);
  return battle;
}

Verdict fight(const Pack& pack, const Battle& battle, int times, std::uint64_t seed) {
  Verdict verdict;
  for (std::size_t side = 0; side < 2; ++side)
    verdict.fates[side].resize(battle.ships[side].size());
  for (int time = 0; time < times; ++time) {
    Field field{pack, battle, seed + static_cast<std::uint64_t>(time) * 0x2545F4914F6CDD1DULL};
    field.play();
    if (field.is_held_by(0)) verdict.german_field += 1.0 / times;
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < battle.ships[side].size(); ++i) {
        const Fighting& s = field.side(side)[i];
        Fate& fate = verdict.fates[side][i];
        if (s.sunk) {
          fate.sunk += 1;
          continue;
        }
        if (s.away) fate.away += 1;
        const int repaired = s.damage > battle.ships[side][i].damage ? s.damage - 1 : s.damage;
        fate.damage += repaired;
        if (repaired * 2 >= s.capacity) fate.crippled += 1;
      }
    }
  }
  for (auto& fates : verdict.fates) {
    for (Fate& fate : fates) {
      fate.damage /= std::max(1.0, times - fate.sunk);
      fate.sunk /= times;
      fate.away /= times;
      fate.crippled /= times;
    }
  }
  return verdict;
}

const Verdict& Odds::of(const Battle& battle) {
  const auto found = known_.find(battle);
  if (found != known_.end()) return found->second;
  return known_.emplace(battle, fight(pack_, battle, times_, seed_of(battle))).first->second;
}

}  // namespace chartroom::far_seas::bots
