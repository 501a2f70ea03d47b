#include "base/clock.hpp"

namespace chartroom::server {

Awaitable<void> SteadyClock::wait_until(Point point) {
  Timer timer{co_await asio::this_coro::executor};
  timer.expires_at(point);
  co_await timer.async_wait(use_awaitable);
}

}  // namespace chartroom::server
