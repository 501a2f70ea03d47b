// How long the bots think. As everywhere here, read ratios: a lieutenant's order against a
// midshipman's for the same view, an admiral's against a lieutenant's, and whole games likewise.
#include <benchmark/benchmark.h>

#include "bots/far_seas/bots.hpp"
#include "rules/far_seas/bot.hpp"
#include "tests/bench/bench_pack.hpp"

namespace chartroom::far_seas {
namespace {

using core::Strength;
using core::Viewer;

using bench::pack;

// The first position of a game between midshipmen in which this is asked, in this turn or later.
View position(Decision decision, int turn) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{1};
  core::Dice dice{oracle, {}};
  State state = rules.initial(Setup{Scenario::campaign, full_rules});
  const auto apply_all = [&](const core::Emitted<FarSeas>& events) {
    for (const auto& recorded : events) rules.apply(state, recorded.event);
  };
  apply_all(rules.opening(state, dice));
  for (std::uint64_t number = 0;; ++number) {
    const core::Awaited open = rules.awaited(state, Viewer::public_eye()).front();
    const core::Seat seat = core::admiral_of(open.asked[german] ? german : allied);
    View view = rules.view(state, Viewer::of(seat));
    if (state.board.question->kind == decision && state.board.turn >= turn) return view;
    apply_all(*core::decide(rules, state, seat, open.number,
                            far_seas::bot_order(view, seat, number), dice));
  }
}

void order(benchmark::State& bench, Decision decision, Strength strength) {
  const View view = position(decision, 3);
  const core::Seat seat = core::admiral_of(*view.side);
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(bots::bot_order(view, seat, strength, ++seed));
}
BENCHMARK_CAPTURE(order, plot_of_midshipman, Decision::plot, Strength::midshipman)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(order, plot_of_lieutenant, Decision::plot, Strength::lieutenant)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(order, plot_of_admiral, Decision::plot, Strength::admiral)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(order, movement_of_midshipman, Decision::allied_movement, Strength::midshipman)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(order, movement_of_lieutenant, Decision::allied_movement, Strength::lieutenant)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(order, movement_of_admiral, Decision::allied_movement, Strength::admiral)
    ->Unit(benchmark::kMillisecond);

int points_of_game(Strength strength, std::uint64_t seed) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  State state = rules.initial({});
  const auto apply_all = [&](const core::Emitted<FarSeas>& events) {
    for (const auto& recorded : events) rules.apply(state, recorded.event);
  };
  apply_all(rules.opening(state, dice));
  while (!state.board.outcome) {
    const core::Awaited open = rules.awaited(state, Viewer::public_eye()).front();
    const core::Seat seat = core::admiral_of(open.asked[german] ? german : allied);
    const Order given =
        bots::bot_order(rules.view(state, Viewer::of(seat)), seat, strength, seed + open.number);
    apply_all(*core::decide(rules, state, seat, open.number, given, dice));
  }
  return state.board.vp;
}

void whole_game(benchmark::State& bench, Strength strength) {
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(points_of_game(strength, ++seed));
}
BENCHMARK_CAPTURE(whole_game, of_midshipmen, Strength::midshipman)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(whole_game, of_lieutenants, Strength::lieutenant)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom::far_seas
