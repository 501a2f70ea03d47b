// Torpedoes (4.6.4.2, 4.6.4.1.3).
#include "rules/far_seas/combat.hpp"

namespace chartroom::far_seas {
namespace {

inline constexpr int hits_up_to_at_c_range = 1;
inline constexpr int hits_up_to_after_bold_move = 3;

void launch_one(Umpiring& u, const Aim& aim) {
  const Board& board = u.state().board;
  event::TorpedoRun run{.aim = aim};
  run.bold = fighter_in(*board.combat, aim.firer)->bold &&
             board.combat->step == Combat::Step::bold_torpedoes;
  run.modifiers = torpedo_modifiers(board, aim);
  run.die = u.dice.d6("4.6.4.2 torpedo");
  const int hits_up_to = run.bold ? hits_up_to_after_bold_move : hits_up_to_at_c_range;
  run.hit = run.die + sum_of(run.modifiers) <= hits_up_to;
  if (run.hit) {
    run.damage_die = u.dice.d6("4.6.4.2 torpedo damage");
    run.damage = board.pack->damage_for(run.damage_die);  // no modifiers
  }
  u.emit(std::move(run));
}

}  // namespace

bool may_launch(const Combat& combat, const Fighter& fighter) {
  return combat.range == GunRange::C && fighter.torpedo_left;
}

std::vector<Modifier> torpedo_modifiers(const Board& board, const Aim& aim) {
  const Combat& combat = *board.combat;
  const bool straight_away = combat.kind == CombatKind::surprise_attack && combat.round == 1 &&
                             combat.step == Combat::Step::bold_torpedoes;
  if (!straight_away || !is_german(board, aim.firer)) return {};
  return {{Why::surprise_torpedo, -2}};
}

void launch(Umpiring& u, const std::vector<Aim>& aims) {
  for (const Aim& aim : aims) launch_one(u, aim);
}

}  // namespace chartroom::far_seas
