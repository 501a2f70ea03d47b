// The admiral: thinks longer than a lieutenant before it writes an order down, then plays that
// order and others on in many possible worlds, and gives another only if that came out surely
// better. The same worlds and the same dice for all (common random numbers), and a number of games,
// not of seconds: the same seed gives the same order on every machine.
#pragma once

#include "bots/far_seas/playout.hpp"

namespace chartroom::far_seas::bots {

[[nodiscard]] Order admiral_order(const View& view, core::Seat seat, std::uint64_t seed);

// admiral_movement.cpp: PHASE 2, against what several lieutenants would do in the Germans' place.
[[nodiscard]] order::AlliedMovement admiral_movement(const View& view, Mind& mind, Luck& luck);

// Orders worth a trial; the first is the one that was thought about longest.
[[nodiscard]] std::vector<Order> candidates(const View& view, core::Seat seat, Mind& mind,
                                            Luck& luck);

// What a number of games says of one order against another, played in the same worlds with the same
// dice: how much better it did on average, and the standard error of that.
struct Lead {
  double points{};
  double error{};
};
[[nodiscard]] Lead lead_of(const std::vector<double>& values, const std::vector<double>& others);

}  // namespace chartroom::far_seas::bots
