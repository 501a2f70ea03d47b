// Phrases that several sentences of the story are made of.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/order.hpp"

namespace chartroom::cli {

class Phrases {
 public:
  Phrases(const far_seas::Pack& pack, const Paint& paint) : pack_{pack}, paint_{paint} {}

  [[nodiscard]] const far_seas::Pack& pack() const { return pack_; }
  [[nodiscard]] const Paint& paint() const { return paint_; }
  [[nodiscard]] std::string ship(far_seas::ShipId id) const;
  [[nodiscard]] std::string ships(const far_seas::Group& group) const;              // "A, B and C"
  [[nodiscard]] std::string groups(const std::vector<far_seas::Group>& all) const;  // "A+B, C"
  [[nodiscard]] std::string area(far_seas::AreaId id) const;
  [[nodiscard]] std::string station(far_seas::StationId id) const;
  [[nodiscard]] std::string side(core::Side side) const;  // "The Germans", "The Allies"
  [[nodiscard]] std::string aims(const std::vector<far_seas::Aim>& all) const;
  // "die 5, -3 gunnery, +2 surprise = 4"
  [[nodiscard]] static std::string roll(int die, const std::vector<far_seas::Modifier>& all);

 private:
  const far_seas::Pack& pack_;
  const Paint& paint_;
};

// "runs", "run": the verb of so many.
[[nodiscard]] std::string verb(std::size_t how_many, std::string_view one, std::string_view more);

}  // namespace chartroom::cli
