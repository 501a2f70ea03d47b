// Bounds what blocks in libpq: a connection that has said nothing for too long is shut, and whoever
// waits for it gets an error. Without that, a peer that swallows everything holds a thread for
// ever.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace chartroom::server {

class Watchdog {
 public:
  using Clock = std::chrono::steady_clock;
  Watchdog();
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

 private:
  struct Watched {
    int socket{};
    Clock::time_point shut_at;
  };
  using Place = std::list<Watched>::iterator;

 public:
  // While one lives, its socket is shut when its time is over. Must end before the socket is
  // closed.
  class Watch {
   public:
    Watch(Watchdog& watchdog, Place place) : watchdog_{&watchdog}, place_{place} {}
    ~Watch() { watchdog_->forget(place_); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

   private:
    Watchdog* watchdog_;
    Place place_;
  };
  [[nodiscard]] Watch over(int socket, Clock::duration most) { return {*this, add(socket, most)}; }

 private:
  [[nodiscard]] Place add(int socket, Clock::duration most);
  void forget(Place place);
  void look_until_stopped();

  std::mutex mutex_;
  std::condition_variable stop_;
  bool stopping_{};
  std::list<Watched> watched_;
  std::thread thread_;
};

}  // namespace chartroom::server
