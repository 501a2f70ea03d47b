// German surprise attacks (4.6.5). Everything they depend on lies open, so the window is opened or
// not before both sides' eyes.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// Undiscovered groups that moved this OB and may still surprise somebody (4.6.5.1).
[[nodiscard]] std::vector<Group> surprise_attackers(const Board& board);
// Groups the attacker may choose from.
[[nodiscard]] std::vector<Group> surprise_targets(const Board& board, const Group& attacker);

// 6.4.2: squadrons in the box of the colony in the group's area, for a squadron that may surprise.
[[nodiscard]] std::vector<Group> intervention_targets(const Board& board, const Group& attacker);
// Whether the group is plotted -Int and can carry it out, so that it must (4.3.1).
[[nodiscard]] bool must_intervene(const Board& board, const GermanSecrets& secrets,
                                  const Group& group);
// Undiscovered groups that moved this OB, in an area where ships are in a colony's box: with
// surprise_attackers(), what opens the window.
[[nodiscard]] std::vector<Group> near_a_box(const Board& board);

// Asks the German side if any attack is possible, else closes the window of this OB.
void open_surprise_window(Umpiring& u);
void carry_out(Umpiring& u, const order::SurpriseAttack& order);

}  // namespace chartroom::far_seas
