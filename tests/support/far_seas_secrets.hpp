// Pairs of orders of The Far Seas that look alike to everybody but the side that gives them.
#pragma once

#include <map>
#include <optional>

#include "rules/core/dice.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::test {

// Another plot that calls out the same names and the same open moves: other assignments, and other
// destinations unless `same_destinations`.
[[nodiscard]] far_seas::order::Plot other_secrets(const far_seas::View& view,
                                                  const far_seas::order::Plot& plot,
                                                  core::Chooser& chooser, bool same_destinations);

// The same plot for two worlds, given as their German views, each with the piles of coal that make
// the same moves open. False if there is no such pair.
[[nodiscard]] bool coal_both(const far_seas::View& one, const far_seas::View& two,
                             far_seas::order::Plot& first, far_seas::order::Plot& second,
                             core::Chooser& chooser);

// Gives each cruiser the coal to move unseen, where the way itself does not show it. False if one
// has none.
[[nodiscard]] bool coal_all(const far_seas::View& view, far_seas::order::Plot& plot);

// Whom a plot calls out, and where to, if the move is an open one.
using CalledOut = std::map<far_seas::ShipId, std::optional<far_seas::AreaId>>;
[[nodiscard]] CalledOut called_out(const far_seas::View& view, const far_seas::order::Plot& plot);

// The same captures, area by area, with the credit given out anew among the same ships.
[[nodiscard]] far_seas::order::HitAndGoHome other_credits(
    const far_seas::Board& board, const far_seas::order::HitAndGoHome& order,
    core::Chooser& chooser);

}  // namespace chartroom::test
