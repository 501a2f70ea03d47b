#include "bots/far_seas/plans.hpp"

#include <algorithm>

#include "bots/far_seas/sailings.hpp"
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
  const std::vector<double> shares = shares_of(values, softness_of_draw);
  double at = luck.share();
  for (std::size_t i = 0; i < shares.size(); ++i) {
    at -= shares[i];
    if (at < 0) return unit.courses[i];
  }
  return unit.courses.back();
}

// Hunters that may still move in this turn, by how near they are.
double hunters_near(const Board& board, const Chart& chart, AreaId area) {
  double sum = 0;
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.moved_in_ob == 0) sum += chart.nearness(s.area, area);
  }
  return sum;
}

const Group& least_hunted(const Board& board, const Mind& mind, const std::vector<Group>& groups) {
  return *std::ranges::min_element(groups, {}, [&](const Group& group) {
    return hunters_near(board, mind.chart, board.status(group.front()).area);
  });
}

}  // namespace

const Prospects& Mind::prospects(const Board& board) {
  if (!remembers_) prospects_.emplace(board, chart);
  return *prospects_;
}

void Mind::remember(const Board& board) {
  prospects_.emplace(board, chart);
  remembers_ = true;
}

std::vector<Group> natural_groups(const Board& board, const ShipList& all) {
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

namespace {

void add_amcs(Stakes& stakes, std::vector<Unit>& now, std::vector<Unit>& later) {
  const Board& board = stakes.board();
  for (const ShipId id : at_sea(board, german)) {
    if (board.counter(id).type != ShipType::AMC) continue;
    if (board.status(id).moved_in_ob == 0) {
      later.push_back(stakes.amc_unit(id));
    } else if (moved_this_ob(board, id)) {
      now.push_back(stakes.amc_unit(id));
    }
  }
}

}  // namespace

Contest contest_for(Stakes& stakes, const std::vector<Group>& moving) {
  const Board& board = stakes.board();
  ShipList waiting = unmoved_cruisers(board);
  std::vector<Unit> now, later;
  for (const Group& group : moving) {
    for (const ShipId id : group) core::erase(waiting, id);
    now.push_back(stakes.unit_of(group));
  }
  for (const Group& group : natural_groups(board, waiting)) later.push_back(stakes.unit_of(group));
  return Contest{stakes, std::move(now), std::move(later)};
}

order::Plot plan_plot(const View& view, Mind& mind, Luck& luck) {
  const Board& board = view.board;
  order::Plot plot;
  const std::vector<Group> groups = natural_groups(board, unmoved_cruisers(board));
  if (!groups.empty()) {
    // One after the other, and first those whom the fewest can hunt: what is sent after them is
    // missing elsewhere, and what waits for the others comes too late for all.
    Stakes stakes{board, mind.prospects(board), mind.odds};
    Contest contest = contest_for(stakes, {least_hunted(board, mind, groups)});
    contest.solve(mind.effort, luck);
    for (const Unit& unit : contest.units()) {
      plot.groups.push_back(plotted(unit, draw(contest, unit, luck)));
    }
  }
  complete_plot(view, mind, plot);
  return plot;
}

Contest contest_seen(Stakes& stakes, const ShipList& busy) {
  const Board& board = stakes.board();
  ShipList moving, waiting;
  for (const ShipId id : unmoved_cruisers(board)) {
    (named(board, id) ? moving : waiting).push_back(id);
  }
  std::vector<Unit> now, later;
  for (const Group& group : natural_groups(board, moving)) {
    now.push_back(stakes.unit_of(group));
    keep_to_open_moves(board, now.back());
  }
  for (const Group& group : natural_groups(board, waiting)) later.push_back(stakes.unit_of(group));
  add_amcs(stakes, now, later);
  return Contest{stakes, std::move(now), std::move(later), busy};
}

order::AlliedMovement plan_movement(const View& view, Mind& mind, Luck& luck) {
  const Board& board = view.board;
  Stakes stakes{board, mind.prospects(board), mind.odds};
  Errands errands;
  if (board.rules.advanced) {
    errands = errands_of(view, options_of(view, core::admiral_of(allied)));
    stakes.know_sailings(errands.sailings);
  }
  Contest contest = contest_seen(stakes, errands.busy);
  contest.solve(mind.effort, luck);
  return with_errands(std::move(errands), contest.allied_moves());
}

}  // namespace chartroom::far_seas::bots
