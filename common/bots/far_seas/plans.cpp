#include "bots/far_seas/plans.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

bool named(const Board& board, ShipId id) {
  return std::ranges::find(board.named, id) != board.named.end();
}

// A unit whose move has been announced (4.3.3) goes there.
void keep_to_open_moves(const Board& board, Unit& unit) {
  for (const OpenMove& open : board.open_moves) {
    if (open.ship != unit.ships.front()) continue;
    std::erase_if(unit.courses, [&](const Course& c) { return c.to != open.to; });
    return;
  }
  // A move that would have been announced and was not is not made.
  std::erase_if(unit.courses, [&](const Course& c) { return c.open_move; });
}

PlottedGroup plotted(const Unit& unit, const Course& course) {
  return {unit.ships, course.to, course.what, course.station};
}

// One course, by its share among those that are good enough.
const Course& draw(Contest& contest, const Unit& unit, Luck& luck) {
  std::vector<double> values;
  for (const Course& course : unit.courses) values.push_back(contest.value_of(unit, course));
  const std::vector<double> shares = shares_of(values, 0.4);
  double at = luck.share();
  for (std::size_t i = 0; i < shares.size(); ++i) {
    at -= shares[i];
    if (at < 0) return unit.courses[i];
  }
  return unit.courses.back();
}

}  // namespace

std::vector<Group> natural_groups(const Board& board, const std::vector<ShipId>& all) {
  std::vector<Group> groups;
  for (const ShipId id : all) {
    const bool armoured = board.counter(id).type == ShipType::AC;
    const auto mate = std::ranges::find_if(groups, [&](const Group& g) {
      return armoured && board.counter(g.front()).type == ShipType::AC &&
             board.status(g.front()).area == board.status(id).area;
    });
    if (mate == groups.end()) {
      groups.push_back({id});
    } else {
      mate->push_back(id);
    }
  }
  return groups;
}

order::Plot plan_plot(const View& view, Mind& mind, Luck& luck) {
  const Board& board = view.board;
  const Prospects prospects{board};
  Stakes stakes{board, prospects, mind.odds};
  const SeaRoom sea{board};
  std::vector<Unit> units;
  for (const Group& group : natural_groups(board, unmoved_cruisers(board))) {
    units.push_back(stakes.unit_of(group));
  }
  const std::size_t first = luck.below(units.size());
  std::vector<Unit> now{units[first]};
  units.erase(units.begin() + static_cast<std::ptrdiff_t>(first));
  Contest contest{stakes, sea, std::move(now), std::move(units)};
  contest.solve(mind.effort, luck);
  order::Plot plot;
  for (const Unit& unit : contest.units()) {
    plot.groups.push_back(plotted(unit, draw(contest, unit, luck)));
  }
  return plot;
}

order::AlliedMovement plan_movement(const View& view, Mind& mind, Luck& luck) {
  const Board& board = view.board;
  const Prospects prospects{board};
  Stakes stakes{board, prospects, mind.odds};
  const SeaRoom sea{board};
  std::vector<ShipId> moving, waiting;
  for (const ShipId id : unmoved_cruisers(board)) {
    (named(board, id) ? moving : waiting).push_back(id);
  }
  std::vector<Unit> now, later;
  for (const Group& group : natural_groups(board, moving)) {
    now.push_back(stakes.unit_of(group));
    keep_to_open_moves(board, now.back());
  }
  for (const Group& group : natural_groups(board, waiting)) later.push_back(stakes.unit_of(group));
  Contest contest{stakes, sea, std::move(now), std::move(later)};
  contest.solve(mind.effort, luck);
  return {.colonies = {}, .entries = {}, .convoys = {}, .moves = contest.allied_moves()};
}

}  // namespace chartroom::far_seas::bots
