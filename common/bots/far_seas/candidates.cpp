// What the admiral gives a trial.
#include <algorithm>

#include "bots/far_seas/admiral.hpp"

namespace chartroom::far_seas::bots {
namespace {

using Orders = std::vector<Order>;

void add(Orders& orders, Order order) {
  if (std::ranges::find(orders, order) == orders.end()) orders.push_back(std::move(order));
}

// Only orders that may be given are tried.
void keep_legal(const View& view, core::Seat seat, Orders& orders) {
  const FarSeas rules{*view.board.pack};
  std::erase_if(orders,
                [&](const Order& order) { return rules.check(view, seat, {}, order).has_value(); });
}

std::vector<Group> singly(const Group& ships) {
  std::vector<Group> groups;
  for (const ShipId id : ships) groups.push_back({id});
  return groups;
}

void surprises(const Options& options, Orders& orders) {
  add(orders, order::SurpriseAttack{});
  for (const GroupChoice& group : options.groups) {
    for (const ShipId target : group.targets) {
      add(orders, order::SurpriseAttack{order::SurpriseAttack::Pair{group.ships.front(), target}});
    }
  }
}

}  // namespace

std::vector<Order> candidates(const View& view, core::Seat seat, Mind& mind, Luck& luck) {
  Orders orders;
  const Options options = options_of(view, seat);
  // A move that may not be given is left to the lieutenant, who has an answer to that.
  if (options.decision == Decision::allied_movement) {
    add(orders, admiral_movement(view, mind, luck));
    keep_legal(view, seat, orders);
    if (!orders.empty()) return orders;
  }
  add(orders, lieutenant_order(view, seat, mind, luck));
  switch (*options.decision) {
    case Decision::search:
      for (const GroupChoice& group : options.groups) {
        add(orders, order::Search{group.ships.front()});
      }
      if (options.may_decline) add(orders, order::Search{});
      break;
    case Decision::approach:
      add(orders, order::Approach{true});
      add(orders, order::Approach{false});
      break;
    case Decision::accept_or_run:
    case Decision::fight_or_run:
      add(orders, order::Run{});
      add(orders, order::Run{singly(options.free_ships)});
      add(orders, order::Run{{options.free_ships}});
      break;
    case Decision::surprise_attack: surprises(options, orders); break;
    default: break;
  }
  keep_legal(view, seat, orders);
  return orders;
}

}  // namespace chartroom::far_seas::bots
