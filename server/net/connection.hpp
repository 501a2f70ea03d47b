// One accepted connection, from its first byte to its last. Beast's templates stay in two sources:
// one for plain streams and one for TLS.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <memory>

#include "net/admission.hpp"
#include "net/pages.hpp"
#include "session/session.hpp"

namespace chartroom::server {

// What every connection needs.
struct NetParts {
  const NetSettings& settings;
  const SessionLimits& session_limits;
  const Services& services;
  Pages& pages;
  Roster& roster;
  Metrics& metrics;
};

using Tcp =
    boost::beast::basic_stream<asio::ip::tcp, Executor, boost::beast::unlimited_rate_policy>;

// On the heap, so that a coroutine that hands it on has nothing left of it: a stream of Beast that
// was moved from keeps all that it had, and its timers.
using TcpStream = std::unique_ptr<Tcp>;

// `received` has what was read while finding out which of the two it is.
[[nodiscard]] Awaitable<void> serve_plain(TcpStream stream, boost::beast::flat_buffer received,
                                          const NetParts& parts, std::string address);
[[nodiscard]] Awaitable<void> serve_tls(TcpStream stream, asio::ssl::context& context,
                                        boost::beast::flat_buffer received, const NetParts& parts,
                                        std::string address);

}  // namespace chartroom::server
