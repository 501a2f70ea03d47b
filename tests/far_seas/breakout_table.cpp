#include "tests/far_seas/breakout_table.hpp"

#include <doctest/doctest.h>

namespace chartroom::far_seas::test {

void fill_the_ports(Game& game) {
  game.place("Seydlitz+Derfflinger+Moltke+Von der Tann+Blücher", Whereabouts::german_reserves);
  game.place("Lion+Queen Mary+New Zealand+Indomitable", Whereabouts::british_reserves);
  game.place("Invincible+Inflexible+Princess Royal+Kent", Whereabouts::england_hb2);
  game.change().board.rules.breakout = true;
}

Game off_germany(const BreakoutTable& table) {
  Game game(EmptySea{.turn = 3, .vp = table.vp}, table.dice);
  fill_the_ports(game);
  game.place(table.cruisers, 13);
  game.begin();
  game.germans(table.cruisers + " > 13 return");
  game.allies("");
  game.germans(real_pack().ship(game.group(table.cruisers).front()).name + " home");
  REQUIRE(game.asked() == "return_home G");
  return game;
}

std::string with(const BreakoutTable& table, const std::string& reserves) {
  return table.cruisers.substr(0, table.cruisers.find('+')) + " with " + reserves;
}

Game broken_out(const BreakoutTable& table) {
  Game game = off_germany(table);
  game.germans(with(table, table.reserves));
  REQUIRE(game.asked() == "breakout_squadrons A");
  return game;
}

Game found(BreakoutTable table, const std::string& squadron) {
  table.dice.insert(table.dice.begin(), 1);
  Game game = broken_out(table);
  game.allies(squadron);
  game.allies("reserves");
  REQUIRE(game.asked() == "targets GA");
  return game;
}

}  // namespace chartroom::far_seas::test
