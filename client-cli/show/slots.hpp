// Where on a screen the areas of a world map go: a grid of slots, each area in one, none in two.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/far_seas/pack.hpp"

namespace chartroom::cli {

struct Slot {
  far_seas::AreaId area{};
  std::size_t column = 0, row = 0;
};

// The world unrolled eastward from the Americas, so that no ocean is cut in two; north is up. The
// slots are given out so that all areas together stand as near as possible to their latitude and
// longitude. There must be at least as many slots as areas.
[[nodiscard]] std::vector<Slot> map_slots(const far_seas::Pack& pack, std::size_t columns,
                                          std::size_t rows);

}  // namespace chartroom::cli
