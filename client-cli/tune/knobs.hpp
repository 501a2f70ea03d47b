// What balance may change of a data pack: densities and station values that are our reconstruction.
// What the rulebook, or an earlier edition, fixes is no knob.
#pragma once

#include <string>
#include <vector>

#include "rules/far_seas/pack.hpp"

namespace chartroom::cli {

struct Knob {
  enum class Kind { density, station };
  Kind kind{};
  std::size_t index{};  // into Pack::areas or Pack::stations
  int least{};
  int most{};
};

// Every knob of the pack, areas first, in the order of the files.
[[nodiscard]] std::vector<Knob> knobs_of(const far_seas::Pack& pack);
[[nodiscard]] int value_of(const far_seas::Pack& pack, const Knob& knob);
// `value` must be within the knob's limits.
void turn(far_seas::Pack& pack, const Knob& knob, int value);
// "density of area 8", "value of Fiji".
[[nodiscard]] std::string name_of(const far_seas::Pack& pack, const Knob& knob);

// The text of areas.toml or stations.toml with the pack's densities and values in it, everything
// else as it was. A line is found by the area's number or the station's name.
[[nodiscard]] std::string with_densities(std::string_view areas_toml, const far_seas::Pack& pack);
[[nodiscard]] std::string with_values(std::string_view stations_toml, const far_seas::Pack& pack);

}  // namespace chartroom::cli
