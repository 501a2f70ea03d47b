// The Rufiji (7.2): who is in it, who meets whom as somebody comes out, and the search of it. All
// of it belongs to the conflicts of area 21.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// A cruiser that has left the river this OB and the Allied groups of which one meets it in area 21
// (7.2.2): the British in the river, or, if it was known there, those that search area 21.
struct RiverMeeting {
  Group german;
  std::vector<Group> allied;
};

// Whether a cruiser that leaves the river now is met in area 21, wherever it was bound for.
[[nodiscard]] bool met_outside_river(const Board& board, ShipId ship);
[[nodiscard]] std::optional<RiverMeeting> river_meeting(const Board& board);
// A cruiser that has come into the river to British ships, and is not known there yet.
[[nodiscard]] ShipId seen_entering_river(const Board& board);
// The cruiser that stays in the river, and the British ships that look for it: empty if there is no
// search (any more).
struct RiverSearch {
  ShipId target{no_ship};
  Group searchers;
};
[[nodiscard]] std::optional<RiverSearch> river_search(const Board& board);

// Whether the conflicts of area 21 hold anything of the above.
[[nodiscard]] bool river_conflict(const Board& board);
// One step of it; false if there is none.
bool advance_river(Umpiring& u);

}  // namespace chartroom::far_seas
