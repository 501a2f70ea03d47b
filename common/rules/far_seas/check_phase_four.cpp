// Legality of PHASE 4, but for the combat: searches, runs, surprise attacks.
#include <algorithm>
#include <set>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/check_moves.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/homeward.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/run.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/surprise.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

core::Said leaders_of(const Board& board, const std::vector<Group>& groups) {
  std::vector<core::Said> leaders;
  for (const Group& group : groups) leaders.push_back(names_of(board, group));
  return core::say_all(leaders, "{}; {}", "{}; {}");
}

// "1, 5, 12".
core::Said numbers_of(const std::vector<AreaId>& areas) {
  std::vector<core::Said> numbers;
  for (const AreaId area : areas) numbers.push_back(core::value_of(number_of(area)));
  return core::say_all(numbers, "{}, {}", "{}, {}");
}

// The ships of this side that may run, and whether all must run together or none (4.6.3).
struct Runnable {
  Group ships;
  bool all_or_none{};
};

Runnable runnable(const Board& board, core::Side side) {
  if (board.question->kind == Decision::run_after_round) {
    return {ships_of(board.combat->fighters[side]), false};
  }
  return {side == german ? board.encounter->german : board.encounter->allied, true};
}

Verdict formation(const Board& board, const Group& group) {
  if (group.empty())
    return against("4.6.3.1", say("A group without ships."), say("Name at least one ship."));
  if (group.size() > static_cast<std::size_t>(largest_squadron)) {
    return against("4.2", say("A squadron of more than five ships."),
                   say("Two to five ships are a squadron."));
  }
  return one_nation(board, group, say("Let the ships of each nation run in a group of their own."));
}

// The seas around may be closed to some of them: a group needs an area that all its ships may
// enter.
Verdict way_out(const Board& board, const Group& group) {
  if (homeward(board)) return std::nullopt;  // who gets away is home (7.4.3, 7.5.2)
  if (!escape_areas(board, group).empty()) return std::nullopt;
  return against("4.6.3", say("{} have no area to run to together.", names_of(board, group)));
}

}  // namespace

Verdict check_choose_area(const View& view, const order::ChooseArea& order) {
  const auto& conflicts = view.board.conflicts;
  if (std::ranges::find(conflicts, order.area, &Conflict::area) != conflicts.end()) {
    return std::nullopt;
  }
  std::vector<AreaId> areas;
  for (const Conflict& conflict : conflicts) areas.push_back(conflict.area);
  return against(
      "4.6.1",
      say("Area {} is no conflict area that is still to be resolved.", number_of(order.area)),
      say("Choose one of {}.", numbers_of(areas)));
}

Verdict check_search(const View& view, const order::Search& order) {
  const Board& board = view.board;
  const std::vector<Group> targets = search_targets(board);
  if (!order.target) {
    if (may_decline_search(board)) return std::nullopt;
    return against("4.6.2", say("The first search of an area is made."),
                   say("Name a target: {}.", leaders_of(board, targets)));
  }
  if (auto v = known_ship(board, *order.target)) return v;
  if (led_by(targets, *order.target) != nullptr) return std::nullopt;
  return against("4.6.2.1", say("{} cannot be the target now.", board.counter(*order.target).name),
                 say("Squadrons are searched for first. Targets: {}.", leaders_of(board, targets)));
}

Verdict check_run(const View& view, core::Side side, const order::Run& order) {
  const Board& board = view.board;
  const Runnable runners = runnable(board, side);
  if (order.groups.empty() && runners.all_or_none && view.german && side == german &&
      holds_lost_cruiser(*view.german, runners.ships)) {
    return against("7.3.2", say("The cruiser lost to the accident cannot accept combat."),
                   say("It must run, and its squadron with it."));
  }
  std::set<ShipId> seen;
  for (const Group& group : order.groups) {
    for (const ShipId id : group) {
      if (auto v = known_ship(board, id)) return v;
      if (!contains(runners.ships, id)) {
        return against("4.6.3", say("{} is not one of your ships here.", board.counter(id).name),
                       say("Your ships here: {}.", names_of(board, runners.ships)));
      }
      if (!seen.insert(id).second) {
        return against("4.6.3.1", say("{} is named twice.", board.counter(id).name));
      }
    }
    if (auto v = formation(board, group)) return v;
    if (auto v = way_out(board, group)) return v;
  }
  if (runners.all_or_none && !seen.empty() && seen.size() != runners.ships.size()) {
    return against("4.6.3", say("A group that is met runs as a whole or not at all."),
                   say("Name all of {}, in groups as you like.", names_of(board, runners.ships)));
  }
  return std::nullopt;
}

Verdict check_chase(const View& view, core::Side side, const order::Chase& order) {
  const Board& board = view.board;
  const std::vector<Group>& runners = board.run->runners[core::other(side)];
  const Group& free = board.run->free[side];
  std::set<ShipId> seen;
  for (const Pursuit& pursuit : order.pursuits) {
    if (auto v = known_ship(board, pursuit.runner)) return v;
    if (led_by(runners, pursuit.runner) == nullptr) {
      return against("4.6.3.1",
                     say("{} leads no running group.", board.counter(pursuit.runner).name),
                     say("Running: {}.", leaders_of(board, runners)));
    }
    for (const ShipId id : pursuit.chasers) {
      if (auto v = known_ship(board, id)) return v;
      if (!contains(free, id)) {
        return against("4.6.3.1", say("{} is not free to chase.", board.counter(id).name),
                       say("Free: {}.", names_of(board, free)));
      }
      if (!seen.insert(id).second) {
        return against("4.6.3.1", say("{} chases twice.", board.counter(id).name),
                       say("A ship chases one running group only."));
      }
    }
    if (auto v = formation(board, pursuit.chasers)) return v;
  }
  return std::nullopt;
}

Verdict check_escape(const View& view, core::Side side, const order::Escape& order) {
  const Board& board = view.board;
  const std::vector<Group> groups = groups_to_place(board, side);
  std::set<ShipId> seen;
  for (const order::Flight& flight : order.flights) {
    if (auto v = known_ship(board, flight.leader)) return v;
    const Group* group = led_by(groups, flight.leader);
    if (group == nullptr) {
      return against("4.6.3",
                     say("{} leads no group that got away.", board.counter(flight.leader).name),
                     say("Got away: {}.", leaders_of(board, groups)));
    }
    const std::vector<AreaId> areas = escape_areas(board, *group);
    if (!contains(areas, flight.to)) {
      return against(
          "4.6.3", say("{} cannot get to area {}.", names_of(board, *group), number_of(flight.to)),
          say("Choose an adjacent area: {}.", numbers_of(areas)));
    }
    if (!seen.insert(flight.leader).second) {
      return against("4.6.3", say("{} are sent to two areas.", names_of(board, *group)));
    }
  }
  if (seen.size() != groups.size()) {
    return against("4.6.3", say("Not every group that got away has an area."),
                   say("Name one for each: {}.", leaders_of(board, groups)));
  }
  return std::nullopt;
}

namespace {

// 4.3.1: -Int is carried out if it can be.
Verdict forced_intervention(const View& view, const order::SurpriseAttack& order) {
  const Board& board = view.board;
  if (!view.german) return std::nullopt;
  std::vector<Group> forced = near_a_box(board);
  std::erase_if(forced, [&](const Group& g) { return !must_intervene(board, *view.german, g); });
  if (forced.empty() || (order.attack && led_by(forced, order.attack->attacker))) {
    return std::nullopt;
  }
  return against("4.3.1", say("-Int cannot be dropped where it can be carried out."),
                 say("Intervene with {}.", leaders_of(board, forced)));
}

Verdict check_surprise_target(const Board& board, const order::SurpriseAttack::Pair& attack,
                              const Group& attacker, const std::vector<Group>& targets) {
  if (led_by(targets, attack.target) != nullptr) return std::nullopt;
  return against("4.6.5",
                 say("{} cannot be surprised by {}.", board.counter(attack.target).name,
                     names_of(board, attacker)),
                 say("Open targets: {}.", leaders_of(board, targets)));
}

}  // namespace

Verdict check_surprise(const View& view, const order::SurpriseAttack& order) {
  if (auto v = forced_intervention(view, order)) return v;
  if (!order.attack) return std::nullopt;
  const Board& board = view.board;
  if (auto v = known_ship(board, order.attack->attacker)) return v;
  if (auto v = known_ship(board, order.attack->target)) return v;
  if (view.german && holds_lost_cruiser(*view.german, group_of(board, order.attack->attacker))) {
    return against("7.3.2", say("The cruiser lost to the accident attacks nobody."),
                   say("Make no surprise attack with it or its squadron."));
  }
  const std::vector<Group> boxed = near_a_box(board);
  const Group* intervening = led_by(boxed, order.attack->attacker);
  if (intervening != nullptr && view.german && must_intervene(board, *view.german, *intervening)) {
    return check_surprise_target(board, *order.attack, *intervening,
                                 intervention_targets(board, *intervening));
  }
  const std::vector<Group> attackers = surprise_attackers(board);
  const Group* attacker = led_by(attackers, order.attack->attacker);
  if (attacker == nullptr) {
    return against(
        "4.6.5.1",
        say("{} cannot make a surprise attack now.", board.counter(order.attack->attacker).name),
        say("These can: {}.", leaders_of(board, attackers)));
  }
  return check_surprise_target(board, *order.attack, *attacker, surprise_targets(board, *attacker));
}

}  // namespace chartroom::far_seas
