// Standing orders: answered as a person would, at a moment that tells nothing.
#include <doctest/doctest.h>

#include <boost/asio/steady_timer.hpp>
#include <map>
#include <mutex>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

v1::Reply set_standing(Player& player, const std::string& game, const std::string& orders) {
  v1::Request request;
  request.mutable_set_standing_orders()->set_game_id(game);
  request.mutable_set_standing_orders()->set_orders(orders);
  return player.ask(request);
}

v1::Reply get_standing(Player& player, const std::string& game) {
  v1::Request request;
  request.mutable_get_standing_orders()->set_game_id(game);
  return player.ask(request);
}

}  // namespace

TEST_CASE("standing orders are the seat's own, checked, kept, and answer for it") {
  const TestDatabase database;
  auto node = std::make_unique<TestNode>(database.url());
  Player one{node->port(), "Spee"};
  Player two{node->port(), "Cradock"};
  Player stranger{node->port(), "Sturdee"};
  const auto match = begin_match(one, two);
  CHECK(get_standing(one, match.id()).standing_orders().orders().empty());
  CHECK(get_standing(one, match.id()).standing_orders().defaults() == "0 0 0");
  CHECK(set_standing(one, match.id(), "nonsense").refused().code() == v1::Refused::MALFORMED);
  CHECK(set_standing(one, match.id(), "9 0 0").refused().code() == v1::Refused::UNKNOWN_THING);
  CHECK(set_standing(stranger, match.id(), "3 0 0").refused().code() == v1::Refused::NO_SUCH_GAME);
  // Hide on 3, search 5 every time, stay where asked to shift.
  REQUIRE(set_standing(one, match.id(), "3 5 0").has_done());
  CHECK(get_standing(one, match.id()).standing_orders().orders() == "3 5 0");
  CHECK(get_standing(two, match.id()).standing_orders().orders().empty());
  // The question was open already.
  one.until(match.id(), [](const v1::GameUpdate& update) {
    return update.view().find("boat 3") != std::string::npos;
  });
  REQUIRE(two.order(match.id(), 1, "hide two 1").has_order_done());
  two.asked(match.id(), v1::TWO);
  // One answers the next by itself too: only two is waited for.
  two.until(match.id(), [](const v1::GameUpdate& update) {
    return update.awaited(0).kind() == "guess" && update.awaited(0).asked_size() == 1;
  });
  // They outlive the server.
  node = std::make_unique<TestNode>(database.url());
  Player again{node->port(), "Spee"};
  CHECK(get_standing(again, match.id()).standing_orders().orders() == "3 5 0");
  REQUIRE(set_standing(again, match.id(), "").has_done());
  CHECK(get_standing(again, match.id()).standing_orders().orders().empty());
}
