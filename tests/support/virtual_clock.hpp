// A clock that stands still until a test moves it.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "base/clock.hpp"

namespace chartroom::testing {

class VirtualClock final : public server::Clock {
 public:
  [[nodiscard]] Point now() const override;
  [[nodiscard]] server::Awaitable<void> wait_until(Point point) override;
  // Everybody whose time has come goes on.
  void advance(Span span);
  [[nodiscard]] std::size_t waiting() const;

 private:
  using Timer = server::Timer;
  struct Waiting {
    Point point;
    std::weak_ptr<Timer> timer;  // its owner waits, and may be gone with its node
  };
  mutable std::mutex mutex_;
  Point now_{};
  std::vector<Waiting> waiting_;
};

}  // namespace chartroom::testing
