// Waiting, for scripts: until it is my turn, or to the end.
#include <boost/json/array.hpp>
#include <iostream>

#include "client-cli/commands/commands.hpp"

namespace chartroom::cli {

namespace {

struct Watching {
  std::string game;
  std::string until = "end";
  std::uint64_t after = 0;
  double seconds = 0;
};

bool reached(const Sitting& sitting, const std::string& until) {
  return sitting.over() || (until == "your-turn" && sitting.mine() != nullptr);
}

// For people as it comes; for programs one document when the wait is over.
void report(const Sitting& sitting, const std::vector<News>& news, std::uint64_t after,
            const Desk& desk, boost::json::array& kept) {
  for (const News& one : news) {
    if (one.number <= after) continue;
    if (desk.json()) {
      kept.push_back(news_json(one));
    } else if (!one.told.text.empty()) {
      std::cout << one.told.text << "\n";
    }
  }
  if (!desk.json()) std::cout << sitting.where_we_are() << std::flush;
}

boost::json::object end_json(const Sitting& sitting, boost::json::array events) {
  const core::Awaited* mine = sitting.mine();
  boost::json::object out{{"game", sitting.id()},
                          {"cursor", sitting.cursor()},
                          {"your_turn", mine != nullptr},
                          {"over", sitting.over()},
                          {"events", std::move(events)}};
  if (mine != nullptr) out["decision"] = {{"number", mine->number}, {"kind", mine->kind}};
  if (sitting.outcome())
    out["outcome"] = {{"level", sitting.outcome()->level()},
                      {"reason", sitting.outcome()->reason()},
                      {"points", sitting.outcome()->points()}};
  return out;
}

Exit watch(Desk& desk, const Watching& wish) {
  const auto deadline =
      wish.seconds > 0
          ? Clock::now() + std::chrono::milliseconds{static_cast<std::int64_t>(wish.seconds * 1000)}
          : Clock::time_point::max();
  desk.client().be_patient(std::chrono::hours{24});
  const auto sitting = desk.sit(wish.game);
  boost::json::array kept;
  report(*sitting, sitting->news(), wish.after, desk, kept);
  while (!reached(*sitting, wish.until)) {
    const auto push = desk.client().next_push(deadline);
    if (!push) {
      throw NotDone{core::Refusal{core::RefusalCode::stale, "", core::verbatim("The time is up."),
                                  core::verbatim("Watch again, or longer (--seconds).")}};
    }
    if (!push->has_game_update() || push->game_update().game_id() != sitting->id()) continue;
    sitting->take(push->game_update());
    if (!push->game_update().more()) report(*sitting, sitting->news(), wish.after, desk, kept);
  }
  if (desk.json()) desk.print("", end_json(*sitting, std::move(kept)));
  return Exit::ok;
}

}  // namespace

void add_watch_command(Line line) {
  auto wish = std::make_shared<Watching>();
  auto* command = line.app.add_subcommand("watch", "Follow a game until it is my turn, or over");
  command->add_option("GAME", wish->game)->required();
  command->add_option("--until", wish->until, "your-turn or end")
      ->check(CLI::IsMember({"your-turn", "end"}))
      ->capture_default_str();
  command->add_option("--after", wish->after, "Tell only events with a higher number");
  command->add_option("--seconds", wish->seconds, "Give up after so long");
  auto& chosen = line.chosen;
  command->callback(
      [&chosen, wish] { chosen = [wish](Desk& desk) { return watch(desk, *wish); }; });
}

}  // namespace chartroom::cli
