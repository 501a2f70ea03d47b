#include "support/test_node.hpp"

#include "app/node.hpp"
#include "support/hidden_ruleset.hpp"

namespace chartroom::testing {
namespace {

server::Settings settings_for(const std::string& database_url, const TestLimits& limits) {
  server::Settings settings;
  settings.database = database_url;
  settings.io_threads = 2;  // so that players and their game mostly do not share one
  settings.database_give_up_after = std::chrono::milliseconds{1500};
  settings.accounts.argon2 = {.memory_kib = 64, .passes = 1, .lanes = 1};
  settings.accounts.attempts_burst = limits.attempts_burst;
  settings.session = {.messages_per_second = limits.messages_per_second,
                      .messages_burst = limits.messages_burst,
                      .refused_burst = limits.refused_burst};
  settings.account = limits.account;
  settings.lobby = limits.lobby;
  settings.net.port = 0;
  settings.net.most_queued_bytes = limits.most_queued_bytes;
  settings.net.most_connections_per_address = limits.most_connections_per_address;
  settings.net.write_deadline =
      std::chrono::duration_cast<std::chrono::seconds>(limits.write_deadline);
  if (limits.tls == Tls::on) settings.net.tls = server::TlsMode::self_signed;
  settings.data = limits.data;
  settings.web = limits.web;
  settings.bot_pace = limits.bot_pace;
  settings.standing_pace = limits.standing_pace;
  settings.receipt_pace = limits.receipt_pace;
  settings.idle_game_kept = limits.idle_game_kept;
  if (limits.clock) settings.clock = limits.clock;
  return settings;
}

}  // namespace

class TestNode::Impl {
 public:
  Impl(server::Settings settings, wire::Rulesets rulesets)
      : node{std::move(settings), std::move(rulesets)} {}
  server::Node node;
};

TestNode::TestNode(const std::string& database_url, const TestLimits& limits)
    : TestNode{database_url, limits, {{"picket", picket::ruleset()}}} {}

TestNode::TestNode(const std::string& database_url, const TestLimits& limits,
                   wire::Rulesets rulesets)
    : impl_{std::make_unique<Impl>(settings_for(database_url, limits), std::move(rulesets))} {}

TestNode::~TestNode() = default;

std::uint16_t TestNode::port() const {
  return impl_->node.port();
}

std::size_t TestNode::connections() const {
  return impl_->node.connections();
}

std::string TestNode::tls_fingerprint() const {
  return impl_->node.tls_fingerprint();
}

void TestNode::stop() {
  impl_->node.stop();
}

}  // namespace chartroom::testing
