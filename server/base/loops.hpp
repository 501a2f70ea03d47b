// The loops of a node, each with a thread of its own.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <list>
#include <thread>
#include <vector>

#include "base/executor.hpp"

namespace chartroom::server {

class Loops {
 public:
  // They do not run yet; what is posted waits.
  explicit Loops(std::size_t count);
  ~Loops();
  Loops(const Loops&) = delete;
  Loops& operator=(const Loops&) = delete;

  void run();
  // Ends them and waits for their threads. Not from one of these.
  void stop();

  // What there is one of on a node runs here.
  [[nodiscard]] const Executor& first() const { return executors_.front(); }
  [[nodiscard]] const std::vector<Executor>& all() const { return executors_; }
  // In turn. May be called from any one thread.
  [[nodiscard]] const Executor& next() { return executors_[turn_++ % executors_.size()]; }

 private:
  class Context : public asio::io_context {
   public:
    Context() : asio::io_context{1} {}
    // What waits is dropped, as by the destructor, which may come later.
    void drop_all() { shutdown(); }
  };
  std::list<Context> contexts_;
  std::vector<Executor> executors_;
  std::vector<asio::executor_work_guard<Executor>> work_;
  std::vector<std::thread> threads_;
  std::size_t turn_{};
};

}  // namespace chartroom::server
