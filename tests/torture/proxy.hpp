// What lies between a node and its database: bytes go through it both ways until it is told to do
// them harm. Its methods may be called from any thread.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <string>

namespace chartroom::torture {

// A harm that is done once, to the next bytes that give the occasion.
enum class Trap : std::uint8_t {
  none,
  in_a_request,   // half of it goes on, then the connection is cut
  before_answer,  // a commit goes on; its answer does not come back
  in_an_answer,   // half of it goes on
};

class Proxy {
 public:
  Proxy(boost::asio::io_context& context, std::string upstream_socket);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
  void cut_all();
  // New connections are closed as they come, until told otherwise.
  void refuse(bool refusing) { refusing_ = refusing; }
  void set(Trap trap) { trap_ = trap; }
  // Nothing is left of the trap that was set.
  [[nodiscard]] bool sprung() const { return trap_ == Trap::none; }
  // Answers wait for so long.
  void hold_answers(std::chrono::milliseconds time);
  // The connections that are open now swallow what they are given, and nobody is told.
  void go_deaf();
  // And then they are found to be broken.
  void cut_the_deaf();

 private:
  class Pair;
  using Clock = std::chrono::steady_clock;
  void accept();
  [[nodiscard]] bool take(Trap trap);

  boost::asio::io_context& context_;
  std::string upstream_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::uint16_t port_;
  std::atomic<bool> refusing_{};
  std::atomic<Trap> trap_{Trap::none};
  std::atomic<Clock::time_point> held_until_{};
  std::set<std::shared_ptr<Pair>> pairs_;
};

}  // namespace chartroom::torture
