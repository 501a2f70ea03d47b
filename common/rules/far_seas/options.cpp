#include "rules/far_seas/options.hpp"

#include <algorithm>

#include "rules/far_seas/check.hpp"
#include "rules/far_seas/flow.hpp"
#include "rules/far_seas/hit_and_go_home.hpp"
#include "rules/far_seas/movement.hpp"
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

void plot_options(const Board& board, Options& options) {
  for (const ShipId id : unmoved_cruisers(board)) {
    ShipChoice choice{id, {}, false, false};
    choice.moves.push_back({board.status(id).area, 0});
    for (const AreaId to : reachable(board, id)) choice.moves.push_back({to, 0});
    options.ships.push_back(std::move(choice));
  }
}

void add_entries(const Board& board, ShipId id, ShipChoice& choice) {
  const Restriction* rule = entry_rule(board, id);
  if (rule == nullptr || board.turn < rule->turn) return;
  choice.enters_play = true;
  for (const Area& area : board.pack->areas) {
    if (!area.touches_england) continue;
    choice.moves.push_back({area.id, movement_penalty(board, id, no_area, area.id)});
  }
}

void movement_options(const Board& board, Options& options) {
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const ShipStatus& s = board.ships[i];
    if (is_german(board, id)) continue;
    ShipChoice choice{id, {}, false, board.counter(id).escort_stripe};
    if (s.where == Whereabouts::england_hb1 || s.where == Whereabouts::england_hb2) {
      add_entries(board, id, choice);
    } else if (s.where == Whereabouts::at_sea && s.moved_in_ob == 0) {
      choice.moves.push_back({s.area, movement_penalty(board, id, s.area, s.area)});
      for (const AreaId to : reachable(board, id)) {
        choice.moves.push_back({to, movement_penalty(board, id, s.area, to)});
      }
    }
    if (!choice.moves.empty()) options.ships.push_back(std::move(choice));
  }
  options.may_decline = true;
}

void search_options(const Board& board, Options& options) {
  for (const Group& group : search_targets(board)) options.groups.push_back({group, {}, {}});
  options.may_decline = may_decline_search(board);
  options.price = options.may_decline ? sum(price_of_declining(board)) : 0;
}

void encounter_options(const Board& board, core::Side side, Options& options) {
  const Encounter& met = *board.encounter;
  options.free_ships = side == german ? met.german : met.allied;
  options.may_decline = true;
  if (side == allied) options.price = sum(cowardice(board, met.german, met.allied, met.allied));
}

Group fighters_of(const Combat& combat, core::Side side) {
  Group ships;
  for (const Fighter& fighter : combat.fighters[side]) ships.push_back(fighter.ship);
  return ships;
}

void run_options(const Board& board, core::Side side, Options& options) {
  options.free_ships = fighters_of(*board.combat, side);
  options.may_decline = true;
  if (side == allied) {
    options.price = sum(cowardice(board, fighters_of(*board.combat, german), options.free_ships,
                                  options.free_ships));
  }
}

void chase_options(const Board& board, core::Side side, Options& options) {
  for (const Group& group : board.run->runners[core::other(side)]) {
    options.groups.push_back({group, {}, {}});
  }
  options.free_ships = board.run->free[side];
  options.may_decline = true;
}

void escape_options(const Board& board, core::Side side, Options& options) {
  for (const Group& group : groups_to_place(board, side)) {
    options.groups.push_back({group, escape_areas(board, group), {}});
  }
}

void surprise_options(const Board& board, Options& options) {
  for (const Group& group : surprise_attackers(board)) {
    GroupChoice choice{group, {}, {}};
    for (const Group& target : surprise_targets(board, group)) {
      choice.targets.push_back(target.front());
    }
    options.groups.push_back(std::move(choice));
  }
  options.may_decline = true;
}

void phase_five_options(const Board& board, Options& options) {
  for (const Group& group : phase_five_groups(board)) {
    options.groups.push_back({group, {}, {}});
    for (const ShipId id : group) {
      if (may_capture(board, id) && density_left(board, board.status(id).area) > 0) {
        options.free_ships.push_back(id);
      }
    }
    if (may_return(board, group)) options.may_return.push_back(group.front());
  }
  options.may_decline = true;
}

}  // namespace

Options options_of(const View& view, core::Seat seat) {
  Options options;
  const Board& board = view.board;
  if (!board.question || !board.question->asked[seat.side]) return options;
  options.decision = board.question->kind;
  switch (board.question->kind) {
    case Decision::plot: plot_options(board, options); break;
    case Decision::allied_movement: movement_options(board, options); break;
    case Decision::choose_area:
      for (const Conflict& c : board.conflicts) options.areas.push_back(c.area);
      break;
    case Decision::search: search_options(board, options); break;
    case Decision::approach:
    case Decision::accept_or_run:
    case Decision::fight_or_run: encounter_options(board, seat.side, options); break;
    case Decision::try_surprise: options.may_decline = true; break;
    case Decision::chase: chase_options(board, seat.side, options); break;
    case Decision::escape: escape_options(board, seat.side, options); break;
    case Decision::run_after_round: run_options(board, seat.side, options); break;
    case Decision::surprise_attack: surprise_options(board, options); break;
    case Decision::hit_and_go_home: phase_five_options(board, options); break;
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
