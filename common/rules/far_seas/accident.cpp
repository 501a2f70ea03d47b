#include "rules/far_seas/accident.hpp"

#include <algorithm>

namespace chartroom::far_seas {
namespace {

constexpr int lost_up_to = 4;  // 7.3.2 (2)

ShipId with_number(const Pack& pack, int number) {
  for (std::size_t i = 0; i < pack.ships.size(); ++i) {
    if (pack.ships[i].rp_c12 == number) return ShipId(i);
  }
  return no_ship;
}

}  // namespace

ShipId lost_cruiser(const GermanSecrets& secrets) {
  const auto& accident = secrets.accident;
  return accident && accident->lost && !accident->revealed ? accident->ship : no_ship;
}

bool holds_lost_cruiser(const GermanSecrets& secrets, const Group& group) {
  const ShipId lost = lost_cruiser(secrets);
  return lost != no_ship && contains(group, lost);
}

int true_points(const State& state) {
  const bool hidden = lost_cruiser(state.german) != no_ship;
  return state.board.vp - (hidden ? state.german.accident->claims : 0);
}

int captures_before_sudden_end(const Board& board) {
  return board.pack->sudden_end_above - board.vp;
}

void roll_accident_turn(Umpiring& u) {
  const int die = u.dice.d6("7.3.1 turn of the accident");
  u.emit(event::AccidentTurnRolled{die, 6 + (die - 1) / 2});
}

void show_time(Umpiring& u) {
  const Board& board = u.state().board;
  if (board.accident_turn == 0 || board.turn != board.accident_turn) return;
  // 9.0: with no German player there is nobody to keep the secret, and the dice lie open.
  const bool open = board.rules.solitaire != Solitaire::none;
  const core::Stream stream = open ? core::Stream::open : core::Stream::secret_of_one;
  event::AccidentOutcome outcome;
  outcome.ship_die = u.dice.d6("7.3.2 which cruiser", stream);
  outcome.fate_die = u.dice.d6("7.3.2 its fate", stream);
  outcome.ship = with_number(*board.pack, outcome.ship_die);
  outcome.lost = outcome.ship != no_ship && afloat(board.status(outcome.ship)) &&
                 outcome.fate_die <= lost_up_to;
  u.emit(event::AccidentRolled{});
  u.emit(outcome);
  if (open) reveal_lost_cruiser(u);
}

void reveal_lost_cruiser(Umpiring& u) {
  const ShipId lost = lost_cruiser(u.state().german);
  if (lost == no_ship) return;
  const int claims = u.state().german.accident->claims;
  u.emit(event::AccidentRevealed{lost});
  score(u, {.kind = VpKind::claims_withdrawn, .points = -claims, .ship = lost});
}

}  // namespace chartroom::far_seas
