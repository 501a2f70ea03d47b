// How late the other node is: from an order's answer at the node it was given at until somebody at
// the other node is told of it. Each side orders at a node of its own, and has a second connection
// at the other, which is told the same.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "load/laid_games.hpp"

namespace chartroom::load {

struct LatenessPlan {
  std::size_t games{50};  // at a time
  double rate{100};       // orders per second in all, about
  double seconds{30};     // measured
  double warm_up_s{6};    // before that: nodes learn of each other within five
};

struct Lateness {
  std::vector<double> late_ms;      // sorted; 0: told there before it was answered here
  std::vector<double> answered_ms;  // sorted
};

// Throws std::runtime_error if an order is refused.
[[nodiscard]] Lateness lateness(const LatenessPlan& plan, const Laid& laid,
                                std::array<std::uint16_t, 2> ports);

}  // namespace chartroom::load
