// Events of the German tables in solitaire play (chapter 9): what was rolled and drawn, and where
// the tables stand.
#pragma once

#include <string>
#include <vector>

#include "rules/far_seas/solitaire_table.hpp"

namespace chartroom::far_seas::event {

// Chapter 9: a roll of the German side's tables, so that the player can check them.
struct BotRolled {
  std::string rule;  // "9.1.3.1"
  std::string what;  // what was rolled for, a few words
  ShipId ship{no_ship};
  AreaId area{no_area};
  int die{};
  int modifier{};
  std::string result;
};
// A chit drawn from a cup (9.1.1, 9.1.4, 9.3.2.2); a dummy procedure draws an area (9.3.1.2).
struct BotDrew {
  std::string rule;
  std::string what;
  ShipId ship{no_ship};
  std::vector<std::string> cup;
  std::string drawn;
};
// Where the tables stand: the groups of this OB as far as they are determined.
struct BotPlanned {
  std::vector<DrawnGroup> drawn;
};
struct BotNoted {
  CruiserNote note;
};
// 9.0: how cruisers of one area are organised before the first turn.
struct SquadronFormed {
  Group ships;
};

}  // namespace chartroom::far_seas::event
