// Whole games in process, bot against bot: `chartroom simulate far-seas --games N --seed S
// [--json]`.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "rules/core/strength.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::cli {

// Who plays each side.
using Players = core::BySide<core::Strength>;

struct SimulationWishes {
  far_seas::Setup setup;
  int games{100};
  std::uint64_t seed{1};
  Players players{};
};

// How one game went.
struct GameRecord {
  core::Outcome outcome;
  int turns{};
  int obs{};  // Operationsbefehle
  int combats{};
  int decisions{};
  std::map<std::string, int> points;  // victory points by kind of entry
};

struct SimulationResult {
  std::vector<GameRecord> games;
  double seconds{};
};

// Game number i of a seed between the same players is always the same game. All cores play;
// `progress` is told how many games are done, after each, by one thread at a time.
[[nodiscard]] GameRecord simulate_game(const far_seas::Pack& pack, const SimulationWishes& wishes,
                                       int game);
[[nodiscard]] SimulationResult simulate(const far_seas::Pack& pack, const SimulationWishes& wishes,
                                        const std::function<void(int)>& progress);
// The same with a pack for each game.
using PackOfGame = std::function<far_seas::Pack(int game)>;
[[nodiscard]] SimulationResult simulate(const PackOfGame& packs, const SimulationWishes& wishes,
                                        const std::function<void(int)>& progress);

// The value at or below which `percent` of the sorted values lie (nearest rank).
[[nodiscard]] int quantile(const std::vector<int>& sorted, int percent);

// Mean victory points a game, by kind of entry.
[[nodiscard]] std::map<std::string, double> points_by_kind(const SimulationResult& result);

// What is played, for a heading: "full", "basic with double-blind, rufiji".
[[nodiscard]] std::string set_up_in_words(const far_seas::Setup& setup);

// What is printed: a table for people, or one JSON document with the keys ruleset, scenario,
// options, seed, games, seconds, games_per_s, vp (min, p5, p25, p50, p75, p95, max, mean), results
// (games by victory level), obs, combats (mean, p50, max), length (turns and decisions, likewise)
// and points (mean victory points a game, by kind).
[[nodiscard]] std::string simulation_text(const SimulationWishes& wishes,
                                          const SimulationResult& result);
[[nodiscard]] std::string simulation_json(const SimulationWishes& wishes,
                                          const SimulationResult& result);

}  // namespace chartroom::cli
