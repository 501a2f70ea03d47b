// 7.4: the Reserves come out to bring a squadron home, and the battlecruisers in England may go for
// them.
#pragma once

#include "rules/far_seas/homeward.hpp"

namespace chartroom::far_seas {

inline constexpr std::size_t escort_min = 2;              // Reserves (7.4, 1)
inline constexpr std::size_t breakout_squadrons_max = 2;  // British (7.4, 2)

// 7.4: a squadron off Germany with the Scharnhorst or the Gneisenau in it, few enough ships to take
// two Reserves in, and these in port. Who may try for Germany at all is 4.7.3.
[[nodiscard]] bool may_have_escort(const Board& board, const Group& returning);

// The ships of a former squadron (7.4.1), and all of the two.
[[nodiscard]] const Group& ships_of(const Breakout& breakout, FormerSquadron former);
[[nodiscard]] Group united(const Breakout& breakout);
// What is added to the die of a search for it (7.4.1).
[[nodiscard]] std::vector<Modifier> search_modifiers(const Breakout& breakout,
                                                     FormerSquadron target);
// What it costs not to search (again): 4.6.2.3.
[[nodiscard]] std::vector<CowardiceCharge> price_of_no_breakout_search(const Board& board);

// The answer to return_home was to come with these.
void begin_breakout(Umpiring& u, const Group& cruisers, const Group& reserves);
void carry_out(Umpiring& u, const order::BreakoutSquadrons& order);
void carry_out(Umpiring& u, const order::BreakoutSearch& order);
// Nobody is asked any more and nobody fights: all that are left go home.
void advance_breakout(Umpiring& u);

}  // namespace chartroom::far_seas
