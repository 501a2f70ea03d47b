// The Far Seas for the client.
#include <stdexcept>
#include <vector>

#include "bots/far_seas/bots.hpp"
#include "client-cli/interpreter.hpp"
#include "client-cli/orders/help.hpp"
#include "client-cli/orders/read.hpp"
#include "client-cli/orders/standing.hpp"
#include "client-cli/orders/write.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/show/log.hpp"
#include "client-cli/show/question.hpp"
#include "client-cli/show/ships.hpp"
#include "client-cli/show/situation.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"
#include "common/data/loader/far_seas_loader.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::cli {

namespace {

using Codec = wire::FarSeasCodec;
using far_seas::View;

far_seas::Pack pack_from(const PackTexts& files) {
  std::vector<data::PackFile> texts;
  for (const auto& [name, text] : files) texts.push_back({.name = name, .text = text});
  auto pack = data::load_far_seas(texts);
  if (!pack)
    throw std::runtime_error{"the server's data pack cannot be read: " + to_string(pack.error())};
  return *std::move(pack);
}

core::Refusal not_a_player() {
  return {core::RefusalCode::not_your_decision, "",
          core::verbatim("You hold no seat in this game."),
          core::verbatim("`join` takes a free side.")};
}

class FarSeasInterpreter final : public Interpreter {
 public:
  explicit FarSeasInterpreter(far_seas::Pack pack)
      : pack_{std::make_unique<far_seas::Pack>(std::move(pack))}, rules_{*pack_}, story_{*pack_} {
    view_.board.pack = pack_.get();
  }

  void see(std::string_view bytes) override {
    view_ = Codec::read_view(bytes, *pack_);
    seen_ = bytes;
  }
  void see_changes(std::string_view changes) override { see(Codec::changed_view(seen_, changes)); }
  [[nodiscard]] std::optional<core::Side> side() const override { return view_.side; }

  [[nodiscard]] TheEvent hear(std::string_view bytes, const Paint& paint) override {
    const far_seas::Event event = Codec::read_event(bytes);
    return {.told = story_.tell(event, paint), .data = event_json(*pack_, event)};
  }

  [[nodiscard]] Or<Page> show(Screen screen, std::string_view words,
                              const MapStyle& style) const override {
    switch (screen) {
      case Screen::state:
        return Page{show_state(view_, options(), view_.side, style.paint),
                    state_json(view_, options())};
      case Screen::map: return map_page(words, style);
      case Screen::ships: {
        const auto filter = read_filter(view_, words);
        if (!filter) return std::unexpected{filter.error()};
        return Page{show_ships(view_, *filter, style.paint), ships_json(view_, *filter)};
      }
      case Screen::log: return Page{show_log(view_, style.paint), log_json(view_)};
      case Screen::options:
        return Page{show_options(view_, options(), style.paint), options_json(*pack_, options())};
    }
    return Page{};
  }

  [[nodiscard]] std::string where_we_are(const Paint& paint) const override {
    return situation_line(view_, paint) + "\n" + show_fight(view_, paint) +
           show_question(view_, options(), view_.side, paint);
  }

  [[nodiscard]] std::string asked() const override {
    const auto& question = view_.board.question;
    if (!question || !view_.side || !question->asked[*view_.side]) return "";
    return std::string{help_for(question->kind).word};
  }

  [[nodiscard]] Or<Understood> read(std::string_view text) const override {
    if (!view_.side) return std::unexpected{not_a_player()};
    const auto order = read_order(view_, *view_.side, options(), text);
    if (!order) return std::unexpected{order.error()};
    return Understood{.bytes = Codec::write_order(*order), .text = write_order(*pack_, *order)};
  }

  [[nodiscard]] std::optional<core::Refusal> check(const core::Awaited& decision,
                                                   const Understood& order) const override {
    if (!view_.side) return not_a_player();
    const core::Seat seat = core::admiral_of(*view_.side);
    const std::vector open{decision};
    return core::judge(rules_, open, view_.board.outcome.has_value(), view_, seat, decision.number,
                       parsed(order));
  }

  [[nodiscard]] std::vector<core::Consequence> preview(const core::Awaited& decision,
                                                       const Understood& order) const override {
    if (!view_.side) return {};
    return rules_.preview(view_, core::admiral_of(*view_.side), decision, parsed(order));
  }

  [[nodiscard]] std::optional<Understood> suggest(core::Strength strength,
                                                  std::uint64_t seed) const override {
    if (asked().empty()) return std::nullopt;
    const far_seas::Order order =
        far_seas::bots::bot_order(view_, core::admiral_of(*view_.side), strength, seed);
    return Understood{.bytes = Codec::write_order(order), .text = write_order(*pack_, order)};
  }

  [[nodiscard]] std::optional<std::string> draft_verb() const override {
    const auto& question = view_.board.question;
    if (!question) return std::nullopt;
    if (question->kind == far_seas::Decision::plot || question->kind == far_seas::Decision::assign)
      return "plot";
    if (question->kind == far_seas::Decision::allied_movement) return "move";
    return std::nullopt;
  }

  [[nodiscard]] Or<Page> write_standing(std::string_view orders) const override {
    const auto standing = known_standing(orders);
    if (!standing) return std::unexpected{standing.error()};
    return Page{show_standing(*pack_, *standing), standing_json(*pack_, *standing)};
  }

  [[nodiscard]] Or<std::string> read_standing(std::string_view orders,
                                              std::string_view words) const override {
    if (!view_.side) return std::unexpected{not_a_player()};
    auto standing = known_standing(orders);
    if (!standing) return std::unexpected{standing.error()};
    auto added = read_standing_orders(view_, *view_.side, words);
    if (!added) return std::unexpected{added.error()};
    for (auto& order : *added) add_standing_order(*standing, std::move(order));
    if (auto refusal = rules_.check_standing(*view_.side, *standing))
      return std::unexpected{*std::move(refusal)};
    return Codec::write_standing(*standing);
  }

  [[nodiscard]] Or<std::string> drop_standing(std::string_view orders,
                                              std::size_t number) const override {
    auto standing = known_standing(orders);
    if (!standing) return std::unexpected{standing.error()};
    auto& list = standing->orders;
    if (number < 1 || number > list.size())
      return unknown("There is no standing order " + std::to_string(number) + ".",
                     "There are " + std::to_string(list.size()) + ".");
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(number - 1));
    return Codec::write_standing(*standing);
  }

  [[nodiscard]] std::vector<std::string> vocabulary() const override {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < view_.board.ships.size(); ++i)
      if (view_.board.ships[i].where != far_seas::Whereabouts::not_in_play)
        words.push_back(typed_name(*pack_, static_cast<far_seas::ShipId>(i)));
    for (const auto& station : pack_->stations) words.push_back(station.name);
    return words;
  }

 private:
  [[nodiscard]] far_seas::Options options() const {
    if (!view_.side || !view_.board.question || !view_.board.question->asked[*view_.side])
      return {};
    return rules_.options(view_, core::admiral_of(*view_.side));
  }

  [[nodiscard]] static Or<far_seas::Standing> known_standing(std::string_view bytes) {
    auto standing = Codec::parse_standing(bytes);
    if (!standing)
      return misread("The standing orders are of a version that this client does not know.",
                     "`standing clear` does away with them.");
    return *std::move(standing);
  }

  [[nodiscard]] static far_seas::Order parsed(const Understood& order) {
    const auto read = Codec::parse_order(order.bytes);
    if (!read) throw std::logic_error{"an order that was written cannot be read"};
    return *read;
  }

  [[nodiscard]] Or<Page> map_page(std::string_view words, const MapStyle& style) const {
    if (trimmed(words).empty()) return Page{show_map(view_, style), map_json(view_, std::nullopt)};
    Cursor at{words_of(words)};
    at.accept({"area"});
    const auto area = Names{view_.board}.area(at);
    if (!area) return std::unexpected{area.error()};
    return Page{show_area(view_, *area, style), map_json(view_, *area)};
  }

  std::unique_ptr<far_seas::Pack> pack_;
  far_seas::FarSeas rules_;
  Storyteller story_;
  View view_;
  std::string seen_;  // its bytes
};

boost::json::object help_json(const OrderHelp& help) {
  return {{"order", help.word},      {"decision", to_string(help.decision)},
          {"title", help.title},     {"form", help.form},
          {"example", help.example}, {"text", help.text}};
}

Page standing_help_page(const Paint& paint) {
  std::string text = paint.bold("standing: what is answered while you are away") + "\n";
  for (const std::string& line : wrap(standing_help(), 96)) text += "  " + line + "\n";
  text += "Form:    " + std::string{standing_form} + "\n";
  text += "Example: emden accept_or_run: run if stronger\n";
  return {text, {{"form", standing_form}, {"text", standing_help()}}};
}

Page help_page(const OrderHelp& help, const Paint& paint) {
  std::string text = paint.bold(std::string{help.word} + ": " + std::string{help.title}) + "\n";
  for (const std::string& line : wrap(help.text, 96)) text += "  " + line + "\n";
  text += "Form:    " + std::string{help.form} + "\n";
  text += "Example: " + std::string{help.example} + "\n";
  return {text, help_json(help)};
}

}  // namespace

std::optional<Page> order_help(std::string_view word, const Paint& paint) {
  if (folded(word) == "standing") return standing_help_page(paint);
  if (!word.empty()) {
    const OrderHelp* help = help_named(word);
    if (help == nullptr) return std::nullopt;
    return help_page(*help, paint);
  }
  Page page;
  boost::json::array all;
  page.text = paint.bold("Orders, by what is asked") + "\n";
  for (const OrderHelp& help : all_order_help()) {
    page.text += "  " + pad_right(std::string{help.word}, 14) + std::string{help.form} + "\n";
    all.push_back(help_json(help));
  }
  page.text += "`help ORDER` tells more, with an example; `help standing` of standing orders.\n";
  page.json["orders"] = std::move(all);
  return page;
}

std::unique_ptr<Interpreter> make_interpreter(const std::string& ruleset, const PackTexts& pack) {
  if (ruleset != "far-seas")
    throw std::runtime_error{"this client does not know the ruleset '" + ruleset + "'"};
  return std::make_unique<FarSeasInterpreter>(pack_from(pack));
}

}  // namespace chartroom::cli
