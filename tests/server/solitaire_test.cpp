// Games that one account plays by itself: against the rules, or with both sides.
#include <doctest/doctest.h>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

v1::Request creating(const std::vector<std::string>& options,
                     v1::Side side = v1::SIDE_UNSPECIFIED) {
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_side(side);
  wish.set_request_id(new_id());
  for (const auto& option : options) wish.add_options(option);
  return request;
}

v1::Request taking(const v1::GameInfo& game, v1::Side side) {
  v1::Request request;
  request.mutable_take_side()->set_invitation(game.invitation());
  request.mutable_take_side()->set_side(side);
  return request;
}

v1::Request asking_for_options(const std::string& game) {
  v1::Request request;
  request.mutable_get_options()->set_game_id(game);
  return request;
}

// Spee at two clients, each the eyes and the hand of one side.
struct TwoHands {
  TestDatabase database;
  TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Spee"};
  v1::GameInfo game{one.ask(creating({"both"})).game()};

  TwoHands() {
    one.sits_as = v1::ONE;
    two.sits_as = v1::TWO;
    REQUIRE(one.watch(game.id()).watching().side() == v1::ONE);
    REQUIRE(two.watch(game.id()).watching().side() == v1::TWO);
  }
};

}  // namespace

TEST_CASE("options are listed with their ruleset, and kept with the game") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  v1::Request request;
  request.mutable_list_rulesets();
  const auto rulesets = spee.ask(request).rulesets();
  REQUIRE(rulesets.rulesets(0).options_size() == 2);
  CHECK(rulesets.rulesets(0).options(0).name() == "alone");
  CHECK(rulesets.rulesets(0).options(0).text() == "Dice play side one.");

  const auto game = spee.ask(creating({"alone"})).game();
  REQUIRE(game.options_size() == 1);
  CHECK(game.options(0) == "alone");
  CHECK(database.value("SELECT options FROM games") == "alone");
  CHECK(spee.create(v1::ONE).options().empty());

  CHECK(spee.ask(creating({"zeppelins"})).refused().code() == v1::Refused::UNKNOWN_THING);
  CHECK(spee.ask(creating({"alone", "both"})).refused().code() == v1::Refused::AGAINST_THE_RULES);
}

TEST_CASE("a game against the rules begins at once, and nobody else gets a seat of it") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player cradock{node.port(), "Cradock"};
  Player spee{node.port(), "Spee"};
  const auto game = cradock.ask(creating({"alone"})).game();
  CHECK(game.status() == v1::GameInfo::PLAYING);
  REQUIRE(game.seats_size() == 1);
  CHECK(game.seats(0).side() == v1::TWO);
  CHECK(game.seats(0).player() == "Cradock");
  for (const auto side : {v1::SIDE_UNSPECIFIED, v1::ONE, v1::TWO}) {
    CHECK(spee.ask(taking(game, side)).refused().code() == v1::Refused::SEAT_TAKEN);
  }
  CHECK(cradock.ask(taking(game, v1::ONE)).refused().code() == v1::Refused::SEAT_TAKEN);
  CHECK(cradock.ask(taking(game, v1::TWO)).has_game());  // once more: nothing changes
  CHECK(spee.watch(game.id()).refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(database.value("SELECT count(*) FROM seats") == "1");
}

TEST_CASE("a game against the rules is played to its end by one account") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player cradock{node.port(), "Cradock"};
  const auto id = cradock.ask(creating({"alone"}, v1::TWO)).game().id();
  CHECK(cradock.watch(id).watching().side() == v1::TWO);
  for (int decisions = 0; decisions < 20 && !cradock.seen(id).has_outcome(); ++decisions) {
    const auto open = cradock.asked(id, v1::TWO);
    REQUIRE(open.asked_size() == 1);
    REQUIRE(cradock.order(id, open.number(), open.kind() + " two 2").has_order_done());
    cradock.until(id, [&](const v1::GameUpdate& update) {
      return update.has_outcome() || update.awaited(0).number() != open.number();
    });
  }
  CHECK(cradock.seen(id).has_outcome());
  // Kinds of events 0, 1, 3 and 4 are secrets of the side they name.
  for (const auto& event : cradock.events(id)) {
    const auto& bytes = event.ruleset_event();
    if (std::string{"0134"}.find(bytes[0]) != std::string::npos) CHECK(bytes[2] == '1');
  }
}

TEST_CASE("a seat that the rules hold cannot be asked for, and a game for one has no bot") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player cradock{node.port(), "Cradock"};
  CHECK(cradock.ask(creating({"alone"}, v1::ONE)).refused().code() == v1::Refused::SEAT_TAKEN);
  for (const auto* option : {"alone", "both"}) {
    auto request = creating({option});
    request.mutable_create_game()->set_against_bot(true);
    CHECK(cradock.ask(request).refused().code() == v1::Refused::AGAINST_THE_RULES);
  }
  CHECK(database.value("SELECT count(*) FROM games") == "0");
}

TEST_CASE("one account that holds both sides sees and acts as the one it names") {
  TwoHands t;
  const auto& id = t.game.id();
  CHECK(t.game.status() == v1::GameInfo::PLAYING);
  REQUIRE(t.game.seats_size() == 2);
  CHECK(t.game.seats(0).player() == t.game.seats(1).player());
  Player cradock{t.node.port(), "Cradock"};
  CHECK(cradock.ask(taking(t.game, v1::ONE)).refused().code() == v1::Refused::SEAT_TAKEN);

  CHECK(t.two.order(id, 1, "hide two 4").has_order_done());
  t.one.asked(id, v1::ONE);
  CHECK(t.one.order(id, 1, "hide two 3").refused().code() == v1::Refused::NOT_YOURS);
  CHECK(t.one.order(id, 1, "hide one 2").has_order_done());
  t.one.asked(id, v1::ONE);
  t.two.asked(id, v1::TWO);
  CHECK(t.one.seen(id).view().find("eyes one boat 2") != std::string::npos);
  CHECK(t.two.seen(id).view().find("eyes two boat 4") != std::string::npos);
}

TEST_CASE("who holds both sides and names neither is asked to") {
  TwoHands t;
  const auto& id = t.game.id();
  t.one.sits_as = v1::SIDE_UNSPECIFIED;
  CHECK(t.one.watch(id).refused().code() == v1::Refused::MALFORMED);
  CHECK(t.one.order(id, 1, "hide one 2").refused().code() == v1::Refused::MALFORMED);
  CHECK(t.one.ask(asking_for_options(id)).refused().code() == v1::Refused::MALFORMED);
  t.one.sits_as = v1::ONE;
  CHECK(t.one.ask(asking_for_options(id)).options().options() == "12345");
}

TEST_CASE("one order id serves one of the two sides") {
  TwoHands t;
  const auto& id = t.game.id();
  v1::Request resign;
  resign.mutable_resign()->set_game_id(id);
  resign.mutable_resign()->set_order_id(new_id());
  REQUIRE(t.one.ask(resign).has_order_done());
  CHECK(t.one.ask(resign).has_order_done());  // the same once more
  CHECK(t.two.ask(resign).refused().code() == v1::Refused::MALFORMED);
}

TEST_CASE("nobody asks as a side that is not theirs") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  Player sturdee{node.port(), "Sturdee"};
  auto request = creating({}, v1::ONE);
  request.mutable_create_game()->set_open(true);
  const auto game = spee.ask(request).game();
  REQUIRE(cradock.take(game).has_game());
  cradock.sits_as = v1::ONE;
  CHECK(cradock.watch(game.id()).refused().code() == v1::Refused::NOT_YOUR_GAME);
  CHECK(cradock.order(game.id(), 1, "hide one 2").refused().code() == v1::Refused::NOT_YOUR_GAME);
  sturdee.sits_as = v1::TWO;
  CHECK(sturdee.watch(game.id()).refused().code() == v1::Refused::NOT_YOUR_GAME);
  cradock.sits_as = v1::TWO;
  CHECK(cradock.watch(game.id()).watching().side() == v1::TWO);
}

TEST_CASE("a word to one's own side is not read with the other's eyes") {
  TwoHands t;
  v1::Request say;
  say.mutable_send_chat()->set_game_id(t.game.id());
  say.mutable_send_chat()->set_text("north of Fiji");
  say.mutable_send_chat()->set_side_only(true);
  say.mutable_send_chat()->set_message_id(new_id());
  REQUIRE(t.one.ask(say).has_done());
  v1::Request read;
  read.mutable_read_chat()->set_game_id(t.game.id());
  CHECK(t.one.ask(read).chat().lines_size() == 1);
  CHECK(t.two.ask(read).chat().lines_size() == 0);
}

TEST_CASE("each side of one account has seen what it has seen") {
  TwoHands t;
  const auto& id = t.game.id();
  v1::Request list;
  list.mutable_list_games()->set_mine(true);
  const auto unread = [&] { return t.one.ask(list).games().games(0).unread(); };
  const auto acknowledge = [&](Player& player) {
    v1::Request request;
    request.mutable_acknowledge()->set_game_id(id);
    request.mutable_acknowledge()->set_cursor(player.seen(id).cursor());
    CHECK(player.ask(request).has_done());
  };
  t.one.asked(id, v1::ONE);
  t.two.asked(id, v1::TWO);
  CHECK(t.one.ask(list).games().games_size() == 1);
  CHECK(unread() == 1);
  acknowledge(t.one);
  CHECK(unread() == 1);
  acknowledge(t.two);
  CHECK(unread() == 0);
  CHECK(t.two.order(id, 1, "hide two 4").has_order_done());
  CHECK(unread() ==
        2);  // to side two that it has hidden, and that it is sealed; to side one the latter
}

TEST_CASE("a client that watches as the other side is told that side's things from then on") {
  TwoHands t;
  const auto& id = t.game.id();
  v1::Request watch;
  watch.mutable_watch()->set_game_id(id);
  watch.set_side(v1::TWO);
  REQUIRE(t.one.client.ask(watch).watching().side() == v1::TWO);
  const auto eyes_two = [](const v1::Push& push) {
    return push.game_update().view().find("eyes two") != std::string::npos;
  };
  CHECK(t.one.client.push(eyes_two).has_value());
  CHECK(t.two.order(id, 1, "hide two 4").has_order_done());
  const auto hidden = t.one.client.push(eyes_two);
  REQUIRE(hidden.has_value());
  CHECK(hidden->game_update().view().find("boat 4") != std::string::npos);
}
