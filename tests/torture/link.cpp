#include "torture/link.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>

namespace chartroom::torture {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Error = boost::system::error_code;

namespace {

constexpr std::chrono::seconds connects_within{5};
constexpr std::chrono::seconds silence_allowed{30};
constexpr std::size_t largest_message = std::size_t{16} << 20U;

}  // namespace

Link::Link(asio::io_context& context, Handlers handlers)
    : stream_{context}, handlers_{std::move(handlers)} {}

asio::awaitable<void> Link::open(std::uint16_t port) {
  auto& tcp = beast::get_lowest_layer(stream_);
  const asio::ip::tcp::endpoint place{asio::ip::address_v4::loopback(), port};
  tcp.expires_after(connects_within);
  co_await tcp.async_connect(place, asio::use_awaitable);
  tcp.expires_never();
  tcp.socket().set_option(asio::ip::tcp::no_delay{true});
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = connects_within;
  patience.idle_timeout = silence_allowed;
  patience.keep_alive_pings = true;
  stream_.set_option(patience);
  stream_.read_message_max(largest_message);
  stream_.binary(true);
  const std::string host = "127.0.0.1:" + std::to_string(port);
  const std::string path = "/v1/play";
  co_await stream_.async_handshake(host, path, asio::use_awaitable);
  read();
}

void Link::read() {
  stream_.async_read(buffer_, [this, self = shared_from_this()](Error error, std::size_t) {
    if (error) return breaks();
    v1::Envelope envelope;
    const auto bytes = buffer_.cdata();
    const bool read_well = envelope.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
    buffer_.consume(buffer_.size());
    if (!read_well) return breaks();
    if (handlers_.message) handlers_.message(envelope);
    read();
  });
}

void Link::breaks() {
  broken_ = true;
  if (handlers_.broken) handlers_.broken();
}

asio::awaitable<void> Link::send(std::string bytes) {
  const auto self = shared_from_this();
  co_await stream_.async_write(asio::buffer(bytes), asio::use_awaitable);
}

void Link::close() {
  handlers_ = {};
  broken_ = true;
  beast::get_lowest_layer(stream_).close();
}

}  // namespace chartroom::torture
