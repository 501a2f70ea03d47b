// Legality of PHASE 1: the plot (4.3), coal (6.1), AMCs (6.2.1).
#include <algorithm>
#include <set>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/check_moves.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/solitaire.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

Verdict plotted_ship(const Board& board, ShipId id, std::set<ShipId>& seen) {
  const Ship& counter = board.counter(id);
  const ShipStatus& s = board.status(id);
  if (!is_german(board, id)) {
    return Refusal{RefusalCode::not_yours, "", say("{} is not a German ship.", counter.name), {}};
  }
  if (!counter.main_cruiser || !afloat(s)) {
    return against("4.3", say("{} cannot be plotted: it is no Main Cruiser at sea.", counter.name));
  }
  if (s.moved_in_ob != 0) {
    return against("4.2", say("{} has already moved this turn.", counter.name),
                   say("Each ship moves once a turn."));
  }
  if (!seen.insert(id).second) {
    return against("4.3", say("{} is plotted twice.", counter.name),
                   say("Name each ship in one group only."));
  }
  return std::nullopt;
}

Verdict raid_target(const Board& board, const PlottedGroup& group) {
  if (group.assignment != Assignment::raid) {
    if (group.station == no_station) return std::nullopt;
    return against("4.3.1", say("A station is named for a group that raids none."),
                   say("Give the assignment raid (-Stn), or no station."));
  }
  if (group.station == no_station || index_of(group.station) >= board.pack->stations.size()) {
    return against("4.3.1", say("A raid must name its station."),
                   say("Name a station of the area."));
  }
  const Station& station = board.pack->station(group.station);
  if (station.area != group.to) {
    return against("4.3.1", say("{} is not in {}.", station.name, text_of(board, group.to)),
                   say("{} is in {}.", station.name, text_of(board, station.area)));
  }
  if (board.raided.at(index_of(group.station))) {
    return against("4.7.2", say("{} has been raided.", station.name),
                   say("Each station is raided once a game."));
  }
  if (station.value == 0 && !board.rules.boer_rebellion) {
    return against("7.1", say("{} is a target under the Boer Rebellion rule only.", station.name));
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

// 7.2.1: one cruiser of those named on the box; another may leave in the same plot.
Verdict into_river(const Board& board, const order::Plot& plot, const PlottedGroup& group) {
  if (!board.rules.rufiji) {
    return against("7.2", say("The Rufiji is closed: the rule is not in use in this game."));
  }
  if (group.to != rufiji_area) {
    return against("7.2.1", say("-Rfj is for a move to area 21."),
                   say("The river is part of area 21."));
  }
  const ShipId id = group.ships.front();
  if (group.ships.size() > 1 || !board.counter(id).may_enter_rufiji) {
    return against("7.2.1", say("{} cannot go into the Rufiji.", names_of(board, group.ships)),
                   say("One cruiser may, and neither Scharnhorst nor Gneisenau."));
  }
  const auto entering =
      std::ranges::count(plot.groups, Assignment::river, &PlottedGroup::assignment);
  if (entering > 1) return against("7.2.1", say("Two cruisers would be in the Rufiji."));
  for (const Group& there : river_groups(board, german)) {
    const bool leaves = std::ranges::any_of(plot.groups, [&](const PlottedGroup& g) {
      return g.assignment != Assignment::river && contains(g.ships, there.front());
    });
    if (there.front() == id || leaves) continue;
    return against("7.2.1", say("{} is in the Rufiji.", board.counter(there.front()).name),
                   say("One German ship at a time."));
  }
  return std::nullopt;
}

// 6.4.2. Where nobody has landed it is a legal bluff.
Verdict to_intervene(const Board& board, const PlottedGroup& group) {
  if (!board.rules.advanced || !board.pack->colony_in(group.to)) {
    return against("6.4.2", say("There is no German colony in {}.", text_of(board, group.to)),
                   say("-Int is for areas with a colony, under the advanced rules."));
  }
  if (board.surprise_made) {
    return against("4.6.5", say("The surprise attack of this turn has been made."),
                   say("An intervention is one: plot it next turn."));
  }
  for (const ShipId id : group.ships) {
    const ShipStatus& s = board.status(id);
    if (!s.surprise_used && !s.slowed) continue;
    const std::string& name = board.counter(id).name;
    return against("4.6.5", s.surprise_used
                                ? say("{} has made its surprise attack of the game.", name)
                                : say("{} is too much damaged to surprise anybody.", name));
  }
  return std::nullopt;
}

Verdict assignment_of(const Board& board, const order::Plot& plot, const PlottedGroup& group) {
  if (auto v = raid_target(board, group)) return v;
  if (group.assignment == Assignment::raid && raiders_of(plot, group.station) > largest_squadron) {
    return against("4.2", say("More than five ships would stand on one station."),
                   say("All raiders of a station are one squadron of at most five."));
  }
  if (group.assignment == Assignment::return_to_base && group.to != return_area) {
    return against("4.7.3", say("-RTB is for ships that move to or within area 13."),
                   say("Plot the return when the ship gets to area 13."));
  }
  if (group.assignment == Assignment::river) return into_river(board, plot, group);
  if (group.assignment == Assignment::intervene) return to_intervene(board, group);
  return std::nullopt;
}

// 7.3.2: refused to the German side, which knows.
Verdict not_for_the_lost(const View& view, const PlottedGroup& group) {
  const bool harmless = group.assignment == Assignment::none ||
                        group.assignment == Assignment::merchants ||
                        group.assignment == Assignment::river;
  if (harmless || !view.german || !holds_lost_cruiser(*view.german, group.ships)) {
    return std::nullopt;
  }
  return against("7.3.2", say("The cruiser lost to the accident can only move and claim captures."),
                 say("Give it and its squadron -Att, -Rfj, or no assignment."));
}

Verdict plotted_group(const View& view, const order::Plot& plot, const PlottedGroup& group,
                      std::set<ShipId>& seen) {
  const Board& board = view.board;
  if (auto v = unknown_ids(board, group.ships, group.to)) return v;
  if (auto v = group_size(board, group.ships)) return v;
  for (const ShipId id : group.ships) {
    if (auto v = plotted_ship(board, id, seen)) return v;
    if (auto v = reach(board, id, group.to)) return v;
  }
  if (auto v = assignment_of(board, plot, group)) return v;
  return not_for_the_lost(view, group);
}

// 6.1.1: a pile is for a cruiser of this plot that has no coal and would not move openly anyway.
Verdict pile_of(const View& view, const order::Plot& plot, ShipId id, std::set<ShipId>& seen) {
  const Board& board = view.board;
  if (auto v = unknown_ids(board, {id}, rufiji_area)) return v;
  const std::string& name = board.counter(id).name;
  const CoalStatus* coal = view.german ? coal_of(*view.german, id) : nullptr;
  const auto group = std::ranges::find_if(
      plot.groups, [&](const PlottedGroup& g) { return contains(g.ships, id); });
  if (coal == nullptr || group == plot.groups.end()) {
    return against("6.1.1", say("{} does not move in this plot, or needs no coal.", name),
                   say("Name cruisers of the plot, under the advanced rules."));
  }
  if (coal->coaled) {
    return against("6.1.1", say("{} is coaled for this turn.", name), say("Save the pile."));
  }
  if (coal->piles == 0) {
    return against("6.1.1", say("{} has no pile of coal left.", name), say("It moves openly."));
  }
  if (moves_openly_anyway(board, *group, id)) {
    return against("6.1", say("{} moves openly whatever its coal.", name), say("Save the pile."));
  }
  if (!seen.insert(id).second)
    return against("6.1.1", say("{} uses two piles.", name), say("One is enough."));
  return std::nullopt;
}

Verdict amc_move(const Board& board, const AmcMove& move, std::set<ShipId>& seen) {
  if (auto v = unknown_ids(board, {move.ship}, move.to)) return v;
  const Ship& counter = board.counter(move.ship);
  const ShipStatus& s = board.status(move.ship);
  if (counter.type != ShipType::AMC || s.where != Whereabouts::at_sea) {
    return against("6.2", say("{} is no AMC at sea.", counter.name),
                   say("Main Cruisers move in groups."));
  }
  if (s.moved_in_ob != 0) {
    return against("6.2.1", say("{} has already moved this turn.", counter.name),
                   say("Each AMC moves once a turn."));
  }
  if (!seen.insert(move.ship).second) return against("6.2.1", say("{} moves twice.", counter.name));
  return reach(board, move.ship, move.to);
}

}  // namespace

namespace {

// 9.0, approach 2: the tables have said where everybody goes.
Verdict moved_as_drawn(const Board& board, const PlottedGroup& group) {
  for (const ShipId id : group.ships) {
    const DrawnGroup* drawn = drawn_with(board, id);
    if (drawn == nullptr) {
      return against("9.1.1", say("{} was not drawn to move in this OB.", board.counter(id).name),
                     say("Give assignments to those that were."));
    }
    if (drawn->to != group.to) {
      return against("9.3.1",
                     say("{} goes to {}, not to {}.", board.counter(id).name,
                         text_of(board, drawn->to), text_of(board, group.to)),
                     say("The tables move the ships; the player gives the assignments."));
    }
  }
  return std::nullopt;
}

}  // namespace

Verdict check_assign(const View& view, const order::Plot& plot) {
  const Board& board = view.board;
  if (!plot.piles.empty() || !plot.amcs.empty()) {
    return against("9.0", say("The tables look after coal and AMCs."),
                   say("Give assignments only."));
  }
  std::set<ShipId> seen;
  for (const PlottedGroup& group : plot.groups) {
    if (auto v = plotted_group(view, plot, group, seen)) return v;
    if (auto v = moved_as_drawn(board, group)) return v;
  }
  for (const DrawnGroup& group : board.solitaire->drawn) {
    for (const ShipId id : group.ships) {
      if (seen.contains(id)) continue;
      return against("9.3.2", say("{} is left out.", board.counter(id).name),
                     say("Name everybody that moves, also without an assignment."));
    }
  }
  return std::nullopt;
}

Verdict check_plot(const View& view, const order::Plot& plot) {
  if (plot.groups.empty() && !unmoved_cruisers(view.board).empty()) {
    return against("4.2", say("At least one Main Cruiser must move."),
                   say("Plot a cruiser that has not moved."));
  }
  std::set<ShipId> seen;
  for (const PlottedGroup& group : plot.groups) {
    if (auto v = plotted_group(view, plot, group, seen)) return v;
  }
  std::set<ShipId> coaling;
  for (const ShipId id : plot.piles) {
    if (auto v = pile_of(view, plot, id, coaling)) return v;
  }
  std::set<ShipId> amcs;
  for (const AmcMove& move : plot.amcs) {
    if (auto v = amc_move(view.board, move, amcs)) return v;
  }
  return std::nullopt;
}

}  // namespace chartroom::far_seas
