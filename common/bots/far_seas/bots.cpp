#include "bots/far_seas/bots.hpp"

#include "rules/far_seas/bot.hpp"

namespace chartroom::far_seas::bots {

Order bot_order(const View& view, core::Seat seat, core::Strength strength, std::uint64_t seed) {
  switch (strength) {
    case core::Strength::midshipman:
    case core::Strength::lieutenant:
    case core::Strength::admiral: break;
  }
  return far_seas::bot_order(view, seat, seed);
}

}  // namespace chartroom::far_seas::bots
