// The time that a game's own waits go by: real, or in tests one that is moved by hand.
#pragma once

#include <chrono>

#include "base/offload.hpp"

namespace chartroom::server {

class Clock {
 public:
  using Point = std::chrono::steady_clock::time_point;
  using Span = std::chrono::steady_clock::duration;
  virtual ~Clock() = default;
  [[nodiscard]] virtual Point now() const = 0;
  // On the executor of the coroutine.
  [[nodiscard]] virtual Awaitable<void> wait_until(Point point) = 0;
};

class SteadyClock final : public Clock {
 public:
  [[nodiscard]] Point now() const override { return std::chrono::steady_clock::now(); }
  [[nodiscard]] Awaitable<void> wait_until(Point point) override;
};

}  // namespace chartroom::server
