// The listening socket: admits connections within limits and finds out whether they speak TLS.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>

#include "net/connection.hpp"

namespace chartroom::server {

class Acceptor {
 public:
  // Listens from now on; throws boost::system::system_error if it cannot.
  Acceptor(asio::io_context& context, const NetParts& parts,
           std::optional<asio::ssl::context>& tls);

  void start();
  void stop();
  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] std::size_t open() const { return admission_.open(); }

 private:
  [[nodiscard]] Awaitable<void> accept_all();
  [[nodiscard]] Awaitable<void> serve(TcpStream stream, Admission::Place place);
  [[nodiscard]] Awaitable<void> find_out(TcpStream stream, std::string address);

  asio::io_context& context_;
  const NetParts& parts_;
  std::optional<asio::ssl::context>& tls_;
  asio::ip::tcp::acceptor acceptor_;
  std::uint16_t port_{};
  Admission admission_;
};

}  // namespace chartroom::server
