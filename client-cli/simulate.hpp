// `chartroom simulate RULESET --games N --seed S [--json]`: whole games between bots in this
// process, without a server, and how they ended.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "client-cli/simulate/simulate.hpp"

namespace chartroom::cli {

// What simulate and arena are asked alike: the game that is played.
struct TableWishes {
  std::string ruleset;
  std::string rules{"basic"};        // of the campaign
  std::string scenario;              // a training scenario instead
  std::vector<std::string> options;  // on top of either, by name
  std::string pack;
};
void add_table_options(CLI::App& command, TableWishes& table, SimulationWishes& games);
// Fills in the set-up; the pack to play with, or why there is none.
[[nodiscard]] std::expected<far_seas::Pack, std::string> pack_for(const TableWishes& table,
                                                                  SimulationWishes& games);

// Adds the subcommand. `json` is the program's own --json and set when `chosen` runs; the callback
// of the subcommand sets `chosen`, which gives the exit code.
void add_simulate(CLI::App& app, const bool& json, std::function<int()>& chosen);

}  // namespace chartroom::cli
