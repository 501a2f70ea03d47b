// Waiting in a coroutine for what runs elsewhere: a blocking function on a pool, or a coroutine on
// another loop. What Asio must instantiate for that is compiled once, in offload.cpp.
//
// g++ 12 destroys a lambda with captures twice if it is written inside a co_await expression: give
// it a name first, and move it in.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "base/executor.hpp"

namespace chartroom::server {

[[nodiscard]] Awaitable<void> offload_any(asio::thread_pool& pool, std::function<void()> function);
// There and back again.
[[nodiscard]] Awaitable<void> run_elsewhere(Executor executor, Awaitable<void> task);
void start_on(const Executor& executor, Awaitable<void> task);

// Runs a blocking function on a pool and waits for it without blocking the caller's thread.
template <class F>
Awaitable<std::invoke_result_t<F&>> offload(asio::thread_pool& pool, F function) {
  if constexpr (std::is_void_v<std::invoke_result_t<F&>>) {
    co_await offload_any(pool, std::ref(function));
  } else {
    std::optional<std::invoke_result_t<F&>> result;
    std::function<void()> call = [&result, &function] { result.emplace(function()); };
    co_await offload_any(pool, std::move(call));
    co_return *std::move(result);
  }
}

template <class T>
Awaitable<void> stored_in(std::optional<T>& result, Awaitable<T> task) {
  result.emplace(co_await std::move(task));
}

// Runs a coroutine of `owner` on its loop and comes back to one's own. Keeps `owner` until it has
// ended.
template <class Owner, class T>
Awaitable<T> run_on([[maybe_unused]] std::shared_ptr<Owner> owner, Awaitable<T> task) {
  const Executor here = co_await asio::this_coro::executor;
  if (owner->executor() == here) co_return co_await std::move(task);
  if constexpr (std::is_void_v<T>) {
    co_await run_elsewhere(owner->executor(), std::move(task));
  } else {
    std::optional<T> result;
    auto storing = stored_in(result, std::move(task));
    co_await run_elsewhere(owner->executor(), std::move(storing));
    co_return *std::move(result);
  }
}

}  // namespace chartroom::server
