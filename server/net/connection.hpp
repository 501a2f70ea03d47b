// One accepted connection, from its first byte to its last. Beast's templates stay in two sources:
// one for plain streams and one for TLS.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

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

// `received` has what was read while finding out which of the two it is.
[[nodiscard]] Awaitable<void> serve_plain(boost::beast::tcp_stream stream,
                                          boost::beast::flat_buffer received, const NetParts& parts,
                                          std::string address);
[[nodiscard]] Awaitable<void> serve_tls(boost::beast::tcp_stream stream,
                                        asio::ssl::context& context,
                                        boost::beast::flat_buffer received, const NetParts& parts,
                                        std::string address);

}  // namespace chartroom::server
