#include "client-cli/tune/screening.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <utility>

#include "rules/core/dice.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

// The dice spread a game by about 12 points, a step is worth about one: (12 / 1) squared.
constexpr double doubt_of_a_knob = 144;

bool within(const far_seas::Pack& pack, const Knob& knob, int step) {
  const int value = value_of(pack, knob) + step;
  return value >= knob.least && value <= knob.most;
}

Steps random_steps(const far_seas::Pack& pack, const std::vector<Knob>& knobs, int games,
                   std::uint64_t seed) {
  core::Chooser chooser{seed};
  Steps steps(static_cast<std::size_t>(games), std::vector<int>(knobs.size()));
  for (std::vector<int>& row : steps) {
    for (std::size_t k = 0; k < knobs.size(); ++k) {
      const int step = chooser.chance(50) ? 0 : chooser.chance(50) ? 1 : -1;
      row[k] = within(pack, knobs[k], step) ? step : 0;
    }
  }
  return steps;
}

double median_of(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

}  // namespace

Worths worths_of(const Steps& steps, const std::vector<int>& points, double doubt) {
  const auto games = static_cast<Eigen::Index>(steps.size());
  const auto knobs = static_cast<Eigen::Index>(steps.front().size());
  Eigen::MatrixXd x(games, knobs);
  Eigen::VectorXd y(games);
  for (Eigen::Index i = 0; i < games; ++i) {
    const auto row = static_cast<std::size_t>(i);
    y(i) = points[row];
    for (Eigen::Index k = 0; k < knobs; ++k) x(i, k) = steps[row][static_cast<std::size_t>(k)];
  }
  const Eigen::RowVectorXd mean_step = x.colwise().mean();
  const Eigen::MatrixXd centred = x.rowwise() - mean_step;
  const Eigen::VectorXd off_mean = y.array() - y.mean();
  Eigen::MatrixXd normal = centred.transpose() * centred;
  normal.diagonal().array() += doubt;
  const Eigen::VectorXd worth = normal.ldlt().solve(centred.transpose() * off_mean);
  const Eigen::VectorXd on_the_pack = y - x * worth;
  return {median_of({on_the_pack.begin(), on_the_pack.end()}), {worth.begin(), worth.end()}};
}

std::array<Worths, tuned_games.size()> screen(const far_seas::Pack& pack,
                                              const std::vector<Knob>& knobs,
                                              const TuneWishes& wishes, std::uint64_t seed,
                                              const std::function<void(int)>& progress) {
  std::array<Worths, tuned_games.size()> worths;
  for (std::size_t game = 0; game < tuned_games.size(); ++game) {
    const Steps steps = random_steps(pack, knobs, wishes.games, seed + game);
    const PackOfGame packs = [&](int i) {
      far_seas::Pack turned = pack;
      for (std::size_t k = 0; k < knobs.size(); ++k) {
        const int step = steps[static_cast<std::size_t>(i)][k];
        if (step != 0) turn(turned, knobs[k], value_of(pack, knobs[k]) + step);
      }
      return turned;
    };
    const SimulationWishes games{wire::far_seas_setup(tuned_games.at(game)).value(), wishes.games,
                                 seed + game, wishes.players};
    std::vector<int> points;
    for (const GameRecord& record : simulate(packs, games, progress).games) {
      points.push_back(record.outcome.points);
    }
    worths.at(game) = worths_of(steps, points, doubt_of_a_knob);
  }
  return worths;
}

std::vector<int> best_steps(const std::array<Worths, tuned_games.size()>& worths, double target,
                            double price, const std::function<bool(std::size_t, int)>& allowed) {
  std::vector<int> taken(worths.front().of_a_step.size());
  std::array<double, tuned_games.size()> medians{};
  std::ranges::transform(worths, medians.begin(), &Worths::median);
  const auto gain_of = [&](std::size_t knob, int step) {
    double gain = 0;
    for (std::size_t game = 0; game < medians.size(); ++game) {
      const double then = medians[game] + step * worths[game].of_a_step[knob];
      gain += std::abs(medians[game] - target) - std::abs(then - target);
    }
    return gain;
  };
  while (true) {
    double most = price;
    std::pair<std::size_t, int> best{0, 0};
    for (std::size_t knob = 0; knob < taken.size(); ++knob) {
      for (const int step : {-1, 1}) {
        if (taken[knob] != 0 || !allowed(knob, step)) continue;
        const double gain = gain_of(knob, step);
        if (gain <= most) continue;
        most = gain;
        best = {knob, step};
      }
    }
    const auto [knob, step] = best;
    if (step == 0) return taken;
    taken[knob] = step;
    for (std::size_t game = 0; game < medians.size(); ++game) {
      medians[game] += step * worths[game].of_a_step[knob];
    }
  }
}

}  // namespace chartroom::cli
