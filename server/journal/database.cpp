#include "journal/database.hpp"

#include <algorithm>

#include "fair/fair.hpp"

namespace chartroom::server {

std::string with_timeout(const std::string& url) {
  if (url.find("connect_timeout") != std::string::npos) return url;
  if (url.find("://") == std::string::npos) return url + " connect_timeout=5";
  return url + (url.find('?') == std::string::npos ? "?" : "&") + "connect_timeout=5";
}

std::string to_bytea(std::string_view bytes) {
  return "\\x" + fair::hex(bytes);
}

std::string from_bytea(const pqxx::field& field) {
  const std::string_view text{field.c_str(), field.size()};
  auto bytes = text.starts_with("\\x") ? fair::unhex(text.substr(2)) : std::nullopt;
  if (!bytes) throw std::runtime_error("a bytea column does not read as hex");
  return *std::move(bytes);
}

std::string one_line(const std::exception& error) {
  std::string text = error.what();
  std::ranges::replace(text, '\n', ' ');
  return text;
}

namespace {

std::unique_ptr<pqxx::connection> open(const std::string& url) {
  auto connection = std::make_unique<pqxx::connection>(with_timeout(url));
  // libpqxx 7 never reactivates by itself, so this has no successor.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  connection->inhibit_reactivation(true);
#pragma GCC diagnostic pop
  // Without the details, which quote what is in rows: errors are logged.
  connection->set_verbosity(pqxx::connection_base::terse);
  return connection;
}

void set_up(pqxx::connection& connection) {
  pqxx::nontransaction settings{connection};
  settings.exec0(settings_of_a_connection);
}

}  // namespace

std::unique_ptr<pqxx::connection> connect(const std::string& url) {
  auto connection = open(url);
  set_up(*connection);
  return connection;
}

std::unique_ptr<pqxx::connection> connect(const std::string& url, Watchdog& watchdog) {
  auto connection = open(url);
  const auto watch = watchdog.over(connection->sock(), longest_silence);
  set_up(*connection);
  return connection;
}

Database::Database(std::string url, std::size_t threads)
    : url_{std::move(url)}, most_idle_{threads}, pool_{threads} {}

Database::~Database() {
  stop();
}

void Database::stop() {
  pool_.join();
}

Database::Connection Database::borrow() {
  {
    const std::lock_guard lock{mutex_};
    if (!idle_.empty()) {
      auto connection = std::move(idle_.back());
      idle_.pop_back();
      return connection;
    }
  }
  try {
    return connect(url_, watchdog_);
  } catch (const pqxx::failure& error) {
    throw Unavailable{error.what()};
  }
}

void Database::give_back(Connection connection) {
  const std::lock_guard lock{mutex_};
  if (connection->is_open() && idle_.size() < most_idle_) idle_.push_back(std::move(connection));
}

void Database::give_up_or_retry(Phase phase, int attempt, const std::exception& error) {
  {
    // Connections that were idle while the server went away are no better than this one.
    const std::lock_guard lock{mutex_};
    idle_.clear();
  }
  if (phase == Phase::committing || attempt > 0) throw Unavailable{error.what()};
}

}  // namespace chartroom::server
