// The positions in which an admiral plays a game on: whatever it thinks of the other side's
// secrets, it must not contradict what it sees.
#include <doctest/doctest.h>

#include <algorithm>

#include "bots/far_seas/playout.hpp"
#include "tests/bots/watched_game.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using core::Viewer;
using test::Moment;
using test::real_pack;
using test::watch_game;

constexpr Effort haste{1, 1};

// What a drawn world leaves out: nothing in the rules looks back at it.
View without_past(View view) {
  view.board.track.clear();
  view.board.review.clear();
  return view;
}

Group ships_of(const std::vector<PlottedGroup>& plot) {
  Group ships;
  for (const PlottedGroup& group : plot) {
    ships.insert(ships.end(), group.ships.begin(), group.ships.end());
  }
  std::ranges::sort(ships);
  return ships;
}

void on_some_decisions(std::uint64_t seed, const std::function<void(const Moment&)>& look) {
  for (const Rules rules : {basic_rules, advanced_rules, full_rules}) {
    watch_game(rules, seed, [&](const Moment& at) {
      if (at.number % 4 == 0) look(at);
      return true;
    });
  }
}

TEST_CASE("a drawn world looks to its own side exactly as the world it was drawn from") {
  int drawn = 0;
  on_some_decisions(4, [&](const Moment& at) {
    CAPTURE(at.number);
    CAPTURE(to_string(at.decision()));
    Mind mind{real_pack(), 10, haste};
    Luck luck{static_cast<std::uint64_t>(at.number)};
    const Worlds worlds{at.view, mind, luck};
    for (int i = 0; i < 3; ++i) {
      const State world = worlds.draw(luck);
      CHECK(view_of(world, Viewer::of(at.seat)) == without_past(at.view));
      ++drawn;
    }
  });
  CHECK(drawn > 200);
}

TEST_CASE("a side's own secrets are the same in all drawn worlds") {
  int of_germans = 0, of_allies = 0;
  on_some_decisions(6, [&](const Moment& at) {
    Mind mind{real_pack(), 10, haste};
    Luck luck{1};
    const Worlds worlds{at.view, mind, luck};
    const State world = worlds.draw(luck);
    if (at.seat.side == german) {
      CHECK(world.german == at.state.german);
      ++of_germans;
    } else {
      CHECK(world.allied == at.state.allied);
      ++of_allies;
    }
  });
  CHECK(of_germans > 20);
  CHECK(of_allies > 20);
}

TEST_CASE("[FS 4.3] the plots that the Allies imagine are of the cruisers called out, and differ") {
  int movements = 0, differ = 0;
  on_some_decisions(8, [&](const Moment& at) {
    if (at.decision() != Decision::allied_movement) return;
    ++movements;
    Mind mind{real_pack(), 10, haste};
    Luck luck{2};
    const Worlds worlds{at.view, mind, luck};
    const State first = worlds.draw(luck);
    Group named = at.view.board.named;
    std::ranges::sort(named);
    CHECK(ships_of(first.german.plot) == named);
    for (const OpenMove& open : at.view.board.open_moves) {
      for (const PlottedGroup& group : first.german.plot) {
        if (group.ships.front() == open.ship) CHECK(group.to == open.to);
      }
    }
    for (int i = 0; i < 20; ++i) {
      if (worlds.draw(luck).german.plot == first.german.plot) continue;
      ++differ;
      break;
    }
  });
  CHECK(movements > 5);
  CHECK(differ > movements / 2);
}

TEST_CASE("a game played on ends alike with the same dice, and otherwise mostly not") {
  int played = 0, differ = 0;
  on_some_decisions(10, [&](const Moment& at) {
    if (at.decision() != Decision::allied_movement) return;
    ++played;
    Mind mind{real_pack(), 10, haste};
    Luck luck{3};
    const State world = Worlds{at.view, mind, luck}.draw(luck);
    const Order order = lieutenant_order(at.view, at.seat, mind, luck);
    const auto points = [&](std::uint64_t seed) {
      return play_on(at.rules, world, at.seat, order, mind, seed);
    };
    const double first = points(1);
    CHECK(points(1) == first);
    bool varies = false;
    for (std::uint64_t seed = 2; seed < 6; ++seed) varies = varies || points(seed) != first;
    differ += varies ? 1 : 0;
  });
  CHECK(played > 5);
  CHECK(differ > played / 3);
}

}  // namespace
}  // namespace chartroom::far_seas::bots
