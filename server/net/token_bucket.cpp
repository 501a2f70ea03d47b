#include "net/token_bucket.hpp"

#include <algorithm>

namespace chartroom::server {

bool TokenBucket::take(Clock::time_point now) {
  fill(now);
  if (tokens_ < 1.0) {
    ++refused_;
    return false;
  }
  tokens_ -= 1.0;
  refused_ = 0;
  return true;
}

bool TokenBucket::full(Clock::time_point now) {
  fill(now);
  return tokens_ >= burst_;
}

void TokenBucket::fill(Clock::time_point now) {
  const std::chrono::duration<double> passed = now - filled_;
  filled_ = now;
  tokens_ = std::min(burst_, tokens_ + passed.count() * per_second_);
}

}  // namespace chartroom::server
