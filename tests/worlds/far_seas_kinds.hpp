// Kinds of pairs of The Far Seas that have files of their own.
#pragma once

#include "tests/worlds/kinds.hpp"

namespace chartroom::worlds {

// Ships that stand in different areas, both out of the other side's sight.
[[nodiscard]] std::unique_ptr<Pair> german_dispositions(const PairWish& wish);
[[nodiscard]] std::unique_ptr<Pair> allied_dispositions(const PairWish& wish);

}  // namespace chartroom::worlds
