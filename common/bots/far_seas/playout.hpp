// Games played on from here in thought, with dice of one's own: by the rules themselves, from a
// position that a side thinks possible.
#pragma once

#include "bots/far_seas/lieutenant.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::bots {

// Positions that a view allows: the board as it is seen, its own secrets, and for those of the
// other side what that side might sensibly have written down. Nothing is known here that the view
// does not know.
class Worlds {
 public:
  Worlds(const View& view, Mind& mind, Luck& luck);
  [[nodiscard]] State draw(Luck& luck) const;

 private:
  const View& view_;
  std::vector<Unit> plotted_;  // what the Germans may have plotted, where that is not known
};

// The victory points to be expected at the end of the game if `order` is given now: it is carried
// out, lieutenants in haste go on to the end of this OB, and what is left then is judged by its
// prospects.
[[nodiscard]] double play_on(const FarSeas& rules, State world, core::Seat seat, const Order& order,
                             Mind& mind, std::uint64_t seed);

}  // namespace chartroom::far_seas::bots
