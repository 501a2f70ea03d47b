// A connection to PostgreSQL that Asio drives: a statement is sent and its answer awaited without a
// thread that waits. libpq's asynchronous calls rather than libpqxx, for the journal alone: there
// each commit would hop to another thread and back.
#pragma once

#include <libpq-fe.h>

#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <chrono>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/offload.hpp"
#include "journal/watchdog.hpp"

namespace chartroom::server {

// The statement was refused; the connection lives, and nothing was done.
class StatementFailed : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class PgResult {
 public:
  explicit PgResult(PGresult* result) : result_{result} {}
  [[nodiscard]] int rows() const { return PQntuples(result_.get()); }
  // Rows that the statement wrote or found.
  [[nodiscard]] std::size_t affected() const;
  // In binary.
  [[nodiscard]] std::string_view value(int row, int column) const;

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

struct Prepared {
  const char* name;
  const char* sql;
};

class AsyncConnection {
 public:
  using Clock = std::chrono::steady_clock;

  // Blocks until it is there, at most as long as the URL's connect_timeout; throws Unavailable.
  // Bytes come and go on the loop.
  AsyncConnection(const Executor& executor, const std::string& url, Watchdog& watchdog,
                  std::span<const Prepared> statements);
  ~AsyncConnection();
  AsyncConnection(const AsyncConnection&) = delete;
  AsyncConnection& operator=(const AsyncConnection&) = delete;

  // A transaction of its own. Throws StatementFailed, or Unavailable if there was no answer by the
  // deadline: then the outcome is unknown, and the connection is good for nothing more.
  [[nodiscard]] Awaitable<PgResult> exec(const char* prepared,
                                         std::span<const std::string_view> parameters,
                                         Clock::time_point deadline);

 private:
  using Socket = asio::posix::basic_stream_descriptor<Executor>;
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  [[nodiscard]] Awaitable<void> send_all();
  [[nodiscard]] Awaitable<void> wait(Socket::wait_type what);
  [[noreturn]] void give_up() const;
  void check(PGresult* result) const;

  std::unique_ptr<PGconn, Finish> connection_;
  Socket socket_;
  Timer deadline_;
  bool too_late_{};
  std::shared_ptr<const bool> alive_{std::make_shared<bool>(true)};  // for the deadline's handler
};

}  // namespace chartroom::server
