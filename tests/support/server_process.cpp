#include "support/server_process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "fair/fair.hpp"

namespace chartroom::testing {
namespace {

pid_t start(const std::string& program, std::vector<std::string> arguments,
            const std::vector<std::string>& environment) {
  arguments.insert(arguments.begin(), program);
  std::vector<char*> argv;
  for (auto& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  const pid_t pid = fork();
  if (pid < 0) throw std::runtime_error("cannot fork");
  if (pid > 0) return pid;
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // however the test ends
  for (const auto& variable : environment) putenv(const_cast<char*>(variable.c_str()));
  execv(program.c_str(), argv.data());
  _exit(127);
}

}  // namespace

ServerProcess::ServerProcess(const std::string& program, const std::string& database_url,
                             std::vector<std::string> more_arguments,
                             std::vector<std::string> environment) {
  const auto port_file = "/tmp/chartroom-port-" + fair::hex(fair::random_bytes(6));
  std::vector<std::string> arguments{"serve",
                                     "--database",
                                     database_url,
                                     "--port",
                                     "0",
                                     "--port-file",
                                     port_file,
                                     "--log-level",
                                     "error",
                                     "--allow-root",
                                     "--argon2-memory-kib",
                                     "64",
                                     "--argon2-passes",
                                     "1",
                                     "--logins-per-minute",
                                     "6000",
                                     "--logins-burst",
                                     "1000"};
  arguments.insert(arguments.end(), more_arguments.begin(), more_arguments.end());
  pid_ = start(program, std::move(arguments), environment);
  wait_for_port(port_file);
  std::filesystem::remove(port_file);
}

ServerProcess::~ServerProcess() {
  if (pid_ != 0) kill();
}

void ServerProcess::wait_for_port(const std::string& file) {
  for (int i = 0; i < 500; ++i) {
    if (std::ifstream in{file}; in >> port_) return;
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == pid_) {
      pid_ = 0;
      throw std::runtime_error("the server ended instead of listening");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
  }
  throw std::runtime_error("the server does not listen");
}

void ServerProcess::kill() {
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

void ServerProcess::ask_to_stop() {
  ::kill(pid_, SIGTERM);
}

int ServerProcess::exit_code() {
  for (int i = 0; i < 1000; ++i) {
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == pid_) {
      pid_ = 0;
      return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return -1;
}

bool ServerProcess::ended_by_itself() {
  for (int i = 0; i < 500; ++i) {
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = 0;
      return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return false;
}

int run_to_end(const std::string& program, std::vector<std::string> arguments) {
  const pid_t pid = start(program, std::move(arguments), {});
  int status = 0;
  waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace chartroom::testing
