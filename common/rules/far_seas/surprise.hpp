// German surprise attacks (4.6.5). Everything they depend on lies open, so the window is opened or
// not before both sides' eyes.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// Undiscovered groups that moved this OB and may still surprise somebody (4.6.5.1).
[[nodiscard]] std::vector<Group> surprise_attackers(const Board& board);
// Groups the attacker may choose from.
[[nodiscard]] std::vector<Group> surprise_targets(const Board& board, const Group& attacker);

// Asks the German side if any attack is possible, else closes the window of this OB.
void open_surprise_window(Umpiring& u);
void carry_out(Umpiring& u, const order::SurpriseAttack& order);

}  // namespace chartroom::far_seas
