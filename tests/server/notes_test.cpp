// Notes to oneself: the account's alone, on every device, and never lost to one's own other hand.
#include <doctest/doctest.h>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

v1::Reply read_notes(Player& player, const std::string& game) {
  v1::Request request;
  request.mutable_get_notes()->set_game_id(game);
  return player.ask(request);
}

v1::Reply write_notes(Player& player, const std::string& game, const std::string& text,
                      std::uint64_t version) {
  v1::Request request;
  request.mutable_set_notes()->set_game_id(game);
  request.mutable_set_notes()->set_text(text);
  request.mutable_set_notes()->set_version(version);
  return player.ask(request);
}

bool has_notes(const v1::Push& push) {
  return push.has_notes();
}

struct Desk {
  TestDatabase database;
  TestNode node{database.url()};
  Player spee{node.port(), "Spee"};
  Player cradock{node.port(), "Cradock"};
  Match match{begin_match(spee, cradock)};
  const std::string& game{match.game.id()};
};

}  // namespace

TEST_CASE("notes are there on every device of the account, and the other one is told") {
  Desk t;
  CHECK(read_notes(t.spee, t.game).notes().version() == 0);
  Player at_home{t.node.port(), "Spee"};
  const auto written = write_notes(t.spee, t.game, "coal at Más Afuera", 0);
  CHECK(written.notes().version() == 1);
  const auto told = at_home.client.push(has_notes);
  REQUIRE(told);
  CHECK(told->notes().text() == "coal at Más Afuera");
  CHECK(read_notes(at_home, t.game).notes().text() == "coal at Más Afuera");
  CHECK(write_notes(at_home, t.game, "", 1).notes().version() == 2);
  CHECK(read_notes(t.spee, t.game).notes().text().empty());
}

TEST_CASE("the enemy is neither shown nor told of notes") {
  Desk t;
  write_notes(t.spee, t.game, "coal at Más Afuera", 0);
  CHECK(read_notes(t.cradock, t.game).notes().text().empty());
  // Whatever comes before the answer to a later request would have come by now.
  CHECK_FALSE(t.cradock.client.push(has_notes, 0ms));
  for (const auto& frame : t.cradock.client.frames()) {
    CHECK(frame.find("Más Afuera") == std::string::npos);
  }
}

TEST_CASE("notes made from others than the newest are refused, and change nothing") {
  Desk t;
  write_notes(t.spee, t.game, "one", 0);
  write_notes(t.spee, t.game, "two", 1);
  for (const std::uint64_t version : {0U, 1U, 3U}) {
    CAPTURE(version);
    const auto late = write_notes(t.spee, t.game, "from what is gone", version);
    CHECK(late.refused().code() == v1::Refused::STALE);
  }
  CHECK(write_notes(t.spee, t.game, "huge", ~0ULL).refused().code() == v1::Refused::STALE);
  CHECK(read_notes(t.spee, t.game).notes().text() == "two");
}

TEST_CASE("notes are refused to who holds no seat, and too long ones to everybody") {
  Desk t;
  Player stranger{t.node.port(), "Stranger"};
  CHECK(read_notes(stranger, t.game).refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(write_notes(stranger, t.game, "x", 0).refused().code() == v1::Refused::NO_SUCH_GAME);
  CHECK(read_notes(t.spee, "no game").refused().code() == v1::Refused::NO_SUCH_GAME);
  const std::string longest(16U * 1024U, 'x');
  CHECK(write_notes(t.spee, t.game, longest + "x", 0).refused().code() == v1::Refused::MALFORMED);
  CHECK(write_notes(t.spee, t.game, std::string{"a\0b", 3}, 0).refused().code() ==
        v1::Refused::MALFORMED);
  CHECK(write_notes(t.spee, t.game, longest, 0).notes().version() == 1);
}
