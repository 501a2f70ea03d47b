// What each knob of a pack is worth, by games on maps that each differ from it a little: one step
// of a knob up or down changes the points of a game by less than the dice do, and only many games
// with all knobs moved at once, taken apart by regression, show it.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "client-cli/tune/tune.hpp"

namespace chartroom::cli {

// One row for each game: how far each knob was turned from the pack, -1, 0 or 1.
using Steps = std::vector<std::vector<int>>;

// Estimated for one of tuned_games.
struct Worths {
  double median{};                // victory points of a game on the pack as it is
  std::vector<double> of_a_step;  // victory points of one step up, for each knob
};

// Plays wishes.games games of each kind; the dice and the maps follow from `seed`.
[[nodiscard]] std::array<Worths, tuned_games.size()> screen(
    const far_seas::Pack& pack, const std::vector<Knob>& knobs, const TuneWishes& wishes,
    std::uint64_t seed, const std::function<void(int)>& progress);

// Ridge regression: least squares that trusts no knob more than the games show. `doubt` is how many
// games' worth of evidence against it each knob starts with, ascribed to nothing.
[[nodiscard]] Worths worths_of(const Steps& steps, const std::vector<int>& points, double doubt);

// The steps that bring the medians nearest to `target`, by what they are worth, each -1, 0 or 1 for
// its knob; `allowed(knob, step)` says which may be taken. A step is taken only if it brings at
// least `price` victory points, all games together.
[[nodiscard]] std::vector<int> best_steps(const std::array<Worths, tuned_games.size()>& worths,
                                          double target, double price,
                                          const std::function<bool(std::size_t, int)>& allowed);

}  // namespace chartroom::cli
