// 4.6.2.3, as ruled: a squadron is only spared if none of the ships that met it is worth its
// strongest; a ship pays if it is worth at least their weakest.
#include <algorithm>

#include "rules/far_seas/flow.hpp"

namespace chartroom::far_seas {

std::vector<CowardiceCharge> cowardice(const Board& board, const Group& germans, const Group& met,
                                       const Group& fleeing) {
  std::vector<CowardiceCharge> charges;
  if (germans.empty()) return charges;
  const auto stars = [&](ShipId id) { return board.counter(id).stars; };
  const auto [weakest, strongest] = std::ranges::minmax(germans, {}, stars);
  if (germans.size() > 1 &&
      std::ranges::none_of(met, [&](ShipId id) { return stars(id) >= stars(strongest); })) {
    return charges;
  }
  for (const ShipId id : fleeing) {
    if (board.counter(id).nation == Nation::british && stars(id) >= stars(weakest)) {
      charges.push_back({id, stars(id)});
    }
  }
  return charges;
}

void charge_cowardice(Umpiring& u, const Group& germans, const Group& met, const Group& fleeing) {
  for (const CowardiceCharge& charge : cowardice(u.state().board, germans, met, fleeing)) {
    score(u, {.kind = VpKind::cowardice, .points = charge.points, .ship = charge.ship});
  }
}

}  // namespace chartroom::far_seas
