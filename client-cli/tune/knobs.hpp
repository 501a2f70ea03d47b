// What balance may change of a data pack: densities, station values, coal and convoy routes that
// are our reconstruction. What the rulebook, or an earlier edition, fixes is no knob.
#pragma once

#include <string>
#include <vector>

#include "rules/far_seas/pack.hpp"

namespace chartroom::cli {

struct Knob {
  enum class Kind { density, station, coal, route };
  Kind kind{};
  std::size_t index{};  // into Pack::areas, Pack::stations or Pack::convoys
  int least{};
  int most{};
};

// Every knob of the pack: areas, stations, then convoys, in the order of the files. Coal is 0 or 1;
// a route is its place in routes_between() its first and its last dot.
[[nodiscard]] std::vector<Knob> knobs_of(const far_seas::Pack& pack);
[[nodiscard]] int value_of(const far_seas::Pack& pack, const Knob& knob);
// `value` must be within the knob's limits.
void turn(far_seas::Pack& pack, const Knob& knob, int value);
// "density of area 8", "value of Fiji", "coal in area 5", "route of the Indian convoy".
[[nodiscard]] std::string name_of(const far_seas::Pack& pack, const Knob& knob);
// A value of the knob in words: a number, "free" or "none", or the dots of a route.
[[nodiscard]] std::string in_words(const far_seas::Pack& pack, const Knob& knob, int value);

using Route = std::vector<far_seas::AreaId>;
// The ways of a convoy (6.3) between two dots, both with it: no area twice, none that Germans may
// not enter, and at most one dot longer than the shortest. Shorter ones first, then by number.
[[nodiscard]] std::vector<Route> routes_between(const far_seas::Pack& pack, far_seas::AreaId from,
                                                far_seas::AreaId to);

// A pack's files with knobs in them.
struct KnobFiles {
  std::string areas, stations, convoys;  // areas.toml, stations.toml, convoys.toml
};
// The same texts with the pack's values in them, everything else as it was. A line is found by the
// area's number, or the station's or the convoy's name.
[[nodiscard]] KnobFiles with_values(const KnobFiles& files, const far_seas::Pack& pack);

}  // namespace chartroom::cli
