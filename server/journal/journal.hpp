// The journal: what happened in each game, in order, for good. Appending goes through one writer
// that commits what many games have queued in one transaction.
#pragma once

#include <boost/asio/experimental/concurrent_channel.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "journal/database.hpp"

namespace chartroom::server {

// Which order an entry carries out: what tells a repeated order from a new one.
struct OrderKey {
  std::string id;                       // 16 bytes
  std::optional<std::int64_t> account;  // none: a bot
  std::string digest;                   // of what was ordered
  friend bool operator==(const OrderKey&, const OrderKey&) = default;
};

// One row, as read and as written.
struct JournalRow {
  std::uint64_t seq{};
  std::string entry;  // JournalEntry bytes
  std::string hash;
  std::optional<OrderKey> order;
};

struct Append {
  std::string game_id;
  JournalRow row;
  std::string summary;  // GameSummary bytes: the game after this entry
  bool ends_game{};
};

enum class Appended : std::uint8_t {
  written,      // durable: tell whom it concerns
  lost,         // another writer was there first: reload and decide again
  unavailable,  // unknown; the entry's key tells later
};

class Journal {
 public:
  struct Settings {
    std::chrono::milliseconds give_up_after{5000};  // of trying to reach the database
    std::size_t most_queued{4096};
    std::function<void(std::size_t entries, double seconds)> committed;  // for metrics
  };

  Journal(Database& database, Settings settings);
  ~Journal();

  // Returns once the outcome is known, or as good as: throws Unavailable if it is not.
  [[nodiscard]] Awaitable<Appended> append(Append entry);
  // Entries of a game after `after`, in order.
  [[nodiscard]] Awaitable<std::vector<JournalRow>> read(std::string game_id, std::uint64_t after);

  // Writes what is queued, then takes no more.
  void stop();

 private:
  using Answer = asio::experimental::concurrent_channel<void(boost::system::error_code, Appended)>;
  struct Queued {
    Append append;
    std::shared_ptr<Answer> answer;
    Appended outcome{Appended::unavailable};
  };
  using Batch = std::vector<Queued>;

  [[nodiscard]] std::optional<Batch> take();
  void write_until_stopped();
  void settle(Batch& batch);
  void settle_one_by_one(Batch& batch);
  void commit(Batch& batch);
  static void answer(Batch& batch);

  Database& database_;
  Settings settings_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Queued> queue_;
  bool stopping_{};
  std::unique_ptr<pqxx::connection> connection_;  // the writer's own
  std::thread writer_;
};

}  // namespace chartroom::server
