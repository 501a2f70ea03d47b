#include "load/socket.hpp"

#include <cstdio>

namespace chartroom::load {

namespace asio = boost::asio;
namespace ws = boost::beast::websocket;
using boost::system::error_code;

namespace {

template <class Stream>
void shake_hands(ws::stream<Stream>& stream) {
  stream.set_option(
      ws::stream_base::timeout{std::chrono::seconds{30}, ws::stream_base::none(), false});
  stream.handshake("localhost", "/v1/play");
  stream.binary(true);
  stream.auto_fragment(false);
  stream.read_message_max(64U << 20U);
}

}  // namespace

Socket::Socket(asio::io_context& context, std::uint16_t port, asio::ssl::context* tls,
               Received received)
    : received_{std::move(received)} {
  const asio::ip::tcp::endpoint endpoint{asio::ip::address_v4::loopback(), port};
  if (tls == nullptr) {
    auto stream = std::make_unique<Plain>(context);
    stream->next_layer().connect(endpoint);
    stream->next_layer().socket().set_option(asio::ip::tcp::no_delay{true});
    shake_hands(*stream);
    stream_ = std::move(stream);
  } else {
    auto stream = std::make_unique<Tls>(context, *tls);
    stream->next_layer().next_layer().connect(endpoint);
    stream->next_layer().next_layer().socket().set_option(asio::ip::tcp::no_delay{true});
    stream->next_layer().handshake(asio::ssl::stream_base::client);
    shake_hands(*stream);
    stream_ = std::move(stream);
  }
}

void Socket::begin() {
  read();
}

void Socket::send(std::string message) {
  out_.push_back(std::move(message));
  if (out_.size() == 1) write();
}

void Socket::read() {
  std::visit(
      [this](auto& stream) {
        stream->async_read(buffer_, [this](error_code error, std::size_t) {
          if (error && ended) return ended();
          if (error) {
            std::fprintf(stderr, "a connection ended: %s\n", error.message().c_str());
            return;
          }
          const auto data = buffer_.cdata();
          received_({static_cast<const char*>(data.data()), data.size()});
          buffer_.consume(buffer_.size());
          read();
        });
      },
      stream_);
}

void Socket::write() {
  std::visit(
      [this](auto& stream) {
        stream->async_write(asio::buffer(out_.front()), [this](error_code error, std::size_t) {
          if (error) return;
          out_.pop_front();
          if (!out_.empty()) write();
        });
      },
      stream_);
}

}  // namespace chartroom::load
