#include <doctest/doctest.h>

#include "fair/fair.hpp"
#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;
using chartroom::fair::commitment;
using chartroom::fair::hex;
using chartroom::fair::unhex;

namespace {

v1::Request creating(const std::string& request_id) {
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  wish.set_ruleset("picket");
  wish.set_side(v1::TWO);
  wish.set_title("Coronel");
  wish.set_request_id(request_id);
  return request;
}

v1::Request listing(bool mine) {
  v1::Request request;
  request.mutable_list_games()->set_mine(mine);
  return request;
}

}  // namespace

TEST_CASE("a game asked for three times with one id is made once") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  auto request = creating(new_id());
  const auto first = spee.ask(request);
  CHECK(first.game().status() == v1::GameInfo::WAITING);
  CHECK(first.game().title() == "Coronel");
  CHECK(first.SerializeAsString() == spee.ask(request).SerializeAsString());
  CHECK(first.SerializeAsString() == spee.ask(request).SerializeAsString());
  CHECK(database.value("SELECT count(*) FROM games") == "1");
  request.mutable_create_game()->set_title("Another");
  CHECK(spee.ask(request).refused().code() == v1::Refused::MALFORMED);
}

TEST_CASE("the bot plays as well as was wished for, or a strength there is none of is refused") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  const auto against = [&](const std::string& strength) {
    auto request = creating(new_id());
    request.mutable_create_game()->set_against_bot(true);
    request.mutable_create_game()->set_bot_strength(strength);
    return spee.ask(request);
  };
  const auto bot_of = [](const v1::Reply& reply) {
    for (const auto& seat : reply.game().seats()) {
      if (seat.bot()) return seat.bot_strength();
    }
    return std::string{"no bot"};
  };
  CHECK(bot_of(against("admiral")) == "admiral");
  CHECK(bot_of(against("midshipman")) == "midshipman");
  CHECK(bot_of(against("")) == "lieutenant");
  CHECK(against("captain").refused().code() == v1::Refused::UNKNOWN_THING);
  CHECK(bot_of(spee.ask(creating(new_id()))) == "no bot");
}

TEST_CASE("a title is one line of plain text") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  for (const std::string& title :
       std::vector<std::string>{"two\nlines", "\x1b[2J", "an escape: \x1b", "a bell: \x07"}) {
    auto request = creating(new_id());
    request.mutable_create_game()->set_title(title);
    CAPTURE(title);
    CHECK(spee.ask(request).refused().code() == v1::Refused::BAD_NAME);
  }
}

TEST_CASE("a title has 80 characters, in whatever letters") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  const auto titled = [&](std::size_t letters) {
    std::string title;
    for (std::size_t i = 0; i < letters; ++i) title += "ä";
    auto request = creating(new_id());
    request.mutable_create_game()->set_title(title);
    return spee.ask(request);
  };
  CHECK(titled(80).game().title().size() == 160);
  CHECK(titled(81).refused().code() == v1::Refused::BAD_NAME);
}

TEST_CASE("who makes a game without taking a side finds it again and may take one") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player host{node.port(), "Host"};
  Player spee{node.port(), "Spee"};
  auto request = creating(new_id());
  request.mutable_create_game()->set_side(v1::SIDE_UNSPECIFIED);
  const auto made = host.ask(request).game();
  CHECK(made.seats_size() == 0);
  REQUIRE(host.ask(listing(false)).games().games_size() == 1);
  CHECK(spee.ask(listing(false)).games().games_size() == 0);
  v1::Request take;
  take.mutable_take_side()->set_game_id(made.id());
  take.mutable_take_side()->set_side(v1::TWO);
  CHECK(spee.ask(take).refused().code() == v1::Refused::NO_SUCH_GAME);
  const auto mine = host.ask(take).game();
  REQUIRE(!mine.invitation().empty());
  take.mutable_take_side()->Clear();
  take.mutable_take_side()->set_invitation(mine.invitation());
  CHECK(spee.ask(take).game().status() == v1::GameInfo::PLAYING);
}

TEST_CASE("wishes for games that cannot be are refused") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  auto request = creating(new_id());
  request.mutable_create_game()->set_ruleset("chess");
  CHECK(spee.ask(request).refused().code() == v1::Refused::UNKNOWN_THING);
  request = creating(new_id());
  request.mutable_create_game()->set_scenario("Jutland");
  CHECK(spee.ask(request).refused().code() == v1::Refused::UNKNOWN_THING);
  request = creating("short");
  CHECK(spee.ask(request).refused().code() == v1::Refused::MALFORMED);
}

TEST_CASE("a game is found and joined by its invitation code, and by nobody without it") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  Player sturdee{node.port(), "Sturdee"};
  const auto game = spee.create(v1::ONE);
  REQUIRE(!game.invitation().empty());

  v1::Request look;
  look.mutable_get_game()->set_game_id(game.id());
  CHECK(cradock.ask(look).refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(cradock.ask(listing(false)).games().games().empty());
  auto without_code = game;
  without_code.clear_invitation();
  CHECK(cradock.take(without_code).refused().code() == v1::Refused::NO_SUCH_GAME);

  const auto taken = cradock.take(game);
  REQUIRE(taken.has_game());
  CHECK(taken.game().status() == v1::GameInfo::PLAYING);
  CHECK(cradock.take(game).has_game());  // once more: nothing changes
  CHECK(sturdee.take(game).refused().code() == v1::Refused::SEAT_TAKEN);
  CHECK(sturdee.ask(look).refused().code() == v1::Refused::NO_SUCH_GAME);
  const auto began = spee.client.push([&](const v1::Push& push) {
    return push.game().id() == game.id() && push.game().status() == v1::GameInfo::PLAYING;
  });
  REQUIRE(began.has_value());
  CHECK(began->game().seats(1).player() == "Cradock");
}

TEST_CASE(
    "whoever is invited by name sees the game and may take the free side; the code stays with the "
    "seats") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  const auto game = spee.create(v1::ONE);
  v1::Request invite;
  invite.mutable_invite_player()->set_game_id(game.id());
  invite.mutable_invite_player()->set_player("nobody");
  CHECK(spee.ask(invite).refused().code() == v1::Refused::NO_SUCH_PLAYER);
  invite.mutable_invite_player()->set_player("CRADOCK");
  CHECK(spee.ask(invite).has_game());
  const auto told = cradock.client.push([](const v1::Push& push) { return push.has_game(); });
  REQUIRE(told.has_value());
  CHECK(told->game().invitation().empty());
  const auto listed = cradock.ask(listing(false)).games();
  REQUIRE(listed.games_size() == 1);
  CHECK(listed.games(0).invitation().empty());
  auto without_code = game;
  without_code.clear_invitation();
  CHECK(cradock.take(without_code, v1::ONE).refused().code() == v1::Refused::SEAT_TAKEN);
  CHECK(cradock.take(without_code, v1::TWO).game().status() == v1::GameInfo::PLAYING);
}

TEST_CASE("a seat may be given up before the game begins, and not after") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  const auto game = spee.create(v1::ONE);
  v1::Request leave;
  leave.mutable_leave_game()->set_game_id(game.id());
  CHECK(spee.ask(leave).game().seats().empty());
  CHECK(spee.ask(leave).refused().code() == v1::Refused::NO_SUCH_GAME);  // not open, not theirs
  CHECK(spee.take(game, v1::TWO).has_game());
  CHECK(cradock.take(game).has_game());
  CHECK(spee.ask(leave).refused().code() == v1::Refused::AGAINST_THE_RULES);
}

TEST_CASE(
    "the commitment is there from the start, and the seed that fits it when the game has ended") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  const auto match = begin_match(spee, cradock);
  CHECK(match.game.seed_commitment().size() == 64);
  CHECK(match.game.seed().empty());

  v1::Request resign;
  resign.mutable_resign()->set_game_id(match.id());
  resign.mutable_resign()->set_order_id(new_id());
  CHECK(spee.ask(resign).has_order_done());
  v1::Request look;
  look.mutable_get_game()->set_game_id(match.id());
  const auto ended = cradock.ask(look).game();
  CHECK(ended.status() == v1::GameInfo::ENDED);
  CHECK(ended.outcome().winner() == v1::TWO);
  CHECK(ended.seed_commitment() == match.game.seed_commitment());
  const auto seed = unhex(ended.seed());
  REQUIRE(seed.has_value());
  CHECK(hex(commitment(*seed, match.id())) == ended.seed_commitment());
}

TEST_CASE("an invitation to a game that has ended does not begin it again") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  Player sturdee{node.port(), "Sturdee"};
  const auto match = begin_match(spee, cradock);
  v1::Request resign;
  resign.mutable_resign()->set_game_id(match.id());
  resign.mutable_resign()->set_order_id(new_id());
  REQUIRE(spee.ask(resign).has_order_done());
  v1::Request invite;
  invite.mutable_invite_player()->set_game_id(match.id());
  invite.mutable_invite_player()->set_player("Sturdee");
  CHECK(spee.ask(invite).game().status() == v1::GameInfo::ENDED);
  CHECK(sturdee.ask(listing(false)).games().games(0).status() == v1::GameInfo::ENDED);
}

TEST_CASE("lists say how much is unread") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  const auto match = begin_match(spee, cradock);
  const auto unread = [&] { return spee.ask(listing(true)).games().games(0).unread(); };
  const auto all = spee.seen(match.id()).cursor();
  CHECK(unread() == all);
  v1::Request acknowledge;
  acknowledge.mutable_acknowledge()->set_game_id(match.id());
  acknowledge.mutable_acknowledge()->set_cursor(all);
  CHECK(spee.ask(acknowledge).has_done());
  CHECK(unread() == 0);
  CHECK(cradock.order(match.id(), 1, "hide two 3").has_order_done());
  CHECK(unread() == 1);  // that something was sealed; what it was is told to its own side only
  CHECK(spee.order(match.id(), 1, "hide one 3").has_order_done());
  CHECK(unread() == 4);  // hidden, sealed, and the next decision
  CHECK(spee.watch(match.id(), all + 1).has_watching());
  CHECK(unread() == 3);
}
