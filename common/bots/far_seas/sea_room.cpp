#include "bots/far_seas/sea_room.hpp"

#include <array>

namespace chartroom::far_seas::bots {
namespace {

constexpr int far_away = 99;

}  // namespace

SeaRoom::SeaRoom(const Board& board) {
  const Pack& pack = *board.pack;
  const std::size_t areas = pack.areas.size() + 1;  // numbered from 1
  distances_.assign(areas, std::vector<int>(areas, far_away));
  std::vector<std::vector<AreaId>> next(areas);
  for (const Area& area : pack.areas) {
    next[index_of(area.id)] = pack.reachable_allied(area.id, board.turn);
  }
  for (const Area& start : pack.areas) {
    std::vector<int>& from = distances_[index_of(start.id)];
    std::vector<AreaId> reached{start.id};
    from[index_of(start.id)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const AreaId here = reached[i];
      for (const AreaId to : next[index_of(here)]) {
        if (from[index_of(to)] != far_away) continue;
        from[index_of(to)] = from[index_of(here)] + 1;
        reached.push_back(to);
      }
    }
  }
}

double SeaRoom::nearness(AreaId a, AreaId b) const {
  constexpr std::array near{1.0, 0.9, 0.5, 0.2};
  const auto d = static_cast<std::size_t>(distance(a, b));
  return d < near.size() ? near[d] : 0;
}

}  // namespace chartroom::far_seas::bots
