#include "torture/proxy.hpp"

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <string_view>

namespace chartroom::torture {

namespace asio = boost::asio;
using Error = boost::system::error_code;
using Tcp = asio::ip::tcp;
using Socket = asio::generic::stream_protocol::socket;

// One connection of the node, and ours to the database for it.
class Proxy::Pair : public std::enable_shared_from_this<Pair> {
 public:
  Pair(Proxy& proxy, Tcp::socket node)
      : proxy_{proxy}, node_{std::move(node)}, database_{proxy.context_} {}

  void start() {
    auto self = shared_from_this();
    asio::co_spawn(proxy_.context_, run(self), asio::detached);
  }
  void cut() {
    Error ignored;
    // The node is not told good-bye: what was on its way is lost.
    node_.set_option(asio::socket_base::linger{true, 0}, ignored);
    node_.close(ignored);
    database_.close(ignored);
    proxy_.pairs_.erase(shared_from_this());
  }
  void go_deaf() { deaf_ = true; }
  [[nodiscard]] bool deaf() const { return deaf_; }

 private:
  enum class Way : std::uint8_t { request, answer };

  static asio::awaitable<void> run(std::shared_ptr<Pair> self) {
    Error error;
    const asio::local::stream_protocol::endpoint upstream{self->proxy_.upstream_};
    asio::local::stream_protocol::socket socket{self->proxy_.context_};
    co_await socket.async_connect(upstream, asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      self->cut();
      co_return;
    }
    self->database_ = Socket{std::move(socket)};
    asio::co_spawn(self->proxy_.context_, pump(self, Way::answer), asio::detached);
    co_await pump(self, Way::request);
  }

  static asio::awaitable<void> pump(std::shared_ptr<Pair> self, Way way) {
    auto& from = way == Way::request ? self->node_ : self->database_;
    auto& to = way == Way::request ? self->database_ : self->node_;
    std::array<char, 16384> bytes{};
    Error error;
    while (!error) {
      const auto size = co_await from.async_read_some(
          asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      if (way == Way::answer) co_await self->wait_while_held();
      if (self->deaf_) continue;
      const std::string_view read{bytes.data(), size};
      const auto goes_on =
          way == Way::request ? self->part_of_request(read) : self->part_of_answer(read);
      co_await asio::async_write(to, asio::buffer(bytes.data(), goes_on),
                                 asio::redirect_error(asio::use_awaitable, error));
      if (goes_on < size) break;
    }
    if (!self->deaf_) self->cut();
  }

  asio::awaitable<void> wait_while_held() {
    Error ignored;
    while (proxy_.held_until_.load() > Clock::now()) {
      asio::steady_timer timer{proxy_.context_, proxy_.held_until_.load()};
      co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    }
  }

  // How many of the bytes go on.
  std::size_t part_of_request(std::string_view bytes) {
    const bool writes = bytes.find("COMMIT") != std::string_view::npos ||
                        bytes.find("commit") != std::string_view::npos ||
                        bytes.find("INSERT INTO journal") != std::string_view::npos;
    if (writes && proxy_.take(Trap::in_a_request)) return bytes.size() / 2;
    // Where the transaction ends is where it matters, and now and then elsewhere.
    if (writes && proxy_.take(Trap::before_answer)) cut_at_answer_ = true;
    return bytes.size();
  }
  std::size_t part_of_answer(std::string_view bytes) {
    if (cut_at_answer_) return 0;
    if (bytes.size() > 8 && proxy_.take(Trap::in_an_answer)) return bytes.size() / 2;
    return bytes.size();
  }

  Proxy& proxy_;
  Socket node_;
  Socket database_;
  bool deaf_{};
  bool cut_at_answer_{};
};

Proxy::Proxy(asio::io_context& context, std::string upstream_socket)
    : context_{context},
      upstream_{std::move(upstream_socket)},
      acceptor_{context, {asio::ip::address_v4::loopback(), 0}},
      port_{acceptor_.local_endpoint().port()} {
  accept();
}

// Its context has stopped by then.
Proxy::~Proxy() = default;

void Proxy::accept() {
  acceptor_.async_accept([this](Error error, Tcp::socket socket) {
    if (!acceptor_.is_open()) return;
    if (!error && !refusing_) {
      Error ignored;
      socket.set_option(Tcp::no_delay{true}, ignored);
      auto pair = std::make_shared<Pair>(*this, std::move(socket));
      pairs_.insert(pair);
      pair->start();
    }
    accept();
  });
}

bool Proxy::take(Trap trap) {
  return trap_.compare_exchange_strong(trap, Trap::none);
}

void Proxy::cut_all() {
  asio::post(context_, [this] {
    const auto pairs = pairs_;
    for (const auto& pair : pairs) pair->cut();
  });
}

void Proxy::hold_answers(std::chrono::milliseconds time) {
  held_until_ = Clock::now() + time;
}

void Proxy::go_deaf() {
  asio::post(context_, [this] {
    for (const auto& pair : pairs_) pair->go_deaf();
  });
}

void Proxy::cut_the_deaf() {
  asio::post(context_, [this] {
    const auto pairs = pairs_;
    for (const auto& pair : pairs) {
      if (pair->deaf()) pair->cut();
    }
  });
}

}  // namespace chartroom::torture
