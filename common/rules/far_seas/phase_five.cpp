// PHASE 5 (4.7) in its order: captures, convoys, raids, England, returns.
#include "rules/far_seas/phase_five.hpp"

#include <algorithm>

#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/england.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int boer_points = 15;  // 7.1

// The ship may still act in this phase: it moved in this OB and has not got away from somebody.
bool still_acting(const Board& board, ShipId ship) {
  const ShipStatus& s = board.status(ship);
  return s.where == Whereabouts::at_sea && moved_this_ob(board, ship) && !s.escaped;
}

bool is_amc(const Board& board, ShipId ship) {
  return board.counter(ship).type == ShipType::AMC;
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

// 4.7; double-blind, to the Allies those of the cruisers that they see.
void reveal_assignments(Umpiring& u) {
  const std::vector<AssignedShip> ships = assignments_to_reveal(u.state());
  if (double_blind(u.state().board)) {
    event::AssignmentsSeen seen{ships};
    std::erase_if(seen.ships,
                  [&](const AssignedShip& a) { return !sees(u.state(), allied, a.ship); });
    u.emit(seen);
  }
  u.emit(event::AssignmentsRevealed{ships});
}

// Double-blind a claim is 'up to n': the escorts that come to light take their part.
std::vector<Credit> as_far_as_possible(const Board& board, std::vector<Credit> credits) {
  std::array<int, areas_end> left = densities_left(board);
  for (Credit& credit : credits) {
    int& here = left[index_of(board.status(credit.ship).area)];
    credit.captures = std::min(credit.captures, here);
    here -= credit.captures;
  }
  return credits;
}

// 4.7.1: the track moves area by area; which ship a capture is credited to is the German side's
// secret.
void capture(Umpiring& u, const std::vector<Credit>& wanted) {
  const std::vector<Credit> credits = as_far_as_possible(u.state().board, wanted);
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

// 7.1: a raid on one of the two stations may start the rebellion.
void stir_the_boers(Umpiring& u, StationId station, const Group& raiders) {
  const Board& board = u.state().board;
  const Station& place = board.pack->station(station);
  if (!board.rules.boer_rebellion || board.rebellion || place.boer_roll_up_to == 0) return;
  event::BoerRolled roll{station, u.dice.d6("7.1 Boer Rebellion"), {}, false};
  // 7.1.1: Capetown is the station that is worth points.
  if (place.value > 0 && raiders.size() > 1 && std::ranges::any_of(raiders, [&](ShipId id) {
        return board.counter(id).type == ShipType::AC;
      })) {
    roll.modifiers.push_back({Why::armoured_cruiser, -1});
  }
  const int result = roll.die + sum_of(roll.modifiers);
  roll.spreads = result <= place.boer_roll_up_to;
  u.emit(roll);
  if (roll.spreads) {
    score(u, {.kind = VpKind::rebellion, .points = boer_points, .station = station});
  }
}

Group raiders_of(const Board& board, StationId station) {
  Group raiders;
  for (const ShipId id : at_sea(board, german)) {
    const ShipStatus& s = board.status(id);
    if (s.duty == Duty::raid && s.station == station && still_acting(board, id)) {
      raiders.push_back(id);
    }
  }
  return raiders;
}

StationSet stations_to_raid(const Board& board) {
  StationSet stations;
  for (const ShipId id : at_sea(board, german)) {
    const ShipStatus& s = board.status(id);
    if (s.duty == Duty::raid && s.station != no_station) stations.insert(s.station);
  }
  return stations;
}

// 4.7.2: whoever raids a station and neither ran nor sank scores it, fought or not.
void raid(Umpiring& u) {
  for (const StationId station : stations_to_raid(u.state().board)) {
    if (u.state().board.raided[index_of(station)]) continue;
    const Group raiders = raiders_of(u.state().board, station);
    if (raiders.empty()) continue;
    u.emit(event::StationRaided{station, raiders});
    score(u, {.kind = VpKind::raid,
              .points = u.state().board.pack->station(station).value,
              .station = station});
    stir_the_boers(u, station, raiders);
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
  // An AMC needs no assignment: it can do nothing else (6.2.2).
  const bool ordered = is_amc(board, ship) || has_phase_five_assignment(board, ship);
  return still_acting(board, ship) && ordered && !s.ran && !s.fought && s.duty != Duty::raid;
}

std::vector<ConvoyId> strike_targets(const Board& board, const Group& group) {
  std::vector<ConvoyId> convoys;
  const bool able = std::ranges::all_of(group, [&](ShipId id) {
    const ShipStatus& s = board.status(id);
    return board.counter(id).main_cruiser && still_acting(board, id) &&
           has_phase_five_assignment(board, id) && !s.ran && !s.forced && s.duty != Duty::raid;
  });
  if (!able) return convoys;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_of(board, ConvoyId(i)) == board.status(group.front()).area) {
      convoys.push_back(ConvoyId(i));
    }
  }
  return convoys;
}

bool may_return(const Board& board, const Group& group) {
  return std::ranges::all_of(group, [&](ShipId id) {
    return board.counter(id).main_cruiser && still_acting(board, id) &&
           has_phase_five_assignment(board, id) && board.status(id).area == return_area;
  });
}

std::vector<Group> phase_five_groups(const Board& board) {
  std::vector<Group> groups;
  for (const AreaId area : areas_moved_to(board)) {
    for (const Group& group : groups_in(board, german, area)) {
      const bool captures =
          std::ranges::any_of(group, [&](ShipId id) { return may_capture(board, id); }) &&
          density_known(board, area) > 0;
      if (captures || !strike_targets(board, group).empty() || may_return(board, group)) {
        groups.push_back(group);
      }
    }
  }
  return groups;
}

void begin_phase_five(Umpiring& u) {
  u.emit(event::PhaseBegan{5});
  reveal_assignments(u);
  // Double-blind nothing can be told from the question: it is asked in every OB.
  if (!double_blind(u.state().board) && phase_five_groups(u.state().board).empty()) {
    carry_out(u, order::HitAndGoHome{});
  } else {
    ask(u, Decision::hit_and_go_home, german);
  }
}

void carry_out(Umpiring& u, const order::HitAndGoHome& order) {
  const Board& board = u.state().board;
  event::PhaseFiveOrdered ordered;
  for (const order::Strike& strike : order.strikes) {
    ordered.strikes.push_back({group_of(board, strike.leader), strike.convoy});
  }
  for (const ShipId leader : order.returns) ordered.returns.push_back(group_of(board, leader));
  u.emit(ordered);
  capture(u, order.captures);
}

void carry_out(Umpiring& u, const order::ReturnHome& order) {
  const Group group = group_of(u.state().board, order.leader);
  if (order.reserves.empty()) {
    return_group(u, group);
  } else {
    begin_breakout(u, group, order.reserves);
  }
}

namespace {

using Step = PhaseFive::Step;

// One attack after another. Where nothing is left to choose nobody is asked.
void advance_strikes(Umpiring& u) {
  const Board& board = u.state().board;
  const PhaseFive& now = *board.phase_five;
  if (now.striking) {
    finish_convoy_attack(u);
  } else if (now.strikes.empty()) {
    u.emit(event::PhaseFiveStep{Step::raids});
  } else if (now.strikes.size() == 1 &&
             (escorts_of(board, now.strikes.front().convoy).empty() ||
              !may_surprise_convoy(board, now.strikes.front().attackers))) {
    carry_out(u, order::ConvoyAttack{now.strikes.front().attackers.front(), false});
  } else {
    ask(u, Decision::convoy_attack, german);
  }
}

void advance_england(Umpiring& u) {
  const Board& board = u.state().board;
  if (board.phase_five->raid) {
    advance_england_raid(u);
  } else if (!board.phase_five->england_asked && may_raid_england(board)) {
    ask(u, Decision::raid_on_england, german);
  } else {
    u.emit(event::PhaseFiveStep{Step::returns});
  }
}

void advance_returns(Umpiring& u) {
  const Board& board = u.state().board;
  const std::vector<Group>& returns = board.phase_five->returns;
  if (board.phase_five->breakout) {
    advance_breakout(u);
  } else if (returns.empty()) {
    u.emit(event::PhaseFiveStep{Step::over});
  } else if (std::ranges::any_of(returns,
                                 [&](const Group& g) { return may_have_escort(board, g); })) {
    ask(u, Decision::return_home, german);
  } else {
    return_group(u, Group{returns.front()});
  }
}

}  // namespace

void advance_phase_five(Umpiring& u) {
  switch (u.state().board.phase_five->step) {
    case Step::convoys: advance_strikes(u); break;
    case Step::raids:
      raid(u);
      u.emit(event::PhaseFiveStep{Step::england});
      break;
    case Step::england: advance_england(u); break;
    case Step::returns: advance_returns(u); break;
    case Step::over: break;
  }
}

}  // namespace chartroom::far_seas
