// The seam: how a ruleset plugs into Chartroom. docs/architecture.md explains it with an example;
// tests/support has a tiny ruleset that proves it.
//
// A ruleset is a class whose objects are cheap handles on immutable data (its data pack). It names
// six value types and a handful of pure functions over them. Nothing here knows of sockets,
// protobuf, databases or clocks.
//
//   Setup  what was agreed before play: scenario, options
//   State  everything, both sides' secrets included; only decide and apply see it
//   Order  what a seat may send
//   Event  what happened; each names its audience
//   View   what one viewer knows: a type of its own, built by naming each field taken from the
//   State Options  what a seat may choose from, worked out from its View
//
// Legality is a function of the View by construction: `check` is given nothing else. `execute` is
// only reached by orders that passed it and cannot refuse: what fails for a hidden reason fails in
// the world, as an event.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/core/dice.hpp"
#include "rules/core/refusal.hpp"
#include "rules/core/side.hpp"

namespace chartroom::core {

// The decision a game waits for. Everything in it is known to both sides and the public: a prompt
// hangs on open facts, so that waiting tells nobody anything (architecture.md, 12).
struct Awaited {
  std::uint32_t number{};  // counts the decisions of this game, from 1; 0 before the first and when
                           // it is over
  std::string kind;        // the ruleset's name for it, e.g. "plot"
  BySide<bool> asked;  // who still owes an answer; both, where orders are sealed and simultaneous
  friend bool operator==(const Awaited&, const Awaited&) = default;
};

// How a game ended. `winner` is empty for a draw.
struct Outcome {
  std::optional<Side> winner;
  std::string level;   // the ruleset's name for the degree of victory
  std::string reason;  // one sentence
  int points{};        // the ruleset's victory points
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// One thing an order would bring for certain, as far as its sender can know: a penalty, a density,
// a price.
struct Consequence {
  std::string rule;  // number in the rulebook
  std::string text;  // one sentence
  int points{};      // victory points it moves; 0 if none
  friend bool operator==(const Consequence&, const Consequence&) = default;
};

template <class R>
concept Ruleset = requires(const R& rules, const typename R::Setup& setup, typename R::State& state,
                           const typename R::State& seen, const typename R::Order& order,
                           const typename R::Event& event, const typename R::View& view, Dice& dice,
                           Seat seat, Viewer viewer) {
  // The table as laid out before play. May be asked for a State only once per game; it rolls no
  // dice.
  { rules.initial(setup) } -> std::same_as<typename R::State>;
  // What the server does before anybody decides: the first decision is open when these are applied.
  { rules.opening(seen, dice) } -> std::same_as<std::vector<typename R::Event>>;
  // Nothing if the order is legal for all this view knows.
  { rules.check(view, seat, order) } -> std::same_as<std::optional<Refusal>>;
  // For a legal order: what it brings for certain. From the view alone.
  { rules.preview(view, seat, order) } -> std::same_as<std::vector<Consequence>>;
  // What the seat may choose from in the open decision. From the view alone.
  { rules.options(view, seat) } -> std::same_as<typename R::Options>;
  // Carries out a checked order and goes on until somebody must decide or the game ends.
  { rules.execute(seen, seat, order, dice) } -> std::same_as<std::vector<typename R::Event>>;
  // Never refuses, rolls nothing.
  { rules.apply(state, event) } -> std::same_as<void>;
  { rules.audience(event) } -> std::same_as<Audience>;
  { rules.view(seen, viewer) } -> std::same_as<typename R::View>;
  { rules.awaited(seen) } -> std::same_as<Awaited>;
  { rules.outcome(seen) } -> std::same_as<std::optional<Outcome>>;
};

// Whether an order would be accepted now; what decide() asks first, and all that a preview may ask.
template <Ruleset R>
[[nodiscard]] std::optional<Refusal> judge(const R& rules, const Awaited& awaited, bool over,
                                           const typename R::View& view, Seat seat,
                                           std::uint32_t number, const typename R::Order& order) {
  if (over)
    return Refusal{RefusalCode::game_over, "", "The game has ended.", "Look at the replay."};
  if (number != awaited.number) {
    return Refusal{RefusalCode::stale, "",
                   "This order answers decision " + std::to_string(number) + ", but decision " +
                       std::to_string(awaited.number) + " is open.",
                   "Look at the game again and decide anew."};
  }
  if (!awaited.asked[seat.side]) {
    return Refusal{RefusalCode::not_your_decision, "",
                   "Your side is not asked now (" + awaited.kind + ").",
                   "Wait until your side is asked."};
  }
  return rules.check(view, seat, order);
}

// The whole of a decision: is it theirs to make, is it legal for what they know, and if so what
// happens. `number` is the decision the sender meant to answer (Awaited::number).
template <Ruleset R>
[[nodiscard]] std::expected<std::vector<typename R::Event>, Refusal> decide(
    const R& rules, const typename R::State& state, Seat seat, std::uint32_t number,
    const typename R::Order& order, Dice& dice) {
  if (auto refusal = judge(rules, rules.awaited(state), rules.outcome(state).has_value(),
                           rules.view(state, Viewer::of(seat)), seat, number, order)) {
    return std::unexpected(*std::move(refusal));
  }
  return rules.execute(state, seat, order, dice);
}

// A scratch copy of the state that a ruleset's execute works on: what it emits is applied at once,
// so that the next line of the rules sees it, and collected for the journal.
template <class R>
class Umpiring {
 public:
  Umpiring(const R& rules, const typename R::State& state, Dice& dice)
      : dice{dice}, rules_{rules}, state_{state} {}

  void emit(typename R::Event event) {
    rules_.apply(state_, event);
    events_.push_back(std::move(event));
  }
  [[nodiscard]] const typename R::State& state() const { return state_; }
  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] std::vector<typename R::Event> take() && { return std::move(events_); }

  Dice& dice;

 private:
  const R& rules_;
  typename R::State state_;
  std::vector<typename R::Event> events_;
};

}  // namespace chartroom::core
