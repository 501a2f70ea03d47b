// Runs a blocking function on a pool and waits for it without blocking the caller's thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
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

// Waits for a coroutine and keeps its owner until then.
template <class Owner, class T>
Awaitable<T> keeping([[maybe_unused]] std::shared_ptr<Owner> owner, Awaitable<T> task) {
  co_return co_await std::move(task);
}

// Runs a coroutine of `owner` on its strand and comes back to one's own.
template <class Owner, class T>
Awaitable<T> run_on(std::shared_ptr<Owner> owner, Awaitable<T> task) {
  const auto strand = owner->strand();
  auto kept = keeping(std::move(owner), std::move(task));
  co_return co_await asio::co_spawn(strand, std::move(kept), asio::use_awaitable);
}

}  // namespace chartroom::server
