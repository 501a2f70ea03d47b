#include "bots/far_seas/bots.hpp"

#include "bots/far_seas/admiral.hpp"
#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {

Order bot_order(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  // Double-blind nobody can think about ships that are out of sight as about those that are not.
  if (strength == core::Strength::midshipman || view.board.rules.double_blind ||
      view.board.question->kind == Decision::assign) {
    return far_seas::bot_order(view, seat, seed);
  }
  if (strength == core::Strength::admiral) return admiral_order(view, seat, seed);
  Mind mind{*view.board.pack, 40, {}};
  Luck luck{seed};
  return lieutenant_order(view, seat, mind, luck);
}

}  // namespace chartroom::far_seas::bots
