#include "rules/far_seas/homeward.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

constexpr int home_factor = 3;  // a cruiser in Germany counts three times (7.4.2, 7.4.3, 8.0)

template <class Wanted>
Group ships_that(const Board& board, Wanted wanted) {
  Group ships;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (wanted(id)) ships.push_back(id);
  }
  return ships;
}

}  // namespace

bool homeward(const Board& board) {
  return board.phase_five && (board.phase_five->breakout || board.phase_five->raid);
}

Group reserves_in_port(const Board& board) {
  return ships_that(
      board, [&](ShipId id) { return board.status(id).where == Whereabouts::german_reserves; });
}

// 7.4 (2), 7.5: the Kent lies in HB2 and is no battlecruiser.
Group battlecruisers_in_port(const Board& board) {
  return ships_that(board, [&](ShipId id) {
    const Whereabouts where = board.status(id).where;
    return board.counter(id).type == ShipType::BC &&
           (where == Whereabouts::england_hb2 || where == Whereabouts::british_reserves);
  });
}

void send_home(Umpiring& u, const Group& ships) {
  if (ships.empty()) return;
  u.emit(event::SentHome{ships});
  for (const ShipId id : ships) {
    const Ship& counter = u.state().board.counter(id);
    if (!counter.main_cruiser) continue;
    score(u, {.kind = VpKind::returned, .points = home_factor * counter.stars, .ship = id});
  }
}

void send_home_the_rest(Umpiring& u, const Group& ships) {
  Group out = ships;
  core::erase_if(out, [&](ShipId id) { return !afloat(u.state().board.status(id)); });
  send_home(u, out);
}

void send_runners_home(Umpiring& u) {
  const std::vector<Group> escaped = u.state().board.run->escaped;
  for (const Group& group : escaped) send_home(u, group);
}

}  // namespace chartroom::far_seas
