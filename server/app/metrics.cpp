#include "app/metrics.hpp"

#include <prometheus/text_serializer.h>

#include <algorithm>
#include <mutex>

#include "app/process.hpp"

namespace chartroom::server {
namespace {

using prometheus::Registry;
using Buckets = prometheus::Histogram::BucketBoundaries;

// By Stage.
constexpr std::array<const char*, stage_count> stage_names{"order", "decide", "wait", "commit",
                                                           "tell"};

// None hangs on what is in a game.
constexpr std::array limits{"connections",         "address_connections",
                            "account_connections", "messages",
                            "account_messages",    "watched",
                            "account_watched",     "games",
                            "invitations",         "slow"};

// What is refused to a connection or an account, whatever game it means. What is refused in a game
// is not here: whose orders are refused knows something that the other side does not.
constexpr std::array counted_refusals{
    v1::Refused::MALFORMED,       v1::Refused::UNSUPPORTED_VERSION,
    v1::Refused::UNKNOWN_REQUEST, v1::Refused::TOO_LARGE,
    v1::Refused::TOO_MANY,        v1::Refused::NOT_SIGNED_IN,
    v1::Refused::BAD_CREDENTIALS, v1::Refused::NAME_TAKEN,
    v1::Refused::BAD_NAME,        v1::Refused::BAD_PASSWORD,
    v1::Refused::NO_SUCH_GAME,    v1::Refused::NO_SUCH_PLAYER,
    v1::Refused::SEAT_TAKEN,      v1::Refused::UNAVAILABLE};

// Of these, the sender's order is not the reason.
bool is_no_matter_of_play(v1::Refused::Code code) {
  return code == v1::Refused::UNAVAILABLE || code == v1::Refused::NOT_SIGNED_IN;
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

prometheus::Counter& counter(Registry& registry, const std::string& name, const std::string& help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(Registry& registry, const std::string& name, const std::string& help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

// From 10 us to 10 s.
Buckets stage_buckets() {
  Buckets out;
  for (double decade = 1e-5; decade < 9; decade *= 10) {
    for (const double step : {1.0, 2.0, 5.0}) out.push_back(decade * step);
  }
  out.push_back(10);
  return out;
}

}  // namespace

Metrics::Metrics()
    : connections_{counter(registry_, "chartroom_connections_total", "Connections accepted")},
      connections_open_{gauge(registry_, "chartroom_connections_open", "Connections now open")},
      connections_most_{
          gauge(registry_, "chartroom_connections_most", "Connections that there may be")},
      limited_{prometheus::BuildCounter()
                   .Name("chartroom_limited_total")
                   .Help("Times that a limit held somebody back")
                   .Register(registry_)},
      commits_{
          counter(registry_, "chartroom_journal_commits_total", "Transactions of the journal")},
      entries_{counter(registry_, "chartroom_journal_entries_total", "Entries they wrote")},
      commits_failed_{counter(registry_, "chartroom_journal_failures_total",
                              "Attempts to commit that failed, and were made again")},
      commit_entries_{prometheus::BuildHistogram()
                          .Name("chartroom_journal_commit_entries")
                          .Help("Entries in a transaction")
                          .Register(registry_)
                          .Add({}, Buckets{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000})},
      journal_queued_{gauge(registry_, "chartroom_journal_queued",
                            "Entries that wait for the journal's writer")},
      frames_waiting_{gauge(registry_, "chartroom_frames_waiting",
                            "Frames that wait for slow connections, in all")},
      games_loaded_{gauge(registry_, "chartroom_games_loaded", "Games that this node has loaded")},
      nodes_{gauge(registry_, "chartroom_nodes", "Nodes seen on this database lately")},
      database_reachable_{
          gauge(registry_, "chartroom_database_reachable", "Whether a query comes back")},
      ready_{gauge(registry_, "chartroom_ready", "What /readyz says")},
      data_free_bytes_{gauge(registry_, "chartroom_data_free_bytes",
                             "Room left where the server keeps its data")},
      resident_bytes_{gauge(registry_, "process_resident_memory_bytes", "Memory of this process")},
      cpu_seconds_{counter(registry_, "process_cpu_seconds_total", "Time on processors")},
      open_files_{gauge(registry_, "process_open_fds", "Open file descriptors")},
      most_open_files_{gauge(registry_, "process_max_fds", "File descriptors that there may be")},
      started_{gauge(registry_, "process_start_time_seconds", "When this process started")} {
  // What never happened is 0, not missing.
  for (const auto* what : limits) limited_.Add({{"what", what}});
  auto& refused = prometheus::BuildCounter()
                      .Name("chartroom_refusals_total")
                      .Help("Requests that were refused, but for those of play")
                      .Register(registry_);
  for (const auto code : counted_refusals) {
    refused_.at(code) = &refused.Add({{"kind", lower(v1::Refused::Code_Name(code))}});
  }
  auto& seconds = prometheus::BuildHistogram()
                      .Name("chartroom_stage_seconds")
                      .Help("What an order goes through; refused orders are not in it")
                      .Register(registry_);
  for (std::size_t i = 0; i < stage_count; ++i) {
    stages_[i] = &seconds.Add({{"stage", stage_names[i]}}, stage_buckets());
  }
  prometheus::BuildGauge()
      .Name("chartroom_build_info")
      .Help("1, and which program this is")
      .Register(registry_)
      .Add({{"version", CHARTROOM_VERSION}})
      .Set(1);
  started_.Set(process_start_unix_s());
}

void Metrics::connection_opened() {
  connections_.Increment();
  connections_open_.Increment();
}

void Metrics::connection_closed() {
  connections_open_.Decrement();
}

void Metrics::refused(const v1::Request& request, v1::Refused::Code code) {
  const bool of_play = request.of_case() >= v1::Request::kWatch;
  if (of_play && !is_no_matter_of_play(code)) return;
  const auto index = static_cast<std::size_t>(code);
  if (index < refused_.size() && refused_[index] != nullptr) refused_[index]->Increment();
}

void Metrics::committed(std::size_t entries, double seconds) {
  commits_.Increment();
  entries_.Increment(static_cast<double>(entries));
  commit_entries_.Observe(static_cast<double>(entries));
  observe(Stage::commit, seconds);
}

void Metrics::take(const Sample& sample) {
  static std::mutex one_reader;  // two at once would count the processor's time twice
  const std::lock_guard lock{one_reader};
  journal_queued_.Set(static_cast<double>(sample.journal_queued));
  games_loaded_.Set(static_cast<double>(sample.games_loaded));
  nodes_.Set(static_cast<double>(sample.nodes));
  database_reachable_.Set(sample.database_reachable ? 1 : 0);
  ready_.Set(sample.ready ? 1 : 0);
  data_free_bytes_.Set(static_cast<double>(sample.data_free_bytes));
  const auto used = process_usage();
  resident_bytes_.Set(static_cast<double>(used.resident_bytes));
  cpu_seconds_.Increment(used.cpu_seconds - cpu_seconds_.Value());
  open_files_.Set(static_cast<double>(used.open_files));
  most_open_files_.Set(static_cast<double>(most_open_files()));
}

std::string Metrics::text() const {
  return prometheus::TextSerializer{}.Serialize(registry_.Collect());
}

}  // namespace chartroom::server
