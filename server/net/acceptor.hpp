// The listening socket: admits connections within limits and finds out whether they speak TLS.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <optional>
#include <string>

#include "base/loops.hpp"
#include "net/connection.hpp"

namespace chartroom::server {

class Acceptor {
 public:
  // Listens from now on; throws boost::system::system_error if it cannot.
  // Its connections go to the loops in turn.
  Acceptor(Loops& loops, const NetParts& parts, std::optional<asio::ssl::context>& tls);

  void start();
  void stop();
  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] std::size_t open() const { return admission_.open(); }

 private:
  [[nodiscard]] Awaitable<void> accept_all();
  void take(const Executor& loop, TcpStream stream, const std::string& address);
  void turn_away(const Executor& loop, TcpStream stream, Full why);
  [[nodiscard]] Awaitable<void> serve(TcpStream stream, Admission::Place place);
  [[nodiscard]] Awaitable<void> find_out(TcpStream stream, std::string address);

  Loops& loops_;
  const NetParts& parts_;
  std::optional<asio::ssl::context>& tls_;
  asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor_;
  std::uint16_t port_{};
  Admission admission_;
  Admission refusals_;  // that are being said
};

}  // namespace chartroom::server
