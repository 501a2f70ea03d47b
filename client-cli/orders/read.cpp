#include "client-cli/orders/read.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "client-cli/orders/help.hpp"
#include "client-cli/orders/reader.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Decision;
using far_seas::Order;
namespace order = far_seas::order;

namespace {

// "none" to whatever is asked; nothing where that is no answer.
std::optional<Order> answer_none(Decision asked) {
  switch (asked) {
    case Decision::allied_movement: return order::AlliedMovement{};
    case Decision::search: return order::Search{};
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: return order::Run{};
    case Decision::try_surprise: return order::TrySurprise{false};
    case Decision::chase: return order::Chase{};
    case Decision::bold_moves: return order::BoldMoves{};
    case Decision::fire_on_bold: return order::FireOnBold{};
    case Decision::targets: return order::Targets{};
    case Decision::torpedoes: return order::Torpedoes{};
    case Decision::remove_ships: return order::RemoveShips{};
    case Decision::surprise_attack: return order::SurpriseAttack{};
    case Decision::hit_and_go_home: return order::HitAndGoHome{};
    case Decision::intern: return order::Intern{};
    case Decision::raid_on_england: return order::RaidOnEngland{};
    case Decision::counterattack: return order::Counterattack{false};
    case Decision::breakout_squadrons: return order::BreakoutSquadrons{};
    case Decision::breakout_search: return order::BreakoutSearch{};
    case Decision::convoy_attack:
    case Decision::return_home:
    case Decision::assign:
    case Decision::plot:
    case Decision::choose_area:
    case Decision::approach:
    case Decision::escape: break;
  }
  return std::nullopt;
}

bool asked_for(const Reader& r, Decision decision) {
  return r.board().question && r.board().question->kind == decision;
}

bool says_none(const Cursor& at) {
  return at.next_is({"none", "no", "nobody", "nothing"});
}

template <class Aims>
Read<Order> aims_as(Reader& r) {
  if (says_none(r.at)) return Aims{};
  auto aims = read_aims(r);
  if (!aims) return std::unexpected{aims.error()};
  return Aims{*std::move(aims)};
}

Read<Order> read_area(Reader& r) {
  const auto area = r.names.area(r.at);
  if (!area) return std::unexpected{area.error()};
  return order::ChooseArea{*area};
}

// One word for the search of an area and that of the ships off Germany (7.4.1).
Read<Order> read_search(Reader& r) {
  const bool breakout = asked_for(r, Decision::breakout_search);
  if (says_none(r.at)) return breakout ? Order{order::BreakoutSearch{}} : Order{order::Search{}};
  if (breakout) return read_breakout_search(r);
  const auto ship = r.names.ship(r.at, r.enemy());
  if (!ship) return std::unexpected{ship.error()};
  return order::Search{leader_of(r, *ship)};
}

Read<Order> read_approach(Reader&) {
  return order::Approach{true};
}
Read<Order> read_abort(Reader&) {
  return order::Approach{false};
}
Read<Order> read_stand(Reader&) {
  return order::Run{};
}
Read<Order> read_surprise(Reader& r) {
  return order::TrySurprise{!says_none(r.at)};
}
Read<Order> read_bold(Reader& r) {
  return aims_as<order::BoldMoves>(r);
}
// The same word for both; which of them is meant, the question tells.
Read<Order> read_fire(Reader& r) {
  const bool bold = asked_for(r, Decision::fire_on_bold);
  return bold ? aims_as<order::FireOnBold>(r) : aims_as<order::Targets>(r);
}
Read<Order> read_torpedo(Reader& r) {
  return aims_as<order::Torpedoes>(r);
}

// In PHASE 5 what groups do is said at once; then, one after another, how (6.3.3, 7.4).
Read<Order> read_strike(Reader& r) {
  if (!asked_for(r, Decision::convoy_attack)) return read_hit_and_go_home(r);
  r.at.skip();
  return read_convoy_attack(r);
}
Read<Order> read_return(Reader& r) {
  if (!asked_for(r, Decision::return_home)) return read_hit_and_go_home(r);
  r.at.skip();
  return read_return_home(r);
}
Read<Order> read_counterattack(Reader& r) {
  return order::Counterattack{!says_none(r.at)};
}

template <Read<Order> (*read)(Reader&), class Empty>
Read<Order> or_none(Reader& r) {
  if (says_none(r.at)) return Empty{};
  return read(r);
}

struct Verb {
  std::string_view word;
  bool part_of_order;  // the reader wants to see the verb itself
  Read<Order> (*read)(Reader&);
};

constexpr std::array verbs{
    Verb{"plot", false, read_plot},
    Verb{"move", true, read_allied_movement},
    Verb{"enter", true, read_allied_movement},
    Verb{"pass", true, read_allied_movement},
    Verb{"colony", true, read_allied_movement},
    Verb{"besiege", true, read_allied_movement},
    Verb{"convoy", true, read_allied_movement},
    Verb{"intern", false, or_none<read_intern, order::Intern>},
    Verb{"area", false, read_area},
    Verb{"search", false, read_search},
    Verb{"approach", false, read_approach},
    Verb{"abort", false, read_abort},
    Verb{"accept", false, read_stand},
    Verb{"fight", false, read_stand},
    Verb{"run", false, or_none<read_run, order::Run>},
    Verb{"surprise", false, read_surprise},
    Verb{"chase", false, or_none<read_chase, order::Chase>},
    Verb{"escape", false, read_escape},
    Verb{"bold", false, read_bold},
    Verb{"fire", false, read_fire},
    Verb{"torpedo", false, read_torpedo},
    Verb{"torpedoes", false, read_torpedo},
    Verb{"remove", false, or_none<read_remove, order::RemoveShips>},
    Verb{"attack", false, or_none<read_attack, order::SurpriseAttack>},
    Verb{"capture", true, read_hit_and_go_home},
    Verb{"strike", true, read_strike},
    Verb{"return", true, read_return},
    Verb{"raid", false, or_none<read_raid_on_england, order::RaidOnEngland>},
    Verb{"counterattack", false, read_counterattack},
    Verb{"squadrons", false, or_none<read_breakout_squadrons, order::BreakoutSquadrons>},
    Verb{"stay", true, read_hit_and_go_home},
};

std::string answers_now(const far_seas::View& view) {
  if (!view.board.question) return "`help` lists the orders.";
  const std::string form{help_for(view.board.question->kind).form};
  return "Now you can answer: " + form + (form.ends_with('.') ? "" : ".");
}

std::unexpected<core::Refusal> no_such_order(const far_seas::View& view, const std::string& word) {
  for (const Verb& verb : verbs)
    if (edits_between(word, verb.word) == 1)
      return unknown("'" + word + "' is no order.",
                     "Did you mean '" + std::string{verb.word} + "'? " + answers_now(view));
  return unknown("'" + word + "' is no order.", answers_now(view));
}

// "no attack", "no surprise", "none": an answer to what is asked.
std::optional<Order> plain_none(const Reader& r) {
  if (!r.at.next_is({"no", "none"}) || !r.board().question) return std::nullopt;
  return answer_none(r.board().question->kind);
}

Read<Order> nothing_left(Reader& r, Read<Order> order) {
  if (!order || r.at.at_end() || says_none(r.at)) return order;
  r.at.accept({";"});
  if (r.at.at_end()) return order;
  return misread("I don't understand " + Names::next_word(r.at) + " here.", answers_now(r.view));
}

// Before the fight "stay" is "fight", and after a round as well.
bool stays_in_fight(const Reader& r, std::string_view word) {
  if (word != "stay" || !r.board().question) return false;
  const Decision asked = r.board().question->kind;
  return asked == Decision::run_after_round || asked == Decision::fight_or_run ||
         asked == Decision::accept_or_run;
}

// To the battlecruisers in port it is "no counterattack".
bool stays_in_port(const Reader& r, std::string_view word) {
  return word == "stay" && asked_for(r, Decision::counterattack);
}

}  // namespace

Read<Order> read_order(const far_seas::View& view, core::Side side,
                       const far_seas::Options& options, std::string_view text) {
  Reader r{view, side, options, Names{view.board}, Cursor{words_of(text)}};
  if (r.at.at_end()) return misread("The order is empty.", answers_now(view));
  if (auto none = plain_none(r)) return *std::move(none);
  const std::string word = folded(r.at.peek());
  if (stays_in_fight(r, word)) return order::Run{};
  if (stays_in_port(r, word)) return order::Counterattack{false};
  const auto verb = std::ranges::find(verbs, word, &Verb::word);
  if (verb == verbs.end()) return no_such_order(view, std::string{r.at.peek()});
  if (!verb->part_of_order) r.at.skip();
  return nothing_left(r, verb->read(r));
}

}  // namespace chartroom::cli
