// The defaults (far-seas.md, "How to ask"): search on, approach, chase with all; run if that can
// succeed, else fight; no bold move, no surprise; as many captures as possible; nothing else that
// is optional.
#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/sight.hpp"
#include "rules/far_seas/standing_parts.hpp"

namespace chartroom::far_seas {
namespace {

// Two grades slower is caught for sure (4.6.3.2).
bool may_get_away(const Board& board, const Group& runners, const Group& chasers) {
  const int own = static_cast<int>(speed_of(board, runners));
  return std::ranges::all_of(
      chasers, [&](ShipId id) { return static_cast<int>(speed_of(board, id)) - own < 2; });
}

std::vector<Order> run_or_fight(const StandingQuestion& q) {
  const Parties met = parties_to(q);
  std::vector<Order> answers;
  // A price of cowardice (4.6.2.3) is nothing that a default would pay.
  if (q.options.price == 0) {
    if (may_get_away(q.board(), met.own, met.enemy)) answers = ways_to_run(met.own);
    Group fast = met.own;
    core::erase_if(fast, [&](ShipId id) { return !may_get_away(q.board(), {id}, met.enemy); });
    const bool each = q.decision() == Decision::run_after_round;
    if (each && !fast.empty()) answers.push_back(ways_to_run(fast).back());
    if (!each && !fast.empty()) answers.push_back(ways_to_run(met.own).back());
  }
  answers.emplace_back(order::Run{});
  // The cruiser lost to the accident can only run (7.3.2).
  if (!q.options.may_decline) std::ranges::copy(ways_to_run(met.own), std::back_inserter(answers));
  return answers;
}

// All that have not moved stay where they are and look for merchants, so that the turn goes on.
// Piles of coal are saved, AMCs move by themselves.
Order stay_and_capture(const Board& board) {
  order::Plot plot;
  for (const ShipId id : unmoved_cruisers(board)) {
    if (board.status(id).leader != id) continue;
    const bool river = board.status(id).where == Whereabouts::rufiji;
    Group group = group_of(board, id);
    core::erase_if(group, [&](ShipId ship) { return board.status(ship).moved_in_ob != 0; });
    plot.groups.push_back({std::move(group), board.status(id).area,
                           river ? Assignment::river : Assignment::merchants, no_station});
  }
  return plot;
}

// Everybody goes where the tables have drawn, as they have drawn them together (9.3.2).
Order as_drawn(const Board& board) {
  order::Plot plot;
  for (const DrawnGroup& drawn : board.solitaire->drawn) {
    plot.groups.push_back({drawn.ships, drawn.to, Assignment::merchants, no_station});
  }
  return plot;
}

// 7.3.2: where the lost cruiser's claims are limited it claims nothing.
Order capture_all(const StandingQuestion& q) {
  const Board& board = q.board();
  const ShipId lost = q.view.german ? lost_cruiser(*q.view.german) : no_ship;
  std::vector<int> taken(board.captures.size());
  order::HitAndGoHome answer;
  for (const ShipId id : q.options.free_ships) {
    if (id == lost && q.options.captures_up_to) continue;
    const AreaId area = board.status(id).area;
    int take = density_known(board, area) - taken.at(index_of(area));
    if (board.counter(id).type == ShipType::AMC) take = std::min(take, 1);  // 6.2.2
    if (take <= 0) continue;
    taken.at(index_of(area)) += take;
    answer.captures.push_back({id, take});
  }
  return answer;
}

Order only_default(const StandingQuestion& q) {
  const Options& options = q.options;
  switch (q.decision()) {
    case Decision::plot: return stay_and_capture(q.board());
    case Decision::assign: return as_drawn(q.board());
    case Decision::allied_movement: return order::AlliedMovement{};
    case Decision::intern: return order::Intern{};
    case Decision::choose_area: return order::ChooseArea{options.areas.front()};
    case Decision::search: return order::Search{options.groups.front().ships.front()};
    case Decision::approach: return order::Approach{true};
    case Decision::try_surprise: return order::TrySurprise{false};
    case Decision::chase: return bot_chase(options);
    case Decision::escape: return escape_to(q, StandingAnswer::away);
    case Decision::bold_moves: return order::BoldMoves{};
    case Decision::fire_on_bold: return order::FireOnBold{bot_aims(q.board(), options)};
    case Decision::targets: return order::Targets{bot_aims(q.board(), options)};
    case Decision::torpedoes: return order::Torpedoes{bot_aims(q.board(), options)};
    case Decision::remove_ships: return order::RemoveShips{};
    case Decision::hit_and_go_home: return capture_all(q);
    case Decision::convoy_attack:
      return order::ConvoyAttack{options.groups.front().ships.front(), false};
    case Decision::raid_on_england: return order::RaidOnEngland{};
    case Decision::counterattack: return order::Counterattack{false};
    case Decision::return_home: return order::ReturnHome{options.groups.front().ships.front(), {}};
    case Decision::breakout_squadrons: return order::BreakoutSquadrons{};
    case Decision::breakout_search: return order::BreakoutSearch{FormerSquadron::cruisers};
    case Decision::surprise_attack:  // pair by pair: standing.cpp
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: break;
  }
  return order::Run{};
}

}  // namespace

std::vector<Order> default_answers(const StandingQuestion& q) {
  switch (q.decision()) {
    case Decision::accept_or_run:
    case Decision::fight_or_run:
    case Decision::run_after_round: return run_or_fight(q);
    default: return {only_default(q)};
  }
}

}  // namespace chartroom::far_seas
