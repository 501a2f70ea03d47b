#include "bots/far_seas/lieutenant.hpp"

#include <algorithm>

#include "bots/far_seas/whole_game.hpp"
#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/flow.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/search.hpp"

namespace chartroom::far_seas::bots {
namespace {

std::vector<Group> singly(const Group& ships) {
  std::vector<Group> groups;
  for (const ShipId id : ships) groups.push_back({id});
  return groups;
}

struct Lieutenant {
  const View& view;
  core::Side side;
  const Options& options;
  Mind& mind;
  Luck& luck;

  [[nodiscard]] const Board& board() const { return view.board; }

  // ------------------------------------------------------------------------------- encounters

  struct Stake {
    double points{};
    bool raid{};
  };
  // What a found German group loses if it runs or fights: its own side knows, the other guesses.
  [[nodiscard]] Stake stake_of(const Group& germans) const {
    const ShipStatus& s = board().status(germans.front());
    if (s.duty == Duty::raid) return {raid_value(board(), s.station, germans), true};
    if (view.german) {
      for (const PlottedGroup& group : view.german->plot) {
        if (std::ranges::find(group.ships, germans.front()) == group.ships.end()) continue;
        if (group.assignment == Assignment::merchants) {
          return {std::max<double>(density_left(board(), s.area), convoy_here(germans)), false};
        }
        if (group.assignment == Assignment::return_to_base) {
          return {return_value(board(), germans), true};
        }
        return {};
      }
    }
    const double captures = board().counter(germans.front()).type == ShipType::AMC
                                ? std::min(1, density_left(board(), s.area))
                                : density_left(board(), s.area);
    return {0.8 * std::max(captures, convoy_here(germans)), false};
  }

  // What the best convoy in the area of these ships is worth to them.
  [[nodiscard]] double convoy_here(const Group& germans) const {
    double best = 0;
    if (!board().rules.advanced || !board().counter(germans.front()).main_cruiser) return best;
    Stakes stakes{board(), mind.prospects(board()), mind.odds};
    const Unit unit{.ships = germans, .number = stakes.encounters().german_number(germans)};
    for (std::size_t i = 0; i < board().convoys.size(); ++i) {
      const ConvoyId id{static_cast<std::uint8_t>(i)};
      if (area_of(board(), id) != board().status(germans.front()).area) continue;
      best = std::max(best, stakes.convoy_value(
                                unit, {id, area_of(board(), id), 1.0, escorts_of(board(), id)}));
    }
    return best;
  }

  [[nodiscard]] Meeting meeting() const {
    const Prospects& prospects = mind.prospects(board());
    const Encounter& met = *board().encounter;
    return meeting_of(board(), prospects.worths(), mind.odds, met.german, met.allied);
  }

  [[nodiscard]] order::Search search() const {
    const Prospects& prospects = mind.prospects(board());
    const std::vector<Group> searchers = searchers_in(board(), board().open->area);
    double best = -1e9;
    order::Search order;
    for (const GroupChoice& choice : options.groups) {
      const Stake stake = stake_of(choice.ships);
      double saved = 0;
      for (const Group& group : searchers) {
        const Meeting met = meeting_of(board(), prospects.worths(), mind.odds, choice.ships, group);
        saved += stake.points - met.found(stake.points, stake.raid, true);
      }
      if (saved > best) {
        best = saved;
        order.target = choice.ships.front();
      }
    }
    if (options.may_decline && best < -0.1 * static_cast<double>(searchers.size()) &&
        options.price == 0) {
      return {};
    }
    return order;
  }

  [[nodiscard]] order::Approach approach() const {
    const Stake stake = stake_of(board().encounter->german);
    const Meeting met = meeting();
    return {met.found(stake.points, stake.raid, false) <= met.price + stake.points};
  }

  [[nodiscard]] order::Run accept_or_run() const {
    const Encounter& encounter = *board().encounter;
    const Stake stake = stake_of(encounter.german);
    const Meeting met = meeting();
    if (met.run() <= met.stand_for(stake.points, stake.raid)) return {};
    return {singly(encounter.german)};
  }

  [[nodiscard]] order::Run fight_or_run() const {
    const Encounter& encounter = *board().encounter;
    const Stake stake = stake_of(encounter.german);
    const Meeting met = meeting();
    const double fight = met.stand.points + (stake.raid ? stake.points * (1 - met.stand.gone) : 0);
    const double flight = met.price + stake.points + met.catch_allied * (fight - stake.points);
    if (fight <= flight + 0.05) return {};
    return {singly(encounter.allied)};
  }

  [[nodiscard]] order::TrySurprise try_surprise() const {
    const Meeting met = meeting();
    return {met.surprised.points <= met.catch_german * met.caught.points + 0.05};
  }

  // ------------------------------------------------------------------------------- run and chase

  [[nodiscard]] order::Chase chase() const {
    const Prospects& prospects = mind.prospects(board());
    std::vector<Group> given(options.groups.size());
    for (const ShipId chaser : options.free_ships) {
      double best = 0;
      std::size_t whom = options.groups.size();
      for (std::size_t i = 0; i < options.groups.size(); ++i) {
        const double worth = worth_of_chase(prospects, options.groups[i].ships, given[i], chaser);
        if (worth <= best) continue;
        best = worth;
        whom = i;
      }
      if (whom < given.size()) given[whom].push_back(chaser);
    }
    order::Chase order;
    for (std::size_t i = 0; i < given.size(); ++i) {
      for (const ShipId chaser : given[i]) {
        order.pursuits.push_back({options.groups[i].ships.front(), {chaser}});
      }
    }
    return order;
  }

  [[nodiscard]] double worth_of_chase(const Prospects& prospects, const Group& runner,
                                      const Group& others, ShipId chaser) const {
    Group chasers = others;
    chasers.push_back(chaser);
    std::ranges::sort(chasers);
    const bool germans_run = side == allied;
    const Group& germans = germans_run ? runner : chasers;
    const Group& allies = germans_run ? chasers : runner;
    const double swing = swing_of(board(), prospects.worths(), mind.odds, germans, allies,
                                  battle_of(board(), germans, allies, CombatKind::encounter))
                             .points;
    const double gain = germans_run ? -swing : swing;
    const int faster =
        static_cast<int>(speed_of(board(), chaser)) - static_cast<int>(speed_of(board(), runner));
    const double caught = chance_to_catch(faster);
    const double share = 1.0 / static_cast<double>(1 + others.size());
    if (board().run->in_combat) return caught * share + 1e-3;
    return gain * caught * (0.5 + 0.5 * share);
  }

  [[nodiscard]] order::Escape escape() const {
    const Prospects& prospects = mind.prospects(board());
    order::Escape order;
    for (const GroupChoice& group : options.groups) {
      AreaId best = group.areas.front();
      double most = -1e9;
      for (const AreaId area : group.areas) {
        double value = 0.01 * luck.share();
        for (const ShipId id : group.ships) {
          if (side == german) {
            value += prospects.after(id, area);
          } else {
            value -= movement_penalty(board(), id, board().status(id).area, area);
            value -= 0.1 * static_cast<double>(groups_in(board(), german, area).size());
          }
        }
        if (value <= most) continue;
        most = value;
        best = area;
      }
      order.flights.push_back({group.ships.front(), best});
    }
    return order;
  }

  // ------------------------------------------------------------------------------- surprise, PHASE
  // 5

  [[nodiscard]] order::SurpriseAttack surprise() const {
    const Prospects& prospects = mind.prospects(board());
    order::SurpriseAttack order;
    double best = 0.25;
    for (const GroupChoice& choice : options.groups) {
      const Stake stake = stake_of(choice.ships);
      for (const ShipId target : choice.targets) {
        double value = surprise_of(board(), prospects.worths(), mind.odds, choice.ships,
                                   group_of(board(), target))
                           .points;
        if (!stake.raid) value -= stake.points;
        if (value <= best) continue;
        best = value;
        order.attack = {choice.ships.front(), target};
      }
    }
    return order;
  }
};

Order think(const View& view, core::Seat seat, const Options& options, Mind& mind, Luck& luck) {
  const Lieutenant l{view, seat.side, options, mind, luck};
  switch (*options.decision) {
    case Decision::plot: return plan_plot(view, mind, luck);
    case Decision::allied_movement: return plan_movement(view, mind, luck);
    case Decision::choose_area: return order::ChooseArea{options.areas.front()};
    case Decision::search: return l.search();
    case Decision::approach: return l.approach();
    case Decision::accept_or_run: return l.accept_or_run();
    case Decision::fight_or_run: return l.fight_or_run();
    case Decision::try_surprise: return l.try_surprise();
    case Decision::chase: return l.chase();
    case Decision::escape: return l.escape();
    case Decision::bold_moves: return choose_bold_moves(view, options);
    case Decision::fire_on_bold: return order::FireOnBold{choose_targets(view, options)};
    case Decision::targets: return order::Targets{choose_targets(view, options)};
    case Decision::torpedoes: return choose_torpedoes(view, options);
    case Decision::run_after_round: return choose_run_after_round(view, seat.side, options, mind);
    case Decision::remove_ships: return order::RemoveShips{};
    case Decision::surprise_attack: return l.surprise();
    default: return lieutenant_at_home(view, seat, options, mind, luck);
  }
}

}  // namespace

Order lieutenant_order(const View& view, core::Seat seat, Mind& mind, Luck& luck) {
  const Options options = options_of(view, seat);
  return made_to_fit(view, seat, options, think(view, seat, options, mind, luck), luck.next());
}

}  // namespace chartroom::far_seas::bots
