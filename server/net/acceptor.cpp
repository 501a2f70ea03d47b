#include "net/acceptor.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/detect_ssl.hpp>

#include "base/log.hpp"

namespace chartroom::server {
namespace {

using boost::beast::flat_buffer;

constexpr std::chrono::milliseconds pause_after_a_failure{100};

// Each takes a file for as long as it is said.
static_assert(most_refusals_said < files_kept_for_others);

constexpr std::string_view speaks_tls =
    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    "Content-Length: 58\r\n\r\nThis port speaks TLS: connect with https:// or with wss://";
constexpr std::string_view full =
    "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 30\r\n"
    "Content-Length: 0\r\n\r\n";

// A last word and a tidy end: shutting down first lets the word arrive.
Awaitable<void> say_and_close(TcpStream stream, std::string_view text) {
  stream->expires_after(std::chrono::seconds{2});
  const auto buffer = asio::buffer(text.data(), text.size());
  co_await asio::async_write(*stream, buffer, asio::as_tuple(use_awaitable));
  boost::system::error_code ignored;
  stream->socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  std::array<char, 1024> rest{};
  while (true) {
    const auto [error, size] =
        co_await stream->async_read_some(asio::buffer(rest), asio::as_tuple(use_awaitable));
    if (error || size == 0) co_return;
  }
}

Awaitable<void> say_no(TcpStream stream, [[maybe_unused]] Admission::Place place) {
  co_await say_and_close(std::move(stream), full);
}

}  // namespace

Acceptor::Acceptor(Loops& loops, const NetParts& parts, std::optional<asio::ssl::context>& tls)
    : loops_{loops},
      parts_{parts},
      tls_{tls},
      acceptor_{loops.first()},
      admission_{parts.settings.most_connections, parts.settings.most_connections_per_address},
      refusals_{most_refusals_said, most_refusals_said} {
  const asio::ip::tcp::endpoint endpoint{asio::ip::make_address(parts.settings.listen),
                                         parts.settings.port};
  acceptor_.open(endpoint.protocol());
  acceptor_.set_option(asio::socket_base::reuse_address{true});
  acceptor_.bind(endpoint);
  acceptor_.listen();
  port_ = acceptor_.local_endpoint().port();
}

void Acceptor::start() {
  start_on(acceptor_.get_executor(), accept_all());
}

void Acceptor::stop() {
  asio::post(acceptor_.get_executor(), [this] {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
  });
}

Awaitable<void> Acceptor::accept_all() {
  Timer pause{acceptor_.get_executor()};
  bool failing = false;
  while (acceptor_.is_open()) {
    const auto& loop = loops_.next();
    auto [error, socket] = co_await acceptor_.async_accept(loop, asio::as_tuple(use_awaitable));
    if (!acceptor_.is_open()) co_return;
    if (error) {
      // Said once, however long it goes on.
      log::write(failing ? log::Level::debug : log::Level::warn, "accept_failed",
                 {{"error", error.message()}});
      failing = true;
      pause.expires_after(pause_after_a_failure);
      co_await pause.async_wait(asio::as_tuple(use_awaitable));
      continue;
    }
    failing = false;
    boost::system::error_code unknown;
    const auto peer = socket.remote_endpoint(unknown);
    if (unknown) continue;
    socket.set_option(asio::ip::tcp::no_delay{true}, unknown);
    take(loop, std::make_unique<Tcp>(std::move(socket)), peer.address().to_string());
  }
}

void Acceptor::take(const Executor& loop, TcpStream stream, const std::string& address) {
  auto place = admission_.admit(address);
  if (!place) return turn_away(loop, std::move(stream), place.error());
  start_on(loop, serve(std::move(stream), *std::move(place)));
}

// Over TLS there is no saying it in the clear; and who is turned away by the thousand is not told.
void Acceptor::turn_away(const Executor& loop, TcpStream stream, Full why) {
  parts_.metrics.limited(why == Full::node ? "connections" : "address_connections");
  if (tls_) return;
  auto place = refusals_.admit({});
  if (place) start_on(loop, say_no(std::move(stream), *std::move(place)));
}

Awaitable<void> Acceptor::serve(TcpStream stream, Admission::Place place) {
  parts_.metrics.connection_opened();
  try {
    co_await find_out(std::move(stream), place.address());
  } catch (const std::exception& error) {
    log::warn("connection_failed", {{"error", error.what()}});
  }
  parts_.metrics.connection_closed();
}

Awaitable<void> Acceptor::find_out(TcpStream stream, std::string address) {
  flat_buffer buffer;
  if (!tls_) {
    co_await serve_plain(std::move(stream), std::move(buffer), parts_, std::move(address));
    co_return;
  }
  stream->expires_after(parts_.settings.handshake_deadline);
  const auto [error, is_tls] =
      co_await boost::beast::async_detect_ssl(*stream, buffer, asio::as_tuple(use_awaitable));
  if (error) co_return;
  if (!is_tls) {
    co_await say_and_close(std::move(stream), speaks_tls);
    co_return;
  }
  co_await serve_tls(std::move(stream), *tls_, std::move(buffer), parts_, std::move(address));
}

}  // namespace chartroom::server
