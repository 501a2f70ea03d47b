// What a seat may choose from in the open decision, worked out from its View alone: for lists in
// clients and for bots. A list, not the law: check() is the law, and every order made from these
// choices within the limits named passes it.
#pragma once

#include <optional>
#include <vector>

#include "rules/core/short_list.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {

// PHASES 1 and 2: where a ship may go, and at what price (chapter 5).
struct MoveChoice {
  AreaId to{};
  int penalty{};  // victory points
  friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};
struct ShipChoice {
  ShipId ship{};
  core::ShortList<MoveChoice, 8> moves{};
  bool enters_play{};          // still in one of England's boxes (5.1)
  bool may_escort{};           // merchant escort stripe (4.4.1)
  ColonyId colony{no_colony};  // whose box it may be put into now (6.4.1)
  bool may_enter_river{};      // 7.2.1, of a move to area 21
  bool coaled{true};           // German side: for this turn (6.1); false: a pile, or an open move
  int piles{};                 // German side: left
  friend bool operator==(const ShipChoice&, const ShipChoice&) = default;
};

// A group that may be chosen, by leader, and the price of choosing it, if any.
struct GroupChoice {
  Group ships{};
  std::vector<AreaId> areas{};      // escape: where it may go
  ShipList targets{};               // surprise_attack: leaders of groups it may attack
  std::vector<ConvoyId> convoys{};  // hit_and_go_home: convoys it may attack
  bool must{};             // surprise_attack: plotted -Int, which cannot be dropped (4.3.1)
  bool may_surprise{};     // convoy_attack: may try (6.3.3.1)
  bool may_have_escort{};  // return_home: the Reserves may come out for it (7.4)
  friend bool operator==(const GroupChoice&, const GroupChoice&) = default;
};

struct ConvoyChoice {
  ConvoyId convoy{no_convoy};
  AreaId to{no_area};  // its next dot; no_area: it arrives
  bool starts{};       // at most two a turn
  friend bool operator==(const ConvoyChoice&, const ConvoyChoice&) = default;
};

struct AimChoice {
  ShipId firer{};
  ShipList targets;
  friend bool operator==(const AimChoice&, const AimChoice&) = default;
};

struct Options {
  std::optional<Decision> decision;   // nothing: this seat is not asked
  std::vector<ShipChoice> ships;      // plot (AMCs too), allied_movement
  std::vector<ConvoyChoice> convoys;  // allied_movement
  std::vector<AreaId> areas;          // choose_area, raid_on_england
  std::vector<GroupChoice> groups;    // search: targets; escape; surprise_attack: attackers; chase:
                                    // runners; hit_and_go_home: groups that may capture or return;
                                    // convoy_attack, return_home: who is still to act;
                                    // breakout_search: the former squadrons
  ShipList free_ships;          // chase: who may chase; run decisions: who may run;
                                // remove_ships: who may go; intern: AMCs; return_home: Reserves;
                                // counterattack, breakout_squadrons: battlecruisers
  std::vector<AimChoice> aims;  // bold_moves, fire_on_bold, targets, torpedoes
  bool may_decline{};           // 'none' is an answer
  int price{};          // cowardice VP of aborting, running with all, or declining (4.6.2.3)
  ShipList may_return;  // hit_and_go_home: leaders that may try for Germany (4.7.3)
  // hit_and_go_home, German side: what all captures may come to if the cruiser lost to the accident
  // claims any of them (7.3.2). Nothing where the merchants within reach are no more than that.
  std::optional<int> captures_up_to;
  friend bool operator==(const Options&, const Options&) = default;
};

[[nodiscard]] Options options_of(const View& view, core::Seat seat);

}  // namespace chartroom::far_seas
