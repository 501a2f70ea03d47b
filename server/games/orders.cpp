#include "games/orders.hpp"

#include <algorithm>
#include <string_view>

#include "fair/fair.hpp"
#include "rules/core/dice.hpp"

namespace chartroom::server {

// The id is random, but by a client: mixed, so that a lazy one's are as good.
Orders::Carried Orders::carried(const OrderKey& key, std::uint64_t seq) {
  const std::string_view id{key.id};
  const auto second = id.size() > 8 ? fair::first_64_bits(id.substr(8)) : 0;
  // Nobody: a bot, or standing orders. Accounts are numbered from 1.
  const auto by = static_cast<std::uint64_t>(key.account.value_or(0));
  const auto what = core::splitmix(fair::first_64_bits(key.digest) ^ core::splitmix(by));
  return {.id = core::splitmix(fair::first_64_bits(id) ^ core::splitmix(second)),
          .what = static_cast<std::uint32_t>(what >> 32U),
          .seq = static_cast<std::uint32_t>(seq)};
}

void Orders::add(const Carried& order) {
  constexpr std::size_t fewest_more = 8;
  // By little at a time: most games are somewhere in the middle, and there are many.
  if (by_id_.size() == by_id_.capacity()) {
    by_id_.reserve(by_id_.size() + std::max(fewest_more, by_id_.size() / 8));
  }
  by_id_.insert(std::ranges::upper_bound(by_id_, order.id, {}, &Carried::id), order);
}

std::optional<Orders::Found> Orders::find(const OrderKey& key) const {
  const auto order = carried(key, 0);
  const auto at = std::ranges::lower_bound(by_id_, order.id, {}, &Carried::id);
  if (at == by_id_.end() || at->id != order.id) return std::nullopt;
  return Found{.seq = at->seq, .same = at->what == order.what};
}

}  // namespace chartroom::server
