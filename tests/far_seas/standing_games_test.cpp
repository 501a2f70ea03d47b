// Standing orders in whole games: nobody is ever asked, whatever comes.
#include <doctest/doctest.h>

#include <set>

#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"
#include "tests/support/random_player.hpp"

using namespace chartroom;
using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;
using enum StandingAnswer;

namespace {

constexpr Rules double_blind_rules{.advanced = true,
                                   .boer_rebellion = true,
                                   .rufiji = true,
                                   .propellant_accident = true,
                                   .breakout = true,
                                   .raid_on_england = true,
                                   .double_blind = true};

Standing all_answered(core::Side side, StandingAnswer answer) {
  Standing standing;
  for (const Decision decision : decisions_of(side)) {
    standing.orders.push_back({.decision = decision, .answer = answer});
  }
  return standing;
}

std::optional<Order> answered(const FarSeas& rules, const State& state, core::Seat seat,
                              const Standing& standing, std::uint64_t seed) {
  const auto viewer = core::Viewer::of(seat);
  return rules.standing_order(rules.view(state, viewer), seat, rules.awaited(state, viewer).front(),
                              standing, seed);
}

State begun(const FarSeas& rules, Rules set, std::uint64_t seed) {
  State state = rules.initial({Scenario::campaign, set});
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  for (const auto& recorded : rules.opening(state, dice)) rules.apply(state, recorded.event);
  return state;
}

// Each side by one answer alone, to the end. How many decisions there were.
int play_by(Rules set, core::BySide<StandingAnswer> answers, std::uint64_t seed,
            std::set<Decision>& seen) {
  const FarSeas rules{real_pack()};
  State state = begun(rules, set, seed);
  int decisions = 0;
  for (; !state.board.outcome; ++decisions) {
    const core::Seat seat = asked_seats(state).front();
    seen.insert(state.board.question->kind);
    const auto order = answered(rules, state, seat, all_answered(seat.side, answers[seat.side]),
                                seed * 1000 + static_cast<std::uint64_t>(decisions));
    CAPTURE(to_string(state.board.question->kind));
    REQUIRE(order.has_value());
    carry_out(rules, state, seat, *order, seed);
  }
  return decisions;
}

// At every question of a game played at random, whatever can be said is said.
void answer_everything(Rules set, std::uint64_t seed, std::set<Decision>& seen) {
  const FarSeas rules{real_pack()};
  State state = begun(rules, set, seed);
  core::Chooser chooser{seed};
  while (!state.board.outcome) {
    const core::Seat seat = asked_seats(state).front();
    const Decision decision = state.board.question->kind;
    CAPTURE(to_string(decision));
    seen.insert(decision);
    for (const StandingAnswer answer : answers_to(decision)) {
      CAPTURE(to_string(answer));
      const auto order =
          answered(rules, state, seat, {{{.decision = decision, .answer = answer}}}, seed);
      const bool always =
          answer == StandingAnswer::defaults || answer == StandingAnswer::midshipman;
      if (always) CHECK(order.has_value());
      if (answer == ask) CHECK_FALSE(order.has_value());
      if (order) {
        CHECK_FALSE(rules.check(rules.view(state, core::Viewer::of(seat)), seat,
                                rules.awaited(state, core::Viewer::of(seat)).front(), *order));
      }
    }
    const auto order =
        chartroom::test::random_order(rules.view(state, core::Viewer::of(seat)), seat, chooser);
    carry_out(rules, state, seat, order, seed);
  }
}

constexpr Rules every_set[] = {basic_rules, advanced_rules, full_rules, double_blind_rules};

}  // namespace

TEST_CASE("A game in which both sides left all to the defaults comes to its end") {
  std::set<Decision> seen;
  for (const Rules& set : every_set) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      CAPTURE(seed);
      CHECK(play_by(set, {defaults, defaults}, seed, seen) > 20);
    }
  }
  CHECK(seen.size() >= 4);  // the Allies pass: nobody ever meets
}

TEST_CASE("A game in which both sides left all to the midshipman comes to its end") {
  std::set<Decision> seen;
  for (const Rules& set : every_set) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      CAPTURE(seed);
      CHECK(play_by(set, {midshipman, midshipman}, seed, seen) > 20);
    }
  }
  CHECK(seen.size() > 15);
}

TEST_CASE("A game between the defaults and the midshipman comes to its end, whoever has which") {
  std::set<Decision> seen;
  for (const Rules& set : every_set) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      CAPTURE(seed);
      CHECK(play_by(set, {defaults, midshipman}, seed, seen) > 20);
      CHECK(play_by(set, {midshipman, defaults}, seed, seen) > 20);
    }
  }
  CHECK(seen.size() > 15);
}

TEST_CASE("[FS 9.3.2] Standing orders assign what the tables have moved") {
  constexpr Rules set{.advanced = true, .solitaire = Solitaire::multi_handed};
  std::set<Decision> seen;
  for (const auto answer : {defaults, midshipman}) {
    play_by(set, {answer, answer}, 1, seen);
  }
  CHECK(seen.contains(Decision::assign));
}

TEST_CASE("Every kind of decision is answered legally, wherever a game of chance leads") {
  std::set<Decision> seen;
  for (const Rules& set : every_set) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(seed);
      answer_everything(set, seed, seen);
    }
  }
  for (const core::Side side : core::both_sides) {
    for (const Decision decision : decisions_of(side)) {
      if (decision == Decision::assign) continue;  // the tables' games
      CAPTURE(to_string(decision));
      CHECK(seen.contains(decision));
    }
  }
}
