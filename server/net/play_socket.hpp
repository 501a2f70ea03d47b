// A WebSocket at /v1/play: reads messages for its session, writes frames from its outbox, all that
// wait in one write. Everything here runs on the connection's loop; only send() and go_away() may
// be called from elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <optional>
#include <string>

#include "net/connection.hpp"
#include "net/flushes.hpp"
#include "net/frame_gate.hpp"
#include "net/outbox.hpp"

namespace chartroom::server {

// A connection waits with so much memory for its next message: most fit, and of a longer one the
// rest is read into more at a time.
inline constexpr std::size_t waiting_bytes = 256;
inline constexpr std::size_t further_bytes = 4096;
// Of frames that go out in one write; a larger one goes alone.
inline constexpr std::size_t most_at_once = 65536;

template <class Stream>
class PlaySocket final : public Outlet,
                         public FrameSource,
                         public Flushed,
                         public std::enable_shared_from_this<PlaySocket<Stream>> {
 public:
  PlaySocket(Stream stream, const NetParts& parts, std::string address)
      : socket_{std::move(stream)},
        parts_{parts},
        address_{std::move(address)},
        outbox_{parts.settings.most_queued_frames, parts.settings.most_queued_bytes,
                &parts.metrics.frames_waiting()},
        flushes_{Flushes::of(socket_.get_executor())},
        deadline_{socket_.get_executor()},
        written_{socket_.get_executor(), Timer::time_point::max()} {}

  [[nodiscard]] Awaitable<void> run(std::unique_ptr<HttpRequest> request);

  void send(Frame frame) override {
    asio::dispatch(socket_.get_executor(),
                   [self = this->shared_from_this(), frame = std::move(frame)]() mutable {
                     self->queue(std::move(frame));
                   });
  }
  void go_away() {
    asio::post(socket_.get_executor(), [self = this->shared_from_this()] {
      v1::Push push;
      push.mutable_going_down();
      self->queue(frame_of(push));
      // Who is being answered has the answer first.
      self->leaving_ = true;
      if (!self->answering_) self->finish(websocket::close_code::going_away);
    });
  }

 private:
  using Socket = boost::beast::websocket::stream<FrameGate<Stream>, false>;  // it never compresses
  struct websocket {
    using close_code = boost::beast::websocket::close_code;
  };
  enum class Read : std::uint8_t { message, too_large, text, closed };
  struct Incoming {
    Read what{};
    std::string bytes;
  };

  void set_options();
  [[nodiscard]] Awaitable<void> read_all(Session& session);
  [[nodiscard]] Awaitable<Incoming> read_one();
  void flush_soon();
  void flush() override;
  void flush_now_if_few();
  void take(std::string& out) override;
  void taken_is_written(bool well) override;
  void close_when_written();
  [[nodiscard]] Awaitable<void> wait_for_writer();
  void queue(Frame frame);
  void refuse(v1::Refused refusal);
  // After what is queued: a close frame, and the end.
  void finish(websocket::close_code code);
  // The end at once.
  void abort();
  void watch_the_writer();

  Socket socket_;
  const NetParts& parts_;
  std::string address_;
  Outbox outbox_;
  Flushes& flushes_;
  Timer deadline_;
  bool deadline_runs_{};
  bool flush_comes_{};
  std::size_t taken_{};  // frames that are being written
  std::optional<Timer::time_point> writing_since_;
  websocket::close_code finishing_{websocket::close_code::none};
  bool gone_{};
  bool answering_{};
  bool leaving_{};
  bool closing_{};
  Timer written_;  // ends when the writer does
};

template <class Stream>
void PlaySocket<Stream>::set_options() {
  namespace ws = boost::beast::websocket;
  boost::beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has its own deadlines
  socket_.set_option(ws::stream_base::timeout{parts_.settings.handshake_deadline,
                                              parts_.settings.idle_deadline, true});
  socket_.read_message_max(0);  // read_one counts, so that it can answer before it closes
  socket_.binary(true);
  socket_.auto_fragment(false);  // which would keep a buffer for each connection
}

template <class Stream>
Awaitable<void> PlaySocket<Stream>::run(std::unique_ptr<HttpRequest> request) {
  const auto self = this->shared_from_this();
  set_options();
  const auto [error] = co_await socket_.async_accept(*request, asio::as_tuple(use_awaitable));
  request.reset();
  if (error) co_return;
  std::weak_ptr<PlaySocket> weak = self;
  parts_.roster.add(weak, [weak] {
    if (const auto alive = weak.lock()) alive->go_away();
  });
  Session session{parts_.services, parts_.session_limits, self, address_};
  co_await read_all(session);
  gone_ = true;
  co_await session.end();
}

template <class Stream>
Awaitable<void> PlaySocket<Stream>::read_all(Session& session) {
  while (true) {
    auto [read, bytes] = co_await read_one();
    if (finishing_ != websocket::close_code::none) co_return co_await wait_for_writer();
    if (read == Read::closed) co_return;
    if (read == Read::too_large) {
      refuse(refused(v1::Refused::TOO_LARGE, "This message is too large.", "Send less at once."));
      finish(websocket::close_code::too_big);
      co_return co_await wait_for_writer();
    }
    if (read == Read::text) {
      refuse(refused(v1::Refused::MALFORMED, "Messages are binary Envelopes, not text."));
      continue;
    }
    answering_ = true;
    const auto next = co_await session.message(std::move(bytes));
    answering_ = false;
    flush_now_if_few();
    if (leaving_) {
      // The answer goes the way of all frames: behind it.
      co_await asio::post(socket_.get_executor(), use_awaitable);
      finish(websocket::close_code::going_away);
      co_return co_await wait_for_writer();
    }
    if (next == Session::Next::close) {
      v1::Push push;
      *push.mutable_refused() = refused(v1::Refused::TOO_MANY, "Far too many messages.");
      queue(frame_of(push));
      finish(websocket::close_code::policy_error);
      co_return co_await wait_for_writer();
    }
  }
}

template <class Stream>
Awaitable<typename PlaySocket<Stream>::Incoming> PlaySocket<Stream>::read_one() {
  const auto most = parts_.settings.most_message_bytes;
  std::array<char, waiting_bytes> first{};
  Incoming out{Read::closed, {}};
  do {
    const auto had = out.bytes.size();
    const auto room = std::min(had == 0 ? waiting_bytes : further_bytes, most + 1 - had);
    if (had > 0) out.bytes.resize(had + room);
    const auto into = had == 0 ? asio::buffer(first, room) : asio::buffer(&out.bytes[had], room);
    const auto [error, size] =
        co_await socket_.async_read_some(into, asio::as_tuple(use_awaitable));
    if (error) co_return out;
    if (had == 0) {
      out.bytes.assign(first.data(), size);
    } else {
      out.bytes.resize(had + size);
    }
    if (out.bytes.size() > most) {
      out.what = Read::too_large;
      co_return out;
    }
  } while (!socket_.is_message_done());
  out.what = socket_.got_binary() ? Read::message : Read::text;
  co_return out;
}

// After what else is to be done now has been: an answer and the news of what it brought are one
// write.
template <class Stream>
void PlaySocket<Stream>::flush_soon() {
  if (flush_comes_) return;
  flush_comes_ = true;
  flushes_.soon(socket_.get_executor(), this->shared_from_this());
}

template <class Stream>
void PlaySocket<Stream>::flush() {
  flush_comes_ = false;
  socket_.next_layer().flush(this->weak_from_this());
}

// Who has asked has the answer before anybody has news of it, unless many are being answered.
template <class Stream>
void PlaySocket<Stream>::flush_now_if_few() {
  if (flush_comes_ && flushes_.few()) socket_.next_layer().flush(this->weak_from_this());
}

template <class Stream>
void PlaySocket<Stream>::take(std::string& out) {
  if (gone_) return;
  outbox_.each([&](const Frame& frame) {
    if (taken_ > 0 && out.size() + frame->size() > most_at_once) return false;
    append_message(out, *frame);
    ++taken_;
    return true;
  });
  if (taken_ == 0) return;
  writing_since_ = Timer::clock_type::now();
  watch_the_writer();
}

template <class Stream>
void PlaySocket<Stream>::taken_is_written(bool well) {
  writing_since_.reset();
  for (; taken_ > 0; --taken_) outbox_.pop();
  if (!well) return abort();
  close_when_written();
}

template <class Stream>
void PlaySocket<Stream>::close_when_written() {
  if (gone_ || closing_ || finishing_ == websocket::close_code::none || !outbox_.empty()) return;
  closing_ = true;
  socket_.async_close(
      finishing_, [self = this->shared_from_this()](boost::system::error_code) { self->abort(); });
}

// One timer for many frames: it looks at how long the one that is being written has taken.
template <class Stream>
void PlaySocket<Stream>::watch_the_writer() {
  if (deadline_runs_ || !writing_since_) return;
  deadline_runs_ = true;
  deadline_.expires_at(*writing_since_ + parts_.settings.write_deadline);
  deadline_.async_wait([weak = this->weak_from_this()](boost::system::error_code error) {
    const auto self = weak.lock();
    if (error || !self) return;
    self->deadline_runs_ = false;
    const auto now = Timer::clock_type::now();
    if (self->writing_since_ &&
        *self->writing_since_ + self->parts_.settings.write_deadline <= now) {
      return self->abort();
    }
    self->watch_the_writer();
  });
}

template <class Stream>
Awaitable<void> PlaySocket<Stream>::wait_for_writer() {
  if (!gone_) co_await written_.async_wait(asio::as_tuple(use_awaitable));
}

template <class Stream>
void PlaySocket<Stream>::queue(Frame frame) {
  if (gone_ || finishing_ != websocket::close_code::none) return;
  if (!outbox_.push(std::move(frame))) {
    parts_.metrics.limited("slow");
    return abort();
  }
  flush_soon();
}

template <class Stream>
void PlaySocket<Stream>::refuse(v1::Refused refusal) {
  parts_.metrics.refused({}, refusal.code());
  queue(frame_of(to_reply(std::move(refusal)), 0));
}

template <class Stream>
void PlaySocket<Stream>::finish(websocket::close_code code) {
  if (finishing_ == websocket::close_code::none) finishing_ = code;
  close_when_written();
}

template <class Stream>
void PlaySocket<Stream>::abort() {
  gone_ = true;
  written_.cancel();
  boost::beast::get_lowest_layer(socket_).close();
}

}  // namespace chartroom::server
