// One of two nodes is drained in the middle of play: nobody notices more than a reconnection.
#include <doctest/doctest.h>

#include <span>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/server_process.hpp"

using namespace chartroom::testing;

namespace {

const std::string program = CHARTROOMD_PICKET;

// Who is asked in a game of Picket in which nobody finds anybody, question by question.
constexpr std::array order_of_play{v1::ONE, v1::TWO, v1::ONE, v1::TWO, v1::ONE, v1::TWO,
                                   v1::ONE, v1::TWO, v1::ONE, v1::TWO, v1::ONE, v1::TWO};
constexpr auto before = std::span{order_of_play}.first(3);
constexpr auto during = std::span{order_of_play}.subspan(3, 4);
constexpr auto afterwards = std::span{order_of_play}.subspan(7);

// An order as it was given, and the bytes of its answer.
struct Given {
  std::uint32_t decision{};
  std::string order, id, answer;
};

// Somebody at a table, who remembers what they ordered.
struct Seated {
  Player& player;
  v1::Side side;
  std::vector<Given> given{};

  void answer(const std::string& game) {
    const auto open = player.asked(game, side);
    const auto words =
        open.kind() + (side == v1::ONE ? " one " : " two ") + (open.kind() == "guess" ? "5" : "1");
    const auto id = new_id();
    const auto reply = player.order(game, open.number(), words, id);
    CAPTURE(reply.ShortDebugString());
    REQUIRE(reply.has_order_done());
    given.push_back({open.number(), words, id, reply.SerializeAsString()});
  }
  // As after a reconnection that swallowed the answers.
  void send_all_again(const std::string& game) {
    for (const auto& [decision, order, id, answer] : given) {
      CHECK(player.order(game, decision, order, id).SerializeAsString() == answer);
    }
  }
};

struct Table {
  Seated one, two;
  std::string game;

  Table(Player& first, Player& second)
      : one{first, v1::ONE}, two{second, v1::TWO}, game{begin_match(first, second).id()} {}
  void play(std::span<const v1::Side> questions) {
    for (const auto side : questions) (side == v1::ONE ? one : two).answer(game);
  }
};

bool serves_on(std::uint16_t port) {
  return http_get(port, "/readyz").find("stopping") == std::string::npos;
}

// It is told to stop, and drains before it does.
void wait_until_it_drains(std::uint16_t port) {
  const auto end = std::chrono::steady_clock::now() + 10s;
  while (serves_on(port)) REQUIRE(std::chrono::steady_clock::now() < end);
}

}  // namespace

TEST_CASE("a node is drained in mid-play: it serves on, and then everybody goes on at the other") {
  const TestDatabase database;
  ServerProcess drained{program, database.url(), {"--drain-seconds", "5"}};
  const ServerProcess stays{program, database.url()};
  Player spee{drained.port(), "Spee"}, cradock{drained.port(), "Cradock"};
  Player sturdee{stays.port(), "Sturdee"}, souchon{stays.port(), "Souchon"};
  // Both at the node that goes, one of either side, and neither.
  std::array tables{Table{spee, cradock}, Table{cradock, sturdee}, Table{souchon, spee},
                    Table{sturdee, souchon}};
  for (auto& table : tables) table.play(before);
  drained.ask_to_stop();
  wait_until_it_drains(drained.port());
  for (auto& table : tables) table.play(during);
  for (auto* player : {&spee, &cradock}) {
    REQUIRE(player->client.ends());
    CHECK(player->client.close_code() == 1001);
    const auto told = [](const v1::Push& push) { return push.has_going_down(); };
    CHECK(player->client.push(told, 0ms).has_value());
    player->go_on_at(stays.port());
  }
  CHECK(drained.exit_code() == 0);
  for (auto& table : tables) {
    for (auto* seated : {&table.one, &table.two}) seated->send_all_again(table.game);
    table.play(afterwards);
    for (auto* seated : {&table.one, &table.two}) {
      // What it saw has no gap, over the reconnection and to the end (Player::take_in).
      const auto is_over = [](const v1::GameUpdate& update) { return update.has_outcome(); };
      CHECK(seated->player.until(table.game, is_over).outcome().level() == "draw");
    }
    // The opening and every order, once.
    const auto entries = "SELECT count(*) FROM journal WHERE game_id = '" + table.game + "'";
    CHECK(database.value(entries) == std::to_string(order_of_play.size() + 1));
  }
}
