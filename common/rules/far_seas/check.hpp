// Legality: what a seat may order, judged from its View alone (architecture.md, 4). One function
// per kind of order; each gives nothing for a legal order. The seat is known to be asked for this
// kind of decision.
#pragma once

#include <optional>
#include <string>

#include "rules/core/refusal.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/order.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {

using Verdict = std::optional<core::Refusal>;
using core::say;

[[nodiscard]] core::Refusal against(std::string rule, core::Said what, core::Said instead = {});

// A number that the pack has a ship for.
[[nodiscard]] Verdict known_ship(const Board& board, ShipId ship);

[[nodiscard]] Verdict check_plot(const View& view, const order::Plot& plot);
// 9.0, approach 2: the formation and assignments of those whom the tables have moved.
[[nodiscard]] Verdict check_assign(const View& view, const order::Plot& plot);
[[nodiscard]] Verdict check_allied_movement(const View& view, const order::AlliedMovement& order);
[[nodiscard]] Verdict check_choose_area(const View& view, const order::ChooseArea& order);
[[nodiscard]] Verdict check_search(const View& view, const order::Search& order);
[[nodiscard]] Verdict check_run(const View& view, core::Side side, const order::Run& order);
[[nodiscard]] Verdict check_chase(const View& view, core::Side side, const order::Chase& order);
[[nodiscard]] Verdict check_escape(const View& view, core::Side side, const order::Escape& order);
[[nodiscard]] Verdict check_surprise(const View& view, const order::SurpriseAttack& order);
[[nodiscard]] Verdict check_intern(const View& view, const order::Intern& order);
[[nodiscard]] Verdict check_convoy_attack(const View& view, const order::ConvoyAttack& order);
[[nodiscard]] Verdict check_return_home(const View& view, const order::ReturnHome& order);
[[nodiscard]] Verdict check_hit_and_go_home(const View& view, const order::HitAndGoHome& order);

// combat_check.cpp (4.6.4, 4.6.4.2, 4.6.4.3)
[[nodiscard]] Verdict check_bold_moves(const View& view, core::Side side,
                                       const order::BoldMoves& order);
[[nodiscard]] Verdict check_fire_on_bold(const View& view, core::Side side,
                                         const order::FireOnBold& order);
[[nodiscard]] Verdict check_targets(const View& view, core::Side side, const order::Targets& order);
[[nodiscard]] Verdict check_torpedoes(const View& view, core::Side side,
                                      const order::Torpedoes& order);
[[nodiscard]] Verdict check_remove_ships(const View& view, const order::RemoveShips& order);

// home_check.cpp (7.4, 7.5). A counterattack is legal, made or not.
[[nodiscard]] Verdict check_breakout_squadrons(const View& view,
                                               const order::BreakoutSquadrons& order);
[[nodiscard]] Verdict check_breakout_search(const View& view, const order::BreakoutSearch& order);
[[nodiscard]] Verdict check_raid_on_england(const View& view, const order::RaidOnEngland& order);
// The parts of options_of() for these decisions, beside their law.
void home_options(const View& view, Options& options);

// The parts of options_of() for the decisions of a combat; from combat_check.cpp as well, so that
// the list and the law stand together.
void combat_options(const View& view, core::Side side, Options& options);

}  // namespace chartroom::far_seas
