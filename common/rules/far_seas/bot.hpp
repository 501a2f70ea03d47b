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
// The advanced and optional rules (chapters 6 and 7): additions to the two above, and the decisions
// that only they ask.
void bot_coal_and_amcs(const View& view, const Options& options, core::Chooser& chooser,
                       order::Plot& plot);
// Ships taken for colonies, convoys and their escort; the rest of the move leaves them alone.
[[nodiscard]] ShipList bot_sieges_and_convoys(const View& view, const Options& options,
                                              order::AlliedMovement& order);
// What a raider may hope for from the convoys in an area, in points.
[[nodiscard]] int convoy_worth(const Board& board, AreaId area, ShipId raider);
[[nodiscard]] order::Intern bot_intern(const View& view, const Options& options);
[[nodiscard]] std::vector<order::Strike> bot_strikes(const View& view, const Options& options);
[[nodiscard]] Order bot_phase_five(const View& view, const Options& options,
                                   core::Chooser& chooser);
// Everyone who can at the weakest enemy, three at a target.
[[nodiscard]] std::vector<Aim> bot_aims(const Board& board, const Options& options);
// Who may chase, one by one, the runners in turn.
[[nodiscard]] order::Chase bot_chase(const Options& options);
// A rough measure of fighting worth, from what the counters and damage markers show.
[[nodiscard]] int power_of(const Board& board, ShipId ship);
[[nodiscard]] int power_of(const Board& board, const Group& group);

}  // namespace chartroom::far_seas
