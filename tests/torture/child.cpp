#include "torture/child.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <thread>
#include <utility>

namespace chartroom::torture {
namespace {

// Between fork and exec: system calls only.
[[noreturn]] void become(char* const* argv, int log, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  setsid();  // Ctrl-C in our terminal reaches only us
  const int nothing = open("/dev/null", O_RDONLY);
  dup2(nothing, 0);
  dup2(log, 1);
  dup2(log, 2);
  for (int fd = 3; fd < 1024; ++fd) close(fd);
  if (chdir("/") != 0) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  execvp(argv[0], argv);
  _exit(127);
}

}  // namespace

std::vector<std::string> operator+(std::vector<std::string> a, const std::vector<std::string>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

std::vector<std::string> unprivileged() {
  if (geteuid() != 0) return {};
  const auto* user = getpwnam("postgres");
  if (user == nullptr) throw std::runtime_error("there is no user postgres to run PostgreSQL as");
  return {"setpriv",
          "--reuid",
          std::to_string(user->pw_uid),
          "--regid",
          std::to_string(user->pw_gid),
          "--clear-groups",
          "--pdeathsig",
          "KILL"};
}

Child::Child(std::vector<std::string> command, const std::string& log) {
  std::vector<char*> argv;
  for (auto& word : command) argv.push_back(word.data());
  argv.push_back(nullptr);
  const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) throw std::runtime_error("cannot write " + log);
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ == 0) become(argv.data(), file, parent);
  close(file);
  if (pid_ < 0) throw std::runtime_error("cannot fork");
}

Child::~Child() {
  kill();
}

Child::Child(Child&& other) noexcept
    : pid_{std::exchange(other.pid_, -1)}, status_{other.status_} {}

Child& Child::operator=(Child&& other) noexcept {
  std::swap(pid_, other.pid_);
  std::swap(status_, other.status_);
  return *this;
}

bool Child::running() {
  if (pid_ <= 0) return false;
  if (waitpid(pid_, &status_, WNOHANG) == 0) return true;
  pid_ = -1;
  return false;
}

void Child::signal(int number) const {
  if (pid_ > 0) ::kill(pid_, number);
}

void Child::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, &status_, 0);
  pid_ = -1;
}

int Child::exit_code(std::chrono::milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (running()) {
    if (std::chrono::steady_clock::now() > end) return -1;
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
}

int Child::ended_by() const {
  return WIFSIGNALED(status_) ? WTERMSIG(status_) : 0;
}

int run_to_end(std::vector<std::string> command, const std::string& log,
               std::chrono::seconds patience) {
  return Child{std::move(command), log}.exit_code(patience);
}

}  // namespace chartroom::torture
