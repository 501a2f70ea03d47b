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

// Three people who may sign in with these tokens: both sides and the spectators of every game.
struct People {
  core::BySide<std::string> token;
  std::string eyes;
};

struct Laid {
  People people;
  std::vector<LaidGame> games;
};

// At least `turns` orders in all, in at least `games` games.
[[nodiscard]] Laid lay_games(const std::string& database_url, std::size_t games, std::size_t turns);

}  // namespace chartroom::load
