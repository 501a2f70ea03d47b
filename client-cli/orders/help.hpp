// What can be ordered, in words: for `help`, for prompts and for messages.
#pragma once

#include <span>
#include <string_view>

#include "rules/far_seas/terms.hpp"

namespace chartroom::cli {

struct OrderHelp {
  far_seas::Decision decision{};
  std::string_view word;      // as `help WORD` finds it, beside the decision's own name
  std::string_view title;     // what is decided
  std::string_view question;  // as put to the player who is asked
  std::string_view form;      // the short form of an answer
  std::string_view example;
  std::string_view text;  // a paragraph
  std::string_view more;  // what chapters 6 and 7 add to the form
};

// Chapter 6, or any of chapter 7.
[[nodiscard]] bool has_more_rules(const far_seas::Rules& rules);

[[nodiscard]] std::span<const OrderHelp> all_order_help();
[[nodiscard]] const OrderHelp& help_for(far_seas::Decision decision);
// By word, verb or decision; nullptr: there is none.
[[nodiscard]] const OrderHelp* help_named(std::string_view word);

}  // namespace chartroom::cli
