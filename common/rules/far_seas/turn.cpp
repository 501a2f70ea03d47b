// Turns, Operationsbefehle and the phases that are not PHASE 4 (4.0, 4.1, 4.5, 4.7-4.9).
#include <algorithm>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/phase_five.hpp"
#include "rules/far_seas/river.hpp"
#include "rules/far_seas/scenario.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"
#include "rules/far_seas/solitaire.hpp"

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
  show_time(u);
  look_at_coal(u);
  u.emit(event::ObBegan{1});
}

// 8.0: what counts only now.
void final_count(Umpiring& u) {
  reveal_lost_cruiser(u);
  const Board& board = u.state().board;
  for (std::size_t i = 0; i < board.colonies.size(); ++i) {
    if (board.colonies[i].captured) continue;
    score(u,
          {.kind = VpKind::colony, .points = board.pack->colonies[i].value, .colony = ColonyId(i)});
  }
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const ConvoyStatus& convoy = board.convoys[i];
    if (convoy.stage != ConvoyStatus::Stage::in_port &&
        convoy.stage != ConvoyStatus::Stage::at_sea) {
      continue;
    }
    score(u, {.kind = VpKind::transports_late, .points = convoy.transports, .convoy = ConvoyId(i)});
  }
  for (const Group& group : river_groups(board, german)) {
    for (const ShipId id : group) {
      score(u, {.kind = VpKind::river, .points = board.counter(id).stars, .ship = id});
    }
  }
}

// 4.9, 8.0: after the last turn the total decides.
void end_game(Umpiring& u) {
  final_count(u);
  const Board& board = u.state().board;
  const VictoryBand& band = board.pack->band_of(board.vp);
  core::Outcome outcome{german, std::string{to_string(band.result)},
                        core::say("The ninth turn is over: {} (8.0).", band.title).text(),
                        board.vp};
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
  move_late_convoys(u);
  end_turn_of_colonies(u);
  // 9.0: the tables keep nothing secret.
  if (!u.state().board.rules.solitaire_play()) {
    const GermanSecrets& log = u.state().german;
    u.emit(event::ShipLogFiled{log.credits, log.coal, log.accident});
  }
  if (double_blind(u.state().board)) {
    u.emit(event::PlotsFiled{u.state().german.turn_log});
    u.emit(event::TurnEnded{});
  } else {
    u.emit(event::TurnEnded{u.state().german.turn_log});
  }
}

// PHASE 1 (4.3). Without a Main Cruiser in play the turn has one OB, for AMCs and the Allies.
void begin_ob(Umpiring& u) {
  if (unmoved_cruisers(u.state().board).empty() && unmoved_amcs(u.state().board).empty()) {
    u.emit(event::PhaseBegan{2});
    ask(u, Decision::allied_movement, allied);
    return;
  }
  u.emit(event::PhaseBegan{1});
  if (u.state().board.solitaire) {
    plan_phase_one(u);
  } else {
    ask(u, Decision::plot, german);
  }
}

void move_group(Umpiring& u, const Group& ships, const PlottedGroup& group) {
  const AreaId from = told_origin(u.state().board, ships);
  Duty duty = Duty::none;
  if (group.assignment == Assignment::raid) duty = Duty::raid;
  if (group.assignment == Assignment::river) duty = Duty::river;
  u.emit(event::GroupMoved{ships, from, group.to, duty, group.station, no_convoy});
}

// 7.2.2: who is met as it comes out of the Rufiji gets no farther than area 21, alone. 7.3.2: the
// lost cruiser may have been revealed since PHASE 1, and moves no more.
void move_plotted(Umpiring& u, const PlottedGroup& group) {
  Group going;
  for (const ShipId id : group.ships) {
    const Board& board = u.state().board;
    if (!afloat(board.status(id))) continue;
    const bool leaves =
        board.status(id).where == Whereabouts::rufiji && group.assignment != Assignment::river;
    if (leaves && met_outside_river(board, id)) {
      u.emit(event::GroupMoved{
          {id},
          told_origin(board, {id}),
          rufiji_area,
          group.to == rufiji_area && group.assignment == Assignment::raid ? Duty::raid : Duty::none,
          group.to == rufiji_area ? group.station : no_station,
          no_convoy});
    } else {
      going.push_back(id);
    }
  }
  if (!going.empty()) move_group(u, going, group);
}

// PHASE 3 (4.5): the counters go where the Ship Log says. In the order of the counters, whatever
// the log's order was.
void execute_plot(Umpiring& u) {
  std::vector<PlottedGroup> plot = u.state().german.plot;
  std::ranges::sort(plot, {}, [](const PlottedGroup& g) { return g.ships.front(); });
  for (const PlottedGroup& group : plot) {
    move_plotted(u, group);
  }
  u.emit(event::PlotExecuted{});
  if (!internable(u.state().board).empty()) ask(u, Decision::intern, german);
}

void begin_phase_four(Umpiring& u) {
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
    if (board.rules.propellant_accident && board.accident_turn == 0) roll_accident_turn(u);
    if (board.solitaire) organise_cruisers(u);
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
  } else if (board.phase == 3 && board.solitaire && !board.solitaire->drawn.empty() &&
             u.state().german.plot.empty()) {
    move_drawn_groups(u);
  } else if (board.phase == 3 && !board.intern_asked) {
    execute_plot(u);
  } else if (board.phase == 3) {
    begin_phase_four(u);
  } else if (board.phase_five->step != PhaseFive::Step::over) {
    advance_phase_five(u);
  } else {
    end_ob(u);
  }
}

}  // namespace chartroom::far_seas
