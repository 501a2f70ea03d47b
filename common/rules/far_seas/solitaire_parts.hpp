// What the files of solitaire play share: dice, cups, distances.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/far_seas/solitaire.hpp"

namespace chartroom::far_seas {

// What was rolled or drawn for and what came of it is told, and kept in journals, in English: a few
// words by say(), whose patterns are known to whoever shows them in another language.
using core::say;

// A roll of the tables, before its result is known: roll(), then tell() with the result.
[[nodiscard]] event::BotRolled bot_roll(Umpiring& u, std::string_view rule, const core::Said& what,
                                        int modifier = 0, ShipId ship = no_ship,
                                        AreaId area = no_area);
void tell(Umpiring& u, event::BotRolled roll, const core::Said& result);
[[nodiscard]] inline int total(const event::BotRolled& roll) {
  return roll.die + roll.modifier;
}

// Draws one of the cup's chits, all alike; gives its place. The cup must not be empty.
[[nodiscard]] std::size_t bot_draw(Umpiring& u, std::string_view rule, const core::Said& what,
                                   std::vector<std::string> cup, ShipId ship = no_ship);

// Moves from an area to area 13 by the fastest way open to German ships (9.1.3), Panama included
// or not.
[[nodiscard]] int distance_home(const Board& board, AreaId from, bool by_panama = true);
[[nodiscard]] bool any_slowed(const Board& board, const Group& group);
// The same for a group: with a slowed cruiser in it the canal is no way (9.1.3).
[[nodiscard]] int way_home(const Board& board, const Group& group, AreaId from);
// Where all ships of the group may go, its own area first (4.2).
[[nodiscard]] std::vector<AreaId> areas_for(const Board& board, const Group& group);

[[nodiscard]] int unmoved_allies_in(const Board& board, AreaId area);
// Unmoved Allied ships that could be in the area after their move.
[[nodiscard]] int unmoved_allies_reaching(const Board& board, AreaId area);
[[nodiscard]] bool can_surprise(const Board& board, const Group& group);  // still (4.6.5)
[[nodiscard]] bool both_armoured(const Board& board, const Group& group);
// Guards of the station, if there is just one ship of them; no_ship otherwise.
[[nodiscard]] ShipId single_guard(const Board& board, StationId station);

[[nodiscard]] CruiserNote note_of(const Board& board, ShipId ship);
// The most orders to return that are noted for one of the ships (9.1.3.1).
[[nodiscard]] int orders_noted(const Board& board, const Group& group);

// 9.1.2, 9.1.3.2: the cubes for a group.
[[nodiscard]] std::vector<Temptation> temptations_of(Umpiring& u, const Group& group);
// 9.1.3: whether the group gets an order, noted with it; with the advanced rules the cubes of
// 9.1.3.2 are added to its temptations.
void roll_for_return(Umpiring& u, DrawnGroup& group);
// 9.1.4. `wanted` AMCs are selected and moved.
[[nodiscard]] std::vector<AmcMove> plan_amcs(Umpiring& u, const std::vector<DrawnGroup>& drawn,
                                             int wanted);
// 9.3.1: where the group goes.
[[nodiscard]] AreaId destination_of(Umpiring& u, const DrawnGroup& group);
// 9.3.1.2: one counter for each area, one of them the ship's.
[[nodiscard]] AreaId dummy_procedure(Umpiring& u, std::string_view rule, ShipId ship,
                                     const std::vector<AreaId>& areas);
// 9.3.2.2: the chit of a group that stands, or will, in its area.
void draw_assignment(Umpiring& u, DrawnGroup& group, const std::vector<DrawnGroup>& others);

// 9.4
[[nodiscard]] order::Run bot_accept_or_run(Umpiring& u);
[[nodiscard]] order::Run bot_run_after_round(Umpiring& u);
[[nodiscard]] std::vector<Aim> bot_aims(Umpiring& u, const std::vector<AimChoice>& choices);
[[nodiscard]] std::vector<Aim> bot_bold_moves(Umpiring& u, const std::vector<AimChoice>& choices);
[[nodiscard]] Risk risk_of(const Board& board, const Group& germans, const Group& allies);

}  // namespace chartroom::far_seas
