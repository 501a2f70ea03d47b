#include "tests/support/random_player.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::test {
namespace {

using namespace far_seas;
using core::Chooser;

template <class T>
const T& any_of(const std::vector<T>& list, Chooser& chooser) {
  return list[chooser.below(list.size())];
}

Assignment any_assignment(AreaId to, Chooser& chooser) {
  const auto roll = chooser.below(4);
  if (roll == 0 && to == return_area) return Assignment::return_to_base;
  return roll == 1 ? Assignment::none : Assignment::merchants;
}

PlottedGroup any_plot(const Board& board, const ShipChoice& choice, Chooser& chooser) {
  const AreaId to = any_of(choice.moves, chooser).to;
  PlottedGroup group{{choice.ship}, to, any_assignment(to, chooser), no_station};
  std::vector<StationId> targets = board.pack->stations_in(to);
  std::erase_if(targets, [&](StationId id) {
    return board.raided.at(index_of(id)) || board.pack->station(id).value == 0;
  });
  if (!targets.empty() && chooser.chance(40)) {
    group.assignment = Assignment::raid;
    group.station = any_of(targets, chooser);
  }
  return group;
}

order::Plot plot(const Board& board, const Options& options, Chooser& chooser) {
  order::Plot order;
  for (const ShipChoice& choice : options.ships) {
    if (!order.groups.empty() && chooser.chance(45)) continue;
    PlottedGroup next = any_plot(board, choice, chooser);
    // Sometimes with a ship that goes the same way.
    const auto mate = std::ranges::find_if(order.groups, [&](const PlottedGroup& g) {
      return may_go(board, choice.ship, g.to) && g.ships.size() < 4 && chooser.chance(40);
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
  return order;
}

void give_duty(const Board& board, const ShipChoice& choice, order::AlliedMove& move,
               Chooser& chooser) {
  const auto roll = chooser.below(4);
  if (roll == 0 && choice.may_escort && board.pack->area(move.to).density > 0) {
    move.duty = Duty::merchant_escort;
  }
  const std::vector<StationId> stations = board.pack->stations_in(move.to);
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
  std::vector<std::pair<StationId, Nation>> taken;
  for (const ShipChoice& choice : options.ships) {
    if (chooser.chance(65)) continue;
    AreaId to = any_of(choice.moves, chooser).to;
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
    order::AlliedMove move{{choice.ship}, to, Duty::search, no_station};
    give_duty(board, choice, move, chooser);
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
  if (chooser.chance(40)) return {};
  Group ships = options.free_ships;
  if (board.question->kind == Decision::run_after_round) {
    std::erase_if(ships, [&](ShipId) { return chooser.chance(40); });
  }
  return {cut(board, ships, chooser)};
}

order::Chase chase(const Board& board, const Options& options, Chooser& chooser) {
  order::Chase order;
  Group ships = options.free_ships;
  std::erase_if(ships, [&](ShipId) { return chooser.chance(20); });
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
  if (chooser.chance(40)) return {};
  const GroupChoice& group = any_of(options.groups, chooser);
  return {order::SurpriseAttack::Pair{group.ships.front(), any_of(group.targets, chooser)}};
}

order::HitAndGoHome hit(const Board& board, const Options& options, Chooser& chooser) {
  order::HitAndGoHome order;
  Group leaving;
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
    const int left = density_left(board, area) - taken.at(index_of(area));
    if (left < 1) continue;
    const int captures = 1 + static_cast<int>(chooser.below(static_cast<std::size_t>(left)));
    order.captures.push_back({id, captures});
    taken.at(index_of(area)) += captures;
  }
  return order;
}

}  // namespace

Order random_order(const View& view, core::Seat seat, Chooser& chooser) {
  const Options options = options_of(view, seat);
  const Board& board = view.board;
  switch (*options.decision) {
    case Decision::plot: return plot(board, options, chooser);
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
      std::erase_if(ships, [&](ShipId) { return chooser.chance(70); });
      return order::RemoveShips{ships};
    }
    case Decision::surprise_attack: return surprise(options, chooser);
    case Decision::hit_and_go_home: return hit(board, options, chooser);
  }
  return order::RemoveShips{};
}

}  // namespace chartroom::test
