// Legality of PHASES 1 and 2: the plot (4.3) and the Allied move (4.4, 5.0).
#include <algorithm>
#include <set>

#include "rules/far_seas/check.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

std::string text_of(const Board& board, AreaId area) {
  if (area > last_numbered_area) return board.pack->area(area).name;
  return "area " + std::to_string(number_of(area));
}

std::string list_of(const Board& board, const std::vector<AreaId>& areas) {
  std::string text;
  for (const AreaId area : areas) text += (text.empty() ? "" : ", ") + text_of(board, area);
  return text;
}

Verdict unknown_ids(const Board& board, const Group& ships, AreaId to) {
  for (const ShipId id : ships) {
    if (index_of(id) >= board.ships.size()) {
      return Refusal{RefusalCode::unknown_thing, "", "There is no such ship.", ""};
    }
  }
  if (!board.pack->has_area(to)) {
    return Refusal{
        RefusalCode::unknown_thing, "2.2", "There is no such area.",
        "Areas are numbered 1 to 32; the Mediterranean and the English Channel have names."};
  }
  return std::nullopt;
}

Verdict group_size(const Board& board, const Group& ships) {
  if (ships.empty()) return against("4.2", "A group without ships.", "Name at least one ship.");
  if (ships.size() > static_cast<std::size_t>(largest_squadron)) {
    return against("4.2",
                   names_of(board, ships) + " are " + std::to_string(ships.size()) + " ships.",
                   "A squadron has two to five ships.");
  }
  return std::nullopt;
}

Verdict reach(const Board& board, ShipId id, AreaId to) {
  if (may_go(board, id, to)) return std::nullopt;
  const std::string& name = board.counter(id).name;
  const AreaId from = board.status(id).area;
  if (is_german(board, id) && board.pack->area(to).allied_only) {
    return against(
        "2.2", name + " may not enter " + text_of(board, to) + ": it is closed to German ships.");
  }
  const Canal* canal = board.pack->canal_between(from, to);
  if (canal != nullptr && is_german(board, id)) {
    const std::string when =
        canal->german_from_turn == 0
            ? "It is closed to German ships."
            : "It is open to them from turn " + std::to_string(canal->german_from_turn) + ".";
    return against("2.2", name + " may not use the canal (" + canal->name + ") now.", when);
  }
  return against("4.2",
                 name + " cannot go from " + text_of(board, from) + " to " + text_of(board, to) +
                     ": they are not adjacent.",
                 "It can reach " + list_of(board, reachable(board, id)) + ", or stay.");
}

Verdict plotted_ship(const Board& board, ShipId id, std::set<ShipId>& seen) {
  const Ship& counter = board.counter(id);
  const ShipStatus& s = board.status(id);
  if (!is_german(board, id)) {
    return Refusal{RefusalCode::not_yours, "", counter.name + " is not a German ship.", ""};
  }
  if (!counter.main_cruiser || s.where != Whereabouts::at_sea) {
    return against("4.3", counter.name + " cannot be plotted: it is no Main Cruiser at sea.");
  }
  if (s.moved_in_ob != 0) {
    return against("4.2", counter.name + " has already moved this turn.",
                   "Each ship moves once a turn.");
  }
  if (!seen.insert(id).second) {
    return against("4.3", counter.name + " is plotted twice.", "Name each ship in one group only.");
  }
  return std::nullopt;
}

Verdict raid_target(const Board& board, const PlottedGroup& group) {
  if (group.assignment != Assignment::raid) {
    if (group.station == no_station) return std::nullopt;
    return against("4.3.1", "A station is named for a group that raids none.",
                   "Give the assignment raid (-Stn), or no station.");
  }
  if (group.station == no_station || index_of(group.station) >= board.pack->stations.size()) {
    return against("4.3.1", "A raid must name its station.", "Name a station of the area.");
  }
  const Station& station = board.pack->station(group.station);
  if (station.area != group.to) {
    return against("4.3.1", station.name + " is not in " + text_of(board, group.to) + ".",
                   station.name + " is in " + text_of(board, station.area) + ".");
  }
  if (board.raided.at(index_of(group.station))) {
    return against("4.7.2", station.name + " has been raided.",
                   "Each station is raided once a game.");
  }
  if (station.value == 0) {
    return against("7.1", station.name + " is a target under the Boer Rebellion rule only.");
  }
  return std::nullopt;
}

// Ships of all groups that will stand on this station.
int raiders_of(const order::Plot& plot, StationId station) {
  int count = 0;
  for (const PlottedGroup& group : plot.groups) {
    if (group.assignment == Assignment::raid && group.station == station) {
      count += static_cast<int>(group.ships.size());
    }
  }
  return count;
}

Verdict plotted_group(const Board& board, const order::Plot& plot, const PlottedGroup& group,
                      std::set<ShipId>& seen) {
  if (auto v = unknown_ids(board, group.ships, group.to)) return v;
  if (auto v = group_size(board, group.ships)) return v;
  for (const ShipId id : group.ships) {
    if (auto v = plotted_ship(board, id, seen)) return v;
    if (auto v = reach(board, id, group.to)) return v;
  }
  if (auto v = raid_target(board, group)) return v;
  if (group.assignment == Assignment::raid && raiders_of(plot, group.station) > largest_squadron) {
    return against("4.2", "More than five ships would stand on one station.",
                   "All raiders of a station are one squadron of at most five.");
  }
  if (group.assignment == Assignment::return_to_base && group.to != return_area) {
    return against("4.7.3", "-RTB is for ships that move to or within area 13.",
                   "Plot the return when the ship gets to area 13.");
  }
  return std::nullopt;
}

// ----------------------------------------------------------------------------------------------
// PHASE 2

const order::Entry* entry_of(const order::AlliedMovement& order, ShipId id) {
  const auto found = std::ranges::find(order.entries, id, &order::Entry::ship);
  return found == order.entries.end() ? nullptr : &*found;
}

Verdict check_entry(const Board& board, const order::Entry& entry, std::set<ShipId>& seen) {
  if (auto v = unknown_ids(board, {entry.ship}, entry.to)) return v;
  const std::string& name = board.counter(entry.ship).name;
  if (board.status(entry.ship).where != Whereabouts::england_hb2) {
    return against("5.1", name + " does not wait in England's second box.",
                   "Ships of the first box are moved straight from it.");
  }
  const Restriction* rule = entry_rule(board, entry.ship);
  if (rule == nullptr || board.turn < rule->turn) {
    return against("5.1", name + " cannot be put into play yet.",
                   "From turn 2 on; entry turns cannot be bought.");
  }
  if (!board.pack->area(entry.to).touches_england) {
    return against("5.1", name + " cannot be put into " + text_of(board, entry.to) + ".",
                   "Choose an area that touches England.");
  }
  if (!seen.insert(entry.ship).second) return against("5.1", name + " is put into play twice.");
  return std::nullopt;
}

// 5.1: a ship of England's first box.
Verdict from_first_box(const Board& board, ShipId id, AreaId to) {
  const Restriction* rule = entry_rule(board, id);
  const std::string& name = board.counter(id).name;
  if (rule == nullptr || board.turn < rule->turn) {
    return against("5.1", name + " cannot leave England yet.",
                   "From turn 2 on; entry turns cannot be bought.");
  }
  if (!board.pack->area(to).touches_england) {
    return against("5.1", name + " cannot enter " + text_of(board, to) + ".",
                   "Choose an area that touches England.");
  }
  return std::nullopt;
}

Verdict moved_ship(const Board& board, const order::AlliedMovement& order, ShipId id, AreaId to,
                   std::set<ShipId>& seen) {
  const Ship& counter = board.counter(id);
  const ShipStatus& s = board.status(id);
  if (is_german(board, id)) {
    return Refusal{RefusalCode::not_yours, "", counter.name + " is not an Allied ship.", ""};
  }
  if (!seen.insert(id).second) {
    return against("4.4", counter.name + " is moved twice.", "Name each ship in one move only.");
  }
  if (const order::Entry* entry = entry_of(order, id)) {
    if (to == entry->to || board.pack->may_go_allied(entry->to, to, board.turn))
      return std::nullopt;
    return against("4.2", counter.name + " cannot go from " + text_of(board, entry->to) + " to " +
                              text_of(board, to) + ": they are not adjacent.");
  }
  if (s.where == Whereabouts::england_hb1) return from_first_box(board, id, to);
  if (s.where == Whereabouts::england_hb2) {
    return against("5.1", counter.name + " must be put into play first.",
                   "Enter it into an area that touches England; it may then move on.");
  }
  if (s.where != Whereabouts::at_sea) {
    return against("4.4", counter.name + " is not at sea.");
  }
  if (s.moved_in_ob != 0 || s.readiness != Readiness::ready) {
    return against("4.2", counter.name + " has already moved this turn.",
                   "Each ship moves once a turn.");
  }
  return reach(board, id, to);
}

Verdict one_nation(const Board& board, const Group& ships) {
  const Nation nation = board.counter(ships.front()).nation;
  for (const ShipId id : ships) {
    if (board.counter(id).nation != nation) {
      return against("4.2", names_of(board, ships) + " are of different nations.",
                     "Put the ships of each nation into a group of their own.");
    }
  }
  return std::nullopt;
}

Verdict escort_duty(const Board& board, const order::AlliedMove& move) {
  if (board.pack->area(move.to).density == 0) {
    return against("4.4.1",
                   "There is no merchant shipping to escort in " + text_of(board, move.to) + ".");
  }
  for (const ShipId id : move.ships) {
    const Ship& counter = board.counter(id);
    if (!counter.escort_stripe) {
      return against("4.4.1",
                     counter.name + " may not escort merchants: gun range " +
                         std::string{to_string(counter.gun)} + ", speed " +
                         std::string{to_string(counter.speed)} + ".",
                     "An escort has gun range A or B, or speed 3+ or less.");
    }
  }
  return std::nullopt;
}

// Ships of this nation that will stand on the station: those there, and those this order sends.
int future_guards(const Board& board, const order::AlliedMovement& order, StationId station,
                  Nation nation) {
  int count = guards_of_nation(board, station, nation);
  for (const order::AlliedMove& move : order.moves) {
    if (move.duty != Duty::on_station || move.station != station || move.ships.empty()) continue;
    if (index_of(move.ships.front()) >= board.ships.size()) continue;
    if (board.counter(move.ships.front()).nation == nation) {
      count += static_cast<int>(move.ships.size());
    }
  }
  return count;
}

Verdict station_duty(const Board& board, const order::AlliedMovement& order,
                     const order::AlliedMove& move) {
  if (index_of(move.station) >= board.pack->stations.size()) {
    return against("4.4.2", "A guard must name its station.", "Name a station of the area.");
  }
  const Station& station = board.pack->station(move.station);
  if (station.area != move.to) {
    return against("4.4.2", station.name + " is not in " + text_of(board, move.to) + ".",
                   station.name + " is in " + text_of(board, station.area) + ".");
  }
  const Nation nation = board.counter(move.ships.front()).nation;
  if (future_guards(board, order, move.station, nation) > largest_squadron) {
    return against("4.2", "More than five ships of one nation would stand on " + station.name + ".",
                   "They are one squadron there: five at most.");
  }
  return std::nullopt;
}

Verdict duty_of(const Board& board, const order::AlliedMovement& order,
                const order::AlliedMove& move) {
  switch (move.duty) {
    case Duty::search: break;
    case Duty::merchant_escort:
      if (auto v = escort_duty(board, move)) return v;
      break;
    case Duty::on_station: return station_duty(board, order, move);
    case Duty::none:
    case Duty::raid:
      return against("4.4", "An Allied group searches, escorts merchants, or guards a station.");
  }
  if (move.station == no_station) return std::nullopt;
  return against("4.4", "A station is named for a group that does not guard it.",
                 "Give the duty on station, or no station.");
}

}  // namespace

Verdict check_plot(const View& view, const order::Plot& plot) {
  if (plot.groups.empty()) {
    return against("4.2", "At least one Main Cruiser must move.",
                   "Plot a cruiser that has not moved.");
  }
  std::set<ShipId> seen;
  for (const PlottedGroup& group : plot.groups) {
    if (auto v = plotted_group(view.board, plot, group, seen)) return v;
  }
  return std::nullopt;
}

Verdict check_allied_movement(const View& view, const order::AlliedMovement& order) {
  std::set<ShipId> entering;
  for (const order::Entry& entry : order.entries) {
    if (auto v = check_entry(view.board, entry, entering)) return v;
  }
  std::set<ShipId> seen;
  for (const order::AlliedMove& move : order.moves) {
    if (auto v = unknown_ids(view.board, move.ships, move.to)) return v;
    if (auto v = group_size(view.board, move.ships)) return v;
    for (const ShipId id : move.ships) {
      if (auto v = moved_ship(view.board, order, id, move.to, seen)) return v;
    }
    if (auto v = one_nation(view.board, move.ships)) return v;
    if (auto v = duty_of(view.board, order, move)) return v;
  }
  return std::nullopt;
}

}  // namespace chartroom::far_seas
