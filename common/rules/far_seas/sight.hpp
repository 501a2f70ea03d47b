// Double-blind play (an option of ours, docs/rulings.md): what each side sees of the other's
// counters, and what it last knew. A side sees an enemy counter while ships of its own are in the
// same area; what it has seen or been told of stays known, with the turn and the OB.
#pragma once

#include "rules/far_seas/state.hpp"

namespace chartroom::far_seas {

// Whether the game is played double-blind and not over yet.
[[nodiscard]] bool double_blind(const Board& board);
// `side` has eyes in the area: ships of its own, but for the cruiser lost to the accident; a convoy
// counts as a ship.
[[nodiscard]] bool has_eyes_in(const State& state, core::Side side, AreaId area);
// `side` sees this ship of the other now. Merchant escorts are seen where captures have been tried
// this turn; ships in boxes, and those that are out of the game, by everybody.
[[nodiscard]] bool sees(const State& state, core::Side side, ShipId enemy);
[[nodiscard]] bool sees_convoy(const State& state, ConvoyId convoy);  // the German side

// The public sees what both sides see: in areas where each has eyes and knows that the other has.
// (A hidden escort sees a raider that does not know of it; the raider's friends may watch.)
[[nodiscard]] std::vector<bool> areas_seen_by_both(const State& state);

// The start of the game: set-up positions are printed, and known.
void know_the_setup(State& state);
// After every event: what is in sight is known.
void observe(State& state);
// A ship shows itself to the other side where it stands, or at `area`: a raid, captures, an open
// move.
void report(State& state, ShipId ship, AreaId area);

// Merchants that the German side may count on as far as it can know: in double-blind play escorts
// are seen only when captures are tried (4.7.1).
[[nodiscard]] int density_known(const Board& board, AreaId area);

}  // namespace chartroom::far_seas
