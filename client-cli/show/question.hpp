// The open decision: the question to who is asked, with what may be answered, and the word to who
// waits.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// Several lines: the question, the choices in short, the form of an answer.
[[nodiscard]] std::string ask_in_words(const far_seas::View& view, const far_seas::Options& options,
                                       core::Side side, const Paint& paint);
// One line, without its newline. It says no more than everybody knows.
[[nodiscard]] std::string waiting_in_words(const far_seas::View& view,
                                           std::optional<core::Side> side);
// Every choice, as `options` prints it.
[[nodiscard]] std::string show_options(const far_seas::View& view, const far_seas::Options& options,
                                       const Paint& paint);

}  // namespace chartroom::cli
