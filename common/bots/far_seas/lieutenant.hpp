// The lieutenant: works out what each choice brings and takes the best, or one of the best.
#pragma once

#include "bots/far_seas/plans.hpp"
#include "rules/far_seas/options.hpp"

namespace chartroom::far_seas::bots {

[[nodiscard]] Order lieutenant_order(const View& view, core::Seat seat, Mind& mind, Luck& luck);

// lieutenant_home.cpp: AMCs that are interned, PHASE 5, and what happens off Germany and England.
[[nodiscard]] Order lieutenant_at_home(const View& view, core::Seat seat, const Options& options,
                                       Mind& mind, Luck& luck);

// lieutenant_fight.cpp: what is decided on the Tactical Battlefield (4.6.4).
[[nodiscard]] order::BoldMoves choose_bold_moves(const View& view, const Options& options);
[[nodiscard]] std::vector<Aim> choose_targets(const View& view, const Options& options);
[[nodiscard]] order::Torpedoes choose_torpedoes(const View& view, const Options& options);
[[nodiscard]] order::Run choose_run_after_round(const View& view, core::Side side,
                                                const Options& options, Mind& mind);

}  // namespace chartroom::far_seas::bots
