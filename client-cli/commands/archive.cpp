// Finished games: taken home as a file, and watched again.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "client-cli/commands/commands.hpp"
#include "client-cli/replay/projector.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

struct Exporting {
  std::string game;
  std::string to;
};

std::string download(Desk& desk, const std::string& game) {
  std::string bytes;
  while (true) {
    v1::Request request;
    request.mutable_get_export()->set_game_id(game);
    request.mutable_get_export()->set_offset(bytes.size());
    const auto part = desk.must(request).export_part();
    if (part.content().empty() && bytes.size() < part.size())
      throw std::runtime_error{"the server sent less of the game than it has"};
    bytes += part.content();
    if (bytes.size() >= part.size()) return bytes;
  }
}

Exit export_game(Desk& desk, const Exporting& wish) {
  const v1::GameInfo game = desk.game_of_mine(wish.game);
  const std::string bytes = download(desk, game.id());
  const std::string path = wish.to.empty() ? game.id().substr(0, 8) + ".chartroom" : wish.to;
  std::ofstream out{path, std::ios::binary};
  out << bytes;
  out.close();
  if (!out) throw std::runtime_error{"cannot write " + path};
  desk.print(path + ": " + std::to_string(bytes.size()) + " bytes. `chartroom verify " + path +
                 "` checks it, `chartroom replay " + path + "` shows it.\n",
             {{"game", game.id()}, {"file", path}, {"bytes", bytes.size()}});
  return Exit::ok;
}

struct Replaying {
  std::string game;
  std::string eye;
  std::uint64_t at = 0;
  std::string screen = "state";
};

std::unique_ptr<Moments> moments_for(Desk& desk, const std::string& named) {
  if (std::filesystem::is_regular_file(named)) return moments_of_file(named);
  return moments_of_server(desk, desk.game_of_mine(named));
}

Exit replay(Desk& desk, const Replaying& wish, bool at_once) {
  Projector projector{desk, moments_for(desk, wish.game), wish.eye};
  if (at_once || desk.json()) {
    projector.go_to(at_once ? wish.at : Projector::the_end);
    desk.print(projector.page(wish.screen));
    return Exit::ok;
  }
  projector.run();
  return Exit::ok;
}

}  // namespace

void add_archive_commands(Line line) {
  auto& chosen = line.chosen;
  auto* take = line.app.add_subcommand("export", "Take a finished game home as a file");
  auto exporting = std::make_shared<Exporting>();
  take->add_option("GAME", exporting->game)->required();
  take->add_option("--to", exporting->to, "The file; default: the id's beginning .chartroom");
  take->callback([&chosen, exporting] {
    chosen = [exporting](Desk& desk) { return export_game(desk, *exporting); };
  });

  auto* show = line.app.add_subcommand("replay", "Watch a finished game again, forwards and back");
  auto replaying = std::make_shared<Replaying>();
  show->add_option("GAME", replaying->game, "A game, or a file of one")->required();
  show->add_option("--eye", replaying->eye, "umpire, public, or a side; default: umpire");
  auto* at =
      show->add_option("--at", replaying->at, "Show the moment after this event, and no more");
  show->add_option("--screen", replaying->screen, "state, map, ships or log")
      ->check(CLI::IsMember({"state", "map", "ships", "log"}))
      ->needs(at);
  show->callback([&chosen, replaying, at] {
    const bool at_once = at->count() > 0;
    chosen = [replaying, at_once](Desk& desk) { return replay(desk, *replaying, at_once); };
  });
}

}  // namespace chartroom::cli
