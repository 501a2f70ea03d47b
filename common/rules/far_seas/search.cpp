#include "rules/far_seas/search.hpp"

#include <algorithm>
#include <iterator>

#include "rules/far_seas/phase_five.hpp"
#include "rules/far_seas/river.hpp"
#include "rules/far_seas/surprise.hpp"

namespace chartroom::far_seas {
namespace {

bool on_guarded_station(const Board& board, const Group& group) {
  const ShipStatus& s = board.status(group.front());
  return s.duty == Duty::raid && guarded(board, s.station);
}

// German groups that an Allied group can meet in this OB.
std::vector<Group> meetable_in(const Board& board, AreaId area) {
  std::vector<Group> groups = groups_in(board, german, area);
  std::erase_if(groups, [&](const Group& g) {
    const ShipStatus& s = board.status(g.front());
    return !moved_this_ob(board, g.front()) || s.discovered || s.escaped;
  });
  return groups;
}

std::vector<Conflict> find_conflicts(const Board& board) {
  std::vector<Conflict> conflicts;
  AreaSet areas = areas_moved_to(board);
  areas.insert(rufiji_area);
  for (const AreaId area : areas) {
    const std::vector<Group> germans = meetable_in(board, area);
    const bool river = area == rufiji_area && river_conflict(board);
    if (germans.empty() && !river) continue;
    const auto searching = static_cast<int>(searchers_in(board, area).size());
    const auto on_guarded = std::ranges::count_if(
        germans, [&](const Group& g) { return on_guarded_station(board, g); });
    const bool searched = searching > 0 && std::ssize(germans) > on_guarded;
    if (on_guarded > 0 || searched || river) conflicts.push_back({area, searching});
  }
  return conflicts;
}

// 4.6.2.4: a raider on a guarded station meets its guards. True if one did.
bool meet_guards(Umpiring& u, AreaId area) {
  for (const Group& group : meetable_in(u.state().board, area)) {
    const ShipStatus& s = u.state().board.status(group.front());
    if (s.duty != Duty::raid) continue;
    const std::vector<Group> guards = guards_of(u.state().board, s.station);
    if (guards.empty()) continue;
    const Group met = determine(u, guards);
    begin_encounter(u, area, group, met, Discovery::guarded_station);
    return true;
  }
  return false;
}

void search_for(Umpiring& u, const Group& target) {
  const AreaId area = u.state().board.open->area;
  const std::vector<Group> searchers = searchers_in(u.state().board, area);
  if (met_without_die(u.state().board, target)) {
    const Discovery how = u.state().board.status(target.front()).through_panama
                              ? Discovery::through_panama
                              : Discovery::into_red_sea;
    begin_encounter(u, area, target, determine(u, searchers), how);
    return;
  }
  event::SearchRolled roll{area, target, u.dice.d6("4.6.2.1 search"),
                           search_modifiers(u.state().board, target), false};
  const int result = roll.die + sum_of(roll.modifiers);
  roll.found = result <= 1;
  u.emit(roll);
  const Group group = determine(u, searchers);
  if (roll.found) {
    begin_encounter(u, area, target, group, Discovery::search);
  } else {
    u.emit(event::SearchFailed{group});
  }
}

// One step in the open conflict area.
void advance_open_conflict(Umpiring& u) {
  const AreaId area = u.state().board.open->area;
  if (advance_river(u) || meet_guards(u, area)) return;
  const std::vector<Group> targets = search_targets(u.state().board);
  if (u.state().board.open->declined || targets.empty() ||
      searchers_in(u.state().board, area).empty()) {
    u.emit(event::ConflictClosed{area});
  } else if (targets.size() == 1 && !may_decline_search(u.state().board)) {
    search_for(u, targets.front());
  } else {
    ask(u, Decision::search, allied);
  }
}

}  // namespace

// 4.6.2.2: the highest die finds or fails; ties are rolled again among the tied.
Group determine(Umpiring& u, const std::vector<Group>& groups) {
  if (groups.size() == 1) return groups.front();
  event::Determined determined;
  std::vector<Group> tied = groups;
  while (tied.size() > 1) {
    std::vector<int> dice;
    for (const Group& group : tied) {
      dice.push_back(u.dice.d6("4.6.2.2 determination"));
      determined.rolls.push_back({group.front(), dice.back()});
    }
    const int highest = *std::ranges::max_element(dice);
    std::vector<Group> next;
    for (std::size_t i = 0; i < tied.size(); ++i) {
      if (dice[i] == highest) next.push_back(tied[i]);
    }
    tied = std::move(next);
  }
  determined.group = tied.front();
  u.emit(determined);
  return determined.group;
}

AreaSet areas_moved_to(const Board& board) {
  AreaSet areas;
  for (const ShipId id : at_sea(board, german)) {
    if (moved_this_ob(board, id)) areas.insert(board.status(id).area);
  }
  return areas;
}

std::vector<Group> searchers_in(const Board& board, AreaId area) {
  std::vector<Group> groups = groups_in(board, allied, area);
  std::erase_if(groups, [&](const Group& g) {
    const ShipStatus& s = board.status(g.front());
    return s.duty != Duty::search || s.readiness != Readiness::acting ||
           !moved_this_ob(board, g.front());
  });
  return groups;
}

std::vector<Group> hidden_in(const Board& board, AreaId area) {
  std::vector<Group> groups = meetable_in(board, area);
  std::erase_if(groups, [&](const Group& g) { return on_guarded_station(board, g); });
  return groups;
}

bool met_without_die(const Board& board, const Group& group) {
  return std::ranges::any_of(group, [&](ShipId id) {
    const ShipStatus& s = board.status(id);
    return s.through_panama || (s.entered && s.area == red_sea);
  });
}

std::vector<Group> search_targets(const Board& board) {
  if (!board.open) return {};
  std::vector<Group> groups = hidden_in(board, board.open->area);
  const auto keep_if_any = [&](auto wanted) {
    if (std::ranges::any_of(groups, wanted)) {
      std::erase_if(groups, [&](const Group& g) { return !wanted(g); });
    }
  };
  keep_if_any([&](const Group& g) { return met_without_die(board, g); });
  keep_if_any([](const Group& g) { return g.size() > 1; });
  return groups;
}

std::vector<Modifier> search_modifiers(const Board& board, const Group& target) {
  std::vector<Modifier> modifiers;
  if (board.open && board.open->search_groups > 1) {
    modifiers.push_back({Why::searchers, 1 - board.open->search_groups});
  }
  if (target.size() > 1) {
    modifiers.push_back({Why::squadron_size, 1 - static_cast<int>(target.size())});
  }
  return modifiers;
}

bool may_decline_search(const Board& board) {
  if (!board.open || !board.open->searched) return false;
  const std::vector<Group> targets = search_targets(board);
  return !targets.empty() && !met_without_die(board, targets.front());
}

std::vector<CowardiceCharge> price_of_declining(const Board& board) {
  std::vector<CowardiceCharge> charges;
  if (!board.open) return charges;
  const std::vector<Group> hidden = hidden_in(board, board.open->area);
  for (const Group& group : searchers_in(board, board.open->area)) {
    for (const ShipId id : group) {
      for (const Group& target : hidden) {
        const std::vector<CowardiceCharge> charge = cowardice(board, target, group, {id});
        if (charge.empty()) continue;
        charges.push_back(charge.front());
        break;  // once, however many groups the ship declines to look for
      }
    }
  }
  return charges;
}

void carry_out(Umpiring& u, const order::Search& order) {
  if (order.target) {
    search_for(u, group_of(u.state().board, *order.target));
    return;
  }
  for (const CowardiceCharge& charge : price_of_declining(u.state().board)) {
    score(u, {.kind = VpKind::cowardice, .points = charge.points, .ship = charge.ship});
  }
  u.emit(event::SearchDeclined{u.state().board.open->area});
}

void advance_conflicts(Umpiring& u) {
  const Board& board = u.state().board;
  if (board.open) {
    advance_open_conflict(u);
  } else if (board.conflicts.size() == 1) {
    u.emit(event::ConflictOpened{board.conflicts.front().area});
  } else if (!board.conflicts.empty()) {
    ask(u, Decision::choose_area, allied);
  } else if (!board.surprise_window_done) {
    open_surprise_window(u);
  } else {
    begin_phase_five(u);
  }
}

void mark_conflicts(Umpiring& u) {
  const std::vector<Conflict> conflicts = find_conflicts(u.state().board);
  if (!conflicts.empty()) u.emit(event::ConflictsMarked{conflicts});
}

}  // namespace chartroom::far_seas
