#include "app/metrics.hpp"

#include <prometheus/text_serializer.h>

namespace chartroom::server {
namespace {

prometheus::Counter& counter(prometheus::Registry& registry, const std::string& name,
                             const std::string& help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(prometheus::Registry& registry, const std::string& name,
                         const std::string& help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

}  // namespace

Metrics::Metrics()
    : connections_{counter(registry_, "chartroom_connections_total", "Connections accepted")},
      connections_open_{gauge(registry_, "chartroom_connections_open", "Connections now open")},
      limited_{prometheus::BuildCounter()
                   .Name("chartroom_limited_total")
                   .Help("Times that a limit held somebody back")
                   .Register(registry_)},
      commits_{
          counter(registry_, "chartroom_journal_commits_total", "Transactions of the journal")},
      entries_{counter(registry_, "chartroom_journal_entries_total", "Entries they wrote")},
      commit_seconds_{
          prometheus::BuildHistogram()
              .Name("chartroom_journal_commit_seconds")
              .Help("From taking a batch to its commit")
              .Register(registry_)
              .Add({}, prometheus::Histogram::BucketBoundaries{.001, .002, .005, .01, .02, .05, .1,
                                                               .2, .5, 1, 2, 5})},
      games_open_{gauge(registry_, "chartroom_games_loaded", "Games that this node has loaded")} {}

void Metrics::connection_opened() {
  connections_.Increment();
  connections_open_.Increment();
}

void Metrics::connection_closed() {
  connections_open_.Decrement();
}

void Metrics::limited(const std::string& what) {
  limited_.Add({{"what", what}}).Increment();
}

void Metrics::committed(std::size_t entries, double seconds) {
  commits_.Increment();
  entries_.Increment(static_cast<double>(entries));
  commit_seconds_.Observe(seconds);
}

std::string Metrics::text() const {
  return prometheus::TextSerializer{}.Serialize(registry_.Collect());
}

}  // namespace chartroom::server
