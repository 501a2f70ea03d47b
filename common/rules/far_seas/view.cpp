// The projection: what of the State a viewer gets. Each thing is named; nothing is copied wholesale
// from the State, so that a new secret stays one until a line here says otherwise.
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {
namespace {

// The counters and markers, which lie open in this ruleset, and the open part of what is going on.
Board seen_board(const Board& table) {
  Board seen;
  seen.pack = table.pack;
  seen.scenario = table.scenario;
  seen.rules = table.rules;
  seen.turn = table.turn;
  seen.ob = table.ob;
  seen.phase = table.phase;
  seen.ships = table.ships;
  seen.raided = table.raided;
  seen.captures = table.captures;
  seen.convoys = table.convoys;
  seen.colonies = table.colonies;
  seen.rebellion = table.rebellion;
  seen.accident_turn = table.accident_turn;
  seen.track = table.track;
  seen.vp = table.vp;
  seen.named = table.named;
  seen.open_moves = table.open_moves;
  seen.conflicts = table.conflicts;
  seen.open = table.open;
  seen.encounter = table.encounter;
  seen.run = table.run;
  seen.fights = table.fights;
  seen.combat = table.combat;
  seen.removal_due = table.removal_due;
  seen.surprise_window_done = table.surprise_window_done;
  seen.surprise_made = table.surprise_made;
  seen.intern_asked = table.intern_asked;
  seen.england_raided = table.england_raided;
  seen.phase_five = table.phase_five;
  seen.solitaire = table.solitaire;
  seen.assignments = table.assignments;
  seen.review = table.review;
  seen.decisions = table.decisions;
  seen.question = table.question;
  seen.committed = table.committed;
  seen.outcome = table.outcome;
  return seen;
}

GermanSecrets seen_german(const GermanSecrets& secrets) {
  GermanSecrets seen;
  seen.plot = secrets.plot;
  seen.turn_log = secrets.turn_log;
  seen.credits = secrets.credits;
  seen.coal = secrets.coal;
  seen.accident = secrets.accident;
  seen.sealed = secrets.sealed;
  return seen;
}

AlliedSecrets seen_allied(const AlliedSecrets& secrets) {
  AlliedSecrets seen;
  seen.sealed = secrets.sealed;
  return seen;
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
  return view;
}

}  // namespace chartroom::far_seas
