// What single acts bring, on average: the dice of the rulebook, worked out.
#pragma once

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas::bots {

// That a chaser catches a runner, by how many grades it is faster (4.6.3.2).
[[nodiscard]] double chance_to_catch(int faster_by);
// That one of `groups` finds a German group of `size` ships, each trying once (4.6.2.1).
[[nodiscard]] double chance_to_find(std::size_t groups, std::size_t size);
// That a group takes a convoy unawares (6.3.3.1).
[[nodiscard]] double chance_to_surprise_convoy(const Board& board, const Group& group);
// A raid by these ships: the station, and the rebellion it may start (4.7.2, 7.1).
[[nodiscard]] double raid_value(const Board& board, StationId station, const Group& ships);
// A try for Germany, alone or in a squadron, with the Reserves if they may come (4.7.3, 7.4).
[[nodiscard]] double return_value(const Board& board, const Group& ships);

}  // namespace chartroom::far_seas::bots
