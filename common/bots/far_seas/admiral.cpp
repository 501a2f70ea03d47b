#include "bots/far_seas/admiral.hpp"

#include <algorithm>

#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr int battles_in_thought = 40;

struct Trial {
  Order order;
  double sum{};
};

// How many games of thought each decision is worth: rounds of so many games for each order that is
// left; after each round the worse half goes.
struct Budget {
  int first{};  // games for each order in the first round; twice as many in the next, and so on
  int rounds{};
};

Budget budget_for(Decision decision) {
  switch (decision) {
    case Decision::plot: return {8, 3};
    case Decision::allied_movement: return {12, 3};
    default: return {16, 2};
  }
}

}  // namespace

Order admiral_order(const View& view, core::Seat seat, std::uint64_t seed) {
  Mind mind{*view.board.pack, battles_in_thought, {}};
  Luck luck{seed};
  const Decision decision = view.board.question->kind;
  std::vector<Trial> trials;
  for (Order& order : candidates(view, seat, mind, luck)) trials.push_back({std::move(order), 0});
  if (trials.empty()) return far_seas::bot_order(view, seat, seed);  // none of them may be given
  if (trials.size() == 1) return std::move(trials.front().order);
  const FarSeas rules{*view.board.pack};
  const double sign = seat.side == german ? 1 : -1;
  const Budget budget = budget_for(decision);
  const Worlds worlds{view, mind, luck};
  Mind quick{*view.board.pack, battles_in_thought, {1, 1}};
  quick.remember(view.board);
  int games = budget.first;
  for (int round = 0; round < budget.rounds && trials.size() > 1; ++round, games *= 2) {
    for (int game = 0; game < games; ++game) {
      const State world = worlds.draw(luck);
      const std::uint64_t dice = luck.next();
      for (Trial& trial : trials) {
        trial.sum += sign * play_on(rules, world, seat, trial.order, quick, dice);
      }
    }
    std::ranges::stable_sort(trials, std::greater{}, &Trial::sum);
    trials.resize((trials.size() + 1) / 2);
  }
  return std::move(trials.front().order);
}

}  // namespace chartroom::far_seas::bots
