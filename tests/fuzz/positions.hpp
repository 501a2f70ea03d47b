// Positions of The Far Seas that orders are tried on: moments of random games, of each kind of game
// there is.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "rules/core/dice.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "wire/umpire.hpp"

namespace chartroom::fuzz {

struct Position {
  std::unique_ptr<wire::Umpire> game;
  core::Awaited decision;  // that is open
};

[[nodiscard]] const far_seas::Pack& pack();
[[nodiscard]] const wire::RulesetEntry& ruleset();

// How many kinds of games there are, each with several games of its own. position() takes any
// numbers; the first so many games are one of each kind.
[[nodiscard]] std::size_t kinds_of_games();
// Plays all games now. Else each is played when it is first asked for, and a fuzzer takes what that
// covers for the merit of the input that asked.
void play_all_games();
[[nodiscard]] std::size_t positions_in(std::uint8_t game);
[[nodiscard]] const Position& position(std::uint8_t game, std::uint8_t moment);

// The admiral who is asked: of the two, where both are, the second if so wished.
[[nodiscard]] core::Seat asked_seat(const core::Awaited& decision, bool second);
// Bytes of an order that the rules take.
[[nodiscard]] std::string legal_order(const wire::Umpire& game, core::Seat seat,
                                      core::Chooser& chooser);

}  // namespace chartroom::fuzz
