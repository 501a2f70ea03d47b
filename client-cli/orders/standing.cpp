#include "client-cli/orders/standing.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "client-cli/orders/help.hpp"
#include "client-cli/orders/reader.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Decision;
using far_seas::Met;
using far_seas::ShipType;
using far_seas::Standing;
using far_seas::StandingAnswer;
using far_seas::StandingOrder;

namespace {

// ---------------------------------------------------------------------------------------- reading

// "accept or run" and "accept_or_run" are the same.
std::string plain(std::string_view text) {
  std::string word = folded(text);
  std::erase(word, '_');
  return word;
}

// The same word asks either side for its own part of an encounter.
Decision of_side(Decision decision, core::Side side) {
  static constexpr std::array<std::pair<Decision, Decision>, 2> counterparts{
      {{Decision::surprise_attack, Decision::try_surprise},
       {Decision::accept_or_run, Decision::fight_or_run}}};
  for (const auto& [german, allied] : counterparts) {
    if (decision == german || decision == allied) return side == far_seas::german ? german : allied;
  }
  return decision;
}

// By a decision's own name it means that one and no other.
std::optional<Decision> decision_named(const std::string& text, core::Side side) {
  const std::string wanted = plain(text);
  for (const OrderHelp& help : all_order_help())
    if (plain(to_string(help.decision)) == wanted) return help.decision;
  const OrderHelp* help = help_named(text);
  if (help == nullptr) return std::nullopt;
  return of_side(help->decision, side);
}

struct Subject {
  far_seas::ShipList ships;
  std::vector<Decision> decisions;
};

std::string decisions_in_words(core::Side side) {
  std::vector<std::string> names;
  for (const Decision decision : far_seas::decisions_of(side))
    names.emplace_back(to_string(decision));
  return "There are " + listed(names) + ", or all.";
}

// What stands before the colon: ships, if any, then the decision by the longest name that is one.
Read<Subject> read_subject(const far_seas::View& view, core::Side side, std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  for (std::size_t begin = 0; begin < words.size(); ++begin) {
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(begin);
    const std::string name = joined({first, words.end()}, " ");
    const auto decision = decision_named(name, side);
    const bool all = plain(name) == "all";
    if (!decision && !all) continue;
    Subject subject;
    subject.decisions = all ? far_seas::decisions_of(side) : std::vector{*decision};
    if (begin == 0) return subject;
    const far_seas::Options none;
    Reader r{view, side, none, Names{view.board}, Cursor{{words.begin(), first}}};
    auto ships = read_ships(r);
    if (!ships) return std::unexpected{ships.error()};
    subject.ships = *std::move(ships);
    return subject;
  }
  return unknown("It is not said what is answered.", decisions_in_words(side));
}

constexpr std::array answers{
    StandingAnswer::ask,   StandingAnswer::defaults, StandingAnswer::midshipman,
    StandingAnswer::yes,   StandingAnswer::no,       StandingAnswer::run,
    StandingAnswer::stand, StandingAnswer::homeward, StandingAnswer::away};

struct AnswerWord {
  std::string_view word;
  StandingAnswer answer;
};
constexpr std::array<AnswerWord, 6> other_answers{{{"default", StandingAnswer::defaults},
                                                   {"none", StandingAnswer::no},
                                                   {"fight", StandingAnswer::stand},
                                                   {"accept", StandingAnswer::stand},
                                                   {"stay", StandingAnswer::stand},
                                                   {"home", StandingAnswer::homeward}}};

Read<StandingAnswer> read_answer(Cursor& at) {
  const std::string word = folded(at.peek());
  for (const StandingAnswer answer : answers) {
    if (word != to_string(answer)) continue;
    at.skip();
    return answer;
  }
  for (const auto& [other, answer] : other_answers) {
    if (word != other) continue;
    at.skip();
    return answer;
  }
  std::vector<std::string> words;
  for (const StandingAnswer answer : answers) words.emplace_back(to_string(answer));
  return misread(
      at.at_end() ? "The answer is missing." : "'" + std::string{at.peek()} + "' is no answer.",
      "Answer by " + listed(words, "or") + ".");
}

struct TypeWord {
  ShipType type;
  std::string_view name;  // as it is written
};
constexpr std::array<TypeWord, 7> types{{{ShipType::BC, "battlecruiser"},
                                         {ShipType::BB, "battleship"},
                                         {ShipType::AC, "armoured cruiser"},
                                         {ShipType::C, "cruiser"},
                                         {ShipType::CL, "light cruiser"},
                                         {ShipType::PC, "protected cruiser"},
                                         {ShipType::AMC, "merchant cruiser"}}};

Read<ShipType> read_type(Cursor& at) {
  at.accept({"a", "an"});
  for (std::size_t count = std::min<std::size_t>(2, at.words_ahead()); count > 0; --count) {
    std::string word = folded(at.phrase(count));
    for (const auto& [type, name] : types) {
      const bool plural = word == folded(name) + "s";
      if (!plural && word != folded(name) && word != folded(to_string(type))) continue;
      at.skip(count);
      return type;
    }
  }
  std::vector<std::string> names;
  for (const auto& [type, name] : types)
    names.push_back(std::string{name} + " (" + std::string{to_string(type)} + ")");
  return misread(at.at_end() ? "A type of ship is missing."
                             : "'" + std::string{at.peek()} + "' is no type of ship.",
                 "There are " + listed(names) + ".");
}

// What follows the answer, in any order.
std::optional<core::Refusal> read_conditions(Cursor& at, StandingOrder& order) {
  while (!at.at_end()) {
    if (at.accept({"if"})) {
      at.accept({"the"});
      at.accept({"enemy", "they"});
      at.accept({"is", "are"});
      const bool negated = at.accept({"not"});
      if (!at.accept({"stronger"}))
        return misread("It is not said if what.", "Write: if stronger, or if not stronger.")
            .error();
      order.met = negated ? Met::not_stronger : Met::stronger;
    } else if (at.accept({"against"})) {
      do {
        const auto type = read_type(at);
        if (!type) return type.error();
        order.against.push_back(*type);
      } while (at.accept({",", "or", "and"}));
    } else {
      return misread("I don't understand " + Names::next_word(at) + " here.",
                     "Write: " + std::string{standing_form} + ".")
          .error();
    }
  }
  return std::nullopt;
}

bool fits_always(const StandingOrder& order) {
  return order.ships.empty() && order.met == Met::anybody && order.against.empty();
}

}  // namespace

Read<std::vector<StandingOrder>> read_standing_orders(const far_seas::View& view, core::Side side,
                                                      std::string_view text) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos)
    return misread("There is no colon between what is asked and the answer.",
                   "Write: " + std::string{standing_form} + ".");
  auto subject = read_subject(view, side, text.substr(0, colon));
  if (!subject) return std::unexpected{subject.error()};
  Cursor at{words_of(text.substr(colon + 1))};
  const auto answer = read_answer(at);
  if (!answer) return std::unexpected{answer.error()};
  StandingOrder order{.ships = std::move(subject->ships), .answer = *answer};
  if (auto wrong = read_conditions(at, order)) return std::unexpected{*std::move(wrong)};
  std::vector<StandingOrder> orders;
  std::optional<core::Refusal> refusal;
  for (const Decision decision : subject->decisions) {
    order.decision = decision;
    auto wrong = far_seas::check_standing(*view.board.pack, side, {{order}});
    if (!wrong) orders.push_back(order);
    if (wrong && !refusal) refusal = std::move(wrong);
  }
  if (orders.empty()) return std::unexpected{*std::move(refusal)};
  return orders;
}

std::string write_standing_order(const far_seas::Pack& pack, const StandingOrder& order) {
  std::vector<std::string> ships;
  for (const far_seas::ShipId id : order.ships) ships.push_back(typed_name(pack, id));
  std::string text = joined(ships, "+");
  if (!text.empty()) text += ' ';
  text += std::string{to_string(order.decision)} + ": " + std::string{to_string(order.answer)};
  if (order.met != Met::anybody) text += " if " + std::string{to_string(order.met)};
  std::vector<std::string> names;
  for (const ShipType type : order.against)
    names.emplace_back(std::ranges::find(types, type, &TypeWord::type)->name);
  if (!names.empty()) text += " against " + joined(names, ", ");
  return text;
}

std::string show_standing(const far_seas::Pack& pack, const Standing& standing) {
  if (standing.orders.empty()) return "You have no standing orders: you are asked everything.\n";
  std::string text;
  for (std::size_t i = 0; i < standing.orders.size(); ++i)
    text += pad_left(std::to_string(i + 1), 3) + "  " +
            write_standing_order(pack, standing.orders[i]) + "\n";
  return text;
}

boost::json::object standing_json(const far_seas::Pack& pack, const Standing& standing) {
  const JsonParts parts{pack};
  boost::json::array list;
  for (const StandingOrder& order : standing.orders) {
    boost::json::array ships, against;
    for (const far_seas::ShipId id : order.ships) ships.push_back(parts(id));
    for (const ShipType type : order.against) against.push_back(parts(type));
    list.push_back(boost::json::object{{"number", list.size() + 1},
                                       {"text", write_standing_order(pack, order)},
                                       {"decision", parts(order.decision)},
                                       {"ships", std::move(ships)},
                                       {"met", parts(order.met)},
                                       {"against", std::move(against)},
                                       {"answer", parts(order.answer)}});
  }
  return {{"standing", std::move(list)}};
}

void add_standing_order(Standing& standing, StandingOrder order) {
  const auto last = std::ranges::find_if(standing.orders, [&](const StandingOrder& one) {
    return one.decision == order.decision && fits_always(one);
  });
  if (last == standing.orders.end()) {
    standing.orders.push_back(std::move(order));
  } else if (fits_always(order)) {
    *last = std::move(order);
  } else {
    standing.orders.insert(last, std::move(order));
  }
}

std::string_view standing_help() {
  return "Standing orders answer for you while you are away, a few seconds after you are asked, "
         "and "
         "nobody is told that it was not you. Each names a decision (by the word of `help`, or "
         "all), the ships it is for if not for any, and the answer: ask leaves it to you; defaults "
         "searches on, approaches, chases with all, runs if that can succeed and else fights, "
         "makes "
         "no bold move and no surprise, captures as many merchants as possible and does nothing "
         "else that is optional; midshipman does what that bot would. yes and no do what may be "
         "done or not, run and stand are for encounters, homeward and away for where to escape to. "
         "if stronger, if not stronger and against TYPE look at whom you meet. The first order of "
         "the list that fits decides; if none does, or if its answer is against the rules, you are "
         "asked.";
}

}  // namespace chartroom::cli
