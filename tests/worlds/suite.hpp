// Runs pairs of worlds, and tells the shortest game that shows a difference.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "tests/worlds/kinds.hpp"

namespace chartroom::worlds {

// How many pairs a run has in all, unless CHARTROOM_WORLD_PAIRS says otherwise.
[[nodiscard]] int pairs_wanted();

struct Tally {
  int pairs{};         // in which the worlds did differ
  int orders{};        // given in both
  int frames{};        // compared
  int empty{};         // numbers under which there was no pair
  std::string report;  // of the first difference, made as short as could be; empty: there is none
  std::string what;    // the difference in a word
};

// `count` pairs of one kind, from number `first` on; the first difference ends it.
[[nodiscard]] Tally run(const PairKind& kind, std::uint64_t first, int count,
                        std::shared_ptr<const Tampering> tampering = nullptr);
// The same, and the game with the fewest orders that shows a difference.
[[nodiscard]] Tally run_and_report(const PairKind& kind, std::uint64_t first, int count,
                                   std::shared_ptr<const Tampering> tampering = nullptr);

}  // namespace chartroom::worlds
