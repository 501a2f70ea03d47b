#include "accounts/attempts.hpp"

namespace chartroom::server {
namespace {

// Keys are made by strangers, so they are forgotten once they are full again; if this many are not,
// all are, which errs on the side of letting people in.
constexpr std::size_t most_keys = 100'000;

}  // namespace

bool Attempts::take(const std::string& key) {
  const auto now = TokenBucket::Clock::now();
  const std::lock_guard lock{mutex_};
  if (buckets_.size() >= most_keys) {
    std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
    if (buckets_.size() >= most_keys) buckets_.clear();
  }
  const auto bucket = buckets_.try_emplace(key, per_second_, burst_, now).first;
  return bucket->second.take(now);
}

}  // namespace chartroom::server
