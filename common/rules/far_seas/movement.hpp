// Where ships may go and what it costs (2.2, 4.2, 5.0). Pure questions to the board.
#pragma once

#include <vector>

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas {

inline constexpr int largest_squadron = 5;  // 4.2

// Whether the ship, at sea, may go from its area to `to` or stay there; by adjacency, canals and
// closed seas.
[[nodiscard]] bool may_go(const Board& board, ShipId ship, AreaId to);
// Areas it may go to, without its own; ascending.
[[nodiscard]] AreaSet reachable(const Board& board, ShipId ship);
// Areas an escaped ship may be taken to (4.6.3): never empty on a valid map.
[[nodiscard]] std::vector<AreaId> escape_areas(const Board& board, const Group& group);

// A move the Germans must announce before the Allies move (4.3.3): through Panama, or into the Red
// Sea.
[[nodiscard]] bool is_open_move(const Board& board, ShipId ship, AreaId to);

// Victory points a move of this ship from `from` (no_area: a box in England) to `to` costs under
// chapter 5: its stars at the first violation of any row, else 0.
[[nodiscard]] int movement_penalty(const Board& board, ShipId ship, AreaId from, AreaId to);
// The row of 5.1 by which a ship in one of England's boxes comes into play; nullptr if it has none.
[[nodiscard]] const Restriction* entry_rule(const Board& board, ShipId ship);
// Ships that had to be in an area when this turn ends and are not (5.1), by must_go_to.
[[nodiscard]] ShipList late_ships(const Board& board);

// 6.2.3: AMCs that moved this OB and stand where they may be interned.
[[nodiscard]] ShipList internable(const Board& board);

// Ships of a nation that guard this station now (4.4.2), for the limit of a squadron.
[[nodiscard]] int guards_of_nation(const Board& board, StationId station, Nation nation);

}  // namespace chartroom::far_seas
