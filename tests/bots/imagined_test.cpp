// What a bot makes of a double-blind table: reports become ships, nothing else changes, and the
// orders that come of it are possible on the table as it is seen.
#include <doctest/doctest.h>

#include <algorithm>

#include "bots/far_seas/bots.hpp"
#include "bots/far_seas/imagined.hpp"
#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using core::Viewer;
using test::Moment;
using test::watch_game;

Rules in_the_dark(Rules rules) {
  rules.double_blind = true;
  return rules;
}

void on_dark_moments(Rules rules, std::uint64_t seed, int each,
                     const std::function<void(const Moment&)>& look) {
  watch_game(in_the_dark(rules), seed, [&](const Moment& at) {
    if (at.number % each == 0) look(at);
    return true;
  });
}

TEST_CASE("a hidden counter is imagined where it was last known to be, and only there") {
  int put = 0;
  for (const Rules rules : {basic_rules, full_rules}) {
    on_dark_moments(rules, 21, 5, [&](const Moment& at) {
      const View picture = imagined(at.view);
      for (std::size_t i = 0; i < at.view.board.ships.size(); ++i) {
        const ShipId id{static_cast<std::uint8_t>(i)};
        const ShipStatus& seen = at.view.board.ships[i];
        const ShipStatus& thought = picture.board.ships[i];
        const auto told = std::ranges::find(at.view.reports, id, &Report::ship);
        if (seen.where != Whereabouts::unseen || told == at.view.reports.end()) {
          CHECK(thought == seen);
        } else {
          CHECK(thought.where == Whereabouts::at_sea);
          CHECK(thought.area == told->area);
          CHECK(thought.damage == seen.damage);
          ++put;
        }
      }
      CHECK(picture.german == at.view.german);
      CHECK(picture.board.question == at.view.board.question);
    });
  }
  CHECK(put > 100);
}

TEST_CASE("a convoy out of sight is imagined at its dot") {
  int put = 0;
  on_dark_moments(advanced_rules, 3, 3, [&](const Moment& at) {
    const View picture = imagined(at.view);
    for (const Report& report : at.view.reports) {
      if (report.convoy == no_convoy) continue;
      CHECK(area_of(picture.board, report.convoy) == report.area);
      ++put;
    }
  });
  CHECK(put > 0);
}

TEST_CASE("who sees everything imagines nothing") {
  watch_game(basic_rules, 2, [](const Moment& at) {
    CHECK(imagined(at.view) == at.view);
    return at.number < 40;
  });
}

TEST_CASE(
    "lieutenants in the dark give orders that the real table allows, and think for themselves") {
  int own = 0, asked = 0;
  for (const Rules rules : {basic_rules, full_rules}) {
    on_dark_moments(rules, 8, 4, [&](const Moment& at) {
      CAPTURE(at.number);
      CAPTURE(to_string(at.decision()));
      const Order order = bot_order(at.view, at.seat, core::Strength::lieutenant, 5);
      CHECK_FALSE(at.rules.check(at.view, at.seat, {}, order));
      CHECK(order == bot_order(at.view, at.seat, core::Strength::lieutenant, 5));
      if (at.decision() != Decision::plot && at.decision() != Decision::allied_movement) return;
      ++asked;
      if (order != bot_order(at.view, at.seat, core::Strength::midshipman, 5)) ++own;
    });
  }
  CHECK(own * 2 > asked);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
