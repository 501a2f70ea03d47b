// Whom a question concerns and who is met, as far as the side sees it.
#include <algorithm>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/run.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/standing_parts.hpp"

namespace chartroom::far_seas {
namespace {

Group all_of(const std::vector<Group>& groups) {
  Group all;
  for (const Group& group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

Parties in_encounter(const StandingQuestion& q) {
  const Encounter& met = *q.board().encounter;
  if (q.side() == german) return {met.german, met.allied};
  return {met.allied, met.german};
}

Parties in_combat(const StandingQuestion& q) {
  const auto& fighters = q.board().combat->fighters;
  return {ships_of(fighters[q.side()]), ships_of(fighters[core::other(q.side())])};
}

Parties in_run(const StandingQuestion& q) {
  const RunAttempt& run = *q.board().run;
  const core::Side enemy = core::other(q.side());
  if (q.decision() == Decision::chase) return {run.free[q.side()], all_of(run.runners[enemy])};
  return {all_of(groups_to_place(q.board(), q.side())),
          all_of(groups_in(q.board(), enemy, run.area))};
}

// The first of the groups that are to act: the answer is for that one.
Group next_group(const StandingQuestion& q) {
  return q.options.groups.empty() ? Group{} : q.options.groups.front().ships;
}

Parties in_phase_five(const StandingQuestion& q) {
  const PhaseFive& phase = *q.board().phase_five;
  switch (q.decision()) {
    case Decision::convoy_attack:
      return {next_group(q), escorts_of(q.board(), q.options.groups.front().convoys.front())};
    case Decision::return_home: return {next_group(q), {}};
    case Decision::counterattack: return {q.options.free_ships, phase.raid->raiders};
    case Decision::breakout_squadrons: return {q.options.free_ships, united(*phase.breakout)};
    case Decision::breakout_search:
      return {all_of(phase.breakout->squadrons), united(*phase.breakout)};
    default: return {};
  }
}

}  // namespace

Parties parties_to(const StandingQuestion& q) {
  switch (q.decision()) {
    case Decision::search:
      return {all_of(searchers_in(q.board(), q.board().open->area)), next_group(q)};
    case Decision::approach:
    case Decision::accept_or_run:
    case Decision::try_surprise:
    case Decision::fight_or_run: return in_encounter(q);
    case Decision::chase:
    case Decision::escape: return in_run(q);
    case Decision::bold_moves:
    case Decision::fire_on_bold:
    case Decision::targets:
    case Decision::torpedoes:
    case Decision::run_after_round: return in_combat(q);
    case Decision::intern:
    case Decision::remove_ships: return {q.options.free_ships, {}};
    case Decision::convoy_attack:
    case Decision::return_home:
    case Decision::counterattack:
    case Decision::breakout_squadrons:
    case Decision::breakout_search: return in_phase_five(q);
    case Decision::plot:
    case Decision::assign:
    case Decision::allied_movement:
    case Decision::choose_area:
    case Decision::surprise_attack:  // pair by pair: standing.cpp
    case Decision::hit_and_go_home:
    case Decision::raid_on_england: return {};
  }
  return {};
}

bool fits(const Board& board, const StandingOrder& order, const Parties& parties) {
  const auto is_named = [&](ShipId id) { return contains(order.ships, id); };
  if (!order.ships.empty() && !std::ranges::any_of(parties.own, is_named)) return false;
  const auto is_meant = [&](ShipId id) { return contains(order.against, board.counter(id).type); };
  if (!order.against.empty() && !std::ranges::any_of(parties.enemy, is_meant)) return false;
  if (order.met == Met::anybody) return true;
  const bool stronger = power_of(board, parties.enemy) > power_of(board, parties.own);
  return stronger == (order.met == Met::stronger);
}

}  // namespace chartroom::far_seas
