// What may be chosen in PHASE 5, and which AMCs may be interned.
#include <algorithm>
#include <set>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/options_parts.hpp"
#include "rules/far_seas/phase_five.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

// What the German side knows of the accident shortens its list alone (7.3.2).
bool lost(const View& view, const Group& group) {
  return view.german && holds_lost_cruiser(*view.german, group);
}

void act_options(const View& view, Options& options) {
  const Board& board = view.board;
  for (const Group& group : phase_five_groups(board)) {
    GroupChoice choice{.ships = group};
    if (!lost(view, group)) choice.convoys = strike_targets(board, group);
    options.groups.push_back(std::move(choice));
    for (const ShipId id : group) {
      if (may_capture(board, id) && density_known(board, board.status(id).area) > 0) {
        options.free_ships.push_back(id);
      }
    }
    if (may_return(board, group) && !lost(view, group)) {
      options.may_return.push_back(group.front());
    }
  }
}

// Merchants that all who may capture have within reach.
int merchants_in_reach(const Board& board, const Group& ships) {
  std::set<AreaId> areas;
  for (const ShipId id : ships) areas.insert(board.status(id).area);
  int merchants = 0;
  for (const AreaId area : areas) merchants += density_known(board, area);
  return merchants;
}

// 7.3.2: the lost cruiser may not claim the track past the sudden end.
void claim_options(const View& view, Options& options) {
  if (!view.german || !contains(options.free_ships, lost_cruiser(*view.german))) return;
  const int room = captures_before_sudden_end(view.board);
  if (room <= 0) {
    core::erase(options.free_ships, lost_cruiser(*view.german));
  } else if (merchants_in_reach(view.board, options.free_ships) > room) {
    options.captures_up_to = room;
  }
}

void strike_options(const Board& board, Options& options) {
  for (const ConvoyStrike& strike : board.phase_five->strikes) {
    options.groups.push_back({.ships = strike.attackers,
                              .convoys = {strike.convoy},
                              .may_surprise = may_surprise_convoy(board, strike.attackers)});
  }
}

void return_options(const Board& board, Options& options) {
  for (const Group& group : board.phase_five->returns) {
    options.groups.push_back({.ships = group, .may_have_escort = may_have_escort(board, group)});
  }
  options.free_ships = reserves_in_port(board);
}

}  // namespace

void phase_five_options(const View& view, Options& options) {
  const Board& board = view.board;
  options.may_decline = true;
  switch (board.question->kind) {
    case Decision::intern: options.free_ships = internable(board); break;
    case Decision::hit_and_go_home:
      act_options(view, options);
      claim_options(view, options);
      break;
    case Decision::convoy_attack:
      strike_options(board, options);
      options.may_decline = false;
      break;
    case Decision::return_home:
      return_options(board, options);
      options.may_decline = false;
      break;
    default: break;
  }
}

}  // namespace chartroom::far_seas
