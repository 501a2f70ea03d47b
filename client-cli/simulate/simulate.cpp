#include "client-cli/simulate/simulate.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "rules/core/dice.hpp"

namespace chartroom::cli {
namespace {

using far_seas::FarSeas;

void apply_all(const FarSeas& rules, far_seas::State& state, const core::Emitted<FarSeas>& events,
               GameRecord& record) {
  for (const auto& recorded : events) {
    rules.apply(state, recorded.event);
    if (std::holds_alternative<far_seas::event::CombatBegan>(recorded.event)) ++record.combats;
    if (std::holds_alternative<far_seas::event::ObBegan>(recorded.event)) ++record.obs;
  }
}

// Every side that is asked answers from its own view.
void answer(const FarSeas& rules, far_seas::State& state, const core::Awaited& decision,
            core::Dice& dice, std::uint64_t seed, GameRecord& record) {
  for (const core::Side side : core::both_sides) {
    if (!decision.asked[side]) continue;
    const core::Seat seat = core::admiral_of(side);
    const auto view = rules.view(state, core::Viewer::of(seat));
    const auto order = rules.bot(view, seat, seed * 2 + static_cast<std::uint64_t>(side));
    auto events = core::decide(rules, state, seat, decision.number, order, dice);
    if (!events) {
      throw std::logic_error("the bot's order was refused (" + decision.kind +
                             "): " + events.error().what);
    }
    apply_all(rules, state, *events, record);
  }
}

}  // namespace

GameRecord simulate_game(const far_seas::Pack& pack, const SimulationWishes& wishes, int game) {
  const FarSeas rules{pack};
  const core::SeededOracle oracle{wishes.seed * 0x9E3779B97F4A7C15ULL +
                                  static_cast<std::uint64_t>(game)};
  core::Dice dice{oracle, {}};
  far_seas::State state = rules.initial(wishes.setup);
  GameRecord record;
  apply_all(rules, state, rules.opening(state, dice), record);
  while (!rules.outcome(state)) {
    const auto open = rules.awaited(state, core::Viewer::public_eye());
    if (open.empty()) throw std::logic_error("the game waits for nobody and has not ended");
    ++record.decisions;
    answer(rules, state, open.front(), dice, oracle.draw(open.front().number, "bot"), record);
  }
  record.outcome = *rules.outcome(state);
  record.turns = state.board.turn;
  for (const far_seas::VpEntry& entry : state.board.track) {
    record.points[std::string{to_string(entry.kind)}] += entry.points;
  }
  return record;
}

SimulationResult simulate(const far_seas::Pack& pack, const SimulationWishes& wishes,
                          const std::function<void(int)>& progress) {
  SimulationResult result;
  const auto start = std::chrono::steady_clock::now();
  for (int game = 0; game < wishes.games; ++game) {
    result.games.push_back(simulate_game(pack, wishes, game));
    if (progress) progress(game + 1);
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

int quantile(const std::vector<int>& sorted, int percent) {
  if (sorted.empty()) return 0;
  const auto rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
  return sorted[rank == 0 ? 0 : rank - 1];
}

}  // namespace chartroom::cli
