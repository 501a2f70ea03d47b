#include "journal/async_connection.hpp"

#include <boost/asio/as_tuple.hpp>
#include <cstdlib>
#include <vector>

#include "journal/database.hpp"

namespace chartroom::server {
namespace {

using Wait = asio::posix::descriptor_base;
using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;

std::string message_of(PGconn* connection) {
  return one_line(std::runtime_error{PQerrorMessage(connection)});
}

bool is_good(const PGresult* result) {
  const auto status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

}  // namespace

std::string_view PgResult::value(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::size_t PgResult::affected() const {
  return std::strtoull(PQcmdTuples(result_.get()), nullptr, 10);
}

AsyncConnection::AsyncConnection(const Executor& executor, const std::string& url,
                                 Watchdog& watchdog, std::span<const Prepared> statements)
    : connection_{PQconnectdb(with_timeout(url).c_str())}, socket_{executor}, deadline_{executor} {
  auto* connection = connection_.get();
  if (PQstatus(connection) != CONNECTION_OK) throw Unavailable{message_of(connection)};
  const auto watch = watchdog.over(PQsocket(connection), longest_silence);
  const Result settings{PQexec(connection, settings_of_a_connection), &PQclear};
  check(settings.get());
  for (const auto& statement : statements) {
    const Result result{PQprepare(connection, statement.name, statement.sql, 0, nullptr), &PQclear};
    check(result.get());
  }
  PQsetnonblocking(connection, 1);
  socket_.assign(PQsocket(connection));
}

AsyncConnection::~AsyncConnection() {
  // libpq closes it.
  if (socket_.is_open()) socket_.release();
}

void AsyncConnection::give_up() const {
  throw Unavailable{too_late_ ? "the database did not answer in time"
                              : message_of(connection_.get())};
}

void AsyncConnection::check(PGresult* result) const {
  if (is_good(result)) return;
  if (PQstatus(connection_.get()) != CONNECTION_OK) give_up();
  const std::string_view state = PQresultErrorField(result, PG_DIAG_SQLSTATE) != nullptr
                                     ? PQresultErrorField(result, PG_DIAG_SQLSTATE)
                                     : "";
  const auto message = one_line(std::runtime_error{PQresultErrorMessage(result)});
  // 57P: told to stop; 53: out of disk or memory; 58: a fault of the system; XX: of PostgreSQL.
  const auto of_the_server = {"57P", "53", "58", "XX"};
  for (const std::string_view kind : of_the_server) {
    if (state.starts_with(kind)) throw Unavailable{message};
  }
  throw StatementFailed{message};
}

Awaitable<void> AsyncConnection::wait(Wait::wait_type what) {
  const auto [error] = co_await socket_.async_wait(what, asio::as_tuple(use_awaitable));
  if (error || too_late_) give_up();
}

Awaitable<void> AsyncConnection::send_all() {
  while (true) {
    const int left = PQflush(connection_.get());
    if (left == 0) co_return;
    if (left < 0) give_up();
    co_await wait(Wait::wait_write);
    // Else both ends could wait for the other to read.
    if (PQconsumeInput(connection_.get()) == 0) give_up();
  }
}

Awaitable<PgResult> AsyncConnection::exec(const char* prepared,
                                          std::span<const std::string_view> parameters,
                                          Clock::time_point deadline) {
  auto* connection = connection_.get();
  std::vector<const char*> values;
  std::vector<int> lengths;
  const std::vector<int> formats(parameters.size(), 1);
  for (const auto& parameter : parameters) {
    values.push_back(parameter.data());
    lengths.push_back(static_cast<int>(parameter.size()));
  }
  deadline_.expires_at(deadline);
  deadline_.async_wait([this, alive = std::weak_ptr{alive_}](boost::system::error_code error) {
    if (error || alive.expired()) return;
    too_late_ = true;
    socket_.cancel();
  });
  const bool sent = PQsendQueryPrepared(connection, prepared, static_cast<int>(values.size()),
                                        values.data(), lengths.data(), formats.data(), 1) == 1;
  if (!sent) give_up();
  co_await send_all();
  Result result{nullptr, &PQclear};
  while (true) {
    while (PQisBusy(connection) == 1) {
      co_await wait(Wait::wait_read);
      if (PQconsumeInput(connection) == 0) give_up();
    }
    Result next{PQgetResult(connection), &PQclear};
    if (!next) break;
    // The rows come before the commit, which can still fail: what comes last counts.
    if (!result || !is_good(next.get())) result = std::move(next);
  }
  deadline_.cancel();
  if (!result || PQstatus(connection) != CONNECTION_OK) give_up();
  check(result.get());
  co_return PgResult{result.release()};
}

}  // namespace chartroom::server
