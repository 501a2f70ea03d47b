// Combat (4.6.4) for the files of the rules that carry it out, check it and apply it. Readers
// first, then the acts.
#pragma once

#include <string_view>
#include <vector>

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

using AimsBySide = core::BySide<std::vector<Aim>>;

inline constexpr int aims_at_one_target_max = 3;  // 4.6.4

// Nothing if the ship is not in the combat (any more).
[[nodiscard]] const Fighter* fighter_in(const Combat& combat, ShipId ship);
[[nodiscard]] Group ships_of(const std::vector<Fighter>& fighters);
// Damage assessed and scored reaches the ship's capacity: it sinks when damage is assessed.
[[nodiscard]] bool sinking(const Board& board, const Fighter& fighter);
// Its guns: they reach, it makes no bold move, and they have not been used this round (4.6.4).
[[nodiscard]] bool guns_reach(const Board& board, ShipId ship, GunRange range);
[[nodiscard]] bool may_fire(const Board& board, const Fighter& fighter);
// Its torpedo: only at C-range, once a combat, never a battleship's (4.6.4.2).
[[nodiscard]] bool may_launch(const Combat& combat, const Fighter& fighter);
// Ships that have aimed at the target in this round, guns or torpedo, each counted once.
[[nodiscard]] Group aiming_at(const std::vector<Aim>& aims, ShipId target);
// Who has an answer to give in a step of the round.
[[nodiscard]] core::BySide<bool> sides_to_ask(const Board& board, Combat::Step step);
// Allied ships that were damaged this turn and still are (4.6.4.3).
[[nodiscard]] ShipList removable_ships(const Board& board);

// 4.6.4.1: what is added to the fire die of this shot, each with its reason.
[[nodiscard]] std::vector<Modifier> fire_modifiers(const Board& board, const Aim& aim);
// 4.6.4.1.3: what is added to the die of this torpedo.
[[nodiscard]] std::vector<Modifier> torpedo_modifiers(const Board& board, const Aim& aim);

// Fires in the order listed, German shots first; damage waits (4.6.4).
void fire(Umpiring& u, const AimsBySide& aims);
// Launches; damage waits (4.6.4.2).
void launch(Umpiring& u, const std::vector<Aim>& aims);
// Assesses what waits, on both sides at once, and scores the sunk (4.6.4, 8.0).
void assess_damage(Umpiring& u);
// Repair, loss and consequences (4.6.4.3); asks the Allied side which ships it takes out.
void end_combat(Umpiring& u);
// The answer to remove_ships. Ends the removal.
void carry_out_removal(Umpiring& u, const order::RemoveShips& order);

}  // namespace chartroom::far_seas
