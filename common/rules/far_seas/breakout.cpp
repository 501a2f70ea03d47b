#include "rules/far_seas/breakout.hpp"

#include <algorithm>

#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/search.hpp"

namespace chartroom::far_seas {
namespace {

const Breakout& breakout_of(const Board& board) {
  return *board.phase_five->breakout;
}

// Scharnhorst or Gneisenau: the Main Cruisers of type AC.
bool is_armoured(const Board& board, ShipId id) {
  return board.counter(id).main_cruiser && board.counter(id).type == ShipType::AC;
}

void append(Group& ships, const Group& more) {
  ships.insert(ships.end(), more.begin(), more.end());
}

// 4.6.2.3 holds here too: the first search may be left out for nothing, for 4.6.2.3 speaks of
// searching again.
void decline(Umpiring& u) {
  for (const CowardiceCharge& charge : price_of_no_breakout_search(u.state().board)) {
    score(u, {.kind = VpKind::cowardice, .points = charge.points, .ship = charge.ship});
  }
  u.emit(event::BreakoutSearchDeclined{});
}

// 7.4.3: neither side may refuse this fight, surprise, or run before it. The other British squadron
// has no part in it.
void join(Umpiring& u, const Group& finder) {
  const Group germans = united(breakout_of(u.state().board));
  u.emit(event::BreakoutJoined{finder});
  u.emit(event::FightJoined{Fight{north_sea, germans, finder, CombatKind::home_breakout, {}}});
}

}  // namespace

bool may_have_escort(const Board& board, const Group& returning) {
  return board.rules.breakout && returning.size() > 1 &&
         returning.size() + escort_min <= largest_squadron &&
         board.status(returning.front()).area == return_area &&
         std::ranges::any_of(returning, [&](ShipId id) { return is_armoured(board, id); }) &&
         reserves_in_port(board).size() >= escort_min;
}

const Group& ships_of(const Breakout& breakout, FormerSquadron former) {
  return former == FormerSquadron::cruisers ? breakout.cruisers : breakout.reserves;
}

Group united(const Breakout& breakout) {
  Group all = breakout.cruisers;
  append(all, breakout.reserves);
  std::ranges::sort(all);
  return all;
}

std::vector<Modifier> search_modifiers(const Breakout& breakout, FormerSquadron target) {
  std::vector<Modifier> modifiers;
  const int came = static_cast<int>(breakout.came.size());
  const int ships = static_cast<int>(ships_of(breakout, target).size());
  // A squadron that has failed still counts (4.6.2.1).
  if (came > 1) modifiers.push_back({Why::searchers, 1 - came});
  if (ships > 1) modifiers.push_back({Why::squadron_size, 1 - ships});
  return modifiers;
}

std::vector<CowardiceCharge> price_of_no_breakout_search(const Board& board) {
  const Breakout& breakout = breakout_of(board);
  std::vector<CowardiceCharge> charges;
  const bool searched = breakout.squadrons.size() < breakout.came.size();
  if (!searched) return charges;
  for (const Group& squadron : breakout.squadrons) {
    const auto more = cowardice(board, united(breakout), squadron, squadron);
    charges.insert(charges.end(), more.begin(), more.end());
  }
  return charges;
}

void begin_breakout(Umpiring& u, const Group& cruisers, const Group& reserves) {
  Group escort = reserves;
  std::ranges::sort(escort);
  u.emit(event::BreakoutBegan{cruisers, escort});
  if (!battlecruisers_in_port(u.state().board).empty()) {
    ask(u, Decision::breakout_squadrons, allied);
  }
}

void carry_out(Umpiring& u, const order::BreakoutSquadrons& order) {
  event::BreakoutAnswered answer{order.squadrons};
  for (Group& squadron : answer.squadrons) std::ranges::sort(squadron);
  u.emit(answer);
  if (!answer.squadrons.empty()) ask(u, Decision::breakout_search, allied);
}

// 7.4.1. With two squadrons the determination die says which of them it was (4.6.2.2).
void carry_out(Umpiring& u, const order::BreakoutSearch& order) {
  if (!order.target) {
    decline(u);
    return;
  }
  const Breakout breakout = breakout_of(u.state().board);
  event::SearchRolled roll{north_sea, ships_of(breakout, *order.target), u.dice.d6("7.4.1 search"),
                           search_modifiers(breakout, *order.target), false};
  roll.found = roll.die + sum_of(roll.modifiers) <= 1;
  u.emit(roll);
  const Group squadron = determine(u, breakout.squadrons);
  if (roll.found) {
    join(u, squadron);
    return;
  }
  u.emit(event::BreakoutSearchFailed{squadron});
  if (!breakout_of(u.state().board).squadrons.empty()) ask(u, Decision::breakout_search, allied);
}

// 7.4.2, 7.4.3: those who were not found, and those who are left of the fight.
void advance_breakout(Umpiring& u) {
  const Breakout breakout = breakout_of(u.state().board);
  send_home_the_rest(u, united(breakout));
  for (const Group& squadron : breakout.came) send_home_the_rest(u, squadron);
  u.emit(event::BreakoutEnded{});
}

}  // namespace chartroom::far_seas
