// Real processes, killed.
#include <doctest/doctest.h>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/server_process.hpp"

using namespace chartroom::testing;

namespace {

const std::string program = CHARTROOMD_PICKET;

}  // namespace

TEST_CASE("a server killed in mid-game goes on where it was") {
  const TestDatabase database;
  std::string game;
  std::string view_of_one;
  {
    ServerProcess server{program, database.url()};
    Player one{server.port(), "Spee"};
    Player two{server.port(), "Cradock"};
    game = begin_match(one, two).id();
    CHECK(one.order(game, 1, "hide one 2").has_order_done());
    CHECK(two.order(game, 1, "hide two 4").has_order_done());
    CHECK(one.order(game, 2, "guess one 1").has_order_done());
    one.until(game, [](const v1::GameUpdate& u) { return u.cursor() == 7; });
    view_of_one = one.seen(game).view();
    server.kill();
    CHECK(one.client.ends());
  }
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  Player two{server.port(), "Cradock"};
  CHECK(one.watch(game).watching().cursor() == 7);
  CHECK(two.watch(game).watching().cursor() == 6);
  one.asked(game, v1::TWO);
  CHECK(one.seen(game).view() == view_of_one);
  CHECK(two.order(game, 2, "guess two 5").has_order_done());
  two.asked(game, v1::ONE);
}

TEST_CASE(
    "an order whose server was killed after the commit and before the answer is answered as done") {
  const TestDatabase database;
  const auto id = new_id();
  std::string game;
  {
    // The first entry is the opening, the second the order.
    ServerProcess server{program, database.url(), {}, {"CHARTROOM_FAILPOINT=after commit:2"}};
    Player one{server.port(), "Spee"};
    Player two{server.port(), "Cradock"};
    game = begin_match(one, two).id();
    CHECK_THROWS(one.order(game, 1, "hide one 2", id));
    CHECK(server.ended_by_itself());
  }
  CHECK(database.value("SELECT count(*) FROM journal") == "2");
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  CHECK(one.order(game, 1, "hide one 2", id).order_done().cursor() == 3);
  CHECK(one.order(game, 1, "hide one 3", new_id()).refused().code() ==
        v1::Refused::NOT_YOUR_DECISION);
  CHECK(database.value("SELECT count(*) FROM journal") == "2");
}

TEST_CASE(
    "an order whose server was killed before the commit has not happened, and may be sent again") {
  const TestDatabase database;
  const auto id = new_id();
  std::string game;
  {
    ServerProcess server{program, database.url(), {}, {"CHARTROOM_FAILPOINT=before commit:2"}};
    Player one{server.port(), "Spee"};
    Player two{server.port(), "Cradock"};
    game = begin_match(one, two).id();
    CHECK_THROWS(one.order(game, 1, "hide one 2", id));
    CHECK(server.ended_by_itself());
  }
  CHECK(database.value("SELECT count(*) FROM journal") == "1");
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  CHECK(one.order(game, 1, "hide one 2", id).order_done().cursor() == 3);
}

TEST_CASE("a server told to stop says so, closes with 1001 and exits with 0") {
  const TestDatabase database;
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  server.ask_to_stop();
  CHECK(one.client.push([](const v1::Push& push) { return push.has_going_down(); }).has_value());
  CHECK(one.client.ends());
  CHECK(server.exit_code() == 0);
  CHECK(one.client.close_code() == 1001);
}

TEST_CASE("a server told to stop exits with 0, though a client does not read its good-bye") {
  const TestDatabase database;
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  one.client.stop_reading();
  server.ask_to_stop();
  CHECK(server.exit_code() == 0);
}

TEST_CASE("bad arguments exit with 2; a database without the schema, or with another, with 1") {
  const TestDatabase empty{TestDatabase::Schema::empty};
  const auto url = empty.url();
  CHECK(run_to_end(program, {"--help"}) == 0);
  CHECK(run_to_end(program, {"serve"}) == 2);
  CHECK(run_to_end(program, {"serve", "--database", url, "--port", "a harbour"}) == 2);
  CHECK(run_to_end(program, {"serve", "--database", url, "--tls", "maybe"}) == 2);
  CHECK(run_to_end(program, {"serve", "--allow-root", "--database", url, "--log-level", "off"}) ==
        1);
  CHECK(run_to_end(program, {"migrate", "--database", url, "--log-level", "off"}) == 0);
  CHECK(run_to_end(program, {"migrate", "--database", url, "--log-level", "off"}) == 0);
  empty.exec("UPDATE schema_migrations SET checksum = 'another' WHERE number = 1");
  CHECK(run_to_end(program, {"migrate", "--database", url, "--log-level", "off"}) == 1);
  CHECK(run_to_end(program, {"serve", "--allow-root", "--database", url, "--log-level", "off"}) ==
        1);
}
