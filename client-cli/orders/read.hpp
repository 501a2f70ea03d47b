// Orders as people type them, read into the rules' orders. One grammar for single commands, drafts
// and interactive play; orders/help.cpp describes it with examples.
//
// Reading decides what is meant, not what is legal: that is check()'s, here before sending and in
// the server again.
#pragma once

#include <string_view>

#include "client-cli/orders/names.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/order.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// What `side` means by `text` as an answer to the open decision. `options` are that side's, for
// words like "all".
[[nodiscard]] Read<far_seas::Order> read_order(const far_seas::View& view, core::Side side,
                                               const far_seas::Options& options,
                                               std::string_view text);

}  // namespace chartroom::cli
