// Bots see what a player in their seat would see. That is so by type; here are also worlds that
// differ in nothing but the other side's secrets, and the order is the same in both.
#include <doctest/doctest.h>

#include <algorithm>
#include <type_traits>

#include "bots/far_seas/bots.hpp"
#include "bots/far_seas/playout.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/movement.hpp"
#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"
#include "tests/support/random_player.hpp"

namespace chartroom::far_seas::bots {
namespace {

using core::Seat;
using core::Strength;
using core::Viewer;
using test::asked_seats;
using test::carry_out;
using test::Moment;
using test::watch_game;

template <class Knowledge>
concept MayBeAskedWith = requires(const Knowledge& known, Seat seat, Strength strength,
                                  std::uint64_t seed, Bots bots, const FarSeas& rules) {
  bot_order(known, seat, strength, seed);
  bots(rules, known, seat, strength, seed);
};
static_assert(MayBeAskedWith<View>);
static_assert(!MayBeAskedWith<State>);
static_assert(!std::is_convertible_v<State, View>);
static_assert(std::is_constructible_v<Worlds, const View&, Mind&, Luck&>);
static_assert(!std::is_constructible_v<Worlds, const State&, Mind&, Luck&>);

// Who is asked gives the same order in both worlds, whatever its strength.
int compare_orders(const State& one, const State& two, Seat seat,
                   const std::vector<Strength>& strengths, std::uint64_t seeds) {
  const View first = view_of(one, Viewer::of(seat)), second = view_of(two, Viewer::of(seat));
  REQUIRE(first == second);
  int compared = 0;
  for (const Strength strength : strengths) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      CAPTURE(to_string(strength));
      CAPTURE(seed);
      CAPTURE(to_string(one.board.question->kind));
      CHECK(bot_order(first, seat, strength, seed) == bot_order(second, seat, strength, seed));
      ++compared;
    }
  }
  return compared;
}

const std::vector<Strength> quick_ones{Strength::midshipman, Strength::lieutenant};
const std::vector<Strength> all_of_them{core::strengths.begin(), core::strengths.end()};

// 6.1: such a move is announced, wherever it goes.
bool moves_without_coal(const View& view, const order::Plot& plot, ShipId id) {
  const CoalStatus* coal = coal_of(*view.german, id);
  return coal != nullptr && !coal->coaled && std::ranges::find(plot.piles, id) == plot.piles.end();
}

// The same names and open moves, other destinations as far as these are secret.
order::Plot other_courses(const View& view, order::Plot plot) {
  const Board& board = view.board;
  for (PlottedGroup& group : plot.groups) {
    const AreaId here = board.status(group.ships.front()).area;
    const auto is_open = [&](AreaId to) {
      return std::ranges::any_of(group.ships, [&](ShipId id) {
        return is_open_move(board, id, to) || moves_without_coal(view, plot, id);
      });
    };
    if (is_open(group.to)) continue;
    group.assignment = Assignment::merchants;
    group.station = no_station;
    if (group.to != here) {
      group.to = here;
      continue;
    }
    for (const AreaId to : reachable(board, group.ships.front())) {
      if (!is_open(to)) group.to = to;
    }
  }
  return plot;
}

// The same moves with other assignments.
order::Plot other_assignments(order::Plot plot) {
  for (PlottedGroup& group : plot.groups) {
    if (group.assignment != Assignment::merchants && group.assignment != Assignment::none) continue;
    group.assignment =
        group.assignment == Assignment::merchants ? Assignment::none : Assignment::merchants;
  }
  return plot;
}

struct Pair {
  State one, two;
};

// Two worlds parted by the plot of this moment.
Pair plotted_apart(const Moment& at, const order::Plot& first, const order::Plot& second) {
  Pair worlds{at.state, at.state};
  carry_out(at.rules, worlds.one, at.seat, first, 5);
  carry_out(at.rules, worlds.two, at.seat, second, 5);
  return worlds;
}

order::Plot midshipmans_plot(const Moment& at) {
  return std::get<order::Plot>(bot_order(at.view, at.seat, Strength::midshipman, 3));
}

TEST_CASE("[FS 4.3] the Allied move does not hang on what the Germans have plotted") {
  int compared = 0, plots = 0;
  for (const Rules rules : {basic_rules, advanced_rules}) {
    watch_game(rules, 11, [&](const Moment& at) {
      if (at.decision() != Decision::plot || ++plots % 3 != 0) return true;
      const order::Plot plot = midshipmans_plot(at);
      const Pair worlds = plotted_apart(at, plot, other_courses(at.view, plot));
      if (worlds.one.german.plot == worlds.two.german.plot) return true;  // nothing is secret
      const Seat allies = core::admiral_of(allied);
      if (asked_seats(worlds.one) != std::vector{allies}) return true;
      const bool thoroughly = plots % 30 == 0;
      compared += compare_orders(worlds.one, worlds.two, allies,
                                 thoroughly ? all_of_them : quick_ones, thoroughly ? 2 : 4);
      return true;
    });
  }
  CHECK(compared > 100);
}

TEST_CASE("[FS 4.7] the Allies search, approach and fight alike whatever is assigned in secret") {
  int compared = 0, plots = 0;
  watch_game(basic_rules, 12, [&](const Moment& at) {
    if (at.decision() != Decision::plot || ++plots % 2 != 0) return true;
    const order::Plot plot = midshipmans_plot(at);
    Pair worlds = plotted_apart(at, plot, other_assignments(plot));
    if (worlds.one.german.plot == worlds.two.german.plot) return true;
    // Both go on alike until PHASE 5 shows the assignments, or what they allow.
    for (int steps = 0; steps < 40 && !asked_seats(worlds.one).empty(); ++steps) {
      if (worlds.one.board.phase < 2 || worlds.one.board.phase == 5) break;
      if (asked_seats(worlds.one) != asked_seats(worlds.two)) break;
      const Seat seat = asked_seats(worlds.one).front();
      const View view = view_of(worlds.one, Viewer::of(seat));
      if (seat.side == allied) {
        compared += compare_orders(worlds.one, worlds.two, seat, quick_ones, 2);
      } else if (at.rules.check(view_of(worlds.two, Viewer::of(seat)), seat, {},
                                bot_order(view, seat, Strength::midshipman, 1))) {
        break;
      }
      const Order order = bot_order(view, seat, Strength::midshipman, 1);
      carry_out(at.rules, worlds.one, seat, order, 5);
      carry_out(at.rules, worlds.two, seat, order, 5);
    }
    return true;
  });
  CHECK(compared > 60);
}

TEST_CASE("[FS 4.6.4] what one side has sealed in a combat does not change the other's orders") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    watch_game(full_rules, seed, [&](const Moment& at) {
      if (asked_seats(at.state).size() < 2) return true;
      for (const core::Side first : core::both_sides) {
        const Seat sealer = core::admiral_of(first), other = core::admiral_of(core::other(first));
        const View view = view_of(at.state, Viewer::of(sealer));
        core::Chooser one{1}, two{2};
        const Order order = chartroom::test::random_order(view, sealer, one);
        const Order another = chartroom::test::random_order(view, sealer, two);
        if (order == another) continue;
        Pair worlds{at.state, at.state};
        carry_out(at.rules, worlds.one, sealer, order, 5);
        carry_out(at.rules, worlds.two, sealer, another, 5);
        if (asked_seats(worlds.one) != std::vector{other}) continue;
        compared += compare_orders(worlds.one, worlds.two, other, all_of_them, 1);
      }
      return true;
    });
  }
  CHECK(compared > 20);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
