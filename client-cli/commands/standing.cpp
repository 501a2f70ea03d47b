// Standing orders: what my questions are answered with while I am away. The server keeps them; they
// are my seat's own.
#include "client-cli/commands/commands.hpp"
#include "client-cli/orders/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

std::string orders_now(Desk& desk, const Sitting& sitting) {
  v1::Request request;
  request.mutable_get_standing_orders()->set_game_id(sitting.id());
  return desk.must(request).standing_orders().orders();
}

template <class T>
T or_not_done(Or<T> what) {
  if (!what) throw NotDone{what.error()};
  return *std::move(what);
}

std::size_t line_number(const std::string& word) {
  const auto number = number_in(word);
  if (!number || *number < 1) throw Misused{"'" + word + "' is no number of a standing order"};
  return static_cast<std::size_t>(*number);
}

}  // namespace

Page standing(Desk& desk, const Sitting& sitting, const std::vector<std::string>& words) {
  const Interpreter& interpreter = sitting.interpreter();
  const std::string what = words.empty() ? "show" : folded(words.front());
  const std::string rest = joined({words.begin() + (words.empty() ? 0 : 1), words.end()}, " ");
  std::string orders = orders_now(desk, sitting);
  if (what == "add") {
    orders = or_not_done(interpreter.read_standing(orders, rest));
  } else if (what == "remove" || what == "rm") {
    orders = or_not_done(interpreter.drop_standing(orders, line_number(rest)));
  } else if (what == "clear") {
    orders.clear();
  } else if (what == "defaults") {
    orders = or_not_done(interpreter.read_standing({}, "all: defaults"));
  } else if (what != "show") {
    throw Misused{"standing [show | add WORDS | remove NUMBER | clear | defaults]"};
  }
  if (what != "show") {
    v1::Request request;
    request.mutable_set_standing_orders()->set_game_id(sitting.id());
    request.mutable_set_standing_orders()->set_orders(orders);
    (void)desk.must(request);
  }
  Page page = or_not_done(interpreter.write_standing(orders));
  page.json["game"] = sitting.id();
  return page;
}

void add_standing_command(Line line) {
  struct Wish {
    std::string game;
    std::vector<std::string> words;
  };
  auto wish = std::make_shared<Wish>();
  auto* command =
      line.app.add_subcommand("standing", "What my questions are answered with while I am away");
  command->add_option("GAME", wish->game)->required();
  command->add_option(
      "WHAT", wish->words,
      "show, add WORDS, remove NUMBER, clear or defaults; `help standing` explains");
  auto& chosen = line.chosen;
  command->callback([&chosen, wish] {
    chosen = [wish](Desk& desk) {
      const auto sitting = desk.sit(wish->game);
      desk.print(standing(desk, *sitting, wish->words));
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
