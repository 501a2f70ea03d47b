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
    return Refusal{RefusalCode::not_yours, "7.4", name + " is a ship of the other side.",
                   "Name battlecruisers in your own ports."};
  }
  const Group able = battlecruisers_in_port(board);
  if (contains(able, ship)) return std::nullopt;
  return against("7.4", name + " is no battlecruiser in England's second box or the Reserves.",
                 "Name any of " + names_of(board, able) + ", or none.");
}

Verdict check_squadron(const Board& board, const Group& squadron, Group& named) {
  if (squadron.empty()) {
    return against("7.4", "A squadron without ships.", "Name at least one ship.");
  }
  for (const ShipId ship : squadron) {
    if (auto v = check_battlecruiser(board, ship)) return v;
    if (contains(named, ship)) {
      return against("7.4", board.counter(ship).name + " is named twice.", "Name each ship once.");
    }
    named.push_back(ship);
  }
  if (squadron.size() <= largest_squadron) return std::nullopt;
  return against("7.4", "A squadron of more than five battlecruisers.",
                 "Let the others sail in a second one, or stay.");
}

}  // namespace

Verdict check_breakout_squadrons(const View& view, const order::BreakoutSquadrons& order) {
  if (order.squadrons.size() > breakout_squadrons_max) {
    return against("7.4", "More than two squadrons.", "Form one or two, or none.");
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
  return Refusal{RefusalCode::unknown_thing, "7.4.1", "There is no such former squadron.",
                 "Search for the cruisers or for the Reserves, or not."};
}

Verdict check_raid_on_england(const View& view, const order::RaidOnEngland& order) {
  if (!order.area || points_of_raid(*order.area) > 0) return std::nullopt;
  return against(
      "7.5.1", "England is not raided from there.",
      "Choose " + view.board.pack->area(english_channel).name + " or area 14, or no raid.");
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
