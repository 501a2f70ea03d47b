#include "base/offload.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

namespace chartroom::server {
namespace {

Awaitable<void> as_coroutine(std::function<void()> function) {
  function();
  co_return;
}

Awaitable<void> keeping([[maybe_unused]] std::shared_ptr<const void> owner, Awaitable<void> task) {
  co_await std::move(task);
}

}  // namespace

Awaitable<void> offload_any(asio::thread_pool& pool, std::function<void()> function) {
  auto task = as_coroutine(std::move(function));
  const asio::any_io_executor executor = pool.get_executor();
  co_await asio::co_spawn(executor, std::move(task), asio::use_awaitable);
}

Awaitable<void> run_any_on(asio::any_io_executor executor, std::shared_ptr<const void> owner,
                           Awaitable<void> task) {
  auto kept = keeping(std::move(owner), std::move(task));
  co_await asio::co_spawn(executor, std::move(kept), asio::use_awaitable);
}

void start_on(const asio::any_io_executor& executor, Awaitable<void> task) {
  asio::co_spawn(executor, std::move(task), asio::detached);
}

}  // namespace chartroom::server
