// Legality of PHASE 2: the Allied move (4.4, 5.0), colonies (6.4.1), convoys (6.3), the Rufiji
// (7.2).
#include <algorithm>
#include <set>

#include "rules/far_seas/check_moves.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

// Notes a ship of the pack; false if it has been named before.
bool named_first(ShipSet& seen, ShipId id) {
  if (seen.contains(id)) return false;
  seen.insert(id);
  return true;
}

const order::Entry* entry_of(const order::AlliedMovement& order, ShipId id) {
  const auto found = std::ranges::find(order.entries, id, &order::Entry::ship);
  return found == order.entries.end() ? nullptr : &*found;
}

Verdict check_entry(const Board& board, const order::Entry& entry, ShipSet& seen) {
  if (auto v = unknown_ids(board, {entry.ship}, entry.to)) return v;
  const std::string& name = board.counter(entry.ship).name;
  if (board.status(entry.ship).where != Whereabouts::england_hb2) {
    return against("5.1", say("{} does not wait in England's second box.", name),
                   say("Ships of the first box are moved straight from it."));
  }
  const Restriction* rule = entry_rule(board, entry.ship);
  if (rule == nullptr || board.turn < rule->turn) {
    return against("5.1", say("{} cannot be put into play yet.", name),
                   say("From turn 2 on; entry turns cannot be bought."));
  }
  if (!board.pack->area(entry.to).touches_england) {
    return against("5.1", say("{} cannot be put into {}.", name, text_of(board, entry.to)),
                   say("Choose an area that touches England."));
  }
  if (!named_first(seen, entry.ship))
    return against("5.1", say("{} is put into play twice.", name));
  return std::nullopt;
}

// 5.1: a ship of England's first box.
Verdict from_first_box(const Board& board, ShipId id, AreaId to) {
  const Restriction* rule = entry_rule(board, id);
  const std::string& name = board.counter(id).name;
  if (rule == nullptr || board.turn < rule->turn) {
    return against("5.1", say("{} cannot leave England yet.", name),
                   say("From turn 2 on; entry turns cannot be bought."));
  }
  if (!board.pack->area(to).touches_england) {
    return against("5.1", say("{} cannot enter {}.", name, text_of(board, to)),
                   say("Choose an area that touches England."));
  }
  return std::nullopt;
}

// 4.2; 4.6.4: ships in a colony's box or in the Rufiji may be brought to combat before they move,
// and are done.
Verdict turn_left(const Board& board, ShipId id) {
  const ShipStatus& s = board.status(id);
  const std::string& name = board.counter(id).name;
  if (s.moved_in_ob != 0) {
    return against("4.2", say("{} has already moved this turn.", name),
                   say("Each ship moves once a turn."));
  }
  if (s.readiness != Readiness::ready) {
    return against("4.6.4", say("{} has fought this turn, and is done.", name),
                   say("It stays where it is until the next turn."));
  }
  return std::nullopt;
}

Verdict moved_ship(const Board& board, const order::AlliedMovement& order, ShipId id, AreaId to,
                   ShipSet& seen) {
  const Ship& counter = board.counter(id);
  const ShipStatus& s = board.status(id);
  if (is_german(board, id)) {
    return Refusal{RefusalCode::not_yours, "", say("{} is not an Allied ship.", counter.name), {}};
  }
  if (!named_first(seen, id)) {
    return against("4.4", say("{} is moved twice.", counter.name),
                   say("Name each ship in one move only."));
  }
  if (const order::Entry* entry = entry_of(order, id)) {
    if (to == entry->to || board.pack->may_go_allied(entry->to, to, board.turn))
      return std::nullopt;
    return against("4.2", say("{} cannot go from {} to {}: they are not adjacent.", counter.name,
                              text_of(board, entry->to), text_of(board, to)));
  }
  if (s.where == Whereabouts::england_hb1) return from_first_box(board, id, to);
  if (s.where == Whereabouts::england_hb2) {
    return against("5.1", say("{} must be put into play first.", counter.name),
                   say("Enter it into an area that touches England; it may then move on."));
  }
  if (!afloat(s)) {
    return against("4.4", say("{} is not at sea.", counter.name));
  }
  if (auto v = turn_left(board, id)) return v;
  return reach(board, id, to);
}

Verdict escort_duty(const Board& board, const order::AlliedMove& move) {
  if (board.pack->area(move.to).density == 0) {
    return against("4.4.1",
                   say("There is no merchant shipping to escort in {}.", text_of(board, move.to)));
  }
  for (const ShipId id : move.ships) {
    const Ship& counter = board.counter(id);
    if (!counter.escort_stripe) {
      return against("4.4.1",
                     say("{} may not escort merchants: gun range {}, speed {}.", counter.name,
                         to_string(counter.gun), to_string(counter.speed)),
                     say("An escort has gun range A or B, or speed 3+ or less."));
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
    return against("4.4.2", say("A guard must name its station."),
                   say("Name a station of the area."));
  }
  const Station& station = board.pack->station(move.station);
  if (station.area != move.to) {
    return against("4.4.2", say("{} is not in {}.", station.name, text_of(board, move.to)),
                   say("{} is in {}.", station.name, text_of(board, station.area)));
  }
  const Nation nation = board.counter(move.ships.front()).nation;
  if (future_guards(board, order, move.station, nation) > largest_squadron) {
    return against("4.2",
                   say("More than five ships of one nation would stand on {}.", station.name),
                   say("They are one squadron there: five at most."));
  }
  return std::nullopt;
}

Verdict convoy_duty(const Board& board, const order::AlliedMovement& order,
                    const order::AlliedMove& move) {
  if (index_of(move.convoy) >= board.convoys.size()) {
    return against("6.3.2", say("Convoy duty must name its convoy."), say("Name a convoy at sea."));
  }
  const AreaId area = area_after(board, order, move.convoy);
  const std::string& name = board.pack->convoy(move.convoy).name;
  if (area == move.to) return std::nullopt;
  if (area == no_area) {
    return against("6.3.2", say("The {} will not be at sea when this move is over.", name),
                   say("Escort a convoy that is."));
  }
  return against(
      "6.3.2",
      say("The {} will be in {}, not in {}.", name, text_of(board, area), text_of(board, move.to)),
      say("An escort ends its move with the convoy."));
}

// 7.2.1: British ships, five at most: they are one squadron there.
Verdict river_duty(const Board& board, const order::AlliedMovement& order,
                   const order::AlliedMove& move) {
  if (!board.rules.rufiji) {
    return against("7.2", say("The Rufiji is closed: the rule is not in use in this game."));
  }
  if (move.to != rufiji_area) {
    return against("7.2.1", say("The Rufiji is entered by a move to area 21."));
  }
  if (board.counter(move.ships.front()).nation != Nation::british) {
    return against("7.2.1", say("{} may not enter the Rufiji.", names_of(board, move.ships)),
                   say("British ships only."));
  }
  std::set<ShipId> there;
  for (const order::AlliedMove& other : order.moves) {
    if (other.duty == Duty::river) there.insert(other.ships.begin(), other.ships.end());
  }
  for (const Group& group : river_groups(board, allied)) {
    for (const ShipId id : group) {
      const bool leaves = std::ranges::any_of(
          order.moves, [&](const order::AlliedMove& other) { return contains(other.ships, id); });
      if (!leaves) there.insert(id);
    }
  }
  if (there.size() <= static_cast<std::size_t>(largest_squadron)) return std::nullopt;
  return against("4.2", say("More than five ships would be in the Rufiji."),
                 say("They are one squadron there: five at most."));
}

Verdict duty_of(const Board& board, const order::AlliedMovement& order,
                const order::AlliedMove& move) {
  switch (move.duty) {
    case Duty::search: break;
    case Duty::merchant_escort:
      if (auto v = escort_duty(board, move)) return v;
      break;
    case Duty::on_station: return station_duty(board, order, move);
    case Duty::convoy:
      if (auto v = convoy_duty(board, order, move)) return v;
      break;
    case Duty::river:
      if (auto v = river_duty(board, order, move)) return v;
      break;
    case Duty::none:
    case Duty::raid:
    case Duty::colony:
      return against("4.4",
                     say("An Allied group searches, escorts merchants or a convoy, guards a "
                         "station, or enters the Rufiji."),
                     say("Ships for a colony's box are named apart, before the moves."));
  }
  if (move.convoy != no_convoy && move.duty != Duty::convoy) {
    return against("6.3.2", say("A convoy is named for a group that does not escort it."),
                   say("Give the duty convoy, or no convoy."));
  }
  if (move.station == no_station) return std::nullopt;
  return against("4.4", say("A station is named for a group that does not guard it."),
                 say("Give the duty on station, or no station."));
}

// 6.4.1: from the colony's area alone, as the move of the turn, before any other.
Verdict besieging_ship(const Board& board, ShipId id, const Colony& colony, ShipSet& seen) {
  if (auto v = unknown_ids(board, {id}, colony.area)) return v;
  const Ship& counter = board.counter(id);
  const ShipStatus& s = board.status(id);
  if (is_german(board, id)) {
    return Refusal{RefusalCode::not_yours, "", say("{} is not an Allied ship.", counter.name), {}};
  }
  if (!named_first(seen, id)) return against("6.4.1", say("{} is named twice.", counter.name));
  if (s.where == Whereabouts::colony_box && s.area == colony.area) {
    return against("6.4.1", say("{} is in the box of {} already.", counter.name, colony.name),
                   say("It stays there until it is moved."));
  }
  if (s.where != Whereabouts::at_sea || s.area != colony.area) {
    return against("6.4.1", say("{} is not in {}.", counter.name, text_of(board, colony.area)),
                   say("Ships that begin this move in the area of the colony enter its box."));
  }
  return turn_left(board, id);
}

Verdict siege(const Board& board, const order::ToColony& order, ShipSet& seen) {
  if (index_of(order.colony) >= board.colonies.size()) {
    return Refusal{
        RefusalCode::unknown_thing, "6.4", say("There is no such colony in this game."), {}};
  }
  const Colony& colony = board.pack->colony(order.colony);
  if (!may_be_captured(board, order.colony)) {
    return against("6.4.1", say("{} has been captured.", colony.name));
  }
  if (order.ships.empty()) return against("6.4.1", say("No ship is named for {}.", colony.name));
  for (const ShipId id : order.ships) {
    if (auto v = besieging_ship(board, id, colony, seen)) return v;
  }
  return std::nullopt;
}

// 6.3.1.
Verdict convoy_moves(const Board& board, const std::vector<ConvoyId>& convoys) {
  const std::vector<ConvoyId> movable = movable_convoys(board);
  std::set<ConvoyId> seen;
  int starts = 0;
  for (const ConvoyId id : convoys) {
    if (index_of(id) >= board.convoys.size()) {
      return Refusal{
          RefusalCode::unknown_thing, "6.3", say("There is no such convoy in this game."), {}};
    }
    const std::string& name = board.pack->convoy(id).name;
    if (!contains(movable, id)) {
      return against(
          "6.3.1", say("The {} cannot be moved now.", name),
          say("A convoy starts from turn 2 on, and moves once a turn until it arrives."));
    }
    if (!seen.insert(id).second) return against("6.3.1", say("The {} is moved twice.", name));
    if (board.convoys.at(index_of(id)).stage == ConvoyStatus::Stage::in_port) ++starts;
  }
  if (starts <= starts_left(board)) return std::nullopt;
  return against("6.3.1", say("More than two convoys would start in this turn."),
                 say("Start two at most."));
}

}  // namespace

Verdict check_allied_movement(const View& view, const order::AlliedMovement& order) {
  ShipSet besieging;
  for (const order::ToColony& order_of_siege : order.colonies) {
    if (auto v = siege(view.board, order_of_siege, besieging)) return v;
  }
  if (auto v = convoy_moves(view.board, order.convoys)) return v;
  ShipSet entering;
  for (const order::Entry& entry : order.entries) {
    if (auto v = check_entry(view.board, entry, entering)) return v;
  }
  ShipSet seen = besieging;
  for (const order::AlliedMove& move : order.moves) {
    if (auto v = unknown_ids(view.board, move.ships, move.to)) return v;
    if (auto v = group_size(view.board, move.ships)) return v;
    for (const ShipId id : move.ships) {
      if (auto v = moved_ship(view.board, order, id, move.to, seen)) return v;
    }
    if (move.ships.size() > 1) {
      if (auto v = one_nation(view.board, move.ships,
                              say("Put the ships of each nation into a group of their own."))) {
        return v;
      }
    }
    if (auto v = duty_of(view.board, order, move)) return v;
  }
  return std::nullopt;
}

}  // namespace chartroom::far_seas
