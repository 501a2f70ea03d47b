// So many a second, and a burst of so many. Time is given, so that a test need not wait.
#pragma once

#include <chrono>

namespace chartroom::server {

class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;
  TokenBucket(double per_second, double burst, Clock::time_point now)
      : per_second_{per_second}, burst_{burst}, tokens_{burst}, filled_{now} {}

  // Takes one; if there is none, counts how far below nothing the taker has gone.
  [[nodiscard]] bool take(Clock::time_point now);
  [[nodiscard]] bool full(Clock::time_point now) const;
  // Refused takes since the last that was allowed.
  [[nodiscard]] int refused_in_a_row() const { return refused_; }

 private:
  [[nodiscard]] double tokens_at(Clock::time_point now) const;

  double per_second_;
  double burst_;
  double tokens_;
  Clock::time_point filled_;
  int refused_{};
};

}  // namespace chartroom::server
