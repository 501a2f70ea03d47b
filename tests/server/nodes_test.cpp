// Any node, any game; and a database that comes and goes.
#include <doctest/doctest.h>

#include <thread>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

bool is_asked(const v1::GameUpdate& update, v1::Side side) {
  for (const auto& open : update.awaited()) {
    for (const auto asked : open.asked()) {
      if (asked == side) return true;
    }
  }
  return false;
}

// What is known of the database is good for a second.
bool says_in_time(std::uint16_t port, const char* path, const char* status) {
  for (int i = 0; i < 30; ++i) {
    if (http_get(port, path).find(status) != std::string::npos) return true;
    std::this_thread::sleep_for(100ms);
  }
  return false;
}

}  // namespace

TEST_CASE("two players on two nodes play one game to its end") {
  const TestDatabase database;
  TestNode first{database.url()};
  TestNode second{database.url()};
  Player one{first.port(), "Spee"};
  Player two{second.port(), "Cradock"};
  const auto match = begin_match(one, two);
  for (int turn = 0; turn < 30; ++turn) {
    auto& player = turn % 2 == 0 ? one : two;
    const auto side = turn % 2 == 0 ? v1::ONE : v1::TWO;
    const auto seen = player.until(match.id(), [&](const v1::GameUpdate& update) {
      return update.has_outcome() || is_asked(update, side);
    });
    if (seen.has_outcome()) break;
    const auto& open = seen.awaited(0);
    const auto order =
        open.kind() + (side == v1::ONE ? " one " : " two ") + (open.kind() == "guess" ? "5" : "1");
    REQUIRE(player.order(match.id(), open.number(), order).has_order_done());
  }
  for (auto* player : {&one, &two}) {
    const auto end =
        player->until(match.id(), [](const v1::GameUpdate& u) { return u.has_outcome(); });
    CHECK(end.outcome().level() == "draw");
  }
  // The table's talk crosses as well.
  v1::Request say;
  say.mutable_send_chat()->set_game_id(match.id());
  say.mutable_send_chat()->set_text("well played");
  say.mutable_send_chat()->set_message_id(new_id());
  CHECK(one.ask(say).has_done());
  CHECK(two.client.push([](const v1::Push& push) { return push.has_chat(); }).has_value());
}

TEST_CASE(
    "both nodes are given orders of one decision at once: each acts once, and the journal has no "
    "gap") {
  const TestDatabase database;
  TestNode first{database.url()};
  TestNode second{database.url()};
  Player one{first.port(), "Spee"};
  Player two{second.port(), "Cradock"};
  const auto match = begin_match(one, two);
  for (const auto* verb : {"hide", "guess"}) {
    const auto open = one.asked(match.id(), v1::ONE);
    two.asked(match.id(), v1::TWO);
    v1::Request request;
    auto& order = *request.mutable_submit_order();
    order.set_game_id(match.id());
    order.set_decision(open.number());
    order.set_order_id(new_id());
    order.set_order(std::string{verb} + " one 1");
    const auto of_one = one.client.send(request);
    order.set_order_id(new_id());
    order.set_order(std::string{verb} + " two 5");
    const auto of_two = two.client.send(request);
    CHECK(one.client.reply_to(of_one).has_order_done());
    CHECK(two.client.reply_to(of_two).has_order_done());
  }
  one.asked(match.id(), v1::ONE);
  CHECK(database.value("SELECT count(*) = max(seq) FROM journal") == "t");
  CHECK(database.value("SELECT count(*) FROM journal") == "5");
}

TEST_CASE("one order sent to two nodes acts once") {
  const TestDatabase database;
  TestNode first{database.url()};
  TestNode second{database.url()};
  Player one{first.port(), "Spee"};
  Player again{second.port(), "Spee"};
  Player two{second.port(), "Cradock"};
  const auto match = begin_match(one, two);
  v1::Request request;
  auto& order = *request.mutable_submit_order();
  order.set_game_id(match.id());
  order.set_decision(1);
  order.set_order_id(new_id());
  order.set_order("hide one 1");
  const auto here = one.client.send(request);
  const auto there = again.client.send(request);
  const auto reply = one.client.reply_to(here);
  CHECK(reply.has_order_done());
  CHECK(reply.SerializeAsString() == again.client.reply_to(there).SerializeAsString());
  CHECK(database.value("SELECT count(*) FROM journal") == "2");
}

TEST_CASE(
    "while the database is away requests are refused as unavailable; afterwards all goes on") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  CHECK(one.order(match.id(), 1, "hide one 1").has_order_done());
  database.go_away();
  const auto id = new_id();
  CHECK(two.order(match.id(), 1, "hide two 5", id).refused().code() == v1::Refused::UNAVAILABLE);
  v1::Request list;
  list.mutable_list_games();
  CHECK(two.ask(list).refused().code() == v1::Refused::UNAVAILABLE);
  CHECK(says_in_time(node.port(), "/readyz", "503"));
  CHECK(http_get(node.port(), "/healthz").find("200") != std::string::npos);
  database.come_back();
  v1::Reply reply;
  for (int i = 0; i < 50 && !reply.has_order_done(); ++i) {
    reply = two.order(match.id(), 1, "hide two 5", id);
  }
  CHECK(reply.has_order_done());
  one.until(match.id(), [](const v1::GameUpdate& u) { return u.awaited(0).kind() == "guess"; });
  CHECK(database.value("SELECT count(*) FROM journal") == "3");
  CHECK(says_in_time(node.port(), "/readyz", "200"));
}

TEST_CASE("an order given while the database is away for a moment waits for it") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  database.go_away();
  std::jthread later{[&] {
    std::this_thread::sleep_for(300ms);
    database.come_back();
  }};
  CHECK(one.order(match.id(), 1, "hide one 1").has_order_done());
}

TEST_CASE("a word for one's own side brings the other nothing, not even what was said before") {
  const TestDatabase database;
  TestNode first{database.url()};
  Player one{first.port(), "Spee"};
  Player two{first.port(), "Cradock"};
  const auto match = begin_match(one, two);
  const auto say = [&](const std::string& text, bool side_only) {
    v1::Request request;
    request.mutable_send_chat()->set_game_id(match.id());
    request.mutable_send_chat()->set_text(text);
    request.mutable_send_chat()->set_side_only(side_only);
    request.mutable_send_chat()->set_message_id(new_id());
    CHECK(one.ask(request).has_done());
  };
  say("good day", false);
  // A node that has read nothing of the talk yet.
  TestNode second{database.url()};
  Player again{second.port(), "Cradock"};
  REQUIRE(again.watch(match.id()).has_watching());
  say("a secret", true);
  say("well played", false);
  const auto heard = again.client.push([](const v1::Push& push) { return push.has_chat(); });
  REQUIRE(heard.has_value());
  CHECK(heard->chat().text() == "well played");
  CHECK(heard->chat().number() == 2);
}

TEST_CASE("notes between nodes may be lost: whoever listens again looks at everything") {
  const TestDatabase database;
  TestNode first{database.url()};
  TestNode second{database.url()};
  Player one{first.port(), "Spee"};
  Player two{second.port(), "Cradock"};
  const auto match = begin_match(one, two);
  database.exec(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
      " WHERE datname = current_database() AND query LIKE 'LISTEN%'");
  CHECK(one.order(match.id(), 1, "hide one 1").has_order_done());
  two.until(match.id(), [](const v1::GameUpdate& u) { return u.awaited(0).asked_size() == 1; });
}
