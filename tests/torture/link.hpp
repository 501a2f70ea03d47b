// One WebSocket connection to a node.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::torture {

namespace v1 = chartroom::v1;

class Link : public std::enable_shared_from_this<Link> {
 public:
  // Called for each message, and when it has broken. Never after close().
  struct Handlers {
    std::function<void(const v1::Envelope&)> message;
    std::function<void()> broken;
  };
  Link(boost::asio::io_context& context, Handlers handlers);

  // Throw boost::system::system_error.
  [[nodiscard]] boost::asio::awaitable<void> open(std::uint16_t port);
  // One at a time.
  [[nodiscard]] boost::asio::awaitable<void> send(std::string bytes);
  [[nodiscard]] bool broken() const { return broken_; }
  void close();

 private:
  void read();
  void breaks();

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  boost::beast::flat_buffer buffer_;
  Handlers handlers_;
  bool broken_{};
};

}  // namespace chartroom::torture
