#include "rules/far_seas/river.hpp"

#include <algorithm>
#include <numeric>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/search.hpp"

namespace chartroom::far_seas {
namespace {

ShipId cruiser_in_river(const Board& board, auto wanted) {
  for (const Group& group : river_groups(board, german)) {
    for (const ShipId id : group) {
      const ShipStatus& s = board.status(id);
      if (moved_this_ob(board, id) && !s.known_in_river && wanted(s)) return id;
    }
  }
  return no_ship;
}

void discover(Umpiring& u, ShipId ship) {
  u.emit(event::RiverDiscovered{ship});
  // It can neither be fought here nor run; the lost cruiser shows what it is (7.3.2).
  if (lost_cruiser(u.state().german) == ship) reveal_lost_cruiser(u);
}

void search(Umpiring& u, const RiverSearch& search) {
  event::RiverSearched roll{search.target, search.searchers, 0, {}, false};
  const int more = static_cast<int>(search.searchers.size()) - 1;
  if (more > 0) roll.modifiers.push_back({Why::river_searchers, -more});
  roll.die = u.dice.d6("7.2.2 search of the Rufiji");
  roll.found = roll.die - more <= 1;
  u.emit(roll);
  if (roll.found) discover(u, search.target);
}

}  // namespace

bool met_outside_river(const Board& board, ShipId ship) {
  if (!river_groups(board, allied).empty()) return true;
  return board.status(ship).known_in_river && !searchers_in(board, rufiji_area).empty();
}

std::optional<RiverMeeting> river_meeting(const Board& board) {
  for (const Group& group : groups_in(board, german, rufiji_area)) {
    const ShipStatus& s = board.status(group.front());
    if (!s.left_river || !moved_this_ob(board, group.front()) || s.discovered || s.escaped) {
      continue;
    }
    RiverMeeting meeting{group, river_groups(board, allied)};
    if (meeting.allied.empty() && s.known_in_river) {
      meeting.allied = searchers_in(board, rufiji_area);
    }
    if (!meeting.allied.empty()) return meeting;
  }
  return std::nullopt;
}

ShipId seen_entering_river(const Board& board) {
  if (river_groups(board, allied).empty()) return no_ship;
  return cruiser_in_river(board, [](const ShipStatus& s) { return s.entered; });
}

std::optional<RiverSearch> river_search(const Board& board) {
  RiverSearch search{cruiser_in_river(board, [](const ShipStatus& s) { return !s.entered; }), {}};
  for (const Group& group : river_groups(board, allied)) {
    for (const ShipId id : group) {
      if (moved_this_ob(board, id) && board.status(id).readiness == Readiness::acting) {
        search.searchers.push_back(id);
      }
    }
  }
  if (search.target == no_ship || search.searchers.empty()) return std::nullopt;
  return search;
}

bool river_conflict(const Board& board) {
  return river_meeting(board) || seen_entering_river(board) != no_ship || river_search(board);
}

bool advance_river(Umpiring& u) {
  const Board& board = u.state().board;
  if (!board.open || board.open->area != rufiji_area) return false;
  if (const auto meeting = river_meeting(board)) {
    begin_encounter(u, rufiji_area, meeting->german, determine(u, meeting->allied),
                    Discovery::out_of_the_rufiji);
    return true;
  }
  if (const ShipId ship = seen_entering_river(board); ship != no_ship) {
    discover(u, ship);
    return true;
  }
  if (const auto wanted = river_search(board)) {
    search(u, *wanted);
    return true;
  }
  return false;
}

}  // namespace chartroom::far_seas
