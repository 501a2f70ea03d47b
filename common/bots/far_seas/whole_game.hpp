// What the German side alone knows, and what the rules ask besides, laid upon an order that was
// thought of without it: the last look before an order is given.
#pragma once

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::bots {

// The order as it may be given. If it cannot be made to fit: the midshipman's.
[[nodiscard]] Order made_to_fit(const View& view, core::Seat seat, const Options& options,
                                Order order, std::uint64_t seed);

}  // namespace chartroom::far_seas::bots
