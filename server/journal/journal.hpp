// The journal: what happened in each game, in order, for good. Appending goes through one writer
// that commits what many games have ready in one transaction; the next is filled while it commits.
// Nobody waits for a timer: an idle writer commits at once.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "journal/batch.hpp"
#include "journal/database.hpp"
#include "journal/entry.hpp"

namespace chartroom::server {

class Journal {
 public:
  struct Settings {
    std::chrono::milliseconds give_up_after{5000};  // of trying to reach the database
    std::size_t most_queued{16'384};
    std::string node;                     // this one's name in notes to others
    std::function<bool()> others_listen;  // whether there are other nodes; empty: yes
    std::function<void(std::size_t entries, double seconds)> committed;  // for metrics
    std::function<void(double seconds)> taken;  // for metrics: an entry, after so long in the queue
    std::function<void()> failed;               // for metrics: an attempt to commit
  };

  // Writes on this loop.
  Journal(const Executor& executor, Database& database, Settings settings);
  ~Journal();

  // Returns once the outcome is known, or as good as: throws Unavailable if it is not.
  [[nodiscard]] Awaitable<Appended> append(Append entry);
  // Entries of a game after `after`, in order.
  [[nodiscard]] Awaitable<std::vector<JournalRow>> read(std::string game_id, std::uint64_t after);

  // Takes no more, and waits until what is queued is written, for so long at most. Not from a
  // thread of the executor.
  void stop(std::chrono::milliseconds patience);
  [[nodiscard]] std::size_t queued() const;
  using Clock = AsyncConnection::Clock;
  // Since when the batch is being written that is being written; nothing if none is.
  [[nodiscard]] std::optional<Clock::time_point> writing_since() const;

 private:
  // In turn: after what is ready to run, so that the writer goes on with its next batch first. At
  // once: if it has none.
  enum class Told : std::uint8_t { in_turn, at_once };
  struct Queued {
    Append append;
    std::move_only_function<void(Appended, Told)> answer;
    Clock::time_point give_up_at;
  };
  using Batch = std::vector<std::unique_ptr<Queued>>;

  void take_in(std::unique_ptr<Queued> queued);
  [[nodiscard]] Awaitable<void> write_all();
  [[nodiscard]] Batch next_batch();
  [[nodiscard]] Awaitable<void> settle(std::span<std::unique_ptr<Queued>> batch);
  [[nodiscard]] Awaitable<void> settle_one_by_one(std::span<std::unique_ptr<Queued>> batch);
  [[nodiscard]] Awaitable<std::vector<Appended>> try_to_write(
      std::span<std::unique_ptr<Queued>> batch, Clock::time_point deadline);
  [[nodiscard]] Awaitable<void> connect();

  Executor executor_;
  Database& database_;
  Settings settings_;
  BatchWriter writer_;
  std::unique_ptr<AsyncConnection> connection_;  // the writer's own
  mutable std::mutex mutex_;
  std::condition_variable idle_;
  std::deque<std::unique_ptr<Queued>> queue_;
  bool writing_{};
  std::optional<Clock::time_point> writing_since_;
  bool stopping_{};
};

}  // namespace chartroom::server
