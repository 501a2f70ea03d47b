// Everything the operator may set, with defaults that are safe.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "accounts/settings.hpp"
#include "base/clock.hpp"
#include "base/log.hpp"
#include "lobby/settings.hpp"
#include "session/limits.hpp"

namespace chartroom::server {

enum class TlsMode : std::uint8_t { off, self_signed, files };
enum class MetricsFor : std::uint8_t { loopback, everybody };

struct NetSettings {
  std::string listen{"127.0.0.1"};
  std::uint16_t port{1914};  // 0: any free one
  TlsMode tls{TlsMode::off};
  std::filesystem::path tls_cert;
  std::filesystem::path tls_key;
  MetricsFor metrics_for{MetricsFor::loopback};

  std::size_t most_message_bytes{256U * 1024U};
  std::size_t most_connections{10'000};  // fewer, if there are not that many open files
  std::size_t most_connections_per_address{64};
  std::size_t most_queued_frames{1024};
  std::size_t most_queued_bytes{4U * 1024U * 1024U};
  std::chrono::seconds handshake_deadline{10};
  std::chrono::seconds idle_deadline{60};  // half of it without a word: a ping
  std::chrono::seconds write_deadline{20};
};

struct LogSettings {
  std::string level{"info"};
  log::Format format{log::Format::text};
};

// Half of the cores: PostgreSQL mostly has the others. With two cores one thread answers as much as
// two, since nothing hops.
[[nodiscard]] inline std::size_t io_threads_by_default() {
  return std::clamp<std::size_t>(std::thread::hardware_concurrency() / 2, 1, 4);
}

struct Settings {
  std::string database;
  std::filesystem::path data;
  std::filesystem::path pack;
  std::filesystem::path web;        // the browser client's files; empty: none
  std::filesystem::path port_file;  // empty: none
  LogSettings log;
  std::size_t io_threads{io_threads_by_default()};
  std::size_t database_threads{4};
  std::chrono::milliseconds database_give_up_after{5000};
  std::chrono::seconds idle_game_kept{300};
  // Told to stop, the node says so to balancers, and serves for so long all the same.
  std::chrono::seconds drain{0};
  // Bots answer after a whole number of these, so that how long they thought tells nobody how much
  // they had to think about; zero: at once.
  std::chrono::milliseconds bot_pace{250};
  // Standing orders answer after this, whatever they answer.
  std::chrono::milliseconds standing_pace{2000};
  // Between two receipts for one viewer: signing takes longer than the rest of an order.
  std::chrono::milliseconds receipt_pace{1000};
  // Only tests have another.
  std::shared_ptr<Clock> clock{std::make_shared<SteadyClock>()};
  NetSettings net;
  SessionLimits session;
  AccountLimits account;
  LobbyLimits lobby;
  AccountSettings accounts;
  bool root_allowed{};
  // Where a game's host has got to; only tests listen.
  std::function<void(std::string_view place)> at;
};

}  // namespace chartroom::server
