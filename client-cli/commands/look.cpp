#include <boost/json/array.hpp>

#include "client-cli/commands/commands.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

struct Look {
  std::string game;
  std::vector<std::string> words;
  bool borders = false;
};

Page page_of(const Sitting& sitting, Screen screen, const Look& wish, const Desk& desk) {
  auto page =
      sitting.interpreter().show(screen, joined(wish.words, " "), desk.map_style(wish.borders));
  if (!page) throw NotDone{page.error()};
  return *std::move(page);
}

// What this client has checked of the server (docs/fair-play.md).
boost::json::object fair_json(const Sitting& sitting) {
  const Witness* witness = sitting.witness();
  boost::json::array complaints;
  if (witness == nullptr) return {};
  for (const std::string& one : witness->complaints()) complaints.emplace_back(one);
  return {{"terms", witness->has_terms()},
          {"sealed", witness->sealed()},
          {"opened", witness->opened()},
          {"complaints", std::move(complaints)}};
}

// What the server knows of the game, around what the ruleset says of it.
Page with_game(const Sitting& sitting, Page page, Desk& desk) {
  const auto& info = sitting.info();
  const bool waiting = info.status() == v1::GameInfo::WAITING;
  std::vector<std::string> players;
  for (const core::Side side : core::both_sides) {
    const std::string player = sitting.player_of(side);
    players.push_back(sitting.side_name(side) + ": " +
                      (!player.empty() ? harmless(player)
                       : waiting       ? std::string{"nobody yet"}
                                       : std::string{"the rules"}));
  }
  page.text =
      desk.paint().bold(harmless(info.title())) + "  (" + joined(players, ", ") + ")\n" + page.text;
  if (waiting) page.text += "The game waits for a player.\n";
  page.json["game"] = game_json(info, desk.ruleset(info.ruleset()));
  page.json["cursor"] = sitting.cursor();
  const auto offered = sitting.draw_offered_by();
  page.json["draw_offered_by"] = offered ? boost::json::value(folded(sitting.side_name(*offered)))
                                         : boost::json::value(nullptr);
  boost::json::array open;
  for (const auto& one : sitting.awaited()) open.push_back(one.number);
  page.json["open_decisions"] = std::move(open);
  page.json["fair"] = fair_json(sitting);
  page.text += sitting.said_at_table();
  return page;
}

Exit look(Desk& desk, Screen screen, const Look& wish) {
  const auto sitting = desk.sit(wish.game);
  Page page = page_of(*sitting, screen, wish, desk);
  if (screen == Screen::state) page = with_game(*sitting, std::move(page), desk);
  desk.print(page);
  return Exit::ok;
}

std::shared_ptr<Look> add_look(Line line, const std::string& name, const std::string& what,
                               Screen screen) {
  auto wish = std::make_shared<Look>();
  auto* command = line.app.add_subcommand(name, what);
  command->add_option("GAME", wish->game, "Beginning of its id, its title, or . for the only one")
      ->required();
  if (screen == Screen::map) {
    command->add_option("AREA", wish->words, "One area, by number or name");
    command->add_flag("--borders", wish->borders, "Show the neighbours of each area");
  }
  if (screen == Screen::ships)
    command->add_option("FILTER", wish->words, "An area, a side, a nation, a ship, unmoved");
  auto& chosen = line.chosen;
  command->callback([&chosen, wish, screen] {
    chosen = [wish, screen](Desk& desk) { return look(desk, screen, *wish); };
  });
  return wish;
}

struct Events {
  std::string game;
  std::uint64_t after = 0;
  bool all = false;
};

Exit events(Desk& desk, const Events& wish) {
  const auto sitting = desk.sit(wish.game);
  Page page = story(sitting->news(), wish.after, wish.all, desk.paint());
  page.json["game"] = sitting->id();
  page.json["cursor"] = sitting->cursor();
  desk.print(page);
  v1::Request seen;
  seen.mutable_acknowledge()->set_game_id(sitting->id());
  seen.mutable_acknowledge()->set_cursor(sitting->cursor());
  (void)desk.client().ask(seen);  // who only looks on has nothing to acknowledge
  return Exit::ok;
}

}  // namespace

Page story(const std::vector<News>& news, std::uint64_t after, bool all, const Paint& paint) {
  Page page;
  boost::json::array list;
  for (const News& one : news) {
    if (one.number <= after) continue;
    list.push_back(news_json(one));
    std::string text = one.told.text;
    if (text.empty() && all) text = "(" + one.told.kind + ")";
    if (text.empty()) continue;
    std::string when;
    if (one.told.turn > 0) {
      when = "Turn " + std::to_string(one.told.turn);
      if (one.told.ob > 0) when += ", OB " + std::to_string(one.told.ob);
      when += ": ";
    }
    page.text += pad_left(std::to_string(one.number), 5) + "  " +
                 (one.told.heading ? paint.bold(when + text) : when + text) + "\n";
  }
  if (page.text.empty()) page.text = "Nothing has happened.\n";
  page.json["events"] = std::move(list);
  return page;
}

void add_look_commands(Line line) {
  add_look(line, "show", "The state of things, and whose decision is awaited", Screen::state);
  add_look(line, "map", "The map of the world, or one area of it", Screen::map);
  add_look(line, "ships", "The ships as a table", Screen::ships);
  add_look(line, "log", "The ship log: plots, assignments, captures", Screen::log);
  add_look(line, "options", "What may be chosen in the open decision", Screen::options);
  auto wish = std::make_shared<Events>();
  auto* command = line.app.add_subcommand("events", "The story of the game, in sentences");
  command->add_option("GAME", wish->game)->required();
  command->add_option("--after", wish->after, "Only events with a higher number");
  command->add_flag("--all", wish->all, "Also events that need no sentence");
  auto& chosen = line.chosen;
  command->callback(
      [&chosen, wish] { chosen = [wish](Desk& desk) { return events(desk, *wish); }; });
}

}  // namespace chartroom::cli
