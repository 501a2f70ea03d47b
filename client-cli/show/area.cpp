// One area of the map with everything in it.
#include <algorithm>
#include <vector>

#include "client-cli/show/convoys.hpp"
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

std::string convoys(const Board& board, AreaId id, const Paint& paint) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const auto convoy = static_cast<far_seas::ConvoyId>(i);
    if (area_of(board, convoy) != id) continue;
    std::string text = "the " + convoy_name(*board.pack, convoy) + ", " +
                       counted(board.convoys[i].transports, "transport");
    const Group escorts = escorts_of(board, convoy);
    text += escorts.empty() ? ", without escort"
                            : ", escorted by " + ships_named(board, escorts, paint);
    all.push_back(std::move(text));
  }
  return joined(all, "; ");
}

std::string colony(const Board& board, AreaId id, const Paint& paint) {
  const auto here = board.pack->colony_in(id);
  if (!here || board.colonies.empty()) return "";
  std::string text = colony_name(*board.pack, *here) + ": " + colony_in_words(board, *here);
  for (const Group& group : box_groups(board, *here))
    text += ", " + ships_named(board, group, paint);
  return text;
}

// 7.2: the box is part of area 21.
std::string river(const Board& board, AreaId id, const Paint& paint) {
  if (!board.rules.rufiji || id != far_seas::rufiji_area) return "";
  std::vector<std::string> all;
  for (const core::Side side : core::both_sides)
    for (const Group& group : river_groups(board, side)) {
      const bool known = board.status(group.front()).known_in_river;
      all.push_back(ships_named(board, group, paint) + (known ? " (known there)" : ""));
    }
  return all.empty() ? "nobody" : joined(all, "; ");
}

// 6.1.1, where coal is counted.
std::string coal(const Board& board, const far_seas::Area& area) {
  if (!board.rules.advanced || area.coal == far_seas::CoalKind::none) return "";
  return may_coal_in(board, area.id) ? "German cruisers find coal here"
                                     : "no coal: the colony is besieged or taken";
}

std::string symbols(const Board& board, const far_seas::Area& area) {
  std::vector<std::string> all;
  const std::string for_coal = coal(board, area);
  if (!for_coal.empty()) all.push_back(for_coal);
  if (board.rules.advanced && area.amc_intern) all.emplace_back("AMCs may be interned here");
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
  add_line(out, "Convoys", convoys(board, id, style.paint));
  add_line(out, "Colony", colony(board, id, style.paint));
  add_line(out, "Rufiji", river(board, id, style.paint));
  add_line(out, "Rules", symbols(board, area));
  ShipFilter here;
  here.area = id;
  return out + "\n" + show_ships(view, here, style.paint);
}

}  // namespace chartroom::cli
