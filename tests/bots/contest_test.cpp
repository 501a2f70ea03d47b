// One Operationsbefehl as a game of two hands, on a sea with few ships.
#include "bots/far_seas/contest.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "rules/far_seas/movement.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::bots {
namespace {

using test::EmptySea;
using test::Game;
using test::real_pack;

constexpr Effort long_thought{12, 3};

TEST_CASE("shares of a mixture sum to one, and the better course has the larger") {
  const std::vector<double> values{1, 4, 2.5, 4, -3};
  const std::vector<double> shares = shares_of(values, 0.8);
  REQUIRE(shares.size() == values.size());
  CHECK(std::accumulate(shares.begin(), shares.end(), 0.0) == doctest::Approx(1));
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      if (values[i] > values[j]) CHECK(shares[i] > shares[j]);
      if (values[i] == values[j]) CHECK(shares[i] == doctest::Approx(shares[j]));
    }
  }
}

TEST_CASE("the softer the choice, the more is left for the second best") {
  const std::vector<double> values{3, 2};
  CHECK(shares_of(values, 0.1)[1] < shares_of(values, 0.8)[1]);
  CHECK(shares_of(values, 0.8)[1] < shares_of(values, 5)[1]);
  CHECK(shares_of(values, 0.01)[0] > 0.99);
  CHECK(shares_of({7}, 0.8) == std::vector<double>{1});
}

// The Emden between two areas, and the Hampshire, which can be in one of them.
struct Table {
  explicit Table(double first_stake, double second_stake) {
    game.place("Emden", 30).place("Hampshire", 30);
    game.begin();
    const AreaSet areas = reachable(game.board(), game.ship("Hampshire"));
    std::ranges::copy_if(areas, std::back_inserter(common), [&](AreaId area) {
      return may_go(game.board(), game.ship("Emden"), area) &&
             movement_penalty(game.board(), game.ship("Hampshire"), AreaId{30}, area) == 0 &&
             !real_pack().area(area).allied_only;
    });
    REQUIRE(common.size() >= 2);
    Unit emden = stakes.unit_of(game.group("Emden"));
    emden.courses = {{.to = common[0], .what = Assignment::merchants, .stake = first_stake},
                     {.to = common[1], .what = Assignment::merchants, .stake = second_stake}};
    units.push_back(std::move(emden));
  }

  // Where the Hampshire goes in the answer; nowhere if it stays.
  [[nodiscard]] static AreaId answer_of(Contest& contest) {
    const auto moves = contest.allied_moves();
    return moves.empty() ? no_area : moves.front().to;
  }

  Game game{EmptySea{.turn = 3}};
  Chart chart{real_pack()};
  Odds odds{real_pack(), 200};
  Prospects prospects{game.board(), chart};
  Stakes stakes{game.board(), prospects, odds};
  std::vector<AreaId> common;
  std::vector<Unit> units;
};

TEST_CASE("a cruiser with two areas as good as each other, and one hunter about, mixes") {
  Table table{4, 4};
  Contest contest{table.stakes, table.units, {}};
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    CAPTURE(seed);
    Luck luck{seed};
    contest.solve(long_thought, luck);
    const std::vector<Course>& courses = contest.units().front().courses;
    CHECK(courses[0].likely + courses[1].likely == doctest::Approx(1));
    CHECK(courses[0].likely > 0.25);
    CHECK(courses[1].likely > 0.25);
  }
}

TEST_CASE("the Allied answer covers the area that is worth more") {
  for (const bool first : {true, false}) {
    CAPTURE(first);
    Table table{first ? 9.0 : 2.0, first ? 2.0 : 9.0};
    Contest contest{table.stakes, table.units, {}};
    Luck luck{3};
    contest.solve(long_thought, luck);
    CHECK(Table::answer_of(contest) == table.common[first ? 0 : 1]);
  }
}

TEST_CASE("a course is worth less where an answer has been thought of than without one") {
  Table table{6, 6};
  Contest contest{table.stakes, table.units, {}};
  const Unit& emden = contest.units().front();
  const double alone =
      contest.value_of(emden, emden.courses[0]) + contest.value_of(emden, emden.courses[1]);
  Luck luck{1};
  contest.solve(long_thought, luck);
  const double hunted =
      contest.value_of(emden, emden.courses[0]) + contest.value_of(emden, emden.courses[1]);
  CHECK(hunted < alone - 0.1);
}

TEST_CASE("ships that have something else to do are not sent") {
  Table table{6, 6};
  Contest contest{table.stakes, table.units, {}, {table.game.ship("Hampshire")}};
  Luck luck{1};
  contest.solve(long_thought, luck);
  CHECK(contest.allied_moves().empty());
}

}  // namespace
}  // namespace chartroom::far_seas::bots
