// What the checks of both sides' moves and runs share.
#pragma once

#include "rules/far_seas/check.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {

[[nodiscard]] Verdict unknown_ids(const Board& board, const Group& ships, AreaId to);
// A squadron is of one nation (4.2). `instead` says what to do about it. The group is not empty.
[[nodiscard]] Verdict one_nation(const Board& board, const Group& ships, core::Said instead);
[[nodiscard]] Verdict group_size(const Board& board, const Group& ships);
// Whether the ship can get there by its own move (2.2, 4.2).
[[nodiscard]] Verdict reach(const Board& board, ShipId id, AreaId to);

}  // namespace chartroom::far_seas
