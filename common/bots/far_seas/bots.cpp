#include "bots/far_seas/bots.hpp"

#include "bots/far_seas/admiral.hpp"
#include "bots/far_seas/imagined.hpp"
#include "bots/far_seas/lieutenant.hpp"
#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/far_seas.hpp"

namespace chartroom::far_seas::bots {
namespace {

Order thinking(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  if (strength == core::Strength::admiral) return admiral_order(view, seat, seed);
  Mind mind{*view.board.pack, battles_in_thought, {}};
  Luck luck{seed};
  return lieutenant_order(view, seat, mind, luck);
}

// Thinks about the table as it may be; what cannot be done on the table as it is seen, the simple
// bot decides.
Order in_the_dark(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  const View picture = imagined(view);
  if (options_of(picture, seat).decision == options_of(view, seat).decision) {
    Order order = thinking(picture, seat, strength, seed);
    const FarSeas rules{*view.board.pack};
    if (!rules.check(view, seat, {}, order)) return order;
  }
  return far_seas::bot_order(view, seat, seed);
}

}  // namespace

Order bot_order(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  if (strength == core::Strength::midshipman || view.board.question->kind == Decision::assign) {
    return far_seas::bot_order(view, seat, seed);
  }
  if (view.board.rules.double_blind) return in_the_dark(view, seat, strength, seed);
  return thinking(view, seat, strength, seed);
}

}  // namespace chartroom::far_seas::bots
