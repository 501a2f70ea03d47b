#include "bots/far_seas/whole_game.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {
namespace {

bool contains(const Group& ships, ShipId id) {
  return std::ranges::find(ships, id) != ships.end();
}

// 7.3.2: the cruiser lost to the accident moves and claims captures, alone.
void spare_the_lost(const View& view, order::Plot& plot) {
  const ShipId lost = view.german ? lost_cruiser(*view.german) : no_ship;
  for (PlottedGroup& group : plot.groups) {
    if (!contains(group.ships, lost)) continue;
    group.assignment = Assignment::merchants;
    group.station = no_station;
  }
}

struct Complete {
  const View& view;
  const Options& options;
  core::Chooser& chooser;

  void operator()(order::Plot& plot) const {
    spare_the_lost(view, plot);
    plot.piles.clear();
    plot.amcs.clear();
    if (view.board.rules.advanced) bot_coal_and_amcs(view, options, chooser, plot);
  }

  // Ships that a colony or a convoy needs are taken out of the other moves.
  void operator()(order::AlliedMovement& movement) const {
    if (!view.board.rules.advanced) return;
    order::AlliedMovement errands;
    const std::vector<ShipId> busy = bot_sieges_and_convoys(view, options, errands);
    for (order::AlliedMove& move : movement.moves) {
      std::erase_if(move.ships, [&](ShipId id) { return contains(busy, id); });
    }
    std::erase_if(movement.moves, [](const order::AlliedMove& m) { return m.ships.empty(); });
    movement.colonies = std::move(errands.colonies);
    movement.convoys = std::move(errands.convoys);
    movement.moves.insert(movement.moves.end(), errands.moves.begin(), errands.moves.end());
  }

  void operator()(order::Run& run) const {
    if (run.groups.empty() && !options.may_decline) run.groups.push_back(options.free_ships);
  }

  void operator()(order::HitAndGoHome& order) const {
    for (const order::Strike& strike : bot_strikes(view, options)) {
      const Group group = group_of(view.board, strike.leader);
      if (std::ranges::find(order.returns, strike.leader) != order.returns.end()) continue;
      std::erase_if(order.captures, [&](const Credit& c) { return contains(group, c.ship); });
      order.strikes.push_back(strike);
    }
    for (Credit& credit : order.captures) {
      const bool amc = view.board.counter(credit.ship).type == ShipType::AMC;
      if (amc) credit.captures = std::min(credit.captures, 1);  // 6.2.2
    }
  }

  template <class Other>
  void operator()(Other&) const {}
};

}  // namespace

bool is_of_the_whole_game(Decision decision) {
  switch (decision) {
    case Decision::intern:
    case Decision::convoy_attack:
    case Decision::raid_on_england:
    case Decision::counterattack:
    case Decision::return_home:
    case Decision::breakout_squadrons:
    case Decision::breakout_search:
    case Decision::assign: return true;
    default: return false;
  }
}

Order for_the_whole_game(const View& view, core::Seat seat, Order order, std::uint64_t seed) {
  const Options options = options_of(view, seat);
  core::Chooser chooser{seed};
  std::visit(Complete{view, options, chooser}, order);
  const FarSeas rules{*view.board.pack};
  if (!rules.check(view, seat, {}, order)) return order;
  return far_seas::bot_order(view, seat, seed);
}

}  // namespace chartroom::far_seas::bots
