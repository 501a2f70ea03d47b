// What accounts use of this node, each over all its connections: how many there are, how fast they
// send, how many games they watch. Somebody with many tabs is one person. Nodes do not tell each
// other: who has connections to three of them is allowed three times as much.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "lobby/games.hpp"
#include "net/token_bucket.hpp"
#include "session/limits.hpp"

namespace chartroom::server {

class Allowances {
 private:
  struct Use {
    TokenBucket messages;
    std::size_t connections{};
    std::size_t watched{};
  };
  // Outlives the allowances as long as somebody holds a part: at the end of a process connections
  // go in any order.
  struct State {
    AccountLimits limits;
    std::mutex mutex;
    std::map<AccountId, std::shared_ptr<Use>> uses;
    TokenBucket::Clock::time_point sweep_at;
  };
  using Count = std::size_t Use::*;

 public:
  using Clock = TokenBucket::Clock;

  // One of what an account may have several of, given back when it goes.
  class Held {
   public:
    Held(std::shared_ptr<State> state, std::shared_ptr<Use> use, Count count)
        : state_{std::move(state)}, use_{std::move(use)}, count_{count} {}
    Held(Held&&) noexcept = default;
    // What was held goes with the other.
    Held& operator=(Held&& other) noexcept {
      std::swap(state_, other.state_);
      std::swap(use_, other.use_);
      std::swap(count_, other.count_);
      return *this;
    }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held();

   private:
    friend class Allowances;
    std::shared_ptr<State> state_;
    std::shared_ptr<Use> use_;
    Count count_;
  };

  // One connection of an account.
  class Part {
   public:
    explicit Part(Held connection) : connection_{std::move(connection)} {}
    // Takes a message from what the account may send; false if there is none left.
    [[nodiscard]] bool message(Clock::time_point now);
    // A game to watch; nothing if the account watches too many.
    [[nodiscard]] std::optional<Held> watch();

   private:
    Held connection_;
  };

  explicit Allowances(const AccountLimits& limits);

  // Another connection; nothing if the account has too many.
  [[nodiscard]] std::optional<Part> join(AccountId account, Clock::time_point now);
  // Accounts that are remembered: those with a connection, and those that have sent so much lately
  // that coming back must not make it good. They are forgotten as others come.
  [[nodiscard]] std::size_t known() const;

 private:
  static void forget_idle(State& state, Clock::time_point now);

  std::shared_ptr<State> state_;
};

}  // namespace chartroom::server
