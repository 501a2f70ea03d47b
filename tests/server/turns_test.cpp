// Whose turn it is, for players who are here and do not watch.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

bool asks(const v1::GameInfo& game, v1::Side side) {
  return std::ranges::any_of(game.awaited(), [side](const auto& open) {
    return std::ranges::find(open.asked(), side) != open.asked().end();
  });
}

auto game_that_asks(v1::Side side) {
  return [side](const v1::Push& push) { return push.has_game() && asks(push.game(), side); };
}

// Both hide their boats, and the first to guess is asked.
void hide(Player& player, const std::string& game, v1::Side side) {
  const auto open = player.asked(game, side);
  const std::string name = side == v1::ONE ? "one" : "two";
  const auto done = player.order(game, open.number(), open.kind() + " " + name + " 1");
  CAPTURE(done.ShortDebugString());
  CHECK(done.has_order_done());
}

}  // namespace

TEST_CASE("a player who is here and does not watch is told when the game waits for them") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  Player one_in_the_lobby{node.port(), "Spee"};
  Player two_in_the_lobby{node.port(), "Cradock"};
  hide(one, match.id(), v1::ONE);
  const auto first = two_in_the_lobby.client.push(
      [](const v1::Push& push) { return push.has_game() && !asks(push.game(), v1::ONE); });
  REQUIRE(first);
  CHECK(first->game().id() == match.id());
  CHECK(asks(first->game(), v1::TWO));
  hide(two, match.id(), v1::TWO);
  const auto second = one_in_the_lobby.client.push(game_that_asks(v1::ONE));
  REQUIRE(second);
  CHECK(second->game().cursor_public() >= first->game().cursor_public());
  // As the lists say it.
  v1::Request request;
  request.mutable_get_game()->set_game_id(match.id());
  CHECK(one.ask(request).game().SerializeAsString() == second->game().SerializeAsString());
}

TEST_CASE("whoever watches a game is not told twice whose turn it is, and strangers never") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  Player stranger{node.port(), "Stranger"};
  const auto match = begin_match(one, two);
  const auto infos = [](Player& player) {
    return std::ranges::count_if(player.client.pushes(), &v1::Push::has_game);
  };
  for (auto* player : {&one, &two, &stranger}) player->client.listen(50ms);
  const auto before = infos(one);
  hide(one, match.id(), v1::ONE);
  hide(two, match.id(), v1::TWO);
  one.asked(match.id(), v1::ONE);
  two.take_in();
  CHECK(infos(one) == before);
  CHECK(infos(stranger) == 0);
}
