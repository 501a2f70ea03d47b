// How things stand: the turn, the points, the fight going on, and what is asked of whom.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// "Turn 4, OB 2, PHASE 4 · 23 points (Triumph of Allied Arms)": one line, without its newline.
[[nodiscard]] std::string situation_line(const far_seas::View& view, const Paint& paint);
// The encounter, chase or combat going on; empty if there is none.
[[nodiscard]] std::string show_fight(const far_seas::View& view, const Paint& paint);
// What is awaited, from whom; for who is asked, what may be answered and how.
[[nodiscard]] std::string show_question(const far_seas::View& view,
                                        const far_seas::Options& options,
                                        std::optional<core::Side> side, const Paint& paint);
// The victory points: sums by kind, and every entry.
[[nodiscard]] std::string show_points(const far_seas::View& view, const Paint& paint);
// All of it, as `show` prints it.
[[nodiscard]] std::string show_state(const far_seas::View& view, const far_seas::Options& options,
                                     std::optional<core::Side> side, const Paint& paint);

}  // namespace chartroom::cli
