// Somebody who means no good: one connection that misbehaves in one way, again and again.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <string>

namespace chartroom::soak {

// What all attackers of a kind have come to.
struct Tally {
  std::uint64_t begun{};   // connections
  std::uint64_t closed{};  // by the server
  double longest_s{};      // that one was let stay
};

enum class Attack : std::uint8_t {
  half_open,   // connects and says nothing
  slow_loris,  // a header, byte by byte
  flood,       // requests as fast as they are taken
  garbage,     // messages that are none
  huge,        // a frame of a gigabyte is announced
  deaf,        // watches a game and never reads
  storm,       // connects and leaves
};

[[nodiscard]] const char* name_of(Attack attack);

struct Target {
  std::uint16_t port{};
  std::string token;    // of an account that may watch
  std::string game_id;  // where much happens
};

// Begins one, which connects again whenever it has been thrown out, until the context is stopped.
void begin_attacker(Attack attack, boost::asio::io_context& context, const Target& target,
                    Tally& tally);

}  // namespace chartroom::soak
