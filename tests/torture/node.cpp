#include "torture/node.hpp"

#include <csignal>

namespace chartroom::torture {
namespace {

constexpr std::chrono::seconds drains_within{30};
constexpr std::chrono::milliseconds between_starts{300};

std::uint16_t reserve_a_port(boost::asio::ip::tcp::socket& socket) {
  using boost::asio::ip::tcp;
  socket.open(tcp::v4());
  socket.set_option(tcp::socket::reuse_address{true});
  socket.bind({boost::asio::ip::address_v4::loopback(), 0});
  return socket.local_endpoint().port();
}

}  // namespace

Node::Node(Place place) : place_{std::move(place)}, port_{reserve_a_port(reservation_)} {}

void Node::kill() {
  process_.reset();
}

std::string Node::how_it_crashed() {
  if (!process_ || running() || process_->ended_by() == 0) return "";
  auto words = place_.name + " crashed (signal " + std::to_string(process_->ended_by()) + ")";
  process_.reset();
  return words;
}

std::string Node::drain() {
  if (!running()) return "";
  process_->signal(SIGTERM);
  const int code = process_->exit_code(drains_within);
  const bool late = process_->running();
  const int by = process_->ended_by();
  process_.reset();
  if (code == 0) return "";
  return place_.name + ", told to stop, " +
         (late      ? "did not"
          : by != 0 ? "crashed (signal " + std::to_string(by) + ")"
                    : "ended with " + std::to_string(code));
}

bool Node::listens() const {
  boost::asio::io_context context;
  boost::asio::ip::tcp::socket socket{context};
  boost::system::error_code error;
  socket.connect({boost::asio::ip::address_v4::loopback(), port_}, error);
  return !error;
}

void Node::start() {
  const auto now = std::chrono::steady_clock::now();
  if (running() || (process_ && now - started_ < between_starts)) return;
  started_ = now;
  process_.emplace(std::vector<std::string>{place_.program,
                                            "serve",
                                            "--database",
                                            place_.database,
                                            "--listen",
                                            "127.0.0.1",
                                            "--port",
                                            std::to_string(port_),
                                            "--allow-root",
                                            "--log-level",
                                            "warn",
                                            "--argon2-memory-kib",
                                            "64",
                                            "--argon2-passes",
                                            "1",
                                            "--logins-per-minute",
                                            "60000",
                                            "--logins-burst",
                                            "10000",
                                            "--max-connections-per-address",
                                            "1000",
                                            "--idle-game-seconds",
                                            "20",
                                            "--io-threads",
                                            "2"},
                   log());
}

}  // namespace chartroom::torture
