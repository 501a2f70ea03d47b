#include "support/private_postgres.hpp"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <vector>

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

struct User {
  uid_t id{};
  gid_t group{};
};

User postgres_user() {
  if (geteuid() != 0) return {geteuid(), getegid()};
  const auto* entry = getpwnam("postgres");
  if (entry == nullptr) throw std::runtime_error("there is no user postgres");
  return {entry->pw_uid, entry->pw_gid};
}

// In the child: becomes the postmaster, which is told to end when its parent does. Only after the
// change of user: that would undo it.
[[noreturn]] void become(std::vector<char*> argv, const User& user, const std::string& log,
                         pid_t parent) {
  const bool root = geteuid() == 0;
  if (root && (setgroups(0, nullptr) != 0 || setgid(user.group) != 0 || setuid(user.id) != 0)) {
    _exit(126);
  }
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  if (getppid() != parent || chdir("/") != 0) _exit(126);  // it has ended already
  const int to = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(to, STDOUT_FILENO);
  dup2(to, STDERR_FILENO);
  execv(argv.front(), argv.data());
  _exit(127);
}

}  // namespace

PrivatePostgres::PrivatePostgres(Durable durable)
    : folder_{"/tmp/chartroom-test-XXXXXX"}, bin_{postgres_folder()} {
  if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("no folder under /tmp");
  try {
    if (geteuid() == 0) run("chown postgres " + folder_);
    run("cd / && " +
        unprivileged(bin_ + "/initdb -A trust -U chartroom -E UTF8 --locale=C.UTF-8 -N -D " +
                     folder_ + "/data") +
        " >/dev/null 2>&1");
    begin(durable);
    wait_until_it_answers();
  } catch (...) {
    stop();
    throw;
  }
}

void PrivatePostgres::begin(Durable durable) {
  std::vector<std::string> arguments{bin_ + "/postgres",
                                     "-D",
                                     folder_ + "/data",
                                     "-c",
                                     "listen_addresses=",
                                     "-c",
                                     "unix_socket_directories=" + folder_,
                                     "-c",
                                     "max_connections=200"};
  if (durable == Durable::no) arguments.insert(arguments.end(), {"-c", "fsync=off"});
  std::vector<char*> argv;
  for (auto& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  const auto user = postgres_user();
  const auto log = folder_ + "/log";
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ < 0) throw std::runtime_error("cannot fork");
  if (pid_ == 0) become(std::move(argv), user, log, parent);
}

void PrivatePostgres::wait_until_it_answers() {
  for (int i = 0; i < 3000; ++i) {
    if (PQping(url().c_str()) == PQPING_OK) return;
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = 0;
      throw std::runtime_error("PostgreSQL ended instead of answering");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
  }
  throw std::runtime_error("PostgreSQL does not answer");
}

PrivatePostgres::~PrivatePostgres() {
  stop();
}

void PrivatePostgres::stop() {
  const std::lock_guard lock{mutex_};
  if (pid_ > 0) {
    kill(pid_, SIGQUIT);
    waitpid(pid_, nullptr, 0);
    pid_ = 0;
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string PrivatePostgres::url() const {
  return "postgresql:///postgres?host=" + folder_ + "&user=chartroom";
}

}  // namespace chartroom::testing
