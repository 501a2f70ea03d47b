#include "tests/support/random_player.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::test {
namespace {

using namespace far_seas;
using core::Chooser;

template <class List>
const auto& any_of(const List& list, Chooser& chooser) {
  return list[chooser.below(list.size())];
}

Assignment any_assignment(const View& view, ShipId ship, AreaId to, Chooser& chooser) {
  const Board& board = view.board;
  if (holds_lost_cruiser(*view.german, {ship})) return Assignment::merchants;
  const ShipStatus& s = board.status(ship);
  const bool able = !board.surprise_made && !s.surprise_used && !s.slowed;
  if (board.rules.advanced && able && board.pack->colony_in(to) && chooser.chance(40)) {
    return Assignment::intervene;
  }
  const auto roll = chooser.below(4);
  if (roll != 1 && to == return_area) return Assignment::return_to_base;
  return roll == 1 ? Assignment::none : Assignment::merchants;
}

// Areas on the shortest way home, so that returns are seen at all (4.7.3, 7.4).
AreaId homeward(const Board& board, const ShipChoice& choice) {
  std::vector<int> distance(index_of(last_area) + 1, 1000);
  distance[index_of(return_area)] = 0;
  for (int round = 0; round < 12; ++round) {
    for (const Area& area : board.pack->areas) {
      for (const AreaId next : board.pack->reachable_german(area.id, last_turn)) {
        distance[index_of(area.id)] =
            std::min(distance[index_of(area.id)], distance[index_of(next)] + 1);
      }
    }
  }
  return std::ranges::min_element(
             choice.moves, {}, [&](const MoveChoice& move) { return distance[index_of(move.to)]; })
      ->to;
}

PlottedGroup any_plot(const View& view, const ShipChoice& choice, Chooser& chooser) {
  const Board& board = view.board;
  const bool armoured = board.counter(choice.ship).type == ShipType::AC;
  const AreaId to =
      armoured && chooser.chance(85) ? homeward(board, choice) : any_of(choice.moves, chooser).to;
  PlottedGroup group{{choice.ship}, to, any_assignment(view, choice.ship, to, chooser), no_station};
  const auto here = board.pack->stations_in(to);
  std::vector<StationId> targets(here.begin(), here.end());
  std::erase_if(targets, [&](StationId id) {
    return board.raided.at(index_of(id)) ||
           (board.pack->station(id).value == 0 && !board.rules.boer_rebellion);
  });
  const bool lost = holds_lost_cruiser(*view.german, {choice.ship});
  if (!targets.empty() && !lost && chooser.chance(40)) {
    group.assignment = Assignment::raid;
    group.station = any_of(targets, chooser);
  }
  return group;
}

// One into the river, if nobody is in it or goes there (7.2.1).
void into_river(const Board& board, const ShipChoice& choice, PlottedGroup& group,
                const order::Plot& order, Chooser& chooser) {
  if (!choice.may_enter_river || group.to != rufiji_area || chooser.chance(30)) return;
  for (const Group& there : river_groups(board, german)) {
    if (there.front() != choice.ship) return;
  }
  if (std::ranges::find(order.groups, Assignment::river, &PlottedGroup::assignment) !=
      order.groups.end()) {
    return;
  }
  group.assignment = Assignment::river;
  group.station = no_station;
}

void coal(const View& view, const Options& options, order::Plot& order, Chooser& chooser) {
  for (const ShipChoice& choice : options.ships) {
    for (const PlottedGroup& group : order.groups) {
      if (std::ranges::find(group.ships, choice.ship) == group.ships.end()) continue;
      const bool open = moves_openly_anyway(view.board, group, choice.ship);
      if (choice.coaled || choice.piles == 0 || open || chooser.chance(30)) continue;
      order.piles.push_back(choice.ship);
    }
  }
}

order::Plot plot(const View& view, const Options& options, Chooser& chooser) {
  const Board& board = view.board;
  order::Plot order;
  for (const ShipChoice& choice : options.ships) {
    if (board.counter(choice.ship).type == ShipType::AMC) {
      if (chooser.chance(50)) order.amcs.push_back({choice.ship, any_of(choice.moves, chooser).to});
      continue;
    }
    const bool assigned = board.question->kind == Decision::assign;  // all must be named
    if (!assigned && !order.groups.empty() && chooser.chance(45)) continue;
    PlottedGroup next = any_plot(view, choice, chooser);
    into_river(board, choice, next, order, chooser);
    const bool lost = holds_lost_cruiser(*view.german, {choice.ship});
    // Sometimes with a ship that goes the same way.
    const auto mate = std::ranges::find_if(order.groups, [&](const PlottedGroup& g) {
      const bool reaches = assigned ? g.to == next.to : may_go(board, choice.ship, g.to);
      return reaches && g.ships.size() < 4 && chooser.chance(40) &&
             g.assignment != Assignment::river && next.assignment != Assignment::river &&
             (!lost || g.assignment == Assignment::merchants) &&
             (g.assignment != Assignment::intervene || next.assignment == Assignment::intervene);
    });
    if (mate != order.groups.end()) {
      mate->ships.push_back(choice.ship);
      continue;
    }
    const auto crowd = std::ranges::count_if(order.groups, [&](const PlottedGroup& g) {
      return g.station == next.station && g.station != no_station;
    });
    if (crowd > 0) {
      next.assignment = Assignment::none;
      next.station = no_station;
    }
    order.groups.push_back(std::move(next));
  }
  coal(view, options, order, chooser);
  return order;
}

// Ships into boxes, convoys under way (6.3.1, 6.4.1). Who is busy is not moved besides.
Group sieges_and_convoys(const Board& board, const Options& options, order::AlliedMovement& order,
                         Chooser& chooser) {
  Group busy;
  for (const ShipChoice& choice : options.ships) {
    if (choice.colony == no_colony || chooser.chance(50)) continue;
    order.colonies.push_back({{choice.ship}, choice.colony});
    busy.push_back(choice.ship);
  }
  int starts = starts_left(board);
  for (const ConvoyChoice& choice : options.convoys) {
    if (chooser.chance(40) || (choice.starts && starts-- <= 0)) continue;
    order.convoys.push_back(choice.convoy);
  }
  return busy;
}

// Convoy duty where a convoy will be.
void escort(const Board& board, order::AlliedMove& move, const order::AlliedMovement& order,
            Chooser& chooser) {
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_after(board, order, ConvoyId(i)) != move.to || chooser.chance(50)) continue;
    move.duty = Duty::convoy;
    move.convoy = ConvoyId(i);
    return;
  }
}

void give_duty(const Board& board, const ShipChoice& choice, order::AlliedMove& move,
               Chooser& chooser) {
  const auto roll = chooser.below(4);
  if (roll == 0 && choice.may_escort && board.pack->area(move.to).density > 0) {
    move.duty = Duty::merchant_escort;
  }
  const auto here = board.pack->stations_in(move.to);
  const std::vector<StationId> stations(here.begin(), here.end());
  if (roll != 1 || stations.empty()) return;
  move.duty = Duty::on_station;
  move.station = any_of(stations, chooser);
}

bool can_join(const Board& board, const order::AlliedMove& move, const ShipChoice& choice) {
  const bool reaches =
      std::ranges::find(choice.moves, move.to, &MoveChoice::to) != choice.moves.end();
  return reaches && move.ships.size() < 5 && move.duty == Duty::search &&
         board.counter(move.ships.front()).nation == board.counter(choice.ship).nation;
}

order::AlliedMovement movement(const Board& board, const Options& options, Chooser& chooser) {
  order::AlliedMovement order;
  const Group busy = sieges_and_convoys(board, options, order, chooser);
  std::vector<std::pair<StationId, Nation>> taken;
  std::size_t in_river = 0;
  for (const Group& group : river_groups(board, allied)) in_river += group.size();
  for (const ShipChoice& choice : options.ships) {
    if (chooser.chance(65) || std::ranges::find(busy, choice.ship) != busy.end()) continue;
    const MoveChoice& wish = any_of(choice.moves, chooser);
    if (wish.penalty > 0 && chooser.chance(90)) continue;  // for the same reason
    const AreaId to = wish.to;
    if (board.status(choice.ship).where == Whereabouts::england_hb2) {
      order.entries.push_back({choice.ship, to});
      if (chooser.chance(50)) continue;
    } else {
      const auto mate = std::ranges::find_if(order.moves, [&](const order::AlliedMove& m) {
        return can_join(board, m, choice) && chooser.chance(40);
      });
      if (mate != order.moves.end()) {
        mate->ships.push_back(choice.ship);
        continue;
      }
    }
    order::AlliedMove move{{choice.ship}, to, Duty::search, no_station, no_convoy};
    escort(board, move, order, chooser);
    if (move.duty == Duty::search) give_duty(board, choice, move, chooser);
    if (move.duty == Duty::search && choice.may_enter_river && to == rufiji_area && in_river < 5 &&
        chooser.chance(50)) {
      move.duty = Duty::river;
      ++in_river;
    }
    if (move.duty == Duty::on_station) {
      const Nation nation = board.counter(choice.ship).nation;
      const auto there = std::ranges::count(taken, std::pair{move.station, nation});
      if (there + guards_of_nation(board, move.station, nation) >= largest_squadron) continue;
      taken.emplace_back(move.station, nation);
    }
    order.moves.push_back(std::move(move));
  }
  return order;
}

// Cuts a list of ships into groups at random; ships of different nations apart.
std::vector<Group> cut(const Board& board, const Group& ships, Chooser& chooser) {
  std::vector<Group> groups;
  for (const ShipId id : ships) {
    const bool joins = !groups.empty() && groups.back().size() < 5 && chooser.chance(60) &&
                       board.counter(groups.back().front()).nation == board.counter(id).nation;
    if (joins) {
      groups.back().push_back(id);
    } else {
      groups.push_back({id});
    }
  }
  return groups;
}

order::Run run(const Board& board, const Options& options, Chooser& chooser) {
  if (options.may_decline && chooser.chance(40)) return {};
  Group ships = options.free_ships;
  if (board.question->kind == Decision::run_after_round) {
    core::erase_if(ships, [&](ShipId) { return chooser.chance(40); });
  }
  return {cut(board, ships, chooser)};
}

order::Chase chase(const Board& board, const Options& options, Chooser& chooser) {
  order::Chase order;
  Group ships = options.free_ships;
  core::erase_if(ships, [&](ShipId) { return chooser.chance(20); });
  for (const Group& chasers : cut(board, ships, chooser)) {
    order.pursuits.push_back({any_of(options.groups, chooser).ships.front(), chasers});
  }
  return order;
}

std::vector<Aim> aims(const Board& board, const Options& options, Chooser& chooser, int percent) {
  std::vector<Aim> out;
  std::vector<Aim> taken = board.combat->aims;
  for (const AimChoice& choice : options.aims) {
    if (!chooser.chance(percent)) continue;
    const ShipId target = any_of(choice.targets, chooser);
    if (std::ranges::count(taken, target, &Aim::target) >= 3) continue;
    out.push_back({choice.firer, target});
    taken.push_back(out.back());
  }
  return out;
}

order::Escape escape(const Options& options, Chooser& chooser) {
  order::Escape order;
  for (const GroupChoice& group : options.groups) {
    order.flights.push_back({group.ships.front(), any_of(group.areas, chooser)});
  }
  return order;
}

order::SurpriseAttack surprise(const Options& options, Chooser& chooser) {
  if (options.groups.empty() || (options.may_decline && chooser.chance(40))) return {};
  const GroupChoice& group = any_of(options.groups, chooser);
  return {order::SurpriseAttack::Pair{group.ships.front(), any_of(group.targets, chooser)}};
}

order::HitAndGoHome hit(const View& view, const Options& options, Chooser& chooser) {
  const Board& board = view.board;
  order::HitAndGoHome order;
  Group leaving;
  for (const GroupChoice& group : options.groups) {
    // Rarely: a convoy is worth so much that games would never see their later turns.
    if (group.convoys.empty() || chooser.chance(85)) continue;
    if (std::ranges::find(options.may_return, group.ships.front()) != options.may_return.end()) {
      continue;
    }
    order.strikes.push_back({group.ships.front(), any_of(group.convoys, chooser)});
    leaving.insert(leaving.end(), group.ships.begin(), group.ships.end());
  }
  for (const ShipId leader : options.may_return) {
    if (!chooser.chance(60)) continue;
    order.returns.push_back(leader);
    const Group group = group_of(board, leader);
    leaving.insert(leaving.end(), group.begin(), group.end());
  }
  std::vector<int> taken(board.captures.size());
  for (const ShipId id : options.free_ships) {
    if (std::ranges::find(leaving, id) != leaving.end()) continue;
    const AreaId area = board.status(id).area;
    int left = density_left(board, area) - taken.at(index_of(area));
    if (board.counter(id).type == ShipType::AMC) left = std::min(left, 1);
    // A claim that would carry the track past the end is refused (7.3.2).
    if (options.captures_up_to && holds_lost_cruiser(*view.german, {id})) continue;
    if (left < 1) continue;
    const int captures = 1 + static_cast<int>(chooser.below(static_cast<std::size_t>(left)));
    order.captures.push_back({id, captures});
    taken.at(index_of(area)) += captures;
  }
  return order;
}

order::ReturnHome come_home(const Options& options, Chooser& chooser) {
  const GroupChoice& next = any_of(options.groups, chooser);
  order::ReturnHome order{next.ships.front(), {}};
  const std::size_t room = 5 - next.ships.size();
  const std::size_t most = std::min(room, options.free_ships.size());
  if (!next.may_have_escort || most < 2 || chooser.chance(20)) return order;
  order.reserves = options.free_ships;
  order.reserves.resize(2 + chooser.below(most - 1));
  return order;
}

order::BreakoutSquadrons sail(const Options& options, Chooser& chooser) {
  order::BreakoutSquadrons order;
  for (const ShipId id : options.free_ships) {
    if (chooser.chance(20)) continue;
    const bool full = !order.squadrons.empty() && order.squadrons.back().size() >= 5;
    if (order.squadrons.empty() || (order.squadrons.size() < 2 && (full || chooser.chance(30)))) {
      order.squadrons.push_back({id});
    } else if (!full) {
      order.squadrons.back().push_back(id);
    }
  }
  return order;
}

}  // namespace

Order random_order(const View& view, core::Seat seat, Chooser& chooser) {
  const Options options = options_of(view, seat);
  const Board& board = view.board;
  switch (*options.decision) {
    case Decision::plot:
    case Decision::assign: return plot(view, options, chooser);
    case Decision::allied_movement: return movement(board, options, chooser);
    case Decision::choose_area: return order::ChooseArea{any_of(options.areas, chooser)};
    case Decision::search:
      if (options.may_decline && chooser.chance(20)) return order::Search{};
      return order::Search{any_of(options.groups, chooser).ships.front()};
    case Decision::approach: return order::Approach{chooser.chance(75)};
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: return run(board, options, chooser);
    case Decision::try_surprise: return order::TrySurprise{chooser.chance(70)};
    case Decision::chase: return chase(board, options, chooser);
    case Decision::escape: return escape(options, chooser);
    case Decision::bold_moves: return order::BoldMoves{aims(board, options, chooser, 30)};
    case Decision::fire_on_bold: return order::FireOnBold{aims(board, options, chooser, 60)};
    case Decision::targets: return order::Targets{aims(board, options, chooser, 90)};
    case Decision::torpedoes: return order::Torpedoes{aims(board, options, chooser, 50)};
    case Decision::remove_ships: {
      Group ships = options.free_ships;
      core::erase_if(ships, [&](ShipId) { return chooser.chance(70); });
      return order::RemoveShips{ships};
    }
    case Decision::surprise_attack: return surprise(options, chooser);
    case Decision::hit_and_go_home: return hit(view, options, chooser);
    case Decision::intern: {
      Group ships = options.free_ships;
      core::erase_if(ships, [&](ShipId) { return chooser.chance(70); });
      return order::Intern{ships};
    }
    case Decision::convoy_attack: {
      const GroupChoice& next = any_of(options.groups, chooser);
      return order::ConvoyAttack{next.ships.front(), next.may_surprise && chooser.chance(70)};
    }
    case Decision::raid_on_england:
      if (chooser.chance(30)) return order::RaidOnEngland{};
      return order::RaidOnEngland{any_of(options.areas, chooser)};
    case Decision::counterattack: return order::Counterattack{chooser.chance(70)};
    case Decision::return_home: return come_home(options, chooser);
    case Decision::breakout_squadrons: return sail(options, chooser);
    case Decision::breakout_search:
      if (chooser.chance(20)) return order::BreakoutSearch{};
      return order::BreakoutSearch{chooser.chance(50) ? FormerSquadron::cruisers
                                                      : FormerSquadron::reserves};
  }
  return order::RemoveShips{};
}

}  // namespace chartroom::test
