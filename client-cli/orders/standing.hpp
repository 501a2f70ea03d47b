// Standing orders in words, both ways: "emden accept_or_run: run if stronger".
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/orders/names.hpp"
#include "rules/far_seas/standing.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// The orders that a line stands for: one, or for "all" one for each decision of the side for which
// the line makes sense. They are in order by themselves.
[[nodiscard]] Read<std::vector<far_seas::StandingOrder>> read_standing_orders(
    const far_seas::View& view, core::Side side, std::string_view text);
[[nodiscard]] std::string write_standing_order(const far_seas::Pack& pack,
                                               const far_seas::StandingOrder& order);

[[nodiscard]] std::string show_standing(const far_seas::Pack& pack,
                                        const far_seas::Standing& standing);
[[nodiscard]] boost::json::object standing_json(const far_seas::Pack& pack,
                                                const far_seas::Standing& standing);

// Puts an order into the list: before the order for the same decision that fits always, since
// behind that one it would never be looked at; and in its place, if it fits always itself.
void add_standing_order(far_seas::Standing& standing, far_seas::StandingOrder order);

// "the form of a standing order", for messages and help.
inline constexpr std::string_view standing_form =
    "[SHIP[+SHIP]] DECISION: ANSWER [if stronger | if not stronger] [against TYPE, TYPE]";
[[nodiscard]] std::string_view standing_help();

}  // namespace chartroom::cli
