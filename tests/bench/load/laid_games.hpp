// Games for a load, laid out in the database and played beforehand: their seeds are ours, so what
// the dice will say is known, and so are the orders that a bot gives on each side. While the load
// runs nobody has to think, and the generator takes little of the machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/side.hpp"

namespace chartroom::load {

struct Turn {
  core::Side side{};
  std::uint32_t decision{};
  std::string order;
};

struct LaidGame {
  std::string id;
  std::vector<Turn> turns;  // from the opening to the end of the game
};

// The tokens of two people who play each other, and nobody else: one game after the other.
struct LaidTable {
  core::BySide<std::string> token;
  std::vector<LaidGame> games;
};

struct Laid {
  std::vector<LaidTable> tables;
  std::string eyes;  // the token of the spectators of every game
};

// At least `turns` orders in all, and at least one game at each table.
[[nodiscard]] Laid lay_games(const std::string& database_url, std::size_t tables,
                             std::size_t turns);

}  // namespace chartroom::load
