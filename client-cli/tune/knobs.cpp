#include "client-cli/tune/knobs.hpp"

#include <regex>
#include <sstream>

namespace chartroom::cli {
namespace {

constexpr int richest_area = 3;
constexpr int richest_station = 3;

bool ours(std::string_view source) {
  return source.starts_with("reconstructed");
}

std::string replaced(const std::string& line, const std::string& field, int value) {
  return std::regex_replace(line, std::regex{"(\\b" + field + "\\s*=\\s*)-?\\d+"},
                            "$01" + std::to_string(value), std::regex_constants::format_first_only);
}

// Applies `edit` to each line.
template <class Edit>
std::string edited(std::string_view text, Edit edit) {
  std::istringstream in{std::string{text}};
  std::string out;
  for (std::string line; std::getline(in, line);) out += edit(line) + "\n";
  return out;
}

}  // namespace

std::vector<Knob> knobs_of(const far_seas::Pack& pack) {
  std::vector<Knob> knobs;
  for (std::size_t i = 0; i < pack.areas.size(); ++i) {
    const far_seas::Area& area = pack.areas[i];
    const std::string number = std::to_string(number_of(area.id));
    if (area.allied_only || !ours(pack.source_of("area", number, "density"))) continue;
    knobs.push_back({Knob::Kind::density, i, 0, richest_area});
  }
  for (std::size_t i = 0; i < pack.stations.size(); ++i) {
    if (!ours(pack.source_of("station", pack.stations[i].name, "value"))) continue;
    knobs.push_back({Knob::Kind::station, i, 1, richest_station});
  }
  return knobs;
}

int value_of(const far_seas::Pack& pack, const Knob& knob) {
  return knob.kind == Knob::Kind::density ? pack.areas.at(knob.index).density
                                          : pack.stations.at(knob.index).value;
}

void turn(far_seas::Pack& pack, const Knob& knob, int value) {
  (knob.kind == Knob::Kind::density ? pack.areas.at(knob.index).density
                                    : pack.stations.at(knob.index).value) = value;
}

std::string name_of(const far_seas::Pack& pack, const Knob& knob) {
  if (knob.kind == Knob::Kind::station) return "value of " + pack.stations.at(knob.index).name;
  return "density of area " + std::to_string(number_of(pack.areas.at(knob.index).id));
}

std::string with_densities(std::string_view areas_toml, const far_seas::Pack& pack) {
  static const std::regex id{"\\{\\s*id\\s*=\\s*(\\d+)"};
  return edited(areas_toml, [&](const std::string& line) {
    std::smatch found;
    if (!std::regex_search(line, found, id)) return line;
    const far_seas::AreaId area{static_cast<std::uint8_t>(std::stoi(found[1]))};
    return pack.has_area(area) ? replaced(line, "density", pack.area(area).density) : line;
  });
}

std::string with_values(std::string_view stations_toml, const far_seas::Pack& pack) {
  static const std::regex name{"\\{\\s*name\\s*=\\s*\"([^\"]*)\""};
  return edited(stations_toml, [&](const std::string& line) {
    std::smatch found;
    if (!std::regex_search(line, found, name)) return line;
    const auto station = pack.station_named(found[1].str());
    return station ? replaced(line, "value", pack.station(*station).value) : line;
  });
}

}  // namespace chartroom::cli
