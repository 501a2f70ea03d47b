// Bots against each other: each German player against each Allied one, and what came of it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "client-cli/arena/statistics.hpp"
#include "client-cli/simulate/simulate.hpp"

namespace chartroom::cli {

struct ArenaWishes {
  std::vector<core::Strength> germans;
  std::vector<core::Strength> allies;
  SimulationWishes games;  // of each pairing; the players are set by the arena
};

struct Pairing {
  Players players;
  SimulationResult result;
};

// The same seed deals the same dice to every pairing. `progress`: the pairing that is being played,
// and how many of its games are done.
[[nodiscard]] std::vector<Pairing> hold_arena(
    const far_seas::Pack& pack, const ArenaWishes& wishes,
    const std::function<void(const Players&, int)>& progress);

// One pairing in figures.
struct Verdict {
  Mean points;  // victory points
  int least{}, median{}, most{};
  Share allied_wins, draws, german_wins;
  Share sudden_ends;       // above the last band (8.0)
  std::vector<int> bands;  // games that ended in each victory band, sudden ends apart
};
[[nodiscard]] Verdict verdict_of(const far_seas::Pack& pack, const SimulationResult& result);

// What is printed: for people, one block a pairing and, if there are several, a table; or one JSON
// document {ruleset, rules, seed, games, pairings: [{german, allied, seconds, vp: {mean, margin,
// min, p50, max}, allied_wins, draws, german_wins, sudden_ends: {count, share, low, high}, bands:
// [{up_to, title, games}], points: mean victory points a game by kind}]}.
[[nodiscard]] std::string arena_text(const far_seas::Pack& pack, const ArenaWishes& wishes,
                                     const std::vector<Pairing>& pairings);
[[nodiscard]] std::string arena_json(const far_seas::Pack& pack, const ArenaWishes& wishes,
                                     const std::vector<Pairing>& pairings);

}  // namespace chartroom::cli
