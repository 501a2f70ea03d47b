// A world as it is really served: nodes on one database, sockets, and a connection for each pair of
// eyes. What a pair of worlds has played in its houses is done again there.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "support/database.hpp"
#include "tests/worlds/pair.hpp"

namespace chartroom::worlds {

// Whether all sit at one node, or whoever has the secrets at one, and everybody else at another.
enum class Seating : std::uint8_t { at_one_node, at_two_nodes };

// A build that lets something out on purpose has its umpires dressed.
using Dressing = std::function<std::unique_ptr<wire::Umpire>(std::unique_ptr<wire::Umpire>)>;

class Served {
 public:
  explicit Served(Seating seating) : seating_{seating} { begin(); }

  // Every frame that reaches those who must not know the secrets, once they have asked what they
  // can in between. Throws std::runtime_error if the servers do not play the game of the house.
  [[nodiscard]] std::map<Viewer, Frames> play(const Pair& pair, bool second,
                                              const Dressing& dressing = {});

 private:
  void begin() const;
  void lay(const House& house, std::size_t entries) const;

  Seating seating_;
  testing::TestDatabase database_;
};

}  // namespace chartroom::worlds
