// chartroom-lateness: two nodes on one database, and how much later than its answer an order is
// told at the other node.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <optional>

#include "journal/migrate.hpp"
#include "load/lateness.hpp"
#include "support/private_postgres.hpp"
#include "support/server_process.hpp"

namespace {

using namespace chartroom;

double percentile(const std::vector<double>& sorted, double part) {
  if (sorted.empty()) return 0;
  return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void print(const char* what, const std::vector<double>& sorted) {
  fmt::print("{:<28}{:>9.2f}{:>9.2f}{:>9.2f}{:>9.2f}\n", what, percentile(sorted, .5),
             percentile(sorted, .95), percentile(sorted, .99), percentile(sorted, 1));
}

int measure(const load::LatenessPlan& plan, const std::string& program,
            const std::string& database) {
  const std::vector<std::string> arguments{"--pack",
                                           CHARTROOM_LOAD_PACKS,
                                           "--max-connections-per-address",
                                           "20000",
                                           "--messages-per-second",
                                           "1000000",
                                           "--messages-burst",
                                           "1000000",
                                           "--data",
                                           "/tmp"};
  const auto orders = static_cast<std::size_t>(plan.rate * (plan.seconds + plan.warm_up_s));
  const auto laid = load::lay_games(database, plan.games, orders);
  const testing::ServerProcess first{program, database, arguments};
  const testing::ServerProcess second{program, database, arguments};
  const auto out = load::lateness(plan, laid, {first.port(), second.port()});
  fmt::print("{} games, {} orders in {:.0f} s\n{:<28}{:>9}{:>9}{:>9}{:>9}\n", plan.games,
             out.late_ms.size(), plan.seconds, "", "p50 ms", "p95 ms", "p99 ms", "max ms");
  print("order to its answer", out.answered_ms);
  print("answer to the other node", out.late_ms);
  return out.late_ms.empty() ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"How much later than its answer an order is told at another node"};
  load::LatenessPlan plan;
  std::string server{CHARTROOM_LOAD_SERVER};
  std::string database;
  app.add_option("--games", plan.games, "Played at a time")->capture_default_str();
  app.add_option("--rate", plan.rate, "Orders per second in all, about")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--seconds", plan.seconds, "Measured")->capture_default_str();
  app.add_option("--warm-up", plan.warm_up_s, "Seconds before that")->capture_default_str();
  app.add_option("--server", server, "The chartroomd to measure")->capture_default_str();
  app.add_option("--database", database,
                 "PostgreSQL to use; else a private one is started, durable as in production");
  CLI11_PARSE(app, argc, argv);
  try {
    std::optional<testing::PrivatePostgres> own;
    if (database.empty()) {
      own.emplace(testing::Durable::yes);
      database = own->url();
      server::migrate(database);
    }
    return measure(plan, server, database);
  } catch (const std::exception& error) {
    fmt::print(stderr, "chartroom-lateness: {}\n", error.what());
    return 1;
  }
}
