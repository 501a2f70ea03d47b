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

// Each unit by itself, with the courses that promise most.
void plots(const View& view, Mind& mind, Luck& luck, Orders& orders) {
  const Board& board = view.board;
  struct Idea {
    order::Plot plot;
    double value{};
  };
  std::vector<Idea> ideas;
  Stakes stakes{board, mind.prospects(board), mind.odds};
  const std::vector<Group> groups = natural_groups(board, unmoved_cruisers(board));
  for (std::size_t i = 0; i < groups.size(); ++i) {
    Contest contest = contest_for(stakes, {groups[i]});
    contest.solve(mind.effort, luck);
    const Unit& unit = contest.units().front();
    std::vector<Idea> mine;
    for (const Course& course : unit.courses) {
      mine.push_back({{{PlottedGroup{unit.ships, course.to, course.what, course.station}}},
                      contest.value_of(unit, course) - 0.001 * luck.share()});
    }
    std::ranges::sort(mine, std::greater{}, &Idea::value);
    const std::size_t keep = std::min<std::size_t>(mine.size(), groups.size() > 4 ? 2 : 3);
    for (std::size_t k = 0; k < keep; ++k) {
      complete_plot(view, mind, mine[k].plot);
      add(orders, mine[k].plot);
    }
  }
}

void movements(const View& view, Mind& mind, Luck& luck, Orders& orders) {
  const Effort effort = mind.effort;
  const int many = 6;
  for (int i = 0; i < many; ++i) {
    mind.effort.rounds = 1 + i;
    add(orders, plan_movement(view, mind, luck));
  }
  mind.effort = effort;
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
  add(orders, lieutenant_order(view, seat, mind, luck));
  switch (*options.decision) {
    case Decision::plot: plots(view, mind, luck, orders); break;
    case Decision::allied_movement: movements(view, mind, luck, orders); break;
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
