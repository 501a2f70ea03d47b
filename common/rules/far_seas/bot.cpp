// How the simple bot searches, runs and fights.
#include "rules/far_seas/bot.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

ShipId weakest(const Board& board, const ShipList& ships) {
  return *std::ranges::min_element(ships, {}, [&](ShipId id) { return points_left(board, id); });
}

// The ships one by one: each has its own chance to get away.
std::vector<Group> singly(const Group& ships) {
  std::vector<Group> groups;
  for (const ShipId id : ships) groups.push_back({id});
  return groups;
}

struct Bot {
  const View& view;
  core::Side side;
  const Options& options;
  core::Chooser& chooser;

  const Board& board() const { return view.board; }

  order::Search search() const {
    if (options.may_decline && options.price == 0 && chooser.chance(15)) return {};
    return {options.groups[chooser.below(options.groups.size())].ships.front()};
  }

  order::Approach approach() const {
    const Encounter& met = *board().encounter;
    const int ours = power_of(board(), met.allied), theirs = power_of(board(), met.german);
    return {ours * 10 >= theirs * (options.price == 0 ? 9 : 6)};
  }

  // Against more than its match it runs, if it is not sure to be caught.
  order::Run answer() const {
    const Encounter& met = *board().encounter;
    const Group& own = side == german ? met.german : met.allied;
    const Group& enemy = side == german ? met.allied : met.german;
    const bool weaker = power_of(board(), own) * 10 < power_of(board(), enemy) * 11;
    const int edge =
        static_cast<int>(speed_of(board(), enemy)) - static_cast<int>(speed_of(board(), own));
    const bool dear = side == allied && options.price > 0 &&
                      power_of(board(), own) * 2 > power_of(board(), enemy);
    if (options.may_decline && (!weaker || edge >= 2 || dear)) return {};
    return {own.size() > 1 && chooser.chance(40) ? singly(own) : std::vector<Group>{own}};
  }

  order::Run run_after_round() const {
    const auto& fighters = board().combat->fighters;
    const Group own = ships_of(fighters[side]), enemy = ships_of(fighters[core::other(side)]);
    const int ours = power_of(board(), own), theirs = power_of(board(), enemy);
    const bool losing = ours * 10 < theirs * (side == german ? 11 : 6);
    if (!losing || (side == allied && options.price > 3)) return {};
    return {singly(own)};
  }

  order::Escape escape() const {
    order::Escape order;
    for (const GroupChoice& group : options.groups) {
      AreaId best = group.areas.front();
      std::size_t fewest = 1000;
      for (const AreaId area : group.areas) {
        std::size_t count = groups_in(board(), core::other(side), area).size() * 8;
        for (const ShipId id : group.ships) {
          const AreaId from = board().status(id).area;
          if (side == allied && movement_penalty(board(), id, from, area) > 0) count += 500;
        }
        count += chooser.below(8);
        if (count < fewest) {
          fewest = count;
          best = area;
        }
      }
      order.flights.push_back({group.ships.front(), best});
    }
    return order;
  }

  order::SurpriseAttack surprise() const {
    for (const GroupChoice& group : options.groups) {
      const int ours = power_of(board(), group.ships);
      for (const ShipId target : group.targets) {
        if (group.must) return {order::SurpriseAttack::Pair{group.ships.front(), target}};
        // The +2 of the first round is worth about half as much again.
        if (ours * 14 > power_of(board(), group_of(board(), target)) * 10) {
          return {order::SurpriseAttack::Pair{group.ships.front(), target}};
        }
      }
    }
    return {};
  }

  // 7.3.2: the lost cruiser does not claim itself into view.
  int claimable(ShipId id, int wanted) const {
    if (!view.german || !holds_lost_cruiser(*view.german, {id})) return wanted;
    if (options.captures_up_to) return 0;
    return std::min(wanted, captures_before_sudden_end(board()) - 10);
  }

  order::HitAndGoHome hit_and_go_home() const {
    order::HitAndGoHome order;
    const bool last_chance = board().turn >= last_turn - 1;
    ShipList leaving;
    for (const ShipId leader : options.may_return) {
      const bool planned = std::ranges::any_of(board().assignments, [&](const AssignedShip& a) {
        return a.ship == leader && a.assignment == Assignment::return_to_base;
      });
      if (!planned && !last_chance) continue;
      order.returns.push_back(leader);
      const Group group = group_of(board(), leader);
      leaving.insert(leaving.end(), group.begin(), group.end());
    }
    for (const order::Strike& strike : bot_strikes(view, options)) {
      if (contains(leaving, strike.leader)) continue;
      order.strikes.push_back(strike);
      const Group group = group_of(board(), strike.leader);
      leaving.insert(leaving.end(), group.begin(), group.end());
    }
    std::vector<int> taken(board().captures.size());
    for (const ShipId id : options.free_ships) {
      const AreaId area = board().status(id).area;
      int take = claimable(id, density_known(board(), area) - taken.at(index_of(area)));
      if (take <= 0 || contains(leaving, id)) continue;
      if (board().counter(id).type == ShipType::AMC) take = 1;  // 6.2.2
      taken.at(index_of(area)) += take;
      order.captures.push_back({id, take});
    }
    return order;
  }
};

}  // namespace

int power_of(const Board& board, ShipId ship) {
  const Ship& counter = board.counter(ship);
  const int guns = 7 + counter.fire_modifier;
  const int reach = counter.gun == GunRange::A ? 13 : counter.gun == GunRange::B ? 11 : 10;
  return guns * reach * std::max(0, points_left(board, ship));
}

int power_of(const Board& board, const Group& group) {
  int power = 0;
  for (const ShipId id : group) power += power_of(board, id);
  return power;
}

std::vector<Aim> bot_aims(const Board& board, const Options& options) {
  std::vector<Aim> out;
  std::vector<Aim> taken = board.combat ? board.combat->aims : std::vector<Aim>{};
  for (const AimChoice& choice : options.aims) {
    ShipList targets = choice.targets;
    core::erase_if(targets,
                   [&](ShipId t) { return std::ranges::count(taken, t, &Aim::target) >= 3; });
    if (targets.empty()) continue;
    const Aim aim{choice.firer, weakest(board, targets)};
    out.push_back(aim);
    taken.push_back(aim);
  }
  return out;
}

order::Chase bot_chase(const Options& options) {
  order::Chase order;
  for (std::size_t i = 0; i < options.free_ships.size(); ++i) {
    const Group& runner = options.groups[i % options.groups.size()].ships;
    order.pursuits.push_back({runner.front(), {options.free_ships[i]}});
  }
  return order;
}

Order bot_order(const View& view, core::Seat seat, std::uint64_t seed) {
  const Options options = options_of(view, seat);
  core::Chooser chooser{seed};
  const Bot bot{view, seat.side, options, chooser};
  switch (*options.decision) {
    case Decision::plot:
    case Decision::assign: return bot_plot(view, options, chooser);
    case Decision::allied_movement: return bot_movement(view, options, chooser);
    case Decision::choose_area: return order::ChooseArea{options.areas.front()};
    case Decision::search: return bot.search();
    case Decision::approach: return bot.approach();
    case Decision::accept_or_run:
    case Decision::fight_or_run: return bot.answer();
    case Decision::try_surprise: return order::TrySurprise{true};
    case Decision::chase: return bot_chase(options);
    case Decision::escape: return bot.escape();
    case Decision::bold_moves: return order::BoldMoves{};
    case Decision::fire_on_bold: return order::FireOnBold{bot_aims(view.board, options)};
    case Decision::targets: return order::Targets{bot_aims(view.board, options)};
    case Decision::torpedoes: return order::Torpedoes{bot_aims(view.board, options)};
    case Decision::run_after_round: return bot.run_after_round();
    case Decision::remove_ships: return order::RemoveShips{};
    case Decision::surprise_attack: return bot.surprise();
    case Decision::hit_and_go_home: return bot.hit_and_go_home();
    case Decision::intern: return bot_intern(view, options);
    case Decision::convoy_attack:
    case Decision::raid_on_england:
    case Decision::counterattack:
    case Decision::return_home:
    case Decision::breakout_squadrons:
    case Decision::breakout_search: return bot_phase_five(view, options, chooser);
  }
  return order::RemoveShips{};
}

}  // namespace chartroom::far_seas
