#include "client-cli/simulate/simulate.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "bots/far_seas/bots.hpp"
#include "rules/core/dice.hpp"

namespace chartroom::cli {
namespace {

using far_seas::FarSeas;

void count(const core::Emitted<FarSeas>& events, GameRecord& record) {
  for (const auto& recorded : events) {
    if (std::holds_alternative<far_seas::event::CombatBegan>(recorded.event)) ++record.combats;
    if (std::holds_alternative<far_seas::event::ObBegan>(recorded.event)) ++record.obs;
  }
}

// Every side that is asked answers from its own view.
void answer(const FarSeas& rules, far_seas::State& state, const core::Awaited& decision,
            core::Dice& dice, const Players& players, std::uint64_t seed, GameRecord& record) {
  for (const core::Side side : core::both_sides) {
    if (!decision.asked[side]) continue;
    const core::Sight<FarSeas> sight{rules, state, core::admiral_of(side)};
    const auto order = far_seas::bots::bot_order(sight.view(), sight.seat(), players[side],
                                                 seed * 2 + static_cast<std::uint64_t>(side));
    const auto events = core::decide_and_apply(rules, state, sight, decision.number, order, dice);
    if (!events) {
      throw std::logic_error("the bot's order was refused (" + decision.kind +
                             "): " + events.error().what.text());
    }
    count(*events, record);
  }
}

// Plays the games on all cores. Each game is its own: who plays it when changes nothing.
class Crew {
 public:
  using PlayGame = std::function<GameRecord(int game)>;

  Crew(const PlayGame& play_game, const SimulationWishes& wishes,
       const std::function<void(int)>& progress)
      : play_game_{play_game},
        wishes_{wishes},
        progress_{progress},
        games_(static_cast<std::size_t>(wishes.games)) {}

  std::vector<GameRecord> play() {
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    {
      std::vector<std::jthread> hands;
      for (int i = 1; i < std::min(cores, wishes_.games); ++i) {
        hands.emplace_back([this] { work(); });
      }
      work();
    }
    if (trouble_) std::rethrow_exception(trouble_);
    return std::move(games_);
  }

 private:
  void work() {
    for (int game = next_++; game < wishes_.games; game = next_++) {
      try {
        games_[static_cast<std::size_t>(game)] = play_game_(game);
      } catch (...) {
        const std::scoped_lock lock{mutex_};
        if (!trouble_) trouble_ = std::current_exception();
        next_ = wishes_.games;
        return;
      }
      const std::scoped_lock lock{mutex_};
      ++done_;
      if (progress_) progress_(done_);
    }
  }

  const PlayGame& play_game_;
  const SimulationWishes& wishes_;
  const std::function<void(int)>& progress_;
  std::vector<GameRecord> games_;
  std::atomic<int> next_{0};
  std::mutex mutex_;
  int done_{};
  std::exception_ptr trouble_;
};

}  // namespace

GameRecord simulate_game(const far_seas::Pack& pack, const SimulationWishes& wishes, int game) {
  const FarSeas rules{pack};
  const core::SeededOracle oracle{wishes.seed * 0x9E3779B97F4A7C15ULL +
                                  static_cast<std::uint64_t>(game)};
  core::Dice dice{oracle, {}};
  far_seas::State state = rules.initial(wishes.setup);
  GameRecord record;
  const auto opening = rules.opening(state, dice);
  for (const auto& recorded : opening) rules.apply(state, recorded.event);
  count(opening, record);
  while (!rules.outcome(state)) {
    const auto open = rules.awaited(state, core::Viewer::public_eye());
    if (open.empty()) throw std::logic_error("the game waits for nobody and has not ended");
    ++record.decisions;
    answer(rules, state, open.front(), dice, wishes.players,
           oracle.draw(open.front().number, "bot"), record);
  }
  record.outcome = *rules.outcome(state);
  record.turns = state.board.turn;
  for (const far_seas::VpEntry& entry : state.board.track) {
    record.points[std::string{to_string(entry.kind)}] += entry.points;
  }
  return record;
}

namespace {

SimulationResult play_all(const Crew::PlayGame& play_game, const SimulationWishes& wishes,
                          const std::function<void(int)>& progress) {
  SimulationResult result;
  const auto start = std::chrono::steady_clock::now();
  result.games = Crew{play_game, wishes, progress}.play();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace

SimulationResult simulate(const far_seas::Pack& pack, const SimulationWishes& wishes,
                          const std::function<void(int)>& progress) {
  return play_all([&](int game) { return simulate_game(pack, wishes, game); }, wishes, progress);
}

SimulationResult simulate(const PackOfGame& packs, const SimulationWishes& wishes,
                          const std::function<void(int)>& progress) {
  return play_all([&](int game) { return simulate_game(packs(game), wishes, game); }, wishes,
                  progress);
}

int quantile(const std::vector<int>& sorted, int percent) {
  if (sorted.empty()) return 0;
  const auto rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
  return sorted[rank == 0 ? 0 : rank - 1];
}

}  // namespace chartroom::cli
