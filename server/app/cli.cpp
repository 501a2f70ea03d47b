#include "app/cli.hpp"

#include <CLI/CLI.hpp>

#include "lobby/games.hpp"

namespace chartroom::server {
namespace {

constexpr int bad_arguments = 2;

// What the options are read into before they are the settings' own types.
struct Raw {
  std::string tls{"off"};
  std::string metrics{"loopback"};
  long idle_s{60};
  long handshake_s{10};
  long write_s{20};
  long idle_game_s{300};
  long bot_pace_ms{250};
  long standing_pace_ms{2000};
  long receipt_pace_ms{1000};
  long session_days{90};
  long drain_s{0};
};

void add_place(CLI::App& serve, Settings& settings, Raw& raw) {
  auto& net = settings.net;
  serve.add_option("--database", settings.database, "PostgreSQL URL")->required();
  serve.add_option("--data", settings.data, "Folder for what the server keeps (certificate)");
  serve.add_option("--pack", settings.pack, "Folder of the rulesets' data packs");
  serve.add_option("--web", settings.web, "Folder of the browser client, as built")
      ->check(CLI::ExistingDirectory);
  serve.add_option("--listen", net.listen, "Address to listen on")
      ->check(CLI::ValidIPV4 | CLI::Validator{[](std::string& text) {
                                                return text.find(':') == std::string::npos
                                                           ? "not an address"
                                                           : std::string{};
                                              },
                                              "IPV6"})
      ->capture_default_str();
  serve.add_option("--port", net.port, "Port; 0 for any free one")->capture_default_str();
  serve.add_option("--port-file", settings.port_file, "Write the port here once listening");
  serve.add_option("--tls", raw.tls, "TLS without certificate files")
      ->check(CLI::IsMember({"off", "self-signed"}))
      ->capture_default_str();
  auto* cert = serve.add_option("--tls-cert", net.tls_cert, "Certificate chain, PEM")
                   ->check(CLI::ExistingFile);
  auto* key = serve.add_option("--tls-key", net.tls_key, "Its key, PEM")->check(CLI::ExistingFile);
  cert->needs(key);
  key->needs(cert);
  serve
      .add_option("--drain-seconds", raw.drain_s,
                  "Told to stop, be not ready for so long before connections are closed")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  serve.add_flag("--allow-root", settings.root_allowed, "Run as root all the same");
}

void add_limits(CLI::App& serve, Settings& settings, Raw& raw) {
  auto& net = settings.net;
  auto& session = settings.session;
  auto& account = settings.account;
  auto& lobby = settings.lobby;
  const auto positive = CLI::PositiveNumber;
  const auto add = [&](const std::string& name, auto& value, const std::string& what) {
    serve.add_option(name, value, what)->check(positive)->capture_default_str()->group("Limits");
  };
  add("--max-message-bytes", net.most_message_bytes, "Largest message taken");
  add("--max-connections", net.most_connections, "In all");
  add("--max-connections-per-address", net.most_connections_per_address, "From one address");
  add("--max-queued-frames", net.most_queued_frames, "Waiting for one slow connection");
  add("--max-queued-bytes", net.most_queued_bytes, "Waiting for one slow connection");
  add("--max-connections-per-account", account.most_connections, "Of one account");
  add("--messages-per-second", session.messages_per_second, "From one connection");
  add("--messages-burst", session.messages_burst, "From one connection at once");
  add("--account-messages-per-second", account.messages_per_second,
      "From all connections of an account together");
  add("--account-messages-burst", account.messages_burst, "From all of them at once");
  add("--max-watched", session.most_watched, "Games watched on one connection");
  add("--max-watched-per-account", account.most_watched, "On all connections of an account");
  add("--max-waiting-games", lobby.most_waiting, "That an account made and that wait for players");
  add("--max-unfinished-games", lobby.most_unfinished, "That an account made and are not over");
  add("--max-invited", lobby.most_invited, "Players invited to one game");
  add("--max-invitations", lobby.most_invitations, "To an account's games that are not over");
  add("--logins-per-minute", settings.accounts.attempts_per_minute, "By address and by name");
  add("--logins-burst", settings.accounts.attempts_burst, "By address and by name at once");
  add("--idle-seconds", raw.idle_s, "Until a silent connection is closed");
  add("--handshake-seconds", raw.handshake_s, "Until a connection must have said what it wants");
  add("--write-seconds", raw.write_s, "Until a frame must have been taken");
  add("--idle-game-seconds", raw.idle_game_s, "Until a game that nobody watches is put away");
  add("--session-days", raw.session_days, "Until a session must log in again");
  add("--max-sessions-per-account", settings.accounts.most_sessions,
      "The oldest end when more begin");
}

void add_engine(CLI::App& serve, Settings& settings, Raw& raw) {
  const auto add = [&](const std::string& name, auto& value, const std::string& what) {
    serve.add_option(name, value, what)
        ->check(CLI::PositiveNumber)
        ->capture_default_str()
        ->group("Engine");
  };
  add("--io-threads", settings.io_threads,
      "Threads for connections and games, each with its own; the default hangs on the cores");
  add("--database-threads", settings.database_threads, "Threads and connections for PostgreSQL");
  add("--argon2-threads", settings.accounts.argon2_threads, "Passwords hashed at a time");
  add("--argon2-memory-kib", settings.accounts.argon2.memory_kib, "Memory for one password");
  add("--argon2-passes", settings.accounts.argon2.passes, "Passes over it");
  serve
      .add_option("--bot-pace-ms", raw.bot_pace_ms,
                  "Bots answer after a whole number of these; 0: as soon as they can")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str()
      ->group("Engine");
  serve
      .add_option("--standing-pace-ms", raw.standing_pace_ms,
                  "Standing orders answer after this, whatever they answer")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str()
      ->group("Engine");
  serve
      .add_option("--receipt-pace-ms", raw.receipt_pace_ms,
                  "Between two signed receipts for one viewer of a game")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str()
      ->group("Engine");
  serve.add_option("--metrics", raw.metrics, "Who may read /metrics")
      ->check(CLI::IsMember({"loopback", "everybody"}))
      ->capture_default_str()
      ->group("Engine");
}

void add_log(CLI::App& command, LogSettings& log) {
  command.add_option("--log-level", log.level, "How much is logged")
      ->check(CLI::IsMember({"debug", "info", "warn", "error", "off"}))
      ->capture_default_str();
  command.add_option("--log-format", log.format, "One line each, for people or for programs")
      ->transform(CLI::CheckedTransformer(std::map<std::string, log::Format>{
          {"text", log::Format::text}, {"json", log::Format::json}}))
      ->default_str("text");
}

CLI::App& add_check(CLI::App& app, CheckCommand& check) {
  auto& command = *app.add_subcommand("check", "Look for faults in what the database holds");
  command.add_option("--database", check.wish.database, "PostgreSQL URL")->required();
  command.add_option("--pack", check.pack, "Folder of the rulesets' data packs");
  command.add_option("--game", check.wish.game, "This game alone")
      ->check(CLI::Validator{[](const std::string& text) {
                               return is_uuid(text) ? std::string{} : text + " is no game's id";
                             },
                             "UUID"});
  command.add_flag_callback(
      "--deep", [&check] { check.wish.depth = Depth::rules; },
      "Play every game by the rules too, and compare");
  command.add_flag_callback(
      "--json", [&check] { check.wish.form = Report::Form::json; }, "Print one JSON object");
  add_log(command, check.log);
  return command;
}

Settings finished(Settings settings, const Raw& raw) {
  auto& net = settings.net;
  if (!net.tls_cert.empty()) {
    net.tls = TlsMode::files;
  } else if (raw.tls == "self-signed") {
    net.tls = TlsMode::self_signed;
  }
  net.metrics_for = raw.metrics == "everybody" ? MetricsFor::everybody : MetricsFor::loopback;
  net.idle_deadline = std::chrono::seconds{raw.idle_s};
  net.handshake_deadline = std::chrono::seconds{raw.handshake_s};
  net.write_deadline = std::chrono::seconds{raw.write_s};
  settings.bot_pace = std::chrono::milliseconds{raw.bot_pace_ms};
  settings.receipt_pace = std::chrono::milliseconds{raw.receipt_pace_ms};
  settings.standing_pace = std::chrono::milliseconds{raw.standing_pace_ms};
  settings.drain = std::chrono::seconds{raw.drain_s};
  settings.idle_game_kept = std::chrono::seconds{raw.idle_game_s};
  settings.accounts.session_lasts = std::chrono::hours{24 * raw.session_days};
  return settings;
}

}  // namespace

Command read_arguments(int argc, char** argv) {
  CLI::App app{"chartroomd: the umpire of hidden-movement naval wargames", "chartroomd"};
  app.require_subcommand(1);
  MigrateCommand migrate;
  auto* migrate_app = app.add_subcommand("migrate", "Bring the database's schema up to date");
  migrate_app->add_option("--database", migrate.database, "PostgreSQL URL")->required();
  add_log(*migrate_app, migrate.log);

  CheckCommand check;
  const auto& check_app = add_check(app, check);

  Settings settings;
  Raw raw;
  auto* serve_app = app.add_subcommand("serve", "Run the server");
  add_place(*serve_app, settings, raw);
  add_log(*serve_app, settings.log);
  add_limits(*serve_app, settings, raw);
  add_engine(*serve_app, settings, raw);
  try {
    app.parse(argc, argv);
    if (serve_app->parsed() && raw.tls == "self-signed" && settings.data.empty()) {
      throw CLI::RequiredError("--tls self-signed keeps its certificate: --data");
    }
  } catch (const CLI::ParseError& error) {
    return NoCommand{app.exit(error) == 0 ? 0 : bad_arguments};
  }
  if (migrate_app->parsed()) return migrate;
  if (check_app.parsed()) return check;
  return ServeCommand{finished(std::move(settings), raw)};
}

}  // namespace chartroom::server
