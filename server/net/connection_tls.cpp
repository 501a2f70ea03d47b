#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "net/serve.hpp"

namespace chartroom::server {

Awaitable<void> serve_tls(TcpStream stream, asio::ssl::context& context,
                          boost::beast::flat_buffer received, const NetParts& parts,
                          std::string address) {
  stream->expires_after(parts.settings.handshake_deadline);
  using Secured = boost::beast::ssl_stream<Tcp>;
  auto secured = std::make_unique<Secured>(std::move(*stream), context);
  stream.reset();
  const auto [error, used] = co_await secured->async_handshake(
      asio::ssl::stream_base::server, received.data(), asio::as_tuple(use_awaitable));
  if (error) co_return;
  received.consume(used);
  co_await serve_http(std::move(secured), std::move(received), parts, std::move(address));
}

}  // namespace chartroom::server
