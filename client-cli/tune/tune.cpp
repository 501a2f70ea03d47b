#include "client-cli/tune/tune.hpp"

#include <algorithm>
#include <cmath>

#include "client-cli/tune/screening.hpp"
#include "rules/core/dice.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

constexpr double middle_of_the_draw = 35.5;  // 31 to 40 (8.0)
constexpr double price_of_an_empty_band = 2;
// Of a step, in victory points nearer to the middle, all three games together: the map is not
// redrawn for nothing, and what some hundred games say of a step is off by about half a point.
constexpr double price_of_a_step = 1;
// Steps of a knob from where it was: the reconstruction has its reasons too.
constexpr int farthest = 1;

std::vector<int> points_of(const far_seas::Pack& pack, const TuneWishes& wishes,
                           std::string_view rules) {
  const SimulationWishes games{wire::far_seas_setup(rules).value(), wishes.games, wishes.seed,
                               wishes.players};
  std::vector<int> points;
  for (const GameRecord& game : simulate(pack, games, {}).games) {
    points.push_back(game.outcome.points);
  }
  std::ranges::sort(points);
  return points;
}

// Above the last band counts as the last: there is nothing to reach beyond.
std::size_t empty_bands(const far_seas::Pack& pack, const std::vector<int>& points) {
  std::vector<bool> reached(pack.victory_bands.size());
  for (const int vp : points) {
    reached.at(static_cast<std::size_t>(&pack.band_of(vp) - pack.victory_bands.data())) = true;
  }
  return static_cast<std::size_t>(std::ranges::count(reached, false));
}

}  // namespace

Balance balance_of(const far_seas::Pack& pack, const TuneWishes& wishes) {
  Balance balance;
  for (std::size_t i = 0; i < tuned_games.size(); ++i) {
    balance.points[i] = points_of(pack, wishes, tuned_games[i]);
  }
  return balance;
}

double distance_of(const far_seas::Pack& pack, const Balance& balance) {
  double distance = 0;
  for (const std::vector<int>& points : balance.points) {
    distance += std::abs(quantile(points, 50) - middle_of_the_draw) +
                price_of_an_empty_band * static_cast<double>(empty_bands(pack, points));
  }
  return distance;
}

namespace {

// Other dice than those of the search, the same for the same wishes.
TuneWishes with_unseen_dice(TuneWishes wishes) {
  wishes.seed = core::Chooser{wishes.seed}.below(1U << 31U) + (1ULL << 32U);
  return wishes;
}

std::vector<Turned> turned_between(const far_seas::Pack& before, const far_seas::Pack& after) {
  std::vector<Turned> turned;
  for (const Knob& knob : knobs_of(before)) {
    const int from = value_of(before, knob), to = value_of(after, knob);
    if (from == to) continue;
    turned.push_back(
        {name_of(before, knob), in_words(before, knob, from), in_words(before, knob, to)});
  }
  return turned;
}

}  // namespace

Tuning tune(const far_seas::Pack& pack, const TuneWishes& wishes, const Progress& progress) {
  Tuning tuning{pack, {}, {}, {}};
  std::vector<Knob> knobs = knobs_of(pack);
  for (Knob& knob : knobs) {
    knob.least = std::max(knob.least, value_of(pack, knob) - farthest);
    knob.most = std::min(knob.most, value_of(pack, knob) + farthest);
  }
  for (int round = 1; round <= wishes.rounds; ++round) {
    const auto worths =
        screen(tuning.pack, knobs, wishes, wishes.seed + 10 * static_cast<std::uint64_t>(round),
               [&](int games) { progress(round, games); });
    const std::vector<int> steps =
        best_steps(worths, middle_of_the_draw, price_of_a_step, [&](std::size_t k, int step) {
          const int value = value_of(tuning.pack, knobs[k]) + step;
          return value >= knobs[k].least && value <= knobs[k].most;
        });
    for (std::size_t k = 0; k < knobs.size(); ++k) {
      if (steps[k] == 0) continue;
      turn(tuning.pack, knobs[k], value_of(tuning.pack, knobs[k]) + steps[k]);
    }
    if (std::ranges::count(steps, 0) == std::ssize(steps)) break;
  }
  tuning.turned = turned_between(pack, tuning.pack);
  tuning.before = balance_of(pack, with_unseen_dice(wishes));
  tuning.after =
      tuning.turned.empty() ? tuning.before : balance_of(tuning.pack, with_unseen_dice(wishes));
  return tuning;
}

void compare(Tuning& tuning, const far_seas::Pack& before, const TuneWishes& wishes) {
  tuning.before = balance_of(before, with_unseen_dice(wishes));
  tuning.turned = turned_between(before, tuning.pack);
}

}  // namespace chartroom::cli
