// A simple player for either side. It sees a View and nothing else, knows the rules, and plays a
// whole game: so that one person can try the product, and so that whole games can be simulated. It
// prefers what looks good for the moment and varies by the seed; it does not plan.
#pragma once

#include <cstdint>

#include "rules/core/dice.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {

// An order for the open decision, legal for this view. The seat must be asked.
[[nodiscard]] Order bot_order(const View& view, core::Seat seat, std::uint64_t seed);

// The parts, for bot_order and its tests.
[[nodiscard]] order::Plot bot_plot(const View& view, const Options& options,
                                   core::Chooser& chooser);
[[nodiscard]] order::AlliedMovement bot_movement(const View& view, const Options& options,
                                                 core::Chooser& chooser);
// A rough measure of fighting worth, from what the counters and damage markers show.
[[nodiscard]] int power_of(const Board& board, ShipId ship);
[[nodiscard]] int power_of(const Board& board, const Group& group);

}  // namespace chartroom::far_seas
