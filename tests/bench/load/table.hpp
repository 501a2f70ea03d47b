// One table of a load: two players and their spectators, each with a connection. Plays one laid
// game after the other, one order in flight.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "load/laid_games.hpp"
#include "load/socket.hpp"

namespace chartroom::load {

using Clock = std::chrono::steady_clock;

// What all tables share.
struct Hall {
  boost::asio::io_context& context;
  std::uint16_t port{};
  boost::asio::ssl::context* tls{};
  const Laid& laid;
  std::uint64_t bytes{};  // received
  // A table has sat down, or has been answered: it may order again.
  std::function<void(class Table&)> free;
  std::function<void(Clock::duration took)> answered;
  std::function<void(std::string_view why)> trouble;
  // No game is left at a table.
  std::function<void()> over;
};

class Table {
 public:
  // The nth of the laid ones.
  Table(Hall& hall, std::size_t nth, std::size_t spectators);
  // Everybody connects, signs in, and the first game is begun.
  void sit();
  // The next order, meant to be given at `due`.
  void order(Clock::time_point due);

 private:
  void next_game();
  void received(std::size_t who, std::string_view message);
  void answered();

  Hall& hall_;
  const LaidTable& laid_;
  std::size_t next_game_{};
  std::vector<std::unique_ptr<Socket>> sockets_;  // of both sides, then of spectators
  const LaidGame* game_{};
  std::size_t turn_{};
  std::size_t awaited_{};  // answers before the table is free
  bool ordering_{};
  Clock::time_point due_{};
};

}  // namespace chartroom::load
