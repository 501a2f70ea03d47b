// A client for tests: one WebSocket, driven by hand. Nothing happens between its calls; every wait
// is bounded.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::testing {

namespace v1 = chartroom::v1;
using namespace std::chrono_literals;
using Wait = std::chrono::milliseconds;

enum class Tls { off, on };

class Client {
 public:
  // Connects; throws std::runtime_error if it cannot.
  explicit Client(std::uint16_t port, Tls tls = Tls::off);
  ~Client();
  // To another server, or the same; what has come so far is kept.
  void connect_again(std::uint16_t port);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Sends a request and waits for its reply; pushes that come meanwhile are kept. Throws if none
  // comes.
  v1::Reply ask(const v1::Request& request, Wait wait = 10s);
  std::uint64_t send(const v1::Request& request);
  v1::Reply reply_to(std::uint64_t correlation, Wait wait = 10s);
  // The next kept push that fits, waiting for it; those before it stay.
  std::optional<v1::Push> push(const std::function<bool(const v1::Push&)>& fits, Wait wait = 5s);
  // Bytes as they are, in one message; false if the connection broke while sending.
  bool send_bytes(const std::string& bytes);
  bool send_text(const std::string& text);
  // Reads for so long, and no longer.
  void listen(Wait wait);
  // Reads until the connection ends; false if it does not.
  bool ends(Wait wait = 10s);
  // Stops reading from the socket altogether.
  void stop_reading();

  [[nodiscard]] bool connected() const;
  // The code of the server's close frame; 0 if there was none.
  [[nodiscard]] int close_code() const;
  // Every frame received, as bytes, in order.
  [[nodiscard]] const std::vector<std::string>& frames() const { return frames_; }
  [[nodiscard]] const std::deque<v1::Push>& pushes() const { return pushes_; }

 private:
  class Wire;
  void connect(std::uint16_t port, Tls tls);
  void received(std::string frame);
  bool wait_until(const std::function<bool()>& done, Wait wait);

  std::unique_ptr<Wire> wire_;
  std::uint64_t last_correlation_{};
  std::vector<std::string> frames_;
  std::deque<v1::Push> pushes_;
  std::vector<v1::Envelope> replies_;
};

// The status line and headers and body that a plain HTTP GET is answered with.
// `fields`: more lines of the request's head, each with its CRLF.
[[nodiscard]] std::string http_get(std::uint16_t port, const std::string& path, Tls tls = Tls::off,
                                   const std::string& fields = {});

}  // namespace chartroom::testing
