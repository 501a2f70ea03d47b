// What one account may have, over all its connections; and what there is when the machine has no
// more to give. tests/server/hostile_test.cpp has what one connection may do.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "fair/fair.hpp"
#include "net/admission.hpp"
#include "session/allowances.hpp"
#include "support/database.hpp"
#include "support/player.hpp"
#include "support/server_process.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;
namespace server = chartroom::server;
using server::Allowances;

namespace {

v1::Request pinging() {
  v1::Request request;
  request.mutable_ping();
  return request;
}

v1::Request resuming(const std::string& token) {
  v1::Request request;
  request.mutable_resume()->set_token(token);
  return request;
}

v1::Request inviting(const v1::GameInfo& game, const std::string& player) {
  v1::Request request;
  request.mutable_invite_player()->set_game_id(game.id());
  request.mutable_invite_player()->set_player(player);
  return request;
}

bool too_many(const v1::Reply& reply) {
  return reply.refused().code() == v1::Refused::TOO_MANY;
}

std::string limited(std::uint16_t port, const std::string& what) {
  const auto text = http_get(port, "/metrics");
  const auto line = "\nchartroom_limited_total{what=\"" + what + "\"} ";
  const auto at = text.find(line);
  if (at == std::string::npos) return "not counted";
  const auto from = at + line.size();
  return text.substr(from, text.find('\n', from) - from);
}

// A program that starts chartroomd with so many open files and no more.
class WithOpenFiles {
 public:
  explicit WithOpenFiles(std::size_t most)
      : path{"/tmp/chartroom-limited-" + chartroom::fair::hex(chartroom::fair::random_bytes(6))} {
    std::ofstream{path} << "#!/bin/sh\nulimit -n " << most << "\nexec " << CHARTROOMD_PICKET
                        << " \"$@\"\n";
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  }
  ~WithOpenFiles() { std::filesystem::remove(path); }
  WithOpenFiles(const WithOpenFiles&) = delete;
  WithOpenFiles& operator=(const WithOpenFiles&) = delete;

  std::string path;
};

}  // namespace

TEST_CASE("an account has one bucket, and does not find it full by coming back") {
  Allowances allowances{{.messages_per_second = 1, .messages_burst = 4}};
  const auto start = Allowances::Clock::time_point{} + 1h;
  {
    auto one = allowances.join(7, start);
    auto two = allowances.join(7, start);
    REQUIRE(one.has_value());
    REQUIRE(two.has_value());
    CHECK(one->message(start));
    CHECK(two->message(start));
    CHECK(one->message(start));
    CHECK(two->message(start));
    CHECK(!one->message(start));
    CHECK(!two->message(start));
  }
  auto again = allowances.join(7, start + 1s);
  REQUIRE(again.has_value());
  CHECK(again->message(start + 1s));
  CHECK(!again->message(start + 1s));
  auto other = allowances.join(8, start + 1s);
  REQUIRE(other.has_value());
  CHECK(other->message(start + 1s));
}

TEST_CASE("an account that has gone is forgotten once it may send as much as a new one") {
  Allowances allowances{{.messages_per_second = 1, .messages_burst = 4}};
  const auto start = Allowances::Clock::time_point{} + 1h;
  auto stays = allowances.join(1, start);
  for (server::AccountId account = 2; account <= 1000; ++account) {
    auto goes = allowances.join(account, start + 1s);
    REQUIRE(goes.has_value());
    for (int i = 0; i < 3; ++i) CHECK(goes->message(start + 1s));
  }
  CHECK(allowances.known() == 1000);
  static_cast<void>(allowances.join(2000, start + 3s));
  CHECK(allowances.known() == 1001);  // their buckets are not full yet
  static_cast<void>(allowances.join(2000, start + 5s));
  CHECK(allowances.known() == 2);
}

TEST_CASE("what is held is given back with the connection, and with what was watched") {
  Allowances allowances{{.most_connections = 2, .most_watched = 2}};
  const auto now = Allowances::Clock::time_point{} + 1h;
  auto one = allowances.join(7, now);
  REQUIRE(one.has_value());
  {
    auto two = allowances.join(7, now);
    REQUIRE(two.has_value());
    CHECK(!allowances.join(7, now));
    CHECK(allowances.join(8, now));
    const auto first = two->watch();
    auto second = two->watch();
    CHECK(first.has_value());
    CHECK(second.has_value());
    CHECK(!one->watch());
    second.reset();
    CHECK(one->watch());
  }
  CHECK(allowances.join(7, now));
  CHECK(one->watch());
}

TEST_CASE("an account has so many connections and no more; whoever else comes has their own") {
  const TestDatabase database;
  TestLimits limits;
  limits.account.most_connections = 2;
  const TestNode node{database.url(), limits};
  Player first{node.port(), "Spee"};
  auto second = std::make_unique<Player>(node.port(), "Spee");
  Client third{node.port()};
  CHECK(too_many(third.ask(resuming(first.token))));
  v1::Request login;
  login.mutable_login()->set_name("Spee");
  login.mutable_login()->set_password("a password of Spee");
  const auto sessions = database.value("SELECT count(*) FROM sessions");
  CHECK(too_many(third.ask(login)));
  CHECK(database.value("SELECT count(*) FROM sessions") == sessions);
  CHECK(limited(node.port(), "account_connections") == "2");
  // It lives, and may be somebody else's.
  CHECK(third.ask(pinging()).has_pong());
  Player other{node.port(), "Cradock"};
  CHECK(third.ask(resuming(other.token)).has_signed_in());
  // Who is turned away stays who they are.
  CHECK(too_many(third.ask(resuming(first.token))));
  v1::Request list;
  list.mutable_list_games()->set_mine(true);
  CHECK(third.ask(list).has_games());
  // The same person again on the same connection takes no second place.
  CHECK(first.client.ask(resuming(first.token)).has_signed_in());
  second.reset();
  v1::Reply reply;
  for (int i = 0; i < 200 && !reply.has_signed_in(); ++i) {
    first.client.listen(10ms);
    reply = third.ask(resuming(first.token));
  }
  CHECK(reply.has_signed_in());
}

TEST_CASE("all connections of an account share its messages") {
  const TestDatabase database;
  TestLimits limits;
  limits.account.messages_per_second = 0.001;
  limits.account.messages_burst = 20;
  const TestNode node{database.url(), limits};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Spee"};
  Player other{node.port(), "Cradock"};
  for (int i = 0; i < 10; ++i) {
    CHECK(one.client.ask(pinging()).has_pong());
    CHECK(two.client.ask(pinging()).has_pong());
  }
  CHECK(too_many(one.client.ask(pinging())));
  CHECK(too_many(two.client.ask(pinging())));
  CHECK(limited(node.port(), "account_messages") == "2");
  CHECK(limited(node.port(), "messages") == "0");
  CHECK(other.client.ask(pinging()).has_pong());
}

TEST_CASE("an account watches so many games, on whichever connections") {
  const TestDatabase database;
  TestLimits limits;
  limits.account.most_watched = 2;
  const TestNode node{database.url(), limits};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Spee"};
  const auto first = one.create(v1::ONE, true);
  const auto second = one.create(v1::ONE, true);
  const auto third = one.create(v1::ONE, true);
  CHECK(one.watch(first.id()).has_watching());
  CHECK(two.watch(second.id()).has_watching());
  CHECK(too_many(one.watch(third.id())));
  CHECK(too_many(two.watch(first.id())));
  CHECK(limited(node.port(), "account_watched") == "2");
  CHECK(limited(node.port(), "watched") == "0");
  // Anew is not once more; and what is not watched any longer does not count.
  CHECK(two.watch(second.id()).has_watching());
  v1::Request unwatch;
  unwatch.mutable_unwatch()->set_game_id(second.id());
  CHECK(two.ask(unwatch).has_done());
  CHECK(one.watch(third.id()).has_watching());
  // A watch that is refused takes nothing.
  CHECK(one.ask(unwatch).has_done());
  unwatch.mutable_unwatch()->set_game_id(third.id());
  CHECK(one.ask(unwatch).has_done());
  CHECK(one.watch("11111111-2222-4333-8444-555555555555").has_refused());
  CHECK(two.watch(second.id()).has_watching());
}

TEST_CASE("an account makes so many games and invites so many people") {
  const TestDatabase database;
  TestLimits limits;
  limits.lobby = {
      .most_waiting = 2, .most_unfinished = 3, .most_invited = 2, .most_invitations = 3};
  const TestNode node{database.url(), limits};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto first = one.create(v1::ONE);
  const auto second = one.create(v1::ONE);
  v1::Request create;
  create.mutable_create_game()->set_ruleset("picket");
  create.mutable_create_game()->set_side(v1::ONE);
  create.mutable_create_game()->set_request_id(new_id());
  CHECK(too_many(one.ask(create)));
  CHECK(limited(node.port(), "games") == "1");

  const Player three{node.port(), "Sturdee"};
  const Player four{node.port(), "Stoddart"};
  CHECK(one.ask(inviting(first, "Cradock")).has_game());
  CHECK(one.ask(inviting(first, "Sturdee")).has_game());
  CHECK(too_many(one.ask(inviting(first, "Stoddart"))));  // to this game
  CHECK(one.ask(inviting(second, "Cradock")).has_game());
  CHECK(too_many(one.ask(inviting(second, "Sturdee"))));  // in all
  CHECK(limited(node.port(), "invitations") == "2");

  // Games that have begun are not over.
  CHECK(two.take(first).has_game());
  const auto third = one.create(v1::ONE);
  CHECK(two.take(third).has_game());
  create.mutable_create_game()->set_request_id(new_id());
  CHECK(too_many(one.ask(create)));
  v1::Request resign;
  resign.mutable_resign()->set_game_id(third.id());
  resign.mutable_resign()->set_order_id(new_id());
  CHECK(one.ask(resign).has_order_done());
  CHECK(one.ask(create).has_game());
  CHECK(two.create(v1::ONE).status() == v1::GameInfo::WAITING);
}

TEST_CASE("as many connections as open files allow, and some files for everything else") {
  struct Row {
    std::size_t wanted;
    std::size_t open_files;
    std::size_t connections;
  };
  for (const auto& row : {Row{10'000, 20'000, 10'000}, Row{10'000, 1024, 896}, Row{10, 1024, 10},
                          Row{10'000, 128, 1}, Row{10'000, 0, 1}}) {
    CAPTURE(row.open_files);
    CHECK(server::connections_within(row.wanted, row.open_files) == row.connections);
  }
}

TEST_CASE("who comes when there are no files for more is told so, and who is there stays") {
  constexpr std::size_t room = 20;
  const TestDatabase database;
  const WithOpenFiles few{server::files_kept_for_others + room};
  ServerProcess server{few.path, database.url(), {"--max-connections-per-address", "1000"}};
  std::vector<std::unique_ptr<Client>> clients;
  for (std::size_t i = 0; i < room; ++i) {
    clients.push_back(std::make_unique<Client>(server.port()));
  }
  for (int i = 0; i < 200; ++i) {
    CHECK(http_get(server.port(), "/healthz").find("503") != std::string::npos);
  }
  for (auto& client : clients) CHECK(client->ask(pinging()).has_pong());
  clients.pop_back();
  std::string metrics;
  for (int i = 0; i < 200 && !metrics.starts_with("HTTP/1.1 200"); ++i) {
    clients.front()->listen(10ms);
    metrics = http_get(server.port(), "/metrics");
  }
  CHECK(metrics.find("chartroom_connections_most 20\n") != std::string::npos);
  CHECK(metrics.find("process_max_fds 148\n") != std::string::npos);
}
