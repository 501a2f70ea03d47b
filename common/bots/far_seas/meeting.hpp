// What it is worth to be found: a German group is met by an Allied one (4.6.3, 4.6.4). Values are
// victory points as the German side counts them; what a cruiser may still earn counts with it.
#pragma once

#include <vector>

#include "bots/far_seas/battle.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas::bots {

// What a ship is worth afloat, by ShipId: for a cruiser its stars and what it may still earn; for
// an Allied ship its stars and its use as a hunter.
using Worths = std::vector<double>;

// A fight to the end, or until one side breaks off.
struct Swing {
  double points{};  // for the Germans
  double gone{};    // chance that a German ship is sunk or runs, averaged over the group
  double won{};     // chance that only Germans are left
};
[[nodiscard]] Swing swing_of(const Board& board, const Worths& worths, Odds& odds,
                             const Group& germans, const Group& allies, const Battle& battle);

// All that can come of a meeting of two groups.
struct Meeting {
  Swing stand;          // both accept
  Swing caught;         // the Germans ran and were caught: -2 in the first round
  Swing surprised;      // the Germans ran and a 6 surprised them
  double catch_german;  // chance that running Germans are caught
  double catch_allied;  // chance that running Allies are caught
  int price{};          // cowardice if the Allies abort or run (4.6.2.3)
  bool must_run{};      // an AMC: it runs, or is sunk without a fight (6.2.2)

  // The Germans run.
  [[nodiscard]] double run() const;
  // The Germans stand with `take` at stake; a raid is scored by whoever is left (4.7.2), captures
  // are lost by a fight. The Allies fight or run, whatever is better for them.
  [[nodiscard]] double stand_for(double take, bool raid) const;
  // Both sides choose well; `may_abort`: the Allies found them by a search.
  [[nodiscard]] double found(double take, bool raid, bool may_abort) const;
};
[[nodiscard]] Meeting meeting_of(const Board& board, const Worths& worths, Odds& odds,
                                 const Group& germans, const Group& allies);
// A surprise attack of one on the other (4.6.5).
[[nodiscard]] Swing surprise_of(const Board& board, const Worths& worths, Odds& odds,
                                const Group& germans, const Group& allies);

}  // namespace chartroom::far_seas::bots
