// What I note about a game for myself.
#include "client-cli/commands/commands.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {
namespace {

constexpr int most_tries = 5;

v1::Notes notes_of(Desk& desk, const std::string& game) {
  v1::Request request;
  request.mutable_get_notes()->set_game_id(game);
  return desk.must(request).notes();
}

Page page_of(const v1::Notes& notes) {
  Page page;
  page.text = notes.text().empty() ? std::string{"You have noted nothing.\n"}
                                   : harmless(notes.text()) + "\n";
  page.json = {{"game", notes.game_id()}, {"text", notes.text()}, {"version", notes.version()}};
  return page;
}

}  // namespace

Page notes(Desk& desk, const std::string& game) {
  return page_of(notes_of(desk, game));
}

// Another device may write at the same time: then onto what it wrote.
Page note(Desk& desk, const std::string& game, const std::string& line) {
  for (int tries = 1;; ++tries) {
    const auto before = notes_of(desk, game);
    v1::Request request;
    auto& wish = *request.mutable_set_notes();
    wish.set_game_id(game);
    wish.set_text(before.text().empty() ? line : before.text() + "\n" + line);
    wish.set_version(before.version());
    try {
      return page_of(desk.must(request).notes());
    } catch (const NotDone& refused) {
      if (refused.code() != "STALE" || tries == most_tries) throw;
    }
  }
}

void add_note_commands(Line line) {
  auto& chosen = line.chosen;
  auto game = std::make_shared<std::string>();
  auto words = std::make_shared<std::vector<std::string>>();
  auto* add = line.app.add_subcommand("note", "Note something for myself; nobody else sees it");
  add->add_option("GAME", *game)->required();
  add->add_option("TEXT", *words)->required();
  add->callback([&chosen, game, words] {
    chosen = [game, words](Desk& desk) {
      desk.print(note(desk, desk.game_of_mine(*game).id(), joined(*words, " ")));
      return Exit::ok;
    };
  });
  auto* show = line.app.add_subcommand("notes", "What I noted about a game");
  auto shown = std::make_shared<std::string>();
  show->add_option("GAME", *shown)->required();
  show->callback([&chosen, shown] {
    chosen = [shown](Desk& desk) {
      desk.print(notes(desk, desk.game_of_mine(*shown).id()));
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
