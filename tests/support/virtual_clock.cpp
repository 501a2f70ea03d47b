#include "support/virtual_clock.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>

namespace chartroom::testing {

namespace asio = boost::asio;

server::Clock::Point VirtualClock::now() const {
  const std::lock_guard lock{mutex_};
  return now_;
}

server::Awaitable<void> VirtualClock::wait_until(Point point) {
  auto timer = std::make_shared<Timer>(co_await asio::this_coro::executor);
  timer->expires_at(Timer::time_point::max());
  {
    const std::lock_guard lock{mutex_};
    if (point <= now_) co_return;
    waiting_.push_back({point, timer});
  }
  boost::system::error_code woken;
  co_await timer->async_wait(asio::redirect_error(server::use_awaitable, woken));
}

void VirtualClock::advance(Span span) {
  std::vector<std::shared_ptr<Timer>> due;
  {
    const std::lock_guard lock{mutex_};
    now_ += span;
    std::erase_if(waiting_, [&](const Waiting& one) {
      if (one.point > now_) return false;
      if (auto timer = one.timer.lock()) due.push_back(std::move(timer));
      return true;
    });
  }
  // On the timer's own loop, behind the wait that may just be beginning there.
  for (auto& timer : due) {
    asio::post(timer->get_executor(), [timer] { timer->cancel(); });
  }
}

std::size_t VirtualClock::waiting() const {
  const std::lock_guard lock{mutex_};
  return waiting_.size();
}

}  // namespace chartroom::testing
