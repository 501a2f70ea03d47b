// HTTP on one stream: pages, and the way to /v1/play.
#pragma once

#include <boost/beast/http.hpp>
#include <memory>

#include "net/play_socket.hpp"

namespace chartroom::server {

inline constexpr std::uint32_t most_header_bytes = 8192;
inline constexpr std::uint64_t most_body_bytes = 1024;

// Answers requests until one asks for the way to /v1/play; nothing if the connection ended before.
template <class Stream>
Awaitable<std::unique_ptr<HttpRequest>> answer_until_upgrade(Stream& stream,
                                                             boost::beast::flat_buffer buffer,
                                                             const NetParts& parts,
                                                             const std::string& address) {
  namespace http = boost::beast::http;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(most_header_bytes);
    parser.body_limit(most_body_bytes);
    boost::beast::get_lowest_layer(stream).expires_after(parts.settings.handshake_deadline);
    const auto [error, size] =
        co_await http::async_read(stream, buffer, parser, asio::as_tuple(use_awaitable));
    static_cast<void>(size);
    if (error) co_return nullptr;
    auto request = parser.release();
    if (boost::beast::websocket::is_upgrade(request) && request.target() == "/v1/play") {
      co_return std::make_unique<HttpRequest>(std::move(request));
    }
    const auto answer = co_await parts.pages.answer(request, address);
    // A file may take a slow line some time.
    boost::beast::get_lowest_layer(stream).expires_after(parts.settings.write_deadline);
    const auto [failed, written] =
        co_await http::async_write(stream, answer.response, asio::as_tuple(use_awaitable));
    static_cast<void>(written);
    if (failed || !answer.response.keep_alive()) co_return nullptr;
  }
}

// What reading HTTP took is given back before the game begins, which may take days.
template <class Stream>
Awaitable<void> serve_http(std::unique_ptr<Stream> stream, boost::beast::flat_buffer buffer,
                           const NetParts& parts, std::string address) {
  auto request = co_await answer_until_upgrade(*stream, std::move(buffer), parts, address);
  if (!request) co_return;
  auto socket = std::make_shared<PlaySocket<Stream>>(std::move(*stream), parts, std::move(address));
  stream.reset();
  co_await socket->run(std::move(request));
}

}  // namespace chartroom::server
