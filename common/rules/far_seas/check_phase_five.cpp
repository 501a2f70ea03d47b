// Legality of PHASE 5: captures, convoys, returns (4.7).
#include <algorithm>
#include <set>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/check.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/phase_five.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

using core::Refusal;
using core::RefusalCode;

// A group carries out one assignment: each leader is named once, whatever for.
Verdict acts_once(const Board& board, ShipId leader, std::set<ShipId>& seen) {
  if (seen.insert(leader).second) return std::nullopt;
  return against("4.3.1", say("{} is given two things to do.", board.counter(leader).name),
                 say("A group carries out one assignment."));
}

Verdict check_credit(const Board& board, const Credit& credit, std::vector<int>& taken) {
  if (auto v = known_ship(board, credit.ship)) return v;
  const std::string& name = board.counter(credit.ship).name;
  if (!may_capture(board, credit.ship)) {
    return against(
        "4.7.1", say("{} may make no captures now.", name),
        say("It takes -Att or -RTB, a move in this OB, and no run, combat or raid this turn."));
  }
  if (credit.captures < 0) {
    return against("4.7.1", say("A credit of less than no captures."), say("Leave the ship out."));
  }
  if (board.counter(credit.ship).type == ShipType::AMC && credit.captures > 1) {
    return against("6.2.2", say("{} is an AMC: it makes one capture a turn at most.", name),
                   say("Credit it with one."));
  }
  const AreaId area = board.status(credit.ship).area;
  const int left = density_known(board, area);
  if (credit.captures > left - taken.at(index_of(area))) {
    return against("4.7.1", say("More captures than merchants in area {}.", number_of(area)),
                   say("There are {} left this turn.", left));
  }
  taken.at(index_of(area)) += credit.captures;
  return std::nullopt;
}

Verdict check_credits(const Board& board, const std::vector<Credit>& credits,
                      std::set<ShipId>& seen) {
  std::set<ShipId> named;
  std::vector<int> taken(board.captures.size());
  for (const Credit& credit : credits) {
    if (auto v = check_credit(board, credit, taken)) return v;
    if (!named.insert(credit.ship).second) {
      return against("4.7.1", say("{} is credited twice.", board.counter(credit.ship).name),
                     say("Give each ship one number."));
    }
    seen.insert(group_of(board, credit.ship).front());
  }
  for (const Credit& credit : credits) {
    if (taken.at(index_of(board.status(credit.ship).area)) > 0) continue;
    return against("4.7.1",
                   say("Nothing is captured in the area of {}.", board.counter(credit.ship).name),
                   say("Credit at least one capture there, or leave the ship out."));
  }
  return std::nullopt;
}

// 7.3.2: the refusal reaches the German side alone.
Verdict not_the_lost(const View& view, const Group& group, core::Said why_not) {
  if (!view.german || !holds_lost_cruiser(*view.german, group)) return std::nullopt;
  return against("7.3.2", std::move(why_not));
}

// The claim may not carry the track past the sudden end that the true total does not reach.
Verdict claim_within_reason(const View& view, const std::vector<Credit>& credits) {
  if (!view.german) return std::nullopt;
  const ShipId lost = lost_cruiser(*view.german);
  if (lost == no_ship) return std::nullopt;
  int claimed = 0, real = 0;
  for (const Credit& credit : credits) {
    (credit.ship == lost ? claimed : real) += credit.captures;
  }
  const int limit = view.board.pack->sudden_end_above;
  const int true_total = view.board.vp - view.german->accident->claims + real;
  if (claimed == 0 || true_total > limit ||
      real + claimed <= captures_before_sudden_end(view.board)) {
    return std::nullopt;
  }
  return against("7.3.2",
                 say("This claim would carry the track past {}, and nothing would end: it would "
                     "show what the cruiser is.",
                     limit),
                 say("Claim less for {}.", view.board.counter(lost).name));
}

Verdict check_strike(const View& view, const order::Strike& strike, std::set<ShipId>& seen) {
  const Board& board = view.board;
  if (auto v = known_ship(board, strike.leader)) return v;
  if (index_of(strike.convoy) >= board.convoys.size()) {
    return Refusal{RefusalCode::unknown_thing, "6.3", say("There is no such convoy."), {}};
  }
  const std::string& name = board.counter(strike.leader).name;
  const Group group = group_of(board, strike.leader);
  const std::vector<ConvoyId> targets =
      afloat(board.status(strike.leader)) ? strike_targets(board, group) : std::vector<ConvoyId>{};
  if (group.empty() || group.front() != strike.leader || !contains(targets, strike.convoy)) {
    return against(
        "6.3.3", say("{} cannot attack the {} now.", name, board.pack->convoy(strike.convoy).name),
        say("It takes -Att or -RTB, a move in this OB into the convoy's area, and neither a run, a "
            "raid nor a combat forced upon it; name the leader."));
  }
  if (auto v = not_the_lost(view, group,
                            say("The cruiser lost to the accident, and who is with it, cannot "
                                "attack a convoy."))) {
    return v;
  }
  return acts_once(board, strike.leader, seen);
}

Verdict check_return(const View& view, ShipId leader, std::set<ShipId>& seen) {
  const Board& board = view.board;
  if (auto v = known_ship(board, leader)) return v;
  const std::string& name = board.counter(leader).name;
  if (board.status(leader).where != Whereabouts::at_sea) {
    return against("4.7.3", say("{} is not at sea.", name));
  }
  const Group group = group_of(board, leader);
  if (group.front() != leader || !may_return(board, group)) {
    return against(
        "4.7.3", say("{} may not try for Germany now.", name),
        say("It takes area 13, -Att or -RTB, a move in this OB, and no run; name the leader."));
  }
  if (auto v = not_the_lost(
          view, group,
          say("The cruiser lost to the accident, and who is with it, cannot return."))) {
    return v;
  }
  return acts_once(board, leader, seen);
}

}  // namespace

Verdict check_hit_and_go_home(const View& view, const order::HitAndGoHome& order) {
  std::set<ShipId> seen;
  if (auto v = check_credits(view.board, order.captures, seen)) return v;
  if (auto v = claim_within_reason(view, order.captures)) return v;
  for (const order::Strike& strike : order.strikes) {
    if (auto v = check_strike(view, strike, seen)) return v;
  }
  for (const ShipId leader : order.returns) {
    if (auto v = check_return(view, leader, seen)) return v;
  }
  return std::nullopt;
}

Verdict check_convoy_attack(const View& view, const order::ConvoyAttack& order) {
  const Board& board = view.board;
  if (auto v = known_ship(board, order.leader)) return v;
  const ConvoyStrike* strike = strike_led_by(board, order.leader);
  if (strike == nullptr) {
    return against("6.3.3",
                   say("{} leads no attack that is to be made.", board.counter(order.leader).name));
  }
  if (!order.try_surprise || may_surprise_convoy(board, strike->attackers)) return std::nullopt;
  return against("4.6.4.3", say("A cruiser that lost half of its strength surprises nobody."),
                 say("Attack without trying to surprise."));
}

Verdict check_return_home(const View& view, const order::ReturnHome& order) {
  const Board& board = view.board;
  if (auto v = known_ship(board, order.leader)) return v;
  const Group* group = led_by(board.phase_five->returns, order.leader);
  if (group == nullptr) {
    return against("4.7.3",
                   say("{} leads no group that returns.", board.counter(order.leader).name));
  }
  if (order.reserves.empty()) return std::nullopt;
  if (!may_have_escort(board, *group)) {
    return against("7.4", say("The Reserves do not come out for this group."),
                   say("It takes a squadron of two or three with an armoured cruiser."));
  }
  const Group in_port = reserves_in_port(board);
  std::set<ShipId> seen;
  for (const ShipId id : order.reserves) {
    if (auto v = known_ship(board, id)) return v;
    if (!contains(in_port, id)) {
      return against("7.4", say("{} is not one of the Reserves in port.", board.counter(id).name));
    }
    if (!seen.insert(id).second)
      return against("7.4", say("{} comes out twice.", board.counter(id).name));
  }
  if (order.reserves.size() < escort_min) {
    return against("7.4", say("One of the Reserves alone does not come out."),
                   say("Two or more, or none."));
  }
  if (order.reserves.size() + group->size() > static_cast<std::size_t>(largest_squadron)) {
    return against("7.4", say("More than five ships would sail in one squadron."),
                   say("Five at most, the cruisers counted."));
  }
  return std::nullopt;
}

Verdict check_intern(const View& view, const order::Intern& order) {
  const ShipList able = internable(view.board);
  std::set<ShipId> seen;
  for (const ShipId id : order.ships) {
    if (auto v = known_ship(view.board, id)) return v;
    if (!contains(able, id)) {
      return against("6.2.3", say("{} cannot be interned now.", view.board.counter(id).name),
                     say("An AMC that moved in this OB, in an area with the symbol."));
    }
    if (!seen.insert(id).second) {
      return against("6.2.3", say("{} is interned twice.", view.board.counter(id).name));
    }
  }
  return std::nullopt;
}

}  // namespace chartroom::far_seas
