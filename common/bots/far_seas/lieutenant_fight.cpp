// On the Tactical Battlefield (4.6.4): bold moves, targets, torpedoes, and when to break off.
#include <algorithm>

#include "bots/far_seas/lieutenant.hpp"
#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double bold_hit = 3.0 / 6, surprise_bold_hit = 5.0 / 6, c_range_hit = 1.0 / 6;

double torpedo_damage(const Pack& pack) {
  int sum = 0;
  for (int die = 1; die <= 6; ++die) sum += pack.damage_for(die);
  return sum / 6.0;
}

// What the guns of a ship may do to a target now.
struct Salvo {
  double damage{};  // mean
  double sinks{};   // chance to do at least what is left
};
Salvo salvo(const Board& board, const Aim& aim, int left) {
  const int modifier = sum_of(fire_modifiers(board, aim));
  Salvo out;
  for (int die = 1; die <= 6; ++die) {
    const int damage = board.pack->damage_for(die + modifier);
    out.damage += std::min(damage, left) / 6.0;
    if (damage >= left) out.sinks += 1.0 / 6;
  }
  return out;
}

int left_of(const Board& board, const Fighter& f) {
  return board.counter(f.ship).damage_capacity - board.status(f.ship).damage - f.pending;
}

double guns_at_best(const Board& board, const AimChoice& choice) {
  double best = 0;
  if (!guns_reach(board, choice.firer, board.combat->range)) return 0;
  for (const ShipId target : choice.targets) {
    const int left = left_of(board, *fighter_in(*board.combat, target));
    best = std::max(best, salvo(board, {choice.firer, target}, left).damage);
  }
  return best;
}

bool bold_pays(const Board& board, const AimChoice& choice) {
  const Combat& combat = *board.combat;
  const bool surprising = combat.kind == CombatKind::surprise_attack && combat.round == 1 &&
                          is_german(board, choice.firer);
  const double hit = torpedo_damage(*board.pack);
  return (surprising ? surprise_bold_hit : bold_hit) * hit >
         guns_at_best(board, choice) + c_range_hit * hit;
}

// Shares targets out: whoever can sink something does, nobody shoots at what is as good as sunk.
class FireControl {
 public:
  explicit FireControl(const Board& board) : board_{board}, aims_{board.combat->aims} {}

  [[nodiscard]] std::optional<ShipId> target_for(const AimChoice& choice, bool torpedo) {
    std::optional<ShipId> best;
    double most = 0;
    for (const ShipId target : choice.targets) {
      if (std::ssize(aiming_at(with(choice.firer, target), target)) > aims_at_one_target_max) {
        continue;
      }
      const double worth = worth_of(choice.firer, target, torpedo);
      if (worth <= most) continue;
      most = worth;
      best = target;
    }
    if (best) {
      aims_.push_back({choice.firer, *best});
      expected_[index_of(*best)] += expected_damage(choice.firer, *best, torpedo);
    }
    return best;
  }

 private:
  [[nodiscard]] std::vector<Aim> with(ShipId firer, ShipId target) const {
    std::vector<Aim> aims = aims_;
    aims.push_back({firer, target});
    return aims;
  }

  [[nodiscard]] double expected_damage(ShipId firer, ShipId target, bool torpedo) const {
    if (torpedo) return bold_hit * torpedo_damage(*board_.pack);
    return salvo(board_, {firer, target}, 99).damage;
  }

  [[nodiscard]] double worth_of(ShipId firer, ShipId target, bool torpedo) const {
    const double left = left_of(board_, *fighter_in(*board_.combat, target));
    const double still = left - expected_.at(index_of(target));
    const Ship& counter = board_.counter(target);
    const double stars = counter.stars + (counter.main_cruiser ? 4.0 : 0.5);
    if (left <= 0) return 0;
    const Salvo shot = torpedo ? Salvo{} : salvo(board_, {firer, target}, static_cast<int>(left));
    const double damage = torpedo ? expected_damage(firer, target, true) : shot.damage;
    // What is likely sunk already by those who were given targets before is worth little more.
    const double wanted = still <= 0 ? 0.3 : 1.0;
    return wanted * stars * (shot.sinks + 0.5 * damage / left) + 1e-6;
  }

  const Board& board_;
  std::vector<Aim> aims_;
  std::vector<double> expected_ = std::vector<double>(board_.ships.size());
};

// 7.4: on the way home a cruiser is worth what it brings there, and what its loss costs.
Worths worths_in_battle(const Board& board, Worths worths) {
  if (board.combat->kind != CombatKind::home_breakout) return worths;
  for (const Fighter& f : board.combat->fighters[german]) {
    const Ship& counter = board.counter(f.ship);
    if (counter.main_cruiser) worths[index_of(f.ship)] = 4 * counter.stars;
  }
  return worths;
}

double worth_in_run(const Board& board, const Worths& worths, Mind& mind, const Battle& battle) {
  return swing_of(board, worths, mind.odds, ships_of(board.combat->fighters[german]),
                  ships_of(board.combat->fighters[allied]), battle)
      .points;
}

}  // namespace

order::BoldMoves choose_bold_moves(const View& view, const Options& options) {
  const Board& board = view.board;
  FireControl control{board};
  order::BoldMoves order;
  for (const AimChoice& choice : options.aims) {
    const bool last_legs = left_of(board, *fighter_in(*board.combat, choice.firer)) <= 1;
    if (last_legs || !bold_pays(board, choice)) continue;
    if (const auto target = control.target_for(choice, true)) {
      order.aims.push_back({choice.firer, *target});
    }
  }
  return order;
}

std::vector<Aim> choose_targets(const View& view, const Options& options) {
  FireControl control{view.board};
  std::vector<Aim> aims;
  for (const AimChoice& choice : options.aims) {
    if (const auto target = control.target_for(choice, false))
      aims.push_back({choice.firer, *target});
  }
  return aims;
}

// From C-range a torpedo hits on a 1 only; a bold move in a later round is better, if there is one.
order::Torpedoes choose_torpedoes(const View& view, const Options& options) {
  const Board& board = view.board;
  FireControl control{board};
  order::Torpedoes order;
  for (const AimChoice& choice : options.aims) {
    const bool last_legs = left_of(board, *fighter_in(*board.combat, choice.firer)) <= 1;
    if (!last_legs && bold_pays(board, choice)) continue;
    if (const auto target = control.target_for(choice, true)) {
      order.aims.push_back({choice.firer, *target});
    }
  }
  return order;
}

order::Run choose_run_after_round(const View& view, core::Side side, const Options& options,
                                  Mind& mind) {
  const Board& board = view.board;
  const Worths worths = worths_in_battle(board, mind.prospects(board).worths());
  const auto sign = side == german ? 1.0 : -1.0;
  const std::size_t own = std::to_underlying(side);
  const std::vector<Fighter>& ships = board.combat->fighters[side];
  Battle battle = battle_in_progress(board);
  const auto everybody = static_cast<std::uint16_t>((1U << ships.size()) - 1);
  std::vector<std::uint16_t> choices{0, everybody};
  for (std::size_t i = 0; i < ships.size() && ships.size() > 1; ++i) {
    if (half_damaged(board, ships[i].ship)) choices.push_back(static_cast<std::uint16_t>(1U << i));
  }
  double best = -1e9;
  std::uint16_t runners = 0;
  for (const std::uint16_t choice : choices) {
    battle.runs_first[own] = choice;
    double value = sign * worth_in_run(board, worths, mind, battle);
    if (side == allied && choice != 0) {
      value -= choice == everybody ? options.price : std::min(options.price, 3);
    }
    if (choice != 0) value -= 0.05;
    if (value > best) {
      best = value;
      runners = choice;
    }
  }
  order::Run order;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    if (((runners >> i) & 1U) != 0) order.groups.push_back({ships[i].ship});
  }
  return order;
}

}  // namespace chartroom::far_seas::bots
