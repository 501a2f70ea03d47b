#include "client-cli/commands/commands.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

struct OrderWish {
  std::string game;
  std::vector<std::string> words;
};

std::shared_ptr<OrderWish> add_order_options(CLI::App& command) {
  auto wish = std::make_shared<OrderWish>();
  command.add_option("GAME", wish->game)->required();
  command.add_option("ORDER", wish->words, "The order; `help ORDER` explains each")->required();
  return wish;
}

boost::json::object order_json(const Sitting& sitting, const Sent& order) {
  return {{"game", sitting.id()},
          {"decision", order.decision.number},
          {"kind", order.decision.kind},
          {"order", order.order.text},
          {"consequences", consequences_json(order.consequences)}};
}

Exit give_order(Desk& desk, const OrderWish& wish) {
  const auto sitting = desk.sit(wish.game);
  Sent order = judged(*sitting, joined(wish.words, " "));
  send_order(desk, *sitting, order);
  auto json = order_json(*sitting, order);
  json["cursor"] = order.cursor;
  desk.print(
      "Done: " + order.order.text + "\n" + consequences_in_words(order.consequences, desk.paint()),
      json);
  return Exit::ok;
}

Exit preview(Desk& desk, const OrderWish& wish) {
  const auto sitting = desk.sit(wish.game);
  const Sent order = judged(*sitting, joined(wish.words, " "));
  desk.print("Would be taken: " + order.order.text + "\n" +
                 consequences_in_words(order.consequences, desk.paint()),
             order_json(*sitting, order));
  return Exit::ok;
}

}  // namespace

Sent judged(const Sitting& sitting, std::string_view text) {
  auto order = sitting.interpreter().read(text);
  if (!order) throw NotDone{order.error()};
  const core::Awaited* decision = sitting.mine();
  if (decision == nullptr) {
    throw NotDone{core::Refusal{
        sitting.over() ? core::RefusalCode::game_over : core::RefusalCode::not_your_decision, "",
        core::verbatim(sitting.over() ? "The game has ended." : "You are not asked now."),
        core::verbatim("`show` says who is.")}};
  }
  if (auto refusal = sitting.interpreter().check(*decision, *order)) throw NotDone{*refusal};
  auto consequences = sitting.interpreter().preview(*decision, *order);
  return Sent{*std::move(order), *decision, std::move(consequences), 0};
}

void send_order(Desk& desk, const Sitting& sitting, Sent& order) {
  v1::Request request;
  auto& submit = *request.mutable_submit_order();
  submit.set_game_id(sitting.id());
  submit.set_order_id(random_id());  // the same if it has to be sent again
  submit.set_decision(order.decision.number);
  submit.set_order(order.order.bytes);
  order.cursor = desk.must(request).order_done().cursor();
}

std::string consequences_in_words(const std::vector<core::Consequence>& all, const Paint& paint) {
  std::string out;
  for (const auto& one : all) {
    std::string text = "  " + one.text.text();
    if (!one.rule.empty()) text += " [" + one.rule + "]";
    if (one.points != 0) text = paint.warning(text + " (" + with_sign(one.points) + " VP)");
    out += text + "\n";
  }
  return out;
}

Page resign(Desk& desk, const std::string& game) {
  v1::Request request;
  request.mutable_resign()->set_game_id(game);
  request.mutable_resign()->set_order_id(random_id());
  (void)desk.must(request);
  return {"You have resigned.\n", {{"game", game}, {"resigned", true}}};
}

Page draw(Desk& desk, const std::string& game, const std::string& what) {
  v1::Request request;
  if (what == "offer") {
    request.mutable_offer_draw()->set_game_id(game);
    request.mutable_offer_draw()->set_order_id(random_id());
  } else if (what == "accept" || what == "decline") {
    request.mutable_answer_draw()->set_game_id(game);
    request.mutable_answer_draw()->set_order_id(random_id());
    request.mutable_answer_draw()->set_accept(what == "accept");
  } else {
    throw Misused{"draw offer, draw accept or draw decline"};
  }
  (void)desk.must(request);
  const std::string said = what == "offer"    ? "You have offered a draw.\n"
                           : what == "accept" ? "You have accepted the draw.\n"
                                              : "You have declined the draw.\n";
  return {said, {{"game", game}, {"draw", what}}};
}

Page take_back(Desk& desk, const std::string& game, const std::string& what) {
  v1::Request request;
  std::string said;
  if (what.empty()) {
    request.mutable_take_back_order()->set_game_id(game);
    request.mutable_take_back_order()->set_order_id(random_id());
    said = "Done: your order is taken back, or asked for.\n";
  } else if (what == "allow" || what == "refuse") {
    auto& answer = *request.mutable_answer_take_back();
    answer.set_game_id(game);
    answer.set_order_id(random_id());
    answer.set_accept(what == "allow");
    said = what == "allow" ? "They have their order back.\n" : "Their order stands.\n";
  } else {
    throw Misused{"takeback, takeback allow or takeback refuse"};
  }
  (void)desk.must(request);
  return {said, {{"game", game}, {"takeback", what.empty() ? "ask" : what}}};
}

void add_order_commands(Line line) {
  auto& chosen = line.chosen;
  auto* back =
      line.app.add_subcommand("takeback", "Take my newest order back, or answer such a wish");
  auto again = std::make_shared<std::pair<std::string, std::string>>();
  back->add_option("GAME", again->first)->required();
  back->add_option("ANSWER", again->second, "allow or refuse, to the other side")
      ->check(CLI::IsMember({"allow", "refuse"}));
  back->callback([&chosen, again] {
    chosen = [again](Desk& desk) {
      desk.print(take_back(desk, desk.game_of_mine(again->first).id(), again->second));
      return Exit::ok;
    };
  });
  auto* order = line.app.add_subcommand("order", "Give an order");
  order->callback([&chosen, wish = add_order_options(*order)] {
    chosen = [wish](Desk& desk) { return give_order(desk, *wish); };
  });
  auto* look_first =
      line.app.add_subcommand("preview", "What an order would bring; it is not given");
  look_first->callback([&chosen, wish = add_order_options(*look_first)] {
    chosen = [wish](Desk& desk) { return preview(desk, *wish); };
  });
  auto* give_up = line.app.add_subcommand("resign", "Resign the game");
  auto given_up = std::make_shared<std::string>();
  give_up->add_option("GAME", *given_up)->required();
  give_up->callback([&chosen, given_up] {
    chosen = [given_up](Desk& desk) {
      desk.print(resign(desk, desk.game_of_mine(*given_up).id()));
      return Exit::ok;
    };
  });
  auto* offer = line.app.add_subcommand("draw", "Offer a draw, or answer an offer");
  auto drawn = std::make_shared<std::pair<std::string, std::string>>();
  offer->add_option("GAME", drawn->first)->required();
  offer->add_option("WHAT", drawn->second, "offer, accept or decline")->required();
  offer->callback([&chosen, drawn] {
    chosen = [drawn](Desk& desk) {
      desk.print(draw(desk, desk.game_of_mine(drawn->first).id(), drawn->second));
      return Exit::ok;
    };
  });
}

}  // namespace chartroom::cli
