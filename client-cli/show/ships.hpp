// Ships as a table.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/paint.hpp"
#include "rules/core/refusal.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// Which ships to show. Nothing set: all in the game.
struct ShipFilter {
  std::optional<far_seas::AreaId> area;
  std::optional<core::Side> side;
  std::optional<far_seas::Nation> nation;
  std::optional<far_seas::ShipType> type;
  std::optional<far_seas::ShipId> ship;
  bool unmoved = false;  // on the map and not yet moved this turn
};

// From words: "german", "british", "amc", "unmoved", an area, a ship; all must fit.
[[nodiscard]] std::expected<ShipFilter, core::Refusal> read_filter(const far_seas::View& view,
                                                                   std::string_view words);
[[nodiscard]] far_seas::ShipList ships_that_fit(const far_seas::Board& board,
                                                const ShipFilter& filter);
[[nodiscard]] std::string show_ships(const far_seas::View& view, const ShipFilter& filter,
                                     const Paint& paint);

}  // namespace chartroom::cli
