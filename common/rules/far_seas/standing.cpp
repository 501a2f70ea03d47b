// What may stand in a list of standing orders, and which of them answers.
#include "rules/far_seas/standing.hpp"

#include <algorithm>
#include <array>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/standing_parts.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;
using core::say;
using enum StandingAnswer;

bool put_to(Decision decision, core::Side side) {
  switch (decision) {
    case Decision::plot:
    case Decision::intern:
    case Decision::accept_or_run:
    case Decision::surprise_attack:
    case Decision::hit_and_go_home:
    case Decision::convoy_attack:
    case Decision::raid_on_england:
    case Decision::return_home:
    case Decision::assign: return side == german;
    case Decision::allied_movement:
    case Decision::choose_area:
    case Decision::search:
    case Decision::approach:
    case Decision::try_surprise:
    case Decision::fight_or_run:
    case Decision::remove_ships:
    case Decision::counterattack:
    case Decision::breakout_squadrons:
    case Decision::breakout_search: return side == allied;
    case Decision::chase:
    case Decision::escape:
    case Decision::bold_moves:
    case Decision::fire_on_bold:
    case Decision::targets:
    case Decision::torpedoes:
    case Decision::run_after_round: return true;
  }
  return false;
}

template <class Range>
std::string words_of(const Range& range) {
  std::string text;
  for (const auto& one : range) text += (text.empty() ? "" : ", ") + std::string{to_string(one)};
  return text;
}

Refusal refused(RefusalCode code, core::Said what, core::Said instead) {
  return {code, "", std::move(what), std::move(instead)};
}

std::optional<Refusal> check_ships(const Pack& pack, core::Side side, const StandingOrder& order) {
  const std::string decision{to_string(order.decision)};
  if (!order.ships.empty() && !concerns_ships(order.decision)) {
    return refused(RefusalCode::against_the_rules,
                   say("The answer to {} is for the whole side, not for single ships.", decision),
                   say("Leave the ships out."));
  }
  for (const ShipId id : order.ships) {
    if (index_of(id) >= pack.ships.size()) {
      return refused(RefusalCode::unknown_thing, say("There is no such ship."), {});
    }
    if (side_of(pack, id) != side) {
      return refused(RefusalCode::not_yours,
                     say("{} is a ship of the other side.", pack.ship(id).name),
                     say("Name your own ships."));
    }
  }
  return std::nullopt;
}

std::optional<Refusal> check_one(const Pack& pack, core::Side side, const StandingOrder& order) {
  const std::string decision{to_string(order.decision)};
  if (!put_to(order.decision, side)) {
    return refused(RefusalCode::against_the_rules,
                   say("Your side is never asked for {}.", decision),
                   say("It is asked for {}.", words_of(decisions_of(side))));
  }
  const auto answers = answers_to(order.decision);
  if (!contains(answers, order.answer)) {
    return refused(RefusalCode::against_the_rules,
                   say("'{}' is no answer to {}.", to_string(order.answer), decision),
                   say("It can be answered by {}.", words_of(answers)));
  }
  const bool looks_at_enemy = order.met != Met::anybody || !order.against.empty();
  if (looks_at_enemy && !meets_enemies(order.decision)) {
    return refused(RefusalCode::against_the_rules,
                   say("Nobody is met where {} is asked for.", decision),
                   say("Say nothing of the enemy in this order."));
  }
  return check_ships(pack, side, order);
}

// A group and one of those that it may attack by surprise.
using Pair = order::SurpriseAttack::Pair;

std::vector<Pair> pairs_of(const StandingQuestion& question) {
  std::vector<Pair> pairs;
  for (const GroupChoice& group : question.options.groups) {
    for (const ShipId target : group.targets) pairs.push_back({group.ships.front(), target});
  }
  return pairs;
}

bool looks_at_nothing(const StandingOrder& order) {
  return order.ships.empty() && order.met == Met::anybody && order.against.empty();
}

// "Never surprise a battlecruiser" leaves the other targets, and the list goes on with those: each
// pair is judged for itself.
class SurpriseAnswers {
 public:
  explicit SurpriseAnswers(const StandingQuestion& question)
      : question_{question}, left_{pairs_of(question)} {}

  // What the list answers.
  std::vector<Order> by(const Standing& standing) {
    for (const StandingOrder& order : standing.orders) {
      if (order.decision != Decision::surprise_attack) continue;
      const std::vector<Pair> meant = meant_by(order);
      if (meant.empty() && !looks_at_nothing(order)) continue;
      if (order.answer != no) return by_answer(order.answer, meant);
      std::erase_if(left_, [&](const Pair& pair) { return contains(meant, pair); });
      if (left_.empty()) return {order::SurpriseAttack{}};
    }
    return {};
  }

 private:
  std::vector<Pair> meant_by(const StandingOrder& order) const {
    std::vector<Pair> meant;
    for (const Pair& pair : left_) {
      const Parties parties{group_of(question_.board(), pair.attacker),
                            group_of(question_.board(), pair.target)};
      if (fits(question_.board(), order, parties)) meant.push_back(pair);
    }
    return meant;
  }

  std::vector<Order> by_answer(StandingAnswer answer, const std::vector<Pair>& meant) const {
    if (answer == ask) return {};
    if (answer == midshipman) return {by_midshipman()};
    std::vector<Order> attacks;
    for (const Pair& pair : meant) attacks.emplace_back(order::SurpriseAttack{pair});
    // An intervention that is plotted is made (4.3.1): "none" is refused then.
    const auto place = answer == yes ? attacks.end() : attacks.begin();
    attacks.insert(place, order::SurpriseAttack{});
    return attacks;
  }

  // Within what the list has left it.
  Order by_midshipman() const {
    Order order = bot_order(question_.view, question_.seat, question_.seed);
    const auto& attack = std::get<order::SurpriseAttack>(order).attack;
    if (attack && !contains(left_, *attack)) return order::SurpriseAttack{};
    return order;
  }

  const StandingQuestion& question_;
  std::vector<Pair> left_;
};

}  // namespace

std::string_view to_string(StandingAnswer answer) noexcept {
  switch (answer) {
    case ask: return "ask";
    case defaults: return "defaults";
    case midshipman: return "midshipman";
    case yes: return "yes";
    case no: return "no";
    case run: return "run";
    case stand: return "stand";
    case homeward: return "homeward";
    case away: return "away";
  }
  return "";
}

std::string_view to_string(Met met) noexcept {
  switch (met) {
    case Met::anybody: return "anybody";
    case Met::stronger: return "stronger";
    case Met::not_stronger: return "not stronger";
  }
  return "";
}

std::vector<Decision> decisions_of(core::Side side) {
  std::vector<Decision> decisions;
  for (int i = 0; i <= static_cast<int>(Decision::assign); ++i) {
    if (put_to(static_cast<Decision>(i), side)) decisions.push_back(static_cast<Decision>(i));
  }
  return decisions;
}

std::vector<StandingAnswer> answers_to(Decision decision) {
  std::vector<StandingAnswer> answers{ask, defaults, midshipman};
  switch (decision) {
    case Decision::plot:
    case Decision::assign:
    case Decision::allied_movement:
    case Decision::choose_area:
    case Decision::targets:
    case Decision::hit_and_go_home: return answers;
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: answers.insert(answers.end(), {run, stand}); return answers;
    case Decision::escape: answers.insert(answers.end(), {homeward, away}); return answers;
    default: answers.insert(answers.end(), {yes, no}); return answers;
  }
}

bool concerns_ships(Decision decision) {
  switch (decision) {
    case Decision::plot:
    case Decision::assign:
    case Decision::allied_movement:
    case Decision::choose_area:
    case Decision::hit_and_go_home:
    case Decision::raid_on_england:
    case Decision::counterattack: return false;
    default: return true;
  }
}

bool meets_enemies(Decision decision) {
  switch (decision) {
    case Decision::plot:
    case Decision::assign:
    case Decision::allied_movement:
    case Decision::intern:
    case Decision::choose_area:
    case Decision::remove_ships:
    case Decision::hit_and_go_home:
    case Decision::raid_on_england:
    case Decision::return_home: return false;
    default: return true;
  }
}

std::optional<Refusal> check_standing(const Pack& pack, core::Side side, const Standing& standing) {
  if (standing.orders.size() > most_standing_orders) {
    return refused(RefusalCode::against_the_rules,
                   say("These are {} standing orders.", standing.orders.size()),
                   say("There may be {} at most.", most_standing_orders));
  }
  for (const StandingOrder& order : standing.orders) {
    if (auto refusal = check_one(pack, side, order)) return refusal;
  }
  return std::nullopt;
}

std::vector<Order> standing_answers(const View& view, core::Seat seat, const Standing& standing,
                                    std::uint64_t seed) {
  const StandingQuestion question{view, seat, options_of(view, seat), seed};
  if (question.decision() == Decision::surprise_attack)
    return SurpriseAnswers{question}.by(standing);
  const Parties parties = parties_to(question);
  for (const StandingOrder& order : standing.orders) {
    if (order.decision != question.decision() || !fits(view.board, order, parties)) continue;
    return answers_by(question, order);
  }
  return {};
}

}  // namespace chartroom::far_seas
