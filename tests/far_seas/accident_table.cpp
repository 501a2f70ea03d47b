#include "tests/far_seas/accident_table.hpp"

#include <doctest/doctest.h>

namespace chartroom::far_seas::test {

Game accident(const std::vector<int>& secret, const std::vector<std::string>& germans,
              const std::vector<int>& dice, int vp) {
  Game game({.turn = 6, .vp = vp, .rules = accident_rules}, dice);
  for (const std::string& group : germans) game.place(group, 30);
  game.secret_dice(secret);
  game.change().board.accident_turn = 6;
  game.begin();
  return game;
}

Game found_by(const Meeting& meeting, const std::vector<int>& dice, const std::string& approach) {
  std::vector<int> faces{1};
  faces.insert(faces.end(), dice.begin(), dice.end());
  Game game = accident({1, 1}, {meeting.germans}, faces);
  game.place("Nürnberg", 3).place(meeting.allies, 23);
  game.germans(meeting.germans + " > 24 merchants");
  game.allies(meeting.allies + " > 24");
  REQUIRE(game.asked() == "approach A");
  game.allies(approach);
  return game;
}

}  // namespace chartroom::far_seas::test
