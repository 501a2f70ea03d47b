// Two games that differ in one side's secrets alone give the other side the same bytes, frame for
// frame, whether both sides sit at one node or each at its own.
#include <doctest/doctest.h>

#include "support/database.hpp"
#include "support/masked.hpp"
#include "support/player.hpp"
#include "support/same_game.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

std::vector<std::string> all_masked(const std::vector<std::string>& frames) {
  std::vector<std::string> out;
  for (const auto& frame : frames) {
    out.push_back(masked(frame));
    REQUIRE(out.back().size() == frame.size());
  }
  return out;
}

enum class Seating { at_one_node, at_two_nodes };

v1::Request saying(const std::string& text, bool side_only) {
  v1::Request request;
  auto& message = *request.mutable_send_chat();
  message.set_game_id(same_game_id);
  message.set_text(text);
  message.set_side_only(side_only);
  message.set_message_id(new_id());
  return request;
}

struct Secrets {
  int hide;
  int guess_first;  // told in the end, so the same in both worlds
  int shift;
  bool tries_in_vain;  // refused orders, options and words to one's own side in between
};

// Everything that reached side two, and the answers to what it asked in every phase.
std::vector<std::string> world(const Secrets& secrets, Seating seating) {
  const TestDatabase database;
  same_key_everywhere(database);
  const TestNode node{database.url()};
  std::optional<TestNode> other;
  if (seating == Seating::at_two_nodes) other.emplace(database.url());
  const auto port_of_two = other ? other->port() : node.port();
  Player one{node.port(), "Spee"};
  Player two{port_of_two, "Cradock"};
  const auto game = same_game_everywhere(database, one);
  // The lobby's news comes when it comes; it is awaited, so that only the game's frames follow.
  REQUIRE(one.take(game, v1::ONE).has_game());
  REQUIRE(two.take(game, v1::TWO).has_game());
  const auto it_began = [](const v1::Push& push) {
    return push.game().status() == v1::GameInfo::PLAYING;
  };
  REQUIRE(two.client.push(it_began, 15s).has_value());
  const auto of_the_lobby = static_cast<std::ptrdiff_t>(two.client.frames().size());
  REQUIRE(one.watch(same_game_id).has_watching());
  REQUIRE(two.watch(same_game_id).has_watching());
  two.asked(same_game_id, v1::TWO);

  const auto in_vain = [&](std::uint32_t decision) {
    if (!secrets.tries_in_vain) return;
    CHECK(one.order(same_game_id, decision, "shift two 9").has_refused());
    v1::Request request;
    request.mutable_get_options()->set_game_id(same_game_id);
    one.ask(request);
    CHECK(one.ask(saying("nobody else hears this", true)).has_done());
  };
  const auto look_around = [&] {
    v1::Request request;
    request.mutable_get_options()->set_game_id(same_game_id);
    two.ask(request);
    request.mutable_history()->set_game_id(same_game_id);
    two.ask(request);
    request.mutable_preview_order()->set_game_id(same_game_id);
    request.mutable_preview_order()->set_order("guess two 5");
    two.ask(request);
    request.mutable_list_games()->set_mine(true);
    two.ask(request);
    two.order(same_game_id, 1, "hide one 3");  // the other side's boat
    CHECK(http_get(port_of_two, "/metrics").find(same_game_id) == std::string::npos);
  };
  const auto act = [&](std::uint32_t decision, const std::string& of_one,
                       const std::string& of_two) {
    in_vain(decision);
    if (!of_one.empty()) {
      const auto before = two.seen(same_game_id).cursor();
      REQUIRE(one.order(same_game_id, decision, of_one).has_order_done());
      two.until(same_game_id, [&](const v1::GameUpdate& u) { return u.cursor() > before; });
    }
    look_around();
    if (of_two.empty()) return;
    // The order's id comes back in its answer.
    REQUIRE(two.order(same_game_id, decision, of_two,
                      "the same id " + std::string(4, static_cast<char>('a' + decision)))
                .has_order_done());
    two.take_in();
    one.asked(same_game_id, v1::ONE);
  };
  REQUIRE(one.ask(saying("good day", false)).has_done());
  const auto is_talk = [](const v1::Push& push) { return push.has_chat(); };
  REQUIRE(two.client.push(is_talk).has_value());
  const auto number = [](int value) { return std::to_string(value); };
  act(1, "hide one " + number(secrets.hide), "hide two 1");
  act(2, "guess one " + number(secrets.guess_first), "guess two 5");
  act(3, "shift one " + number(secrets.shift), "");
  act(4, "", "shift two 1");
  act(5, "guess one " + number(secrets.guess_first), "guess two 5");
  // Whatever else there is comes before the answers to these: who says they have seen more than
  // there is makes the node look.
  REQUIRE(two.watch(same_game_id, two.seen(same_game_id).cursor() + 1).has_watching());
  REQUIRE(one.ask(saying("well played", false)).has_done());
  REQUIRE(two.client.push(is_talk).has_value());
  auto frames = all_masked(two.client.frames());
  // What comes before the game (the token, the lobby's answers and news) comes as threads have it:
  // before there are any secrets.
  frames.erase(frames.begin(), frames.begin() + of_the_lobby);
  return frames;
}

}  // namespace

TEST_CASE("side two's frames are the same whatever side one hides, tries and asks") {
  for (const auto seating : {Seating::at_one_node, Seating::at_two_nodes}) {
    CAPTURE(static_cast<int>(seating));
    const auto a =
        world({.hide = 1, .guess_first = 3, .shift = 2, .tries_in_vain = false}, seating);
    const auto b = world({.hide = 3, .guess_first = 3, .shift = 3, .tries_in_vain = true}, seating);
    REQUIRE(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      CAPTURE(i);
      CHECK(a[i] == b[i]);
    }
    CHECK(a.size() > 30);
  }
}
