// HTTP on one stream: pages, and the way to /v1/play.
#pragma once

#include <boost/beast/http.hpp>

#include "net/play_socket.hpp"

namespace chartroom::server {

inline constexpr std::uint32_t most_header_bytes = 8192;
inline constexpr std::uint64_t most_body_bytes = 1024;

template <class Stream>
Awaitable<void> serve_http(Stream stream, boost::beast::flat_buffer buffer, const NetParts& parts,
                           std::string address) {
  namespace http = boost::beast::http;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(most_header_bytes);
    parser.body_limit(most_body_bytes);
    boost::beast::get_lowest_layer(stream).expires_after(parts.settings.handshake_deadline);
    const auto [error, size] =
        co_await http::async_read(stream, buffer, parser, asio::as_tuple(asio::use_awaitable));
    static_cast<void>(size);
    if (error) co_return;
    auto request = parser.release();
    if (boost::beast::websocket::is_upgrade(request) && request.target() == "/v1/play") {
      auto socket =
          std::make_shared<PlaySocket<Stream>>(std::move(stream), parts, std::move(address));
      co_return co_await socket->run(std::move(request));
    }
    const auto response = co_await parts.pages.answer(request, address);
    const auto [failed, written] =
        co_await http::async_write(stream, response, asio::as_tuple(asio::use_awaitable));
    static_cast<void>(written);
    if (failed || !response.keep_alive()) co_return;
  }
}

}  // namespace chartroom::server
