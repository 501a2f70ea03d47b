// One WebSocket of the load generator: callbacks, one thread, and as little work as can be.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace chartroom::load {

class Socket {
 public:
  // What to do with each message.
  using Received = std::function<void(std::string_view message)>;

  // `tls`: null for none. Connects, blocking; throws boost::system::system_error.
  Socket(boost::asio::io_context& context, std::uint16_t port, boost::asio::ssl::context* tls,
         Received received);
  void begin();  // to read
  // The connection ended by itself; without it, that is said on stderr.
  std::function<void()> ended;
  void send(std::string message);

 private:
  using Plain = boost::beast::websocket::stream<boost::beast::tcp_stream>;
  using Tls = boost::beast::websocket::stream<boost::beast::ssl_stream<boost::beast::tcp_stream>>;

  void read();
  void write();

  std::variant<std::unique_ptr<Plain>, std::unique_ptr<Tls>> stream_;
  Received received_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> out_;
};

}  // namespace chartroom::load
