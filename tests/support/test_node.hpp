// A server in the test's own process, playing Picket unless a test has other rulesets, with cheap
// passwords and generous limits unless it wants otherwise.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/clock.hpp"
#include "lobby/settings.hpp"
#include "session/limits.hpp"
#include "support/client.hpp"
#include "wire/umpire.hpp"

namespace chartroom::testing {

struct TestLimits {
  double messages_per_second{10'000};
  double messages_burst{10'000};
  double refused_burst{2000};
  std::size_t most_queued_bytes{4U << 20U};
  std::size_t most_connections_per_address{64};
  double attempts_burst{1000};
  Wait write_deadline{20'000};
  Wait bot_pace{0};
  Wait standing_pace{10};
  Wait receipt_pace{0};
  std::chrono::seconds idle_game_kept{300};
  std::shared_ptr<server::Clock> clock{};  // null: the real one
  Tls tls{Tls::off};
  std::string data;
  std::string web;  // folder of a browser client; empty: none
  server::AccountLimits account{.messages_per_second = 10'000, .messages_burst = 10'000};
  server::LobbyLimits lobby{};
};

class TestNode {
 public:
  explicit TestNode(const std::string& database_url, const TestLimits& limits = {});
  TestNode(const std::string& database_url, const TestLimits& limits, wire::Rulesets rulesets);
  ~TestNode();
  TestNode(const TestNode&) = delete;
  TestNode& operator=(const TestNode&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  [[nodiscard]] std::size_t connections() const;
  [[nodiscard]] std::string tls_fingerprint() const;
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace chartroom::testing
