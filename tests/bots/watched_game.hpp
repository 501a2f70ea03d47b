// A whole game between midshipmen, which are quick, stopped wherever a side is asked, so that a
// test can look at positions as games bring them.
#pragma once

#include <functional>

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::test {

// A side is asked; nothing has been answered by it yet.
struct Moment {
  const FarSeas& rules;
  const State& state;
  const View& view;  // of the seat that is asked
  core::Seat seat;
  int number{};  // of the decision in its game
  [[nodiscard]] Decision decision() const { return state.board.question->kind; }
};

// Plays the game of a seed to its end, or until `look` says that it has seen enough.
void watch_game(Rules rules, std::uint64_t seed, const std::function<bool(const Moment&)>& look);

// Carries an order out that the rules must allow; the dice are those of the seed.
void carry_out(const FarSeas& rules, State& state, core::Seat seat, const Order& order,
               std::uint64_t seed);

// The seats that owe an answer, the German one first.
[[nodiscard]] std::vector<core::Seat> asked_seats(const State& state);

}  // namespace chartroom::far_seas::test
