// One run of a load against one server, and what came of it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "load/laid_games.hpp"

namespace chartroom::load {

struct Plan {
  std::size_t games{200};    // at a time
  std::size_t spectators{};  // of each
  double seconds{10};        // measured
  double warm_up_s{2};       // before that
  std::optional<double>
      rate;  // orders per second, whenever they are due; none: as fast as answers come
  bool tls{};
};

struct Outcome {
  double seconds{};
  std::uint64_t orders{};
  std::uint64_t bytes{};        // received by all clients
  std::vector<double> took_ms;  // sorted
  [[nodiscard]] double percentile(double part) const;
};

// `measured(true)` is called as measuring begins, `measured(false)` as it ends. Throws
// std::runtime_error if an order is refused.
[[nodiscard]] Outcome run(const Plan& plan, const Laid& laid, std::uint16_t port,
                          const std::function<void(bool begins)>& measured);

}  // namespace chartroom::load
