// Distances over the sea, in Allied moves.
#pragma once

#include <vector>

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas::bots {

class SeaRoom {
 public:
  explicit SeaRoom(const Board& board);
  [[nodiscard]] int distance(AreaId a, AreaId b) const {
    return distances_[index_of(a)][index_of(b)];
  }
  // How near a hunter in `a` is to a cruiser in `b`, when both still move: 1 in the same area,
  // nothing from four moves on.
  [[nodiscard]] double nearness(AreaId a, AreaId b) const;

 private:
  std::vector<std::vector<int>> distances_;
};

}  // namespace chartroom::far_seas::bots
