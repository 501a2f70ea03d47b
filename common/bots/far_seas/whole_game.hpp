// Chapters 6 and 7 for players whose thinking is about cruisers and hunters: coal, AMCs, colonies,
// convoys and what the German side alone knows are added to an order that knows nothing of them.
#pragma once

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::bots {

// Decisions that only those chapters ask: everybody answers them as a midshipman does.
[[nodiscard]] bool is_of_the_whole_game(Decision decision);

// The order, completed and made to fit what the rules ask besides. If it cannot be: the
// midshipman's.
[[nodiscard]] Order for_the_whole_game(const View& view, core::Seat seat, Order order,
                                       std::uint64_t seed);

}  // namespace chartroom::far_seas::bots
