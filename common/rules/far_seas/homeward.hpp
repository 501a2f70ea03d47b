// What the fights of 7.4 and 7.5 have in common: they are fought off the ports, and who gets away
// from them or lives through them is home.
#pragma once

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

// A breakout (7.4) or a raid on England (7.5) is going on: every run and combat is part of it.
[[nodiscard]] bool homeward(const Board& board);

// Ships in port, by which 7.4 and 7.5 are judged. The boxes lie open.
[[nodiscard]] Group reserves_in_port(const Board& board);        // German
[[nodiscard]] Group battlecruisers_in_port(const Board& board);  // British: HB2 and Reserves, no
                                                                 // other type than BC

// Each ship goes to the box it came from, a Main Cruiser to Germany for good, which scores it
// three times (7.4.2, 7.4.3, 7.5.2.3). No ships: nothing.
void send_home(Umpiring& u, const Group& ships);
// The same for those of `ships` that are still out.
void send_home_the_rest(Umpiring& u, const Group& ships);
// The groups that have just got away, instead of an area for each (7.4.3, 7.5.2).
void send_runners_home(Umpiring& u);

}  // namespace chartroom::far_seas
