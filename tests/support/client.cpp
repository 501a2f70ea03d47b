#include "support/client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <stdexcept>

namespace chartroom::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Error = boost::system::error_code;
using Tcp = asio::ip::tcp;

Tcp::endpoint loopback(std::uint16_t port) {
  return {asio::ip::make_address("127.0.0.1"), port};
}

asio::ssl::context& trusting_context() {
  static asio::ssl::context context{asio::ssl::context::tls_client};
  return context;  // verifies nothing: tests know whom they speak to
}

}  // namespace

// The socket, of either kind.
class Client::Wire {
 public:
  using OnFrame = std::function<void(std::string)>;
  virtual ~Wire() = default;
  virtual void read(OnFrame on_frame) = 0;
  virtual void write(const std::string& bytes, bool binary, std::function<void(Error)> done) = 0;
  virtual int close_code() const = 0;

  asio::io_context context;
  bool ended{};
  bool reading{true};
};

namespace {

template <class Stream, class Wire>
class WireOn final : public Wire {
 public:
  template <class... More>
  WireOn(std::uint16_t port, More&... more) : socket_{this->context, more...} {
    auto& tcp = beast::get_lowest_layer(socket_);
    tcp.connect(loopback(port));
    if constexpr (sizeof...(more) > 0) {
      socket_.next_layer().handshake(asio::ssl::stream_base::client);
    }
    socket_.handshake("localhost", "/v1/play");
    socket_.read_message_max(64U << 20U);
  }

  void read(typename Wire::OnFrame on_frame) override {
    socket_.async_read(buffer_, [this, on_frame](Error error, std::size_t) {
      if (error) {
        this->ended = true;
        return;
      }
      auto frame = beast::buffers_to_string(buffer_.data());
      buffer_.consume(buffer_.size());
      on_frame(std::move(frame));
      if (this->reading) read(on_frame);
    });
  }
  void write(const std::string& bytes, bool binary, std::function<void(Error)> done) override {
    socket_.binary(binary);
    socket_.async_write(asio::buffer(bytes), [done](Error error, std::size_t) { done(error); });
  }
  int close_code() const override { return socket_.reason().code; }

 private:
  websocket::stream<Stream> socket_;
  beast::flat_buffer buffer_;
};

}  // namespace

Client::Client(std::uint16_t port, Tls tls) {
  connect(port, tls);
}

void Client::connect_again(std::uint16_t port) {
  connect(port, Tls::off);
}

void Client::connect(std::uint16_t port, Tls tls) {
  if (tls == Tls::on) {
    wire_ = std::make_unique<WireOn<beast::ssl_stream<beast::tcp_stream>, Wire>>(
        port, trusting_context());
  } else {
    wire_ = std::make_unique<WireOn<beast::tcp_stream, Wire>>(port);
  }
  wire_->read([this](std::string frame) { received(std::move(frame)); });
}

Client::~Client() = default;

void Client::received(std::string frame) {
  v1::Envelope envelope;
  if (!envelope.ParseFromString(frame)) throw std::runtime_error("the server sent garbage");
  frames_.push_back(std::move(frame));
  if (envelope.has_push()) {
    pushes_.push_back(envelope.push());
  } else {
    replies_.push_back(std::move(envelope));
  }
}

bool Client::wait_until(const std::function<bool()>& done, Wait wait) {
  const auto end = std::chrono::steady_clock::now() + wait;
  wire_->context.restart();
  while (!done()) {
    if (wire_->ended || wire_->context.run_one_until(end) == 0) return done();
  }
  return true;
}

std::uint64_t Client::send(const v1::Request& request) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(++last_correlation_);
  *envelope.mutable_request() = request;
  send_bytes(envelope.SerializeAsString());
  return last_correlation_;
}

v1::Reply Client::reply_to(std::uint64_t correlation, Wait wait) {
  const auto find = [&] {
    return std::find_if(replies_.begin(), replies_.end(), [&](const v1::Envelope& envelope) {
      return envelope.correlation() == correlation;
    });
  };
  if (!wait_until([&] { return find() != replies_.end(); }, wait)) {
    throw std::runtime_error(wire_->ended ? "the connection ended before the reply"
                                          : "no reply in time");
  }
  const auto found = find();
  auto reply = found->reply();
  replies_.erase(found);
  return reply;
}

v1::Reply Client::ask(const v1::Request& request, Wait wait) {
  return reply_to(send(request), wait);
}

std::optional<v1::Push> Client::push(const std::function<bool(const v1::Push&)>& fits, Wait wait) {
  auto found = pushes_.end();
  const auto look = [&] {
    found = std::find_if(pushes_.begin(), pushes_.end(), fits);
    return found != pushes_.end();
  };
  if (!wait_until(look, wait)) return std::nullopt;
  auto push = *found;
  pushes_.erase(found);
  return push;
}

bool Client::send_bytes(const std::string& bytes) {
  std::optional<Error> result;
  wire_->write(bytes, true, [&](Error error) { result = error; });
  wait_until([&] { return result.has_value(); }, 20s);
  // The write refers to `bytes`: it must be over.
  while (!result && wire_->context.run_one_for(5s) > 0) {
  }
  return result && !*result;
}

bool Client::send_text(const std::string& text) {
  std::optional<Error> result;
  wire_->write(text, false, [&](Error error) { result = error; });
  wait_until([&] { return result.has_value(); }, 20s);
  return result && !*result;
}

void Client::listen(Wait wait) {
  wait_until([] { return false; }, wait);
}

bool Client::ends(Wait wait) {
  wait_until([this] { return wire_->ended; }, wait);
  return wire_->ended;
}

void Client::stop_reading() {
  wire_->reading = false;
}

bool Client::connected() const {
  return !wire_->ended;
}

int Client::close_code() const {
  return wire_->close_code();
}

std::string http_get(std::uint16_t port, const std::string& path, Tls tls,
                     const std::string& fields) {
  asio::io_context context;
  beast::ssl_stream<Tcp::socket> stream{context, trusting_context()};
  stream.next_layer().connect(loopback(port));
  const auto request =
      "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n";
  std::string answer;
  Error end;
  if (tls == Tls::on) {
    stream.handshake(asio::ssl::stream_base::client);
    asio::write(stream, asio::buffer(request));
    asio::read(stream, asio::dynamic_buffer(answer), end);
  } else {
    asio::write(stream.next_layer(), asio::buffer(request));
    asio::read(stream.next_layer(), asio::dynamic_buffer(answer), end);
  }
  return answer;
}

}  // namespace chartroom::testing
