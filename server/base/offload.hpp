// Runs a blocking function on a pool and waits for it without blocking the caller's thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <type_traits>
#include <utility>

namespace chartroom::server {

namespace asio = boost::asio;
template <class T>
using Awaitable = asio::awaitable<T>;

template <class F>
Awaitable<std::invoke_result_t<F&>> as_coroutine(F function) {
  co_return function();
}

// What the function returns must be default constructible (Asio's co_spawn asks for that).
template <class F>
Awaitable<std::invoke_result_t<F&>> offload(asio::thread_pool& pool, F function) {
  auto task = as_coroutine(std::move(function));
  co_return co_await asio::co_spawn(pool, std::move(task), asio::use_awaitable);
}

// Runs a coroutine on another strand and comes back to one's own.
template <class Executor, class T>
Awaitable<T> run_on(Executor executor, Awaitable<T> task) {
  co_return co_await asio::co_spawn(executor, std::move(task), asio::use_awaitable);
}

}  // namespace chartroom::server
