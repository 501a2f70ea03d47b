#include "bots/far_seas/chart.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr int far_away = 99;

// Moves from `start` to everywhere.
std::vector<int> distances_from(AreaId start, const std::vector<std::vector<AreaId>>& next) {
  std::vector<int> distances(next.size(), far_away);
  std::vector<AreaId> reached{start};
  distances[index_of(start)] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const AreaId here = reached[i];
    for (const AreaId to : next[index_of(here)]) {
      if (distances[index_of(to)] != far_away) continue;
      distances[index_of(to)] = distances[index_of(here)] + 1;
      reached.push_back(to);
    }
  }
  return distances;
}

double nearness_at(int distance) {
  constexpr std::array near{1.0, 0.9, 0.5, 0.2};
  const auto d = static_cast<std::size_t>(distance);
  return d < near.size() ? near[d] : 0;
}

bool changes_in(const Pack& pack, int turn) {
  for (const Canal& canal : pack.canals) {
    if (canal.german_from_turn == turn) return true;
  }
  return turn == first_turn;
}

std::vector<AreaId> in_list(const AreaSet& areas) {
  return {areas.begin(), areas.end()};
}

}  // namespace

Chart::Chart(const Pack& pack) {
  const std::size_t areas = pack.areas.size() + 1;  // numbered from 1
  for (int turn = first_turn; turn <= last_turn; ++turn) {
    ByArea& moves = german_[static_cast<std::size_t>(turn)];
    if (!changes_in(pack, turn)) {
      moves = german_[static_cast<std::size_t>(turn) - 1];
      continue;
    }
    moves.resize(areas);
    for (const Area& area : pack.areas) {
      moves[index_of(area.id)] = in_list(pack.reachable_german(area.id, turn));
    }
  }
  stations_.resize(areas);
  for (const Area& area : pack.areas) {
    const auto here = pack.stations_in(area.id);
    stations_[index_of(area.id)].assign(here.begin(), here.end());
  }
  ByArea allied(areas);
  for (const Area& area : pack.areas) {
    allied[index_of(area.id)] = in_list(pack.reachable_allied(area.id, last_turn));
  }
  distances_.assign(areas, std::vector<int>(areas, far_away));
  nearness_.assign(areas, std::vector<double>(areas));
  for (const Area& area : pack.areas) {
    const std::size_t from = index_of(area.id);
    distances_[from] = distances_from(area.id, allied);
    for (std::size_t to = 1; to < areas; ++to) {
      nearness_[from][to] = nearness_at(distances_[from][to]);
    }
  }
  homeward_ = distances_from(return_area, german_[last_turn]);
}

}  // namespace chartroom::far_seas::bots
