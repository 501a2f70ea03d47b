#include "bots/far_seas/bots.hpp"

#include "bots/far_seas/lieutenant.hpp"
#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {

Order bot_order(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  if (strength == core::Strength::midshipman) return far_seas::bot_order(view, seat, seed);
  Mind mind{*view.board.pack, Odds{*view.board.pack, 40}, {}};
  Luck luck{seed};
  return lieutenant_order(view, seat, mind, luck);
}

}  // namespace chartroom::far_seas::bots
