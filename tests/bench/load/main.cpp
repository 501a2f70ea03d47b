// chartroom-load: how fast a server answers, and what it takes, beside the limit of the machine.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "journal/migrate.hpp"
#include "load/bare_relay.hpp"
#include "load/idle.hpp"
#include "load/report.hpp"
#include "load/usage.hpp"
#include "support/private_postgres.hpp"
#include "support/server_process.hpp"

namespace {

using namespace chartroom;
using load::Measured;
using testing::ServerProcess;

struct Options {
  load::Plan plan;
  double rate{};
  std::string server{CHARTROOM_LOAD_SERVER};
  std::string database;
  std::vector<std::string> server_arguments;
  std::size_t most_orders{600'000};
  std::size_t idle{};
  bool no_bare{};
  bool json{};
};

std::string this_program() {
  return std::filesystem::read_symlink("/proc/self/exe").string();
}

std::vector<std::string> server_arguments(const Options& options) {
  std::vector<std::string> out{"--pack",
                               CHARTROOM_LOAD_PACKS,
                               "--max-connections",
                               "20000",
                               "--max-connections-per-address",
                               "20000",
                               "--messages-per-second",
                               "1000000",
                               "--messages-burst",
                               "1000000",
                               "--data",
                               "/tmp"};
  if (options.plan.tls) out.insert(out.end(), {"--tls", "self-signed"});
  out.insert(out.end(), options.server_arguments.begin(), options.server_arguments.end());
  return out;
}

Measured measure(const load::Plan& plan, const load::Laid& laid, const ServerProcess& server,
                 pid_t postmaster) {
  Measured out;
  const auto note = [&](bool begins) {
    const double sign = begins ? -1 : 1;
    out.server_cpu_s += sign * load::cpu_s(server.pid());
    out.database_cpu_s += sign * load::cpu_s_of_family(postmaster);
    out.rss_kib = load::rss_kib(server.pid());
  };
  out.outcome = load::run(plan, laid, server.port(), note);
  return out;
}

int measure_idle(const Options& options, const std::string& database) {
  const auto laid = load::lay_games(database, options.idle + 4, 0);
  const load::IdlePlan plan{
      .games = options.idle, .tls = options.plan.tls, .put_away_after = std::chrono::seconds{2}};
  auto arguments = server_arguments(options);
  arguments.insert(arguments.end(),
                   {"--idle-game-seconds", std::to_string(plan.put_away_after.count())});
  const ServerProcess server{options.server, database, arguments};
  const auto cost = load::idle_cost(plan, laid, server.port(), server.pid());
  if (options.json) {
    fmt::print(
        "{{\"games\":{},\"connections\":{},\"rss_kib\":{},\"kib_per_connection\":{:.2f},"
        "\"rss_gone_kib\":{}}}\n",
        cost.games, cost.connections, cost.rss_after_kib, cost.kib_per_connection(),
        cost.rss_gone_kib);
  } else {
    fmt::print(
        "{} games played half way, {} idle connections: {:.2f} KiB each (RSS {} -> {} KiB; {} KiB"
        " when they have gone)\n",
        cost.games, cost.connections, cost.kib_per_connection(), cost.rss_before_kib,
        cost.rss_after_kib, cost.rss_gone_kib);
  }
  return 0;
}

int measure_load(const Options& options, const std::string& database) {
  const auto seconds = options.plan.seconds + options.plan.warm_up_s;
  const auto wanted = options.plan.rate.value_or(40'000) * seconds;
  const auto turns = std::min(options.most_orders, static_cast<std::size_t>(wanted));
  const auto laid = load::lay_games(database, options.plan.games, turns);
  const auto postmaster = load::postmaster_of(database);
  load::Report report{.plan = options.plan, .chartroom = {}, .bare = {}};
  {
    const ServerProcess server{options.server, database, server_arguments(options)};
    report.chartroom = measure(options.plan, laid, server, postmaster);
  }
  if (!options.no_bare) {
    auto plan = options.plan;
    plan.tls = false;
    const ServerProcess bare{this_program(), database};
    report.bare = measure(plan, laid, bare, postmaster);
  }
  fmt::print("{}\n", options.json ? load::as_json(report) : load::as_table(report));
  return 0;
}

void add_options(CLI::App& app, Options& options) {
  auto& plan = options.plan;
  app.add_option("--games", plan.games, "Played at a time")->capture_default_str();
  app.add_option("--spectators", plan.spectators, "Of each game")->capture_default_str();
  app.add_option("--seconds", plan.seconds, "Measured")->capture_default_str();
  app.add_option("--warm-up", plan.warm_up_s, "Seconds before that")->capture_default_str();
  app.add_option("--rate", options.rate,
                 "Orders per second in all, whenever they are due (an open loop); else each game "
                 "has one order in flight");
  app.add_flag("--tls", plan.tls, "Over TLS (the bare relay goes without)");
  app.add_option("--server", options.server, "The chartroomd to measure")->capture_default_str();
  app.add_option("--server-arguments", options.server_arguments, "More arguments for it");
  app.add_option("--database", options.database,
                 "PostgreSQL to use; else a private one is started, durable as in production");
  app.add_option("--idle", options.idle,
                 "Instead: what each idle connection costs, with so many games played half way");
  app.add_option("--most-orders", options.most_orders, "Laid out beforehand")
      ->capture_default_str();
  app.add_flag("--no-bare", options.no_bare, "Without the bare relay");
  app.add_flag("--json", options.json, "For programs");
}

int serve_bare(int argc, char** argv) {
  CLI::App app;
  app.allow_extras();
  std::string database;
  std::string port_file;
  app.add_option("--database", database);
  app.add_option("--port-file", port_file);
  app.parse(argc, argv);
  load::serve_bare_relay(database, port_file);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    // As it runs itself, beside chartroomd.
    if (argc > 1 && std::string_view{argv[1]} == "serve") return serve_bare(argc - 1, argv + 1);
    CLI::App app{"How fast chartroomd answers orders of The Far Seas, beside a bare relay"};
    Options options;
    add_options(app, options);
    CLI11_PARSE(app, argc, argv);
    if (options.rate > 0) options.plan.rate = options.rate;
    std::optional<testing::PrivatePostgres> own;
    if (options.database.empty()) {
      own.emplace(testing::Durable::yes);
      options.database = own->url();
      server::migrate(options.database);
    }
    return options.idle > 0 ? measure_idle(options, options.database)
                            : measure_load(options, options.database);
  } catch (const std::exception& error) {
    fmt::print(stderr, "chartroom-load: {}\n", error.what());
    return 1;
  }
}
