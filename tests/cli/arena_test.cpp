#include "client-cli/arena/arena.hpp"

#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <numeric>

#include "data/loader/far_seas_loader.hpp"
#include "data/loader/packs.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

const far_seas::Pack& pack() {
  static const far_seas::Pack loaded =
      data::load_far_seas(data::default_packs() / "far_seas").value();
  return loaded;
}

TEST_CASE("a mean has the interval of its standard error, and none for a single game") {
  struct Row {
    std::vector<int> values;
    double mean, margin;
  };
  const std::vector<Row> rows{{{}, 0, 0},
                              {{7}, 7, 0},
                              {{5, 5, 5, 5}, 5, 0},
                              {{1, 2, 3}, 2, 1.13159},       // 1.95996 x 1 / sqrt(3)
                              {{0, 10}, 5, 9.79982},         // 1.95996 x sqrt(50 / 2)
                              {{-4, 4, -4, 4}, 0, 4.5264}};  // 1.95996 x sqrt(64 / 3 / 4)
  for (const Row& row : rows) {
    CAPTURE(row.values.size());
    const Mean mean = mean_of(row.values);
    CHECK(mean.value == doctest::Approx(row.mean));
    CHECK(mean.margin == doctest::Approx(row.margin).epsilon(1e-4));
  }
}

TEST_CASE("a share has Wilson's interval, also when all games are won, or none, or one is played") {
  struct Row {
    int count, games;
    double low, high;
  };
  // At the edges z^2 / (n + z^2), with z^2 = 3.84146.
  const std::vector<Row> rows{{5, 10, 0.23659, 0.76341}, {50, 100, 0.40383, 0.59617},
                              {0, 10, 0, 0.27753},       {10, 10, 0.72247, 1},
                              {0, 1, 0, 0.79345},        {1, 1, 0.20655, 1},
                              {1, 4, 0.04559, 0.69936},  {0, 0, 0, 0}};
  for (const Row& row : rows) {
    CAPTURE(row.count);
    CAPTURE(row.games);
    const Share share = share_of(row.count, row.games);
    CHECK(share.count == row.count);
    CHECK(share.value ==
          doctest::Approx(row.games == 0 ? 0 : static_cast<double>(row.count) / row.games));
    CHECK(std::abs(share.low - row.low) < 2e-5);
    CHECK(std::abs(share.high - row.high) < 2e-5);
  }
}

TEST_CASE("an interval gets narrower with the games, and always holds the share") {
  double width = 2;
  for (const int games : {4, 16, 64, 256}) {
    const Share share = share_of(games / 4, games);
    CAPTURE(games);
    CHECK(share.low < share.value);
    CHECK(share.value < share.high);
    CHECK(share.high - share.low < width);
    width = share.high - share.low;
  }
}

GameRecord ended(int points, std::optional<core::Side> winner) {
  GameRecord record;
  record.outcome.points = points;
  record.outcome.winner = winner;
  return record;
}

TEST_CASE("[FS 8.0] a verdict counts wins, draws, bands and sudden ends, each game once") {
  const int sudden = pack().sudden_end_above + 1;
  const int first_band = pack().victory_bands.front().up_to;
  SimulationResult result;
  result.games = {ended(first_band, far_seas::allied), ended(first_band + 1, std::nullopt),
                  ended(sudden, far_seas::german), ended(sudden, far_seas::german)};
  const Verdict verdict = verdict_of(pack(), result);
  CHECK(verdict.allied_wins.count == 1);
  CHECK(verdict.draws.count == 1);
  CHECK(verdict.german_wins.count == 2);
  CHECK(verdict.sudden_ends.count == 2);
  CHECK(verdict.bands[0] == 1);
  CHECK(verdict.bands[1] == 1);
  CHECK(std::accumulate(verdict.bands.begin(), verdict.bands.end(), 0) == 2);
  CHECK(verdict.least == first_band);
  CHECK(verdict.most == sudden);
  CHECK(verdict.points.value == doctest::Approx((2 * first_band + 1 + 2 * sudden) / 4.0));
}

TEST_CASE("the arena plays each against each, deals all the same dice and prints what it found") {
  using core::Strength;
  const ArenaWishes wishes{.germans = {Strength::midshipman, Strength::lieutenant},
                           .allies = {Strength::midshipman},
                           .games = {.games = 2, .seed = 3}};
  int told = 0;
  const auto pairings = hold_arena(pack(), wishes, [&](const Players&, int) { ++told; });
  REQUIRE(pairings.size() == 2);
  CHECK(told == 4);
  CHECK(pairings[0].players == Players{Strength::midshipman, Strength::midshipman});
  CHECK(pairings[1].players == Players{Strength::lieutenant, Strength::midshipman});
  const SimulationResult again =
      simulate(pack(), {.games = 2, .seed = 3, .players = pairings[0].players}, {});
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(again.games[i].points == pairings[0].result.games[i].points);
  }
  const std::string text = arena_text(pack(), wishes, pairings);
  CHECK(text.find("German lieutenant against Allied midshipman: 2 games") != std::string::npos);
  CHECK(text.find("German \\ Allied") != std::string::npos);
  const auto json = boost::json::parse(arena_json(pack(), wishes, pairings)).as_object();
  CHECK(json.at("pairings").as_array().size() == 2);
  const auto& first = json.at("pairings").at(0).as_object();
  CHECK(first.at("german").as_string() == "midshipman");
  CHECK(first.at("vp").at("mean").as_double() ==
        doctest::Approx(verdict_of(pack(), pairings[0].result).points.value));
}

}  // namespace
}  // namespace chartroom::cli
