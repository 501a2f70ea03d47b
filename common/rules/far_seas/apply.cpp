#include "rules/far_seas/apply.hpp"

#include <algorithm>

#include "rules/far_seas/apply_combat.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

// Where a group stands: only ships of one place can be of one group.
struct Berth {
  ShipId leader{};
  Whereabouts where{};
  AreaId area{};
  friend bool operator==(const Berth&, const Berth&) = default;
};

Berth berth_of(const ShipStatus& s) {
  return {s.leader, s.where, s.area};
}

// Gives the ships that carry a leader in a place a leader from among themselves.
void relead(Board& board, const Berth& berth) {
  const auto left = [&](const ShipStatus& s) {
    return s.leader == berth.leader && berth_of(s) == berth && afloat(s);
  };
  const auto found = std::ranges::find_if(board.ships, left);
  if (found == board.ships.end()) return;
  const auto first = ShipId(found - board.ships.begin());
  if (first == berth.leader) return;
  for (ShipStatus& s : board.ships) {
    if (left(s)) s.leader = first;
  }
}

// 9.4.3 asks how many there have been at any point of a combat, not how many there are.
void compare_numbers(State& state) {
  if (!state.board.combat) {
    state.germans_outnumbered = false;
    return;
  }
  const auto& fighters = state.board.combat->fighters;
  if (fighters[allied].size() > fighters[german].size()) state.germans_outnumbered = true;
}

}  // namespace

void regroup(Board& board, const Group& group) {
  if (group.empty()) return;
  const ShipId first = *std::ranges::min_element(group);
  core::ShortList<Berth, 8> left_behind;
  for (const ShipId id : group) {
    const Berth berth = berth_of(board.status(id));
    if (!contains(left_behind, berth)) left_behind.push_back(berth);
  }
  // Out first, so that those left behind are led by one of their own before the new group takes its
  // name.
  for (const ShipId id : group) board.status(id).leader = no_ship;
  for (const Berth& berth : left_behind) relead(board, berth);
  for (const ShipId id : group) board.status(id).leader = first;
}

void take_off(Board& board, ShipId ship, Whereabouts where) {
  regroup(board, {ship});
  ShipStatus& s = board.status(ship);
  s.where = where;
  s.area = no_area;
  s.duty = Duty::none;
  s.station = no_station;
  s.convoy = no_convoy;
  s.known_in_river = false;
}

void form_box_squadrons(Board& board, AreaId area) {
  for (const Nation nation : {Nation::british, Nation::french, Nation::japanese, Nation::russian}) {
    Group squadron;
    for (std::size_t i = 0; i < board.ships.size(); ++i) {
      const ShipStatus& s = board.ships[i];
      if (s.where != Whereabouts::colony_box || s.area != area) continue;
      if (board.counter(ShipId(i)).nation != nation) continue;
      squadron.push_back(ShipId(i));
      if (squadron.size() < 5) continue;
      regroup(board, squadron);
      squadron.clear();
    }
    regroup(board, squadron);
  }
}

void apply(State& state, const Event& event) {
  std::visit([&](const auto& e) { apply_to(state, e); }, event);
  compare_numbers(state);
  observe(state);
}

}  // namespace chartroom::far_seas
