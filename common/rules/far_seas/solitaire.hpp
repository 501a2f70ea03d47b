// Chapter 9: the German side played from the rulebook's tables. In approaches 1 and 3 the tables
// answer every question to the German side; in approach 2 they move the ships and the player
// decides the rest. Every roll and every chit is told to all, with its rule (event::BotRolled,
// event::BotDrew).
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// The tables answer for the German side (approaches 1 and 3).
[[nodiscard]] bool bot_plays(const Board& board);
// The rules marked as advanced are in use (approaches 1 and 2).
[[nodiscard]] bool bot_plans(const Board& board);

// The group in which the ship was drawn to move in this OB (9.1.1); nullptr if it was not.
[[nodiscard]] const DrawnGroup* drawn_with(const Board& board, ShipId ship);

// 9.0: whether the cruisers that begin together are squadrons.
void organise_cruisers(Umpiring& u);
// PHASE 1 (9.1): who moves, what tempts them, orders to return, AMCs, coal.
void plan_phase_one(Umpiring& u);
// PHASE 3 (9.3.1): where the drawn groups go. Then the chits (9.3.2), or the player's assignments.
void move_drawn_groups(Umpiring& u);
// The German answer to the open question, by 9.3.3, 9.4 and 9.5.
[[nodiscard]] Order bot_answer(Umpiring& u);

}  // namespace chartroom::far_seas
