// PHASE 4: conflict areas and searches (4.6.1, 4.6.2). Pure questions, then the acts.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// Where German ships at sea stand that moved in this OB.
[[nodiscard]] AreaSet areas_moved_to(const Board& board);
// Allied groups that may still search in the area this OB (4.6.1).
[[nodiscard]] std::vector<Group> searchers_in(const Board& board, AreaId area);
// Undiscovered German groups that moved this OB and can be searched for; a raider on a guarded
// station is not one: it meets its guards (4.6.2.4).
[[nodiscard]] std::vector<Group> hidden_in(const Board& board, AreaId area);
// Which of them may be named as the target now (4.6.2.1, 1): those met without a die first, then
// squadrons first.
[[nodiscard]] std::vector<Group> search_targets(const Board& board);
// No die is needed to find this group (4.6.2.4): it came into the Red Sea or through Panama.
[[nodiscard]] bool met_without_die(const Board& board, const Group& group);
[[nodiscard]] std::vector<Modifier> search_modifiers(const Board& board, const Group& target);
// May the Allied side decline in the open area: only after the first search (4.4, 4.6.2.3).
[[nodiscard]] bool may_decline_search(const Board& board);
// What declining costs (4.6.2.3): each British ship still able to search, once per area and OB.
[[nodiscard]] std::vector<CowardiceCharge> price_of_declining(const Board& board);

// 4.6.2.2: which of these groups found or failed: the highest die, ties again. One group: no dice.
[[nodiscard]] Group determine(Umpiring& u, const std::vector<Group>& groups);

// Puts the markers on all conflict areas of the OB; PHASE 4 has begun (4.6.1).
void mark_conflicts(Umpiring& u);
void carry_out(Umpiring& u, const order::Search& order);

}  // namespace chartroom::far_seas
