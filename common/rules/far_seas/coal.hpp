// Coaling (6.1) and what else makes a move an open one (4.3.3, 7.2.2). What the German side knows
// of its coal is in its secrets; the Allies see that a move is open, not why.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// The coal of a Main Cruiser; nullptr without the advanced rules.
[[nodiscard]] const CoalStatus* coal_of(const GermanSecrets& secrets, ShipId ship);
// Coaled for this turn, or coal is not counted (6.1).
[[nodiscard]] bool coaled(const GermanSecrets& secrets, ShipId ship);
// A move that everybody must be told of before the Allied move, whatever the coal: through Panama,
// into the Red Sea (4.3.3), out of the Rufiji by a cruiser that is known there (7.2.2).
[[nodiscard]] bool moves_openly_anyway(const Board& board, const PlottedGroup& group, ShipId ship);
// The same, or for want of coal.
[[nodiscard]] bool moves_openly(const Board& board, const GermanSecrets& secrets,
                                const order::Plot& plot, const PlottedGroup& group, ShipId ship);

// At the start of a turn: who is coaled for it (6.1.1). To the German side alone.
void look_at_coal(Umpiring& u);

}  // namespace chartroom::far_seas
