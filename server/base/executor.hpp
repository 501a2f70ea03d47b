// Where things run: loops of one thread each. Whatever belongs to a loop (a connection, a game)
// runs on its thread alone and needs no lock and no strand; two that share a loop call each other
// without a hop. The executor is the loop's own type, since one that can be any is paid for at each
// step.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace chartroom::server {

namespace asio = boost::asio;

using Executor = asio::io_context::executor_type;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr asio::use_awaitable_t<Executor> use_awaitable{};
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

}  // namespace chartroom::server
