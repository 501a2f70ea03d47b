#include "bots/far_seas/whole_game.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {
namespace {

bool in_group(const Group& ships, ShipId id) {
  return std::ranges::find(ships, id) != ships.end();
}

struct Fit {
  const View& view;
  const Options& options;

  // 7.3.2: the cruiser lost to the accident moves and claims captures.
  void operator()(order::Plot& plot) const {
    const ShipId lost = view.german ? lost_cruiser(*view.german) : no_ship;
    for (PlottedGroup& group : plot.groups) {
      if (!in_group(group.ships, lost)) continue;
      group.assignment = Assignment::merchants;
      group.station = no_station;
    }
  }

  // ... and cannot but run.
  void operator()(order::Run& run) const {
    const bool before_combat = options.decision == Decision::accept_or_run;
    if (before_combat && run.groups.empty() && !options.may_decline) {
      run.groups.push_back(options.free_ships);
    }
  }

  // 4.3.1: an intervention that can be made is made.
  void operator()(order::SurpriseAttack& order) const {
    if (order.attack || options.may_decline || options.groups.empty()) return;
    const GroupChoice& must = options.groups.front();
    order.attack = {must.ships.front(), must.targets.front()};
  }

  template <class Other>
  void operator()(Other&) const {}
};

}  // namespace

Order made_to_fit(const View& view, core::Seat seat, const Options& options, Order order,
                  std::uint64_t seed) {
  std::visit(Fit{view, options}, order);
  const FarSeas rules{*view.board.pack};
  if (!rules.check(view, seat, {}, order)) return order;
  return far_seas::bot_order(view, seat, seed);
}

}  // namespace chartroom::far_seas::bots
