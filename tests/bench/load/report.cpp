#include "load/report.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <boost/json.hpp>

namespace chartroom::load {
namespace {

std::string row(const char* name, const Measured& m) {
  const auto& o = m.outcome;
  const auto per_order = o.orders == 0 ? 0 : o.bytes / o.orders;
  const auto per_1000 = [&](double cpu) {
    return o.orders == 0 ? 0 : cpu * 1000 / static_cast<double>(o.orders);
  };
  return fmt::format(
      "{:<10}{:>10.0f}{:>9.2f}{:>9.2f}{:>9.2f}{:>9.2f}{:>12.4f}{:>12.4f}{:>10}{:>10}\n", name,
      m.orders_per_s(), o.percentile(.5), o.percentile(.95), o.percentile(.99), o.percentile(1),
      per_1000(m.server_cpu_s), per_1000(m.database_cpu_s), per_order, m.rss_kib);
}

}  // namespace

double Measured::orders_per_s() const {
  return outcome.seconds > 0 ? static_cast<double>(outcome.orders) / outcome.seconds : 0;
}

double Measured::cpu_s_per_1000() const {
  if (outcome.orders == 0) return 0;
  return (server_cpu_s + database_cpu_s) * 1000 / static_cast<double>(outcome.orders);
}

std::string as_table(const Report& report) {
  const auto& plan = report.plan;
  auto out = fmt::format("{} games at a time, {} spectators each, {}, {:.0f} s{}, {} cores\n",
                         plan.games, plan.spectators,
                         plan.rate ? fmt::format("{:.0f} orders/s wanted", *plan.rate)
                                   : "one order in flight per game",
                         plan.seconds, plan.tls ? ", TLS" : "", sysconf(_SC_NPROCESSORS_ONLN));
  out += fmt::format("{:<10}{:>10}{:>9}{:>9}{:>9}{:>9}{:>12}{:>12}{:>10}{:>10}\n", "", "orders/s",
                     "p50 ms", "p95 ms", "p99 ms", "max ms", "server s/k", "PG s/k", "B/order",
                     "RSS KiB");
  out += row("chartroom", report.chartroom);
  if (!report.bare) return out;
  out += row("bare", *report.bare);
  const auto& mine = report.chartroom.outcome;
  const auto& limit = report.bare->outcome;
  out += fmt::format("ratio to the limit: orders/s {:.3f}, p50 {:.2f}, p99 {:.2f}\n",
                     report.chartroom.orders_per_s() / report.bare->orders_per_s(),
                     mine.percentile(.5) / limit.percentile(.5),
                     mine.percentile(.99) / limit.percentile(.99));
  return out;
}

std::string as_json(const Report& report) {
  const auto& m = report.chartroom;
  const auto& o = m.outcome;
  boost::json::object out{
      {"games", report.plan.games},
      {"spectators", report.plan.spectators},
      {"tls", report.plan.tls},
      {"seconds", o.seconds},
      {"cores", sysconf(_SC_NPROCESSORS_ONLN)},
      {"orders", o.orders},
      {"orders_per_s", m.orders_per_s()},
      {"p50_ms", o.percentile(.5)},
      {"p95_ms", o.percentile(.95)},
      {"p99_ms", o.percentile(.99)},
      {"max_ms", o.percentile(1)},
      {"cpu_s_per_1000", m.cpu_s_per_1000()},
      {"server_cpu_s_per_1000",
       o.orders == 0 ? 0 : m.server_cpu_s * 1000 / static_cast<double>(o.orders)},
      {"rss_kib", m.rss_kib},
      {"bytes_per_order", o.orders == 0 ? 0 : o.bytes / o.orders}};
  if (report.bare) {
    const auto& limit = report.bare->outcome;
    out["limit_orders_per_s"] = report.bare->orders_per_s();
    out["limit_p50_ms"] = limit.percentile(.5);
    out["limit_p99_ms"] = limit.percentile(.99);
    out["limit_cpu_s_per_1000"] = report.bare->cpu_s_per_1000();
    out["ratio_to_limit"] = m.orders_per_s() / report.bare->orders_per_s();
    out["p50_ratio_to_limit"] = o.percentile(.5) / limit.percentile(.5);
    out["p99_ratio_to_limit"] = o.percentile(.99) / limit.percentile(.99);
  }
  return boost::json::serialize(out);
}

}  // namespace chartroom::load
