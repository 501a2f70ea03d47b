// `chartroom simulate RULESET --games N --seed S [--json]`: whole games between bots in this
// process, without a server, and how they ended.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace chartroom::cli {

// Adds the subcommand. `json` is the program's own --json and set when `chosen` runs; the callback
// of the subcommand sets `chosen`, which gives the exit code.
void add_simulate(CLI::App& app, const bool& json, std::function<int()>& chosen);

}  // namespace chartroom::cli
