// Balance: turns the knobs of a data pack so that between equal players the middle of the victory
// points lies near the draw and every band of 8.0 is reached, in the basic, the advanced and the
// full game (docs/data-provenance.md).
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/simulate/simulate.hpp"
#include "client-cli/tune/knobs.hpp"

namespace chartroom::cli {

inline constexpr std::array<std::string_view, 3> tuned_games{"basic", "advanced", "full"};

struct TuneWishes {
  int games{400};  // of each of the three, in each round, and to measure
  int rounds{3};   // 0 only measures
  std::uint64_t seed{1};
  Players players{};
};

// Final victory points of all games played, ascending, for each of the three.
struct Balance {
  std::array<std::vector<int>, tuned_games.size()> points;
};

struct Turned {
  std::string what;
  std::string from, to;
};

struct Tuning {
  far_seas::Pack pack;  // as it came out
  // Measured at the end with dice that the search did not see: what was found to help by luck alone
  // does not help here.
  Balance before;
  Balance after;
  std::vector<Turned> turned;  // each knob that stands elsewhere now, in the order of knobs_of()
};

[[nodiscard]] Balance balance_of(const far_seas::Pack& pack, const TuneWishes& wishes);
// How far from what is wanted, in victory points: the distance of each median from the middle of
// the draw, and a price for each band that nobody reached. Less is better.
[[nodiscard]] double distance_of(const far_seas::Pack& pack, const Balance& balance);

// The round, and the games of this kind that are played.
using Progress = std::function<void(int, int)>;

// Each round finds what every knob is worth in each of the three games (screening.hpp), and takes
// the steps that bring most. No knob goes farther than one step from where it was. The same wishes
// give the same result.
[[nodiscard]] Tuning tune(const far_seas::Pack& pack, const TuneWishes& wishes,
                          const Progress& progress);

// Measures `before` with the same dice, in the place of the pack that the tuning began with.
void compare(Tuning& tuning, const far_seas::Pack& before, const TuneWishes& wishes);

[[nodiscard]] std::string tuning_text(const Tuning& tuning, const TuneWishes& wishes);
// The distributions before and after as a picture: one row for each game, bands marked.
[[nodiscard]] std::string tuning_svg(const Tuning& tuning);

}  // namespace chartroom::cli
