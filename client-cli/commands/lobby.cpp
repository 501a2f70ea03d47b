#include <algorithm>
#include <boost/json/array.hpp>

#include "client-cli/commands/commands.hpp"
#include "client-cli/fair/keepsake.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

constexpr std::size_t shown_of_id = 8;

std::string seats_in_words(const v1::GameInfo& game, const v1::RulesetInfo& ruleset) {
  std::vector<std::string> seats;
  for (const auto& seat : game.seats()) {
    const int index = seat.side() == v1::TWO ? 1 : 0;
    const std::string side =
        index < ruleset.side_names_size() ? ruleset.side_names(index) : std::string{"?"};
    const std::string who = seat.bot()              ? "bot (" + seat.bot_strength() + ")"
                            : seat.player().empty() ? "free"
                                                    : seat.player();
    seats.push_back(side + ": " + harmless(who));
  }
  const bool begun = game.status() != v1::GameInfo::WAITING;
  for (const v1::Side side : {v1::ONE, v1::TWO}) {
    const bool seat = std::ranges::any_of(
        game.seats(), [side](const v1::Seat& one) { return one.side() == side; });
    const int index = side == v1::TWO ? 1 : 0;
    if (begun && !seat && index < ruleset.side_names_size())
      seats.push_back(ruleset.side_names(index) + ": the rules");
  }
  return joined(seats, ", ");
}

// "far-seas, advanced with rufiji and breakout"
std::string scenario_in_words(const v1::GameInfo& game) {
  const std::vector<std::string> options{game.options().begin(), game.options().end()};
  return game.ruleset() + ", " + game.scenario() +
         (options.empty() ? "" : " with " + listed(options));
}

std::string awaited_in_words(const v1::GameInfo& game, const v1::RulesetInfo& ruleset) {
  std::vector<std::string> all;
  for (const auto& one : game.awaited()) {
    std::vector<std::string> sides;
    for (const int side : one.asked())
      if (side - 1 < ruleset.side_names_size()) sides.push_back(ruleset.side_names(side - 1));
    all.push_back(listed(sides) + " (" + one.kind() + ")");
  }
  if (game.has_outcome()) return game.outcome().level();
  for (const int side : game.nonces_missing())
    if (side - 1 < ruleset.side_names_size())
      all.push_back(ruleset.side_names(side - 1) + " (its part in the dice)");
  return joined(all, "; ");
}

std::string game_in_words(const v1::GameInfo& game, const v1::RulesetInfo& ruleset) {
  std::string text = harmless(game.title()) + "\n";
  const auto add = [&](std::string_view title, const std::string& value) {
    if (!value.empty()) text += "  " + pad_right(std::string{title}, 12) + value + "\n";
  };
  add("id", game.id());
  add("scenario", scenario_in_words(game));
  add("status", status_in_words(game.status()));
  add("seats", game.seats().empty()
                   ? "none is taken; take yours: `join " + game.id() + " --side SIDE`"
                   : seats_in_words(game, ruleset));
  add("waits for", awaited_in_words(game, ruleset));
  if (game.status() == v1::GameInfo::WAITING) add("invitation", game.invitation());
  add("dice", game.seed_commitment().empty() ? "" : "committed to as " + game.seed_commitment());
  return text;
}

// Of a game in which I have just taken a seat.
Exit print_game(Desk& desk, v1::GameInfo game, const std::string& nonce_commitment) {
  desk.remember(game, nonce_commitment);
  if (desk.give_nonces(game)) game = desk.game(game.id());
  const auto& rules = desk.ruleset(game.ruleset());
  desk.print(game_in_words(game, rules), game_json(game, rules));
  return Exit::ok;
}

struct Listing {
  bool open = false;
  bool finished = false;
};

Exit list_games(Desk& desk, const Listing& wish) {
  v1::Request request;
  request.mutable_list_games()->set_mine(!wish.open && !wish.finished);
  request.mutable_list_games()->set_finished(wish.finished);
  const v1::Reply reply = desk.must(request);
  TextTable table{{{"game", false},
                   {"title", false},
                   {"status", false},
                   {"seats", false},
                   {"waits for", false},
                   {"new", true}}};
  boost::json::array all;
  for (const auto& game : reply.games().games()) {
    const auto& rules = desk.ruleset(game.ruleset());
    table.add({game.id().substr(0, shown_of_id), harmless(game.title()),
               status_in_words(game.status()), seats_in_words(game, rules),
               awaited_in_words(game, rules),
               game.unread() == 0 ? "" : std::to_string(game.unread())});
    all.push_back(game_json(game, rules));
  }
  desk.print(table.empty() ? std::string{"No games. `create far-seas` makes one.\n"}
                           : table.text(desk.paint()),
             {{"games", std::move(all)}});
  return Exit::ok;
}

struct Creation {
  std::string ruleset, scenario, side, title;
  std::vector<std::string> options;
  std::string strength{to_string(core::Strength::lieutenant)};
  bool bot = false, open = false;
};

Exit create(Desk& desk, const Creation& wish) {
  v1::Request request;
  auto& create = *request.mutable_create_game();
  create.set_ruleset(wish.ruleset);
  create.set_scenario(wish.scenario);
  for (const std::string& option : wish.options) create.add_options(trimmed(option));
  create.set_title(wish.title);
  create.set_open(wish.open);
  create.set_against_bot(wish.bot);
  if (wish.bot) create.set_bot_strength(wish.strength);
  create.set_request_id(random_id());
  const auto commitment = new_nonce(desk.profile()).commitment;
  create.set_nonce_commitment(commitment);
  create.set_side(side_named(desk.ruleset(wish.ruleset), wish.side));
  return print_game(desk, desk.must(request).game(), commitment);
}

Exit list_rulesets(Desk& desk) {
  v1::Request request;
  request.mutable_list_rulesets();
  const v1::Reply reply = desk.must(request);
  std::string text;
  boost::json::array all;
  for (const auto& ruleset : reply.rulesets().rulesets()) {
    boost::json::array options;
    TextTable table{{{"option", false}, {"", false}}};
    for (const auto& option : ruleset.options()) {
      table.add({option.name(), option.text()});
      options.push_back(boost::json::object{{"name", option.name()}, {"text", option.text()}});
    }
    const std::vector<std::string> scenarios{ruleset.scenarios().begin(),
                                             ruleset.scenarios().end()};
    text += desk.paint().bold(ruleset.id() + ": " + ruleset.title()) + "\n" +
            "scenarios: " + joined(scenarios, ", ") + "\n";
    if (!table.empty()) text += table.text(desk.paint());
    boost::json::array scenario_names;
    for (const auto& name : scenarios) scenario_names.push_back(boost::json::value(name));
    all.push_back(boost::json::object{{"id", ruleset.id()},
                                      {"title", ruleset.title()},
                                      {"scenarios", std::move(scenario_names)},
                                      {"options", std::move(options)}});
  }
  desk.print(text, {{"rulesets", std::move(all)}});
  return Exit::ok;
}

Exit give_nonce(Desk& desk, const std::string& named, bool lost) {
  v1::GameInfo info = desk.game(named);
  if (!lost) {
    (void)desk.give_nonces(info);
  } else {
    desk.give_nonce(info.id(), desk.side_of_mine(info), "");
  }
  info = desk.game(info.id());
  const bool open = info.nonces_missing().empty();
  desk.print(open ? "The game is open.\n" : "The game waits for a part in the dice.\n",
             {{"game", info.id()}, {"open", open}});
  return Exit::ok;
}

struct Joining {
  std::string game, side;
};

// An invitation is no game of the lists; what is neither a game's id nor in them is taken for one.
Exit join(Desk& desk, const Joining& wish) {
  v1::Request request;
  auto& take = *request.mutable_take_side();
  try {
    take.set_game_id(desk.game_id(wish.game));
  } catch (const Misused&) {
    take.set_invitation(wish.game);
  }
  const auto commitment = new_nonce(desk.profile()).commitment;
  take.set_nonce_commitment(commitment);
  if (!wish.side.empty()) take.set_side(side_named(desk.ruleset("far-seas"), wish.side));
  return print_game(desk, desk.must(request).game(), commitment);
}

}  // namespace

void add_lobby_commands(Line line) {
  auto& chosen = line.chosen;
  auto* nonce = line.app.add_subcommand("nonce", "Give my part in the dice, before a game opens");
  auto going = std::make_shared<std::pair<std::string, bool>>();
  nonce->add_option("GAME", going->first)->required();
  nonce->add_flag("--lost", going->second, "It is lost: go without");
  nonce->callback([&chosen, going] {
    chosen = [going](Desk& desk) { return give_nonce(desk, going->first, going->second); };
  });

  auto* games = line.app.add_subcommand("games", "List my games");
  auto listing = std::make_shared<Listing>();
  games->add_flag("--open", listing->open, "Also games that wait for a player");
  games->add_flag("--finished", listing->finished, "Open games that have ended, to watch again");
  games->callback([&chosen, listing] {
    chosen = [listing](Desk& desk) { return list_games(desk, *listing); };
  });

  auto* rulesets = line.app.add_subcommand("rulesets", "What can be played, with its options");
  rulesets->callback([&chosen] { chosen = list_rulesets; });

  auto* create_game = line.app.add_subcommand("create", "Create a game");
  auto wish = std::make_shared<Creation>();
  create_game->add_option("RULESET", wish->ruleset, "far-seas")->required();
  create_game->add_option("--scenario", wish->scenario,
                          "basic, advanced, full, coronel or falklands");
  create_game
      ->add_option("--with", wish->options, "Options, with commas between; `rulesets` lists them")
      ->delimiter(',')
      ->allow_extra_args(false);  // what follows is the ruleset, if that comes last
  create_game->add_option("--side", wish->side, "german or allied: the side I take");
  create_game->add_option("--title", wish->title, "Its name in lists");
  auto* bot = create_game->add_flag("--against-bot", wish->bot,
                                    "The other side is played by the server's bot");
  create_game->add_option("--strength", wish->strength, "How well the bot plays")
      ->check(CLI::IsMember(core::names_of_strengths()))
      ->needs(bot)
      ->capture_default_str();
  create_game->add_flag("--open", wish->open, "Anybody may join");
  create_game->callback(
      [&chosen, wish] { chosen = [wish](Desk& desk) { return create(desk, *wish); }; });

  auto* invite = line.app.add_subcommand("invite", "Invite a player by name");
  auto invited = std::make_shared<std::pair<std::string, std::string>>();
  invite->add_option("GAME", invited->first)->required();
  invite->add_option("NAME", invited->second)->required();
  invite->callback([&chosen, invited] {
    chosen = [invited](Desk& desk) {
      v1::Request request;
      request.mutable_invite_player()->set_game_id(desk.game_id(invited->first));
      request.mutable_invite_player()->set_player(invited->second);
      (void)desk.must(request);
      desk.print(invited->second + " is invited.\n", {{"invited", invited->second}});
      return Exit::ok;
    };
  });

  auto* join_game = line.app.add_subcommand("join", "Take a free side of a game");
  auto joining = std::make_shared<Joining>();
  join_game->add_option("GAME", joining->game, "A game, or an invitation to one")->required();
  join_game->add_option("--side", joining->side, "german or allied");
  join_game->callback(
      [&chosen, joining] { chosen = [joining](Desk& desk) { return join(desk, *joining); }; });

  auto* leave = line.app.add_subcommand("leave", "Give a seat up before the game has begun");
  auto left = std::make_shared<std::string>();
  leave->add_option("GAME", *left)->required();
  leave->callback([&chosen, left] {
    chosen = [left](Desk& desk) {
      v1::Request request;
      request.mutable_leave_game()->set_game_id(desk.game_id(*left));
      (void)desk.must(request);
      desk.print("You have left the game.\n", {{"left", *left}});
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
