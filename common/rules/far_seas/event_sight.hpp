// Events of double-blind play: what one side alone is told there of an act that lies open in the
// game as printed.
#pragma once

#include <vector>

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas::event {

// Allied side alone, in double-blind play: whose penalty it was (5.0).
struct PenaltyCharged {
  ShipId ship{};
};
// In double-blind play: of those assignments, the ones of cruisers that the Allies see.
struct AssignmentsSeen {
  std::vector<AssignedShip> ships;
};
// German side alone, in double-blind play: the review waits for the end of the game.
struct PlotsFiled {
  std::vector<PlotRecord> plots;
};

}  // namespace chartroom::far_seas::event
