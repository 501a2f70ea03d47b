// chartroom_torture: real servers, a real PostgreSQL and playing clients, of which the first two
// die at random instants. docs/reliability.md says what is looked for.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "torture/stage.hpp"
#include "torture/torture.hpp"

namespace {

using namespace chartroom::torture;

constexpr int bad_arguments = 2;
constexpr int interrupted = 130;

std::vector<std::string> names_of_deaths() {
  std::vector<std::string> out;
  for (const auto death : all_deaths()) out.emplace_back(name_of(death));
  return out;
}

void add_options(CLI::App& app, Wish& wish, std::vector<std::string>& kinds) {
  app.add_option("--deaths", wish.deaths, "How many")->capture_default_str();
  app.add_option("--seed", wish.seed, "Of the schedule and the bots")->capture_default_str();
  app.add_option("--nodes", wish.nodes, "Servers on the one database")
      ->check(CLI::Range(1, 8))
      ->capture_default_str();
  app.add_option("--games", wish.games, "Tables played at")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  app.add_option("--kinds", kinds, "Kinds of death, with commas between")
      ->delimiter(',')
      ->check(CLI::IsMember(names_of_deaths()));
  app.add_option("--quiet-every", wish.quiet_every,
                 "After so many deaths nothing dies until everybody has gone on")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--slow-seconds", wish.slow_s, "How long a slow database answers nothing")
      ->capture_default_str();
  app.add_option("--patience", wish.patience_s, "Seconds until who cannot play is forsaken")
      ->capture_default_str();
  app.add_option("--disk-mb", wish.disk_mb, "The database's disk")->capture_default_str();
  app.add_option("--thought-ms", wish.most_thought_ms, "Longest pause before an order")
      ->capture_default_str();
  app.add_option("--server", wish.server, "The program chartroomd")->capture_default_str();
  app.add_option("--packs", wish.packs, "Folder of the data packs")->capture_default_str();
  app.add_option("--json", wish.json, "Write the figures to this file");
  app.add_flag("--keep", wish.keep, "Keep the folder under /tmp, with the logs");
  app.add_flag("--silent", wish.silent, "No lines on the way");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Kills servers and their database under playing clients, and judges what is left",
               "chartroom_torture"};
  Wish wish{.server = CHARTROOM_SERVER_PROGRAM, .packs = CHARTROOM_SOURCE_PACKS};
  std::vector<std::string> kinds;
  add_options(app, wish, kinds);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : bad_arguments;
  }
  for (const auto& name : kinds) wish.kinds.push_back(*death_named(name));
  if (wish.kinds.empty()) wish.kinds = usual_deaths();
  interrupt_on_signals();
  try {
    const auto report = torture(wish);
    print(wish, report);
    if (!wish.json.empty()) write_json(wish, report, wish.json);
    return report.verdict.findings.empty() ? 0 : 1;
  } catch (const Interrupted&) {
    std::fprintf(stderr, "interrupted\n");
    return interrupted;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "cannot run: %s\n", error.what());
    return 1;
  }
}
