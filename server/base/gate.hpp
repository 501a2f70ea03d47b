// One at a time, first come first served: what a coroutine on a loop holds while it decides,
// writes and applies.
#pragma once

#include <boost/asio/experimental/basic_channel.hpp>
#include <boost/asio/experimental/channel_traits.hpp>
#include <optional>
#include <utility>

#include "base/executor.hpp"

namespace chartroom::server {

class Gate {
 public:
  // Whoever holds one is inside.
  class Turn {
   public:
    Turn() = default;
    explicit Turn(Gate& gate) : gate_{&gate} {}
    Turn(Turn&& other) noexcept : gate_{std::exchange(other.gate_, nullptr)} {}
    Turn& operator=(Turn&& other) noexcept {
      std::swap(gate_, other.gate_);
      return *this;
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn() {
      if (gate_ != nullptr) gate_->leave();
    }

   private:
    Gate* gate_{};
  };

  explicit Gate(const Executor& executor) : context_{executor.context()}, token_{executor, 1} {
    token_.try_send(boost::system::error_code{});
  }

  [[nodiscard]] Awaitable<Turn> enter() {
    auto turn = try_enter();
    if (!turn) {
      ++waiting_;
      co_await token_.async_receive(use_awaitable);
      --waiting_;
      inside_ = true;
      turn.emplace(*this);
    }
    co_return *std::move(turn);
  }
  // Mostly nobody is there: then it takes no wait, and no coroutine. Nothing: somebody is.
  [[nodiscard]] std::optional<Turn> try_enter() {
    if (waiting_ > 0 || !token_.try_receive([](boost::system::error_code) {})) return std::nullopt;
    inside_ = true;
    return std::optional<Turn>{std::in_place, *this};
  }
  [[nodiscard]] bool idle() const { return !inside_ && waiting_ == 0; }

 private:
  void leave() {
    inside_ = false;
    // At the end of a process turns are dropped together with those who wait for one, in any order:
    // nobody is let in any more.
    if (context_.stopped()) return;
    token_.try_send(boost::system::error_code{});
  }

  asio::io_context& context_;
  asio::experimental::basic_channel<Executor, asio::experimental::channel_traits<>,
                                    void(boost::system::error_code)>
      token_;
  bool inside_{};
  int waiting_{};
};

}  // namespace chartroom::server
