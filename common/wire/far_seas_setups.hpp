// The set-ups of The Far Seas by the names that people use: a scenario, and options on top of it.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/refusal.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "wire/umpire.hpp"

namespace chartroom::wire {

// "basic" (the default), "advanced", "full" (advanced, with all of 7.1 to 7.5), "coronel",
// "falklands".
[[nodiscard]] std::vector<std::string> far_seas_scenarios();
[[nodiscard]] std::vector<SetupOption> far_seas_options();
[[nodiscard]] std::expected<far_seas::Setup, core::Refusal> far_seas_setup(
    std::string_view scenario, std::span<const std::string> options = {});

// The way back: what a set-up, or a game that is played, is called.
[[nodiscard]] std::string far_seas_scenario(const far_seas::Setup& setup);
[[nodiscard]] std::vector<std::string> far_seas_option_names(const far_seas::Setup& setup);

}  // namespace chartroom::wire
