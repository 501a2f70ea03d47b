#include "rules/far_seas/colonies.hpp"

namespace chartroom::far_seas {
namespace {

using What = event::ColonyTurned::What;

// 6.4.1, as ruled: short when a turn ends, the count waits for one turn more; captured only with
// the full number at its end.
std::vector<What> end_of_turn(const Board& board, ColonyId id) {
  const Colony& colony = board.pack->colony(id);
  const ColonyStatus& status = board.colonies.at(index_of(id));
  std::vector<What> what;
  if (status.captured) return what;
  if (status.count_from != 0 && besieged(board, id)) {
    if (status.short_in != 0) what.push_back(What::resumed);
    // Not after the deadline: no count outlives it.
    if (board.turn - status.count_from + 1 >= colony.turns) {
      what.push_back(What::captured);
      return what;
    }
  } else if (status.count_from != 0) {
    what.push_back(status.short_in == 0 ? What::short_of_ships : What::voided);
  }
  if (board.turn == colony.capture_turn) what.push_back(What::held);
  return what;
}

}  // namespace

int falls_in(const Board& board, ColonyId colony) {
  const int from = board.colonies.at(index_of(colony)).count_from;
  return from == 0 ? 0 : from + board.pack->colony(colony).turns - 1;
}

bool may_be_captured(const Board& board, ColonyId colony) {
  return !board.colonies.at(index_of(colony)).captured;
}

void count_from_now(Umpiring& u) {
  for (std::size_t i = 0; i < u.state().board.colonies.size(); ++i) {
    const ColonyId id{static_cast<std::uint8_t>(i)};
    const Board& board = u.state().board;
    const Colony& colony = board.pack->colony(id);
    const int falls = board.turn + colony.turns - 1;
    if (board.colonies[i].captured || board.colonies[i].count_from != 0) continue;
    // A count that cannot end in time is none; the siege stops the coal all the same (6.4.3).
    if (!besieged(board, id) || falls > colony.capture_turn) continue;
    u.emit(event::ColonyTurned{id, What::begun, falls});
  }
}

void end_turn_of_colonies(Umpiring& u) {
  for (std::size_t i = 0; i < u.state().board.colonies.size(); ++i) {
    const ColonyId id{static_cast<std::uint8_t>(i)};
    for (const What what : end_of_turn(u.state().board, id)) {
      u.emit(event::ColonyTurned{id, what, u.state().board.turn});
    }
  }
}

}  // namespace chartroom::far_seas
