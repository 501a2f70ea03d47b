// Whether a finished game was played fairly: works on a file, without any server.
#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <iostream>

#include "client-cli/commands/commands.hpp"
#include "client-cli/fair/keepsake.hpp"
#include "client-cli/replay/moments.hpp"
#include "client-cli/text/text.hpp"
#include "record/verify.hpp"

namespace chartroom::cli {

namespace {

// What this profile has kept of the game, whichever side it played.
record::Kept kept_for(const Profile& profile, const std::string& game) {
  record::Kept out;
  for (const auto viewer :
       {core::Viewer::public_eye(), core::Viewer::of(core::admiral_of(core::Side::one)),
        core::Viewer::of(core::admiral_of(core::Side::two))}) {
    const auto keepsake = kept_of(profile, game, viewer);
    if (!keepsake.terms.empty()) out.terms = keepsake.terms;
    for (const auto& receipt : keepsake.receipts) out.receipts.push_back({viewer, receipt});
  }
  return out;
}

std::string plural(std::uint64_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string line(bool good, const std::string& text, const Paint& paint) {
  return (good ? paint.good("  yes  ") : paint.dim("  --   ")) + text + "\n";
}

std::string genuine_in_words(const record::Verdict& v, const Paint& paint) {
  std::string out =
      paint.bold(paint.good("Genuine.")) + " The game was played again from its file:\n";
  out += line(true,
              "rules: " + plural(v.orders, "order", "orders") + " decided again, " +
                  plural(v.events, "event", "events") + " in " +
                  plural(v.entries, "entry", "entries") + ", the game's state after each",
              paint);
  out += line(true,
              "dice: " + plural(v.dice, "roll", "rolls") + " from the seed that was committed to",
              paint);
  out += line(v.nonce_of_one || v.nonce_of_two,
              v.nonce_of_one && v.nonce_of_two ? "both sides' nonces are in the dice"
              : v.nonce_of_one || v.nonce_of_two
                  ? "one side's nonce is in the dice"
                  : "no side put a nonce into the dice: they are the server's alone",
              paint);
  out += line(
      v.has_terms,
      plural(v.sealings, "sealed plot or answer", "sealed plots and answers") + " opened as sealed",
      paint);
  out += line(true, "journal: a chain of " + plural(v.entries, "link", "links"), paint);
  out += line(v.has_terms,
              v.has_terms ? "signed by the key of the terms"
                          : "an old game: it has no terms and no signature",
              paint);
  out +=
      line(v.receipts > 0,
           v.receipts > 0
               ? plural(v.receipts, "receipt", "receipts") + " of this profile fit"
               : "no receipts of this game in this profile: what you were told cannot be compared",
           paint);
  if (v.outcome) out += "It ended: " + harmless(v.outcome->reason) + "\n";
  return out;
}

std::string broken_in_words(const record::Break& where, const Paint& paint) {
  std::string out = paint.bold(paint.warning("Not genuine."));
  if (where.entry > 0) {
    out += " It breaks at entry " + std::to_string(where.entry);
    if (where.event > 0) out += ", event " + std::to_string(where.event) + " of it";
    out += ".";
  }
  out += "\n  " + harmless(where.what) + "\n";
  if (!where.expected.empty()) out += "  expected  " + harmless(where.expected) + "\n";
  if (!where.found.empty()) out += "  found     " + harmless(where.found) + "\n";
  return out;
}

boost::json::object verdict_json(const record::Verdict& v) {
  boost::json::object out{{"genuine", !v.broken},
                          {"entries", v.entries},
                          {"events", v.events},
                          {"orders", v.orders},
                          {"dice", v.dice},
                          {"sealings", v.sealings},
                          {"receipts", v.receipts},
                          {"terms", v.has_terms},
                          {"nonce_of_one", v.nonce_of_one},
                          {"nonce_of_two", v.nonce_of_two}};
  if (v.broken) {
    out["broken"] = {{"entry", v.broken->entry},
                     {"event", v.broken->event},
                     {"what", v.broken->what},
                     {"expected", v.broken->expected},
                     {"found", v.broken->found}};
  }
  return out;
}

int verify_file(const Settings& settings, const std::string& path) {
  const auto file = read_game(path);
  const Profile profile{settings.profile};
  const bool shows = !settings.json && ::isatty(STDERR_FILENO) != 0;
  const record::Progress progress = [shows](std::uint64_t entry, std::uint64_t of) {
    if (shows) std::cerr << "\rentry " << entry << " of " << of << (entry == of ? "\n" : "");
  };
  const auto verdict =
      record::verify(file, ruleset_with, kept_for(profile, file.game_id()), progress);
  const auto paint = Paint::for_output(settings.no_color || settings.json);
  if (settings.json) {
    std::cout << boost::json::serialize(verdict_json(verdict)) << "\n";
  } else {
    std::cout << paint.bold(harmless(file.title())) << "  " << harmless(file.game_id()) << "\n"
              << (verdict.broken ? broken_in_words(*verdict.broken, paint)
                                 : genuine_in_words(verdict, paint));
  }
  return static_cast<int>(verdict.broken ? Exit::refused : Exit::ok);
}

}  // namespace

void add_verify_command(CLI::App& app, const Settings& settings, std::function<int()>& chosen) {
  auto path = std::make_shared<std::string>();
  auto* command = app.add_subcommand("verify", "Check a finished game's file, offline");
  command->add_option("FILE", *path, "As `export` writes it")->required();
  command->callback([&settings, &chosen, path] {
    chosen = [&settings, path] { return verify_file(settings, *path); };
  });
}

}  // namespace chartroom::cli
