// A tool that is told to end (SIGINT, SIGTERM, SIGHUP) tidies up first.
#pragma once

#include <functional>
#include <memory>

namespace chartroom::testing {

class OnSignal {
 public:
  // `last` runs on a thread of its own; then the process ends by the signal it was sent, whatever
  // its other threads are at.
  explicit OnSignal(std::function<void()> last);
  ~OnSignal();
  OnSignal(const OnSignal&) = delete;
  OnSignal& operator=(const OnSignal&) = delete;

 private:
  class Watch;
  std::unique_ptr<Watch> watch_;
};

}  // namespace chartroom::testing
