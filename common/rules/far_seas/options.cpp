#include "rules/far_seas/options.hpp"

#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/check.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/flow.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/options_parts.hpp"
#include "rules/far_seas/run.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/surprise.hpp"

namespace chartroom::far_seas {
namespace {

int sum(const std::vector<CowardiceCharge>& charges) {
  int total = 0;
  for (const CowardiceCharge& charge : charges) total += charge.points;
  return total;
}

void search_options(const Board& board, Options& options) {
  for (const Group& group : search_targets(board)) options.groups.push_back({.ships = group});
  options.may_decline = may_decline_search(board);
  options.price = options.may_decline ? sum(price_of_declining(board)) : 0;
}

void encounter_options(const View& view, core::Side side, Options& options) {
  const Board& board = view.board;
  const Encounter& met = *board.encounter;
  options.free_ships = side == german ? met.german : met.allied;
  // The cruiser lost to the accident can only run (7.3.2).
  options.may_decline =
      side == allied || !view.german || !holds_lost_cruiser(*view.german, met.german);
  if (side == allied) options.price = sum(cowardice(board, met.german, met.allied, met.allied));
}

void run_options(const Board& board, core::Side side, Options& options) {
  options.free_ships = ships_of(board.combat->fighters[side]);
  options.may_decline = true;
  if (side == allied) {
    options.price = sum(cowardice(board, ships_of(board.combat->fighters[german]),
                                  options.free_ships, options.free_ships));
  }
}

void chase_options(const Board& board, core::Side side, Options& options) {
  for (const Group& group : board.run->runners[core::other(side)]) {
    options.groups.push_back({.ships = group});
  }
  options.free_ships = board.run->free[side];
  options.may_decline = true;
}

void escape_options(const Board& board, core::Side side, Options& options) {
  for (const Group& group : groups_to_place(board, side)) {
    options.groups.push_back({.ships = group, .areas = escape_areas(board, group)});
  }
}

// The German side's own knowledge shortens its list (7.3.2, 4.3.1); the prompt is asked all the
// same.
void surprise_options(const View& view, Options& options) {
  const Board& board = view.board;
  const auto secret = [&](const Group& group, auto question) {
    return view.german && question(*view.german, group);
  };
  const auto lost = [](const GermanSecrets& s, const Group& g) { return holds_lost_cruiser(s, g); };
  const auto forced = [&](const GermanSecrets& s, const Group& g) {
    return must_intervene(board, s, g);
  };
  options.may_decline = true;
  for (const Group& group : near_a_box(board)) {
    if (!secret(group, forced)) continue;
    GroupChoice choice{.ships = group, .must = true};
    for (const Group& target : intervention_targets(board, group)) {
      choice.targets.push_back(target.front());
    }
    options.groups.push_back(std::move(choice));
    options.may_decline = false;
  }
  if (!options.may_decline) return;  // an intervention that can be made is made
  for (const Group& group : surprise_attackers(board)) {
    if (secret(group, lost)) continue;
    GroupChoice choice{.ships = group};
    for (const Group& target : surprise_targets(board, group)) {
      choice.targets.push_back(target.front());
    }
    options.groups.push_back(std::move(choice));
  }
}

}  // namespace

Options options_of(const View& view, core::Seat seat) {
  Options options;
  const Board& board = view.board;
  if (!board.question || !board.question->asked[seat.side]) return options;
  options.decision = board.question->kind;
  switch (board.question->kind) {
    case Decision::plot:
    case Decision::assign: plot_options(view, options); break;
    case Decision::allied_movement: movement_options(board, options); break;
    case Decision::choose_area:
      for (const Conflict& c : board.conflicts) options.areas.push_back(c.area);
      break;
    case Decision::search: search_options(board, options); break;
    case Decision::approach:
    case Decision::accept_or_run:
    case Decision::fight_or_run: encounter_options(view, seat.side, options); break;
    case Decision::try_surprise: options.may_decline = true; break;
    case Decision::chase: chase_options(board, seat.side, options); break;
    case Decision::escape: escape_options(board, seat.side, options); break;
    case Decision::run_after_round: run_options(board, seat.side, options); break;
    case Decision::surprise_attack: surprise_options(view, options); break;
    case Decision::intern:
    case Decision::hit_and_go_home:
    case Decision::convoy_attack:
    case Decision::return_home: phase_five_options(view, options); break;
    case Decision::bold_moves:
    case Decision::fire_on_bold:
    case Decision::targets:
    case Decision::torpedoes:
    case Decision::remove_ships: combat_options(view, seat.side, options); break;
    case Decision::raid_on_england:
    case Decision::counterattack:
    case Decision::breakout_squadrons:
    case Decision::breakout_search: home_options(view, options); break;
  }
  return options;
}

}  // namespace chartroom::far_seas
