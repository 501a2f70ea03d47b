// A running server: its parts, put together, from start to a tidy end. run_server() has one; tests
// have several.
#pragma once

#include <memory>

#include "app/metrics.hpp"
#include "app/settings.hpp"
#include "journal/listener.hpp"
#include "lobby/news.hpp"
#include "net/acceptor.hpp"

namespace chartroom::server {

class Node {
 public:
  // Listens when constructed; throws std::exception if it cannot start.
  Node(Settings settings, wire::Rulesets rulesets);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  [[nodiscard]] std::uint16_t port() const { return acceptor_.port(); }
  [[nodiscard]] std::size_t connections() const { return acceptor_.open(); }
  // Empty without TLS.
  [[nodiscard]] const std::string& tls_fingerprint() const { return fingerprint_; }
  // Says good-bye, writes what is under way, ends. May be called once from any thread but the
  // node's own.
  void stop();

 private:
  [[nodiscard]] Listener::Handlers handlers();
  [[nodiscard]] Metrics::Sample sample(const Health::State& state) const;
  [[nodiscard]] Awaitable<void> sweep_now_and_then();
  [[nodiscard]] Awaitable<void> look_for_what_notes_missed();
  void wait_for_connections_to_end(std::chrono::seconds patience) const;

  Settings settings_;
  wire::Rulesets rulesets_;
  std::string name_;  // among the nodes on this database
  std::string fingerprint_;
  std::optional<asio::ssl::context> tls_;
  Metrics metrics_;
  Database database_;
  fair::SigningKey key_;
  Loops loops_;
  std::unique_ptr<Listener> listener_;
  Journal journal_;
  Accounts accounts_;
  Presence presence_;
  asio::thread_pool thinking_;  // bots
  GameHosts hosts_;
  Lobby lobby_;
  News news_;
  Allowances allowances_;
  Notes notes_;
  Services services_;
  Health health_;
  Pages pages_;
  Roster roster_;
  NetParts net_parts_;
  Acceptor acceptor_;
  bool stopped_{};
};

}  // namespace chartroom::server
