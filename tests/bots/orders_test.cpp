// Whatever is asked, each strength gives an order that the rules take.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/far_seas/bots.hpp"
#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using core::Strength;
using test::Moment;
using test::watch_game;

struct RuleSet {
  const char* name;
  Rules rules;
};
const std::vector<RuleSet> rule_sets{
    {"basic", basic_rules}, {"advanced", advanced_rules}, {"full", full_rules}};

std::string refusal_of(const Moment& at, const Order& order) {
  const auto refused = at.rules.check(at.view, at.seat, {}, order);
  return refused ? refused->rule + ": " + refused->what.text() : "";
}

// One decision of each kind that each of some games brings; the later the game, the later in it.
void on_decisions_of_each_kind(Rules rules, int games,
                               const std::function<void(const Moment&)>& look) {
  for (int game = 0; game < games; ++game) {
    std::map<Decision, bool> seen;
    watch_game(rules, static_cast<std::uint64_t>(game) + 1, [&](const Moment& at) {
      if (at.state.board.turn <= 2 * game || seen[at.decision()]) return true;
      seen[at.decision()] = true;
      look(at);
      return true;
    });
  }
}

TEST_CASE("admirals give legal orders of every kind in every set of rules, on both sides") {
  int asked_of_germans = 0, asked_of_allies = 0;
  for (const RuleSet& set : rule_sets) {
    on_decisions_of_each_kind(set.rules, 3, [&](const Moment& at) {
      CAPTURE(set.name);
      CAPTURE(to_string(at.decision()));
      CAPTURE(at.number);
      const auto seed = static_cast<std::uint64_t>(at.number);
      const Order order = bot_order(at.view, at.seat, Strength::admiral, seed);
      CHECK(refusal_of(at, order) == "");
      ++(at.seat.side == german ? asked_of_germans : asked_of_allies);
    });
  }
  CHECK(asked_of_germans > 30);
  CHECK(asked_of_allies > 30);
}

TEST_CASE("lieutenants give legal orders wherever games of midshipmen bring them") {
  int asked = 0;
  for (const RuleSet& set : rule_sets) {
    watch_game(set.rules, 21, [&](const Moment& at) {
      if (at.number % 5 != 0) return true;
      CAPTURE(set.name);
      CAPTURE(to_string(at.decision()));
      CAPTURE(at.number);
      ++asked;
      CHECK(refusal_of(at, bot_order(at.view, at.seat, Strength::lieutenant, 9)) == "");
      return true;
    });
  }
  CHECK(asked > 60);
}

TEST_CASE("the same view and the same seed give the same order, whatever the strength") {
  int compared = 0;
  on_decisions_of_each_kind(full_rules, 1, [&](const Moment& at) {
    const View copy = at.view;
    for (const Strength strength : core::strengths) {
      CAPTURE(to_string(strength));
      CAPTURE(to_string(at.decision()));
      ++compared;
      CHECK(bot_order(at.view, at.seat, strength, 7) == bot_order(copy, at.seat, strength, 7));
    }
  });
  CHECK(compared > 36);
}

TEST_CASE("seeds vary what a lieutenant plots") {
  watch_game(basic_rules, 3, [&](const Moment& at) {
    std::vector<Order> plots;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      Order order = bot_order(at.view, at.seat, Strength::lieutenant, seed);
      if (std::ranges::find(plots, order) == plots.end()) plots.push_back(std::move(order));
    }
    REQUIRE(at.decision() == Decision::plot);
    CHECK(plots.size() > 1);
    return false;
  });
}

}  // namespace
}  // namespace chartroom::far_seas::bots
