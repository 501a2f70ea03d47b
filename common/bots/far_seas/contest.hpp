// One Operationsbefehl as a game of two hands: the Germans have plotted and the Allies do not know
// what; the Allies place their ships and the Germans did not know where. Both hands are worked out
// against each other in turns (fictitious play): the German one becomes a mixture of courses, the
// Allied one the best answer to it.
#pragma once

#include <vector>

#include "bots/far_seas/disposition.hpp"

namespace chartroom::far_seas::bots {

// How hard to think.
struct Effort {
  int rounds{4};  // of answers to each other
  int sweeps{2};  // in which each Allied ship thinks again
};

class Contest {
 public:
  // `now`: the units that move in this OB; `later`: those that will in this turn. Units that have
  // announced an open move have that course alone.
  // `busy`: Allied ships that have something else to do.
  Contest(Stakes& stakes, std::vector<Unit> now, std::vector<Unit> later,
          const ShipList& busy = {});

  // The disposition looks at the units of this very object.
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;

  void solve(Effort effort, Luck& luck);

  // The mixture against which the Allies cannot do much.
  [[nodiscard]] const std::vector<Unit>& units() const { return now_; }
  // Those that move later in the turn.
  [[nodiscard]] const std::vector<Unit>& later_units() const { return later_; }
  // The Allied best answer to it.
  [[nodiscard]] std::vector<order::AlliedMove> allied_moves() { return disposition_.moves(); }
  // What a course brings, on average over all that the Allies have thought of.
  [[nodiscard]] double value_of(const Unit& unit, const Course& course);

 private:
  void weigh(std::vector<Unit>& units, bool against_answers);

  Stakes& stakes_;
  std::vector<Unit> now_, later_;
  Covers bare_;
  std::vector<Covers> thought_of_;
  Disposition disposition_;
};

// Shares for courses of these values: the better the likelier; a point less is much less likely.
[[nodiscard]] std::vector<double> shares_of(const std::vector<double>& values, double softness);

}  // namespace chartroom::far_seas::bots
