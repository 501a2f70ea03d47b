// AMCs that are interned (6.2.3), PHASE 5 (4.7, 6.3.3), and what happens off Germany and England
// (7.4, 7.5).
#include <algorithm>

#include "bots/far_seas/lieutenant.hpp"
#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/england.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas::bots {
namespace {

struct AtHome {
  const View& view;
  const Options& options;
  Mind& mind;

  [[nodiscard]] const Board& board() const { return view.board; }

  // ------------------------------------------------------------------------------------- AMCs

  // The hunters have moved: interned it is nobody's, hunted it may be lost.
  [[nodiscard]] order::Intern intern() const {
    order::Intern order;
    for (const ShipId amc : options.free_ships) {
      const AreaId area = board().status(amc).area;
      const std::vector<Group> searchers = searchers_in(board(), area);
      double caught = 0;
      for (const Group& group : searchers) {
        caught = std::max(caught, chance_to_catch(static_cast<int>(speed_of(board(), group)) -
                                                  static_cast<int>(speed_of(board(), amc))));
      }
      const double found = chance_to_find(searchers.size(), 1);
      const double lost = found * (1 + 5 * caught) / 6;
      const double take = std::min(1, density_known(board(), area));
      const double later = mind.prospects(board()).after(amc, area);
      if ((1 - found) * take + (1 - lost) * later - lost < 0) order.ships.push_back(amc);
    }
    return order;
  }

  // ---------------------------------------------------------------------------------- PHASE 5

  [[nodiscard]] bool may_return(const Group& group) const {
    return std::ranges::find(options.may_return, group.front()) != options.may_return.end();
  }

  [[nodiscard]] double staying(const Group& group) const {
    double sum = 0;
    for (const ShipId id : group) {
      sum += mind.prospects(board()).after(id, board().status(id).area);
    }
    return sum;
  }

  [[nodiscard]] order::HitAndGoHome hit_and_go_home() const {
    Stakes stakes{board(), mind.prospects(board()), mind.odds};
    order::HitAndGoHome order;
    ShipList capturing;
    for (const GroupChoice& choice : options.groups) {
      const Group& group = choice.ships;
      const double captures = density_known(board(), board().status(group.front()).area);
      if (may_return(group) && return_value(board(), group) > captures + staying(group)) {
        order.returns.push_back(group.front());
        continue;
      }
      const Unit unit{.ships = group, .number = stakes.encounters().german_number(group)};
      order::Strike best;
      double most = captures;
      for (const ConvoyId convoy : choice.convoys) {
        const double value = stakes.convoy_value(
            unit, {convoy, area_of(board(), convoy), 1.0, escorts_of(board(), convoy)});
        if (value <= most) continue;
        most = value;
        best = {group.front(), convoy};
      }
      if (best.convoy != no_convoy) {
        order.strikes.push_back(best);
      } else {
        capturing.insert(capturing.end(), group.begin(), group.end());
      }
    }
    credit(capturing, order);
    return order;
  }

  // Captures are one's own to credit (4.7.1): first to whom they bring coal, one each; the rest to
  // whoever counts.
  void credit(ShipList ships, order::HitAndGoHome& order) const {
    core::erase_if(ships, [&](ShipId id) {
      return std::ranges::find(options.free_ships, id) == options.free_ships.end();
    });
    std::ranges::stable_sort(ships, {}, [&](ShipId id) { return need_of_coal(id); });
    std::vector<int> left(board().captures.size());
    for (const ShipId id : ships) {
      const AreaId area = board().status(id).area;
      left[index_of(area)] = density_known(board(), area);
    }
    for (const ShipId id : ships) {
      int& merchants = left[index_of(board().status(id).area)];
      if (merchants == 0) continue;
      order.captures.push_back({id, 1});
      --merchants;
    }
    for (Credit& credit : order.captures) {
      int& merchants = left[index_of(board().status(credit.ship).area)];
      if (board().counter(credit.ship).type == ShipType::AMC) continue;  // one at most (6.2.2)
      credit.captures += merchants;
      merchants = 0;
    }
  }

  // Lowest first: who needs coal, then others, AMCs after them; what the lost cruiser claims is
  // taken off again (7.3.2).
  [[nodiscard]] int need_of_coal(ShipId id) const {
    if (lost_cruiser(*view.german) == id) return 99;
    if (board().counter(id).type == ShipType::AMC) return 50;
    const CoalStatus* coal = coal_of(*view.german, id);
    return coal == nullptr ? 0 : coal->piles;
  }

  [[nodiscard]] order::ConvoyAttack convoy_attack() const {
    const GroupChoice& next = options.groups.front();
    return {next.ships.front(), next.may_surprise};
  }

  // ----------------------------------------------------------------------- Germany and England

  // What a meeting of battlecruisers is worth to the Germans, if the British want it.
  [[nodiscard]] double battle_off_england(const Group& raiders, const Group& answer) const {
    if (raiders.empty() || answer.empty()) return 0;
    const Meeting met =
        meeting_of(board(), mind.prospects(board()).worths(), mind.odds, raiders, answer);
    return std::min(0.0, std::max(met.run(), met.stand.points));
  }

  [[nodiscard]] order::RaidOnEngland raid_on_england() const {
    const Group raiders = reserves_in_port(board());
    const double battle = battle_off_england(raiders, battlecruisers_in_port(board()));
    order::RaidOnEngland order;
    double best = 0;
    for (const AreaId area : options.areas) {
      const double met = area == english_channel ? 1.0 : chance_to_find(1, raiders.size());
      const double value = points_of_raid(area) + met * battle;
      if (value <= best) continue;
      best = value;
      order.area = area;
    }
    return order;
  }

  [[nodiscard]] order::Counterattack counterattack() const {
    return {battle_off_england(board().phase_five->raid->raiders, options.free_ships) < 0};
  }

  // 7.4: two Reserves are found no easier than the cruisers; more would be.
  [[nodiscard]] order::ReturnHome return_home() const {
    const GroupChoice& next = options.groups.front();
    order::ReturnHome order{next.ships.front(), {}};
    if (!next.may_have_escort) return order;
    Board without = board();
    without.rules.breakout = false;
    if (return_value(without, next.ships) >= return_value(board(), next.ships)) return order;
    Group reserves = options.free_ships;
    std::ranges::stable_sort(reserves, std::greater{}, [&](ShipId id) {
      return board().counter(id).damage_capacity + 2 * board().counter(id).fire_modifier;
    });
    reserves.resize(std::min<std::size_t>(2, reserves.size()));
    std::ranges::sort(reserves);
    order.reserves = std::move(reserves);
    return order;
  }

  // Two squadrons find more than one (7.4.1): the ships are dealt out in turn, the best first.
  [[nodiscard]] order::BreakoutSquadrons breakout_squadrons() const {
    Group ships = options.free_ships;
    std::ranges::stable_sort(ships, std::greater{}, [&](ShipId id) {
      return board().counter(id).damage_capacity + 2 * board().counter(id).fire_modifier;
    });
    order::BreakoutSquadrons order;
    order.squadrons.resize(ships.size() >= 4 ? 2 : 1);
    for (std::size_t i = 0; i < ships.size(); ++i) {
      order.squadrons[i % order.squadrons.size()].push_back(ships[i]);
    }
    for (Group& squadron : order.squadrons) std::ranges::sort(squadron);
    if (order.squadrons.front().empty()) order.squadrons.clear();
    return order;
  }

  [[nodiscard]] order::BreakoutSearch breakout_search() const {
    const Breakout& breakout = *board().phase_five->breakout;
    return {breakout.reserves.size() > breakout.cruisers.size() ? FormerSquadron::reserves
                                                                : FormerSquadron::cruisers};
  }
};

}  // namespace

Order lieutenant_at_home(const View& view, core::Seat seat, const Options& options, Mind& mind,
                         Luck& luck) {
  const AtHome l{view, options, mind};
  switch (*options.decision) {
    case Decision::intern: return l.intern();
    case Decision::hit_and_go_home: return l.hit_and_go_home();
    case Decision::convoy_attack: return l.convoy_attack();
    case Decision::raid_on_england: return l.raid_on_england();
    case Decision::counterattack: return l.counterattack();
    case Decision::return_home: return l.return_home();
    case Decision::breakout_squadrons: return l.breakout_squadrons();
    case Decision::breakout_search: return l.breakout_search();
    default: return far_seas::bot_order(view, seat, luck.next());
  }
}

}  // namespace chartroom::far_seas::bots
