// Turns, Operationsbefehle and the phases that are not PHASE 4 (4.0, 4.1, 4.5, 4.7-4.9).
#include <algorithm>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/scenario.hpp"
#include "rules/far_seas/search.hpp"

namespace chartroom::far_seas {
namespace {

void begin_turn(Umpiring& u, int turn) {
  event::TurnBegan began{turn, {}};
  const Board& board = u.state().board;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (board.ships[i].where == Whereabouts::not_arrived &&
        board.pack->ships[i].entry_turn == turn) {
      began.arrived.push_back(ShipId{static_cast<std::uint8_t>(i)});
    }
  }
  u.emit(began);
  u.emit(event::ObBegan{1});
}

// 4.9, 8.0: after the last turn the total decides.
void end_game(Umpiring& u) {
  const Board& board = u.state().board;
  const VictoryBand& band = board.pack->band_of(board.vp);
  core::Outcome outcome{german, std::string{to_string(band.result)},
                        "The ninth turn is over: " + band.title + " (8.0).", board.vp};
  if (band.result == Result::allied_win) outcome.winner = allied;
  if (band.result == Result::draw) outcome.winner.reset();
  u.emit(event::GameEnded{outcome});
}

void end_turn(Umpiring& u) {
  // 5.1: who should have reached the Red Sea by now pays for it.
  for (const ShipId id : late_ships(u.state().board)) {
    score(u, {.kind = VpKind::movement_penalty,
              .points = u.state().board.counter(id).stars,
              .ship = id});
  }
  u.emit(event::TurnEnded{u.state().german.turn_log});
}

// PHASE 1 (4.3). Without a Main Cruiser in play the turn has one OB, for the Allies alone.
void begin_ob(Umpiring& u) {
  if (unmoved_cruisers(u.state().board).empty()) {
    u.emit(event::PhaseBegan{2});
    ask(u, Decision::allied_movement, allied);
    return;
  }
  u.emit(event::PhaseBegan{1});
  ask(u, Decision::plot, german);
}

// PHASE 3 (4.5): the counters go where the Ship Log says. In the order of the counters, whatever
// the log's order was.
void execute_plot(Umpiring& u) {
  std::vector<PlottedGroup> plot = u.state().german.plot;
  std::ranges::sort(plot, {}, [](const PlottedGroup& g) { return g.ships.front(); });
  for (const PlottedGroup& group : plot) {
    const Board& board = u.state().board;
    AreaId from = board.status(group.ships.front()).area;
    for (const ShipId id : group.ships) {
      if (board.status(id).area != from) from = no_area;
    }
    u.emit(event::GroupMoved{group.ships, from, group.to,
                             group.assignment == Assignment::raid ? Duty::raid : Duty::none,
                             group.station});
  }
  u.emit(event::PlotExecuted{});
  u.emit(event::PhaseBegan{4});
  mark_conflicts(u);
}

void end_ob(Umpiring& u) {
  u.emit(event::ObEnded{});
  if (u.state().board.scenario != Scenario::campaign) {
    end_scenario(u);
  } else if (!unmoved_cruisers(u.state().board).empty()) {
    u.emit(event::ObBegan{u.state().board.ob + 1});
  } else {
    end_turn(u);
  }
}

}  // namespace

void advance_turn(Umpiring& u) {
  const Board& board = u.state().board;
  if (board.turn == 0) {
    begin_turn(u, first_turn);
  } else if (board.scenario != Scenario::campaign && board.phase == 0) {
    open_scenario(u);
  } else if (board.phase == 0 && board.ob == 0) {
    // The turn has ended and its points have been looked at.
    if (board.turn == last_turn) {
      end_game(u);
    } else {
      begin_turn(u, board.turn + 1);
    }
  } else if (board.phase == 0) {
    begin_ob(u);
  } else if (board.phase == 1) {
    u.emit(event::PhaseBegan{2});
    ask(u, Decision::allied_movement, allied);
  } else if (board.phase == 2) {
    u.emit(event::PhaseBegan{3});
  } else if (board.phase == 3) {
    execute_plot(u);
  } else {
    end_ob(u);  // PHASE 5 is over when its answer has been carried out
  }
}

}  // namespace chartroom::far_seas
