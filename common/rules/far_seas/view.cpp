// The projection: what of the State a viewer gets. Each thing is named; nothing is copied wholesale
// from the State, so that a new secret stays one until a line here says otherwise.
#include "rules/far_seas/view.hpp"

#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

// The counters and markers, which lie open in this ruleset, and the open part of what is going on.
Board seen_board(const Board& table) {
  return {.pack = table.pack,
          .scenario = table.scenario,
          .rules = table.rules,
          .turn = table.turn,
          .ob = table.ob,
          .phase = table.phase,
          .ships = table.ships,
          .raided = table.raided,
          .captures = table.captures,
          .convoys = table.convoys,
          .escorts_seen = table.escorts_seen,
          .colonies = table.colonies,
          .rebellion = table.rebellion,
          .accident_turn = table.accident_turn,
          .track = table.track,
          .vp = table.vp,
          .named = table.named,
          .open_moves = table.open_moves,
          .conflicts = table.conflicts,
          .open = table.open,
          .encounter = table.encounter,
          .run = table.run,
          .fights = table.fights,
          .combat = table.combat,
          .removal_due = table.removal_due,
          .surprise_window_done = table.surprise_window_done,
          .surprise_made = table.surprise_made,
          .intern_asked = table.intern_asked,
          .england_raided = table.england_raided,
          .phase_five = table.phase_five,
          .solitaire = table.solitaire,
          .assignments = table.assignments,
          .review = table.review,
          .decisions = table.decisions,
          .question = table.question,
          .committed = table.committed,
          .outcome = table.outcome};
}

GermanSecrets seen_german(const GermanSecrets& secrets) {
  return {.plot = secrets.plot,
          .turn_log = secrets.turn_log,
          .credits = secrets.credits,
          .coal = secrets.coal,
          .accident = secrets.accident,
          .sealed = secrets.sealed};
}

AlliedSecrets seen_allied(const AlliedSecrets& secrets) {
  return {.sealed = secrets.sealed};
}

// ------------------------------------------------------------------------- double-blind play

// What is left of a counter out of sight: what everybody was told of it, but for its place. That a
// German ship has moved is called out.
ShipStatus out_of_sight(const Board& table, ShipId id) {
  const ShipStatus& s = table.status(id);
  ShipStatus seen;
  seen.where = Whereabouts::unseen;
  seen.leader = id;
  seen.damage = s.damage;
  seen.combats = s.combats;
  seen.slowed = s.slowed;
  seen.surprise_used = s.surprise_used;
  if (is_german(table, id)) seen.moved_in_ob = s.moved_in_ob;
  return seen;
}

// A counter in sight does not show whence it came, nor that a penalty was its own (5.0). Moves into
// the Red Sea and through Panama are called out.
ShipStatus in_sight(const ShipStatus& s) {
  ShipStatus seen = s;
  if (s.area != red_sea) seen.entered = false;
  seen.left_river = false;
  seen.penalty_paid = false;
  return seen;
}

// Whose ships are hidden, and from whom.
struct Blindfold {
  const State& state;
  View& view;
  std::vector<bool> open_to_all;  // areas, for the public; empty for a side

  [[nodiscard]] bool in_the_open(AreaId area) const {
    return open_to_all.empty() || open_to_all[index_of(area)];
  }

  // `blind` sees the other side's counters only where it has eyes.
  void hide_ships(core::Side blind) const {
    const Knowledge& known = state.known[blind];
    for (std::size_t i = 0; i < state.board.ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      const ShipStatus& s = state.board.ships[i];
      const bool boxed = !afloat(s) || s.where == Whereabouts::colony_box;
      const bool seen = sees(state, blind, id) && (boxed || in_the_open(s.area));
      if (side_of(*state.board.pack, id) == blind) continue;
      view.board.ships[i] = seen ? in_sight(s) : out_of_sight(state.board, id);
      if (seen) continue;
      const Sighting& last = known.ships[i];
      // What a side knows of old is its own business.
      if (last.status.area == no_area || !open_to_all.empty()) continue;
      view.reports.push_back({id, no_convoy, last.status.area, last.turn, last.ob});
    }
  }

  void hide_convoys() const {
    for (std::size_t i = 0; i < state.board.convoys.size(); ++i) {
      const ConvoyId id{static_cast<std::uint8_t>(i)};
      const AreaId here = area_of(state.board, id);
      if (sees_convoy(state, id) && (here == no_area || in_the_open(here))) continue;
      const ConvoySighting& last = state.known[german].convoys[i];
      // Its losses are known to all.
      view.board.convoys[i] = {ConvoyStatus::Stage::unseen, 0, state.board.convoys[i].transports,
                               0};
      if (last.status.stage != ConvoyStatus::Stage::at_sea || !open_to_all.empty()) continue;
      const AreaId area =
          state.board.pack->convoy(id).route.at(static_cast<std::size_t>(last.status.dot));
      view.reports.push_back({no_ship, id, area, last.turn, last.ob});
    }
  }
};

void hide_plots(const State& state, View& view) {
  std::erase_if(view.board.assignments,
                [&](const AssignedShip& a) { return !sees(state, allied, a.ship); });
  view.board.review.clear();
}

void hide_unseen(const State& state, View& view) {
  const Blindfold blindfold{state, view,
                            view.side ? std::vector<bool>{} : areas_seen_by_both(state)};
  if (view.side != allied) {
    blindfold.hide_ships(german);
    blindfold.hide_convoys();
  }
  if (view.side == german) return;
  blindfold.hide_ships(allied);
  hide_plots(state, view);
  if (!view.side) view.board.assignments.clear();
}

}  // namespace

View view_of(const State& state, core::Viewer viewer) {
  View view;
  view.board = seen_board(state.board);
  // Umpire gives this eye for finished games only.
  const bool umpire = viewer.kind() == core::Viewer::Kind::umpire;
  if (viewer.kind() == core::Viewer::Kind::seat) view.side = viewer.seat().side;
  if (umpire || viewer.belongs_to(german)) view.german = seen_german(state.german);
  if (umpire || viewer.belongs_to(allied)) view.allied = seen_allied(state.allied);
  if (double_blind(state.board) && !umpire) hide_unseen(state, view);
  return view;
}

}  // namespace chartroom::far_seas
