// 4.6.3.1, 4.6.3.2: runners, chasers, speed. Pure questions, then the acts.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// Which sides have chasers to pair: the other side runs, they have ships free, and it is not one
// ship against one, where the pairing is plain.
[[nodiscard]] core::BySide<bool> sides_that_pair(const RunAttempt& attempt);

// Escaped groups that a side still has to place.
[[nodiscard]] std::vector<Group> groups_to_place(const Board& board, core::Side side);

void carry_out(Umpiring& u, const order::Escape& order);

}  // namespace chartroom::far_seas
