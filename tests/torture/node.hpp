// One chartroomd, at the same address however often it dies.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "torture/child.hpp"

namespace chartroom::torture {

class Node {
 public:
  struct Place {
    std::string program;
    std::string database;  // URL
    std::string folder;    // for its log
    std::string name;
  };
  explicit Node(Place place);

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] bool running() { return process_ && process_->running(); }
  void kill();
  // If it was ended by a signal that we did not send: its words for that. Told once.
  [[nodiscard]] std::string how_it_crashed();
  // By SIGTERM. What was wrong with how it ended, if anything was.
  [[nodiscard]] std::string drain();
  [[nodiscard]] bool listens() const;
  // Does not wait until it listens: the clients do that. Not at once again after it has ended by
  // itself, as it does where there is no database.
  void start();
  [[nodiscard]] std::string log() const { return place_.folder + "/" + place_.name + ".log"; }

 private:
  Place place_;
  // Bound and never listened on: the port is ours while the server is down.
  boost::asio::io_context context_;
  boost::asio::ip::tcp::socket reservation_{context_};
  std::uint16_t port_;
  std::optional<Child> process_;
  std::chrono::steady_clock::time_point started_{};
};

}  // namespace chartroom::torture
