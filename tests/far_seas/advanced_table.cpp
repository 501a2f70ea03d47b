#include "tests/far_seas/advanced_table.hpp"

#include <doctest/doctest.h>

namespace chartroom::far_seas::test {

std::string refused(Game& game, core::Side side, const Order& order) {
  const State before = game.state();
  const auto events = game.journal().size();
  const auto dice = game.dice_rolled();
  const auto done = game.order(side, order);
  if (done) return "accepted";
  CHECK(game.state() == before);
  CHECK(game.journal().size() == events);
  CHECK(game.dice_rolled() == dice);
  CHECK(done.error().code == core::RefusalCode::against_the_rules);
  return done.error().rule + ": " + done.error().what.text();
}

std::string refused(Game& game, core::Side side, std::string_view words) {
  return refused(game, side, game.order_of(words));
}

void quietly(Game& game, std::string_view plot) {
  REQUIRE(game.asked() == "plot G");
  game.germans(plot);
  game.pass(Decision::plot);
}

std::string names_in(const ShipList& ships) {
  std::string text;
  for (const ShipId id : ships) text += (text.empty() ? "" : ", ") + real_pack().ship(id).name;
  return text;
}

}  // namespace chartroom::far_seas::test
