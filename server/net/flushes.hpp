// The sockets of one loop whose frames wait to be written. They are written together, after all
// else that was ready to be done: what one order brings several people, and many orders at a time,
// goes out in one go.
#pragma once

#include <boost/asio/execution_context.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <utility>
#include <vector>

#include "base/executor.hpp"

namespace chartroom::server {

// What has frames to write.
class Flushed {
 public:
  Flushed() = default;
  Flushed(const Flushed&) = delete;
  Flushed& operator=(const Flushed&) = delete;
  virtual ~Flushed() = default;
  virtual void flush() = 0;
};

// One for each loop, and used on it alone.
class Flushes final : public asio::execution_context::service {
 public:
  using key_type = Flushes;
  static inline asio::execution_context::id id;

  explicit Flushes(asio::execution_context& loop) : service{loop} {}
  [[nodiscard]] static Flushes& of(const Executor& executor) {
    return asio::use_service<Flushes>(executor.context());
  }

  // At the next opportunity. Once is enough until then.
  void soon(const Executor& executor, std::shared_ptr<Flushed> socket) {
    waiting_.push_back(std::move(socket));
    if (waiting_.size() > 1) return;
    asio::post(executor, [this] {
      for (const auto& each : std::exchange(waiting_, {})) each->flush();
    });
  }
  // There is little to do: who writes at once keeps nobody waiting. If there were much, each write
  // would wake its reader by itself, and each time anew.
  [[nodiscard]] bool few() const { return waiting_.size() <= at_one_table; }

 private:
  static constexpr std::size_t at_one_table = 2;
  void shutdown() override { waiting_.clear(); }

  std::vector<std::shared_ptr<Flushed>> waiting_;
};

}  // namespace chartroom::server
