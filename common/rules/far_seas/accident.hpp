// The propellant accident (7.3). Which cruiser it hit, and whether it is lost, is the German side's
// secret until it is revealed; nothing the Allied side sees is computed from it.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// The cruiser that is lost and not yet revealed; no_ship if there is none.
[[nodiscard]] ShipId lost_cruiser(const GermanSecrets& secrets);
[[nodiscard]] bool holds_lost_cruiser(const GermanSecrets& secrets, const Group& group);
// The track without the claims of the lost cruiser.
[[nodiscard]] int true_points(const State& state);
// Captures that the track can take before it passes the sudden end (8.0). With a claim of the lost
// cruiser among them there may be no more, or the game would have to end and would not (7.3.2).
[[nodiscard]] int captures_before_sudden_end(const Board& board);

// 7.3.1, before the first turn.
void roll_accident_turn(Umpiring& u);
// 7.3.2, at the start of the turn. Rolls both dice whatever becomes of them.
void show_time(Umpiring& u);
// Shows the lost cruiser, takes it off the map and its claims off the track. Nothing if there is
// none.
void reveal_lost_cruiser(Umpiring& u);

}  // namespace chartroom::far_seas
