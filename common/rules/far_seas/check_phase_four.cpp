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

std::string leaders_of(const Board& board, const std::vector<Group>& groups) {
  std::string text;
  for (const Group& group : groups) text += (text.empty() ? "" : "; ") + names_of(board, group);
  return text;
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
  if (group.empty()) return against("4.6.3.1", "A group without ships.", "Name at least one ship.");
  if (group.size() > static_cast<std::size_t>(largest_squadron)) {
    return against("4.2", "A squadron of more than five ships.",
                   "Two to five ships are a squadron.");
  }
  return one_nation(board, group, "Let the ships of each nation run in a group of their own.");
}

// The seas around may be closed to some of them: a group needs an area that all its ships may
// enter.
Verdict way_out(const Board& board, const Group& group) {
  if (homeward(board)) return std::nullopt;  // who gets away is home (7.4.3, 7.5.2)
  if (!escape_areas(board, group).empty()) return std::nullopt;
  return against("4.6.3", names_of(board, group) + " have no area to run to together.");
}

}  // namespace

Verdict check_choose_area(const View& view, const order::ChooseArea& order) {
  const auto& conflicts = view.board.conflicts;
  if (std::ranges::find(conflicts, order.area, &Conflict::area) != conflicts.end()) {
    return std::nullopt;
  }
  std::string areas;
  for (const Conflict& c : conflicts) {
    areas += (areas.empty() ? "" : ", ") + std::to_string(number_of(c.area));
  }
  return against("4.6.1",
                 "Area " + std::to_string(number_of(order.area)) +
                     " is no conflict area that is still to be resolved.",
                 "Choose one of " + areas + ".");
}

Verdict check_search(const View& view, const order::Search& order) {
  const Board& board = view.board;
  const std::vector<Group> targets = search_targets(board);
  if (!order.target) {
    if (may_decline_search(board)) return std::nullopt;
    return against("4.6.2", "The first search of an area is made.",
                   "Name a target: " + leaders_of(board, targets) + ".");
  }
  if (auto v = known_ship(board, *order.target)) return v;
  if (led_by(targets, *order.target) != nullptr) return std::nullopt;
  return against("4.6.2.1", board.counter(*order.target).name + " cannot be the target now.",
                 "Squadrons are searched for first. Targets: " + leaders_of(board, targets) + ".");
}

Verdict check_run(const View& view, core::Side side, const order::Run& order) {
  const Board& board = view.board;
  const Runnable runners = runnable(board, side);
  if (order.groups.empty() && runners.all_or_none && view.german && side == german &&
      holds_lost_cruiser(*view.german, runners.ships)) {
    return against("7.3.2", "The cruiser lost to the accident cannot accept combat.",
                   "It must run, and its squadron with it.");
  }
  std::set<ShipId> seen;
  for (const Group& group : order.groups) {
    for (const ShipId id : group) {
      if (auto v = known_ship(board, id)) return v;
      if (!contains(runners.ships, id)) {
        return against("4.6.3", board.counter(id).name + " is not one of your ships here.",
                       "Your ships here: " + names_of(board, runners.ships) + ".");
      }
      if (!seen.insert(id).second) {
        return against("4.6.3.1", board.counter(id).name + " is named twice.");
      }
    }
    if (auto v = formation(board, group)) return v;
    if (auto v = way_out(board, group)) return v;
  }
  if (runners.all_or_none && !seen.empty() && seen.size() != runners.ships.size()) {
    return against("4.6.3", "A group that is met runs as a whole or not at all.",
                   "Name all of " + names_of(board, runners.ships) + ", in groups as you like.");
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
      return against("4.6.3.1", board.counter(pursuit.runner).name + " leads no running group.",
                     "Running: " + leaders_of(board, runners) + ".");
    }
    for (const ShipId id : pursuit.chasers) {
      if (auto v = known_ship(board, id)) return v;
      if (!contains(free, id)) {
        return against("4.6.3.1", board.counter(id).name + " is not free to chase.",
                       "Free: " + names_of(board, free) + ".");
      }
      if (!seen.insert(id).second) {
        return against("4.6.3.1", board.counter(id).name + " chases twice.",
                       "A ship chases one running group only.");
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
      return against("4.6.3", board.counter(flight.leader).name + " leads no group that got away.",
                     "Got away: " + leaders_of(board, groups) + ".");
    }
    const std::vector<AreaId> areas = escape_areas(board, *group);
    if (!contains(areas, flight.to)) {
      std::string list;
      for (const AreaId a : areas) {
        list += (list.empty() ? "" : ", ") + std::to_string(number_of(a));
      }
      return against("4.6.3",
                     names_of(board, *group) + " cannot get to area " +
                         std::to_string(number_of(flight.to)) + ".",
                     "Choose an adjacent area: " + list + ".");
    }
    if (!seen.insert(flight.leader).second) {
      return against("4.6.3", names_of(board, *group) + " are sent to two areas.");
    }
  }
  if (seen.size() != groups.size()) {
    return against("4.6.3", "Not every group that got away has an area.",
                   "Name one for each: " + leaders_of(board, groups) + ".");
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
  return against("4.3.1", "-Int cannot be dropped where it can be carried out.",
                 "Intervene with " + leaders_of(board, forced) + ".");
}

Verdict check_surprise_target(const Board& board, const order::SurpriseAttack::Pair& attack,
                              const Group& attacker, const std::vector<Group>& targets) {
  if (led_by(targets, attack.target) != nullptr) return std::nullopt;
  return against("4.6.5",
                 board.counter(attack.target).name + " cannot be surprised by " +
                     names_of(board, attacker) + ".",
                 "Open targets: " + leaders_of(board, targets) + ".");
}

}  // namespace

Verdict check_surprise(const View& view, const order::SurpriseAttack& order) {
  if (auto v = forced_intervention(view, order)) return v;
  if (!order.attack) return std::nullopt;
  const Board& board = view.board;
  if (auto v = known_ship(board, order.attack->attacker)) return v;
  if (auto v = known_ship(board, order.attack->target)) return v;
  if (view.german && holds_lost_cruiser(*view.german, group_of(board, order.attack->attacker))) {
    return against("7.3.2", "The cruiser lost to the accident attacks nobody.",
                   "Make no surprise attack with it or its squadron.");
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
        board.counter(order.attack->attacker).name + " cannot make a surprise attack now.",
        "These can: " + leaders_of(board, attackers) + ".");
  }
  return check_surprise_target(board, *order.attack, *attacker, surprise_targets(board, *attacker));
}

}  // namespace chartroom::far_seas
