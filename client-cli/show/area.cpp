// One area of the map with everything in it.
#include <algorithm>
#include <vector>

#include "client-cli/show/map.hpp"
#include "client-cli/show/ships.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::AreaId;
using far_seas::Board;
using far_seas::Group;

namespace {

std::string neighbours(const Board& board, AreaId id) {
  std::vector<std::string> next;
  for (const AreaId other : board.pack->area(id).adjacent)
    next.push_back(std::to_string(number_of(other)) + " " + area_name(*board.pack, other));
  for (const auto& canal : board.pack->canals) {
    if (canal.a != id && canal.b != id) continue;
    const AreaId other = canal.a == id ? canal.b : canal.a;
    next.push_back(std::to_string(number_of(other)) + " " + area_name(*board.pack, other) +
                   " by the " + canal.name);
  }
  return joined(next, ", ");
}

std::string shipping(const Board& board, AreaId id) {
  const auto& area = board.pack->area(id);
  if (area.density == 0) return "none";
  const int left = density_left(board, id);
  std::string text = std::to_string(left) + " of " + std::to_string(area.density) + " left";
  if (board.captures.at(static_cast<std::size_t>(number_of(id))) > 0)
    text += ", " + std::to_string(board.captures.at(static_cast<std::size_t>(number_of(id)))) +
            " captured this turn";
  return text;
}

std::string stations(const Board& board, AreaId id, const Paint& paint) {
  std::vector<std::string> all;
  for (const auto station : board.pack->stations_in(id)) {
    std::string text = station_name(*board.pack, station) + " (" +
                       std::to_string(board.pack->station(station).value) + ")";
    if (board.raided.at(index_of(station))) text += " raided";
    for (const Group& guard : guards_of(board, station))
      text += " guarded by " + ships_named(board, guard, paint);
    all.push_back(std::move(text));
  }
  return all.empty() ? "none" : joined(all, ", ");
}

std::string symbols(const far_seas::Area& area) {
  std::vector<std::string> all;
  if (area.rising_sun) all.emplace_back("Japanese ships enter free");
  if (area.touches_england) all.emplace_back("ships from England enter here");
  if (area.allied_only) all.emplace_back("closed to Germans");
  if (area.id == far_seas::return_area) all.emplace_back("the way home to Germany starts here");
  return joined(all, "; ");
}

void add_line(std::string& out, std::string_view title, const std::string& text) {
  if (!text.empty()) out += pad_right(std::string{title}, 11) + text + "\n";
}

}  // namespace

std::string show_area(const far_seas::View& view, AreaId id, const MapStyle& style) {
  const Board& board = view.board;
  const auto& area = board.pack->area(id);
  std::string out = style.paint.bold(area_in_full(*board.pack, id)) + "\n";
  add_line(out, "There", area.landmarks);
  add_line(out, "Borders on", neighbours(board, id));
  add_line(out, "Merchants", shipping(board, id));
  add_line(out, "Stations", stations(board, id, style.paint));
  add_line(out, "Rules", symbols(area));
  ShipFilter here;
  here.area = id;
  return out + "\n" + show_ships(view, here, style.paint);
}

}  // namespace chartroom::cli
