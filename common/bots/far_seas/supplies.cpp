// Coal and the AMCs (6.1, 6.2): what a plot needs beside courses.
#include <algorithm>

#include "bots/far_seas/plans.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double escorted = 0.35;  // of the captures that an AMC hopes for, where escorts can come
constexpr std::size_t pack_of_hunters = 3;

// Allied ships that may still come to an area, and how surely they catch an AMC there.
struct Hunt {
  std::size_t ships{};
  double catches{};
  bool escorts{};
};
Hunt hunt_for(const Board& board, ShipId amc, AreaId area) {
  Hunt hunt;
  const int speed = static_cast<int>(speed_of(board, amc));
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.moved_in_ob != 0 || !may_go(board, id, area)) continue;
    if (movement_penalty(board, id, s.area, area) > 0) continue;
    ++hunt.ships;
    hunt.escorts = hunt.escorts || board.counter(id).escort_stripe;
    hunt.catches =
        std::max(hunt.catches, chance_to_catch(static_cast<int>(speed_of(board, id)) - speed));
  }
  return hunt;
}

struct Idea {
  AreaId to{};
  double value{};
  bool safe{};  // nobody can come there any more in this turn
};

Idea best_move(const Board& board, const Prospects& prospects, ShipId amc) {
  std::vector<AreaId> areas{board.status(amc).area};
  for (const AreaId to : reachable(board, amc)) areas.push_back(to);
  Idea best{.value = -1e9};
  for (const AreaId to : areas) {
    const Hunt hunt = hunt_for(board, amc, to);
    const double found = 0.8 * chance_to_find(std::min(hunt.ships, pack_of_hunters), 1);
    const double caught = hunt.ships == 0 ? 0 : found * (1 + 5 * hunt.catches) / 6;
    const double stake = density_left(board, to) > 0 ? hunt.escorts ? 1 - escorted : 1.0 : 0.0;
    const double later = prospects.after(amc, to);
    const double value = stake * (1 - found) + later - caught * (later + 1);
    if (value <= best.value) continue;
    best = {to, value, hunt.ships == 0};
  }
  return best;
}

bool plots_all_that_are_left(const Board& board, const order::Plot& plot) {
  std::size_t plotted = 0;
  for (const PlottedGroup& group : plot.groups) plotted += group.ships.size();
  return plotted == unmoved_cruisers(board).size();
}

void take_coal(const View& view, order::Plot& plot) {
  for (const PlottedGroup& group : plot.groups) {
    for (const ShipId id : group.ships) {
      const CoalStatus* coal = coal_of(*view.german, id);
      if (coal == nullptr || coal->coaled || coal->piles == 0) continue;
      if (!moves_openly_anyway(view.board, group, id)) plot.piles.push_back(id);
    }
  }
}

}  // namespace

// AMCs move in the open: when nobody can come after them, or when they must.
void complete_plot(const View& view, Mind& mind, order::Plot& plot) {
  const Board& board = view.board;
  if (!board.rules.advanced || !view.german) return;
  take_coal(view, plot);
  const bool last = plots_all_that_are_left(board, plot);
  for (const ShipId amc : unmoved_amcs(board)) {
    const Idea idea = best_move(board, mind.prospects(board), amc);
    if (idea.safe || last) plot.amcs.push_back({amc, idea.to});
  }
}

}  // namespace chartroom::far_seas::bots
