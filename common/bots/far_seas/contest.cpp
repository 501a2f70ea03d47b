#include "bots/far_seas/contest.hpp"

#include <algorithm>
#include <numeric>

namespace chartroom::far_seas::bots {
namespace {

constexpr double softness = 0.8;  // victory points

}  // namespace

std::vector<double> shares_of(const std::vector<double>& values, double soft) {
  const double best = std::ranges::max(values);
  std::vector<double> shares;
  for (const double value : values) {
    const double ratio = soft / (soft + best - value);
    shares.push_back(ratio * ratio * ratio * ratio);
  }
  const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share /= sum;
  return shares;
}

Contest::Contest(Stakes& stakes, std::vector<Unit> now, std::vector<Unit> later,
                 const ShipList& busy)
    : stakes_{stakes},
      now_{std::move(now)},
      later_{std::move(later)},
      bare_{stakes.covers_now()},
      disposition_{stakes, now_, later_, busy} {
  weigh(now_, false);
  weigh(later_, false);
}

void Contest::solve(Effort effort, Luck& luck) {
  for (int round = 0; round < effort.rounds; ++round) {
    disposition_.answer(effort.sweeps, luck);
    thought_of_.push_back(disposition_.covers());
    weigh(now_, true);
  }
  disposition_.answer(effort.sweeps, luck);
}

double Contest::value_of(const Unit& unit, const Course& course) {
  const std::size_t area = index_of(course.to);
  if (thought_of_.empty()) return stakes_.value(unit, course, bare_[area]);
  double sum = 0;
  for (const Covers& covers : thought_of_) sum += stakes_.value(unit, course, covers[area]);
  return sum / static_cast<double>(thought_of_.size());
}

void Contest::weigh(std::vector<Unit>& units, bool against_answers) {
  for (Unit& unit : units) {
    std::vector<double> values;
    for (const Course& course : unit.courses) {
      values.push_back(against_answers ? value_of(unit, course)
                                       : stakes_.value(unit, course, bare_[index_of(course.to)]));
    }
    const std::vector<double> shares = shares_of(values, softness);
    for (std::size_t i = 0; i < shares.size(); ++i) unit.courses[i].likely = shares[i];
  }
}

}  // namespace chartroom::far_seas::bots
