#include "soak/attacker.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <memory>
#include <optional>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::soak {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

const std::string upgrade =
    "GET /v1/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

// A client's frame (RFC 6455, 5.2), with a mask of zeros, which leaves the bytes as they are.
std::string frame(const std::string& payload) {
  std::string out{'\x82'};
  if (payload.size() < 126) {
    out += static_cast<char>(0x80U | payload.size());
  } else {
    out += '\xfe';
    out += static_cast<char>(payload.size() >> 8U);
    out += static_cast<char>(payload.size() & 0xffU);
  }
  return out + std::string(4, '\0') + payload;
}

std::string envelope_of(const v1::Request& request) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(1);
  *envelope.mutable_request() = request;
  return envelope.SerializeAsString();
}

std::string ping() {
  v1::Request request;
  request.mutable_ping();
  return frame(envelope_of(request));
}

std::string watching(const Target& target) {
  v1::Request resume;
  resume.mutable_resume()->set_token(target.token);
  v1::Request watch;
  watch.mutable_watch()->set_game_id(target.game_id);
  return frame(envelope_of(resume)) + frame(envelope_of(watch));
}

// One attacker: connects, does its worst until it is thrown out, and comes again.
class Rogue final : public std::enable_shared_from_this<Rogue> {
 public:
  Rogue(Attack attack, asio::io_context& context, const Target& target, Tally& tally)
      : attack_{attack}, target_{target}, tally_{tally}, socket_{context}, timer_{context} {}

  void begin() {
    error_code ignored;
    socket_.close(ignored);
    const asio::ip::tcp::endpoint server{asio::ip::address_v4::loopback(), target_.port};
    if (attack_ == Attack::deaf) {
      socket_.open(server.protocol(), ignored);
      socket_.set_option(asio::socket_base::receive_buffer_size{2048}, ignored);
    }
    socket_.async_connect(server, [self = self()](error_code error) {
      if (error) return self->again(200ms);
      ++self->tally_.begun;
      self->since_ = Clock::now();
      self->attack();
    });
  }

 private:
  std::shared_ptr<Rogue> self() { return shared_from_this(); }

  void attack() {
    switch (attack_) {
      case Attack::half_open: return read_on();
      case Attack::slow_loris: next_ = upgrade.substr(0, upgrade.size() - 2); return drip();
      case Attack::flood:
        next_ = upgrade;
        repeat_ = ping();
        break;
      case Attack::garbage:
        next_ = upgrade;
        repeat_ = frame(std::string{"\xff\x00\x93 no envelope", 15});
        break;
      case Attack::huge:
        next_ = upgrade + std::string{"\x82\xff\0\0\0\0\x40\0\0\0\0\0\0\0", 14};
        repeat_ = std::string(16'384, 'x');
        break;
      case Attack::deaf: next_ = upgrade + watching(target_); return pour();
      case Attack::storm: return thrown_out();
    }
    read_on();
    pour();
  }

  void drip() {
    if (next_.empty()) return read_on();
    asio::async_write(socket_, asio::buffer(next_.data(), 1),
                      [self = self()](error_code error, std::size_t) {
                        if (error) return self->thrown_out();
                        self->next_.erase(0, 1);
                        self->timer_.expires_after(400ms);
                        self->timer_.async_wait([self](error_code stopped) {
                          if (!stopped) self->drip();
                        });
                      });
  }

  // Sends what is next, and then the same again for as long as it is taken.
  void pour() {
    asio::async_write(socket_, asio::buffer(next_), [self = self()](error_code error, std::size_t) {
      if (error) return self->thrown_out();
      if (self->repeat_.empty()) return self->watch_for_the_end();
      self->next_ = self->repeat_;
      self->pour();
    });
  }

  // Reads and forgets, to see when it is thrown out.
  void read_on() {
    socket_.async_read_some(asio::buffer(read_), [self = self()](error_code error, std::size_t) {
      if (error) return self->thrown_out();
      self->read_on();
    });
  }

  // Without reading, the end shows in the socket's state alone.
  void watch_for_the_end() {
    tcp_info info{};
    socklen_t size = sizeof info;
    const bool known =
        getsockopt(socket_.native_handle(), IPPROTO_TCP, TCP_INFO, &info, &size) == 0;
    if (!known || info.tcpi_state != TCP_ESTABLISHED) return thrown_out();
    timer_.expires_after(200ms);
    timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error) self->watch_for_the_end();
    });
  }

  void thrown_out() {
    if (!since_) return;
    ++tally_.closed;
    const std::chrono::duration<double> stayed = Clock::now() - *since_;
    tally_.longest_s = std::max(tally_.longest_s, stayed.count());
    since_.reset();
    again(50ms);
  }

  void again(std::chrono::milliseconds pause) {
    timer_.expires_after(pause);
    timer_.async_wait([self = self()](error_code error) {
      if (!error) self->begin();
    });
  }

  Attack attack_;
  const Target& target_;
  Tally& tally_;
  asio::ip::tcp::socket socket_;
  asio::steady_timer timer_;
  std::string next_;
  std::string repeat_;
  std::array<char, 16'384> read_{};
  std::optional<Clock::time_point> since_;
};

}  // namespace

const char* name_of(Attack attack) {
  switch (attack) {
    case Attack::half_open: return "half-open";
    case Attack::slow_loris: return "slow-loris";
    case Attack::flood: return "flood";
    case Attack::garbage: return "garbage";
    case Attack::huge: return "huge frame";
    case Attack::deaf: return "never reads";
    case Attack::storm: return "storm";
  }
  return "";
}

void begin_attacker(Attack attack, asio::io_context& context, const Target& target, Tally& tally) {
  std::make_shared<Rogue>(attack, context, target, tally)->begin();
}

}  // namespace chartroom::soak
