// An order in the words in which it can be typed again.
#pragma once

#include <string>

#include "rules/far_seas/order.hpp"

namespace chartroom::cli {

[[nodiscard]] std::string write_order(const far_seas::Pack& pack, const far_seas::Order& order);

}  // namespace chartroom::cli
