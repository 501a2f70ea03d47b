#include "rules/far_seas/apply.hpp"

#include <algorithm>

#include "rules/far_seas/apply_combat.hpp"

namespace chartroom::far_seas {
namespace {

// Gives the ships that carry `leader` in an area a leader from among themselves.
void relead(Board& board, ShipId leader, AreaId area) {
  ShipId first = no_ship;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    ShipStatus& s = board.ships[i];
    if (s.where != Whereabouts::at_sea || s.area != area || s.leader != leader) continue;
    if (first == no_ship) first = ShipId(i);
  }
  if (first == no_ship || first == leader) return;
  for (ShipStatus& s : board.ships) {
    if (s.where == Whereabouts::at_sea && s.area == area && s.leader == leader) s.leader = first;
  }
}

}  // namespace

void regroup(Board& board, const Group& group) {
  if (group.empty()) return;
  const ShipId first = *std::ranges::min_element(group);
  std::vector<std::pair<ShipId, AreaId>> left_behind;
  for (const ShipId id : group) {
    const ShipStatus& s = board.status(id);
    left_behind.emplace_back(s.leader, s.area);
  }
  // Out first, so that those left behind are led by one of their own before the new group takes its
  // name.
  for (const ShipId id : group) board.status(id).leader = no_ship;
  for (const auto& [leader, area] : left_behind) relead(board, leader, area);
  for (const ShipId id : group) board.status(id).leader = first;
}

void take_off(Board& board, ShipId ship, Whereabouts where) {
  regroup(board, {ship});
  ShipStatus& s = board.status(ship);
  s.where = where;
  s.area = no_area;
  s.duty = Duty::none;
  s.station = no_station;
}

void apply(State& state, const Event& event) {
  std::visit([&](const auto& e) { apply_to(state, e); }, event);
}

}  // namespace chartroom::far_seas
