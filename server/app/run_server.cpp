#include "app/run_server.hpp"

#include <google/protobuf/stubs/logging.h>
#include <unistd.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <fstream>
#include <iostream>

#include "app/cli.hpp"
#include "app/node.hpp"
#include "journal/migrate.hpp"

namespace chartroom::server {
namespace {

constexpr int cannot_run = 1;
constexpr int found_faults = 1;

constexpr std::chrono::seconds progress_every{5};

void set_up_log(const LogSettings& log) {
  log::set_up(log.level, log.format);
  google::protobuf::SetLogHandler(nullptr);  // what is wrong with a message is for its sender
}

int run_migrate(const MigrateCommand& command) {
  const auto applied = migrate(command.database);
  for (const auto& name : applied) log::info("migration_applied", {{"name", name}});
  if (applied.empty()) log::info("schema_up_to_date");
  return 0;
}

int run_check(const CheckCommand& command, const LoadRulesets& load) {
  const auto rulesets = load(command.pack);
  if (!rulesets) {
    log::error("cannot_run", {{"error", rulesets.error()}});
    return cannot_run;
  }
  auto told = std::chrono::steady_clock::now();
  const auto progress = [&told](const LookedAt& so_far) {
    const auto now = std::chrono::steady_clock::now();
    if (now - told < progress_every) return;
    told = now;
    log::info("checking", {{"games", so_far.games}, {"entries", so_far.entries}});
  };
  const bool sound = check(command.wish, *rulesets, std::cout, progress);
  return sound ? 0 : found_faults;
}

// SIGINT or SIGTERM. Made before anything is to be ended in order, so that none comes too early.
class EndSignal {
 public:
  EndSignal() {
    signals_.async_wait([](const boost::system::error_code&, int) {});
  }
  void wait() { context_.run(); }

 private:
  asio::io_context context_;
  asio::signal_set signals_{context_, SIGINT, SIGTERM};
};

void write_port(const std::filesystem::path& file, std::uint16_t port) {
  if (file.empty()) return;
  auto unfinished = file;
  unfinished += ".new";
  std::ofstream{unfinished} << port << '\n';
  std::filesystem::rename(unfinished, file);  // whoever waits for the file finds it whole
}

int run_serve(Settings settings, const LoadRulesets& load) {
  if (geteuid() == 0 && !settings.root_allowed) {
    log::error("cannot_run", {{"error",
                               "chartroomd needs no privileges and does not run as root;"
                               " use another user"}});
    return cannot_run;
  }
  auto rulesets = load(settings.pack);
  if (!rulesets) {
    log::error("cannot_run", {{"error", rulesets.error()}});
    return cannot_run;
  }
  if (const auto complaint = schema_complaint(settings.database); !complaint.empty()) {
    log::error("cannot_run", {{"error", complaint}});
    return cannot_run;
  }
  const auto port_file = settings.port_file;
  const auto listen = settings.net.listen;
  EndSignal end;
  Node node{std::move(settings), *std::move(rulesets)};
  if (!node.tls_fingerprint().empty()) {
    log::info("tls_certificate", {{"sha256", node.tls_fingerprint()}});
  }
  log::info("listening", {{"address", listen}, {"port", node.port()}});
  write_port(port_file, node.port());
  end.wait();
  log::info("stopping");
  node.stop();
  log::info("stopped");
  return 0;
}

}  // namespace

int run_server(int argc, char** argv, const LoadRulesets& load,
               std::function<void(std::string_view place)> at) {
  auto command = read_arguments(argc, argv);
  if (const auto* none = std::get_if<NoCommand>(&command)) return none->exit_code;
  try {
    if (const auto* wanted = std::get_if<MigrateCommand>(&command)) {
      set_up_log(wanted->log);
      return run_migrate(*wanted);
    }
    if (const auto* wanted = std::get_if<CheckCommand>(&command)) {
      set_up_log(wanted->log);
      return run_check(*wanted, load);
    }
    auto& settings = std::get<ServeCommand>(command).settings;
    set_up_log(settings.log);
    settings.at = std::move(at);
    return run_serve(std::move(settings), load);
  } catch (const std::exception& error) {
    log::error("cannot_run", {{"error", error.what()}});
    return cannot_run;
  }
}

}  // namespace chartroom::server
