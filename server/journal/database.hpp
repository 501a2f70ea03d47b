// PostgreSQL as the server sees it: short transactions on a small pool of threads and connections.
// An outage becomes one exception, Unavailable, here and nowhere else.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <pqxx/pqxx>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/offload.hpp"
#include "journal/watchdog.hpp"

namespace chartroom::server {

// The database is away. Nothing was done, or what was done is found again by its key.
class Unavailable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// bytea as PostgreSQL writes it, both ways.
[[nodiscard]] std::string to_bytea(std::string_view bytes);
[[nodiscard]] std::string from_bytea(const pqxx::field& field);

// What libpq says spans lines; a log's entry is one.
[[nodiscard]] std::string one_line(const std::exception& error);

// A URL with a bound on how long connecting may take, and what every connection of ours is set to.
[[nodiscard]] std::string with_timeout(const std::string& url);
inline constexpr const char* settings_of_a_connection =
    "SET statement_timeout = '10s'; SET lock_timeout = '8s'; SET bytea_output = 'hex';"
    " SET client_min_messages = warning";
// Longer than any statement may take, answers included: then the connection itself is at fault.
inline constexpr std::chrono::seconds longest_silence{12};

// A connection that does not mend itself behind our back, with bounded waits.
[[nodiscard]] std::unique_ptr<pqxx::connection> connect(const std::string& url);
// The same, watched from its first word.
[[nodiscard]] std::unique_ptr<pqxx::connection> connect(const std::string& url, Watchdog& watchdog);

// A statement that is asked often: PostgreSQL reads and plans it once for each connection.
struct Statement {
  const char* name;  // its own; "find_game"
  const char* sql;
};
template <class... Parameters>
pqxx::result exec_known(pqxx::transaction_base& tx, const Statement& statement,
                        Parameters&&... parameters) {
  tx.conn().prepare(statement.name, statement.sql);  // does nothing the second time
  return tx.exec_prepared(statement.name, std::forward<Parameters>(parameters)...);
}

class Database {
 public:
  Database(std::string url, std::size_t threads);
  ~Database();

  // Runs `work(pqxx::work&)` in a transaction on this thread and commits. It is run again on a
  // fresh connection if a stale one breaks before the commit, so it must do nothing but talk to the
  // transaction.
  template <class F>
  auto transact(F work) {
    return attempt<pqxx::work>(work);
  }
  // The same on the pool, for coroutines.
  template <class F>
  Awaitable<std::invoke_result_t<F&, pqxx::work&>> run(F work) {
    auto call = [this, work = std::move(work)]() mutable { return attempt<pqxx::work>(work); };
    co_return co_await offload(pool_, std::move(call));
  }
  // Runs `work(Reading&)`, which only reads. Each statement sees what is committed as it begins, as
  // it would in a transaction of ours, without a word to the server before and after.
  using Reading = pqxx::nontransaction;
  template <class F>
  Awaitable<std::invoke_result_t<F&, Reading&>> read(F work) {
    auto call = [this, work = std::move(work)]() mutable { return attempt<Reading>(work); };
    co_return co_await offload(pool_, std::move(call));
  }

  // Something that blocks, on the pool: for who needs more than a transaction.
  template <class F>
  Awaitable<std::invoke_result_t<F&>> call(F work) {
    co_return co_await offload(pool_, std::move(work));
  }

  [[nodiscard]] const std::string& url() const { return url_; }
  [[nodiscard]] Watchdog& watchdog() { return watchdog_; }
  void stop();

 private:
  using Connection = std::unique_ptr<pqxx::connection>;
  enum class Phase { working, committing };

  template <class Transaction, class F>
  std::invoke_result_t<F&, Transaction&> attempt(F& work) {
    for (int attempt = 0;; ++attempt) {
      auto connection = borrow();
      Phase phase = Phase::working;
      try {
        if constexpr (std::is_void_v<std::invoke_result_t<F&, Transaction&>>) {
          commit<Transaction>(*connection, work, phase);
          give_back(std::move(connection));
          return;
        } else {
          auto result = commit<Transaction>(*connection, work, phase);
          give_back(std::move(connection));
          return result;
        }
      } catch (const pqxx::broken_connection& error) {
        give_up_or_retry(phase, attempt, error);
      } catch (const pqxx::in_doubt_error& error) {
        give_up_or_retry(Phase::committing, attempt, error);
      }
    }
  }

  template <class Transaction, class F>
  auto commit(pqxx::connection& connection, F& work, Phase& phase) {
    const auto watch = watchdog_.over(connection.sock(), longest_silence);
    try {
      Transaction transaction{connection};
      if constexpr (std::is_void_v<std::invoke_result_t<F&, Transaction&>>) {
        work(transaction);
        phase = Phase::committing;
        transaction.commit();
      } else {
        auto result = work(transaction);
        phase = Phase::committing;
        transaction.commit();
        return result;
      }
    } catch (const pqxx::sql_error& error) {
      // A server that is told to stop says so as an error of the statement.
      if (!connection.is_open() || error.sqlstate().starts_with("57P")) {
        throw pqxx::broken_connection{error.what()};
      }
      throw;
    }
  }

  [[nodiscard]] Connection borrow();
  void give_back(Connection connection);
  void give_up_or_retry(Phase phase, int attempt, const std::exception& error);

  std::string url_;
  std::size_t most_idle_;
  Watchdog watchdog_;
  std::mutex mutex_;
  std::vector<Connection> idle_;
  asio::thread_pool pool_;
};

}  // namespace chartroom::server
