// What a seat may send: one type per Decision (terms.hpp). Ids in orders are the data pack's;
// groups are given by their ships where they are made, by their leader where they exist.
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "rules/core/kinds.hpp"
#include "rules/far_seas/terms.hpp"

namespace chartroom::far_seas {
namespace order {

// 4.3: the moves of one Operationsbefehl. At least one Main Cruiser that has not moved, if there is
// one.
struct Plot {
  std::vector<PlottedGroup> groups;
  ShipList piles;             // cruisers that use one of their piles of coal (6.1.1); who has no
                              // coal and uses none moves openly
  std::vector<AmcMove> amcs;  // 6.2.1
  friend bool operator==(const Plot&, const Plot&) = default;
};

// 4.4: one group's move and duty. A ship of England's first box moves straight from it (5.1).
struct AlliedMove {
  Group ships;
  AreaId to{};
  Duty duty{Duty::search};
  StationId station{no_station};  // if on station
  ConvoyId convoy{no_convoy};     // if on convoy duty (6.3.2)
  friend bool operator==(const AlliedMove&, const AlliedMove&) = default;
};
// 5.1: a ship of England's second box is put into play, at the price of its stars; it may move in
// this same order.
struct Entry {
  ShipId ship{};
  AreaId to{};
  friend bool operator==(const Entry&, const Entry&) = default;
};
// 6.4.1: ships in the colony's area go into its box, before any other move.
struct ToColony {
  Group ships;
  ColonyId colony{no_colony};
  friend bool operator==(const ToColony&, const ToColony&) = default;
};
// Carried out in this order: colonies, entries, convoys, moves.
struct AlliedMovement {
  std::vector<ToColony> colonies;
  std::vector<Entry> entries;
  std::vector<ConvoyId> convoys;  // started, or moved on by one dot (6.3.1)
  std::vector<AlliedMove> moves;  // may be empty
  friend bool operator==(const AlliedMovement&, const AlliedMovement&) = default;
};

// 6.2.3: AMCs that leave the game for a neutral port; may be empty.
struct Intern {
  ShipList ships;
  friend bool operator==(const Intern&, const Intern&) = default;
};

struct ChooseArea {
  AreaId area{};
  friend bool operator==(const ChooseArea&, const ChooseArea&) = default;
};

// 4.6.2: the leader of the German group searched for; nothing = no further search in this area.
struct Search {
  std::optional<ShipId> target;
  friend bool operator==(const Search&, const Search&) = default;
};

struct Approach {
  bool approach{true};  // false: abort
  friend bool operator==(const Approach&, const Approach&) = default;
};

// 4.6.3, answers accept_or_run, fight_or_run and run_after_round: the groups that try to run.
// Empty: nobody does. Before combat it is all the ships of the group or none.
struct Run {
  std::vector<Group> groups;
  friend bool operator==(const Run&, const Run&) = default;
};

struct TrySurprise {
  bool roll{true};
  friend bool operator==(const TrySurprise&, const TrySurprise&) = default;
};

// 4.6.3.1. A running group that nobody is set upon escapes.
struct Chase {
  std::vector<Pursuit> pursuits;
  friend bool operator==(const Chase&, const Chase&) = default;
};

// 4.6.3: for each escaped group of one's own, by leader, an adjacent area.
struct Flight {
  ShipId leader{};
  AreaId to{};
  friend bool operator==(const Flight&, const Flight&) = default;
};
struct Escape {
  std::vector<Flight> flights;
  friend bool operator==(const Escape&, const Escape&) = default;
};

struct BoldMoves {
  std::vector<Aim> aims;
  friend bool operator==(const BoldMoves&, const BoldMoves&) = default;
};
struct FireOnBold {
  std::vector<Aim> aims;
  friend bool operator==(const FireOnBold&, const FireOnBold&) = default;
};
// In firing order (ruling on 4.6.4: shots of a side fall as listed). A ship not listed does not
// fire.
struct Targets {
  std::vector<Aim> aims;
  friend bool operator==(const Targets&, const Targets&) = default;
};
struct Torpedoes {
  std::vector<Aim> aims;
  friend bool operator==(const Torpedoes&, const Torpedoes&) = default;
};

struct RemoveShips {
  ShipList ships;
  friend bool operator==(const RemoveShips&, const RemoveShips&) = default;
};

// 4.6.5: leaders of attacker and target; nothing = none. An attacker plotted with -Int intervenes:
// its target is in the colony's box (6.4.2).
struct SurpriseAttack {
  struct Pair {
    ShipId attacker{};
    ShipId target{};
    friend bool operator==(const Pair&, const Pair&) = default;
  };
  std::optional<Pair> attack;
  friend bool operator==(const SurpriseAttack&, const SurpriseAttack&) = default;
};

// 4.7: what groups with -Att or -RTB do. A group that is not named stays put. Captures are credited
// ship by ship; all ships of a credited group enter the box. A ship credited with none enters it
// beside those that capture. Returns are attempted in the order listed, unless 7.4 lets the owner
// choose as they are made.
struct Strike {
  ShipId leader{};
  ConvoyId convoy{no_convoy};
  friend bool operator==(const Strike&, const Strike&) = default;
};
struct HitAndGoHome {
  std::vector<Credit> captures;
  std::vector<Strike> strikes;  // 6.3.3
  ShipList returns;             // leaders
  friend bool operator==(const HitAndGoHome&, const HitAndGoHome&) = default;
};

// 6.3.3: the next of the groups that fall upon convoys.
struct ConvoyAttack {
  ShipId leader{};
  bool try_surprise{true};  // 6.3.3.1
  friend bool operator==(const ConvoyAttack&, const ConvoyAttack&) = default;
};

// 7.5.1: the English Channel or area 14; nothing = none.
struct RaidOnEngland {
  std::optional<AreaId> area;
  friend bool operator==(const RaidOnEngland&, const RaidOnEngland&) = default;
};
struct Counterattack {
  bool sail{true};
  friend bool operator==(const Counterattack&, const Counterattack&) = default;
};

// 4.7.3, 7.4: the next return, and the Reserves that come out to meet it; none = alone.
struct ReturnHome {
  ShipId leader{};
  Group reserves;
  friend bool operator==(const ReturnHome&, const ReturnHome&) = default;
};
// 7.4 (2): at most two squadrons; none = no ship sails.
struct BreakoutSquadrons {
  std::vector<Group> squadrons;
  friend bool operator==(const BreakoutSquadrons&, const BreakoutSquadrons&) = default;
};
// 7.4.1: nothing = no (further) search.
struct BreakoutSearch {
  std::optional<FormerSquadron> target;
  friend bool operator==(const BreakoutSearch&, const BreakoutSearch&) = default;
};

}  // namespace order

// In the order of their numbers (Order::index).
using AnyOrder =
    std::variant<order::Plot, order::AlliedMovement, order::ChooseArea, order::Search,
                 order::Approach, order::Run, order::TrySurprise, order::Chase, order::Escape,
                 order::BoldMoves, order::FireOnBold, order::Targets, order::Torpedoes,
                 order::RemoveShips, order::SurpriseAttack, order::HitAndGoHome, order::Intern,
                 order::ConvoyAttack, order::RaidOnEngland, order::Counterattack, order::ReturnHome,
                 order::BreakoutSquadrons, order::BreakoutSearch>;
template <class Kind>
concept OrderKind = core::is_kind_of<Kind, AnyOrder>;

// One order. What copies, moves, compares and destroys it is compiled once, in order.cpp, as with
// Event.
class Order : public AnyOrder {
 public:
  template <OrderKind Kind>
  Order(Kind kind)  // NOLINT(google-explicit-constructor): a kind of order is an order
      : AnyOrder(std::in_place_type<Kind>, std::move(kind)) {}
  Order();
  Order(const Order& other);
  Order(Order&& other) noexcept;
  Order& operator=(const Order& other);
  Order& operator=(Order&& other) noexcept;
  ~Order();
  friend bool operator==(const Order& one, const Order& other);
};

// Orders that wait, sealed, until both sides have committed.
using SealedOrder = std::variant<order::BoldMoves, order::FireOnBold, order::Targets,
                                 order::Torpedoes, order::Run, order::Chase>;

}  // namespace chartroom::far_seas
