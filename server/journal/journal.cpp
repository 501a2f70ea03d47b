#include "journal/journal.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <set>

#include "journal/rows.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t most_in_a_batch = 256;
constexpr std::chrono::milliseconds shortest_pause{20};
constexpr std::chrono::milliseconds longest_pause{1000};

JournalRow to_row(const pqxx::row& row) {
  JournalRow out{
      .seq = row[0].as<std::uint64_t>(), .entry = from_bytea(row[1]), .hash = from_bytea(row[2])};
  if (row[3].is_null()) return out;
  OrderKey order{.id = from_bytea(row[3]), .digest = from_bytea(row[5])};
  if (!row[4].is_null()) order.account = row[4].as<std::int64_t>();
  out.order = std::move(order);
  return out;
}

}  // namespace

Journal::Journal(Database& database, Settings settings)
    : database_{database}, settings_{std::move(settings)}, writer_{[this] {
        write_until_stopped();
      }} {}

Journal::~Journal() {
  stop();
}

void Journal::stop() {
  {
    const std::lock_guard lock{mutex_};
    stopping_ = true;
  }
  wake_.notify_all();
  if (writer_.joinable()) writer_.join();
}

Awaitable<Appended> Journal::append(Append entry) {
  const auto executor = co_await asio::this_coro::executor;
  auto answer = std::make_shared<Answer>(executor, 1);
  {
    const std::lock_guard lock{mutex_};
    if (stopping_ || queue_.size() >= settings_.most_queued) {
      throw Unavailable{"the journal takes no more entries now"};
    }
    queue_.push_back({std::move(entry), answer});
  }
  wake_.notify_one();
  const Appended outcome = co_await answer->async_receive(asio::use_awaitable);
  if (outcome == Appended::unavailable) throw Unavailable{"the journal cannot be reached"};
  co_return outcome;
}

Awaitable<std::vector<JournalRow>> Journal::read(std::string game_id, std::uint64_t after) {
  auto query = [game_id = std::move(game_id), after](pqxx::work& tx) {
    const auto rows = tx.exec_params(
        "SELECT seq, entry, hash, order_id, account_id, order_digest FROM journal"
        " WHERE game_id = $1 AND seq > $2 ORDER BY seq",
        game_id, after);
    std::vector<JournalRow> out;
    out.reserve(rows.size());
    for (const auto& row : rows) out.push_back(to_row(row));
    return out;
  };
  co_return co_await database_.run(std::move(query));
}

std::optional<Journal::Batch> Journal::take() {
  std::unique_lock lock{mutex_};
  wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
  if (queue_.empty()) return std::nullopt;
  Batch batch;
  while (!queue_.empty() && batch.size() < most_in_a_batch) {
    batch.push_back(std::move(queue_.front()));
    queue_.pop_front();
  }
  return batch;
}

void Journal::write_until_stopped() {
  while (auto batch = take()) {
    // One order of keys for all writers: two nodes cannot wait for each other's rows.
    std::ranges::sort(*batch, {}, [](const Queued& queued) { return queued.append.game_id; });
    settle(*batch);
    answer(*batch);
  }
}

// Until the outcome of every entry is known, or the database has been away for too long.
void Journal::settle(Batch& batch) {
  const auto begun = std::chrono::steady_clock::now();
  auto pause = shortest_pause;
  while (true) {
    try {
      commit(batch);
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
      if (settings_.committed) settings_.committed(batch.size(), took.count());
      return;
    } catch (const std::exception& error) {
      const bool connected = connection_ && connection_->is_open();
      const auto level = pause == shortest_pause ? spdlog::level::warn : spdlog::level::debug;
      spdlog::log(level, "journal: a commit of {} entries failed: {}", batch.size(),
                  one_line(error));
      connection_.reset();
      if (connected && batch.size() > 1) return settle_one_by_one(batch);
    }
    if (std::chrono::steady_clock::now() - begun >= settings_.give_up_after) return;
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, longest_pause);
  }
}

// One game's fault must not be another's.
void Journal::settle_one_by_one(Batch& batch) {
  for (auto& queued : batch) {
    Batch alone;
    alone.push_back(queued);
    settle(alone);
    queued.outcome = alone.front().outcome;
  }
}

// Also what looks up a commit whose outcome is unknown: an entry that is there already, with our
// hash, is ours.
void Journal::commit(Batch& batch) {
  if (!connection_) connection_ = connect(database_.url());
  std::vector<const Append*> appends;
  appends.reserve(batch.size());
  for (const auto& queued : batch) appends.push_back(&queued.append);

  pqxx::work tx{*connection_};
  const auto ours = insert_rows(tx, appends);
  if (!ours.empty()) {
    update_games(tx, appends, ours);
    notify_nodes(tx, appends, ours);
  }
  const auto already =
      ours.size() == batch.size() ? std::set<std::string>{} : rows_with_our_hash(tx, appends);
  tx.commit();
  for (auto& queued : batch) {
    const auto& game = queued.append.game_id;
    queued.outcome =
        ours.contains(game) || already.contains(game) ? Appended::written : Appended::lost;
  }
}

void Journal::answer(Batch& batch) {
  for (auto& queued : batch) {
    queued.answer->try_send(boost::system::error_code{}, queued.outcome);
  }
}

}  // namespace chartroom::server
