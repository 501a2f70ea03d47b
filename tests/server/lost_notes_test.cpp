// A note that is lost costs seconds, and nothing else: entries, talk and the lobby's news are all
// caught up on.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/database.hpp"
#include "support/lost_notes.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

// The nodes look again every three seconds; a busy machine may take its time.
constexpr Wait seconds_at_most = 12s;

// Somebody's lobby news of a game in this state, waiting for it.
std::optional<v1::Push> news(Player& player, const std::string& game, v1::GameInfo::Status status) {
  const auto fits = [&](const v1::Push& push) {
    return push.has_game() && push.game().id() == game && push.game().status() == status;
  };
  return player.client.push(fits, seconds_at_most);
}

v1::Reply invite(Player& host, const std::string& game, const std::string& guest) {
  v1::Request request;
  request.mutable_invite_player()->set_game_id(game);
  request.mutable_invite_player()->set_player(guest);
  return host.ask(request);
}

v1::Reply say(Player& player, const std::string& game, const std::string& text) {
  v1::Request request;
  request.mutable_send_chat()->set_game_id(game);
  request.mutable_send_chat()->set_text(text);
  request.mutable_send_chat()->set_message_id(new_id());
  return player.ask(request);
}

v1::Reply resign(Player& player, const std::string& game) {
  v1::Request request;
  request.mutable_resign()->set_game_id(game);
  request.mutable_resign()->set_order_id(new_id());
  return player.ask(request);
}

// How much of the lobby's news of this game has come and was not taken.
auto news_left(const Player& player, const std::string& game) {
  return std::ranges::count_if(player.client.pushes(), [&](const v1::Push& push) {
    return push.has_game() && push.game().id() == game;
  });
}

struct TwoNodes {
  TestDatabase database;
  LostNotes notes{database};
  TestNode first{database.url()};
  TestNode second{database.url()};
  Player one{first.port(), "Spee"};
  Player two{second.port(), "Cradock"};
};

}  // namespace

TEST_CASE("an entry and a line of which the notes are lost are shown at the other node") {
  TwoNodes t;
  const auto match = begin_match(t.one, t.two);
  // Notes have come to both by then: each node knows of the other, and tells it what it writes.
  REQUIRE(news(t.one, match.id(), v1::GameInfo::PLAYING).has_value());
  REQUIRE(news(t.two, match.id(), v1::GameInfo::PLAYING).has_value());
  t.notes.lose_all();
  REQUIRE(t.one.order(match.id(), 1, "hide one 1").has_order_done());
  t.two.until(
      match.id(), [](const v1::GameUpdate& u) { return u.awaited(0).asked_size() == 1; },
      seconds_at_most);
  REQUIRE(say(t.one, match.id(), "anybody there?").has_done());
  const auto heard = t.two.client.push(
      [](const v1::Push& push) { return push.chat().text() == "anybody there?"; }, seconds_at_most);
  CHECK(heard.has_value());
  CHECK(t.notes.lost("J") > 0);
  CHECK(t.notes.lost("c") == 1);
}

TEST_CASE(
    "an invitation, a game's beginning and its end of which the notes are lost are told at both "
    "nodes, once") {
  TwoNodes t;
  t.notes.lose_all();
  const auto game = t.one.create(v1::ONE);
  REQUIRE(invite(t.one, game.id(), "Cradock").has_game());
  CHECK(news(t.two, game.id(), v1::GameInfo::WAITING).has_value());
  REQUIRE(t.two.take(game).has_game());
  CHECK(news(t.one, game.id(), v1::GameInfo::PLAYING).has_value());
  CHECK(news(t.two, game.id(), v1::GameInfo::PLAYING).has_value());
  // By each look that finds one thing more, what was told before would have been told again.
  CHECK(news_left(t.two, game.id()) == 0);
  REQUIRE(t.two.watch(game.id()).has_watching());
  REQUIRE(resign(t.two, game.id()).has_order_done());
  CHECK(news(t.one, game.id(), v1::GameInfo::ENDED).has_value());
  CHECK(news(t.two, game.id(), v1::GameInfo::ENDED).has_value());
  CHECK(news_left(t.two, game.id()) == 0);
  CHECK(t.notes.lost("l") >= 4);
}

TEST_CASE("a node by itself catches up on the lobby's news as well") {
  const TestDatabase database;
  const LostNotes notes{database};
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  notes.lose_all();
  const auto game = one.create(v1::ONE);
  REQUIRE(invite(one, game.id(), "Cradock").has_game());
  CHECK(news(two, game.id(), v1::GameInfo::WAITING).has_value());
  CHECK(notes.lost("l") == 2);
}

TEST_CASE("what the lobby told by a note is not told again by a look") {
  TwoNodes t;
  const auto game = t.one.create(v1::ONE);
  REQUIRE(invite(t.one, game.id(), "Cradock").has_game());
  REQUIRE(news(t.two, game.id(), v1::GameInfo::WAITING).has_value());
  // Told by a look, which finds the other game again.
  t.notes.lose_all();
  const auto later = t.one.create(v1::ONE);
  REQUIRE(invite(t.one, later.id(), "Cradock").has_game());
  REQUIRE(news(t.two, later.id(), v1::GameInfo::WAITING).has_value());
  CHECK(news_left(t.two, game.id()) == 0);
}
