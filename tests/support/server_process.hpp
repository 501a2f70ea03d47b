// A real chartroomd in a process of its own, to be killed. It ends with the thread that started it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace chartroom::testing {

class ServerProcess {
 public:
  // Runs `program arguments...` with the variables set; waits until it listens. Its log goes to
  // stderr of the test.
  ServerProcess(const std::string& program, const std::string& database_url,
                std::vector<std::string> more_arguments = {},
                std::vector<std::string> environment = {});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] pid_t pid() const { return pid_; }
  void kill();         // -9
  void ask_to_stop();  // SIGTERM
  // Waits for the end: the exit code, or -1 if it did not exit by itself within ten seconds.
  int exit_code();
  // Waits until it has ended by itself.
  bool ended_by_itself();

 private:
  void wait_for_port(const std::string& file);

  pid_t pid_{};
  std::uint16_t port_{};
};

// Runs a program to its end: its exit code.
int run_to_end(const std::string& program, std::vector<std::string> arguments);

}  // namespace chartroom::testing
