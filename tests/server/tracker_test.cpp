// Faults that other systems' trackers tell of, tried over the wire. Those that need no socket are
// in tests/record/tracker_test.cpp; tests/worlds compares all of it in thousands of pairs of games.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom;
using namespace chartroom::testing;

namespace {

struct Place {
  const TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
};

std::string all_of(const std::vector<std::string>& frames, std::size_t from) {
  std::string out;
  for (std::size_t i = from; i < frames.size(); ++i) out += frames[i] + "|";
  return out;
}

}  // namespace

TEST_CASE("tracker: the initial state sent on sync is unfiltered") {
  Place at;
  const auto match = begin_match(at.one, at.two);
  REQUIRE(at.one.order(match.id(), 1, "hide one 3").has_order_done());
  at.two.client.listen(100ms);
  // Side two comes anew and asks for everything from the first event.
  Player again{at.node.port(), "Cradock"};
  const auto from = again.client.frames().size();
  REQUIRE(again.watch(match.id(), 0).has_watching());
  again.until(match.id(), [](const auto&) { return true; });
  const auto bytes = all_of(again.client.frames(), from);
  CHECK(bytes.find("0 0 3 0 0") == std::string::npos);  // the event of hiding
  CHECK(bytes.find("boat 3") == std::string::npos);
  CHECK(bytes.find("hide one") == std::string::npos);  // the order
  CHECK(bytes.find("boat 0") != std::string::npos);
}

TEST_CASE("tracker: a resync shows the opponent's moves") {
  Place at;
  const auto match = begin_match(at.one, at.two);
  REQUIRE(at.one.order(match.id(), 1, "hide one 3").has_order_done());
  at.two.client.listen(100ms);
  // From any number, one's own or not: only one's own events come.
  for (const std::uint64_t after : {0, 1, 2, 3, 100, 1000000}) {
    Player again{at.node.port(), "Cradock"};
    const auto from = again.client.frames().size();
    REQUIRE(again.watch(match.id(), after).has_watching());
    REQUIRE(again.client.push([](const v1::Push& push) { return push.has_game_update(); }));
    CHECK(all_of(again.client.frames(), from).find("0 0 3 0 0") == std::string::npos);
    v1::Request history;
    history.mutable_history()->set_game_id(match.id());
    history.mutable_history()->set_after(after);
    const auto reply = again.ask(history);
    for (const auto& event : reply.events().events()) {
      CHECK(event.ruleset_event() != "0 0 3 0 0 ");
    }
  }
}

TEST_CASE("tracker: staged moves visible to observers; the number of failed hidden attempts") {
  Place at;
  const auto match = begin_match(at.one, at.two);
  Player watcher{at.node.port(), "Sturdee"};
  at.two.client.listen(100ms);
  const auto before = at.two.client.frames().size();
  for (int i = 0; i < 20; ++i) {
    v1::Request request;
    request.mutable_preview_order()->set_game_id(match.id());
    request.mutable_preview_order()->set_decision(1);
    request.mutable_preview_order()->set_order("hide one " + std::to_string(i % 6));
    at.one.ask(request);
    request.mutable_get_options()->set_game_id(match.id());
    at.one.ask(request);
    CHECK(at.one.order(match.id(), 1, "hide one 9").has_refused());
    CHECK(at.one.order(match.id(), 1, "hide two 1").has_refused());
  }
  at.two.client.listen(200ms);
  CHECK(at.two.client.frames().size() == before);
}

TEST_CASE("tracker: a second endpoint bypasses the view") {
  Place at;
  const auto match = begin_match(at.one, at.two);
  REQUIRE(at.one.order(match.id(), 1, "hide one 3").has_order_done());
  for (const char* path : {"/", "/metrics", "/healthz", "/readyz", "/v1/play", "/games", "/export",
                           "/v1/export", "/debug", "/../journal"}) {
    CAPTURE(path);
    const auto page = http_get(at.node.port(), path);
    CHECK(page.find(match.id()) == std::string::npos);
    CHECK(page.find("hide") == std::string::npos);
  }
  // And no other request of the protocol shows a game that goes on.
  v1::Request request;
  request.mutable_get_export()->set_game_id(match.id());
  CHECK(at.two.ask(request).refused().code() == v1::Refused::NOT_ENDED);
  for (const auto kind : {v1::Eye::UMPIRE, v1::Eye::SEAT, v1::Eye::PUBLIC}) {
    request.mutable_get_moment()->set_game_id(match.id());
    request.mutable_get_moment()->mutable_eye()->set_kind(kind);
    request.mutable_get_moment()->mutable_eye()->set_side(v1::ONE);
    CHECK(at.two.ask(request).refused().code() == v1::Refused::NOT_ENDED);
  }
  request.mutable_get_standing_orders()->set_game_id(match.id());
  request.set_side(v1::ONE);
  CHECK(at.two.client.ask(request).refused().code() == v1::Refused::NOT_YOUR_GAME);
}

TEST_CASE("tracker: reconnecting gives the wrong seat") {
  Place at;
  const auto match = begin_match(at.one, at.two);
  for (int i = 0; i < 5; ++i) {
    for (auto* player : {&at.one, &at.two}) {
      Client client{at.node.port()};
      v1::Request request;
      request.mutable_resume()->set_token(player->token);
      REQUIRE(client.ask(request).signed_in().name() == player->name);
      request.mutable_watch()->set_game_id(match.id());
      CHECK(client.ask(request).watching().side() == (player == &at.one ? v1::ONE : v1::TWO));
      // Another person on the same connection has that person's eyes from then on.
      request.mutable_resume()->set_token(player == &at.one ? at.two.token : at.one.token);
      REQUIRE(client.ask(request).has_signed_in());
      request.mutable_watch()->set_game_id(match.id());
      CHECK(client.ask(request).watching().side() == (player == &at.one ? v1::TWO : v1::ONE));
    }
  }
}

TEST_CASE(
    "tracker: a prompt to an absent owner of a hidden option freezes the game or betrays it") {
  // Side one is asked to shift whether it can or wants to, and is away: its standing orders answer,
  // and side two is told nothing but that it is its turn.
  Place at;
  const auto match = begin_match(at.one, at.two);
  v1::Request request;
  request.mutable_set_standing_orders()->set_game_id(match.id());
  request.mutable_set_standing_orders()->set_orders("2 5 2");
  REQUIRE(at.one.ask(request).has_done());
  REQUIRE(at.two.order(match.id(), 1, "hide two 1").has_order_done());
  at.two.until(match.id(), [](const auto& u) { return u.awaited(0).kind() == "guess"; });
  REQUIRE(at.two.order(match.id(), 2, "guess two 4").has_order_done());
  at.two.until(match.id(), [](const v1::GameUpdate& update) {
    return update.awaited(0).kind() == "shift" && update.awaited(0).asked(0) == v1::TWO;
  });
  const auto& events = at.two.events(match.id());
  CHECK(std::ranges::none_of(events, [](const auto& event) {
    return event.ruleset_event().starts_with("4 0");  // one's shift
  }));
}
