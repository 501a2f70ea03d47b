// What one order costs the server between the socket and the database, part by part: read the
// parts' shares, and a short game beside a long one.
#include <benchmark/benchmark.h>

#include <deque>
#include <memory>
#include <string>

#include "fair/signing.hpp"
#include "games/publish.hpp"
#include "record/terms.hpp"
#include "tests/bench/bench_pack.hpp"
#include "tests/bench/nowhere.hpp"
#include "tests/record/played_game.hpp"

namespace chartroom {
namespace {

using bench::Nowhere;
using server::Position;
using testing::PlayedGame;

// A game by bots, and the acts that make it again.
struct Script {
  PlayedGame game{{.ruleset = bench::ruleset(), .scenario = "basic", .nonces = false}};
  std::vector<std::pair<core::Seat, record::RulesOrder>> orders;
  Script() {
    game.play_to_the_end();
    for (const auto& [bytes, hash] : game.entries()) {
      v1::JournalEntry entry;
      entry.ParseFromString(bytes);
      if (!entry.has_rules() || entry.rules().order().empty()) continue;
      const auto side = record::from_wire(entry.rules().side()).value();
      orders.push_back({core::admiral_of(side), {entry.rules().decision(), entry.rules().order()}});
    }
  }
};
const Script& script() {
  static const Script played;
  return played;
}

enum class Watched { by_nobody, whole, changes };

// A whole game, order by order, as the server carries it out.
void carry_out(benchmark::State& bench, Watched watched) {
  const auto& played = script();
  std::size_t orders = 0;
  std::size_t bytes = 0;
  for (auto _ : bench) {
    Position position{played.game.beginning(), played.game.key()};
    server::Watchers watchers{"game", std::chrono::milliseconds{1000}};
    position.take(position.step(position.opening(), std::nullopt));
    auto one = std::make_shared<Nowhere>();
    auto two = std::make_shared<Nowhere>();
    const auto view = watched == Watched::whole ? server::ViewAs::whole : server::ViewAs::changes;
    if (watched != Watched::by_nobody) {
      watchers.begin(position, {.viewer = Position::viewers()[1], .view = view}, one);
      watchers.begin(position, {.viewer = Position::viewers()[2], .view = view}, two);
    }
    const auto now = server::Clock::Point{} + std::chrono::hours{1};
    for (const auto& [seat, order] : played.orders) {
      const auto entry = position.decide(seat, order);
      auto step = position.step(*entry, server::OrderKey{std::string(16, 'x'), 1, "digest"});
      benchmark::DoNotOptimize(position.summary_after(step).SerializeAsString());
      position.take(std::move(step));
      watchers.publish(position, now);
    }
    orders += played.orders.size();
    bytes += one->bytes + two->bytes;
  }
  bench.counters["us/order"] = benchmark::Counter(
      static_cast<double>(orders) / 1e6, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  bench.counters["bytes/order"] = static_cast<double>(bytes) / static_cast<double>(orders);
}
BENCHMARK_CAPTURE(carry_out, watched_by_nobody, Watched::by_nobody)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(carry_out, told_whole_views, Watched::whole)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(carry_out, told_changes, Watched::changes)->Unit(benchmark::kMillisecond);

void order_decided(benchmark::State& bench) {
  const auto& played = script();
  Position position{played.game.beginning(), played.game.key()};
  position.take(position.step(position.opening(), std::nullopt));
  for (std::size_t i = 0; i < played.orders.size() / 2; ++i) {
    position.take(position.step(*position.decide(played.orders[i].first, played.orders[i].second),
                                std::nullopt));
  }
  const auto& [seat, order] = played.orders[played.orders.size() / 2];
  for (auto _ : bench) benchmark::DoNotOptimize(position.decide(seat, order));
}
BENCHMARK(order_decided)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace chartroom
