// The map as moves: who may go where in which turn, and how far it is. Made once for a pack.
#pragma once

#include <array>
#include <vector>

#include "rules/far_seas/pack.hpp"
#include "rules/far_seas/terms.hpp"

namespace chartroom::far_seas::bots {

class Chart {
 public:
  explicit Chart(const Pack& pack);

  // Areas a Main Cruiser may go to from `area` in a turn, itself not among them.
  [[nodiscard]] const std::vector<AreaId>& german_moves(AreaId area, int turn) const {
    return german_[static_cast<std::size_t>(turn)][index_of(area)];
  }
  // Allied moves from one to the other.
  [[nodiscard]] int distance(AreaId a, AreaId b) const {
    return distances_[index_of(a)][index_of(b)];
  }
  // How near a hunter in `a` is to a cruiser in `b` when both still move: 1 in the same area, 0
  // from four moves on.
  [[nodiscard]] double nearness(AreaId a, AreaId b) const {
    return nearness_[index_of(a)][index_of(b)];
  }
  [[nodiscard]] const std::vector<StationId>& stations(AreaId area) const {
    return stations_[index_of(area)];
  }
  // German moves to area 13, where the way home starts (4.7.3), once Panama is open.
  [[nodiscard]] int moves_to_return_area(AreaId from) const { return homeward_[index_of(from)]; }

 private:
  using ByArea = std::vector<std::vector<AreaId>>;
  std::array<ByArea, last_turn + 1> german_;
  std::vector<std::vector<int>> distances_;
  std::vector<std::vector<double>> nearness_;
  std::vector<std::vector<StationId>> stations_;
  std::vector<int> homeward_;
};

}  // namespace chartroom::far_seas::bots
