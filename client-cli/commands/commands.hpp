// The subcommands. Each adds itself to the command line; the one that was named becomes `chosen`
// and is run at a desk when the line has been read.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client-cli/commands/desk.hpp"

namespace chartroom::cli {

using Action = std::function<Exit(Desk&)>;

struct Line {
  CLI::App& app;
  Action& chosen;
};

void add_account_commands(Line line);  // register, login, logout
void add_lobby_commands(Line line);    // games, rulesets, create, invite, join, leave
void add_look_commands(Line line);     // show, map, ships, log, options, events
void add_order_commands(Line line);    // order, preview, resign, draw, takeback
void add_draft_command(Line line);
void add_standing_command(Line line);
void add_talk_commands(Line line);  // chat, chatlog
void add_note_commands(Line line);  // note, notes
void add_watch_command(Line line);
void add_play_command(Line line);
void add_bot_commands(Line line);      // suggest, autoplay
void add_archive_commands(Line line);  // export, replay
// Needs no server. The exit code goes to `chosen`, when it is chosen.
void add_verify_command(CLI::App& app, const Settings& settings, std::function<int()>& chosen);

// What several commands share.

// Reads, judges and sends an order as the answer to my open decision. What it brings goes to
// `consequences`.
struct Sent {
  Understood order;
  core::Awaited decision;
  std::vector<core::Consequence> consequences;
  std::uint64_t cursor = 0;
};
// My open decision and an order for it, judged by this client; throws NotDone.
[[nodiscard]] Sent judged(const Sitting& sitting, std::string_view text);
// Sends it; the server judges again.
void send_order(Desk& desk, const Sitting& sitting, Sent& order);
[[nodiscard]] std::string consequences_in_words(const std::vector<core::Consequence>& all,
                                                const Paint& paint);

// The order that a draft makes; empty if it has no lines.
[[nodiscard]] std::string order_of_draft(const Sitting& sitting,
                                         const std::vector<std::string>& lines);
// `draft` with what follows it, for the command line and for play alike.
[[nodiscard]] Page draft(Desk& desk, Sitting& sitting, const std::vector<std::string>& words);

// `standing` with what follows it: lists my standing orders, after changing them if told to.
[[nodiscard]] Page standing(Desk& desk, const Sitting& sitting,
                            const std::vector<std::string>& words);

// "resign", "draw offer", "draw accept", "draw decline".
[[nodiscard]] Page resign(Desk& desk, const std::string& game);
[[nodiscard]] Page draw(Desk& desk, const std::string& game, const std::string& what);

// "" asks for my newest order back, or takes it; "allow" and "refuse" answer the other side.
[[nodiscard]] Page take_back(Desk& desk, const std::string& game, const std::string& what);

[[nodiscard]] Page say_in_chat(Desk& desk, const std::string& game, const std::string& text,
                               bool side_only);
[[nodiscard]] Page chat_log(Desk& desk, const std::string& game);

// What I note about a game for myself: all of it, and after a line was added.
[[nodiscard]] Page notes(Desk& desk, const std::string& game);
[[nodiscard]] Page note(Desk& desk, const std::string& game, const std::string& line);

[[nodiscard]] std::string chat_in_words(const v1::ChatLine& line);
[[nodiscard]] boost::json::object chat_json(const v1::ChatLine& line);

// The story from event `after` on; `all`: also events that need no sentence.
[[nodiscard]] Page story(const std::vector<News>& news, std::uint64_t after, bool all,
                         const Paint& paint);

}  // namespace chartroom::cli
