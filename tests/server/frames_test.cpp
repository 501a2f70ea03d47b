// Frames on their way out: what a socket takes at once, what it takes in parts, and what is written
// together.
#include <doctest/doctest.h>

#include <array>
#include <boost/asio/local/connect_pair.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <deque>

#include "base/executor.hpp"
#include "net/flushes.hpp"
#include "net/frame_gate.hpp"

using namespace chartroom::server;

namespace {

using Local = asio::basic_stream_socket<asio::local::stream_protocol, Executor>;

// A stream with a socket below, as Beast's is.
class Pipe {
 public:
  using executor_type = Executor;
  explicit Pipe(Local socket) : socket_{std::move(socket)} {}
  [[nodiscard]] Executor get_executor() { return socket_.get_executor(); }
  [[nodiscard]] Local& socket() { return socket_; }
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return socket_.async_read_some(buffers, std::forward<Token>(token));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return socket_.async_write_some(buffers, std::forward<Token>(token));
  }

 private:
  Local socket_;
};

struct Source final : FrameSource {
  void take(std::string& out) override {
    if (waiting.empty()) return;
    out += waiting.front();
    waiting.pop_front();
    ++taken;
  }
  void taken_is_written(bool well) override { (well ? written : lost) += 1; }
  std::deque<std::string> waiting;
  int taken{};
  int written{};
  int lost{};
};

// A gate whose socket takes little at a time, and whoever reads what comes out of it.
struct Line {
  asio::io_context loop;
  Local reader{loop.get_executor()};
  std::unique_ptr<FrameGate<Pipe>> gate;
  std::shared_ptr<Source> source{std::make_shared<Source>()};

  Line() {
    Local writer{loop.get_executor()};
    asio::local::connect_pair(writer, reader);
    writer.set_option(asio::socket_base::send_buffer_size{4096});
    gate = std::make_unique<FrameGate<Pipe>>(Pipe{std::move(writer)});
  }
  void run() {
    loop.restart();
    loop.run();
  }
  [[nodiscard]] std::string read(std::size_t bytes) {
    std::string out(bytes, '\0');
    asio::async_read(reader, asio::buffer(out),
                     [](boost::system::error_code error, std::size_t) { CHECK(!error); });
    run();
    return out;
  }
};

std::string numbered_bytes(std::size_t count) {
  std::string out;
  for (std::size_t i = 0; out.size() < count; ++i) out += std::to_string(i) + ' ';
  return out;
}

struct Counted final : Flushed {
  explicit Counted(std::vector<int>& order, int number) : order_{order}, number_{number} {}
  void flush() override { order_.push_back(number_); }

 private:
  std::vector<int>& order_;
  int number_;
};

}  // namespace

TEST_CASE("what a socket takes at once is written without a turn of the loop") {
  Line line;
  line.source->waiting = {"one", "two"};
  line.gate->flush(line.source);
  CHECK(line.source->written == 2);
  CHECK(line.read(6) == "onetwo");
}

TEST_CASE("what a socket takes in parts arrives whole, and what comes after it behind it") {
  Line line;
  const auto much = numbered_bytes(1 << 20);
  line.source->waiting = {much};
  line.gate->flush(line.source);
  REQUIRE(line.source->taken == 1);
  REQUIRE(line.source->written == 0);  // else nothing of this was tried
  // While it is being written another waits, and is not taken.
  line.source->waiting = {"after"};
  line.gate->flush(line.source);
  CHECK(line.source->taken == 1);
  CHECK(line.read(much.size() + 5) == much + "after");
  CHECK(line.source->written == 2);
  CHECK(line.source->lost == 0);
}

TEST_CASE("of what is half written when the other end goes, the source hears once") {
  Line line;
  line.source->waiting = {numbered_bytes(1 << 20)};
  line.gate->flush(line.source);
  REQUIRE(line.source->written == 0);
  line.reader.close();
  line.run();
  CHECK(line.source->lost == 1);
  CHECK(line.source->written == 0);
}

TEST_CASE(
    "the sockets of a loop are flushed together, each once, in the order in which they asked") {
  asio::io_context loop;
  auto& flushes = Flushes::of(loop.get_executor());
  CHECK(&flushes == &Flushes::of(loop.get_executor()));
  std::vector<int> order;
  const std::array sockets{std::make_shared<Counted>(order, 1), std::make_shared<Counted>(order, 2),
                           std::make_shared<Counted>(order, 3)};
  for (const auto& socket : sockets) flushes.soon(loop.get_executor(), socket);
  CHECK(order.empty());
  CHECK(loop.run() == 1);
  CHECK(order == std::vector{1, 2, 3});
  flushes.soon(loop.get_executor(), sockets[0]);
  loop.restart();
  CHECK(loop.run() == 1);
  CHECK(order == std::vector{1, 2, 3, 1});
}

TEST_CASE("a table of two has little to write, many tables have not") {
  asio::io_context loop;
  auto& flushes = Flushes::of(loop.get_executor());
  std::vector<int> order;
  CHECK(flushes.few());
  for (int i = 0; i < 2; ++i)
    flushes.soon(loop.get_executor(), std::make_shared<Counted>(order, i));
  CHECK(flushes.few());
  flushes.soon(loop.get_executor(), std::make_shared<Counted>(order, 2));
  CHECK(!flushes.few());
  loop.run();
  CHECK(flushes.few());
}

TEST_CASE("sockets that wait when their loop ends are let go") {
  std::vector<int> order;
  std::weak_ptr<Flushed> gone;
  {
    asio::io_context loop;
    const auto socket = std::make_shared<Counted>(order, 1);
    gone = socket;
    Flushes::of(loop.get_executor()).soon(loop.get_executor(), socket);
  }
  CHECK(gone.expired());
  CHECK(order.empty());
}
