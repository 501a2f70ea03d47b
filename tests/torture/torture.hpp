// One run: they play, things die, all is let come back, and the judge looks.
#pragma once

#include "torture/report.hpp"
#include "torture/wish.hpp"

namespace chartroom::torture {

// Throws what kept it from running at all.
[[nodiscard]] Report torture(const Wish& wish);

}  // namespace chartroom::torture
