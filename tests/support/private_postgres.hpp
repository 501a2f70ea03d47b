// A PostgreSQL of one's own, started under /tmp and stopped with its owner.
#pragma once

#include <sys/types.h>

#include <mutex>
#include <string>

namespace chartroom::testing {

// Without durability it is faster: what is lost when the machine dies, nobody misses in a test.
enum class Durable : bool { no, yes };

// However its owner ends, kill -9 included, it ends too; only its folder is then left. It must be
// made by a thread that lasts as long as the process does.
class PrivatePostgres {
 public:
  explicit PrivatePostgres(Durable durable);
  ~PrivatePostgres();
  PrivatePostgres(const PrivatePostgres&) = delete;
  PrivatePostgres& operator=(const PrivatePostgres&) = delete;

  [[nodiscard]] std::string url() const;
  [[nodiscard]] const std::string& folder() const { return folder_; }
  [[nodiscard]] pid_t pid() const { return pid_; }
  // Ends it and removes its folder; may be called from any thread, and more than once.
  void stop();

 private:
  void begin(Durable durable);
  void wait_until_it_answers();

  std::string folder_;
  std::string bin_;
  std::mutex mutex_;
  pid_t pid_{};
};

}  // namespace chartroom::testing
