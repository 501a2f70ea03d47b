#include "games/orders.hpp"

#include <algorithm>

#include "fair/fair.hpp"

namespace chartroom::server {

Orders::Carried Orders::carried(const OrderKey& key, std::uint64_t seq) {
  const auto by = key.account ? std::to_string(*key.account) : "bot";
  Carried out{.id = {}, .what = fair::first_64_bits(fair::sha256(key.digest + by)), .seq = seq};
  const auto size = std::min(key.id.size(), out.id.size());
  std::copy_n(key.id.begin(), size, out.id.begin());
  return out;
}

void Orders::add(const OrderKey& key, std::uint64_t seq) {
  const auto order = carried(key, seq);
  const auto id_of = [this](std::uint32_t place) { return carried_[place].id; };
  const auto after = std::ranges::upper_bound(by_id_, order.id, {}, id_of);
  by_id_.insert(after, static_cast<std::uint32_t>(carried_.size()));
  carried_.push_back(order);
}

std::optional<Orders::Found> Orders::find(const OrderKey& key) const {
  const auto order = carried(key, 0);
  const auto id_of = [this](std::uint32_t place) { return carried_[place].id; };
  const auto at = std::ranges::lower_bound(by_id_, order.id, {}, id_of);
  if (at == by_id_.end() || id_of(*at) != order.id) return std::nullopt;
  const auto& found = carried_[*at];
  return Found{.seq = found.seq, .same = found.what == order.what};
}

}  // namespace chartroom::server
