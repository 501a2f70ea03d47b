#include "support/database.hpp"

#include <cstdio>
#include <cstdlib>
#include <pqxx/pqxx>

#include "fair/fair.hpp"
#include "journal/migrate.hpp"
#include "support/private_postgres.hpp"

namespace chartroom::testing {
namespace {

std::string server_url() {
  if (const char* given = std::getenv("CHARTROOM_TEST_DATABASE"); given != nullptr && *given != 0) {
    return given;
  }
  static const PrivatePostgres server{Durable::no};
  return server.url();
}

// The same server, another database.
std::string with_database(const std::string& url, const std::string& name) {
  const auto host = url.find("://") + 3;
  const auto query = url.find('?', host);
  const auto slash = url.find('/', host);
  const auto end = slash < query ? slash : query;
  return url.substr(0, end) + "/" + name + (query == std::string::npos ? "" : url.substr(query));
}

void exec_on(const std::string& url, const std::string& sql) {
  pqxx::connection connection{url};
  pqxx::nontransaction tx{connection};
  tx.exec(sql);
}

}  // namespace

TestDatabase::TestDatabase(Schema schema)
    : name_{"chartroom_test_" + fair::hex(fair::random_bytes(6))},
      url_{with_database(server_url(), name_)} {
  exec_on(server_url(), "CREATE DATABASE " + name_);
  if (schema == Schema::migrated) server::migrate(url_);
}

TestDatabase::~TestDatabase() {
  try {
    exec_on(server_url(), "DROP DATABASE " + name_ + " WITH (FORCE)");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "could not drop %s: %s\n", name_.c_str(), error.what());
  }
}

void TestDatabase::exec(const std::string& sql) const {
  exec_on(url_, sql);
}

std::string TestDatabase::value(const std::string& sql) const {
  pqxx::connection connection{url_};
  pqxx::nontransaction tx{connection};
  return tx.exec1(sql)[0].as<std::string>();
}

void TestDatabase::go_away() const {
  exec_on(server_url(), "ALTER DATABASE " + name_ + " ALLOW_CONNECTIONS false");
  exec_on(server_url(),
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name_ + "'");
}

void TestDatabase::come_back() const {
  exec_on(server_url(), "ALTER DATABASE " + name_ + " ALLOW_CONNECTIONS true");
}

}  // namespace chartroom::testing
