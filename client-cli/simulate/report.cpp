// What a simulation prints.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <numeric>

#include "client-cli/simulate/simulate.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

template <class Get>
std::vector<int> sorted_values(const SimulationResult& result, Get get) {
  std::vector<int> values;
  for (const GameRecord& game : result.games) values.push_back(get(game));
  std::ranges::sort(values);
  return values;
}

double mean(const std::vector<int>& values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::map<std::string, int> by_level(const SimulationResult& result) {
  std::map<std::string, int> levels;
  for (const GameRecord& game : result.games) ++levels[game.outcome.level];
  return levels;
}

double per_second(const SimulationResult& result) {
  return result.seconds > 0 ? static_cast<double>(result.games.size()) / result.seconds : 0;
}

boost::json::object spread(const std::vector<int>& values) {
  return {{"mean", mean(values)}, {"p50", quantile(values, 50)}, {"max", quantile(values, 100)}};
}

struct Columns {
  std::vector<int> vp, obs, combats, turns, decisions;
  explicit Columns(const SimulationResult& r)
      : vp{sorted_values(r, [](const GameRecord& g) { return g.outcome.points; })},
        obs{sorted_values(r, [](const GameRecord& g) { return g.obs; })},
        combats{sorted_values(r, [](const GameRecord& g) { return g.combats; })},
        turns{sorted_values(r, [](const GameRecord& g) { return g.turns; })},
        decisions{sorted_values(r, [](const GameRecord& g) { return g.decisions; })} {}
};

}  // namespace

std::map<std::string, double> points_by_kind(const SimulationResult& result) {
  std::map<std::string, double> kinds;
  for (const GameRecord& game : result.games) {
    for (const auto& [kind, points] : game.points) kinds[kind] += points;
  }
  for (auto& [kind, points] : kinds) points /= static_cast<double>(result.games.size());
  return kinds;
}

std::string set_up_in_words(const far_seas::Setup& setup) {
  const std::vector<std::string> options = wire::far_seas_option_names(setup);
  const std::string scenario = wire::far_seas_scenario(setup);
  return options.empty() ? scenario : fmt::format("{} with {}", scenario, fmt::join(options, ", "));
}

std::string simulation_json(const SimulationWishes& wishes, const SimulationResult& result) {
  const Columns columns{result};
  boost::json::object results;
  for (const auto& [level, count] : by_level(result)) results[level] = count;
  boost::json::object points;
  for (const auto& [kind, value] : points_by_kind(result)) points[kind] = value;
  const boost::json::object document{
      {"ruleset", "far-seas"},
      {"scenario", wire::far_seas_scenario(wishes.setup)},
      {"options", boost::json::value_from(wire::far_seas_option_names(wishes.setup))},
      {"seed", wishes.seed},
      {"games", result.games.size()},
      {"seconds", result.seconds},
      {"games_per_s", per_second(result)},
      {"vp",
       {{"min", quantile(columns.vp, 0)},
        {"p5", quantile(columns.vp, 5)},
        {"p25", quantile(columns.vp, 25)},
        {"p50", quantile(columns.vp, 50)},
        {"p75", quantile(columns.vp, 75)},
        {"p95", quantile(columns.vp, 95)},
        {"max", quantile(columns.vp, 100)},
        {"mean", mean(columns.vp)}}},
      {"results", results},
      {"obs", spread(columns.obs)},
      {"combats", spread(columns.combats)},
      {"length", {{"turns", spread(columns.turns)}, {"decisions", spread(columns.decisions)}}},
      {"points", points}};
  return boost::json::serialize(document) + "\n";
}

std::string simulation_text(const SimulationWishes& wishes, const SimulationResult& result) {
  const Columns columns{result};
  std::string text = fmt::format("The Far Seas, {}: {} games, seed {}, {:.1f} s ({:.0f} games/s)\n",
                                 set_up_in_words(wishes.setup), result.games.size(), wishes.seed,
                                 result.seconds, per_second(result));
  text += fmt::format("\n{:<18}{:>7}{:>7}{:>7}{:>7}{:>7}{:>9}\n", "", "p5", "p25", "p50", "p75",
                      "p95", "mean");
  const auto row = [&](const char* name, const std::vector<int>& v) {
    text +=
        fmt::format("{:<18}{:>7}{:>7}{:>7}{:>7}{:>7}{:>9.1f}\n", name, quantile(v, 5),
                    quantile(v, 25), quantile(v, 50), quantile(v, 75), quantile(v, 95), mean(v));
  };
  row("victory points", columns.vp);
  row("turns", columns.turns);
  row("OBs", columns.obs);
  row("combats", columns.combats);
  row("decisions", columns.decisions);
  text += "\n";
  for (const auto& [level, count] : by_level(result)) {
    const int percent = count * 100 / std::max<int>(1, static_cast<int>(result.games.size()));
    text += fmt::format("{:<18}{:>7} {:>4}%  {}\n", level, count, percent,
                        std::string(static_cast<std::size_t>(percent / 2), '#'));
  }
  text += "\nvictory points a game, by kind\n";
  for (const auto& [kind, points] : points_by_kind(result)) {
    text += fmt::format("{:<18}{:>7.1f}\n", kind, points);
  }
  return text;
}

}  // namespace chartroom::cli
