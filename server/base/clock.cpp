#include "base/clock.hpp"

#include <boost/asio/steady_timer.hpp>

namespace chartroom::server {

Awaitable<void> SteadyClock::wait_until(Point point) {
  asio::steady_timer timer{co_await asio::this_coro::executor};
  timer.expires_at(point);
  co_await timer.async_wait(asio::use_awaitable);
}

}  // namespace chartroom::server
