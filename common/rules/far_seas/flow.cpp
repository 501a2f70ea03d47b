// The sequence of play. Read advance() first: it is the turn.
#include "rules/far_seas/flow.hpp"

#include <algorithm>
#include <stdexcept>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/scenario.hpp"
#include "rules/far_seas/sight.hpp"
#include "rules/far_seas/solitaire.hpp"

namespace chartroom::far_seas {

namespace {

// The tables are held to the rules as a player is; an umpire that breaks one stops the game.
Order checked(Umpiring& u, Order order) {
  const core::Seat seat = core::admiral_of(german);
  const View view = view_of(u.state(), core::Viewer::of(seat));
  if (const auto refusal = u.rules().check(view, seat, {}, order)) {
    throw std::logic_error("the German tables broke rule " + refusal->rule + ": " +
                           refusal->what.text());
  }
  return order;
}

}  // namespace

bool sudden_end(Umpiring& u) {
  const Board& board = u.state().board;
  if (board.outcome || board.scenario != Scenario::campaign) return false;
  if (board.vp <= board.pack->sudden_end_above) return false;
  // 7.3.2: the true total ends the game; a track that passes the limit by claims alone shows what
  // they are.
  const bool claims_only = true_points(u.state()) <= board.pack->sudden_end_above;
  reveal_lost_cruiser(u);
  if (claims_only) return false;
  const VictoryBand& band = board.pack->band_of(board.vp);
  u.emit(event::GameEnded{core::Outcome{
      german, std::string{to_string(band.result)},
      core::say("The Germans have more than {} victory points (8.0).", board.pack->sudden_end_above)
          .text(),
      board.vp}});
  return true;
}

void advance(Umpiring& u) {
  while (true) {
    const Board& board = u.state().board;
    // First the points: a game that they end asks nothing any more (8.0).
    if (board.outcome || sudden_end(u)) return;
    if (board.question) {
      // 9.0: the tables answer for the German side, after the Allied one where both commit.
      const bool tables =
          board.question->asked[german] && !board.question->asked[allied] && bot_plays(board);
      if (!tables) return;
      carry_out_order(u, german, checked(u, bot_answer(u)));
      continue;
    }
    if (board.run) {
      advance_run(u);
    } else if (board.combat) {
      advance_combat(u);
    } else if (!board.fights.empty()) {
      begin_combat(u, Fight{board.fights.front()});
    } else if (board.phase == 4) {
      advance_conflicts(u);
    } else {
      advance_turn(u);
    }
  }
}

void ask(Umpiring& u, Decision kind, core::BySide<bool> sides) {
  u.emit(event::Asked{u.state().board.decisions + 1, kind, sides});
}

void ask(Umpiring& u, Decision kind, core::Side side) {
  core::BySide<bool> sides;
  sides[side] = true;
  ask(u, kind, sides);
}

void score(Umpiring& u, VpEntry entry) {
  if (entry.points == 0) return;
  entry.turn = u.state().board.turn;
  entry.ob = u.state().board.ob;
  if (double_blind(u.state().board) && entry.kind == VpKind::movement_penalty) {
    u.emit(event::PenaltyCharged{entry.ship});
    entry.ship = no_ship;
  }
  u.emit(event::VpScored{entry});
}

}  // namespace chartroom::far_seas
