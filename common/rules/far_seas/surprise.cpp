#include "rules/far_seas/surprise.hpp"

#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

bool may_surprise(const Board& board, ShipId id) {
  const ShipStatus& s = board.status(id);
  return board.counter(id).main_cruiser && moved_this_ob(board, id) && !s.discovered &&
         !s.escaped && !s.ran && !s.surprise_used && !s.slowed;
}

}  // namespace

std::vector<Group> surprise_attackers(const Board& board) {
  std::vector<Group> attackers;
  if (board.surprise_made) return attackers;  // one a turn
  for (const AreaId area : areas_moved_to(board)) {
    for (const Group& group : groups_in(board, german, area)) {
      if (!std::ranges::all_of(group, [&](ShipId id) { return may_surprise(board, id); })) continue;
      if (!surprise_targets(board, group).empty()) attackers.push_back(group);
    }
  }
  return attackers;
}

std::vector<Group> surprise_targets(const Board& board, const Group& attacker) {
  // Guards of an earlier OB, or joined by them on their station, have not moved as a group.
  const auto out_of_reach = [&](ShipId id) {
    return board.status(id).ran || !moved_this_ob(board, id);
  };
  std::vector<Group> targets = groups_in(board, allied, board.status(attacker.front()).area);
  std::erase_if(targets, [&](const Group& g) {
    const ShipStatus& s = board.status(g.front());
    const bool open = s.duty == Duty::search || s.duty == Duty::on_station;
    if (!open || std::ranges::any_of(g, out_of_reach)) return true;
    if (attacker.size() > 1) return false;
    // A lone cruiser: only a lone ship, and none much tougher than itself; printed capacities
    // (4.6.5.1).
    return g.size() > 1 || board.counter(g.front()).damage_capacity >
                               board.counter(attacker.front()).damage_capacity + 1;
  });
  return targets;
}

std::vector<Group> near_a_box(const Board& board) {
  std::vector<Group> groups;
  if (board.surprise_made || !board.rules.advanced) return groups;
  for (const Colony& colony : board.pack->colonies) {
    if (ships_in_box(board, *board.pack->colony_in(colony.area)) == 0) continue;
    for (const Group& group : groups_in(board, german, colony.area)) {
      const ShipStatus& s = board.status(group.front());
      if (board.counter(group.front()).main_cruiser && moved_this_ob(board, group.front()) &&
          !s.discovered && !s.escaped) {
        groups.push_back(group);
      }
    }
  }
  return groups;
}

std::vector<Group> intervention_targets(const Board& board, const Group& attacker) {
  const auto colony = board.pack->colony_in(board.status(attacker.front()).area);
  const bool able =
      std::ranges::all_of(attacker, [&](ShipId id) { return may_surprise(board, id); });
  // Ships in a box are a squadron, also a lone one: a lone cruiser cannot attack (6.4.2 note).
  if (!colony || !board.rules.advanced || board.surprise_made || !able || attacker.size() < 2) {
    return {};
  }
  return box_groups(board, *colony);
}

bool must_intervene(const Board& board, const GermanSecrets& secrets, const Group& group) {
  const bool plotted = std::ranges::any_of(secrets.plot, [&](const PlottedGroup& g) {
    return g.assignment == Assignment::intervene && contains(g.ships, group.front());
  });
  return plotted && !intervention_targets(board, group).empty();
}

void open_surprise_window(Umpiring& u) {
  // Double-blind the window tells nobody that there is somebody to be surprised: asked in every OB.
  const bool asked = double_blind(u.state().board) && !u.state().board.surprise_made;
  if (!asked && surprise_attackers(u.state().board).empty() &&
      near_a_box(u.state().board).empty()) {
    u.emit(event::SurpriseWindowClosed{});
  } else {
    ask(u, Decision::surprise_attack, german);
  }
}

void carry_out(Umpiring& u, const order::SurpriseAttack& order) {
  if (!order.attack) {
    u.emit(event::SurpriseWindowClosed{});
    return;
  }
  const Board& board = u.state().board;
  const Group attacker = group_of(board, order.attack->attacker);
  const Group target = group_of(board, order.attack->target);
  const AreaId area = board.status(attacker.front()).area;
  const bool intervention = board.status(target.front()).where == Whereabouts::colony_box;
  u.emit(event::SurpriseAttackMade{attacker, target, intervention});
  u.emit(event::FightJoined{Fight{area, attacker, target, CombatKind::surprise_attack, {}}});
}

}  // namespace chartroom::far_seas
