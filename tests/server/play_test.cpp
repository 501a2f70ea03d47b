#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

using Code = v1::Refused::Code;

const char* side_name(v1::Side side) {
  return side == v1::ONE ? "one" : "two";
}

// Answers whatever is asked: hides and stays on `home`, searches `target`.
void answer_once(Player& player, const std::string& game, v1::Side side, int home, int target) {
  const auto open = player.asked(game, side);
  const int square = open.kind() == "guess" ? target : home;
  const auto order = open.kind() + " " + side_name(side) + " " + std::to_string(square);
  const auto done = player.order(game, open.number(), order);
  CAPTURE(order);
  CAPTURE(done.ShortDebugString());
  CHECK(done.has_order_done());
}

bool over(Player& player, const std::string& game) {
  player.take_in();
  return player.seen(game).has_outcome();
}

v1::Request drawing(const std::string& game) {
  v1::Request request;
  request.mutable_offer_draw()->set_game_id(game);
  request.mutable_offer_draw()->set_order_id(new_id());
  return request;
}

v1::Request answering_draw(const std::string& game, bool accept) {
  v1::Request request;
  request.mutable_answer_draw()->set_game_id(game);
  request.mutable_answer_draw()->set_order_id(new_id());
  request.mutable_answer_draw()->set_accept(accept);
  return request;
}

v1::Request saying(const std::string& game, const std::string& text, bool side_only) {
  v1::Request request;
  auto& message = *request.mutable_send_chat();
  message.set_game_id(game);
  message.set_text(text);
  message.set_side_only(side_only);
  message.set_message_id(new_id());
  return request;
}

v1::Request reading_chat(const std::string& game) {
  v1::Request request;
  request.mutable_read_chat()->set_game_id(game);
  return request;
}

// Two players and a server, with a game begun.
struct Table {
  TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  Match match{begin_match(one, two)};
  const std::string& game{match.game.id()};
};

}  // namespace

TEST_CASE("two players play Picket to its end; each sees what its side may know") {
  Table t;
  // Nobody ever searches where a boat can be, and nobody finds anything: three rounds, a draw.
  for (int turn = 0; turn < 20 && !over(t.one, t.game); ++turn) {
    for (auto* player : {&t.one, &t.two}) {
      const auto side = player == &t.one ? v1::ONE : v1::TWO;
      player->client.listen(20ms);
      player->take_in();
      bool asked = false;
      for (const auto& open : player->seen(t.game).awaited()) {
        for (const auto s : open.asked()) asked = asked || s == side;
      }
      if (asked) answer_once(*player, t.game, side, 1, 5);
    }
  }
  t.two.until(t.game, [](const v1::GameUpdate& update) { return update.has_outcome(); });
  CHECK(t.one.seen(t.game).outcome().level() == "draw");
  CHECK(t.one.seen(t.game).awaited().empty());
  CHECK(t.one.seen(t.game).view().find("eyes one boat") != std::string::npos);
  CHECK(t.two.seen(t.game).view().find("eyes two boat") != std::string::npos);
  // Events of kind 0, 1, 3 and 4 are secrets of the side they name (0 or 1).
  for (const auto& event : t.one.events(t.game)) {
    const auto& bytes = event.ruleset_event();
    if (bytes.empty()) continue;
    const bool secret =
        bytes.substr(0, 1) != "2" && bytes.substr(0, 1) != "5" && bytes.substr(0, 1) != "6";
    if (secret) CHECK(bytes.substr(2, 1) == "0");
  }
  const auto late = t.one.order(t.game, 99, "guess one 1");
  CHECK(late.refused().code() == v1::Refused::GAME_OVER);
}

TEST_CASE("an order sent three times with one id acts once and gets the same answer") {
  Table t;
  const auto id = new_id();
  const auto first = t.one.order(t.game, 1, "hide one 2", id);
  REQUIRE(first.has_order_done());
  CHECK(t.two.order(t.game, 1, "hide two 4").has_order_done());  // the game has moved on
  for (int i = 0; i < 2; ++i) {
    CHECK(t.one.order(t.game, 1, "hide one 2", id).SerializeAsString() ==
          first.SerializeAsString());
  }
  CHECK(t.database.value("SELECT count(*) FROM journal") == "3");
  CHECK(t.one.order(t.game, 1, "hide one 3", id).refused().code() == v1::Refused::MALFORMED);
  CHECK(t.two.order(t.game, 1, "hide one 2", id).refused().code() == v1::Refused::MALFORMED);
}

TEST_CASE("an order that cannot be is refused with its reason, and the game goes on") {
  Table t;
  Player stranger{t.node.port(), "Stranger"};
  struct Row {
    const char* what;
    std::uint32_t decision;
    const char* order;
    Code code;
  };
  for (const auto& row : {
           Row{"no order at all", 1, "\xff\xfe", v1::Refused::MALFORMED},
           Row{"empty", 1, "", v1::Refused::MALFORMED},
           Row{"the other side's boat", 1, "hide two 2", v1::Refused::NOT_YOURS},
           Row{"the wrong phase", 1, "guess one 2", v1::Refused::WRONG_ORDER},
           Row{"a square that is not there", 1, "hide one 6", v1::Refused::UNKNOWN_THING},
           Row{"a decision to come", 2, "guess one 2", v1::Refused::STALE},
       }) {
    CAPTURE(row.what);
    const auto reply = t.one.order(t.game, row.decision, row.order);
    CHECK(reply.refused().code() == row.code);
    CHECK(!reply.refused().what().empty());
  }
  CHECK(t.database.value("SELECT count(*) FROM journal") == "1");  // none of them is kept
  CHECK(stranger.order(t.game, 1, "hide one 2").refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(t.one.order(t.game, 1, "hide one 2", "short id").refused().code() ==
        v1::Refused::MALFORMED);
  CHECK(t.one.order("no game", 1, "hide one 2").refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(t.one.order(t.game, 1, "hide one 2").has_order_done());
  CHECK(t.one.order(t.game, 1, "hide one 3").refused().code() == v1::Refused::NOT_YOUR_DECISION);
}

TEST_CASE("options and previews come from the seat's view, and change nothing") {
  Table t;
  v1::Request options;
  options.mutable_get_options()->set_game_id(t.game);
  CHECK(t.one.ask(options).options().options() == "12345");
  CHECK(t.one.order(t.game, 1, "hide one 5").has_order_done());
  CHECK(t.one.ask(options).options().options().empty());
  CHECK(t.two.ask(options).options().options() == "12345");
  v1::Request preview;
  preview.mutable_preview_order()->set_game_id(t.game);
  preview.mutable_preview_order()->set_decision(1);
  preview.mutable_preview_order()->set_order("hide two 3");
  CHECK(t.two.ask(preview).has_preview());
  preview.mutable_preview_order()->set_order("hide one 3");
  CHECK(t.two.ask(preview).refused().code() == v1::Refused::NOT_YOURS);
  CHECK(t.database.value("SELECT count(*) FROM journal") == "2");
}

TEST_CASE(
    "a sealed order is told to its own side; the other learns that it was given, and a digest") {
  Table t;
  const auto before = t.two.seen(t.game).cursor();
  CHECK(t.one.order(t.game, 1, "hide one 2").has_order_done());
  const auto seen = t.two.until(t.game, [](const v1::GameUpdate& update) {
    return update.awaited_size() == 1 && update.awaited(0).asked_size() == 1;
  });
  CHECK(seen.cursor() == before + 1);
  REQUIRE(seen.events_size() == 1);
  CHECK(seen.events(0).sealed().side() == v1::ONE);
}

TEST_CASE("a viewer for whom nothing happened is told nothing") {
  Table t;
  for (const auto* order : {"hide", "guess"}) {
    const auto decision = std::string_view{order} == "hide" ? 1U : 2U;
    CHECK(t.one.order(t.game, decision, std::string{order} + " one 1").has_order_done());
    CHECK(t.two.order(t.game, decision, std::string{order} + " two 3").has_order_done());
  }
  t.two.asked(t.game, v1::ONE);
  t.two.client.listen(50ms);
  const auto frames = t.two.client.frames().size();
  // Refused, previewed and looked at: nothing of it is seen from the other side.
  CHECK(t.one.order(t.game, 3, "shift one 5").has_refused());
  v1::Request options;
  options.mutable_get_options()->set_game_id(t.game);
  CHECK(t.one.ask(options).has_options());
  t.two.client.listen(150ms);
  CHECK(t.two.client.frames().size() == frames);
}

TEST_CASE("a draw is offered and declined, offered and accepted") {
  Table t;
  CHECK(t.two.ask(answering_draw(t.game, true)).refused().code() == v1::Refused::AGAINST_THE_RULES);
  CHECK(t.one.ask(drawing(t.game)).has_order_done());
  CHECK(t.one.ask(drawing(t.game)).refused().code() == v1::Refused::AGAINST_THE_RULES);
  t.two.until(t.game, [](const v1::GameUpdate& u) { return u.draw_offered_by() == v1::ONE; });
  CHECK(t.two.ask(answering_draw(t.game, false)).has_order_done());
  t.one.until(t.game, [](const v1::GameUpdate& u) { return u.draw_offered_by() == 0; });
  CHECK(t.two.ask(drawing(t.game)).has_order_done());
  CHECK(t.one.ask(answering_draw(t.game, true)).has_order_done());
  const auto end = t.two.until(t.game, [](const v1::GameUpdate& u) { return u.has_outcome(); });
  CHECK(end.outcome().level() == "draw");
  CHECK(end.awaited().empty());
  CHECK(t.one.order(t.game, 1, "hide one 1").refused().code() == v1::Refused::GAME_OVER);
}

TEST_CASE("an offer of a draw lapses when the other side plays on, not when its maker does") {
  Table t;
  CHECK(t.one.ask(drawing(t.game)).has_order_done());
  CHECK(t.one.order(t.game, 1, "hide one 1").has_order_done());
  t.one.take_in();
  CHECK(t.one.seen(t.game).draw_offered_by() == v1::ONE);
  CHECK(t.two.order(t.game, 1, "hide two 1").has_order_done());
  t.one.until(t.game, [](const v1::GameUpdate& u) { return u.draw_offered_by() == 0; });
}

TEST_CASE("who comes back is told what it missed, from the number it has") {
  Table t;
  CHECK(t.one.order(t.game, 1, "hide one 1").has_order_done());
  CHECK(t.two.order(t.game, 1, "hide two 1").has_order_done());
  // The question, hidden, sealed, sealed by the other side, the next question.
  t.one.until(t.game, [](const v1::GameUpdate& u) { return u.cursor() == 5; });
  Player again{t.node.port(), "Spee"};
  CHECK(again.watch(t.game, 0).watching().cursor() == 5);
  const auto all = again.client.push([](const v1::Push& push) { return push.has_game_update(); });
  CHECK(all->game_update().events_size() == 5);
  CHECK(all->game_update().view() == t.one.seen(t.game).view());
  CHECK(again.watch(t.game, 4).has_watching());
  const auto rest = again.client.push([](const v1::Push& push) { return push.has_game_update(); });
  REQUIRE(rest->game_update().events_size() == 1);
  CHECK(rest->game_update().events(0).number() == 5);
  CHECK(again.watch(t.game, 77).has_watching());  // numbers of another world
  const auto anew = again.client.push([](const v1::Push& push) { return push.has_game_update(); });
  CHECK(anew->game_update().events_size() == 5);
  v1::Request history;
  history.mutable_history()->set_game_id(t.game);
  history.mutable_history()->set_after(1);
  history.mutable_history()->set_limit(1);
  const auto events = again.ask(history).events();
  REQUIRE(events.events_size() == 1);
  CHECK(events.events(0).number() == 2);
}

TEST_CASE("chat is for everybody or for one's side, numbered for each reader without gaps") {
  Table t;
  CHECK(t.one.ask(saying(t.game, "good day", false)).has_done());
  CHECK(t.one.ask(saying(t.game, "a secret", true)).has_done());
  const auto twice = saying(t.game, "good day to you", false);
  CHECK(t.two.ask(twice).has_done());
  CHECK(t.two.ask(twice).has_done());
  const auto own = t.one.ask(reading_chat(t.game)).chat();
  REQUIRE(own.lines_size() == 3);
  CHECK(own.lines(1).text() == "a secret");
  const auto others = t.two.ask(reading_chat(t.game)).chat();
  REQUIRE(others.lines_size() == 2);
  CHECK(others.lines(0).text() == "good day");
  CHECK(others.lines(1).number() == 2);
  const auto pushed = t.one.client.push(
      [](const v1::Push& push) { return push.chat().text() == "good day to you"; });
  REQUIRE(pushed.has_value());
  CHECK(pushed->chat().number() == 3);
  CHECK(t.one.ask(saying(t.game, "", false)).refused().code() == v1::Refused::MALFORMED);
  CHECK(t.one.ask(saying(t.game, std::string(1001, 'x'), false)).refused().code() ==
        v1::Refused::MALFORMED);
}

TEST_CASE("alone against the bot, a game goes to its end") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player alone{node.port(), "Spee"};
  const auto game = alone.create(v1::TWO, true);
  CHECK(game.status() == v1::GameInfo::PLAYING);
  CHECK(alone.watch(game.id()).has_watching());
  for (int turn = 0; turn < 12; ++turn) {
    alone.until(game.id(), [](const v1::GameUpdate& update) {
      bool asked = update.has_outcome();
      for (const auto& open : update.awaited()) {
        for (const auto side : open.asked()) asked = asked || side == v1::TWO;
      }
      return asked;
    });
    if (over(alone, game.id())) break;
    answer_once(alone, game.id(), v1::TWO, 3, 3);
  }
  CHECK(over(alone, game.id()));
}

TEST_CASE("a bot keeps its pace, however little it had to think about") {
  const TestDatabase database;
  const auto pace = 400ms;
  const TestNode node{database.url(), {.bot_pace = pace}};
  Player alone{node.port(), "Spee"};
  const auto began = std::chrono::steady_clock::now();
  const auto game = alone.create(v1::TWO, true);
  CHECK(alone.watch(game.id()).has_watching());
  alone.until(game.id(), [](const v1::GameUpdate& update) {
    return std::ranges::none_of(update.awaited(), [](const v1::Awaited& open) {
      return std::ranges::find(open.asked(), v1::ONE) != open.asked().end();
    });
  });
  CHECK(std::chrono::steady_clock::now() - began >= pace);
}

TEST_CASE("a person without a seat watches an open game with the public's eyes, and may not act") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  Player reader{node.port(), "Reader"};
  v1::Request create;
  auto& wish = *create.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_side(v1::ONE);
  wish.set_open(true);
  wish.set_request_id(new_id());
  auto game = one.ask(create).game();
  CHECK(reader.watch(game.id()).refused().code() == v1::Refused::NOT_STARTED);
  game.clear_invitation();
  CHECK(two.take(game).has_game());
  CHECK(reader.watch(game.id()).has_watching());
  CHECK(one.order(game.id(), 1, "hide one 4").has_order_done());
  CHECK(two.order(game.id(), 1, "hide two 2").has_order_done());
  reader.until(game.id(), [](const v1::GameUpdate& u) { return u.cursor() == 4; });
  CHECK(reader.seen(game.id()).view().find("eyes public boat 0") != std::string::npos);
  CHECK(reader.order(game.id(), 2, "guess one 2").refused().code() == v1::Refused::NOT_YOUR_GAME);
  CHECK(reader.ask(saying(game.id(), "psst", false)).refused().code() ==
        v1::Refused::NOT_YOUR_GAME);
}
