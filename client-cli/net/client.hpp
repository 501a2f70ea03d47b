// A client of one server: asks and waits for the answer, keeps what the server pushes, and when the
// connection breaks makes it anew (resumes the session, watches again after the last event it has,
// and asks again what was not answered).
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "client-cli/net/link.hpp"
#include "client-cli/net/loop.hpp"

namespace chartroom::cli {

// Whether a request may be sent again when the connection broke before its answer: all with an id
// of their own and all that only ask may.
enum class Again : std::uint8_t { may, must_not };

// The server does not know this session any more.
struct SignedOut : std::runtime_error {
  SignedOut() : std::runtime_error{"Your session has ended."} {}
};

class Client {
 public:
  using Answer = std::expected<v1::Reply, v1::Refused>;

  Client(boost::asio::io_context& loop, Endpoint endpoint, Trust trust)
      : loop_{loop}, endpoint_{std::move(endpoint)}, trust_{std::move(trust)} {}
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  Client(Client&&) = delete;
  Client& operator=(Client&&) = delete;

  // Used to resume the session on every new connection.
  void use_token(std::string token) { token_ = std::move(token); }
  // As which side to ask, for who holds both sides of a game; part of every request from now on.
  void use_side(v1::Side side) { side_ = side; }
  // How long a broken connection is tried again before it counts as gone. The first connection is
  // tried once only.
  void be_patient(std::chrono::milliseconds patience) { patience_ = patience; }
  // Told when the connection breaks ("why") and when it is back ("").
  std::function<void(const std::string& why)> on_break;

  // Throws Unreachable.
  [[nodiscard]] Answer ask(const v1::Request& request, Again again = Again::may);

  // Starts to watch; the pushes follow. After a reconnection it goes on behind the last event seen.
  [[nodiscard]] Answer watch(const std::string& game, std::uint64_t after);
  // Stops watching and forgets what was pushed of the game and not taken yet.
  void unwatch(const std::string& game);
  // The next push, or nothing when the deadline has passed. Throws Unreachable.
  [[nodiscard]] std::optional<v1::Push> next_push(Clock::time_point deadline);
  // For loops with other things to wait for: takes in what has arrived, mends the connection if it
  // is time to; never waits for the server to speak. Throws Unreachable when patience is at its
  // end.
  void tend();
  [[nodiscard]] bool has_push() const { return !pushes_.empty(); }
  [[nodiscard]] v1::Push take_push();
  [[nodiscard]] bool needs_tending() const;

  void close();

 private:
  void connect();
  // Makes a broken connection anew; `patience` counted from the break.
  void mend();
  bool try_to_mend();
  void collect();
  void note_cursor(const v1::Push& push);
  std::uint64_t post(const v1::Request& request);
  [[nodiscard]] std::optional<v1::Reply> await_reply(std::uint64_t correlation);
  void greet();
  void greet_with(const v1::Request& request);

  boost::asio::io_context& loop_;
  Endpoint endpoint_;
  Trust trust_;
  std::string token_;
  v1::Side side_ = v1::SIDE_UNSPECIFIED;
  std::chrono::milliseconds patience_{std::chrono::seconds{20}};
  std::unique_ptr<Link> link_;
  std::uint64_t last_correlation_ = 0;
  std::map<std::uint64_t, v1::Reply> replies_;
  std::deque<v1::Push> pushes_;
  std::map<std::string, std::uint64_t> watched_;  // game, number of its last event seen
  std::optional<Clock::time_point> broken_since_;
  Clock::time_point next_try_{};
  int tries_ = 0;
};

// 16 random bytes: the id of an order, a message, a request.
[[nodiscard]] std::string random_id();

}  // namespace chartroom::cli
