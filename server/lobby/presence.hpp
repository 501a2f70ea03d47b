// Which accounts are connected to this node, and the lobby's news for them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "base/outlet.hpp"
#include "lobby/games.hpp"

namespace chartroom::server {

class Presence {
 public:
  void arrive(AccountId account, const std::shared_ptr<Outlet>& outlet);
  void leave(AccountId account, const Outlet* outlet);
  // Which of an account's connections are told. It may be gone already: they are told apart by
  // where they are, and no more.
  using Whom = std::function<bool(const Outlet*)>;

  // To everybody here who holds a seat in the game or is invited to it.
  void tell(const GameRow& game, const Whom& whom = {}) const;
  void tell(AccountId account, const v1::Push& push, const Whom& whom) const;

 private:
  [[nodiscard]] std::vector<std::shared_ptr<Outlet>> outlets_of(AccountId account,
                                                                const Whom& whom) const;

  mutable std::mutex mutex_;
  std::map<AccountId, std::map<const Outlet*, std::weak_ptr<Outlet>>> present_;
};

}  // namespace chartroom::server
