// Values in the text of a pack's files: line by line, so that a person's comments and spacing stay.
#include <regex>
#include <sstream>

#include "client-cli/tune/knobs.hpp"

namespace chartroom::cli {
namespace {

using far_seas::Pack;

// The first value of the field in the line, in its old width where that leaves room: the columns
// stay in line.
std::string replaced(const std::string& line, const std::string& field, const std::string& pattern,
                     const std::string& value) {
  const std::regex what{"\\b" + field + "\\s*=\\s*(" + pattern + ")(,( *))?"};
  std::smatch found;
  if (!std::regex_search(line, found, what)) return line;
  const auto old = static_cast<std::size_t>(found.length(1));
  const auto at = static_cast<std::size_t>(found.position(1));
  const std::size_t spaces = static_cast<std::size_t>(found.length(3));
  const std::size_t wanted = old + spaces > value.size() ? old + spaces - value.size() : 1;
  std::string out = line.substr(0, at) + value;
  if (found[2].matched) out += "," + std::string(spaces == 0 ? 0 : wanted, ' ');
  return out + line.substr(at + old + static_cast<std::size_t>(found.length(2)));
}

std::string integer(const std::string& line, const std::string& field, int value) {
  return replaced(line, field, "-?\\d+", std::to_string(value));
}

template <class Edit>
std::string edited(std::string_view text, Edit edit) {
  std::istringstream in{std::string{text}};
  std::string out;
  for (std::string line; std::getline(in, line);) out += edit(line) + "\n";
  return out;
}

// What stands behind the first `name = ` of a line, without its quotes; empty if nothing does.
std::string name_in(const std::string& line) {
  static const std::regex name{"\\{\\s*name\\s*=\\s*\"([^\"]*)\""};
  std::smatch found;
  return std::regex_search(line, found, name) ? found[1].str() : std::string{};
}

std::string area_line(const std::string& line, const Pack& pack) {
  static const std::regex id{"\\{\\s*id\\s*=\\s*(\\d+)"};
  std::smatch found;
  if (!std::regex_search(line, found, id)) return line;
  const far_seas::AreaId number{static_cast<std::uint8_t>(std::stoi(found[1]))};
  if (!pack.has_area(number)) return line;
  const far_seas::Area& area = pack.area(number);
  return replaced(integer(line, "density", area.density), "coal", "\"\\w+\"",
                  "\"" + std::string{to_string(area.coal)} + "\"");
}

std::string convoy_line(const std::string& line, const Pack& pack) {
  const std::string name = name_in(line);
  for (const far_seas::Convoy& convoy : pack.convoys) {
    if (convoy.name != name) continue;
    std::string dots;
    for (const far_seas::AreaId dot : convoy.route) {
      dots += (dots.empty() ? "" : ", ") + std::to_string(number_of(dot));
    }
    return replaced(line, "route", "\\[[^\\]]*\\]", "[" + dots + "]");
  }
  return line;
}

}  // namespace

KnobFiles with_values(const KnobFiles& files, const Pack& pack) {
  KnobFiles out;
  out.areas = edited(files.areas, [&](const std::string& line) { return area_line(line, pack); });
  out.stations = edited(files.stations, [&](const std::string& line) {
    const auto station = pack.station_named(name_in(line));
    return station ? integer(line, "value", pack.station(*station).value) : line;
  });
  out.convoys =
      edited(files.convoys, [&](const std::string& line) { return convoy_line(line, pack); });
  return out;
}

}  // namespace chartroom::cli
