// The map: the whole world in a terminal, and one area with all that is in it.
#pragma once

#include <cstddef>
#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

struct MapStyle {
  std::size_t width = 110;  // columns of the terminal
  bool borders = false;     // neighbours of each area as well
  Paint paint;
};

[[nodiscard]] std::string show_map(const far_seas::View& view, const MapStyle& style);
[[nodiscard]] std::string show_area(const far_seas::View& view, far_seas::AreaId area,
                                    const MapStyle& style);

}  // namespace chartroom::cli
