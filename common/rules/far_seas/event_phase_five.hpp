// Events of PHASE 5 (4.7): captures and convoys (6.3.3), raids and the rebellion (7.1), England
// (7.5) and the way home (4.7.3, 7.4), in their order.
#pragma once

#include <vector>

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas::event {

struct AssignmentsRevealed {  // 4.7: of every cruiser that moved this OB
  std::vector<AssignedShip> ships;
};
struct MerchantsCaptured {
  AreaId area{};
  Group ships;  // in the box
  int captures{};
};
// German side alone.
struct CapturesCredited {
  std::vector<Credit> credits;
};
struct StationRaided {
  StationId station{};
  Group ships;
};
// 7.1.
struct BoerRolled {
  StationId station{};
  int die{};
  std::vector<Modifier> modifiers;
  bool spreads{};
};
// 4.7: where the counters were put, but for captures: before anything of it is carried out.
struct PhaseFiveOrdered {
  std::vector<ConvoyStrike> strikes;
  std::vector<Group> returns;
};
struct PhaseFiveStep {
  PhaseFive::Step step{};
};
// 6.3.3: one group falls upon a convoy.
struct ConvoyAttacked {
  ConvoyStrike strike;
};
struct ConvoySurpriseRolled {  // 6.3.3.1
  int die{};
  std::vector<Modifier> modifiers;
  bool surprised{};
};
struct TransportsSunk {
  ConvoyId convoy{no_convoy};
  std::vector<int> dice;  // one a ship; none: the convoy was unprotected, or its escort is gone
  int transports{};
  bool destroyed{};  // nothing of it goes on (6.3.3.2)
};
struct ConvoyAttackEnded {};
// 7.5.
struct RaidForgone {};
struct EnglandRaided {
  AreaId area{};
  Group raiders;
};
struct Counterattacked {
  Group ships;  // none: they stay in port
};
struct EnglandRaidEnded {};
// 7.4.
struct BreakoutBegan {
  Group cruisers;
  Group reserves;
};
struct BreakoutAnswered {
  std::vector<Group> squadrons;
};
struct BreakoutSearchFailed {
  Group squadron;  // has searched
};
struct BreakoutSearchDeclined {};
struct BreakoutJoined {  // the squadron that found them fights
  Group squadron;
};
struct BreakoutEnded {};
// Back to Germany, to the Reserves, to England: each to the box it came from, Main Cruisers home.
struct SentHome {
  Group ships;
};
struct ReturnRolled {  // 4.7.3: a squadron's die, or one ship's
  Group ships;
  int die{};
  bool home{};
};
struct ShipLost {  // a failed return
  ShipId ship{};
};

}  // namespace chartroom::far_seas::event
