// A tool that starts a PostgreSQL leaves none behind, however it ends.
#include <doctest/doctest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "support/on_signal.hpp"
#include "support/private_postgres.hpp"

using namespace chartroom::testing;

namespace {

// Not if it has ended and nobody has asked how.
bool runs(pid_t process) {
  std::ifstream in{"/proc/" + std::to_string(process) + "/stat"};
  const std::string text{std::istreambuf_iterator<char>{in}, {}};
  const auto name_ends = text.rfind(") ");
  return name_ends != std::string::npos && text[name_ends + 2] != 'Z';
}

// A process with a PostgreSQL, which it tells of through a pipe; then it sits there.
class Tool {
 public:
  Tool() {
    int ends[2]{};
    REQUIRE(pipe(ends) == 0);
    pid = fork();
    REQUIRE(pid >= 0);
    if (pid == 0) be_one(ends[1]);
    close(ends[1]);
    char byte = 0;
    std::string text;
    while (read(ends[0], &byte, 1) == 1 && byte != '\n') text += byte;
    close(ends[0]);
    const auto space = text.find(' ');
    REQUIRE(space != std::string::npos);
    postmaster = std::stoi(text.substr(0, space));
    folder = text.substr(space + 1);
  }
  ~Tool() {
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
    std::filesystem::remove_all(folder);
  }
  Tool(const Tool&) = delete;
  Tool& operator=(const Tool&) = delete;

  // The signal by which it ended.
  int ended_by(int signal) {
    kill(pid, signal);
    int status = 0;
    waitpid(pid, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  }
  bool postmaster_ends() const {
    using namespace std::chrono_literals;
    for (int i = 0; i < 1000 && runs(postmaster); ++i) std::this_thread::sleep_for(20ms);
    return !runs(postmaster);
  }

  pid_t pid{};
  pid_t postmaster{};
  std::string folder;

 private:
  [[noreturn]] static void be_one(int out) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // should the test end first
    PrivatePostgres postgres{Durable::no};
    const OnSignal told_to_end{[&postgres] { postgres.stop(); }};
    const auto text = std::to_string(postgres.pid()) + " " + postgres.folder() + "\n";
    if (write(out, text.data(), text.size()) < 0) _exit(1);
    while (true) pause();
  }
};

}  // namespace

TEST_CASE("told to end, a tool takes its PostgreSQL with it, folder and all") {
  for (const int signal : {SIGTERM, SIGINT}) {
    CAPTURE(signal);
    Tool tool;
    CHECK(runs(tool.postmaster));
    CHECK(tool.ended_by(signal) == signal);
    CHECK(tool.postmaster_ends());
    CHECK(!std::filesystem::exists(tool.folder));
  }
}

TEST_CASE("killed, a tool's PostgreSQL ends by itself") {
  Tool tool;
  CHECK(runs(tool.postmaster));
  CHECK(tool.ended_by(SIGKILL) == SIGKILL);
  CHECK(tool.postmaster_ends());
}
