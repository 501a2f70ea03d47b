// Double-blind play: what a side makes of the counters that it cannot see.
#pragma once

#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas::bots {

// The table as this side may picture it, to think on as if all lay open: each hidden ship and
// convoy where it was last known to be, those never heard of nowhere. What is seen is as it is
// seen. An order that looks good here may be impossible on the real table: it must be checked
// there.
[[nodiscard]] View imagined(const View& view);

}  // namespace chartroom::far_seas::bots
