// What people cost who only sit there: games played half way, both players connected and watching,
// and nothing happens.
#pragma once

#include <sys/types.h>

#include "load/run.hpp"

namespace chartroom::load {

struct IdleCost {
  std::size_t games{};
  std::size_t connections{};
  long rss_before_kib{};
  long rss_after_kib{};
  [[nodiscard]] double kib_per_connection() const {
    return static_cast<double>(rss_after_kib - rss_before_kib) / static_cast<double>(connections);
  }
};

[[nodiscard]] IdleCost idle_cost(std::size_t games, const Laid& laid, std::uint16_t port,
                                 pid_t server);

}  // namespace chartroom::load
