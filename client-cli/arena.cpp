#include "client-cli/arena.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string>

#include "client-cli/arena/arena.hpp"
#include "client-cli/simulate.hpp"

namespace chartroom::cli {
namespace {

struct ArenaCall {
  TableWishes table;
  std::vector<std::string> germans{"lieutenant"};
  std::vector<std::string> allies{"lieutenant"};
  ArenaWishes arena;
};

std::vector<core::Strength> strengths_of(const std::vector<std::string>& names) {
  std::vector<core::Strength> out;
  for (const std::string& name : names) out.push_back(*core::strength_named(name));
  return out;
}

int run_arena(ArenaCall wishes, bool json) {
  const auto pack = pack_for(wishes.table, wishes.arena.games);
  if (!pack) {
    fmt::print(stderr, "{}\n", pack.error());
    return 2;
  }
  wishes.arena.germans = strengths_of(wishes.germans);
  wishes.arena.allies = strengths_of(wishes.allies);
  const bool tell = !json && isatty(STDERR_FILENO) == 1;
  const auto pairings = hold_arena(*pack, wishes.arena, [&](const Players& players, int done) {
    if (!tell) return;
    fmt::print(stderr, "\r\033[K{} against {}: {} of {} games",
               to_string(players[far_seas::german]), to_string(players[far_seas::allied]), done,
               wishes.arena.games.games);
  });
  if (tell) fmt::print(stderr, "\r\033[K");
  fmt::print("{}", json ? arena_json(*pack, wishes.arena, pairings)
                        : arena_text(*pack, wishes.arena, pairings));
  return 0;
}

}  // namespace

void add_arena(CLI::App& app, const bool& json, std::function<int()>& chosen) {
  auto* command = app.add_subcommand("arena", "Bots against each other: who is how strong");
  const auto wishes = std::make_shared<ArenaCall>();
  add_table_options(*command, wishes->table, wishes->arena.games);
  const auto ranks = CLI::IsMember(core::names_of_strengths());
  command->add_option("--german", wishes->germans, "Strength of the German side, or several")
      ->delimiter(',')
      ->check(ranks)
      ->capture_default_str();
  command->add_option("--allied", wishes->allies, "Strength of the Allied side, or several")
      ->delimiter(',')
      ->check(ranks)
      ->capture_default_str();
  command->callback(
      [wishes, &json, &chosen] { chosen = [wishes, &json] { return run_arena(*wishes, json); }; });
}

}  // namespace chartroom::cli
