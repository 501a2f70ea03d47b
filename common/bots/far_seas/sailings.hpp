// Convoys and colonies (6.3, 6.4): the Allied side's errands, done before anything else, and where
// the Germans must guess the convoys to be.
#pragma once

#include "bots/far_seas/stakes.hpp"
#include "rules/far_seas/options.hpp"

namespace chartroom::far_seas::bots {

// As seen by who does not give the orders: where each convoy may be when this OB ends.
[[nodiscard]] std::vector<Sailing> sailings_guessed(const Board& board);

struct Errands {
  std::vector<order::ToColony> colonies;
  std::vector<ConvoyId> convoys;         // to be moved in this OB
  std::vector<order::AlliedMove> moves;  // of ships on their way to a colony
  ShipList busy;                         // not to be used for anything else
  std::vector<Sailing> sailings;         // where convoys will be after this move
};
// When ships are sent to besiege a colony: as soon as they can, or no earlier than they must, since
// the game's first turns are those in which hunters are missed most.
enum class Sieges : std::uint8_t { at_once, in_good_time };
[[nodiscard]] Errands errands_of(const View& view, const Options& options,
                                 Sieges sieges = Sieges::at_once);
// The order of PHASE 2: the errands, and the moves of all other ships.
[[nodiscard]] order::AlliedMovement with_errands(Errands errands,
                                                 std::vector<order::AlliedMove> moves);

}  // namespace chartroom::far_seas::bots
