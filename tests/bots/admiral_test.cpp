// How an admiral compares orders, and what it takes from several trains of thought.
#include "bots/far_seas/admiral.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "bots/far_seas/sailings.hpp"
#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

TEST_CASE("a lead is the mean of paired differences, with its standard error") {
  struct Row {
    std::vector<double> values, others;
    double points, error;
  };
  const std::vector<Row> rows{
      {{}, {}, 0, 0},
      {{3}, {1}, 2, 0},
      {{9, 5, 7}, {8, 4, 6}, 1, 0},              // always one better: sure, whatever the dice do
      {{1, 3}, {0, 0}, 2, 1},                    // sqrt(2 / 2)
      {{0, 4, 0, 4}, {4, 0, 4, 0}, 0, 2.3094}};  // sqrt(64 / 3 / 4)
  for (const Row& row : rows) {
    CAPTURE(row.values.size());
    const Lead lead = lead_of(row.values, row.others);
    CHECK(lead.points == doctest::Approx(row.points));
    CHECK(lead.error == doctest::Approx(row.error).epsilon(1e-4));
  }
}

TEST_CASE("the Allied moves of an admiral are legal, and of ships that may still move") {
  int moved = 0;
  for (const Rules rules : {basic_rules, full_rules}) {
    test::watch_game(rules, 5, [&](const test::Moment& at) {
      if (at.decision() != Decision::allied_movement || at.number % 3 != 0) return true;
      Mind mind{test::real_pack(), 20, {4, 2}};
      Luck luck{static_cast<std::uint64_t>(at.number)};
      const order::AlliedMovement order = admiral_movement(at.view, mind, luck);
      CAPTURE(at.number);
      CHECK_FALSE(at.rules.check(at.view, at.seat, {}, order));
      moved += static_cast<int>(order.moves.size());
      return true;
    });
  }
  CHECK(moved > 50);
}

TEST_CASE("an admiral sends ships against colonies when it must, not as soon as it can") {
  bool hasty_besieged = false, later = false;
  test::watch_game(advanced_rules, 5, [&](const test::Moment& at) {
    const Board& board = at.view.board;
    if (board.turn > 2) return false;
    if (at.decision() != Decision::allied_movement) return true;
    const Options options = options_of(at.view, at.seat);
    const Errands patient = errands_of(at.view, options, Sieges::in_good_time);
    const Errands hasty = errands_of(at.view, options, Sieges::at_once);
    if (board.turn == 1) {
      CHECK(patient.colonies.empty());
      hasty_besieged = hasty_besieged || !hasty.colonies.empty();
    } else {
      later = later || !patient.colonies.empty() || !patient.moves.empty();
    }
    return true;
  });
  CHECK(hasty_besieged);
  CHECK(later);
}

TEST_CASE("the orders an admiral tries are all legal, and no order is tried twice") {
  int several = 0;
  test::watch_game(advanced_rules, 7, [&](const test::Moment& at) {
    Mind mind{test::real_pack(), 20, {2, 1}};
    Luck luck{static_cast<std::uint64_t>(at.number)};
    const std::vector<Order> orders = candidates(at.view, at.seat, mind, luck);
    CAPTURE(to_string(at.decision()));
    REQUIRE_FALSE(orders.empty());
    several += orders.size() > 1 ? 1 : 0;
    for (std::size_t i = 0; i < orders.size(); ++i) {
      CHECK_FALSE(at.rules.check(at.view, at.seat, {}, orders[i]));
      CHECK(std::ranges::count(orders, orders[i]) == 1);
    }
    return true;
  });
  CHECK(several > 5);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
