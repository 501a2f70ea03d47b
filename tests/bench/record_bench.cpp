// How fast a finished game is opened, looked at anywhere, and verified. Read as ratios: seeking
// with scenes against playing the journal from its beginning.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "record/replay.hpp"
#include "record/verify.hpp"
#include "rules/core/dice.hpp"
#include "tests/bench/bench_pack.hpp"
#include "tests/record/played_game.hpp"

namespace chartroom {
namespace {

using testing::PlayedGame;

const PlayedGame& full_game() {
  static const PlayedGame game = [] {
    PlayedGame played{{.ruleset = bench::ruleset(), .scenario = "full"}};
    played.play_to_the_end();
    return played;
  }();
  return game;
}

void replay_opened(benchmark::State& bench) {
  for (auto _ : bench) {
    benchmark::DoNotOptimize(record::Replay{full_game().beginning(), full_game().entries()});
  }
  bench.counters["entries"] = static_cast<double>(full_game().entries().size());
}
BENCHMARK(replay_opened)->Unit(benchmark::kMillisecond);

// To any event, by every eye in turn.
void replay_sought(benchmark::State& bench) {
  const record::Replay replay{full_game().beginning(), full_game().entries()};
  core::Chooser chance{1};
  const core::Viewer eyes[] = {core::Viewer::umpire_after_the_end(), core::Viewer::public_eye(),
                               core::Viewer::of({core::Side::one, 0}),
                               core::Viewer::of({core::Side::two, 0})};
  for (auto _ : bench) {
    const auto eye = eyes[chance.below(4)];
    benchmark::DoNotOptimize(replay.at(eye, chance.below(replay.last(eye) + 1)));
  }
}
BENCHMARK(replay_sought)->Unit(benchmark::kMicrosecond);

// The same without scenes: the journal is folded up to the middle.
void journal_folded_to_the_middle(benchmark::State& bench) {
  const auto& entries = full_game().entries();
  for (auto _ : bench) {
    record::Record record{full_game().beginning()};
    for (std::size_t i = 0; i < entries.size() / 2; ++i) {
      record.take(record.step(entries[i].first, entries[i].second));
    }
    benchmark::DoNotOptimize(record.umpire().view(core::Viewer::public_eye()));
  }
}
BENCHMARK(journal_folded_to_the_middle)->Unit(benchmark::kMicrosecond);

void game_verified(benchmark::State& bench) {
  const auto file = full_game().exported();
  const auto ruleset_of = full_game().ruleset_of();
  for (auto _ : bench) benchmark::DoNotOptimize(record::verify(file, ruleset_of));
  bench.counters["bytes"] = static_cast<double>(file.ByteSizeLong());
}
BENCHMARK(game_verified)->Unit(benchmark::kMillisecond);

void receipt_signed(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(full_game().receipt(core::Viewer::public_eye()));
}
BENCHMARK(receipt_signed)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace chartroom
