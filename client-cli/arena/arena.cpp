#include "client-cli/arena/arena.hpp"

#include <algorithm>

namespace chartroom::cli {

std::vector<Pairing> hold_arena(const far_seas::Pack& pack, const ArenaWishes& wishes,
                                const std::function<void(const Players&, int)>& progress) {
  std::vector<Pairing> pairings;
  for (const core::Strength of_germans : wishes.germans) {
    for (const core::Strength of_allies : wishes.allies) {
      SimulationWishes games = wishes.games;
      games.players = {of_germans, of_allies};
      const auto tell = [&](int done) {
        if (progress) progress(games.players, done);
      };
      pairings.push_back({games.players, simulate(pack, games, tell)});
    }
  }
  return pairings;
}

Verdict verdict_of(const far_seas::Pack& pack, const SimulationResult& result) {
  Verdict verdict;
  verdict.bands.resize(pack.victory_bands.size());
  std::vector<int> points;
  int draws = 0, german_wins = 0, sudden = 0;
  for (const GameRecord& game : result.games) {
    const core::Outcome& outcome = game.outcome;
    points.push_back(outcome.points);
    draws += !outcome.winner ? 1 : 0;
    german_wins += outcome.winner == far_seas::german ? 1 : 0;
    if (outcome.points > pack.sudden_end_above) {
      ++sudden;
    } else {
      const auto band = &pack.band_of(outcome.points) - pack.victory_bands.data();
      ++verdict.bands.at(static_cast<std::size_t>(band));
    }
  }
  std::ranges::sort(points);
  const int games = static_cast<int>(points.size());
  verdict.points = mean_of(points);
  verdict.least = quantile(points, 0);
  verdict.median = quantile(points, 50);
  verdict.most = quantile(points, 100);
  verdict.allied_wins = share_of(games - draws - german_wins, games);
  verdict.draws = share_of(draws, games);
  verdict.german_wins = share_of(german_wins, games);
  verdict.sudden_ends = share_of(sudden, games);
  return verdict;
}

}  // namespace chartroom::cli
