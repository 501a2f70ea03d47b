// Everything the umpire knows: the open board and each side's secrets. Only decide and apply see a
// State.
#pragma once

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas {

// Coal of a Main Cruiser (6.1).
struct CoalStatus {
  ShipId ship{};
  int piles{};        // left in the game
  bool coaled{};      // for this turn
  bool from_prize{};  // credited with a capture in this turn: coaled in the next (6.1.1)
  friend bool operator==(const CoalStatus&, const CoalStatus&) = default;
};

// The accident's outcome (7.3.2), once the dice were rolled.
struct Accident {
  ShipId ship{no_ship};  // picked
  bool lost{};           // and gone; false also if it was no more in play
  bool revealed{};
  int claims{};  // captures it has claimed since
  friend bool operator==(const Accident&, const Accident&) = default;
};

// The German side of the Secret Screen (4.3.1).
struct GermanSecrets {
  std::vector<PlottedGroup> plot;    // of this OB
  std::vector<PlotRecord> turn_log;  // of this turn, this OB included
  std::vector<Credit> credits;       // captures of this turn, by ship
  std::vector<CoalStatus> coal;      // empty without the advanced rules
  std::optional<Accident> accident;
  std::optional<SealedOrder> sealed;
  friend bool operator==(const GermanSecrets&, const GermanSecrets&) = default;
};

struct AlliedSecrets {
  std::optional<SealedOrder> sealed;
  friend bool operator==(const AlliedSecrets&, const AlliedSecrets&) = default;
};

// Double-blind play: what a side last knew of a counter of the other, and when.
struct Sighting {
  ShipStatus status;
  int turn{};
  int ob{};
  friend bool operator==(const Sighting&, const Sighting&) = default;
};
struct ConvoySighting {
  ConvoyStatus status;
  int turn{};
  int ob{};
  friend bool operator==(const ConvoySighting&, const ConvoySighting&) = default;
};
struct Knowledge {
  std::vector<Sighting> ships;          // by ShipId; of the other side's only
  std::vector<ConvoySighting> convoys;  // of the German side only
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

struct State {
  Board board;
  GermanSecrets german;
  AlliedSecrets allied;
  core::BySide<Knowledge> known;  // empty unless the game is double-blind
  bool germans_outnumbered{};     // at some point of the combat that goes on (9.4.3)
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace chartroom::far_seas
