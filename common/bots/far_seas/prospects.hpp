// What the rest of the game may bring the Germans: where merchants, stations and the way home are,
// and where hunters stand. A cruiser's prospects are worked out backwards from the last turn, as if
// it sailed alone.
#pragma once

#include <vector>

#include "bots/far_seas/meeting.hpp"

namespace chartroom::far_seas::bots {

class Prospects {
 public:
  explicit Prospects(const Board& board);

  // What a cruiser may still earn in later turns if this turn ends with it in the area.
  [[nodiscard]] double after(ShipId cruiser, AreaId area) const;
  // Each ship, where it stands.
  [[nodiscard]] const Worths& worths() const { return worths_; }
  // Victory points to be expected at the end, with all ships where they are.
  [[nodiscard]] double total() const;

 private:
  using ByArea = std::vector<double>;
  struct Course {
    ShipId cruiser{};
    ByArea after;
  };

  void look_for_hunters();
  [[nodiscard]] double gain(ShipId cruiser, AreaId area, int turn) const;
  [[nodiscard]] ByArea course_of(ShipId cruiser) const;

  const Board& board_;
  ByArea hunters_;  // Allied ships that can be there next turn, weighed by strength
  std::vector<Course> courses_;
  Worths worths_;
};

// The way home of a cruiser that stands or will stand in area 13 on the last turn (4.7.3): what a
// try is worth, alone or in a squadron.
[[nodiscard]] double return_value(const Board& board, const Group& ships);

}  // namespace chartroom::far_seas::bots
