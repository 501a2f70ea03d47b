// A table at which two people play one game after another, and what all who sit in the room share.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "rules/far_seas/pack.hpp"
#include "torture/notebook.hpp"

namespace chartroom::torture {

struct Table {
  std::size_t number{};
  bool nonces{};  // both put a part into the dice
  // The newest game. What one tells the other as friends do, outside the server.
  std::uint64_t round{};
  std::string game_id;
  std::string invitation;
};

enum class Phase : std::uint8_t {
  playing,
  resting,  // nobody orders anything new; what was sent is settled
  leaving,
};

struct Tally {
  std::uint64_t games_begun{};
  std::uint64_t games_ended{};
  std::uint64_t connections{};               // that were made again
  std::uint64_t busy_answers{};              // UNAVAILABLE and TOO_MANY
  std::uint64_t repeats{};                   // orders sent again though they had been acknowledged
  std::uint64_t changed{};                   // another order under an id that had been used
  std::chrono::milliseconds longest_away{};  // from a break until all is watched again
  std::chrono::milliseconds longest_unsettled{};  // from sending an order until it is answered
};

// Belongs to the clients' thread, but for what is atomic.
struct Room {
  boost::asio::io_context& context;
  const far_seas::Pack& pack;
  std::vector<std::uint16_t> ports;
  std::chrono::milliseconds most_thought{};    // before an order
  std::chrono::milliseconds reply_patience{};  // then the connection counts as broken
  std::uint64_t seed{};

  Phase phase{Phase::playing};
  Notebook notebook;
  Tally tally;
  std::atomic<std::uint64_t> acknowledged{};
};

}  // namespace chartroom::torture
