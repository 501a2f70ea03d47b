// What the operator may count. Nothing here is per game or per player, and nothing counts what a
// player may not know of another: not refused orders, not previews, not messages (docs/decisions.md
// says why).
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::server {

// What an order goes through.
enum class Stage : std::uint8_t {
  order,   // all of it: from the request to its answer
  decide,  // what it brings, by the rules
  wait,    // until the journal's writer takes it
  commit,  // of the batch that it is in
  tell,    // what it means for each viewer, into their outboxes
};
inline constexpr std::size_t stage_count = 5;

class Metrics {
 public:
  Metrics();

  void connection_opened();
  void connection_closed();
  void most_connections(std::size_t most) { connections_most_.Set(static_cast<double>(most)); }
  // Turned away, slowed down or cut off, by which limit: docs/operating.md lists them.
  void limited(const std::string& what) { limited_.Add({{"what", what}}).Increment(); }
  // Counted only if it concerns the connection, the account, the lobby, limits or an outage.
  void refused(const v1::Request& request, v1::Refused::Code code);
  void committed(std::size_t entries, double seconds);
  void commit_failed() { commits_failed_.Increment(); }
  void observe(Stage stage, double seconds) {
    stages_[static_cast<std::size_t>(stage)]->Observe(seconds);
  }
  [[nodiscard]] prometheus::Gauge& frames_waiting() { return frames_waiting_; }
  [[nodiscard]] std::uint64_t commits() const {
    return static_cast<std::uint64_t>(commits_.Value());
  }

  // What is looked at only when somebody reads the metrics.
  struct Sample {
    std::size_t journal_queued{};
    std::size_t games_loaded{};
    std::size_t nodes{};
    bool database_reachable{};
    bool ready{};
    std::uint64_t data_free_bytes{};
  };
  void take(const Sample& sample);

  // In Prometheus' text format.
  [[nodiscard]] std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Counter& connections_;
  prometheus::Gauge& connections_open_;
  prometheus::Gauge& connections_most_;
  prometheus::Family<prometheus::Counter>& limited_;
  std::array<prometheus::Counter*, v1::Refused::Code_ARRAYSIZE> refused_{};  // null: not counted
  prometheus::Counter& commits_;
  prometheus::Counter& entries_;
  prometheus::Counter& commits_failed_;
  prometheus::Histogram& commit_entries_;
  std::array<prometheus::Histogram*, stage_count> stages_{};
  prometheus::Gauge& journal_queued_;
  prometheus::Gauge& frames_waiting_;
  prometheus::Gauge& games_loaded_;
  prometheus::Gauge& nodes_;
  prometheus::Gauge& database_reachable_;
  prometheus::Gauge& ready_;
  prometheus::Gauge& data_free_bytes_;
  prometheus::Gauge& resident_bytes_;
  prometheus::Counter& cpu_seconds_;
  prometheus::Gauge& open_files_;
  prometheus::Gauge& most_open_files_;
  prometheus::Gauge& started_;
};

// Time since it was made.
class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(Clock::now() - begun_).count();
  }
  // Into the metrics, where there are any.
  void note(Metrics* metrics, Stage stage) const {
    if (metrics != nullptr) metrics->observe(stage, seconds());
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begun_{Clock::now()};
};

// The stage lasts as long as this.
class Timed {
 public:
  Timed(Metrics* metrics, Stage stage) : metrics_{metrics}, stage_{stage} {}
  ~Timed() { watch_.note(metrics_, stage_); }
  Timed(const Timed&) = delete;
  Timed& operator=(const Timed&) = delete;

 private:
  Metrics* metrics_;
  Stage stage_;
  Stopwatch watch_;
};

}  // namespace chartroom::server
