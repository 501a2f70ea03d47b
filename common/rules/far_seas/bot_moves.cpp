// How the simple bot moves: PHASE 1 for the Germans, PHASE 2 for the Allies.
#include <algorithm>
#include <map>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

int station_value(const Board& board, StationId id) {
  const Station& station = board.pack->station(id);
  return board.raided.at(index_of(id)) ? 0 : station.value;
}

// The best raid a cruiser could plot in an area now.
StationId best_station(const Board& board, AreaId area) {
  StationId best = no_station;
  int best_value = 0;
  for (const StationId id : board.pack->stations_in(area)) {
    if (!guards_of(board, id).empty()) continue;
    if (const int value = station_value(board, id); value > best_value) {
      best = id;
      best_value = value;
    }
  }
  return best;
}

// Allied ships that have not moved and could be in the area after their next move.
int threat_to(const Board& board, AreaId area) {
  int threat = 0;
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.moved_in_ob != 0 || !may_go(board, id, area)) continue;
    if (movement_penalty(board, id, s.area, area) == 0) ++threat;
  }
  return threat;
}

struct Prospect {
  PlottedGroup group;
  int worth{};
};

Prospect prospect_of(const Board& board, ShipId ship, AreaId to, core::Chooser& chooser) {
  Prospect p{{{ship}, to, Assignment::none, no_station}, 0};
  const int captures = density_left(board, to);
  const StationId station = best_station(board, to);
  const int raid = station == no_station ? 0 : station_value(board, station);
  if (raid > captures) {
    p.group.assignment = Assignment::raid;
    p.group.station = station;
  } else if (captures > 0) {
    p.group.assignment = Assignment::merchants;
  }
  p.worth = 20 * std::max(raid, captures) - 4 * threat_to(board, to) +
            static_cast<int>(chooser.below(25));
  if (is_open_move(board, ship, to)) p.worth -= 25;
  const bool late = board.turn >= last_turn - 1 || board.status(ship).slowed;
  if (to == return_area && late) {
    p.group.assignment = Assignment::return_to_base;
    p.group.station = no_station;
    p.worth += 15;
  }
  return p;
}

}  // namespace

order::Plot bot_plot(const View& view, const Options& options, core::Chooser& chooser) {
  std::vector<Prospect> prospects;
  for (const ShipChoice& choice : options.ships) {
    Prospect best{{}, -1000};
    for (const MoveChoice& move : choice.moves) {
      Prospect p = prospect_of(view.board, choice.ship, move.to, chooser);
      if (p.worth > best.worth) best = std::move(p);
    }
    prospects.push_back(std::move(best));
  }
  std::ranges::sort(prospects, std::greater{}, &Prospect::worth);
  const std::size_t wanted = std::min(prospects.size(), 1 + chooser.below(3));
  order::Plot plot;
  for (std::size_t i = 0; i < wanted; ++i) {
    const PlottedGroup& next = prospects[i].group;
    // Who goes the same way for the same thing goes together.
    const auto same = std::ranges::find_if(plot.groups, [&](const PlottedGroup& g) {
      return g.to == next.to && g.assignment == next.assignment && g.station == next.station;
    });
    if (same == plot.groups.end()) {
      plot.groups.push_back(next);
    } else {
      same->ships.push_back(next.ships.front());
    }
  }
  return plot;
}

namespace {

// Where the cruisers named for this OB may turn up, and how much they would gain there.
std::map<AreaId, int> danger(const Board& board) {
  std::map<AreaId, int> areas;
  const auto add = [&](AreaId area) {
    int value = density_left(board, area);
    for (const StationId id : board.pack->stations_in(area)) value += station_value(board, id);
    areas[area] += 1 + value;
  };
  for (const ShipId id : board.named) {
    const auto open = std::ranges::find(board.open_moves, id, &OpenMove::ship);
    if (open != board.open_moves.end()) {
      areas[open->to] += 20;
      continue;
    }
    add(board.status(id).area);
    for (const AreaId to : reachable(board, id)) add(to);
  }
  return areas;
}

order::AlliedMove with_duty(const Board& board, const ShipChoice& choice, AreaId to,
                            core::Chooser& chooser) {
  order::AlliedMove move{{choice.ship}, to, Duty::search, no_station};
  if (choice.may_escort && density_left(board, to) > 0 && chooser.chance(35)) {
    move.duty = Duty::merchant_escort;
    return move;
  }
  if (!chooser.chance(30)) return move;
  const Nation nation = board.counter(choice.ship).nation;
  for (const StationId id : board.pack->stations_in(to)) {
    if (station_value(board, id) == 0 || guards_of_nation(board, id, nation) > 0) continue;
    move.duty = Duty::on_station;
    move.station = id;
    break;
  }
  return move;
}

// Searchers that end in one area join up to five of a nation, now and then: stronger, but fewer to
// find anything.
void join_up(const Board& board, order::AlliedMovement& order, core::Chooser& chooser) {
  std::vector<order::AlliedMove> joined;
  for (const order::AlliedMove& move : order.moves) {
    const auto partner = std::ranges::find_if(joined, [&](const order::AlliedMove& other) {
      return other.to == move.to && other.duty == Duty::search && move.duty == Duty::search &&
             other.ships.size() < 3 &&
             board.counter(other.ships.front()).nation == board.counter(move.ships.front()).nation;
    });
    if (partner != joined.end() && chooser.chance(50)) {
      partner->ships.push_back(move.ships.front());
    } else {
      joined.push_back(move);
    }
  }
  order.moves = std::move(joined);
}

}  // namespace

order::AlliedMovement bot_movement(const View& view, const Options& options,
                                   core::Chooser& chooser) {
  const Board& board = view.board;
  const std::map<AreaId, int> areas = danger(board);
  std::map<StationId, int> sent;
  order::AlliedMovement order;
  for (const ShipChoice& choice : options.ships) {
    if (board.status(choice.ship).where == Whereabouts::england_hb2) continue;  // costs points
    AreaId best = no_area;
    int best_worth = 2;
    for (const MoveChoice& move : choice.moves) {
      const auto found = areas.find(move.to);
      if (move.penalty > 0 || (found == areas.end() && !choice.enters_play)) continue;
      const int here = found == areas.end() ? 0 : found->second;
      const int worth = here + static_cast<int>(chooser.below(6)) + (choice.enters_play ? 3 : 0);
      if (worth > best_worth) {
        best = move.to;
        best_worth = worth;
      }
    }
    // About half of those in reach stay back for the OBs to come.
    if (best == no_area || !chooser.chance(55)) continue;
    order::AlliedMove move = with_duty(board, choice, best, chooser);
    if (move.duty == Duty::on_station && sent[move.station]++ > 0) {
      move.duty = Duty::search;
      move.station = no_station;
    }
    order.moves.push_back(std::move(move));
  }
  join_up(board, order, chooser);
  return order;
}

}  // namespace chartroom::far_seas
