// A table laid out for tests of the client: the pack of this tree, a view of the game as it begins,
// and short ways to change it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::cli_test {

[[nodiscard]] const far_seas::Pack& the_pack();
[[nodiscard]] far_seas::ShipId ship(std::string_view name);
[[nodiscard]] far_seas::Group group(const std::vector<std::string>& names);
[[nodiscard]] far_seas::AreaId area(int number);

// A game before its first move, as that side sees it, asked for `decision`.
[[nodiscard]] far_seas::View laid_table(core::Side side, far_seas::Decision decision,
                                        const far_seas::Rules& rules = {});
[[nodiscard]] far_seas::ConvoyId convoy(std::string_view name);
[[nodiscard]] far_seas::ColonyId colony(std::string_view name);

// Puts ships into an area as one group.
void place(far_seas::View& view, const std::vector<std::string>& names, int area_number,
           far_seas::Duty duty = far_seas::Duty::none);

}  // namespace chartroom::cli_test
