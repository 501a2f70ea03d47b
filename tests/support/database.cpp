#include "support/database.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <pqxx/pqxx>
#include <stdexcept>

#include "fair/fair.hpp"
#include "journal/migrate.hpp"

namespace chartroom::testing {
namespace {

void run(const std::string& command) {
  if (std::system(command.c_str()) != 0) throw std::runtime_error("failed: " + command);
}

std::string postgres_folder() {
  for (int version = 20; version >= 13; --version) {
    const auto folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
    if (std::filesystem::exists(folder + "/initdb")) return folder;
  }
  throw std::runtime_error("PostgreSQL is not installed, and CHARTROOM_TEST_DATABASE is not set");
}

// PostgreSQL refuses to run as root.
std::string unprivileged(const std::string& command) {
  return geteuid() == 0 ? "runuser -u postgres -- " + command : command;
}

// A private server without durability: what it loses when the machine dies, nobody misses.
class PrivateServer {
 public:
  PrivateServer() : folder_{"/tmp/chartroom-test-XXXXXX"}, bin_{postgres_folder()} {
    if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("no folder under /tmp");
    if (geteuid() == 0) run("chown postgres " + folder_);
    const auto data = folder_ + "/data";
    run("cd / && " +
        unprivileged(bin_ + "/initdb -A trust -U chartroom -E UTF8 --locale=C.UTF-8 -N -D " +
                     data) +
        " >/dev/null 2>&1");
    run("cd / && " +
        unprivileged(bin_ + "/pg_ctl -D " + data + " -w -l " + folder_ +
                     "/log -o \"-c listen_addresses= -c unix_socket_directories=" + folder_ +
                     " -c fsync=off -c max_connections=200\" start") +
        " >/dev/null 2>&1");
  }
  ~PrivateServer() {
    const auto stop = "cd / && " +
                      unprivileged(bin_ + "/pg_ctl -D " + folder_ + "/data -m immediate stop") +
                      " >/dev/null 2>&1";
    static_cast<void>(std::system(stop.c_str()));
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  PrivateServer(const PrivateServer&) = delete;
  PrivateServer& operator=(const PrivateServer&) = delete;
  [[nodiscard]] std::string url() const {
    return "postgresql:///postgres?host=" + folder_ + "&user=chartroom";
  }

 private:
  std::string folder_;
  std::string bin_;
};

std::string server_url() {
  if (const char* given = std::getenv("CHARTROOM_TEST_DATABASE"); given != nullptr && *given != 0) {
    return given;
  }
  static const PrivateServer server;
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
