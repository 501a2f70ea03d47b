// Players of The Far Seas, in three strengths. They see a View and nothing else: their type cannot
// peek. docs/bots.md says how they think and how strong they are.
#pragma once

#include <cstdint>

#include "rules/core/strength.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::bots {

// An order for the open decision, legal for this view. The seat must be asked. The same arguments
// give the same order; `seed` varies what is as good.
[[nodiscard]] Order bot_order(const View& view, core::Seat seat, core::Strength strength,
                              std::uint64_t seed);

// For wire::UmpireOf.
struct Bots {
  [[nodiscard]] Order operator()(const FarSeas&, const View& view, core::Seat seat,
                                 core::Strength strength, std::uint64_t seed) const {
    return bot_order(view, seat, strength, seed);
  }
};

}  // namespace chartroom::far_seas::bots
