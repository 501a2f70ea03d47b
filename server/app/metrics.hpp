// What the operator may count. Nothing here is per game or per player, and nothing counts what a
// player may not know of another: not refused orders, not previews, not messages.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <string>

namespace chartroom::server {

class Metrics {
 public:
  Metrics();

  void connection_opened();
  void connection_closed();
  // Turned away or slowed down: "connections", "messages", "slow".
  void limited(const std::string& what);
  void committed(std::size_t entries, double seconds);
  void games_open(std::size_t count) { games_open_.Set(static_cast<double>(count)); }

  // In Prometheus' text format.
  [[nodiscard]] std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Counter& connections_;
  prometheus::Gauge& connections_open_;
  prometheus::Family<prometheus::Counter>& limited_;
  prometheus::Counter& commits_;
  prometheus::Counter& entries_;
  prometheus::Histogram& commit_seconds_;
  prometheus::Gauge& games_open_;
};

}  // namespace chartroom::server
