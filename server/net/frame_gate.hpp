// What lies between Beast's WebSocket and its stream. Beast reads through it and writes its own
// frames through it (the handshake, pings, pongs, the closing); data frames are not Beast's: those
// that wait are put side by side and go out in one write, as often as the socket takes one.
//
// Like a socket, everything here is used on the stream's executor.
#pragma once

#include <array>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <boost/system/error_code.hpp>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace chartroom::server {

// One unmasked binary message, unfragmented, as RFC 6455, 5.2 has it.
inline void append_message(std::string& out, std::string_view payload) {
  constexpr unsigned char final_binary = 0x82;
  constexpr std::size_t in_seven_bits = 125;
  constexpr std::size_t in_two_bytes = 0xFFFF;
  const auto size = payload.size();
  out.push_back(static_cast<char>(final_binary));
  const auto append_size = [&](char kind, int bytes) {
    out.push_back(kind);
    while (bytes-- > 0) out.push_back(static_cast<char>(size >> (8 * bytes) & 0xFF));
  };
  if (size <= in_seven_bits) {
    out.push_back(static_cast<char>(size));
  } else if (size <= in_two_bytes) {
    append_size(126, 2);
  } else {
    append_size(127, 8);
  }
  out.append(payload);
}

// Where the data frames come from.
class FrameSource {
 public:
  FrameSource() = default;
  FrameSource(const FrameSource&) = delete;
  FrameSource& operator=(const FrameSource&) = delete;
  virtual ~FrameSource() = default;
  // Appends what is to be written next; nothing if nothing waits.
  virtual void take(std::string& out) = 0;
  // What was taken is written, or never will be.
  virtual void taken_is_written(bool well) = 0;
};

// How much of it the stream takes without a wait. A socket mostly has room for all, and then nobody
// needs to be called back; of what goes wrong the next write hears. A stream that is not a socket
// is not asked.
template <class Next>
[[nodiscard]] std::size_t sent_at_once(Next& next, std::string_view bytes) {
  if constexpr (requires { next.socket().send(asio::buffer(bytes)); }) {
    boost::system::error_code error;
    if (!next.socket().non_blocking()) next.socket().non_blocking(true, error);
    return error ? 0 : next.socket().send(asio::buffer(bytes), 0, error);
  } else {
    return 0;
  }
}

template <class Next>
class FrameGate {
 public:
  using next_layer_type = Next;
  using executor_type = typename Next::executor_type;
  using Error = boost::system::error_code;

  explicit FrameGate(Next&& next) : line_{std::make_shared<Line>(std::move(next))} {}

  [[nodiscard]] executor_type get_executor() { return line_->next.get_executor(); }
  [[nodiscard]] Next& next_layer() { return line_->next; }
  [[nodiscard]] const Next& next_layer() const { return line_->next; }

  // Writes what the source has, now or when the write that is going on is done.
  void flush(const std::weak_ptr<FrameSource>& source) { line_->flush(source); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return line_->next.async_read_some(buffers, std::forward<Token>(token));
  }

  // Of Beast. All of it is written before the handler is called.
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    std::string bytes(asio::buffer_size(buffers), '\0');
    asio::buffer_copy(asio::buffer(bytes), buffers);
    return asio::async_initiate<Token, void(Error, std::size_t)>(
        [line = line_](auto handler, std::string all) {
          const auto executor = asio::get_associated_executor(handler, line->next.get_executor());
          auto kept = std::make_shared<decltype(handler)>(std::move(handler));
          auto done = [executor, kept, size = all.size()](Error error) {
            asio::dispatch(executor, boost::beast::bind_front_handler(std::move(*kept), error,
                                                                      error ? 0 : size));
          };
          line->write({std::move(all), std::move(done)});
        },
        token, std::move(bytes));
  }

 private:
  struct Own {  // of Beast
    std::string bytes;
    std::function<void(Error)> done;
  };

  // Kept by the write that is going on.
  struct Line : std::enable_shared_from_this<Line> {
    explicit Line(Next&& stream) : next{std::move(stream)} {}

    void write(Own own) {
      waiting.push_back(std::move(own));
      go_on();
    }
    void flush(const std::weak_ptr<FrameSource>& from) {
      source = from;
      go_on();
    }
    void go_on() {
      while (!writing) {
        if (!waiting.empty()) {
          going.splice(going.begin(), waiting, waiting.begin());
          bytes = std::move(going.front().bytes);
          return write_from(0);
        }
        auto frames = source.lock();
        if (frames) frames->take(bytes);
        if (bytes.empty()) return;
        const auto sent = sent_at_once(next, bytes);
        if (sent < bytes.size()) {
          taken_from = std::move(frames);
          return write_from(sent);
        }
        bytes = {};
        frames->taken_is_written(true);
      }
    }
    void write_from(std::size_t begin) {
      writing = true;
      asio::async_write(
          next, asio::buffer(bytes) + begin,
          [self = this->shared_from_this()](Error error, std::size_t) { self->written(error); });
    }
    void written(Error error) {
      writing = false;
      bytes = {};  // who is silent keeps no memory
      if (!going.empty()) {
        const auto own = std::exchange(going, {});
        own.front().done(error);
      } else if (const auto frames = std::exchange(taken_from, nullptr)) {
        frames->taken_is_written(!error);
      }
      // After an error the next one fails as well: Beast hears of each of its own.
      if (!error || !waiting.empty()) go_on();
    }

    Next next;
    bool writing{};
    std::string bytes;
    std::list<Own> going;  // the one that is being written; empty: the source's frames are
    std::list<Own> waiting;
    std::weak_ptr<FrameSource> source;
    std::shared_ptr<FrameSource>
        taken_from;  // while it is written: it looks at how long that takes
  };

  std::shared_ptr<Line> line_;
};

// What Beast asks of a stream that is not its own.
template <class Next>
void teardown(boost::beast::role_type role, FrameGate<Next>& gate,
              boost::system::error_code& error) {
  using boost::beast::websocket::teardown;
  teardown(role, gate.next_layer(), error);
}
template <class Next, class Handler>
void async_teardown(boost::beast::role_type role, FrameGate<Next>& gate, Handler&& handler) {
  using boost::beast::websocket::async_teardown;
  async_teardown(role, gate.next_layer(), std::forward<Handler>(handler));
}
template <class Next>
void beast_close_socket(FrameGate<Next>& gate) {
  boost::beast::close_socket(boost::beast::get_lowest_layer(gate.next_layer()));
}

}  // namespace chartroom::server
