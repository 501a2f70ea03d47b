// Everything the umpire knows: the open board and each side's secrets. Only decide and apply see a
// State.
#pragma once

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas {

// The German side of the Secret Screen (4.3.1).
struct GermanSecrets {
  std::vector<PlottedGroup> plot;    // of this OB
  std::vector<PlotRecord> turn_log;  // of this turn, this OB included
  std::vector<Credit> credits;       // captures of this turn, by ship
  std::optional<SealedOrder> sealed;
  friend bool operator==(const GermanSecrets&, const GermanSecrets&) = default;
};

struct AlliedSecrets {
  std::optional<SealedOrder> sealed;
  friend bool operator==(const AlliedSecrets&, const AlliedSecrets&) = default;
};

struct State {
  Board board;
  GermanSecrets german;
  AlliedSecrets allied;
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace chartroom::far_seas
