// The parts of options_of() that have files of their own.
#pragma once

#include "rules/far_seas/options.hpp"

namespace chartroom::far_seas {

void plot_options(const View& view, Options& options);        // PHASE 1
void movement_options(const Board& board, Options& options);  // PHASE 2
void phase_five_options(const View& view, Options& options);  // PHASE 5, and interning (PHASE 3)

}  // namespace chartroom::far_seas
