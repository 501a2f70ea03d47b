// The games this node has open.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "games/host.hpp"
#include "journal/listener.hpp"

namespace chartroom::server {

class GameHosts {
 public:
  // Spread over these loops.
  GameHosts(std::vector<Executor> loops, HostParts parts)
      : loops_{std::move(loops)}, parts_{std::move(parts)} {}

  // The host of a game, which may not have loaded it, and need not find it.
  [[nodiscard]] std::shared_ptr<GameHost> get(const std::string& game_id);
  void note(const Note& note);
  // Notes may have been missed: every open game is looked at again.
  void look_at_all_again();
  // The same for those alone about which there is more than this node knows.
  [[nodiscard]] Awaitable<void> look_for_more();
  // Drops the games that nobody watches and nobody has asked for since the last sweep.
  void sweep();
  [[nodiscard]] std::size_t open() const;

 private:
  struct Open {
    std::shared_ptr<GameHost> host;
    bool used{};
  };
  [[nodiscard]] std::vector<std::shared_ptr<GameHost>> all() const;

  [[nodiscard]] const Executor& loop_of(const std::string& game_id) const;

  std::vector<Executor> loops_;
  HostParts parts_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Open> open_;
};

}  // namespace chartroom::server
