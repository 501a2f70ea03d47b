#include "client-cli/tune/knobs.hpp"

#include <algorithm>

namespace chartroom::cli {
namespace {

using far_seas::Area;
using far_seas::AreaId;
using far_seas::CoalKind;
using far_seas::Convoy;
using far_seas::Pack;

constexpr int richest_area = 3;
constexpr int richest_station = 3;

template <class T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::ranges::find(all, one) != all.end();
}

bool ours(std::string_view source) {
  return source.starts_with("reconstructed");
}

int last_of(const std::vector<Route>& routes) {
  return static_cast<int>(routes.size()) - 1;
}

std::vector<Route> routes_of(const Pack& pack, const Convoy& convoy) {
  return routes_between(pack, convoy.route.front(), convoy.route.back());
}

void extend(const Pack& pack, Route& way, AreaId to, std::size_t dots, std::vector<Route>& found) {
  if (way.back() == to) {
    found.push_back(way);
    return;
  }
  if (way.size() == dots) return;
  for (const AreaId next : pack.area(way.back()).adjacent) {
    if (pack.area(next).allied_only || contains(way, next)) continue;
    way.push_back(next);
    extend(pack, way, to, dots, found);
    way.pop_back();
  }
}

void add_areas(const Pack& pack, std::vector<Knob>& knobs) {
  for (std::size_t i = 0; i < pack.areas.size(); ++i) {
    const Area& area = pack.areas[i];
    if (area.allied_only) continue;
    const std::string number = std::to_string(number_of(area.id));
    if (ours(pack.source_of("area", number, "density"))) {
      knobs.push_back({Knob::Kind::density, i, 0, richest_area});
    }
    if (area.coal != CoalKind::colony && ours(pack.source_of("area", number, "coal"))) {
      knobs.push_back({Knob::Kind::coal, i, 0, 1});
    }
  }
}

void add_stations(const Pack& pack, std::vector<Knob>& knobs) {
  for (std::size_t i = 0; i < pack.stations.size(); ++i) {
    if (!ours(pack.source_of("station", pack.stations[i].name, "value"))) continue;
    knobs.push_back({Knob::Kind::station, i, 1, richest_station});
  }
}

void add_convoys(const Pack& pack, std::vector<Knob>& knobs) {
  for (std::size_t i = 0; i < pack.convoys.size(); ++i) {
    const Convoy& convoy = pack.convoys[i];
    const std::vector<Route> routes = routes_of(pack, convoy);
    if (!ours(pack.source_of("convoy", convoy.name, "route"))) continue;
    if (!contains(routes, convoy.route)) continue;  // a longer way, on purpose
    knobs.push_back({Knob::Kind::route, i, 0, last_of(routes)});
  }
}

}  // namespace

std::vector<Route> routes_between(const Pack& pack, AreaId from, AreaId to) {
  std::vector<Route> found;
  for (std::size_t dots = 1; found.empty() && dots <= pack.areas.size(); ++dots) {
    Route way{from};
    extend(pack, way, to, dots, found);
    if (found.empty()) continue;
    extend(pack, way, to, dots + 1, found);
  }
  std::ranges::sort(found, [](const Route& a, const Route& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  found.erase(std::ranges::unique(found).begin(), found.end());
  return found;
}

std::vector<Knob> knobs_of(const Pack& pack) {
  std::vector<Knob> knobs;
  add_areas(pack, knobs);
  add_stations(pack, knobs);
  add_convoys(pack, knobs);
  return knobs;
}

int value_of(const Pack& pack, const Knob& knob) {
  switch (knob.kind) {
    case Knob::Kind::density: return pack.areas.at(knob.index).density;
    case Knob::Kind::coal: return pack.areas.at(knob.index).coal == CoalKind::free ? 1 : 0;
    case Knob::Kind::station: return pack.stations.at(knob.index).value;
    case Knob::Kind::route: break;
  }
  const Convoy& convoy = pack.convoys.at(knob.index);
  const std::vector<Route> routes = routes_of(pack, convoy);
  return static_cast<int>(std::ranges::find(routes, convoy.route) - routes.begin());
}

void turn(Pack& pack, const Knob& knob, int value) {
  switch (knob.kind) {
    case Knob::Kind::density: pack.areas.at(knob.index).density = value; return;
    case Knob::Kind::station: pack.stations.at(knob.index).value = value; return;
    case Knob::Kind::coal:
      pack.areas.at(knob.index).coal = value == 1 ? CoalKind::free : CoalKind::none;
      return;
    case Knob::Kind::route: {
      Convoy& convoy = pack.convoys.at(knob.index);
      convoy.route = routes_of(pack, convoy).at(static_cast<std::size_t>(value));
    }
  }
}

std::string name_of(const Pack& pack, const Knob& knob) {
  switch (knob.kind) {
    case Knob::Kind::station: return "value of " + pack.stations.at(knob.index).name;
    case Knob::Kind::route: return "route of the " + pack.convoys.at(knob.index).name;
    default: break;
  }
  const std::string number = std::to_string(number_of(pack.areas.at(knob.index).id));
  return (knob.kind == Knob::Kind::coal ? "coal in area " : "density of area ") + number;
}

std::string in_words(const Pack& pack, const Knob& knob, int value) {
  if (knob.kind == Knob::Kind::coal) return value == 1 ? "free" : "none";
  if (knob.kind != Knob::Kind::route) return std::to_string(value);
  const std::vector<Route> routes = routes_of(pack, pack.convoys.at(knob.index));
  std::string words;
  for (const AreaId dot : routes.at(static_cast<std::size_t>(value))) {
    words += (words.empty() ? "" : "-") + std::to_string(number_of(dot));
  }
  return words;
}

}  // namespace chartroom::cli
