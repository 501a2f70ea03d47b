// Standing orders: answered as a person would, at a moment that tells nothing.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/same_game.hpp"
#include "support/test_node.hpp"
#include "support/virtual_clock.hpp"

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

TEST_CASE("what was taken back is ordered by the person, not by the standing orders again") {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  REQUIRE(set_standing(one, match.id(), "3 0 0").has_done());
  one.until(match.id(),
            [](const v1::GameUpdate& u) { return u.take_back() == v1::GameUpdate::FREELY; });
  v1::Request back;
  back.mutable_take_back_order()->set_game_id(match.id());
  back.mutable_take_back_order()->set_order_id(new_id());
  REQUIRE(one.ask(back).has_order_done());
  one.client.listen(200ms);
  one.take_in();
  CHECK(one.seen(match.id()).view().find("boat 0") != std::string::npos);
  REQUIRE(one.order(match.id(), 1, "hide one 4").has_order_done());
}

TEST_CASE("standing orders answer when the database is back") {
  const TestDatabase database;
  TestNode node{database.url(), {.standing_pace = 600ms}};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  REQUIRE(set_standing(one, match.id(), "3 0 0").has_done());
  database.go_away();
  one.client.listen(1500ms);  // the time at which they would have answered passes
  database.come_back();
  one.until(match.id(), [](const v1::GameUpdate& update) {
    return update.view().find("boat 3") != std::string::npos;
  });
}

namespace {

// When, by the server's clock, each frame reached side two; and what was in it, but for digests.
struct Arrival {
  int step{};
  std::string frame;
  friend bool operator==(const Arrival&, const Arrival&) = default;
};

std::string shape_of(const std::string& bytes) {
  v1::Envelope envelope;
  REQUIRE(envelope.ParseFromString(bytes));
  auto& update = *envelope.mutable_push()->mutable_game_update();
  update.clear_receipt();
  update.set_game_id("");
  for (auto& event : *update.mutable_events()) {
    if (event.has_sealed()) event.mutable_sealed()->set_digest("");
  }
  return std::to_string(bytes.size()) + envelope.SerializeAsString();
}

// Side one is away and has left standing orders; side two hides and searches at fixed moments.
std::vector<Arrival> arrivals(const std::string& standing) {
  const TestDatabase database;
  const auto clock = std::make_shared<VirtualClock>();
  same_key_everywhere(database);
  TestNode node{database.url(), {.standing_pace = 2000ms, .clock = clock}};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = same_game_everywhere(database, one);
  REQUIRE(one.take(match, v1::ONE).has_game());
  REQUIRE(two.take(match, v1::TWO).has_game());
  REQUIRE(two.watch(match.id()).has_watching());
  two.asked(match.id(), v1::TWO);
  REQUIRE(set_standing(one, match.id(), standing).has_done());
  two.client.listen(100ms);
  auto taken = two.client.frames().size();
  std::vector<Arrival> out;
  for (int step = 0; step < 16; ++step) {
    if (step == 3) REQUIRE(two.order(match.id(), 1, "hide two 2").has_order_done());
    if (step == 9) REQUIRE(two.order(match.id(), 2, "guess two 1").has_order_done());
    two.client.listen(60ms);
    for (; taken < two.client.frames().size(); ++taken) {
      v1::Envelope envelope;
      REQUIRE(envelope.ParseFromString(two.client.frames()[taken]));
      if (!envelope.push().has_game_update()) continue;
      out.push_back({step, shape_of(two.client.frames()[taken])});
    }
    clock->advance(500ms);
  }
  return out;
}

}  // namespace

TEST_CASE(
    "when frames leave tells nothing of what standing orders say, or how many say something") {
  const auto a = arrivals("3 5 4");
  const auto b = arrivals("4 5 4");
  CHECK(a.size() >= 4);
  CHECK(a == b);
  // Four steps after the question, not as soon as could be.
  CHECK(a.front().step == 3);  // two hides
  const auto by_one = std::ranges::find_if(a, [](const Arrival& one) { return one.step > 3; });
  REQUIRE(by_one != a.end());
  CHECK(by_one->step == 4);
}
