// Convoys and colonies as tables (6.3, 6.4).
#pragma once

#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// Where a convoy is: "in India", "Area 23 (Arabian Sea)", "arrived in Suez", "destroyed".
[[nodiscard]] std::string convoy_in_words(const far_seas::View& view, far_seas::ConvoyId id);
// How a colony stands: "besieged by 2 of 2, falls at the end of turn 4".
[[nodiscard]] std::string colony_in_words(const far_seas::Board& board, far_seas::ColonyId id);
// Both tables; empty without the advanced rules.
[[nodiscard]] std::string show_convoys(const far_seas::View& view, const Paint& paint);

}  // namespace chartroom::cli
