#include "lobby/presence.hpp"

#include <algorithm>

namespace chartroom::server {

void Presence::arrive(AccountId account, const std::shared_ptr<Outlet>& outlet) {
  const std::lock_guard lock{mutex_};
  present_[account][outlet.get()] = outlet;
}

void Presence::leave(AccountId account, const Outlet* outlet) {
  const std::lock_guard lock{mutex_};
  const auto found = present_.find(account);
  if (found == present_.end()) return;
  found->second.erase(outlet);
  if (found->second.empty()) present_.erase(found);
}

void Presence::tell(const GameRow& game, const Whom& whom) const {
  std::vector<AccountId> concerned{game.invited};
  for (const auto& seat : game.seats) {
    if (seat.account) concerned.push_back(*seat.account);
  }
  std::ranges::sort(concerned);
  const auto twice = std::ranges::unique(concerned);
  concerned.erase(twice.begin(), twice.end());
  for (const auto account : concerned) {
    const auto outlets = outlets_of(account, whom);
    if (outlets.empty()) continue;
    v1::Push push;
    *push.mutable_game() = info_for(game, account);
    const auto frame = frame_of(push);
    for (const auto& outlet : outlets) outlet->send(frame);
  }
}

void Presence::tell(AccountId account, const v1::Push& push, const Whom& whom) const {
  const auto frame = frame_of(push);
  for (const auto& outlet : outlets_of(account, whom)) outlet->send(frame);
}

std::vector<std::shared_ptr<Outlet>> Presence::outlets_of(AccountId account,
                                                          const Whom& whom) const {
  std::vector<std::shared_ptr<Outlet>> out;
  const std::lock_guard lock{mutex_};
  const auto found = present_.find(account);
  if (found == present_.end()) return out;
  for (const auto& [key, weak] : found->second) {
    if (whom && !whom(key)) continue;
    if (auto outlet = weak.lock()) out.push_back(std::move(outlet));
  }
  return out;
}

}  // namespace chartroom::server
