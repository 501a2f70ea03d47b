// The Ship Log: what was plotted, captured, raided. For the German side with what is still secret,
// for others as far as it is open (4.9).
#pragma once

#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

[[nodiscard]] std::string show_log(const far_seas::View& view, const Paint& paint);

}  // namespace chartroom::cli
