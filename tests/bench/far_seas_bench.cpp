// How fast the umpire is. Run it, do not assert it: build/release/tests/bench/bench_far_seas
//
// Read as ratios of what runs beside each other on the same machine: a whole game with the rules
// alone against the same game through bytes (as the server plays it), a keyed die against a mixed
// one, a projection against its encoding.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "fair/fair.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "tests/bench/bench_pack.hpp"
#include "wire/far_seas_codec.hpp"

namespace chartroom::far_seas {
namespace {

using core::Side;
using core::Viewer;

using bench::pack;

void apply_all(const FarSeas& rules, State& state, const core::Emitted<FarSeas>& events) {
  for (const auto& recorded : events) rules.apply(state, recorded.event);
}

// Bot against bot, the rules alone.
State play_with_rules(std::uint64_t seed) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  State state = rules.initial({});
  apply_all(rules, state, rules.opening(state, dice));
  while (!state.board.outcome) {
    const core::Awaited open = rules.awaited(state, Viewer::public_eye()).front();
    const core::Seat seat = core::admiral_of(open.asked[german] ? german : allied);
    const Order order = rules.bot(rules.view(state, Viewer::of(seat)), seat, seed + open.number);
    apply_all(rules, state, *core::decide(rules, state, seat, open.number, order, dice));
  }
  return state;
}

// The same game as the server has it: orders, events and views are bytes; both sides and the public
// are told.
std::size_t play_with_bytes(std::uint64_t seed) {
  const core::SeededOracle oracle{seed};
  const auto umpire = bench::ruleset()->new_game({}).value();
  std::size_t told = 0;
  const auto carry_out = [&](const wire::Decided& entry) {
    umpire->apply(entry);
    for (const Viewer viewer : {Viewer::public_eye(), Viewer::of(core::admiral_of(german)),
                                Viewer::of(core::admiral_of(allied))}) {
      for (const auto& event : entry.events) {
        if (const auto bytes = umpire->project(event, viewer)) told += bytes->size();
      }
      told += umpire->view(viewer).size();
    }
  };
  carry_out(umpire->opening(oracle));
  while (!umpire->outcome()) {
    const core::Awaited open = umpire->awaited(Viewer::public_eye()).front();
    const core::Seat seat = core::admiral_of(open.asked[german] ? german : allied);
    const std::string order =
        umpire->bot_order(seat, core::Strength::midshipman, seed + open.number);
    carry_out(umpire->decide(seat, open.number, order, oracle).value());
  }
  return told;
}

void game_with_rules(benchmark::State& bench) {
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(play_with_rules(++seed));
}
BENCHMARK(game_with_rules)->Unit(benchmark::kMillisecond);

void game_with_bytes(benchmark::State& bench) {
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(play_with_bytes(++seed));
}
BENCHMARK(game_with_bytes)->Unit(benchmark::kMillisecond);

void die_mixed(benchmark::State& bench) {
  const core::SeededOracle oracle{1};
  core::Dice dice{oracle, {}};
  for (auto _ : bench) benchmark::DoNotOptimize(dice.d6("4.6.2.1 search"));
}
BENCHMARK(die_mixed);

void die_keyed(benchmark::State& bench) {
  const fair::HmacOracle oracle{std::string(32, 's'), "game"};
  core::Dice dice{oracle, {}};
  for (auto _ : bench) benchmark::DoNotOptimize(dice.d6("4.6.2.1 search"));
}
BENCHMARK(die_keyed);

void view_made(benchmark::State& bench) {
  const State state = play_with_rules(7);
  for (auto _ : bench) {
    benchmark::DoNotOptimize(view_of(state, Viewer::of(core::admiral_of(allied))));
  }
}
BENCHMARK(view_made)->Unit(benchmark::kMicrosecond);

void view_written(benchmark::State& bench) {
  const View view = view_of(play_with_rules(7), Viewer::of(core::admiral_of(allied)));
  for (auto _ : bench) benchmark::DoNotOptimize(wire::FarSeasCodec::write_view(view));
}
BENCHMARK(view_written)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace chartroom::far_seas

BENCHMARK_MAIN();
