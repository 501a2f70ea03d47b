// The previews of German attacks (4.3.1, 6.3.3, 6.4.2) for preview.cpp. From the board of a View:
// what its sender sees of convoys, escorts and boxes.
#pragma once

#include <vector>

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas {

using Consequences = std::vector<core::Consequence>;

// Faces of a die, "a 1" or "1 to 4".
[[nodiscard]] core::Said one_to(int last);
// A plotted -Int: who is in the colony's box now (6.4.2).
void preview_intervention(const Board& board, const PlottedGroup& group, Consequences& out);
// A plotted -Att: convoys in the area now (6.3.3).
void preview_convoys(const Board& board, const PlottedGroup& group, Consequences& out);
// PHASE 5: what stands between each attack and its convoy.
void preview_strikes(const Board& board, const order::HitAndGoHome& order, Consequences& out);
// The attack that is next, and its surprise (6.3.3.1).
void preview_strike(const Board& board, const order::ConvoyAttack& order, Consequences& out);

}  // namespace chartroom::far_seas
