// What each kind of decision costs the rules: the list of what may be chosen, the decision with its
// dice, and applying what came of it. And whole games, as `chartroom simulate` plays them.
#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

#include "client-cli/simulate/simulate.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "tests/bench/bench_pack.hpp"

namespace chartroom::far_seas {
namespace {

using bench::pack;

// A question that was asked in a game between bots, and what was answered.
struct Asked {
  State state;
  core::Seat seat;
  std::uint32_t number{};
  Order order;
};

constexpr std::uint64_t oracle_seed = 3;
constexpr std::size_t most_of_a_kind = 64;

// By the word of the decision.
using Examples = std::map<std::string, std::vector<Asked>>;

void collect(Examples& examples, std::uint64_t seed) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  State state = rules.initial({.rules = full_rules});
  const auto apply_all = [&](const core::Emitted<FarSeas>& events) {
    for (const auto& recorded : events) rules.apply(state, recorded.event);
  };
  apply_all(rules.opening(state, dice));
  while (!state.board.outcome) {
    const core::Awaited open = rules.awaited(state, core::Viewer::public_eye()).front();
    const auto seat = core::admiral_of(open.asked[german] ? german : allied);
    const Order order =
        rules.bot(rules.view(state, core::Viewer::of(seat)), seat, seed + open.number);
    auto& of_kind = examples[open.kind];
    if (of_kind.size() < most_of_a_kind) of_kind.push_back({state, seat, open.number, order});
    apply_all(core::decide(rules, state, seat, open.number, order, dice).value());
  }
}

const Examples& examples() {
  static const Examples all = [] {
    Examples out;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) collect(out, seed);
    return out;
  }();
  return all;
}

template <class Part>
void each(benchmark::State& bench, const std::vector<Asked>& asked, const Part& part) {
  std::size_t next = 0;
  for (auto _ : bench) part(asked[next++ % asked.size()]);
}

void list_choices(benchmark::State& bench, const std::vector<Asked>& asked) {
  const FarSeas rules{pack()};
  each(bench, asked, [&](const Asked& one) {
    benchmark::DoNotOptimize(
        rules.options(rules.view(one.state, core::Viewer::of(one.seat)), one.seat));
  });
}

void decide_it(benchmark::State& bench, const std::vector<Asked>& asked) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{oracle_seed};
  each(bench, asked, [&](const Asked& one) {
    core::Dice dice{oracle, {}};
    benchmark::DoNotOptimize(core::decide(rules, one.state, one.seat, one.number, one.order, dice));
  });
}

// On a copy, as the server does.
void apply_it(benchmark::State& bench, const std::vector<Asked>& asked) {
  const FarSeas rules{pack()};
  const core::SeededOracle oracle{oracle_seed};
  std::vector<core::Emitted<FarSeas>> events;
  for (const Asked& one : asked) {
    core::Dice dice{oracle, {}};
    events.push_back(core::decide(rules, one.state, one.seat, one.number, one.order, dice).value());
  }
  std::size_t next = 0;
  for (auto _ : bench) {
    State state = asked[next % asked.size()].state;
    for (const auto& recorded : events[next % asked.size()]) rules.apply(state, recorded.event);
    benchmark::DoNotOptimize(state);
    ++next;
  }
}

void simulated_games(benchmark::State& bench) {
  cli::SimulationWishes wishes;
  int game = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(cli::simulate_game(pack(), wishes, game++));
  bench.counters["games/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(simulated_games)->Unit(benchmark::kMillisecond);

const bool registered = [] {
  for (const auto& [kind, asked] : examples()) {
    const auto add = [&](const std::string& part, auto function) {
      benchmark::RegisterBenchmark((part + "/" + kind).c_str(), [function, &asked = asked](
                                                                    benchmark::State& bench) {
        function(bench, asked);
      })->Unit(benchmark::kMicrosecond);
    };
    add("options", list_choices);
    add("decide", decide_it);
    add("apply", apply_it);
  }
  return true;
}();

}  // namespace
}  // namespace chartroom::far_seas
