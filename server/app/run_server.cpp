#include "app/run_server.hpp"

#include <google/protobuf/stubs/logging.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <fstream>

#include "app/cli.hpp"
#include "app/node.hpp"
#include "journal/migrate.hpp"

namespace chartroom::server {
namespace {

constexpr int cannot_run = 1;

void set_up_log(const std::string& level) {
  auto log =
      std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  log->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
  log->set_level(spdlog::level::from_str(level));
  log->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(log));
  google::protobuf::SetLogHandler(nullptr);  // what is wrong with a message is for its sender
}

int run_migrate(const MigrateCommand& command) {
  const auto applied = migrate(command.database);
  for (const auto& name : applied) spdlog::info("applied migration {}", name);
  if (applied.empty()) spdlog::info("the schema is up to date");
  return 0;
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
    spdlog::error("chartroomd needs no privileges and does not run as root; use another user");
    return cannot_run;
  }
  auto rulesets = load(settings.pack);
  if (!rulesets) {
    spdlog::error("{}", rulesets.error());
    return cannot_run;
  }
  if (const auto complaint = schema_complaint(settings.database); !complaint.empty()) {
    spdlog::error("{}", complaint);
    return cannot_run;
  }
  const auto port_file = settings.port_file;
  const auto listen = settings.net.listen;
  EndSignal end;
  Node node{std::move(settings), *std::move(rulesets)};
  if (!node.tls_fingerprint().empty()) {
    spdlog::info("TLS certificate, SHA-256: {}", node.tls_fingerprint());
  }
  spdlog::info("listening on {} port {}", listen, node.port());
  write_port(port_file, node.port());
  end.wait();
  spdlog::info("stopping");
  node.stop();
  spdlog::info("stopped");
  return 0;
}

}  // namespace

int run_server(int argc, char** argv, const LoadRulesets& load,
               std::function<void(std::string_view place)> at) {
  auto command = read_arguments(argc, argv);
  if (const auto* none = std::get_if<NoCommand>(&command)) return none->exit_code;
  try {
    if (const auto* wanted = std::get_if<MigrateCommand>(&command)) {
      set_up_log(wanted->log_level);
      return run_migrate(*wanted);
    }
    auto& settings = std::get<ServeCommand>(command).settings;
    set_up_log(settings.log_level);
    settings.at = std::move(at);
    return run_serve(std::move(settings), load);
  } catch (const std::exception& error) {
    spdlog::error("{}", error.what());
    return cannot_run;
  }
}

}  // namespace chartroom::server
