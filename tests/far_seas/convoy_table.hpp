// Tables with a convoy that may be attacked (6.3.3).
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/far_seas/advanced_table.hpp"

namespace chartroom::far_seas::test {

struct ConvoyTable {
  std::string germans{"Emden"};
  std::vector<std::string> escorts{};  // moved one by one: each a group of its own
  std::vector<int> dice{};
  std::string plot{"merchants"};
  int transports{15};
  int vp{};
};

// The Australian convoy is in 25, sea to all sides. The Germans come there from 26, and Nürnberg
// lies off America for a second OB.
[[nodiscard]] inline Game beside_the_convoy(const ConvoyTable& table) {
  Game game(advanced_sea(4, table.vp), table.dice);
  game.place(table.germans, 26).place("Nürnberg", 3);
  std::string move;
  for (const std::string& escort : table.escorts) {
    game.place(escort, 25);
    move += (move.empty() ? "" : ", ") + escort + " > 25 convoy Australian";
  }
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, table.transports, 0};
  game.begin();
  game.germans(table.germans + " > 25 " + table.plot);
  game.allies(move);
  return game;
}

// The group has been told to attack.
[[nodiscard]] inline Game attacking(const ConvoyTable& table) {
  Game game = beside_the_convoy(table);
  REQUIRE(game.asked() == "hit_and_go_home G");
  const ShipId leader = game.group(table.germans).front();
  game.germans(real_pack().ship(leader).name + " on Australian");
  return game;
}

[[nodiscard]] inline bool gone(const Game& game) {
  return game.convoy_status("Australian").stage == ConvoyStatus::Stage::destroyed;
}

}  // namespace chartroom::far_seas::test
