// The ruleset's bot at my own seat: a suggestion, or a game played by itself. It sees what I see.
// Its orders go the way of mine: written as text, read again, judged here and by the server.
#include <boost/json/array.hpp>
#include <iostream>

#include "client-cli/commands/commands.hpp"

namespace chartroom::cli {

namespace {

struct BotWish {
  std::string game;
  std::string strength{to_string(core::Strength::lieutenant)};
  std::uint64_t seed = 1;
  int decisions = 0;  // 0: to the end
};

// Another seed for each decision, so that the bot does not repeat itself.
std::uint64_t seed_for(const BotWish& wish, const Sitting& sitting) {
  return wish.seed * 1'000'003 + sitting.mine()->number;
}

Exit suggest(Desk& desk, const BotWish& wish) {
  const auto sitting = desk.sit(wish.game);
  if (sitting->mine() == nullptr) {
    throw NotDone{core::Refusal{core::RefusalCode::not_your_decision, "",
                                core::verbatim("You are not asked now."),
                                core::verbatim("`show` says who is.")}};
  }
  const auto order = sitting->interpreter().suggest(*core::strength_named(wish.strength),
                                                    seed_for(wish, *sitting));
  desk.print(order->text + "\n", {{"game", sitting->id()}, {"order", order->text}});
  return Exit::ok;
}

// Waits until I am asked; false if the game is over. Who holds both sides and named neither goes
// round the table.
bool wait_for_my_turn(Desk& desk, std::unique_ptr<Sitting>& sitting) {
  while (!sitting->over() && sitting->mine() == nullptr) {
    if (const auto other = desk.other_side_asked(*sitting); other && !desk.names_a_side()) {
      const v1::GameInfo info = sitting->info();
      sitting = desk.sit_at(info, *other, 0);
      continue;
    }
    const auto push = desk.client().next_push(Clock::time_point::max());
    if (push && push->has_game_update() && push->game_update().game_id() == sitting->id()) {
      sitting->take(push->game_update());
    }
  }
  return !sitting->over();
}

// Takes in what an order brought, so that the next decision is made from the newest view.
void take_up_to(Desk& desk, Sitting& sitting, std::uint64_t cursor, std::uint32_t decided) {
  while (!sitting.over() && (sitting.cursor() < cursor ||
                             (sitting.mine() != nullptr && sitting.mine()->number == decided))) {
    const auto push = desk.client().next_push(Clock::time_point::max());
    if (push && push->has_game_update() && push->game_update().game_id() == sitting.id()) {
      sitting.take(push->game_update());
    }
  }
}

Exit autoplay(Desk& desk, const BotWish& wish) {
  desk.client().be_patient(std::chrono::hours{24});
  auto sitting = desk.sit(wish.game);
  boost::json::array given;
  for (int made = 0; wish.decisions == 0 || made < wish.decisions; ++made) {
    if (!wait_for_my_turn(desk, sitting)) break;
    const auto suggestion = sitting->interpreter().suggest(*core::strength_named(wish.strength),
                                                           seed_for(wish, *sitting));
    Sent order = judged(*sitting, suggestion->text);
    send_order(desk, *sitting, order);
    given.push_back(
        boost::json::object{{"decision", order.decision.number}, {"order", order.order.text}});
    if (!desk.json()) std::cout << order.order.text << "\n" << std::flush;
    take_up_to(desk, *sitting, order.cursor, order.decision.number);
  }
  boost::json::object json{{"game", sitting->id()},
                           {"over", sitting->over()},
                           {"cursor", sitting->cursor()},
                           {"orders", std::move(given)}};
  std::string text;
  if (sitting->outcome()) {
    json["outcome"] = {{"level", sitting->outcome()->level()},
                       {"reason", sitting->outcome()->reason()},
                       {"points", sitting->outcome()->points()}};
    text = sitting->where_we_are();
  }
  desk.print(text, json);
  return Exit::ok;
}

std::shared_ptr<BotWish> add_bot_options(CLI::App& command) {
  auto wish = std::make_shared<BotWish>();
  command.add_option("GAME", wish->game)->required();
  command.add_option("--strength", wish->strength, "How well it plays")
      ->check(CLI::IsMember(core::names_of_strengths()))
      ->capture_default_str();
  command.add_option("--seed", wish->seed, "Varies its choices")->capture_default_str();
  return wish;
}

}  // namespace

void add_bot_commands(Line line) {
  auto& chosen = line.chosen;
  auto* ask = line.app.add_subcommand("suggest", "What the bot would order for my side now");
  ask->callback([&chosen, wish = add_bot_options(*ask)] {
    chosen = [wish](Desk& desk) { return suggest(desk, *wish); };
  });
  auto* play = line.app.add_subcommand("autoplay", "Let the bot play my side");
  auto wish = add_bot_options(*play);
  play->add_option("--decisions", wish->decisions, "Only so many; 0: to the end")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  play->callback(
      [&chosen, wish] { chosen = [wish](Desk& desk) { return autoplay(desk, *wish); }; });
}

}  // namespace chartroom::cli
