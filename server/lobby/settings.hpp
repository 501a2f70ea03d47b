// How much of the lobby one account may take up. Counted in the database, so for all nodes
// together.
#pragma once

#include <cstddef>

namespace chartroom::server {

struct LobbyLimits {
  std::size_t most_waiting{50};       // games that it made and that wait for players
  std::size_t most_unfinished{200};   // games that it made and that are not over
  std::size_t most_invited{20};       // to one game
  std::size_t most_invitations{200};  // to games that are not over and in which it has a seat
};

}  // namespace chartroom::server
