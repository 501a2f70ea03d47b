// 7.5: the Reserves raid England, and the battlecruisers in port may sail against them.
#pragma once

#include "rules/far_seas/homeward.hpp"

namespace chartroom::far_seas {

inline constexpr std::size_t battlecruisers_at_home_max = 5;  // 7.5
inline constexpr std::size_t raiders_min = 2;                 // 7.5.1: they go as a squadron

// 7.5.1: what a raid there scores at once; 0: England cannot be raided from there.
[[nodiscard]] int points_of_raid(AreaId area);
// 7.5, once the captures and raids of the OB are done: all conditions.
[[nodiscard]] bool may_raid_england(const Board& board);
// 7.5.2.2: what is added to the die of the search in area 14.
[[nodiscard]] std::vector<Modifier> search_modifiers(const EnglandRaid& raid);

void carry_out(Umpiring& u, const order::RaidOnEngland& order);
void carry_out(Umpiring& u, const order::Counterattack& order);
// Nobody is asked any more and nobody fights: all that are left go home.
void advance_england_raid(Umpiring& u);

}  // namespace chartroom::far_seas
