// How often somebody may try: a bucket of attempts per key (an address, a name), refilled over
// time.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

#include "net/token_bucket.hpp"

namespace chartroom::server {

class Attempts {
 public:
  Attempts(double per_minute, double burst) : per_second_{per_minute / 60.0}, burst_{burst} {}
  // Takes one attempt; false if there is none left.
  [[nodiscard]] bool take(const std::string& key);

 private:
  double per_second_;
  double burst_;
  std::mutex mutex_;
  std::map<std::string, TokenBucket> buckets_;
};

}  // namespace chartroom::server
