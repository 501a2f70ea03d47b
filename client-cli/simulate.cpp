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

struct Wishes {
  std::string ruleset;
  std::string scenario;
  std::string rules{"basic"};
  std::string pack;
  SimulationWishes simulation;
};

int refuse(const std::string& why) {
  fmt::print(stderr, "{}\n", why);
  return 2;
}

int run(Wishes wishes, bool json) {
  if (wishes.ruleset != "far-seas")
    return refuse("There is no ruleset " + wishes.ruleset + " to simulate; try far-seas.");
  wishes.simulation.setup =
      wire::far_seas_setup(wishes.scenario.empty() ? wishes.rules : wishes.scenario).value();
  const auto folder =
      wishes.pack.empty() ? data::default_packs() / "far_seas" : std::filesystem::path{wishes.pack};
  const auto pack = data::load_far_seas(folder);
  if (!pack) return refuse(to_string(pack.error()));
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

void add_simulate(CLI::App& app, const bool& json, std::function<int()>& chosen) {
  auto* command =
      app.add_subcommand("simulate", "Play whole games, bot against bot, in this process");
  const auto wishes = std::make_shared<Wishes>();
  command->add_option("ruleset", wishes->ruleset, "far-seas")->required();
  command->add_option("--games", wishes->simulation.games, "How many")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  command->add_option("--seed", wishes->simulation.seed, "The same seed gives the same games")
      ->capture_default_str();
  auto* rules = command->add_option("--rules", wishes->rules, "Which rules the campaign has")
                    ->check(CLI::IsMember({"basic", "advanced", "full"}))
                    ->capture_default_str();
  command->add_option("--scenario", wishes->scenario, "A training scenario instead")
      ->check(CLI::IsMember({"basic", "coronel", "falklands"}))
      ->excludes(rules);
  command->add_option("--pack", wishes->pack, "Folder of another data pack");
  command->callback(
      [wishes, &json, &chosen] { chosen = [wishes, &json] { return run(*wishes, json); }; });
}

}  // namespace chartroom::cli
