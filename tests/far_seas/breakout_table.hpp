// A breakout (7.4) as far as a test wants it: the battlecruisers of both sides are in port, and a
// squadron off Germany has moved with -RTB.
#pragma once

#include <string>
#include <vector>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {

struct BreakoutTable {
  std::string cruisers{"Scharnhorst+Gneisenau"};
  std::string reserves{"Seydlitz+Moltke"};  // who come out
  std::vector<int> dice{};
  int vp{};
};

// The rule in use, five German and seven British battlecruisers in port, and the Kent.
void fill_the_ports(Game& game);
// Up to the question which Reserves come out.
[[nodiscard]] Game off_germany(const BreakoutTable& table);
// The answer to it.
[[nodiscard]] std::string with(const BreakoutTable& table, const std::string& reserves);
// Up to the question which battlecruisers sail.
[[nodiscard]] Game broken_out(const BreakoutTable& table = {});
// Up to the first round of the combat: this British squadron has found them, with a die before the
// table's.
[[nodiscard]] Game found(BreakoutTable table, const std::string& squadron);

}  // namespace chartroom::far_seas::test
