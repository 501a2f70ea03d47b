// British convoys (6.3): their way, and the attacks on them in PHASE 5.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

inline constexpr int starts_in_a_turn = 2;  // 6.3.1
inline constexpr int surprised_up_to = 3;   // 6.3.3.1

// Where a convoy would be after its next move; no_area: it arrives.
[[nodiscard]] AreaId next_dot(const Board& board, ConvoyId convoy);
// Convoys that may be moved now: at sea and not moved this turn, or ready to start. The limit on
// starts is not looked at.
[[nodiscard]] std::vector<ConvoyId> movable_convoys(const Board& board);
[[nodiscard]] int starts_left(const Board& board);
// Where a convoy will be when this Allied move is over: those at sea that nobody has moved are
// moved by the server in the turn's last PHASE 2.
[[nodiscard]] AreaId area_after(const Board& board, const order::AlliedMovement& order,
                                ConvoyId convoy);
// Carries out the convoys' part of an Allied move.
void move_convoys(Umpiring& u, const order::AlliedMovement& order);
// When a turn ends: a cruiser that was revealed before it moved (7.3.2) may have taken the last
// PHASE 2 away from those that are still to move.
void move_late_convoys(Umpiring& u);

// The attack of this PHASE 5 that the ship leads and that is still to be made; nullptr if there is
// none.
[[nodiscard]] const ConvoyStrike* strike_led_by(const Board& board, ShipId leader);
// 6.3.3.1: what is added to the surprise die of the group.
[[nodiscard]] std::vector<Modifier> convoy_surprise_modifiers(const Board& board,
                                                              const Group& group);
// A group with a cruiser at half its capacity surprises nobody (4.6.4.3).
[[nodiscard]] bool may_surprise_convoy(const Board& board, const Group& group);
void carry_out(Umpiring& u, const order::ConvoyAttack& order);
// The attack whose combat is over: the convoy is lost, or lives.
void finish_convoy_attack(Umpiring& u);

}  // namespace chartroom::far_seas
