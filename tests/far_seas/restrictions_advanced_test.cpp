// Which rules are in use (1.2.2.2), and what the advanced ones lift of chapter 5 (5.4).
#include <doctest/doctest.h>

#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 1.2.2.2] Chapter 6 comes as a set; each rule of chapter 7 goes with either game") {
  struct Row {
    std::string because;
    Rules rules;
  };
  const Row rows[] = {
      {"the rebellion", {.boer_rebellion = true}},     {"the Rufiji", {.rufiji = true}},
      {"the accident", {.propellant_accident = true}}, {"the breakout", {.breakout = true}},
      {"England", {.raid_on_england = true}},          {"none", {}}};
  for (Row row : rows) {
    for (const bool advanced : {false, true}) {
      CAPTURE(row.because);
      CAPTURE(advanced);
      row.rules.advanced = advanced;
      Game game({.turn = 1, .rules = row.rules}, {3});
      game.place("Emden", 20).begin();
      CHECK(game.board().convoys.size() == (advanced ? 5 : 0));
      CHECK(game.board().colonies.size() == (advanced ? 4 : 0));
      CHECK(game.state().german.coal.size() == (advanced ? 8 : 0));
      const auto may = [&](const std::string& plot) { return game.refusal(german, plot).empty(); };
      CHECK(may("Emden > 19 raid Lüderitz Bay") == row.rules.boer_rebellion);
      CHECK(may("Emden > 21 river") == row.rules.rufiji);
      CHECK((game.board().accident_turn == 7) == row.rules.propellant_accident);
      CHECK(may("Emden > 20 intervene") == false);
    }
  }
}

TEST_CASE("[FS 5.4] The advanced rules let the reinforcements of turn 2 go where they like") {
  struct Row {
    std::string ship;
    int from, to;
    int stars;
  };
  const Row rows[] = {
      {"Challenger", 18, 17, 2}, {"Cumberland", 18, 19, 3},     {"Triumph", 31, 30, 4},
      {"Bruix", 18, 17, 3},      {"Amiral Charner", 18, 16, 3}, {"Friant", 18, 17, 1},
      {"Cassard", 18, 17, 1},    {"Cosmao", 18, 17, 1},
  };
  for (const Row& row : rows) {
    for (const bool advanced : {false, true}) {
      CAPTURE(row.ship);
      CAPTURE(advanced);
      Game game({.turn = 3, .rules = advanced ? advanced_rules : basic_rules});
      game.place("Emden", 9).place(row.ship, row.from).begin();
      game.germans("Emden > 9");
      game.allies(row.ship + " > " + std::to_string(row.to));
      CHECK(game.vp() == (advanced ? 0 : row.stars));
    }
  }
}

TEST_CASE("[FS 5.4] The other restrictions hold under the advanced rules too") {
  struct Row {
    std::string ship;
    int from, to;
    int turn;
    int penalty;
  };
  const Row rows[] = {
      {"Chatham", 33, 16, 3, 2},  // 5.1: not before turn 4
      {"Iwate", 31, 30, 7, 3},    // 5.2: not before turn 8
      {"Idzumo", 31, 30, 2, 0},
      {"Idzumo", 24, 23, 5, 3},  // 5.2: no rising sun
  };
  for (const Row& row : rows) {
    CAPTURE(row.ship);
    Game game(advanced_sea(row.turn));
    game.place("Emden", 9).place(row.ship, row.from).begin();
    game.germans("Emden > 9");
    game.allies(row.ship + " > " + std::to_string(row.to));
    CHECK(game.vp() == row.penalty);
  }
}
