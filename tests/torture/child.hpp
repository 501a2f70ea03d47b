// A process of our own: started with its output in a file, ended by its pid and no other way, and
// gone when we are. Start them from the main thread only: the kernel ends them with the thread that
// started them.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

namespace chartroom::torture {

class Child {
 public:
  Child(std::vector<std::string> command, const std::string& log);
  ~Child();
  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;

  [[nodiscard]] pid_t pid() const { return pid_; }
  [[nodiscard]] bool running();
  void signal(int number) const;
  void kill();  // -9, and waits
  // Waits for its end: the exit code, -1 if a signal ended it or time was up.
  int exit_code(std::chrono::milliseconds patience);
  // The signal that ended it; 0 if none did.
  [[nodiscard]] int ended_by() const;

 private:
  pid_t pid_{-1};
  int status_{};
};

// Runs a command to its end; its exit code.
int run_to_end(std::vector<std::string> command, const std::string& log,
               std::chrono::seconds patience = std::chrono::seconds{60});

// What a command must begin with to run as an unprivileged user: nothing, unless we are root. The
// process is the same, and ends with us.
[[nodiscard]] std::vector<std::string> unprivileged();

[[nodiscard]] std::vector<std::string> operator+(std::vector<std::string> a,
                                                 const std::vector<std::string>& b);

}  // namespace chartroom::torture
