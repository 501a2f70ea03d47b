#include "support/private_postgres.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

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

}  // namespace

PrivatePostgres::PrivatePostgres(Durable durable)
    : folder_{"/tmp/chartroom-test-XXXXXX"}, bin_{postgres_folder()} {
  if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("no folder under /tmp");
  if (geteuid() == 0) run("chown postgres " + folder_);
  const auto data = folder_ + "/data";
  run("cd / && " +
      unprivileged(bin_ + "/initdb -A trust -U chartroom -E UTF8 --locale=C.UTF-8 -N -D " + data) +
      " >/dev/null 2>&1");
  run("cd / && " +
      unprivileged(bin_ + "/pg_ctl -D " + data + " -w -l " + folder_ +
                   "/log -o \"-c listen_addresses= -c unix_socket_directories=" + folder_ +
                   " -c max_connections=200" + (durable == Durable::no ? " -c fsync=off" : "") +
                   "\" start") +
      " >/dev/null 2>&1");
}

PrivatePostgres::~PrivatePostgres() {
  const auto stop = "cd / && " +
                    unprivileged(bin_ + "/pg_ctl -D " + folder_ + "/data -m immediate stop") +
                    " >/dev/null 2>&1";
  static_cast<void>(std::system(stop.c_str()));
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string PrivatePostgres::url() const {
  return "postgresql:///postgres?host=" + folder_ + "&user=chartroom";
}

}  // namespace chartroom::testing
