// German colonies (6.4): boxes and the count of turns. A colony is besieged while as many ships as
// it takes are in its box (board.hpp).
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// The turn at whose end the colony falls if its box stays full; 0: nobody counts.
[[nodiscard]] int falls_in(const Board& board, ColonyId colony);
// The Allied side may put ships into its box (6.4.1).
[[nodiscard]] bool may_be_captured(const Board& board, ColonyId colony);

// After an Allied move: a box that has just been filled starts the count.
void count_from_now(Umpiring& u);
// When a turn ends: goes on with the counts, captures, gives up.
void end_turn_of_colonies(Umpiring& u);

}  // namespace chartroom::far_seas
