#include "client-cli/simulate.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "client-cli/simulate/simulate.hpp"
#include "data/loader/far_seas_loader.hpp"
#include "data/loader/packs.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {
namespace {

struct SimulateCall {
  TableWishes table;
  SimulationWishes simulation;
  std::string german{"midshipman"};
  std::string allied{"midshipman"};
};

int run_simulate(SimulateCall wishes, bool json) {
  const auto pack = pack_for(wishes.table, wishes.simulation);
  if (!pack) {
    fmt::print(stderr, "{}\n", pack.error());
    return 2;
  }
  wishes.simulation.players = {*core::strength_named(wishes.german),
                               *core::strength_named(wishes.allied)};
  const bool tell = !json && isatty(STDERR_FILENO) == 1;
  const int all = wishes.simulation.games;
  const SimulationResult result = simulate(*pack, wishes.simulation, [&](int done) {
    if (tell && (done % 10 == 0 || done == all)) fmt::print(stderr, "\r{} of {} games", done, all);
  });
  if (tell) fmt::print(stderr, "\r\033[K");
  fmt::print("{}", json ? simulation_json(wishes.simulation, result)
                        : simulation_text(wishes.simulation, result));
  return 0;
}

}  // namespace

void add_table_options(CLI::App& command, TableWishes& table, SimulationWishes& games) {
  command.add_option("ruleset", table.ruleset, "far-seas")->required();
  command.add_option("--games", games.games, "How many")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  command.add_option("--seed", games.seed, "The same seed gives the same games")
      ->capture_default_str();
  auto* rules = command.add_option("--rules", table.rules, "Which rules the campaign has")
                    ->check(CLI::IsMember({"basic", "advanced", "full"}))
                    ->capture_default_str();
  command.add_option("--scenario", table.scenario, "A training scenario instead")
      ->check(CLI::IsMember({"basic", "coronel", "falklands"}))
      ->excludes(rules);
  command.add_option("--with", table.options, "Options on top, with commas between; e.g. rufiji")
      ->delimiter(',')
      ->allow_extra_args(false);
  command.add_option("--pack", table.pack, "Folder of another data pack");
}

std::expected<far_seas::Pack, std::string> pack_for(const TableWishes& table,
                                                    SimulationWishes& games) {
  if (table.ruleset != "far-seas") {
    return std::unexpected("There is no ruleset " + table.ruleset + " to play; try far-seas.");
  }
  const auto setup =
      wire::far_seas_setup(table.scenario.empty() ? table.rules : table.scenario, table.options);
  if (!setup)
    return std::unexpected(setup.error().what.text() + " " + setup.error().instead.text());
  games.setup = *setup;
  const auto folder =
      table.pack.empty() ? data::default_packs() / "far_seas" : std::filesystem::path{table.pack};
  auto pack = data::load_far_seas(folder);
  if (!pack) return std::unexpected(to_string(pack.error()));
  return *std::move(pack);
}

void add_simulate(CLI::App& app, const bool& json, std::function<int()>& chosen) {
  auto* command =
      app.add_subcommand("simulate", "Play whole games, bot against bot, in this process");
  const auto wishes = std::make_shared<SimulateCall>();
  add_table_options(*command, wishes->table, wishes->simulation);
  const auto ranks = CLI::IsMember(core::names_of_strengths());
  command->add_option("--german", wishes->german, "Strength of the German side")
      ->check(ranks)
      ->capture_default_str();
  command->add_option("--allied", wishes->allied, "Strength of the Allied side")
      ->check(ranks)
      ->capture_default_str();
  command->callback([wishes, &json, &chosen] {
    chosen = [wishes, &json] { return run_simulate(*wishes, json); };
  });
}

}  // namespace chartroom::cli
