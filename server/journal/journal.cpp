#include "journal/journal.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "base/log.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t most_in_a_batch = 1024;
constexpr std::chrono::milliseconds shortest_pause{20};
constexpr std::chrono::milliseconds longest_pause{1000};

constexpr Statement read_entries{
    "read_entries",
    "SELECT seq, entry, hash, order_id, account_id, order_digest FROM journal"
    " WHERE game_id = $1 AND seq > $2 ORDER BY seq"};

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

Journal::Journal(const Executor& executor, Database& database, Settings settings)
    : executor_{executor}, database_{database}, settings_{std::move(settings)} {}

Journal::~Journal() = default;

void Journal::stop(std::chrono::milliseconds patience) {
  std::unique_lock lock{mutex_};
  stopping_ = true;
  idle_.wait_for(lock, patience, [this] { return !writing_; });
}

std::size_t Journal::queued() const {
  const std::lock_guard lock{mutex_};
  return queue_.size();
}

std::optional<Journal::Clock::time_point> Journal::writing_since() const {
  const std::lock_guard lock{mutex_};
  return writing_since_;
}

Awaitable<Appended> Journal::append(Append entry) {
  auto begin = [this](auto handler, Append&& append) {
    auto executor = asio::get_associated_executor(handler);
    auto answer = [executor, handler = std::move(handler)](Appended outcome, Told told) mutable {
      auto go_on = [handler = std::move(handler), outcome]() mutable {
        std::move(handler)(outcome);
      };
      if (told == Told::at_once) {
        asio::dispatch(executor, std::move(go_on));
      } else {
        asio::post(executor, std::move(go_on));
      }
    };
    take_in(std::make_unique<Queued>(std::move(append), std::move(answer),
                                     Clock::now() + settings_.give_up_after));
  };
  const auto outcome =
      co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void(Appended)>(
          std::move(begin), use_awaitable, std::move(entry));
  if (outcome == Appended::unavailable) throw Unavailable{"the journal cannot be reached"};
  co_return outcome;
}

void Journal::take_in(std::unique_ptr<Queued> queued) {
  bool full = false;
  bool idle = false;
  {
    const std::lock_guard lock{mutex_};
    full = stopping_ || queue_.size() >= settings_.most_queued;
    if (!full) {
      queue_.push_back(std::move(queued));
      idle = !std::exchange(writing_, true);
    }
  }
  if (full) queued->answer(Appended::unavailable, Told::in_turn);
  // Begins after what is ready to run already: orders that came in together are written together.
  if (idle) start_on(executor_, write_all());
}

Awaitable<std::vector<JournalRow>> Journal::read(std::string game_id, std::uint64_t after) {
  auto query = [game_id = std::move(game_id), after](Database::Reading& tx) {
    const auto rows = exec_known(tx, read_entries, game_id, after);
    std::vector<JournalRow> out;
    out.reserve(rows.size());
    for (const auto& row : rows) out.push_back(to_row(row));
    return out;
  };
  co_return co_await database_.read(std::move(query));
}

// Empty if nothing is queued: then nobody is writing any more. Who has waited too long behind a
// batch that hung is sent away.
Journal::Batch Journal::next_batch() {
  const std::lock_guard lock{mutex_};
  Batch batch;
  batch.reserve(std::min(queue_.size(), most_in_a_batch));
  const auto now = Clock::now();
  while (!queue_.empty() && batch.size() < most_in_a_batch) {
    auto queued = std::move(queue_.front());
    queue_.pop_front();
    if (queued->give_up_at < now) {
      queued->answer(Appended::unavailable, Told::in_turn);
    } else {
      const std::chrono::duration<double> waited =
          now - (queued->give_up_at - settings_.give_up_after);
      if (settings_.taken) settings_.taken(waited.count());
      batch.push_back(std::move(queued));
    }
  }
  if (batch.empty()) {
    writing_ = false;
    writing_since_.reset();
    idle_.notify_all();
  } else {
    writing_since_ = now;
  }
  return batch;
}

Awaitable<void> Journal::write_all() {
  while (true) {
    auto batch = next_batch();
    if (batch.empty()) co_return;
    // One order of keys for all writers: two nodes cannot wait for each other's rows.
    std::ranges::sort(batch, {}, [](const std::unique_ptr<Queued>& queued) -> const std::string& {
      return queued->append.game_id;
    });
    co_await settle(batch);
  }
}

// Until the outcome of every entry is known, or the database has been away for too long.
Awaitable<void> Journal::settle(std::span<std::unique_ptr<Queued>> batch) {
  const auto begun = Clock::now();
  Clock::time_point give_up_at{};
  for (const auto& queued : batch) give_up_at = std::max(give_up_at, queued->give_up_at);
  auto pause = shortest_pause;
  std::vector<Appended> outcomes(batch.size(), Appended::unavailable);
  bool one_by_one = false;
  Timer timer{executor_};
  while (Clock::now() < give_up_at) {
    bool failed = false;
    try {
      outcomes = co_await try_to_write(batch, give_up_at);
      const std::chrono::duration<double> took = Clock::now() - begun;
      if (settings_.committed) settings_.committed(batch.size(), took.count());
      break;
    } catch (const StatementFailed& error) {
      log::error("journal_batch_refused", {{"entries", batch.size()}, {"error", one_line(error)}});
      one_by_one = batch.size() > 1;
      if (!one_by_one) connection_.reset();
      failed = true;
    } catch (const std::exception& error) {
      log::write(pause == shortest_pause ? log::Level::warn : log::Level::debug,
                 "journal_commit_failed", {{"entries", batch.size()}, {"error", one_line(error)}});
      connection_.reset();
      failed = true;
    }
    if (failed && settings_.failed) settings_.failed();
    if (one_by_one) co_return co_await settle_one_by_one(batch);
    if (failed) {
      timer.expires_after(pause);
      co_await timer.async_wait(use_awaitable);
      pause = std::min(pause * 2, longest_pause);
    }
  }
  const auto told = batch.size() == 1 && queued() == 0 ? Told::at_once : Told::in_turn;
  for (std::size_t i = 0; i < batch.size(); ++i) batch[i]->answer(outcomes[i], told);
}

// One game's fault must not be another's.
Awaitable<void> Journal::settle_one_by_one(std::span<std::unique_ptr<Queued>> batch) {
  for (std::size_t i = 0; i < batch.size(); ++i) co_await settle(batch.subspan(i, 1));
}

Awaitable<std::vector<Appended>> Journal::try_to_write(std::span<std::unique_ptr<Queued>> batch,
                                                       Clock::time_point deadline) {
  if (!connection_) co_await connect();
  std::vector<const Append*> appends;
  appends.reserve(batch.size());
  for (const auto& queued : batch) appends.push_back(&queued->append);
  const Telling telling{settings_.node, !settings_.others_listen || settings_.others_listen()};
  co_return co_await writer_.write(*connection_, appends, telling, deadline);
}

Awaitable<void> Journal::connect() {
  std::unique_ptr<AsyncConnection> made;
  auto make = [this, &made] {
    made = std::make_unique<AsyncConnection>(executor_, database_.url(), database_.watchdog(),
                                             batch_statements());
  };
  co_await database_.call(std::move(make));
  connection_ = std::move(made);
}

}  // namespace chartroom::server
