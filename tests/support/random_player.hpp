// A player of The Far Seas who makes any legal order: for whole random games. Sees a View only.
#pragma once

#include "rules/core/dice.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::test {

// An order made from the choices listed in options_of(). It is meant to be legal whatever the dice
// say.
[[nodiscard]] far_seas::Order random_order(const far_seas::View& view, core::Seat seat,
                                           core::Chooser& chooser);

}  // namespace chartroom::test
