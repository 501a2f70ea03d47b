#include "client-cli/replay/projector.hpp"

#include <algorithm>
#include <array>

#include "client-cli/orders/words.hpp"
#include "client-cli/text/text.hpp"
#include "fair/fair.hpp"

namespace chartroom::cli {

namespace {

constexpr std::string_view help_of_replay =
    "  Enter or n    the next thing that happens       p        back to the one before\n"
    "  t, T          the next turn, the turn before    a number the moment after that event\n"
    "  first, last   begin and end                     eye umpire|public|SIDE\n"
    "  show, map [AREA], ships [FILTER], log           the game at this moment\n"
    "  quit\n";

constexpr std::array<std::pair<std::string_view, Screen>, 4> screens{{{"state", Screen::state},
                                                                      {"map", Screen::map},
                                                                      {"ships", Screen::ships},
                                                                      {"log", Screen::log}}};

std::optional<Screen> screen_named(std::string_view name) {
  if (name == "show") return Screen::state;
  const auto found = std::ranges::find(screens, name, [](const auto& row) { return row.first; });
  if (found == screens.end()) return std::nullopt;
  return found->second;
}

}  // namespace

Projector::Projector(Desk& desk, std::unique_ptr<Moments> moments, const std::string& eye)
    : desk_{desk},
      moments_{std::move(moments)},
      interpreter_{make_interpreter(moments_->ruleset(), moments_->pack())} {
  look_with(eye);
}

void Projector::look_with(const std::string& eye) {
  const std::string name = folded(eye);
  v1::Eye wanted;
  if (name.empty() || name == "umpire") {
    wanted.set_kind(v1::Eye::UMPIRE);
  } else if (name == "public") {
    wanted.set_kind(v1::Eye::PUBLIC);
  } else {
    wanted.set_kind(v1::Eye::SEAT);
    for (const v1::Side side : {v1::ONE, v1::TWO})
      if (folded(moments_->side_name(side)).starts_with(name)) wanted.set_side(side);
    if (wanted.side() == v1::SIDE_UNSPECIFIED)
      throw Misused{"'" + harmless(eye) + "' is no eye; there are umpire, public, " +
                    folded(moments_->side_name(v1::ONE)) + " and " +
                    folded(moments_->side_name(v1::TWO))};
  }
  eye_ = wanted;
  go_to(0);
}

void Projector::go_to(std::uint64_t number) {
  now_ = moments_->at(eye_, number);
  interpreter_->see(now_.view());
}

Told Projector::told_now() {
  const auto& event = now_.event();
  if (event.has_ruleset_event())
    return interpreter_->hear(event.ruleset_event(), desk_.paint()).told;
  Told told;
  if (!event.has_table_event()) return told;
  const auto plain = [this](core::Side side) { return moments_->side_name(side_to(side)); };
  const auto in_a_sentence = [&plain](core::Side side) { return "The " + plain(side) + " side"; };
  return table_news(event.table_event(), {plain, in_a_sentence}).told;
}

std::string Projector::eye_name() const {
  if (eye_.kind() == v1::Eye::UMPIRE) return "umpire";
  if (eye_.kind() == v1::Eye::PUBLIC) return "public";
  return folded(moments_->side_name(eye_.side()));
}

std::string Projector::where() const {
  return eye_name() + " " + std::to_string(now_.number()) + "/" + std::to_string(now_.last());
}

Page Projector::page(const std::string& screen) {
  const Told told = told_now();
  auto shown =
      interpreter_->show(screen_named(screen).value_or(Screen::state), "", desk_.map_style());
  if (!shown) throw NotDone{shown.error()};
  Page page;
  page.text = desk_.paint().bold(harmless(moments_->title())) + "  (" + where() + ")\n" +
              (told.text.empty() ? "" : told.text + "\n") + shown->text;
  page.json = {{"title", moments_->title()}, {"eye", eye_name()},
               {"number", now_.number()},    {"last", now_.last()},
               {"event", told.text},         {screen, std::move(shown->json)}};
  return page;
}

void Projector::show_moment(const Told& told) {
  const std::string text = now_.number() == 0  ? std::string{"Before the game opens."}
                           : told.text.empty() ? desk_.paint().dim("(" + told.kind + ")")
                                               : told.text;
  terminal_->print(told.heading ? desk_.paint().bold(text) : text);
  if (now_.has_outcome() && now_.number() == now_.last())
    terminal_->print(desk_.paint().question("The game is over: " + now_.outcome().reason()));
  terminal_->prompt(where() + "> ");
}

// Over what needs no sentence.
void Projector::step(int direction) {
  while (true) {
    const bool end = direction > 0 ? now_.number() >= now_.last() : now_.number() == 0;
    if (end) break;
    go_to(direction > 0 ? now_.number() + 1 : now_.number() - 1);
    const Told told = told_now();
    if (told.text.empty() && now_.number() != 0 && now_.number() != now_.last()) continue;
    return show_moment(told);
  }
  terminal_->print(
      desk_.paint().dim(direction > 0 ? "That is the end." : "That is the beginning."));
}

void Projector::skip_turn(int direction) {
  auto number = now_.number();
  while (direction > 0 ? number < now_.last() : number > 0) {
    number = direction > 0 ? number + 1 : number - 1;
    go_to(number);
    const Told told = told_now();
    if (told.kind == "turn_began") return show_moment(told);
  }
  show_moment(told_now());
}

void Projector::obey(const std::string& line) {
  const auto blank = line.find(' ');
  const std::string word = line.substr(0, blank);
  const std::string rest = blank == std::string::npos ? std::string{} : trimmed(line.substr(blank));
  if (line.empty() || word == "n") return step(1);
  if (word == "p" || word == "b") return step(-1);
  if (word == "t") return skip_turn(1);
  if (word == "T") return skip_turn(-1);
  if (word == "quit" || word == "q") {
    over_ = true;
  } else if (word == "help") {
    terminal_->print(std::string{help_of_replay});
  } else if (word == "eye") {
    look_with(rest);
    show_moment(told_now());
  } else if (const auto number = number_in(word); number || word == "first" || word == "last") {
    go_to(word == "last" ? the_end : number ? static_cast<std::uint64_t>(*number) : 0);
    show_moment(told_now());
  } else if (const auto screen = screen_named(word)) {
    const auto page = interpreter_->show(*screen, rest, desk_.map_style());
    if (!page) throw NotDone{page.error()};
    terminal_->print(page->text);
  } else {
    throw Misused{"'" + harmless(word) + "' means nothing here; `help` says what does"};
  }
}

void Projector::run() {
  terminal_.emplace(desk_.loop());
  terminal_->print(desk_.paint().bold(harmless(moments_->title())) +
                   desk_.paint().dim("  `help` says what can be typed."));
  show_moment(told_now());
  while (!over_) {
    run_until(desk_.loop(), Clock::now() + std::chrono::minutes{1},
              [this] { return terminal_->has_line() || terminal_->ended(); });
    if (!terminal_->has_line()) {
      if (terminal_->ended()) return;
      continue;
    }
    try {
      obey(trimmed(terminal_->take_line()));
    } catch (const NotDone& refused) {
      terminal_->print(desk_.paint().warning(refused.in_words()));
    } catch (const Misused& misused) {
      terminal_->print(desk_.paint().warning(misused.what()));
    }
  }
}

}  // namespace chartroom::cli
