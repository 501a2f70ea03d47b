// Inside the standing orders: the question as one order of the list looks at it.
#pragma once

#include <vector>

#include "rules/far_seas/standing.hpp"

namespace chartroom::far_seas {

struct StandingQuestion {
  const View& view;
  core::Seat seat;
  Options options;
  std::uint64_t seed{};

  [[nodiscard]] const Board& board() const { return view.board; }
  [[nodiscard]] core::Side side() const { return seat.side; }
  [[nodiscard]] Decision decision() const { return *options.decision; }
};

// Who is concerned on one's own side, and who is met.
struct Parties {
  Group own;
  Group enemy;
};
[[nodiscard]] Parties parties_to(const StandingQuestion& question);
[[nodiscard]] bool fits(const Board& board, const StandingOrder& order, const Parties& parties);

// What one order of the list answers; surprise attacks are judged pair by pair (standing.cpp).
[[nodiscard]] std::vector<Order> answers_by(const StandingQuestion& question,
                                            const StandingOrder& order);
// standing_defaults.cpp: what far-seas.md answers for whoever says nothing.
[[nodiscard]] std::vector<Order> default_answers(const StandingQuestion& question);
// Ways to run: in one group, then one by one. `ships` are those who run.
[[nodiscard]] std::vector<Order> ways_to_run(const Group& ships);
// The areas of an escape, by what the order prefers.
[[nodiscard]] Order escape_to(const StandingQuestion& question, StandingAnswer where);

}  // namespace chartroom::far_seas
