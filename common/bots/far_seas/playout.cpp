#include "bots/far_seas/playout.hpp"

#include <algorithm>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr int decisions_at_most = 400;

// One course of each unit, by its share in the mixture.
std::vector<PlottedGroup> likely_plot(const std::vector<Unit>& units, Luck& luck) {
  std::vector<PlottedGroup> plot;
  for (const Unit& unit : units) {
    if (unit.amc) continue;
    double at = luck.share();
    const Course* course = &unit.courses.back();
    for (const Course& c : unit.courses) {
      at -= c.likely;
      if (at >= 0) continue;
      course = &c;
      break;
    }
    plot.push_back({unit.ships, course->to, course->what, course->station});
  }
  return plot;
}

// What those that moved in this OB have been told to do, as far as it does not show: to capture, or
// to go home when it is late.
std::vector<PlottedGroup> likely_assignments(const Board& board) {
  std::vector<PlottedGroup> plot;
  for (const Area& area : board.pack->areas) {
    for (const Group& group : groups_in(board, german, area.id)) {
      if (!moved_this_ob(board, group.front())) continue;
      if (!board.counter(group.front()).main_cruiser) continue;
      const ShipStatus& s = board.status(group.front());
      PlottedGroup line{group, area.id, Assignment::merchants, no_station};
      if (s.duty == Duty::raid) {
        line.assignment = Assignment::raid;
        line.station = s.station;
      } else if (area.id == return_area && board.turn == last_turn) {
        line.assignment = Assignment::return_to_base;
      }
      plot.push_back(std::move(line));
    }
  }
  return plot;
}

}  // namespace

Worlds::Worlds(const View& view, Mind& mind, Luck& luck) : view_{view} {
  if (view.german || view.board.phase != 2) return;
  Stakes stakes{view.board, mind.prospects(view.board), mind.odds};
  Contest contest = contest_seen(stakes);
  contest.solve(mind.effort, luck);
  plotted_ = contest.units();
}

namespace {

// Coal enough: who has none moves openly, and that shows (6.1).
std::vector<CoalStatus> likely_coal(const Board& board) {
  std::vector<CoalStatus> coal;
  if (!board.rules.advanced) return coal;
  for (const ShipId id : board.pack->main_cruisers()) coal.push_back({id, 1, true, false});
  return coal;
}

}  // namespace

State Worlds::draw(Luck& luck) const {
  State world;
  world.board = view_.board;
  // Nothing in the rules looks back at these, and they are long.
  world.board.track.clear();
  world.board.review.clear();
  if (view_.german) {
    world.german = *view_.german;
  } else if (view_.board.phase == 2) {
    world.german.plot = likely_plot(plotted_, luck);
  } else {
    world.german.plot = likely_assignments(view_.board);
  }
  if (!view_.german) world.german.coal = likely_coal(view_.board);
  if (view_.allied) world.allied = *view_.allied;
  return world;
}

double play_on(const FarSeas& rules, State world, core::Seat seat, const Order& order, Mind& mind,
               std::uint64_t seed) {
  const core::SeededOracle oracle{seed};
  core::Dice dice{oracle, {}};
  Luck luck{seed};
  const int turn = world.board.turn, ob = world.board.ob;
  const auto carry_out = [&](core::Seat who, const Order& what) {
    const auto open = rules.awaited(world, core::Viewer::of(who));
    static_cast<void>(rules.execute(world, who, open.front(), what, dice));
  };
  carry_out(seat, order);
  for (int made = 0; made < decisions_at_most; ++made) {
    const Board& board = world.board;
    if (board.outcome || board.turn != turn || board.ob != ob) break;
    const core::Seat next = core::admiral_of(board.question->asked[german] ? german : allied);
    const View view = rules.view(world, core::Viewer::of(next));
    carry_out(next, lieutenant_order(view, next, mind, luck));
  }
  if (world.board.outcome) return world.board.vp;
  return Prospects{world.board, mind.chart}.total();
}

}  // namespace chartroom::far_seas::bots
