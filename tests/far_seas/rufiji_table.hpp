// Tables at the mouth of the Rufiji (7.2).
#pragma once

#include <vector>

#include "tests/far_seas/advanced_table.hpp"

namespace chartroom::far_seas::test {

// The basic game with the river.
[[nodiscard]] inline EmptySea river_sea(int turn) {
  return {.turn = turn, .rules = {.rufiji = true}};
}

// Turn 3, PHASE 1: Königsberg has lain in the river since an earlier turn.
[[nodiscard]] inline Game konigsberg_in_the_river(const std::vector<int>& dice = {}) {
  Game game(river_sea(3), dice);
  game.place("Königsberg", 21).place("Königsberg", Whereabouts::rufiji).begin();
  return game;
}

}  // namespace chartroom::far_seas::test
