#include <boost/json/array.hpp>
#include <ctime>

#include "client-cli/commands/commands.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

std::string clock_time(std::int64_t unix_s) {
  const auto time = static_cast<std::time_t>(unix_s);
  std::tm local{};
  if (localtime_r(&time, &local) == nullptr) return "";
  std::string text(32, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%d %b %H:%M", &local));
  return text;
}

}  // namespace

std::string chat_in_words(const v1::ChatLine& line) {
  return clock_time(line.sent_unix_s()) + "  " + harmless(line.player()) +
         (line.side_only() ? " (to the side): " : ": ") + harmless(line.text());
}

boost::json::object chat_json(const v1::ChatLine& line) {
  return {{"number", line.number()},
          {"player", line.player()},
          {"side_only", line.side_only()},
          {"text", line.text()},
          {"sent", line.sent_unix_s()}};
}

Page say_in_chat(Desk& desk, const std::string& game, const std::string& text, bool side_only) {
  v1::Request request;
  auto& chat = *request.mutable_send_chat();
  chat.set_game_id(game);
  chat.set_text(text);
  chat.set_side_only(side_only);
  chat.set_message_id(random_id());
  (void)desk.must(request);
  return {"Sent.\n", {{"game", game}, {"text", text}, {"side_only", side_only}}};
}

Page chat_log(Desk& desk, const std::string& game) {
  v1::Request request;
  request.mutable_read_chat()->set_game_id(game);
  const v1::Reply reply = desk.must(request);
  Page page;
  boost::json::array lines;
  for (const auto& line : reply.chat().lines()) {
    page.text += chat_in_words(line) + "\n";
    lines.push_back(chat_json(line));
  }
  if (lines.empty()) page.text = "Nothing has been said.\n";
  page.json = {{"game", game}, {"lines", std::move(lines)}};
  return page;
}

void add_talk_commands(Line line) {
  struct Wish {
    std::string game;
    std::vector<std::string> words;
    bool side = false;
  };
  auto& chosen = line.chosen;
  auto wish = std::make_shared<Wish>();
  auto* chat = line.app.add_subcommand("chat", "Say something at the table");
  chat->add_option("GAME", wish->game)->required();
  chat->add_option("TEXT", wish->words)->required();
  chat->add_flag("--side", wish->side, "To my own side only");
  chat->callback([&chosen, wish] {
    chosen = [wish](Desk& desk) {
      desk.print(say_in_chat(desk, desk.game_of_mine(wish->game).id(), joined(wish->words, " "),
                             wish->side));
      return Exit::ok;
    };
  });
  auto* log = line.app.add_subcommand("chatlog", "What has been said at the table");
  auto game = std::make_shared<std::string>();
  log->add_option("GAME", *game)->required();
  log->callback([&chosen, game] {
    chosen = [game](Desk& desk) {
      desk.print(chat_log(desk, desk.game_of_mine(*game).id()));
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
