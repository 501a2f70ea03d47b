// PHASES 1 and 2 for a lieutenant: the German plot (4.3) and the Allied move (4.4).
#pragma once

#include "bots/far_seas/contest.hpp"

namespace chartroom::far_seas::bots {

// What is the same for all that is thought about one view. Made once, it may serve many boards:
// what battles are like depends on the ships alone.
struct Mind {
  const Pack& pack;
  Odds odds;
  Effort effort;
};

// The cruisers that act as one: the two armoured cruisers where they can, all others alone.
[[nodiscard]] std::vector<Group> natural_groups(const Board& board, const std::vector<ShipId>& all);

[[nodiscard]] order::Plot plan_plot(const View& view, Mind& mind, Luck& luck);
[[nodiscard]] order::AlliedMovement plan_movement(const View& view, Mind& mind, Luck& luck);

}  // namespace chartroom::far_seas::bots
