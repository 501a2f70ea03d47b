#include "rules/far_seas/convoys.hpp"

#include <algorithm>
#include <numeric>

namespace chartroom::far_seas {
namespace {

using Stage = ConvoyStatus::Stage;

constexpr int losses_that_end_it = 15;  // 6.3.3.2

bool ordered(const order::AlliedMovement& order, ConvoyId id) {
  return contains(order.convoys, id);
}

bool moved_by_server(const Board& board, const order::AlliedMovement& order, ConvoyId id) {
  const ConvoyStatus& convoy = board.convoys.at(index_of(id));
  return last_ob(board) && convoy.stage == Stage::at_sea && convoy.moved_in_ob == 0 &&
         !ordered(order, id);
}

void sink(Umpiring& u, ConvoyId id, std::vector<int> dice, int wanted) {
  const ConvoyStatus& convoy = u.state().board.convoys.at(index_of(id));
  const int sunk = std::min(wanted, convoy.transports);
  const int losses = u.state().board.pack->convoy(id).transports - convoy.transports + sunk;
  const bool destroyed = losses >= losses_that_end_it || sunk == convoy.transports;
  u.emit(event::TransportsSunk{id, std::move(dice), sunk, destroyed});
  score(u, {.kind = VpKind::transports, .points = sunk, .convoy = id});
}

// Unprotected, or its escort sunk or fled: all of it is lost, without a roll.
void sink_all(Umpiring& u, ConvoyId id) {
  sink(u, id, {}, u.state().board.convoys.at(index_of(id)).transports);
}

// True if the convoy was surprised and paid for it.
bool surprise(Umpiring& u, const ConvoyStrike& strike) {
  event::ConvoySurpriseRolled roll;
  roll.modifiers = convoy_surprise_modifiers(u.state().board, strike.attackers);
  roll.die = u.dice.d6("6.3.3.1 surprise of a convoy");
  const int result = roll.die + sum_of(roll.modifiers);
  roll.surprised = result <= surprised_up_to;
  u.emit(roll);
  if (!roll.surprised) return false;
  std::vector<int> dice;
  for (std::size_t i = 0; i < strike.attackers.size(); ++i) {
    dice.push_back(u.dice.d6("6.3.3.1 transports sunk"));
  }
  const int total = std::accumulate(dice.begin(), dice.end(), 0);
  sink(u, strike.convoy, std::move(dice), total);
  return true;
}

}  // namespace

AreaId next_dot(const Board& board, ConvoyId id) {
  const ConvoyStatus& convoy = board.convoys.at(index_of(id));
  const std::vector<AreaId>& route = board.pack->convoy(id).route;
  if (convoy.stage == Stage::in_port) return route.front();
  const auto next = static_cast<std::size_t>(convoy.dot) + 1;
  return next < route.size() ? route[next] : no_area;
}

std::vector<ConvoyId> movable_convoys(const Board& board) {
  std::vector<ConvoyId> convoys;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const ConvoyStatus& convoy = board.convoys[i];
    const bool starts =
        convoy.stage == Stage::in_port && board.turn >= board.pack->convoys[i].available_turn;
    if (starts || (convoy.stage == Stage::at_sea && convoy.moved_in_ob == 0)) {
      convoys.push_back(ConvoyId(i));
    }
  }
  return convoys;
}

// Also one that was lost since has started (6.3.1).
int starts_left(const Board& board) {
  const auto started = std::ranges::count_if(board.convoys, [](const ConvoyStatus& c) {
    const bool sailed = c.stage == Stage::at_sea || c.stage == Stage::destroyed;
    return sailed && c.dot == 0 && c.moved_in_ob != 0;
  });
  return starts_in_a_turn - static_cast<int>(started);
}

AreaId area_after(const Board& board, const order::AlliedMovement& order, ConvoyId id) {
  const bool moves = ordered(order, id) || moved_by_server(board, order, id);
  return moves ? next_dot(board, id) : area_of(board, id);
}

void move_convoys(Umpiring& u, const order::AlliedMovement& order) {
  for (std::size_t i = 0; i < u.state().board.convoys.size(); ++i) {
    const ConvoyId id{static_cast<std::uint8_t>(i)};
    const Board& board = u.state().board;
    const bool by_server = moved_by_server(board, order, id);
    if (ordered(order, id) || by_server) {
      u.emit(event::ConvoyMoved{id, next_dot(board, id), by_server});
    }
  }
}

void move_late_convoys(Umpiring& u) {
  for (std::size_t i = 0; i < u.state().board.convoys.size(); ++i) {
    const ConvoyId id{static_cast<std::uint8_t>(i)};
    const ConvoyStatus& convoy = u.state().board.convoys[i];
    if (convoy.stage != Stage::at_sea || convoy.moved_in_ob != 0) continue;
    u.emit(event::ConvoyMoved{id, next_dot(u.state().board, id), true});
  }
}

const ConvoyStrike* strike_led_by(const Board& board, ShipId leader) {
  const auto& strikes = board.phase_five->strikes;
  const auto found = std::ranges::find_if(
      strikes, [&](const ConvoyStrike& s) { return s.attackers.front() == leader; });
  return found == strikes.end() ? nullptr : &*found;
}

std::vector<Modifier> convoy_surprise_modifiers(const Board& board, const Group& group) {
  switch (speed_of(board, group)) {
    case SpeedGrade::four_plus: return {};
    case SpeedGrade::four: return {{Why::slow_attacker, 1}};
    case SpeedGrade::four_minus:
    case SpeedGrade::three_plus:
    case SpeedGrade::three: break;
  }
  return {{Why::slow_attacker, 2}};
}

bool may_surprise_convoy(const Board& board, const Group& group) {
  return std::ranges::none_of(group, [&](ShipId id) { return board.status(id).slowed; });
}

void carry_out(Umpiring& u, const order::ConvoyAttack& order) {
  const ConvoyStrike strike = *strike_led_by(u.state().board, order.leader);
  u.emit(event::ConvoyAttacked{strike});
  const Board& board = u.state().board;
  if (board.convoys.at(index_of(strike.convoy)).stage != Stage::at_sea) {
    u.emit(event::ConvoyAttackEnded{});  // another group has left nothing of it
    return;
  }
  const Group escorts = escorts_of(board, strike.convoy);
  if (escorts.empty()) {
    sink_all(u, strike.convoy);
    u.emit(event::ConvoyAttackEnded{});
  } else if (order.try_surprise && surprise(u, strike)) {
    u.emit(event::ConvoyAttackEnded{});
  } else {
    u.emit(event::FightJoined{Fight{area_of(u.state().board, strike.convoy),
                                    strike.attackers,
                                    escorts,
                                    CombatKind::convoy_attack,
                                    {}}});
  }
}

// If the attackers are gone the convoy lives; otherwise its escort is gone, and it is lost.
void finish_convoy_attack(Umpiring& u) {
  const ConvoyStrike strike = *u.state().board.phase_five->striking;
  const bool attackers_left = std::ranges::any_of(strike.attackers, [&](ShipId id) {
    const ShipStatus& s = u.state().board.status(id);
    return s.where == Whereabouts::at_sea && !s.escaped;
  });
  if (attackers_left) sink_all(u, strike.convoy);
  u.emit(event::ConvoyAttackEnded{});
}

}  // namespace chartroom::far_seas
