#include "client-cli/app.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <functional>
#include <iostream>

#include "client-cli/arena.hpp"
#include "client-cli/commands/commands.hpp"
#include "client-cli/simulate.hpp"
#include "client-cli/tune.hpp"

namespace chartroom::cli {

namespace {

void add_global_options(CLI::App& app, Settings& settings) {
  app.add_option("--server", settings.server, "ws://HOST:PORT, or wss:// for TLS")
      ->envname("CHARTROOM_SERVER")
      ->capture_default_str();
  app.add_option("--profile", settings.profile, "Credentials and drafts of their own")
      ->envname("CHARTROOM_PROFILE")
      ->capture_default_str();
  app.add_option("--as", settings.as_side, "My side, where I hold both of a game");
  app.add_flag("--json", settings.json, "Print one JSON document");
  app.add_flag("--insecure", settings.insecure, "Take any TLS certificate");
  app.add_option("--tls-fingerprint", settings.fingerprint,
                 "Take the certificate with this SHA-256 only");
  app.add_flag("--no-color", settings.no_color, "No colours");
}

// Commands that need no server.
using Alone = std::function<int()>;

void add_help_command(CLI::App& app, const Settings& settings, Alone& chosen) {
  auto word = std::make_shared<std::string>();
  auto* command = app.add_subcommand("help", "Orders of the game, with an example each");
  command->add_option("ORDER", *word, "plot, move, search, fire ...");
  command->callback([&settings, &chosen, word] {
    chosen = [&settings, word] {
      const auto page = order_help(*word, Paint::for_output(settings.no_color || settings.json));
      if (!page) throw Misused{"'" + *word + "' is no order; `chartroom help` lists them"};
      std::cout << (settings.json ? boost::json::serialize(page->json) + "\n" : page->text);
      return static_cast<int>(Exit::ok);
    };
  });
}

int failed(const Settings& settings, Exit code, const std::string& text,
           const boost::json::object& json) {
  if (settings.json) {
    std::cout << boost::json::serialize(json) << "\n" << std::flush;
  } else {
    std::cerr << "chartroom: " << text << "\n";
  }
  return static_cast<int>(code);
}

int failed(const Settings& settings, Exit code, std::string_view kind, const std::string& what) {
  return failed(settings, code, what,
                {{"error", boost::json::object{{"kind", kind}, {"what", what}}}});
}

template <class Do>
int guarded(const Settings& settings, Do act) {
  try {
    return act();
  } catch (const NotDone& refused) {
    return failed(settings, Exit::refused, refused.in_words(), refused.json());
  } catch (const SignedOut& out) {
    return failed(settings, Exit::refused, "signed_out",
                  std::string{out.what()} + " Sign in again: chartroom login NAME");
  } catch (const Misused& misused) {
    return failed(settings, Exit::usage, "usage", misused.what());
  } catch (const Unreachable& away) {
    return failed(settings, Exit::unreachable, "connection", away.what());
  } catch (const std::exception& broken) {
    return failed(settings, Exit::refused, "failure", broken.what());
  }
}

int do_at_desk(const Settings& settings, const Action& action) {
  Desk desk{settings};
  const Exit code = action(desk);
  desk.client().close();
  return static_cast<int>(code);
}

// "->" and the Ship Log's "-att" are parts of orders: no option of ours has one hyphen but -h.
std::vector<std::string> words_after_program(int argc, const char* const* argv) {
  std::vector<std::string> words;
  for (int i = 1; i < argc; ++i) {
    std::string word = argv[i];
    const bool one_hyphen = word.size() > 1 && word[0] == '-' && word[1] != '-';
    if (one_hyphen && word != "-h") word.erase(0, 1);
    words.push_back(std::move(word));
  }
  std::ranges::reverse(words);  // as CLI11 takes them
  return words;
}

}  // namespace

int run_app(int argc, const char* const* argv) {
  CLI::App app{"Chartroom's terminal client: hidden-movement naval wargames of 1914-18.",
               "chartroom"};
  app.require_subcommand(1);
  app.fallthrough();
  Settings settings;
  Action at_desk;
  Alone alone;
  add_global_options(app, settings);
  const Line line{app, at_desk};
  add_account_commands(line);
  add_lobby_commands(line);
  add_play_command(line);
  add_look_commands(line);
  add_order_commands(line);
  add_draft_command(line);
  add_standing_command(line);
  add_talk_commands(line);
  add_note_commands(line);
  add_watch_command(line);
  add_bot_commands(line);
  add_archive_commands(line);
  add_help_command(app, settings, alone);
  add_verify_command(app, settings, alone);
#ifdef CHARTROOM_SIMULATE
  add_simulate(app, settings.json, alone);
  add_arena(app, settings.json, alone);
  add_tune(app, settings.json, alone);
#endif
  try {
    app.parse(words_after_program(argc, argv));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? static_cast<int>(Exit::ok) : static_cast<int>(Exit::usage);
  }
  return guarded(settings, [&] { return alone ? alone() : do_at_desk(settings, at_desk); });
}

}  // namespace chartroom::cli
