// Set-ups (3.0, 10.1, 11.0) and how the training scenarios begin and end.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

[[nodiscard]] State lay_out(const Pack& pack, const Setup& setup);

// A training scenario: what comes before its first decision, and its end. Nothing for the campaign.
void open_scenario(Umpiring& u);
// 10.4, 11.0: the game is over; says how it went.
void end_scenario(Umpiring& u);

}  // namespace chartroom::far_seas
