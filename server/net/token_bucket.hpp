// So many a second, and a burst of so many. Time is given, so that a test need not wait.
#pragma once

#include <chrono>

namespace chartroom::server {

class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;
  TokenBucket(double per_second, double burst, Clock::time_point now)
      : per_second_{per_second}, burst_{burst}, tokens_{burst}, filled_{now} {}

  // Takes one; false if there is none.
  [[nodiscard]] bool take(Clock::time_point now);
  [[nodiscard]] bool full(Clock::time_point now) const;

 private:
  [[nodiscard]] double tokens_at(Clock::time_point now) const;

  double per_second_;
  double burst_;
  double tokens_;
  Clock::time_point filled_;
};

}  // namespace chartroom::server
