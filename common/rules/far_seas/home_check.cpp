// What a side may order about a breakout (7.4) and a raid on England (7.5), and what it may choose
// from. Boxes, boards and who is out lie open to both.
#include <algorithm>
#include <string>

#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/check.hpp"
#include "rules/far_seas/england.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

Verdict check_battlecruiser(const Board& board, ShipId ship) {
  if (auto v = known_ship(board, ship)) return v;
  const std::string& name = board.counter(ship).name;
  if (is_german(board, ship)) {
    return Refusal{RefusalCode::not_yours, "7.4", say("{} is a ship of the other side.", name),
                   say("Name battlecruisers in your own ports.")};
  }
  const Group able = battlecruisers_in_port(board);
  if (contains(able, ship)) return std::nullopt;
  return against("7.4",
                 say("{} is no battlecruiser in England's second box or the Reserves.", name),
                 say("Name any of {}, or none.", names_of(board, able)));
}

Verdict check_squadron(const Board& board, const Group& squadron, Group& named) {
  if (squadron.empty()) {
    return against("7.4", say("A squadron without ships."), say("Name at least one ship."));
  }
  for (const ShipId ship : squadron) {
    if (auto v = check_battlecruiser(board, ship)) return v;
    if (contains(named, ship)) {
      return against("7.4", say("{} is named twice.", board.counter(ship).name),
                     say("Name each ship once."));
    }
    named.push_back(ship);
  }
  if (squadron.size() <= largest_squadron) return std::nullopt;
  return against("7.4", say("A squadron of more than five battlecruisers."),
                 say("Let the others sail in a second one, or stay."));
}

}  // namespace

Verdict check_breakout_squadrons(const View& view, const order::BreakoutSquadrons& order) {
  if (order.squadrons.size() > breakout_squadrons_max) {
    return against("7.4", say("More than two squadrons."), say("Form one or two, or none."));
  }
  Group named;
  for (const Group& squadron : order.squadrons) {
    if (auto v = check_squadron(view.board, squadron, named)) return v;
  }
  return std::nullopt;
}

Verdict check_breakout_search(const View&, const order::BreakoutSearch& order) {
  if (!order.target || *order.target == FormerSquadron::cruisers ||
      *order.target == FormerSquadron::reserves) {
    return std::nullopt;
  }
  return Refusal{RefusalCode::unknown_thing, "7.4.1", say("There is no such former squadron."),
                 say("Search for the cruisers or for the Reserves, or not.")};
}

Verdict check_raid_on_england(const View& view, const order::RaidOnEngland& order) {
  if (!order.area || points_of_raid(*order.area) > 0) return std::nullopt;
  return against(
      "7.5.1", say("England is not raided from there."),
      say("Choose {} or area 14, or no raid.", view.board.pack->area(english_channel).name));
}

void home_options(const View& view, Options& options) {
  const Board& board = view.board;
  options.may_decline = true;
  switch (board.question->kind) {
    case Decision::raid_on_england: options.areas = {north_sea, english_channel}; break;
    case Decision::counterattack:
    case Decision::breakout_squadrons: options.free_ships = battlecruisers_in_port(board); break;
    case Decision::breakout_search:
      for (const FormerSquadron former : {FormerSquadron::cruisers, FormerSquadron::reserves}) {
        options.groups.push_back({.ships = ships_of(*board.phase_five->breakout, former)});
      }
      for (const CowardiceCharge& charge : price_of_no_breakout_search(board)) {
        options.price += charge.points;
      }
      break;
    default: break;
  }
}

}  // namespace chartroom::far_seas
