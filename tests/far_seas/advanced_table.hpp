// What the tests of the advanced and the optional rules share.
#pragma once

#include <string>
#include <string_view>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {

inline const core::Viewer allied_eyes = core::Viewer::of(core::admiral_of(allied));
inline const core::Viewer german_eyes = core::Viewer::of(core::admiral_of(german));

[[nodiscard]] inline EmptySea advanced_sea(int turn, int vp = 0) {
  return {.turn = turn, .vp = vp, .rules = advanced_rules};
}

// "6.1.1: what is wrong". The order is sent, must be refused as against the rules, and must leave
// everything as it was: no event, no die, nothing in the State.
[[nodiscard]] std::string refused(Game& game, core::Side side, const Order& order);
[[nodiscard]] std::string refused(Game& game, core::Side side, std::string_view words);

// A whole OB, or turn, in which this is plotted and nobody does anything more.
void quietly(Game& game, std::string_view plot);

// "Emden, Leipzig" for a list of ships.
[[nodiscard]] std::string names_in(const ShipList& ships);

}  // namespace chartroom::far_seas::test
