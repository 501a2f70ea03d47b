// What people cost who only sit there: games played half way, both players connected and watching,
// and nothing happens. And what is left of them when they have gone.
#pragma once

#include <sys/types.h>

#include <chrono>

#include "load/run.hpp"

namespace chartroom::load {

struct IdleCost {
  std::size_t games{};
  std::size_t connections{};
  long rss_before_kib{};
  long rss_after_kib{};
  long rss_gone_kib{};  // nobody is connected, and the server has put the games away
  [[nodiscard]] double kib_per_connection() const {
    return static_cast<double>(rss_after_kib - rss_before_kib) / static_cast<double>(connections);
  }
};

struct IdlePlan {
  std::size_t games{};
  bool tls{};
  std::chrono::seconds put_away_after{};  // the server's --idle-game-seconds
};
[[nodiscard]] IdleCost idle_cost(const IdlePlan& plan, const Laid& laid, std::uint16_t port,
                                 pid_t server);

}  // namespace chartroom::load
