// `chartroom arena RULESET --german LIST --allied LIST --games N --seed S [--json]`: bots of all
// strengths against each other, and how sure the result is.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace chartroom::cli {

// Adds the subcommand. `json` is the program's own --json and set when `chosen` runs; the callback
// of the subcommand sets `chosen`, which gives the exit code.
void add_arena(CLI::App& app, const bool& json, std::function<int()>& chosen);

}  // namespace chartroom::cli
