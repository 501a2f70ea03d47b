#include "base/offload.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

namespace chartroom::server {

Awaitable<void> offload_any(asio::thread_pool& pool, std::function<void()> function) {
  auto begin = [&pool](auto handler, std::function<void()> call) {
    const auto executor = asio::get_associated_executor(handler);
    asio::post(pool, [executor, handler = std::move(handler), call = std::move(call)]() mutable {
      std::exception_ptr error;
      try {
        call();
      } catch (...) {
        error = std::current_exception();
      }
      asio::post(executor, [handler = std::move(handler), error = std::move(error)]() mutable {
        std::move(handler)(std::move(error));
      });
    });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void(std::exception_ptr)>(
      std::move(begin), use_awaitable, std::move(function));
}

Awaitable<void> run_elsewhere(Executor executor, Awaitable<void> task) {
  co_await asio::co_spawn(executor, std::move(task), use_awaitable);
}

void start_on(const Executor& executor, Awaitable<void> task) {
  asio::co_spawn(executor, std::move(task), asio::detached);
}

}  // namespace chartroom::server
