// PHASE 5: merchant captures, raids, returns (4.7).
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// The assignment revealed for a ship in this OB.
[[nodiscard]] Assignment revealed(const Board& board, ShipId ship);
// 4.7.1: plotted -Att or -RTB, moved this OB, did not run, fight or raid this turn; or an AMC that
// moved this OB. The ship alone is judged.
[[nodiscard]] bool may_capture(const Board& board, ShipId ship);
// 6.3.3: convoys the group may fall upon: plotted -Att or -RTB, moved this OB, neither ran, nor was
// forced to combat, nor raids.
[[nodiscard]] std::vector<ConvoyId> strike_targets(const Board& board, const Group& group);
// 4.7.3: the group stands in the return area with -Att or -RTB and has not run.
[[nodiscard]] bool may_return(const Board& board, const Group& group);
// Groups for which the German side has something to choose.
[[nodiscard]] std::vector<Group> phase_five_groups(const Board& board);

// Reveals the assignments (4.7) and asks, or goes on to the raids if there is nothing to choose.
void begin_phase_five(Umpiring& u);
void carry_out(Umpiring& u, const order::HitAndGoHome& order);
void carry_out(Umpiring& u, const order::ReturnHome& order);
// One step, when nobody is asked and no battle is on.
void advance_phase_five(Umpiring& u);

}  // namespace chartroom::far_seas
