// Whether this node can serve now. The database is asked once a second at most, however often
// somebody wants to know.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <string_view>

#include "app/metrics.hpp"
#include "journal/database.hpp"

namespace chartroom::server {

class Journal;

// Whether the journal is being written: told now and then how it is. It stands still while entries
// wait and none is written, or while one batch takes too long, with anything behind it or not.
class Movement {
 public:
  using Clock = std::chrono::steady_clock;
  struct Seen {
    std::size_t queued{};                            // entries that wait
    std::uint64_t commits{};                         // that have been made by then
    std::optional<Clock::time_point> writing_since;  // the batch that is being written
  };
  explicit Movement(std::chrono::milliseconds patience) : patience_{patience} {}
  [[nodiscard]] bool stands_still(const Seen& seen, Clock::time_point now);

 private:
  std::chrono::milliseconds patience_;
  std::uint64_t commits_{};
  std::optional<Clock::time_point> since_;  // when it was first seen to wait
};

class Health {
 public:
  Health(Database& database, const Journal& journal, const Metrics& metrics)
      : database_{database}, journal_{journal}, metrics_{metrics} {}

  struct State {
    bool database{};
    bool journal_moves{};
    bool draining{};
    std::size_t nodes{};  // on this database
    [[nodiscard]] bool ready() const { return database && journal_moves && !draining; }
    // "ready", or what is wrong.
    [[nodiscard]] std::string_view word() const;
  };
  [[nodiscard]] Awaitable<State> state();
  // From now on this node is not ready.
  void drain() { draining_ = true; }

 private:
  using Clock = std::chrono::steady_clock;
  // Nothing: somebody must look.
  [[nodiscard]] std::optional<State> known();
  [[nodiscard]] Awaitable<State> look();

  Database& database_;
  const Journal& journal_;
  const Metrics& metrics_;
  std::atomic<bool> draining_{};
  std::mutex mutex_;
  bool looking_{};
  State last_;
  std::optional<Clock::time_point> looked_at_;
  Movement movement_{std::chrono::seconds{2}};
};

}  // namespace chartroom::server
