#include "tests/bots/watched_game.hpp"

#include <stdexcept>

#include "rules/far_seas/bot.hpp"
#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {
namespace {

void apply_all(const FarSeas& rules, State& state, const core::Emitted<FarSeas>& events) {
  for (const auto& recorded : events) rules.apply(state, recorded.event);
}

}  // namespace

std::vector<core::Seat> asked_seats(const State& state) {
  std::vector<core::Seat> seats;
  for (const core::Side side : core::both_sides) {
    if (state.board.question && state.board.question->asked[side]) {
      seats.push_back(core::admiral_of(side));
    }
  }
  return seats;
}

void carry_out(const FarSeas& rules, State& state, core::Seat seat, const Order& order,
               std::uint64_t seed) {
  const core::SeededOracle oracle{seed + state.board.decisions};
  core::Dice dice{oracle, {}};
  const auto events = core::decide(rules, state, seat, state.board.decisions, order, dice);
  if (!events) throw std::runtime_error("refused: " + events.error().what.text());
  apply_all(rules, state, *events);
}

void watch_game(Rules set, std::uint64_t seed, const std::function<bool(const Moment&)>& look) {
  const FarSeas rules{real_pack()};
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  State state = rules.initial(Setup{Scenario::campaign, set});
  apply_all(rules, state, rules.opening(state, dice));
  for (int number = 0; !state.board.outcome; ++number) {
    const core::Seat seat = asked_seats(state).front();
    const View view = rules.view(state, core::Viewer::of(seat));
    if (!look({rules, state, view, seat, number})) return;
    const Order order =
        far_seas::bot_order(view, seat, seed * 1000 + static_cast<std::uint64_t>(number));
    carry_out(rules, state, seat, order, seed);
  }
}

}  // namespace chartroom::far_seas::test
