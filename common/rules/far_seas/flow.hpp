// The sequence of play (4.0-4.9): goes on from wherever the board stands until somebody must decide
// or the game ends.
//
// The parts of a turn call each other only through advance(): each part's own advance function
// finds its state on the board, takes one step by emitting events, and returns; advance() looks at
// the board again. A part that asks a question emits it in the same step in which it enters the
// stage, so that a stage without a question means that the answers are in.
#pragma once

#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas {

void advance(Umpiring& u);

// Opens a decision for the sides marked. At least one must be.
void ask(Umpiring& u, Decision kind, core::BySide<bool> sides);
void ask(Umpiring& u, Decision kind, core::Side side);

// 8.0: more than 80 points end the game at once; true if it has ended. advance() asks between its
// steps; a step that makes several simultaneous groups of points asks between them.
bool sudden_end(Umpiring& u);

// Adds to the victory point track. `entry` needs kind, points and what it is for; turn and OB are
// filled in. Sudden end (8.0) is looked at by advance(), after all points of one simultaneous step.
void score(Umpiring& u, VpEntry entry);

// Carries out a legal order; the question it answers is open.
void carry_out_order(Umpiring& u, core::Side side, const Order& order);
// A move of ships as it is told: from where, if all came from one place. Double-blind who sees them
// come does not see whence.
[[nodiscard]] AreaId told_origin(const Board& board, const Group& ships);
// 6.2.1: AMCs move in the open, before the Allies do. Those that would move after the last Main
// Cruiser count as moved where they are.
void move_amcs(Umpiring& u, std::vector<AmcMove> moves);

// Parts of a turn. Each takes one step.
void advance_turn(Umpiring& u);       // turn.cpp: turns, OBs, phases (4.0, 4.1, 4.8, 4.9)
void advance_conflicts(Umpiring& u);  // search.cpp: PHASE 4, searches (4.6.1, 4.6.2)
// encounter.cpp (4.6.3): an Allied group has a German one in sight; asks whoever is to answer.
void begin_encounter(Umpiring& u, AreaId area, const Group& german, const Group& allied,
                     Discovery how);
void advance_run(Umpiring& u);     // run.cpp (4.6.3.1, 4.6.3.2)
void advance_combat(Umpiring& u);  // combat.cpp (4.6.4)

// Starts a run attempt: the groups are known to all from here. Sides without runners give an empty
// list; `free` are the ships of a side that may chase the other's. The first decision of it is
// open, or none is needed, when this returns.
void begin_run(Umpiring& u, RunAttempt attempt);
// Starts a combat; its first decision is open, or its first round over, when this returns (4.6.4).
void begin_combat(Umpiring& u, const Fight& fight);

// 4.6.2.3: what each ship of `fleeing` (ships of `met`, the Allied group in the encounter) costs
// for aborting, running or declining against the German ships `germans`.
struct CowardiceCharge {
  ShipId ship{};
  int points{};
};
[[nodiscard]] std::vector<CowardiceCharge> cowardice(const Board& board, const Group& germans,
                                                     const Group& met, const Group& fleeing);
void charge_cowardice(Umpiring& u, const Group& germans, const Group& met, const Group& fleeing);

}  // namespace chartroom::far_seas
