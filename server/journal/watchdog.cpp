#include "journal/watchdog.hpp"

#include <sys/socket.h>

namespace chartroom::server {
namespace {

constexpr std::chrono::milliseconds looks_every{500};

}  // namespace

Watchdog::Watchdog() : thread_{[this] { look_until_stopped(); }} {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock{mutex_};
    stopping_ = true;
  }
  stop_.notify_all();
  thread_.join();
}

Watchdog::Place Watchdog::add(int socket, Clock::duration most) {
  const std::lock_guard lock{mutex_};
  watched_.push_front({socket, Clock::now() + most});
  return watched_.begin();
}

void Watchdog::forget(Place place) {
  const std::lock_guard lock{mutex_};
  watched_.erase(place);
}

void Watchdog::look_until_stopped() {
  std::unique_lock lock{mutex_};
  while (!stopping_) {
    stop_.wait_for(lock, looks_every);
    const auto now = Clock::now();
    for (const auto& watched : watched_) {
      if (watched.shut_at <= now) ::shutdown(watched.socket, SHUT_RDWR);
    }
  }
}

}  // namespace chartroom::server
