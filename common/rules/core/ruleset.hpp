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
//   Event  what happened; its audience is settled when it is emitted
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
#include "rules/core/said.hpp"
#include "rules/core/side.hpp"

namespace chartroom::core {

// A decision a game waits for. A game may wait for several at once (battles fought side by side),
// each with a number of its own. Everything in it is known to all who are told of it: a prompt
// hangs on facts that both sides know, so that waiting tells nobody anything (architecture.md, 12).
struct Awaited {
  std::uint32_t number{};  // names the decision; the same for all who see it, never used twice
  std::string kind;        // the ruleset's name for it, e.g. "plot"
  std::string subject;     // which of several, e.g. the area of a battle; may be empty
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
  Said text;         // one sentence
  int points{};      // victory points it moves; 0 if none
  friend bool operator==(const Consequence&, const Consequence&) = default;
};

// An event with the audience it was emitted for.
template <class E>
struct Recorded {
  Audience audience;
  E event;
};
template <class R>
using Emitted = std::vector<Recorded<typename R::Event>>;

template <class R>
concept Ruleset = requires(const R& rules, const typename R::Setup& setup, typename R::State& state,
                           const typename R::State& seen, const typename R::Order& order,
                           const typename R::Event& event, const typename R::View& view, Dice& dice,
                           const Awaited& decision, Seat seat, Viewer viewer) {
  // The table as laid out before play. May be asked for a State only once per game; it rolls no
  // dice.
  { rules.initial(setup) } -> std::same_as<typename R::State>;
  // What the server does before anybody decides: the first decision is open when these are applied.
  { rules.opening(seen, dice) } -> std::same_as<Emitted<R>>;
  // Nothing if the order is legal for all this view knows.
  { rules.check(view, seat, decision, order) } -> std::same_as<std::optional<Refusal>>;
  // For a legal order: what it brings for certain. From the view alone.
  { rules.preview(view, seat, decision, order) } -> std::same_as<std::vector<Consequence>>;
  // What the seat may choose from in the open decision. From the view alone.
  { rules.options(view, seat) } -> std::same_as<typename R::Options>;
  // Carries out a checked order on the state, and goes on until somebody must decide or the game
  // ends: `state` is then what applying the events to what it was would have made of it.
  { rules.execute(state, seat, decision, order, dice) } -> std::same_as<Emitted<R>>;
  // Never refuses, rolls nothing.
  { rules.apply(state, event) } -> std::same_as<void>;
  // Asked once, when the event is emitted, of the state just before it is applied.
  { rules.audience(seen, event) } -> std::same_as<Audience>;
  { rules.view(seen, viewer) } -> std::same_as<typename R::View>;
  // What this viewer sees the game waiting for; nothing when it is over.
  { rules.awaited(seen, viewer) } -> std::same_as<std::vector<Awaited>>;
  { rules.outcome(seen) } -> std::same_as<std::optional<Outcome>>;
};

// The open decision with this number, if the viewer of `open` is told of it.
[[nodiscard]] inline const Awaited* find_decision(const std::vector<Awaited>& open,
                                                  std::uint32_t number) {
  for (const Awaited& decision : open) {
    if (decision.number == number) return &decision;
  }
  return nullptr;
}

// Whether an order would be accepted now; what decide() asks first, and all that a preview may ask.
// `open` is what the seat sees the game waiting for.
template <Ruleset R>
[[nodiscard]] std::optional<Refusal> judge(const R& rules, const std::vector<Awaited>& open,
                                           bool over, const typename R::View& view, Seat seat,
                                           std::uint32_t number, const typename R::Order& order) {
  if (over)
    return Refusal{RefusalCode::game_over, "", say("The game has ended."),
                   say("Look at the replay.")};
  const Awaited* decision = find_decision(open, number);
  if (decision == nullptr) {
    return Refusal{RefusalCode::stale, "", say("Decision {} is not open (any more).", number),
                   say("Look at the game again and decide anew.")};
  }
  if (!decision->asked[seat.side]) {
    return Refusal{RefusalCode::not_your_decision, "", say("Your side is not asked now."),
                   say("Wait until your side is asked.")};
  }
  return rules.check(view, seat, *decision, order);
}

// What a seat sees, with whose eyes: a View that can only be the projection of a State for that
// seat. Who makes up an order from one may have the order judged by the same, so that the
// projection is made once.
template <Ruleset R>
class Sight {
 public:
  Sight(const R& rules, const typename R::State& state, Seat seat)
      : seat_{seat}, view_{rules.view(state, Viewer::of(seat))} {}

  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const typename R::View& view() const { return view_; }

 private:
  Seat seat_;
  typename R::View view_;
};

// Whether a decision is theirs to make and the order legal for what they know: the decision, or why
// not. `number` is the one the sender meant to answer (Awaited::number), `sight` what the sender
// sees of this very state.
template <Ruleset R>
[[nodiscard]] std::expected<Awaited, Refusal> admit(const R& rules, const typename R::State& state,
                                                    const Sight<R>& sight, std::uint32_t number,
                                                    const typename R::Order& order) {
  const std::vector<Awaited> open = rules.awaited(state, Viewer::of(sight.seat()));
  if (auto refusal = judge(rules, open, rules.outcome(state).has_value(), sight.view(),
                           sight.seat(), number, order)) {
    return std::unexpected(*std::move(refusal));
  }
  return *find_decision(open, number);
}

// The whole of a decision: is it admitted, and if so what happens. Leaves the state alone.
template <Ruleset R>
[[nodiscard]] std::expected<Emitted<R>, Refusal> decide(const R& rules,
                                                        const typename R::State& state, Seat seat,
                                                        std::uint32_t number,
                                                        const typename R::Order& order,
                                                        Dice& dice) {
  const auto decision = admit(rules, state, Sight<R>{rules, state, seat}, number, order);
  if (!decision) return std::unexpected(decision.error());
  auto after = state;
  return rules.execute(after, seat, *decision, order, dice);
}

// For games that nobody keeps a journal of: decided, and happened at once. `sight` must be of this
// state as it is now. A refused order leaves the state alone.
template <Ruleset R>
[[nodiscard]] std::expected<Emitted<R>, Refusal> decide_and_apply(
    const R& rules, typename R::State& state, const Sight<R>& sight, std::uint32_t number,
    const typename R::Order& order, Dice& dice) {
  const auto decision = admit(rules, state, sight, number, order);
  if (!decision) return std::unexpected(decision.error());
  return rules.execute(state, sight.seat(), *decision, order, dice);
}

// The state that a ruleset's execute works on: what it emits is applied at once, so that the next
// line of the rules sees it, and collected for the journal. The rules only read the state, so it is
// changed by events alone.
//
// Members are defined outside of the class so that a ruleset can compile them once (`extern
// template`): an emit() with all kinds of events is too much to repeat in every file of the rules.
template <class R>
class Umpiring {
 public:
  Umpiring(const R& rules, typename R::State& state, Dice& the_dice);
  ~Umpiring();
  Umpiring(const Umpiring&) = delete;
  Umpiring& operator=(const Umpiring&) = delete;

  void emit(typename R::Event event);
  [[nodiscard]] const typename R::State& state() const;
  [[nodiscard]] const R& rules() const;
  [[nodiscard]] Emitted<R> take() &&;

  Dice& dice;

 private:
  const R& rules_;
  typename R::State& state_;
  Emitted<R> events_;
};

template <class R>
Umpiring<R>::Umpiring(const R& rules, typename R::State& state, Dice& the_dice)
    : dice{the_dice}, rules_{rules}, state_{state} {
  constexpr std::size_t of_most_orders = 16;
  events_.reserve(of_most_orders);
}

template <class R>
Umpiring<R>::~Umpiring() = default;

template <class R>
void Umpiring<R>::emit(typename R::Event event) {
  const Audience audience = rules_.audience(state_, event);
  rules_.apply(state_, event);
  events_.push_back({audience, std::move(event)});
}

template <class R>
const typename R::State& Umpiring<R>::state() const {
  return state_;
}

template <class R>
const R& Umpiring<R>::rules() const {
  return rules_;
}

template <class R>
Emitted<R> Umpiring<R>::take() && {
  return std::move(events_);
}

}  // namespace chartroom::core
