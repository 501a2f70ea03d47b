#include "net/token_bucket.hpp"

#include <algorithm>

namespace chartroom::server {

bool TokenBucket::take(Clock::time_point now) {
  tokens_ = tokens_at(now);
  filled_ = now;
  if (tokens_ < 1.0) return false;
  tokens_ -= 1.0;
  return true;
}

bool TokenBucket::full(Clock::time_point now) const {
  return tokens_at(now) >= burst_;
}

double TokenBucket::tokens_at(Clock::time_point now) const {
  const std::chrono::duration<double> passed = now - filled_;
  return std::min(burst_, tokens_ + passed.count() * per_second_);
}

}  // namespace chartroom::server
