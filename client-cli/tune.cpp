#include "client-cli/tune.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "client-cli/simulate.hpp"
#include "client-cli/tune/tune.hpp"
#include "data/loader/packs.hpp"

namespace chartroom::cli {
namespace {

struct TuneCall {
  TableWishes table;
  TuneWishes tune;
  std::string german{"lieutenant"};
  std::string allied{"lieutenant"};
  std::string before;
  std::string svg;
  std::string write;
};

bool write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file{path, std::ios::binary};
  file << text;
  file.close();
  if (!file) fmt::print(stderr, "{} cannot be written.\n", path.string());
  return static_cast<bool>(file);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

// The files with knobs in them, as they came out. The others of a pack are not touched.
bool write_pack(const TuneCall& wishes, const far_seas::Pack& pack) {
  const std::filesystem::path from = wishes.table.pack.empty()
                                         ? data::default_packs() / "far_seas"
                                         : std::filesystem::path{wishes.table.pack};
  const std::filesystem::path to = wishes.write;
  const KnobFiles files =
      with_values({content_of(from / "areas.toml"), content_of(from / "stations.toml"),
                   content_of(from / "convoys.toml")},
                  pack);
  return write_file(to / "areas.toml", files.areas) &&
         write_file(to / "stations.toml", files.stations) &&
         write_file(to / "convoys.toml", files.convoys);
}

int run_tune(TuneCall wishes) {
  SimulationWishes unused;
  const auto pack = pack_for(wishes.table, unused);
  if (!pack) {
    fmt::print(stderr, "{}\n", pack.error());
    return 2;
  }
  wishes.tune.players = {*core::strength_named(wishes.german),
                         *core::strength_named(wishes.allied)};
  const bool tell = isatty(STDERR_FILENO) == 1;
  const auto before =
      wishes.before.empty()
          ? pack
          : pack_for({.ruleset = wishes.table.ruleset, .pack = wishes.before}, unused);
  if (!before) {
    fmt::print(stderr, "{}\n", before.error());
    return 2;
  }
  Tuning tuning = tune(*pack, wishes.tune, [&](int round, int games) {
    if (tell) {
      fmt::print(stderr, "\r\033[Kround {} of {}, {} of {} games", round, wishes.tune.rounds, games,
                 wishes.tune.games);
    }
  });
  if (!wishes.before.empty()) compare(tuning, *before, wishes.tune);
  if (tell) fmt::print(stderr, "\r\033[K");
  fmt::print("{}", tuning_text(tuning, wishes.tune));
  if (!wishes.svg.empty() && !write_file(wishes.svg, tuning_svg(tuning))) return 1;
  return wishes.write.empty() || write_pack(wishes, tuning.pack) ? 0 : 1;
}

}  // namespace

void add_tune(CLI::App& app, const bool& json, std::function<int()>& chosen) {
  auto* command = app.add_subcommand(
      "tune", "Balance a data pack by bot play, and draw the points before and after");
  const auto wishes = std::make_shared<TuneCall>();
  command->add_option("ruleset", wishes->table.ruleset, "far-seas")->required();
  command->add_option("--games", wishes->tune.games, "Games of each round, for each set of rules")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  command->add_option("--rounds", wishes->tune.rounds, "0 only measures")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  command->add_option("--seed", wishes->tune.seed, "The same seed gives the same result")
      ->capture_default_str();
  const auto ranks = CLI::IsMember(core::names_of_strengths());
  command->add_option("--german", wishes->german, "Strength of the German side")
      ->check(ranks)
      ->capture_default_str();
  command->add_option("--allied", wishes->allied, "Strength of the Allied side")
      ->check(ranks)
      ->capture_default_str();
  command->add_option("--pack", wishes->table.pack, "Folder of another data pack");
  command->add_option("--before", wishes->before, "Folder of the pack to compare with instead");
  command->add_option("--svg", wishes->svg, "Draw the distributions into this file");
  command
      ->add_option("--write", wishes->write,
                   "Write areas.toml, stations.toml and convoys.toml into this folder")
      ->check(CLI::ExistingDirectory);
  command->callback([wishes, &json, &chosen] {
    chosen = [wishes, &json] {
      if (!json) return run_tune(*wishes);
      fmt::print(stderr, "tune prints text and a picture only.\n");
      return 2;
    };
  });
}

}  // namespace chartroom::cli
