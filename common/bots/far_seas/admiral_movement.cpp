// PHASE 2 for an admiral: first what the Germans are to be expected to do, then where the ships are
// of most use against it.
//
// A lieutenant answers the end of its own train of thought: a mixture that was worked out against
// its own last answers. Each train goes astray in a way of its own; what is common to several is
// what a German captain, who has a train of his own, really does.
#include "bots/far_seas/admiral.hpp"
#include "bots/far_seas/sailings.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr int trains_of_thought = 6;
constexpr Effort of_a_lieutenant{4, 2};
constexpr int sweeps_of_answer = 3;

void forget_shares(std::vector<Unit>& units) {
  for (Unit& unit : units) {
    for (Course& course : unit.courses) course.likely = 0;
  }
}

// Adds one train's shares to those of the others.
void add_shares(std::vector<Unit>& sum, Contest& contest) {
  for (std::size_t u = 0; u < sum.size(); ++u) {
    const Unit& unit = contest.units()[u];
    std::vector<double> values;
    for (const Course& course : unit.courses) values.push_back(contest.value_of(unit, course));
    const std::vector<double> shares = shares_of(values, softness_of_draw);
    for (std::size_t c = 0; c < shares.size(); ++c) {
      sum[u].courses[c].likely += shares[c] / trains_of_thought;
    }
  }
}

}  // namespace

order::AlliedMovement admiral_movement(const View& view, Mind& mind, Luck& luck) {
  const Board& board = view.board;
  Stakes stakes{board, mind.prospects(board), mind.odds};
  Errands errands;
  if (board.rules.advanced) {
    errands = errands_of(view, options_of(view, core::admiral_of(allied)), Sieges::in_good_time);
    stakes.know_sailings(errands.sailings);
  }
  std::vector<Unit> now, later;
  for (int train = 0; train < trains_of_thought; ++train) {
    Contest contest = contest_seen(stakes, errands.busy);
    if (train == 0) {
      now = contest.units();
      later = contest.later_units();
      forget_shares(now);
    }
    contest.solve(of_a_lieutenant, luck);
    add_shares(now, contest);
  }
  Disposition disposition{stakes, now, later, errands.busy, Guarding::in_squadrons};
  disposition.answer(sweeps_of_answer, luck);
  return with_errands(std::move(errands), disposition.moves());
}

}  // namespace chartroom::far_seas::bots
