#include "base/loops.hpp"

namespace chartroom::server {

Loops::Loops(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    auto& context = contexts_.emplace_back();
    executors_.push_back(context.get_executor());
    work_.emplace_back(context.get_executor());
  }
}

// What waits on one loop may own something of another: all of it goes before any loop does.
Loops::~Loops() {
  stop();
  for (auto& context : contexts_) context.drop_all();
}

void Loops::run() {
  for (auto& context : contexts_) {
    threads_.emplace_back([&context] { context.run(); });
  }
}

void Loops::stop() {
  work_.clear();
  for (auto& context : contexts_) context.stop();
  for (auto& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace chartroom::server
