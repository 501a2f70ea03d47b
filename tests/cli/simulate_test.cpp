#include "client-cli/simulate/simulate.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>

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

TEST_CASE("quantiles are the nearest rank") {
  struct Row {
    std::vector<int> values;
    int percent, quantile;
  };
  const std::vector<Row> rows{{{}, 50, 0},           {{7}, 0, 7},           {{7}, 100, 7},
                              {{1, 2}, 50, 1},       {{1, 2}, 51, 2},       {{1, 2, 3}, 50, 2},
                              {{1, 2, 3, 4}, 25, 1}, {{1, 2, 3, 4}, 75, 3}, {{-5, 0, 5}, 5, -5}};
  for (const Row& row : rows) {
    CAPTURE(row.values.size());
    CAPTURE(row.percent);
    CHECK(quantile(row.values, row.percent) == row.quantile);
  }
}

TEST_CASE("a game of a seed is the same game whenever it is played, and seeds differ") {
  const SimulationWishes wishes{.games = 1, .seed = 11};
  const GameRecord first = simulate_game(pack(), wishes, 4),
                   again = simulate_game(pack(), wishes, 4);
  CHECK(first.outcome == again.outcome);
  CHECK(first.decisions == again.decisions);
  CHECK(first.points == again.points);
  const GameRecord other = simulate_game(pack(), wishes, 5);
  CHECK((first.decisions != other.decisions || first.points != other.points));
}

// simulate_game() throws if a bot's order is refused.
TEST_CASE(
    "midshipmen and lieutenants play whole games of every set of rules, the same by the seed") {
  for (const auto* rules : {"basic", "advanced", "full"}) {
    for (const auto strength : {core::Strength::midshipman, core::Strength::lieutenant}) {
      const SimulationWishes wishes{.setup = wire::far_seas_setup(rules).value(),
                                    .games = 2,
                                    .seed = 5,
                                    .players = {strength, strength}};
      for (int game = 0; game < wishes.games; ++game) {
        CAPTURE(rules);
        CAPTURE(to_string(strength));
        const GameRecord first = simulate_game(pack(), wishes, game);
        CHECK((first.turns == 9 || first.outcome.points > pack().sudden_end_above));
        if (game > 0) continue;
        CHECK(simulate_game(pack(), wishes, game).points == first.points);
      }
    }
  }
}

TEST_CASE("what a simulation prints adds up") {
  const SimulationWishes wishes{.games = 4, .seed = 3};
  int told = 0;
  const SimulationResult result = simulate(pack(), wishes, [&](int done) { told = done; });
  CHECK(told == 4);
  const auto json = boost::json::parse(simulation_json(wishes, result)).as_object();
  CHECK(json.at("games").as_int64() == 4);
  CHECK(json.at("games_per_s").as_double() > 0);
  std::int64_t games = 0;
  for (const auto& [level, count] : json.at("results").as_object()) games += count.as_int64();
  CHECK(games == 4);
  const auto& vp = json.at("vp").as_object();
  const auto at = [&](const char* key) { return vp.at(key).as_int64(); };
  CHECK(at("min") <= at("p5"));
  CHECK(at("p5") <= at("p50"));
  CHECK(at("p50") <= at("p95"));
  CHECK(at("p95") <= at("max"));
  for (const char* key : {"obs", "combats", "length"}) CHECK(json.contains(key));
  // The mean total is the sum of the means by kind.
  double by_kind = 0;
  for (const auto& [kind, points] : json.at("points").as_object()) by_kind += points.as_double();
  CHECK(by_kind == doctest::Approx(vp.at("mean").as_double()));
  CHECK(simulation_text(wishes, result).find("4 games, seed 3") != std::string::npos);
}

TEST_CASE("the training scenarios are simulated too") {
  for (const auto scenario : {far_seas::Scenario::coronel, far_seas::Scenario::falklands}) {
    const GameRecord record =
        simulate_game(pack(), {.setup = {.scenario = scenario}, .games = 1, .seed = 2}, 0);
    CAPTURE(to_string(scenario));
    CHECK(record.decisions > 0);
    CHECK_FALSE(record.outcome.level.empty());
  }
}

TEST_CASE("the advanced and the full game are simulated, and said to be") {
  std::vector<std::map<std::string, int>> points;
  for (const char* name : {"basic", "advanced", "full"}) {
    CAPTURE(name);
    const SimulationWishes wishes{
        .setup = wire::far_seas_setup(name).value(), .games = 1, .seed = 5};
    const SimulationResult result = simulate(pack(), wishes, {});
    const auto json = boost::json::parse(simulation_json(wishes, result)).as_object();
    CHECK(json.at("scenario").as_string() == name);
    CHECK(simulation_text(wishes, result).find(std::string{", "} + name + ": 1 games") !=
          std::string::npos);
    points.push_back(result.games.front().points);
  }
  // One seed, three games.
  CHECK(points[0] != points[1]);
  CHECK(points[1] != points[2]);
}

TEST_CASE("options are simulated, and stand in the heading and in the JSON") {
  const std::vector<std::string> options{"rufiji", "double-blind"};
  const SimulationWishes wishes{
      .setup = wire::far_seas_setup("basic", options).value(), .games = 1, .seed = 5};
  const SimulationResult result = simulate(pack(), wishes, {});
  CHECK(simulation_text(wishes, result).find("basic with ") != std::string::npos);
  const auto json = boost::json::parse(simulation_json(wishes, result)).as_object();
  CHECK(json.at("options").as_array().size() == 2);
}

TEST_CASE("lieutenants play double-blind, each from what it sees and last knew") {
  const std::vector<std::string> blind{"double-blind"};
  for (const char* name : {"basic", "full"}) {
    CAPTURE(name);
    SimulationWishes wishes{
        .setup = wire::far_seas_setup(name, blind).value(), .games = 1, .seed = 9};
    const GameRecord midshipmen = simulate_game(pack(), wishes, 0);
    wishes.players = {core::Strength::lieutenant, core::Strength::lieutenant};
    const GameRecord lieutenants = simulate_game(pack(), wishes, 0);
    CHECK_FALSE(lieutenants.outcome.level.empty());
    CHECK(lieutenants.points != midshipmen.points);
  }
}

}  // namespace
}  // namespace chartroom::cli
