// What a game takes of the heap, and whether an order costs more the longer its game has gone on.
// Read the counters of the one as bytes, and the times of the other beside each other.
#include <benchmark/benchmark.h>
#include <malloc.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "fair/fair.hpp"
#include "games/publish.hpp"
#include "tests/bench/bench_pack.hpp"
#include "tests/bench/nowhere.hpp"
#include "tests/record/played_game.hpp"

namespace chartroom {
namespace {

using bench::Nowhere;
using server::Position;
using testing::PlayedGame;

PlayedGame new_game(std::uint64_t seed) {
  return PlayedGame{
      {.ruleset = bench::ruleset(), .scenario = "basic", .seed = seed, .nonces = false}};
}

std::size_t heap_bytes() {
  const auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

server::OrderKey new_key() {
  static std::uint64_t count = 0;
  const auto id = fair::sha256(std::to_string(++count));
  return {id.substr(16), 1, id};
}

// As a server has it that has followed the game from its beginning.
std::unique_ptr<Position> played_again(const PlayedGame& game, std::size_t entries) {
  auto position = std::make_unique<Position>(game.beginning(), game.key());
  for (std::size_t i = 0; i < entries; ++i) {
    const auto& [bytes, hash] = game.entries()[i];
    position->take(position->step(server::JournalRow{i + 1, bytes, hash, new_key()}));
  }
  return position;
}

// Games of bots, played half way and to the end.
void game_in_memory(benchmark::State& bench) {
  const auto half = bench.range(0) == 0;
  std::vector<PlayedGame> games;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    games.push_back(new_game(seed));
    games.back().play_to_the_end();
  }
  std::size_t bytes = 0;
  std::size_t events = 0;
  for (auto _ : bench) {
    std::vector<std::unique_ptr<Position>> positions;
    positions.reserve(games.size());
    const auto before = heap_bytes();
    for (const auto& game : games) {
      positions.push_back(played_again(game, game.entries().size() / (half ? 2 : 1)));
    }
    bytes = heap_bytes() - before;
    events = 0;
    for (const auto& position : positions) {
      events += position->ledger(core::Viewer::public_eye()).cursor();
    }
  }
  bench.counters["bytes/game"] = static_cast<double>(bytes) / static_cast<double>(games.size());
  bench.counters["events/game"] = static_cast<double>(events) / static_cast<double>(games.size());
}
BENCHMARK(game_in_memory)
    ->ArgName("whole")
    ->Arg(0)
    ->Arg(1)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// A side gives its order and takes it back, over and over: the game is as it was, and longer.
class LongGame {
 public:
  LongGame() : game_{new_game(1)}, position_{game_.beginning(), game_.key()} {
    position_.take(position_.step(position_.opening(), std::nullopt));
    one_ = std::make_shared<Nowhere>();
    two_ = std::make_shared<Nowhere>();
    watchers_.begin(position_, {.viewer = Position::viewers()[1], .view = server::ViewAs::changes},
                    one_);
    watchers_.begin(position_, {.viewer = Position::viewers()[2], .view = server::ViewAs::changes},
                    two_);
    // On to the first order after which nothing bars the way back.
    for (std::uint64_t turn = 0; position_.take_back(side_) != server::TakeBack::freely; ++turn) {
      const auto open = position_.awaited(core::Viewer::public_eye()).front();
      side_ = open.asked[core::Side::one] ? core::Side::one : core::Side::two;
      const auto seat = core::admiral_of(side_);
      order_ = {open.number, position_.umpire().bot_order(seat, core::Strength::midshipman, turn)};
      act(order_);
    }
    act(server::TakeBackOrder{});
  }

  // Two entries.
  void there_and_back() {
    act(order_);
    act(server::TakeBackOrder{});
  }
  [[nodiscard]] std::uint64_t events() const {
    return position_.ledger(Position::viewers()[1]).cursor();
  }

 private:
  void act(const server::Act& act) {
    const auto entry = position_.decide(core::admiral_of(side_), act);
    if (!entry) throw std::runtime_error{entry.error().what.text()};
    const auto key = new_key();
    if (position_.order(key)) throw std::runtime_error{"an id was used twice"};
    auto step = position_.step(*entry, key);
    benchmark::DoNotOptimize(position_.summary_after(step).SerializeAsString());
    position_.take(std::move(step));
    watchers_.publish(position_, server::Clock::Point{} + std::chrono::hours{1});
  }

  PlayedGame game_;
  Position position_;
  server::Watchers watchers_{"game", std::chrono::milliseconds{1000}};
  std::shared_ptr<Nowhere> one_;
  std::shared_ptr<Nowhere> two_;
  core::Side side_{};
  record::RulesOrder order_;
};

void order_in_a_long_game(benchmark::State& bench) {
  const auto wanted = static_cast<std::uint64_t>(bench.range(0));
  LongGame game;
  while (game.events() < wanted) game.there_and_back();
  for (auto _ : bench) {
    for (int i = 0; i < 10; ++i) game.there_and_back();
  }
  bench.counters["us/order"] =
      benchmark::Counter(static_cast<double>(bench.iterations()) * 20 / 1e6,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(order_in_a_long_game)
    ->ArgName("events")
    ->Arg(10)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
