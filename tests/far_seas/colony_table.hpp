// Tables with a German colony (6.4).
#pragma once

#include <string>

#include "tests/far_seas/advanced_table.hpp"

namespace chartroom::far_seas::test {

// Kamerun takes seven: those that arrive there on turn 2 (5.4).
inline const std::string british{"Challenger+Cumberland"};
inline const std::string french{"Bruix+Amiral Charner+Friant+Cassard+Cosmao"};
inline const std::string seven{british + "+" + french};

// Emden cruises off America, where there is coal, and nothing else happens there.
[[nodiscard]] inline Game off(const std::string& colony, const std::string& ships, int turn) {
  Game game(advanced_sea(turn));
  const int area = number_of(real_pack().colony(game.colony(colony)).area);
  game.place("Emden", 9);
  if (!ships.empty()) game.place(ships, area);
  game.begin();
  return game;
}

// A turn of one OB.
inline void turn(Game& game, const std::string& allied_move) {
  game.germans("Emden > 9");
  game.allies(allied_move);
  game.pass(Decision::plot);
}

// All that has been told of colonies: "begun 8, captured 8".
[[nodiscard]] inline std::string history(const Game& game, const std::string& colony) {
  std::string text;
  for (const auto& recorded : game.journal()) {
    const std::string line = line_of(real_pack(), recorded.event);
    const std::string word = "colony " + colony + " ";
    if (line.starts_with(word)) text += (text.empty() ? "" : ", ") + line.substr(word.size());
  }
  return text;
}

}  // namespace chartroom::far_seas::test
