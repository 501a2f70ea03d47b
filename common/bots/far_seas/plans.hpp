// PHASES 1 and 2 for a lieutenant: the German plot (4.3) and the Allied move (4.4).
#pragma once

#include <optional>

#include "bots/far_seas/contest.hpp"

namespace chartroom::far_seas::bots {

// A captain draws from its mixture more sharply than a contest weighs it; in victory points.
inline constexpr double softness_of_draw = 0.4;

// Fought in thought to weigh one.
inline constexpr int battles_in_thought = 40;

// What is the same for all that is thought about one view. Made once, it serves many boards: what
// battles are like depends on the ships alone.
class Mind {
 public:
  Mind(const Pack& pack, int battles, Effort how_hard)
      : chart{pack}, odds{pack, battles}, effort{how_hard} {}

  // What the rest of the game may bring: worked out anew unless it is remembered.
  [[nodiscard]] const Prospects& prospects(const Board& board);
  // From now on the prospects of this board stand for those of the boards that follow soon.
  void remember(const Board& board);

  Chart chart;
  Odds odds;
  Effort effort;

 private:
  std::optional<Prospects> prospects_;
  bool remembers_{};
};

// The cruisers that act as one: the two armoured cruisers where they can, all others alone.
[[nodiscard]] std::vector<Group> natural_groups(const Board& board, const ShipList& all);

// The OB in which these groups move and all others will later; as the Germans see it.
[[nodiscard]] Contest contest_for(Stakes& stakes, const std::vector<Group>& moving);
// The OB whose names have been called out, as the Allies see it.
[[nodiscard]] Contest contest_seen(Stakes& stakes, const ShipList& busy = {});

[[nodiscard]] order::Plot plan_plot(const View& view, Mind& mind, Luck& luck);
// supplies.cpp: coal for those that need it, and the moves of the AMCs (6.1, 6.2.1).
void complete_plot(const View& view, Mind& mind, order::Plot& plot);
[[nodiscard]] order::AlliedMovement plan_movement(const View& view, Mind& mind, Luck& luck);

}  // namespace chartroom::far_seas::bots
