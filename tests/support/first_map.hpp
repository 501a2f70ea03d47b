// The map as it was first reconstructed, before it was balanced: tests of rules and screens count
// merchants and stations on it, and tuning the game's own map (docs/data-provenance.md) changes
// none of them.
#pragma once

#include <array>
#include <cstddef>

#include "rules/far_seas/pack.hpp"

namespace chartroom::testing {

inline constexpr std::array first_densities{1, 1, 1, 0, 2, 1, 2, 3, 2, 1, 1, 2, 1, 0, 3, 2, 2,
                                            1, 2, 1, 2, 0, 3, 3, 1, 1, 2, 0, 1, 2, 2, 0, 0, 0};
// In the order of the file, from Esquimalt to Ocean Island.
inline constexpr std::array first_values{2, 2, 1, 2, 1, 1, 2, 2, 3, 1, 2, 1, 2, 0, 2, 1, 1, 1,
                                         1, 3, 2, 2, 1, 1, 1, 1, 2, 3, 2, 2, 1, 3, 1, 3, 1, 1};

// Throws std::out_of_range if the map has got or lost a place since.
[[nodiscard]] inline far_seas::Pack on_the_first_map(far_seas::Pack pack) {
  for (std::size_t i = 0; i < pack.areas.size(); ++i) {
    pack.areas[i].density = first_densities.at(i);
  }
  for (std::size_t i = 0; i < pack.stations.size(); ++i) {
    pack.stations[i].value = first_values.at(i);
  }
  return pack;
}

}  // namespace chartroom::testing
