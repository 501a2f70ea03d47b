// What an operator sees: metrics, readiness, the log.
#include <doctest/doctest.h>

#include <pqxx/pqxx>
#include <sstream>
#include <thread>

#include "app/health.hpp"
#include "base/log.hpp"
#include "support/database.hpp"
#include "support/player.hpp"
#include "support/server_process.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;
namespace server_log = chartroom::server::log;

namespace {

const std::string program = CHARTROOMD_PICKET;

// The lines of /metrics, but for those about the process, and the count of connections: reading
// them is one.
std::string metrics_of(std::uint16_t port) {
  std::istringstream lines{http_get(port, "/metrics")};
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    const bool ours = line.starts_with("chartroom_") && !line.starts_with("chartroom_data_free") &&
                      !line.starts_with("chartroom_connections_total");
    if (ours) out += line + "\n";
  }
  return out;
}

// What a metric says, labels and all; -1 if it is not there.
double value_of(std::uint16_t port, const std::string& metric) {
  const auto text = "\n" + metrics_of(port);
  const auto at = text.find("\n" + metric + " ");
  return at == std::string::npos ? -1 : std::stod(text.substr(at + metric.size() + 2));
}

bool says_in_time(std::uint16_t port, const std::string& text, Wait wait) {
  const auto end = std::chrono::steady_clock::now() + wait;
  while (std::chrono::steady_clock::now() < end) {
    if (http_get(port, "/readyz").find(text) != std::string::npos) return true;
    std::this_thread::sleep_for(50ms);
  }
  return false;
}

// Without waiting for the answer.
void send_order(Player& player, const std::string& game, const std::string& order) {
  v1::Request request;
  request.mutable_submit_order()->set_game_id(game);
  request.mutable_submit_order()->set_decision(1);
  request.mutable_submit_order()->set_order(order);
  request.mutable_submit_order()->set_order_id(new_id());
  player.client.send(request);
  player.client.listen(100ms);
}

}  // namespace

TEST_CASE("what is asked in a game and what is refused in it leaves no trace in the metrics") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  REQUIRE(one.order(match.id(), 1, "hide one 2").has_order_done());
  const auto before = metrics_of(node.port());
  REQUIRE(!before.empty());

  const auto kept_id = new_id();
  for (const std::string order : {"hide two 9", "hide one 1", "to windward", "", "guess two 1"}) {
    CAPTURE(order);
    CHECK(two.order(match.id(), 1, order).has_refused());
    v1::Request preview;
    preview.mutable_preview_order()->set_game_id(match.id());
    preview.mutable_preview_order()->set_decision(1);
    preview.mutable_preview_order()->set_order(order);
    static_cast<void>(two.ask(preview));
  }
  CHECK(two.order(match.id(), 7, "hide two 1").has_refused());
  CHECK(two.order(match.id(), 1, "hide two 1", "no id").has_refused());
  v1::Request options;
  options.mutable_get_options()->set_game_id(match.id());
  CHECK(two.ask(options).has_options());
  v1::Request history;
  history.mutable_history()->set_game_id(match.id());
  CHECK(two.ask(history).has_events());
  v1::Request answer;
  answer.mutable_answer_draw()->set_game_id(match.id());
  answer.mutable_answer_draw()->set_order_id(kept_id);
  CHECK(two.ask(answer).has_refused());
  v1::Request back;
  back.mutable_take_back_order()->set_game_id(match.id());
  back.mutable_take_back_order()->set_order_id(kept_id);
  CHECK(two.ask(back).has_refused());

  std::istringstream was{before};
  std::istringstream is{metrics_of(node.port())};
  std::string line_before;
  std::string line;
  while (std::getline(was, line_before)) {
    std::getline(is, line);
    CHECK(line == line_before);
  }
  CHECK(!std::getline(is, line));
}

TEST_CASE("a game that nobody watches is put away, and is as it was when somebody comes back") {
  const TestDatabase database;
  const TestNode node{database.url(), {.idle_game_kept = std::chrono::seconds{1}}};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  const auto id = new_id();
  REQUIRE(one.order(match.id(), 1, "hide one 2", id).has_order_done());
  const auto loaded = [&] { return value_of(node.port(), "chartroom_games_loaded"); };
  // Watched, it stays through any number of looks.
  std::this_thread::sleep_for(2500ms);
  CHECK(loaded() == 1);
  const auto view = one.until(match.id(), [](const auto&) { return true; }).view();
  for (auto* player : {&one, &two}) {
    v1::Request request;
    request.mutable_unwatch()->set_game_id(match.id());
    CHECK(player->ask(request).has_done());
  }
  for (const auto end = std::chrono::steady_clock::now() + 20s;
       loaded() != 0 && std::chrono::steady_clock::now() < end;) {
    std::this_thread::sleep_for(100ms);
  }
  CHECK(loaded() == 0);
  // The order is known again, and so is what was told.
  const auto again = one.order(match.id(), 1, "hide one 2", id);
  REQUIRE(again.has_order_done());
  CHECK(loaded() == 1);
  CHECK(one.watch(match.id()).watching().cursor() == again.order_done().cursor());
  CHECK(one.until(match.id(), [](const auto& update) { return !update.more(); }).view() == view);
}

TEST_CASE(
    "an order is measured stage by stage; what is refused to a connection is counted by kind") {
  const TestDatabase database;
  const TestNode node{database.url()};
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  const auto match = begin_match(one, two);
  for (const auto* stage : {"wait", "commit", "tell"}) {
    CAPTURE(stage);  // the opening, which nobody ordered
    CHECK(value_of(node.port(),
                   std::string{"chartroom_stage_seconds_count{stage=\""} + stage + "\"}") == 1);
  }
  REQUIRE(one.order(match.id(), 1, "hide one 2").has_order_done());
  for (const auto& [stage, count] :
       {std::pair{"order", 1}, std::pair{"decide", 1}, std::pair{"wait", 2}, std::pair{"commit", 2},
        std::pair{"tell", 2}}) {
    CAPTURE(stage);
    CHECK(value_of(node.port(),
                   std::string{"chartroom_stage_seconds_count{stage=\""} + stage + "\"}") == count);
  }
  CHECK(value_of(node.port(), "chartroom_journal_commit_entries_sum") == 2);
  CHECK(value_of(node.port(), "chartroom_database_reachable") == 1);
  CHECK(value_of(node.port(), "chartroom_ready") == 1);
  CHECK(value_of(node.port(), "chartroom_games_loaded") == 1);
  CHECK(value_of(node.port(), "chartroom_connections_most") > 0);

  v1::Request login;
  login.mutable_login()->set_name("Spee");
  login.mutable_login()->set_password("not this one");
  CHECK(two.ask(login).has_refused());
  CHECK(two.client.send_bytes("no envelope"));
  static_cast<void>(two.client.reply_to(0));
  CHECK(two.client.send_text("no bytes"));
  static_cast<void>(two.client.reply_to(0));
  v1::Request look;
  look.mutable_get_game()->set_game_id("Emden");
  static_cast<void>(two.ask(look));
  const auto refusals = [&](const std::string& kind) {
    return value_of(node.port(), "chartroom_refusals_total{kind=\"" + kind + "\"}");
  };
  CHECK(refusals("bad_credentials") == 1);
  CHECK(refusals("malformed") == 2);
  CHECK(refusals("no_such_game") == 1);
  CHECK(refusals("unavailable") == 0);
  // Nothing of play has a kind at all.
  for (const auto* kind :
       {"against_the_rules", "not_your_decision", "stale", "game_over", "order"}) {
    CHECK(refusals(kind) == -1);
  }
}

TEST_CASE("a node that is told to stop is not ready for as long as it drains, and serves") {
  const TestDatabase database;
  ServerProcess server{program, database.url(), {"--drain-seconds", "2"}};
  Player one{server.port(), "Spee"};
  CHECK(says_in_time(server.port(), "200 OK", 5s));
  server.ask_to_stop();
  CHECK(says_in_time(server.port(), "not ready: stopping", 2s));
  CHECK(http_get(server.port(), "/healthz").find("200 OK") != std::string::npos);
  v1::Request list;
  list.mutable_list_games();
  CHECK(one.ask(list).has_games());
  CHECK(server.exit_code() == 0);
}

TEST_CASE("a node whose journal stands still is not ready, until it moves again") {
  const TestDatabase database;
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  Player two{server.port(), "Cradock"};
  const auto first = begin_match(one, two);
  const auto second = begin_match(one, two);
  CHECK(says_in_time(server.port(), "200 OK", 5s));
  {
    pqxx::connection connection{database.url()};
    pqxx::work lock{connection};
    lock.exec0("LOCK TABLE journal IN EXCLUSIVE MODE");
    // One is being written, one waits behind it.
    send_order(one, first.id(), "hide one 2");
    send_order(two, second.id(), "hide two 2");
    CHECK(says_in_time(server.port(), "the journal stands still", 5s));
  }
  CHECK(says_in_time(server.port(), "200 OK", 10s));
}

TEST_CASE(
    "the journal stands still when nothing was committed for a while or one batch takes too long, "
    "not when its queue is long") {
  using chartroom::server::Movement;
  Movement movement{1s};
  const auto start = Movement::Clock::now();
  struct Row {
    Wait at;
    std::size_t queued;
    std::uint64_t commits;
    std::optional<Wait> writing_since;
    bool still;
  };
  for (const auto& row : {
           Row{0ms, 5000, 1, 0ms, false},         // long, and never seen before
           Row{900ms, 5000, 1, 0ms, false},       // not long enough
           Row{1000ms, 5000, 1, 900ms, true},     //
           Row{1100ms, 5000, 2, 1050ms, false},   // one commit is movement
           Row{2000ms, 5000, 2, 1900ms, false},   //
           Row{2200ms, 1, 2, 2100ms, true},       // one entry is enough
           Row{2300ms, 0, 2, {}, false},          // nobody waits
           Row{9000ms, 1, 2, 9000ms, false},      // waits since now, for all that is known
           Row{20'000ms, 1, 3, 20'000ms, false},  //
           Row{30'000ms, 0, 3, 29'100ms, false},  // a batch with nothing behind it
           Row{30'100ms, 0, 3, 29'100ms, true},   // hangs
           Row{30'200ms, 0, 3, 30'150ms, false},  // the next one does not
           Row{30'300ms, 2, 4, 29'200ms, true},   // others committed, this one hangs
           Row{30'400ms, 0, 4, {}, false},        //
       }) {
    CAPTURE(row.at.count());
    Movement::Seen seen{row.queued, row.commits, {}};
    if (row.writing_since) seen.writing_since = start + *row.writing_since;
    CHECK(movement.stands_still(seen, start + row.at) == row.still);
  }
}

TEST_CASE("a node that hangs in its only batch is not ready, until it is written") {
  const TestDatabase database;
  ServerProcess server{program, database.url()};
  Player one{server.port(), "Spee"};
  Player two{server.port(), "Cradock"};
  const auto match = begin_match(one, two);
  CHECK(says_in_time(server.port(), "200 OK", 5s));
  {
    pqxx::connection connection{database.url()};
    pqxx::work lock{connection};
    lock.exec0("LOCK TABLE journal IN EXCLUSIVE MODE");
    send_order(one, match.id(), "hide one 2");
    CHECK(says_in_time(server.port(), "the journal stands still", 5s));
  }
  CHECK(says_in_time(server.port(), "200 OK", 10s));
}

TEST_CASE("an event reads the same in both formats, whatever a library says in it") {
  const auto check = [](server_log::Fields fields, const std::string& text,
                        const std::string& json) {
    CHECK(server_log::words_of(server_log::Format::text, "opened", fields) == "opened" + text);
    CHECK(server_log::words_of(server_log::Format::json, "opened", fields) ==
          R"("event":"opened")" + json);
  };
  check({}, "", "");
  check({{"account", 7}, {"seconds", 0.25}}, " account=7 seconds=0.250000",
        R"(,"account":7,"seconds":0.250000)");
  check({{"game", "1b-2"}}, " game=1b-2", R"(,"game":"1b-2")");
  check({{"error", "no such \"file\"\nfake=1"}}, R"( error="no such \"file\"\nfake=1")",
        R"(,"error":"no such \"file\"\nfake=1")");
  check({{"error", ""}}, R"( error="")", R"(,"error":"")");
  check({{"error", "a=b"}}, R"( error="a=b")", R"(,"error":"a=b")");
  check({{"error", "\x1b[31m\xff"}}, R"( error=" [31m?")", R"(,"error":" [31m?")");
}
