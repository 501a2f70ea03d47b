// The tables' answers to the questions of PHASES 3 to 5 (9.3.3, 9.4, 9.5).
#include <algorithm>
#include <stdexcept>

#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

Chit chit_of(const Board& board, ShipId ship) {
  const DrawnGroup* group = drawn_with(board, ship);
  return group == nullptr ? Chit::none : group->chit;
}

// 9.3.3: German groups in the area or beside it, the AMC itself left out.
int company_of(const Board& board, ShipId amc) {
  const AreaId here = board.status(amc).area;
  int groups = static_cast<int>(groups_in(board, german, here).size()) - 1;
  for (const AreaId next : board.pack->reachable_german(here, board.turn)) {
    groups += static_cast<int>(groups_in(board, german, next).size());
  }
  return groups;
}

int groups_unmoved(const Board& board, AreaId area) {
  return static_cast<int>(std::ranges::count_if(
      groups_in(board, allied, area),
      [&](const Group& g) { return board.status(g.front()).moved_in_ob == 0; }));
}

order::Intern intern(Umpiring& u) {
  order::Intern order;
  for (const ShipId amc : internable(u.state().board)) {
    const Board& board = u.state().board;
    const AreaId here = board.status(amc).area;
    int around = 0;
    for (const AreaId next : board.pack->area(here).adjacent) {
      if (groups_unmoved(board, next) > 0) ++around;
    }
    auto roll =
        bot_roll(u, "9.3.3", say("interning"),
                 groups_unmoved(board, here) + around / 2 - company_of(board, amc), amc, here);
    const bool interned = total(roll) >= 6;
    tell(u, roll, interned ? say("interned") : say("stays at sea"));
    if (interned) order.ships.push_back(amc);
  }
  return order;
}

// 4.6.3: everybody chases, each for itself: the runner that is easiest to catch.
order::Chase chase(const Board& board, const Options& options) {
  order::Chase order;
  for (const ShipId id : options.free_ships) {
    const auto& slowest = *std::ranges::min_element(
        options.groups, {}, [&](const GroupChoice& g) { return speed_of(board, g.ships); });
    order.pursuits.push_back({slowest.ships.front(), {id}});
  }
  return order;
}

// 9.4.1.2: nearer to Germany with an order to return, otherwise as the dummies fall.
order::Escape escape(Umpiring& u, const Options& options) {
  order::Escape order;
  for (const GroupChoice& choice : options.groups) {
    const ShipId leader = choice.ships.front();
    const Board& board = u.state().board;
    const DrawnGroup* drawn = drawn_with(board, leader);
    std::vector<AreaId> areas = choice.areas;
    if (drawn != nullptr && drawn->rtb) {
      const int here = way_home(board, choice.ships, board.status(leader).area);
      std::vector<AreaId> nearer = areas;
      std::erase_if(nearer, [&](AreaId to) { return way_home(board, choice.ships, to) >= here; });
      if (!nearer.empty()) areas = nearer;
    }
    order.flights.push_back({leader, dummy_procedure(u, "9.4.1.2", leader, areas)});
  }
  return order;
}

// 9.4.3: carried out if it still can be. The weakest of the targets.
order::SurpriseAttack surprise(const Board& board, const Options& options) {
  for (const GroupChoice& choice : options.groups) {
    const Chit chit = chit_of(board, choice.ships.front());
    if (!choice.must && chit != Chit::surprise_attack) continue;
    const ShipId target = *std::ranges::min_element(choice.targets, {}, [&](ShipId id) {
      int left = 0;
      for (const ShipId ship : group_of(board, id)) left += points_left(board, ship);
      return left;
    });
    return {order::SurpriseAttack::Pair{choice.ships.front(), target}};
  }
  return {};
}

void capture_all(const Board& board, const Options& options, order::HitAndGoHome& order) {
  std::vector<int> taken(board.captures.size());
  for (const ShipId id : options.free_ships) {
    const bool amc = board.counter(id).type == ShipType::AMC;
    if (!amc && chit_of(board, id) != Chit::merchant_capture) continue;
    const AreaId area = board.status(id).area;
    int take = density_left(board, area) - taken.at(index_of(area));
    if (amc) take = std::min(take, 1);
    if (take <= 0) continue;
    taken.at(index_of(area)) += take;
    order.captures.push_back({id, take});
  }
}

// 9.5.
order::HitAndGoHome hit_and_go_home(const Board& board, const Options& options) {
  order::HitAndGoHome order;
  for (const GroupChoice& choice : options.groups) {
    const ShipId leader = choice.ships.front();
    const Chit chit = chit_of(board, leader);
    const bool strikes = chit == Chit::convoy_attack || chit == Chit::convoy_surprise;
    if (strikes && !choice.convoys.empty()) {
      order.strikes.push_back({leader, choice.convoys.front()});
    } else if (chit == Chit::return_to_germany && contains(options.may_return, leader)) {
      order.returns.push_back(leader);
    }
  }
  capture_all(board, options, order);
  return order;
}

order::RaidOnEngland raid_on_england(Umpiring& u) {
  auto roll = bot_roll(u, "9.5", say("raid on England"));
  const int die = roll.die;
  tell(u, roll,
       die <= 3   ? say("no raid")
       : die <= 5 ? say("in area 14")
                  : say("through the English Channel"));
  if (die <= 3) return {};
  return {die <= 5 ? north_sea : english_channel};
}

// 9.5: always with the Reserves, where 7.4 lets them come: all that fit.
order::ReturnHome return_home(const Options& options) {
  for (const GroupChoice& choice : options.groups) {
    if (!choice.may_have_escort) continue;
    order::ReturnHome order{choice.ships.front(), options.free_ships};
    const std::size_t room = static_cast<std::size_t>(largest_squadron) - choice.ships.size();
    order.reserves.resize(std::min(order.reserves.size(), room));
    return order;
  }
  return {options.groups.front().ships.front(), {}};
}

}  // namespace

Order bot_answer(Umpiring& u) {
  const Board& board = u.state().board;
  const core::Seat seat = core::admiral_of(german);
  const Options options = options_of(view_of(u.state(), core::Viewer::of(seat)), seat);
  switch (board.question->kind) {
    case Decision::intern: return intern(u);
    case Decision::accept_or_run: return bot_accept_or_run(u);
    case Decision::run_after_round: return bot_run_after_round(u);
    case Decision::chase: return chase(board, options);
    case Decision::escape: return escape(u, options);
    case Decision::bold_moves: return order::BoldMoves{bot_bold_moves(u, options.aims)};
    case Decision::fire_on_bold: return order::FireOnBold{bot_aims(u, options.aims)};
    case Decision::targets: return order::Targets{bot_aims(u, options.aims)};
    case Decision::torpedoes: return order::Torpedoes{bot_aims(u, options.aims)};
    case Decision::surprise_attack: return surprise(board, options);
    case Decision::hit_and_go_home: return hit_and_go_home(board, options);
    case Decision::convoy_attack: {
      const GroupChoice& next = options.groups.front();
      return order::ConvoyAttack{next.ships.front(), next.may_surprise};
    }
    case Decision::raid_on_england: return raid_on_england(u);
    case Decision::return_home: return return_home(options);
    case Decision::plot:
    case Decision::allied_movement:
    case Decision::choose_area:
    case Decision::search:
    case Decision::approach:
    case Decision::try_surprise:
    case Decision::fight_or_run:
    case Decision::remove_ships:
    case Decision::counterattack:
    case Decision::breakout_squadrons:
    case Decision::breakout_search:
    case Decision::assign: break;
  }
  throw std::logic_error("the tables are not asked this");
}

}  // namespace chartroom::far_seas
