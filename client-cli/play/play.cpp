// Playing: what happens is told as it happens, what is asked is shown, and orders are typed as on
// the command line.
#include <algorithm>
#include <optional>

#include "client-cli/commands/commands.hpp"
#include "client-cli/orders/words.hpp"
#include "client-cli/play/terminal.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

constexpr std::string_view help_of_play =
    "Orders are answers to what is asked; the question shows their form. Besides:\n"
    "  show, map [AREA], ships [FILTER], log, options, events [AFTER]   look at the game\n"
    "  help [ORDER]          orders, with an example each\n"
    "  preview ORDER         what it would bring\n"
    "  draft [add LINE | remove NUMBER | clear | commit]   build a plot or movement; + LINE adds\n"
    "  standing [add WORDS | remove NUMBER | clear | defaults]   what answers while I am away\n"
    "  chat TEXT, side TEXT, chatlog                       talk to the table, or to your own side\n"
    "  note TEXT, notes      what nobody else sees\n"
    "  switch                the other side of the table, where I hold both\n"
    "  takeback              my newest order, if no die and no secret has come after it\n"
    "  takeback allow|refuse, draw offer|accept|decline, resign, quit\n";

// Sides number their events differently: what was read with other eyes says nothing of mine.
std::string seen_key(const v1::GameInfo& info, v1::Side side) {
  return info.id() + (side == v1::SIDE_UNSPECIFIED ? ".public" : "." + std::to_string(side));
}

std::string seen_key(const Sitting& sitting) {
  const auto side = sitting.interpreter().side();
  return seen_key(sitting.info(), side ? side_to(*side) : v1::SIDE_UNSPECIFIED);
}

// "add emden 24": "add" and "emden 24".
std::vector<std::string> first_and_rest(const std::string& text) {
  const auto first = text.find(' ');
  std::vector<std::string> words;
  if (!text.empty()) words.push_back(text.substr(0, first));
  if (first != std::string::npos) words.push_back(trimmed(text.substr(first)));
  return words;
}

class Play {
 public:
  Play(Desk& desk, std::unique_ptr<Sitting> sitting)
      : desk_{desk}, sitting_{std::move(sitting)}, terminal_{desk.loop()} {}

  Exit run() {
    desk_.client().be_patient(std::chrono::hours{24});
    desk_.client().on_break = [this](const std::string& why) {
      terminal_.print(
          desk_.paint().dim(why.empty() ? std::string{"Connected again."}
                                        : "The connection is lost (" + why + "); trying again."));
    };
    terminal_.print(desk_.paint().dim("`help` says what can be typed, `quit` leaves."));
    tell_news();
    while (!over_) step();
    desk_.client().on_break = nullptr;
    acknowledge();
    return Exit::ok;
  }

 private:
  void step() {
    run_until(desk_.loop(), Clock::now() + std::chrono::minutes{1}, [this] {
      return terminal_.has_line() || terminal_.ended() || desk_.client().has_push() ||
             desk_.client().needs_tending();
    });
    desk_.client().tend();
    take_pushes();
    if (terminal_.has_line()) {
      obey(terminal_.take_line());
    } else if (terminal_.ended()) {
      over_ = true;
    }
  }

  void take_pushes() {
    while (desk_.client().has_push()) {
      const v1::Push push = desk_.client().take_push();
      if (push.has_chat() && push.chat().game_id() == sitting_->id()) {
        terminal_.print(desk_.paint().good(chat_in_words(push.chat())));
      } else if (push.has_game() && push.game().id() == sitting_->id()) {
        sitting_->take(push.game());
        (void)desk_.give_nonces(push.game());
      } else if (push.has_going_down()) {
        terminal_.print(desk_.paint().dim("The server is about to stop; it will be looked for."));
      } else if (push.has_game_update() && push.game_update().game_id() == sitting_->id()) {
        sitting_->take(push.game_update());
        if (!push.game_update().more()) tell_news();
      }
    }
  }

  // Only what is new, then how things stand and what is asked.
  void tell_news() {
    std::string text;
    for (const News& one : sitting_->news()) {
      if (one.told.text.empty()) continue;
      text += (one.told.heading ? desk_.paint().bold(one.told.text) : one.told.text) + "\n";
    }
    const std::string now = sitting_->where_we_are();
    if (text.empty() && now == last_told_) return;  // only the connection is new
    const bool other = desk_.other_side_asked(*sitting_).has_value();
    terminal_.print(text + "\n" + now + (other ? "That is your other side: `switch`.\n" : ""));
    last_told_ = now;
    desk_.profile().keep_seen(seen_key(*sitting_), sitting_->cursor());
    const core::Awaited* mine = sitting_->mine();
    const std::uint32_t asked = mine == nullptr ? 0 : mine->number;
    if (asked != 0 && asked != last_asked_) terminal_.ring();
    if (asked != last_asked_) unconfirmed_.reset();
    last_asked_ = asked;
    show_prompt();
    terminal_.know(sitting_->interpreter().vocabulary());
  }

  void change_sides() {
    const auto side = sitting_->interpreter().side();
    if (!side || !desk_.holds_both(sitting_->info())) {
      throw Misused{"you hold one side of this game"};
    }
    const v1::Side other = side_to(core::other(*side));
    const v1::GameInfo info = sitting_->info();
    sitting_ = desk_.sit_at(info, other, desk_.profile().seen(seen_key(info, other)));
    last_told_.clear();
    last_asked_ = 0;
    unconfirmed_.reset();
    tell_news();
  }

  void show_prompt() {
    const auto side = sitting_->interpreter().side();
    std::string text = side ? sitting_->side_name(*side) : std::string{"watching"};
    const std::string asked = sitting_->interpreter().asked();
    if (!asked.empty() && !sitting_->over()) text += " [" + asked + "]";
    terminal_.prompt(text + "> ");
  }

  void acknowledge() {
    v1::Request request;
    request.mutable_acknowledge()->set_game_id(sitting_->id());
    request.mutable_acknowledge()->set_cursor(sitting_->cursor());
    desk_.client().be_patient(std::chrono::milliseconds{0});
    try {
      (void)desk_.client().ask(request);  // who only looks on has nothing to acknowledge
    } catch (const Unreachable&) {        // then it counts as unread
    }
  }

  void obey(const std::string& typed) {
    const std::string line = trimmed(typed);
    if (line.empty()) return;
    try {
      do_it(line);
    } catch (const NotDone& refused) {
      terminal_.print(desk_.paint().warning(refused.in_words()));
    } catch (const Misused& misused) {
      terminal_.print(desk_.paint().warning(misused.what()));
    }
  }

  void do_it(const std::string& line) {
    const auto blank = line.find(' ');
    const std::string word = folded(line.substr(0, blank));
    const std::string rest =
        blank == std::string::npos ? std::string{} : trimmed(line.substr(blank));
    if (line.starts_with('+')) {
      terminal_.print(draft(desk_, *sitting_, {"add", trimmed(line.substr(1))}).text);
    } else if (!do_look(word, rest) && !do_talk(word, rest) && !do_table(word, rest)) {
      do_order(line);
    }
  }

  bool do_look(const std::string& word, const std::string& rest) {
    static constexpr std::array<std::pair<std::string_view, Screen>, 5> screens{
        {{"show", Screen::state},
         {"map", Screen::map},
         {"ships", Screen::ships},
         {"log", Screen::log},
         {"options", Screen::options}}};
    const auto screen = std::ranges::find(screens, word, [](const auto& row) { return row.first; });
    if (screen != screens.end()) {
      const auto page = sitting_->interpreter().show(screen->second, rest, desk_.map_style());
      if (!page) throw NotDone{page.error()};
      terminal_.print(page->text);
    } else if (word == "help") {
      const auto page = order_help(rest, desk_.paint());
      if (!page) throw Misused{"'" + rest + "' is no order; `help` lists them"};
      terminal_.print(rest.empty() ? std::string{help_of_play} + page->text : page->text);
    } else if (word == "events") {
      const auto number = number_in(rest);
      const std::uint64_t after = number ? static_cast<std::uint64_t>(*number) : 0;
      const auto all = sitting_->retell(desk_.history(*sitting_));
      terminal_.print(story(all, after, false, desk_.paint()).text);
    } else {
      return false;
    }
    return true;
  }

  bool do_talk(const std::string& word, const std::string& rest) {
    if (word == "chat" || word == "say") {
      (void)say_in_chat(desk_, sitting_->id(), rest, false);
    } else if (word == "side") {
      (void)say_in_chat(desk_, sitting_->id(), rest, true);
    } else if (word == "chatlog") {
      terminal_.print(chat_log(desk_, sitting_->id()).text);
    } else if (word == "notes") {
      terminal_.print(notes(desk_, sitting_->id()).text);
    } else if (word == "note") {
      if (rest.empty()) throw Misused{"say what: note TEXT"};
      (void)note(desk_, sitting_->id(), rest);
    } else {
      return false;
    }
    return true;
  }

  bool do_table(const std::string& word, const std::string& rest) {
    if (word == "quit" || word == "exit") {
      over_ = true;
    } else if (word == "switch") {
      change_sides();
    } else if (word == "draw") {
      terminal_.print(draw(desk_, sitting_->id(), rest).text);
    } else if (word == "takeback") {
      terminal_.print(take_back(desk_, sitting_->id(), rest).text);
    } else if (word == "resign") {
      if (folded(rest) != "yes") throw Misused{"to give the game up, type: resign yes"};
      terminal_.print(resign(desk_, sitting_->id()).text);
    } else if (word == "draft") {
      terminal_.print(draft(desk_, *sitting_, first_and_rest(rest)).text);
    } else if (word == "standing") {
      terminal_.print(standing(desk_, *sitting_, first_and_rest(rest)).text);
    } else if (word == "preview") {
      const Sent order = judged(*sitting_, rest);
      terminal_.print("Would be taken: " + order.order.text + "\n" +
                      consequences_in_words(order.consequences, desk_.paint()));
    } else {
      return false;
    }
    return true;
  }

  // What costs points is given only when it is confirmed.
  void do_order(const std::string& line) {
    const bool yes = folded(line) == "yes" && unconfirmed_;
    Sent order = judged(*sitting_, yes ? *unconfirmed_ : line);
    if (!yes && costs(order)) {
      unconfirmed_ = line;
      terminal_.print(order.order.text + "\n" +
                      consequences_in_words(order.consequences, desk_.paint()) +
                      "Type yes to give this order, or another.");
      return;
    }
    unconfirmed_.reset();
    send_order(desk_, *sitting_, order);
    terminal_.print(
        "Done: " + order.order.text + "\n" +
        (yes ? std::string{} : consequences_in_words(order.consequences, desk_.paint())));
  }

  // Points are the German side's: the first side's loss if negative, the other's if positive.
  [[nodiscard]] bool costs(const Sent& order) const {
    const bool first = sitting_->interpreter().side() == core::Side::one;
    return std::ranges::any_of(order.consequences, [&](const core::Consequence& one) {
      return first ? one.points < 0 : one.points > 0;
    });
  }

  Desk& desk_;
  std::unique_ptr<Sitting> sitting_;
  Terminal terminal_;
  bool over_ = false;
  std::uint32_t last_asked_ = 0;
  std::string last_told_;
  std::optional<std::string> unconfirmed_;
};

Exit play(Desk& desk, const std::string& named) {
  if (desk.json()) throw Misused{"play is for people; scripts use watch and order"};
  const v1::GameInfo info = desk.game_of_mine(named);
  const auto seen = desk.profile().seen(seen_key(info, desk.side_of_mine(info)));
  return Play{desk, desk.sit(info, seen)}.run();
}

}  // namespace

void add_play_command(Line line) {
  auto game = std::make_shared<std::string>();
  auto* command = line.app.add_subcommand("play", "Play a game, with live news");
  command->add_option("GAME", *game)->required();
  auto& chosen = line.chosen;
  command->callback([&chosen, game] { chosen = [game](Desk& desk) { return play(desk, *game); }; });
}

}  // namespace chartroom::cli
