// Drafts: a plot or an Allied movement built line by line, kept on this machine only, and judged by
// the client after each line.
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>

#include "client-cli/commands/commands.hpp"
#include "client-cli/orders/words.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

// A line may hold several parts; each becomes a line of its own. The verb goes without saying.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  for (const std::string& part : split(text, ';')) {
    std::string line = trimmed(part);
    for (const std::string_view verb : {"plot ", "move "})
      if (folded(line.substr(0, verb.size())) == folded(verb) && line.size() > verb.size())
        line = trimmed(line.substr(verb.size()));
    if (!line.empty()) parts.push_back(std::move(line));
  }
  return parts;
}

void remove_line(std::vector<std::string>& lines, const std::string& which) {
  const auto number = number_in(which);
  if (!number || *number < 1 || static_cast<std::size_t>(*number) > lines.size())
    throw Misused{"'" + which + "' is no line of the draft; there are " +
                  std::to_string(lines.size())};
  lines.erase(lines.begin() + (*number - 1));
}

// The draft with what it would bring, or why it would be refused.
Page shown(const Sitting& sitting, const std::vector<std::string>& lines, const Paint& paint) {
  Page page;
  boost::json::array list;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    page.text += pad_left(std::to_string(i + 1), 3) + "  " + lines[i] + "\n";
    list.push_back(boost::json::value(lines[i]));
  }
  page.json["game"] = sitting.id();
  page.json["draft"] = std::move(list);
  if (lines.empty()) {
    page.text = "The draft is empty. `draft add` begins it.\n";
    return page;
  }
  try {
    const Sent order = judged(sitting, order_of_draft(sitting, lines));
    page.json["order"] = order.order.text;
    page.json["consequences"] = consequences_json(order.consequences);
    page.text += consequences_in_words(order.consequences, paint);
    page.text += paint.good("It can be committed: draft commit") + "\n";
  } catch (const NotDone& refused) {
    page.json["refused"] = refused.json()["error"];
    page.text += paint.warning("As it stands it would be refused: ") + refused.in_words() + "\n";
  }
  return page;
}

Page commit(Desk& desk, const Sitting& sitting, const std::vector<std::string>& lines) {
  Sent order = judged(sitting, order_of_draft(sitting, lines));
  send_order(desk, sitting, order);
  desk.profile().keep_draft(sitting.id(), {});
  return {"Committed: " + order.order.text + "\n" +
              consequences_in_words(order.consequences, desk.paint()),
          {{"game", sitting.id()},
           {"decision", order.decision.number},
           {"order", order.order.text},
           {"consequences", consequences_json(order.consequences)},
           {"cursor", order.cursor}}};
}

}  // namespace

std::string order_of_draft(const Sitting& sitting, const std::vector<std::string>& lines) {
  const auto verb = sitting.interpreter().draft_verb();
  if (!verb) {
    throw NotDone{core::Refusal{core::RefusalCode::not_your_decision, "",
                                core::verbatim("No plot or movement is asked for now."),
                                core::verbatim("The draft is kept until one is.")}};
  }
  // A verb goes on until another comes, so each line names its own.
  static constexpr std::array<std::string_view, 3> others{"enter", "colony", "convoy"};
  std::vector<std::string> parts;
  for (const std::string& line : lines) {
    const std::string first = folded(line.substr(0, line.find(' ')));
    const bool has_verb = std::ranges::find(others, first) != others.end();
    parts.push_back(has_verb ? line : *verb + " " + line);
  }
  return joined(parts, "; ");
}

Page draft(Desk& desk, Sitting& sitting, const std::vector<std::string>& words) {
  std::vector<std::string> lines = desk.profile().draft(sitting.id());
  const std::string what = words.empty() ? "show" : folded(words.front());
  const std::vector<std::string> rest(words.begin() + (words.empty() ? 0 : 1), words.end());
  if (what == "add") {
    for (std::string& part : parts_of(joined(rest, " "))) lines.push_back(std::move(part));
  } else if (what == "remove" || what == "rm") {
    remove_line(lines, joined(rest, " "));
  } else if (what == "clear") {
    lines.clear();
  } else if (what == "commit") {
    return commit(desk, sitting, lines);
  } else if (what != "show") {
    throw Misused{"draft [show | add LINE | remove NUMBER | clear | commit]"};
  }
  if (what != "show") desk.profile().keep_draft(sitting.id(), lines);
  return shown(sitting, lines, desk.paint());
}

void add_draft_command(Line line) {
  struct Wish {
    std::string game;
    std::vector<std::string> words;
  };
  auto wish = std::make_shared<Wish>();
  auto* command =
      line.app.add_subcommand("draft", "Build a plot or a movement line by line, then commit it");
  command->add_option("GAME", wish->game)->required();
  command->add_option("WHAT", wish->words, "show, add LINE, remove NUMBER, clear or commit");
  auto& chosen = line.chosen;
  command->callback([&chosen, wish] {
    chosen = [wish](Desk& desk) {
      const auto sitting = desk.sit(wish->game);
      desk.print(draft(desk, *sitting, wish->words));
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
