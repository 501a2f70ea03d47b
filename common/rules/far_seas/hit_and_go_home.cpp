#include "rules/far_seas/hit_and_go_home.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

// The cruiser may still act in this phase: it moved in this OB and has not got away from somebody.
bool still_acting(const Board& board, ShipId ship) {
  const ShipStatus& s = board.status(ship);
  return s.where == Whereabouts::at_sea && board.counter(ship).main_cruiser &&
         moved_this_ob(board, ship) && !s.escaped;
}

bool has_phase_five_assignment(const Board& board, ShipId ship) {
  const Assignment assignment = revealed(board, ship);
  return assignment == Assignment::merchants || assignment == Assignment::return_to_base;
}

// All cruisers that moved this OB, in the order of the counters: also those that can no longer act
// (4.7).
std::vector<AssignedShip> assignments_to_reveal(const State& state) {
  std::vector<AssignedShip> ships;
  for (const PlottedGroup& group : state.german.plot) {
    for (const ShipId id : group.ships) ships.push_back({id, group.assignment});
  }
  std::ranges::sort(ships, {}, &AssignedShip::ship);
  return ships;
}

// 4.7.1: the track moves area by area; which ship a capture is credited to is the German side's
// secret.
void capture(Umpiring& u, const std::vector<Credit>& credits) {
  std::vector<AreaId> areas;
  for (const Credit& credit : credits) areas.push_back(u.state().board.status(credit.ship).area);
  std::ranges::sort(areas);
  areas.erase(std::ranges::unique(areas).begin(), areas.end());
  for (const AreaId area : areas) {
    event::MerchantsCaptured captured{area, {}, 0};
    for (const Credit& credit : credits) {
      if (u.state().board.status(credit.ship).area != area) continue;
      captured.captures += credit.captures;
      const Group group = group_of(u.state().board, credit.ship);
      captured.ships.insert(captured.ships.end(), group.begin(), group.end());
    }
    std::ranges::sort(captured.ships);
    captured.ships.erase(std::ranges::unique(captured.ships).begin(), captured.ships.end());
    u.emit(captured);
    score(u, {.kind = VpKind::capture, .points = captured.captures, .area = area});
  }
  if (!credits.empty()) u.emit(event::CapturesCredited{credits});
}

// 4.7.2: whoever raids a station and neither ran nor sank scores it, fought or not.
void raid(Umpiring& u) {
  const std::size_t count = u.state().board.pack->stations.size();
  for (std::size_t i = 0; i < count; ++i) {
    const StationId station{static_cast<std::uint8_t>(i)};
    if (u.state().board.raided[i]) continue;
    Group raiders;
    for (const ShipId id : at_sea(u.state().board, german)) {
      const ShipStatus& s = u.state().board.status(id);
      if (s.duty == Duty::raid && s.station == station && still_acting(u.state().board, id)) {
        raiders.push_back(id);
      }
    }
    if (raiders.empty()) continue;
    u.emit(event::StationRaided{station, raiders});
    score(u, {.kind = VpKind::raid,
              .points = u.state().board.pack->stations[i].value,
              .station = station});
  }
}

void come_home(Umpiring& u, ShipId ship) {
  score(
      u,
      {.kind = VpKind::returned, .points = 3 * u.state().board.counter(ship).stars, .ship = ship});
}

// One ship: 5 or 6 brings it home, else it is lost.
void return_alone(Umpiring& u, ShipId ship) {
  const int die = u.dice.d6("4.7.3 return of a ship");
  const bool home = die >= 5;
  u.emit(event::ReturnRolled{{ship}, die, home});
  if (home) {
    come_home(u, ship);
    return;
  }
  u.emit(event::ShipLost{ship});
  score(u, {.kind = VpKind::lost_on_return,
            .points = -u.state().board.counter(ship).stars,
            .ship = ship});
}

// 4.7.3: a squadron gets home on a 6; otherwise each of its ships tries alone.
void return_group(Umpiring& u, const Group& group) {
  if (group.size() == 1) {
    return_alone(u, group.front());
    return;
  }
  const int die = u.dice.d6("4.7.3 return of a squadron");
  u.emit(event::ReturnRolled{group, die, die == 6});
  for (const ShipId id : group) {
    if (die == 6) {
      come_home(u, id);
    } else {
      return_alone(u, id);
    }
  }
}

}  // namespace

Assignment revealed(const Board& board, ShipId ship) {
  const auto found = std::ranges::find(board.assignments, ship, &AssignedShip::ship);
  return found == board.assignments.end() ? Assignment::none : found->assignment;
}

bool may_capture(const Board& board, ShipId ship) {
  const ShipStatus& s = board.status(ship);
  return still_acting(board, ship) && has_phase_five_assignment(board, ship) && !s.ran &&
         !s.fought && s.duty != Duty::raid;
}

bool may_return(const Board& board, const Group& group) {
  return std::ranges::all_of(group, [&](ShipId id) {
    return still_acting(board, id) && has_phase_five_assignment(board, id) &&
           board.status(id).area == return_area;
  });
}

std::vector<Group> phase_five_groups(const Board& board) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < board.pack->areas.size(); ++i) {
    const AreaId area = board.pack->areas[i].id;
    for (const Group& group : groups_in(board, german, area)) {
      const bool captures =
          density_left(board, area) > 0 &&
          std::ranges::any_of(group, [&](ShipId id) { return may_capture(board, id); });
      if (captures || may_return(board, group)) groups.push_back(group);
    }
  }
  return groups;
}

void begin_phase_five(Umpiring& u) {
  u.emit(event::PhaseBegan{5});
  u.emit(event::AssignmentsRevealed{assignments_to_reveal(u.state())});
  if (phase_five_groups(u.state().board).empty()) {
    carry_out(u, {});
  } else {
    ask(u, Decision::hit_and_go_home, german);
  }
}

void carry_out(Umpiring& u, const order::HitAndGoHome& order) {
  capture(u, order.captures);
  if (sudden_end(u)) return;
  raid(u);
  if (sudden_end(u)) return;
  for (const ShipId leader : order.returns) {
    return_group(u, group_of(u.state().board, leader));
    if (sudden_end(u)) return;
  }
}

}  // namespace chartroom::far_seas
