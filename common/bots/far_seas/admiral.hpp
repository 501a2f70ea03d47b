// The admiral: thinks of several orders, plays each of them on in many possible worlds, and gives
// the one that came out best. The same worlds and the same dice for all (common random numbers),
// and a number of games, not of seconds: the same seed gives the same order on every machine.
#pragma once

#include "bots/far_seas/playout.hpp"

namespace chartroom::far_seas::bots {

[[nodiscard]] Order admiral_order(const View& view, core::Seat seat, std::uint64_t seed);

// Orders worth a trial; the first is the lieutenant's.
[[nodiscard]] std::vector<Order> candidates(const View& view, core::Seat seat, Mind& mind,
                                            Luck& luck);

}  // namespace chartroom::far_seas::bots
