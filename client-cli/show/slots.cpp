#include "client-cli/show/slots.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace chartroom::cli {

namespace {

using Costs = std::vector<std::vector<double>>;  // [area][slot]

constexpr double far_away = std::numeric_limits<double>::max();

// East of the Americas' coast counts on from it; what lies on their Pacific side comes last.
double degrees_east(const far_seas::Area& area) {
  constexpr double cape_horn = -70, panama = -98;
  const bool pacific_side = area.lat < 10 ? area.lon < cape_horn : area.lon < panama;
  return pacific_side ? area.lon + 360 : area.lon;
}

// The assignment problem, solved by the Hungarian method: one slot for each area at the least total
// cost. Rows and columns count from 1 inside; 0 is the column that stands for "none yet".
class Assignment {
 public:
  explicit Assignment(const Costs& costs)
      : costs_{costs},
        slots_{costs.front().size()},
        area_price_(costs.size() + 1),
        slot_price_(slots_ + 1),
        owner_(slots_ + 1),
        way_(slots_ + 1) {
    for (std::size_t area = 1; area <= costs_.size(); ++area) place(area);
  }

  // The slot of each area, both from 0.
  [[nodiscard]] std::vector<std::size_t> result() const {
    std::vector<std::size_t> slot_of(costs_.size());
    for (std::size_t slot = 1; slot <= slots_; ++slot)
      if (owner_[slot] != 0) slot_of[owner_[slot] - 1] = slot - 1;
    return slot_of;
  }

 private:
  void place(std::size_t area) {
    owner_[0] = area;
    std::size_t slot = 0;
    least_.assign(slots_ + 1, far_away);
    used_.assign(slots_ + 1, false);
    do {
      slot = next_slot(slot);
    } while (owner_[slot] != 0);
    while (slot != 0) {  // everybody along the way moves over by one
      const std::size_t before = way_[slot];
      owner_[slot] = owner_[before];
      slot = before;
    }
  }

  std::size_t next_slot(std::size_t from) {
    used_[from] = true;
    const std::size_t area = owner_[from];
    std::size_t best = 0;
    double step = far_away;
    for (std::size_t slot = 1; slot <= slots_; ++slot) {
      if (used_[slot]) continue;
      const double cost = costs_[area - 1][slot - 1] - area_price_[area] - slot_price_[slot];
      if (cost < least_[slot]) {
        least_[slot] = cost;
        way_[slot] = from;
      }
      if (least_[slot] < step) {
        step = least_[slot];
        best = slot;
      }
    }
    for (std::size_t slot = 0; slot <= slots_; ++slot) {
      if (used_[slot]) {
        area_price_[owner_[slot]] += step;
        slot_price_[slot] -= step;
      } else {
        least_[slot] -= step;
      }
    }
    return best;
  }

  const Costs& costs_;
  std::size_t slots_;
  std::vector<double> area_price_, slot_price_;
  std::vector<std::size_t> owner_, way_;
  std::vector<double> least_;
  std::vector<bool> used_;
};

}  // namespace

std::vector<Slot> map_slots(const far_seas::Pack& pack, std::size_t columns, std::size_t rows) {
  const auto& areas = pack.areas;
  if (areas.empty() || columns * rows < areas.size()) return {};
  const auto [west, east] = std::ranges::minmax(areas, {}, degrees_east);
  const auto [south, north] = std::ranges::minmax(areas, {}, &far_seas::Area::lat);
  const double wide = std::max(1.0, degrees_east(east) - degrees_east(west));
  const double high = std::max(1.0, north.lat - south.lat);
  Costs costs;
  for (const auto& area : areas) {
    const double x =
        (degrees_east(area) - degrees_east(west)) / wide * static_cast<double>(columns - 1);
    const double y = (north.lat - area.lat) / high * static_cast<double>(rows - 1);
    auto& of_area = costs.emplace_back();
    for (std::size_t slot = 0; slot < columns * rows; ++slot) {
      const double dx = static_cast<double>(slot % columns) - x;
      const double dy = static_cast<double>(slot / columns) - y;
      of_area.push_back(dx * dx + dy * dy);
    }
  }
  const auto slot_of = Assignment{costs}.result();
  std::vector<Slot> slots;
  for (std::size_t i = 0; i < areas.size(); ++i)
    slots.push_back(
        {.area = areas[i].id, .column = slot_of[i] % columns, .row = slot_of[i] / columns});
  return slots;
}

}  // namespace chartroom::cli
