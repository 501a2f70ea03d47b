#include "bots/far_seas/admiral.hpp"

#include <algorithm>
#include <cmath>

#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {
namespace {

// A plot gains by long thought: the mixture comes nearer to one that no answer hurts. In the
// Allies' place more rounds did no good (docs/bots.md); they think in several trains instead.
constexpr Effort german_effort{12, 3}, allied_effort{4, 2};
// A few dozen games of thought tell little, and the best of several orders always looks better than
// it is. Another order is given only if it leads by this many standard errors.
constexpr double sure_enough = 2.0;

struct Trial {
  Order order;
  std::vector<double> values;  // for the own side, game by game
  Lead lead{};                 // over the first order
};

// Games of thought: so many for each order in the first round and twice as many in the next; after
// each round the worse half of the challengers goes. Plots and Allied moves get none: they differ
// by less than so few games can tell, and thought does more for them (candidates.cpp).
constexpr int games_of_first_round = 12;
constexpr int rounds_of_trial = 2;

// The first order stays, whatever it does: the others must beat it.
void drop_worse_half(std::vector<Trial>& trials) {
  for (Trial& trial : trials) trial.lead = lead_of(trial.values, trials.front().values);
  std::ranges::stable_sort(trials.begin() + 1, trials.end(), std::greater{},
                           [](const Trial& trial) { return trial.lead.points; });
  trials.resize(1 + trials.size() / 2);
}

}  // namespace

Lead lead_of(const std::vector<double>& values, const std::vector<double>& others) {
  const std::size_t games = std::min(values.size(), others.size());
  if (games == 0) return {};
  const auto n = static_cast<double>(games);
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < games; ++i) sum += values[i] - others[i];
  const double mean = sum / n;
  for (std::size_t i = 0; i < games; ++i) {
    const double off = values[i] - others[i] - mean;
    squares += off * off;
  }
  return {mean, games < 2 ? 0 : std::sqrt(squares / (n - 1) / n)};
}

Order admiral_order(const View& view, core::Seat seat, std::uint64_t seed) {
  Mind mind{*view.board.pack, battles_in_thought,
            seat.side == german ? german_effort : allied_effort};
  Luck luck{seed};
  std::vector<Trial> trials;
  for (Order& order : candidates(view, seat, mind, luck)) {
    trials.push_back({std::move(order), {}, {}});
  }
  if (trials.empty()) return far_seas::bot_order(view, seat, seed);  // none of them may be given
  if (trials.size() == 1) return std::move(trials.front().order);
  const FarSeas rules{*view.board.pack};
  const double sign = seat.side == german ? 1 : -1;
  const Worlds worlds{view, mind, luck};
  Mind quick{*view.board.pack, battles_in_thought, {1, 1}};
  quick.remember(view.board);
  int games = games_of_first_round;
  for (int round = 0; round < rounds_of_trial; ++round, games *= 2) {
    for (int game = 0; game < games; ++game) {
      const State world = worlds.draw(luck);
      const std::uint64_t dice = luck.next();
      for (Trial& trial : trials) {
        trial.values.push_back(sign * play_on(rules, world, seat, trial.order, quick, dice));
      }
    }
    drop_worse_half(trials);
  }
  const Lead& lead = trials[1].lead;
  const bool deviate = lead.points > sure_enough * lead.error;
  return std::move(deviate ? trials[1].order : trials[0].order);
}

}  // namespace chartroom::far_seas::bots
