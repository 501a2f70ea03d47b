// What the rest of the game may bring the Germans: where merchants, stations and the way home are,
// and where hunters stand. A cruiser's prospects are worked out backwards from the last turn, as if
// it sailed alone.
#pragma once

#include <array>
#include <vector>

#include "bots/far_seas/chart.hpp"
#include "bots/far_seas/meeting.hpp"

namespace chartroom::far_seas::bots {

// Made from a board and then apart from it: what was worked out holds, roughly, for the boards that
// follow.
class Prospects {
 public:
  Prospects(const Board& board, const Chart& chart);

  // What a cruiser may still earn in later turns if this turn ends with it in the area.
  [[nodiscard]] double after(ShipId cruiser, AreaId area) const;
  // Each ship, where it stands.
  [[nodiscard]] const Worths& worths() const { return worths_; }
  [[nodiscard]] const Chart& chart() const { return chart_; }
  // Victory points to be expected at the end, with all ships where they are.
  [[nodiscard]] double total() const { return total_; }

 private:
  using ByArea = std::vector<double>;
  struct Outlook {
    ShipId cruiser{};
    ByArea after;
  };

  const Chart& chart_;
  std::vector<Outlook> outlooks_;
  Worths worths_;
  double total_{};
};

}  // namespace chartroom::far_seas::bots
