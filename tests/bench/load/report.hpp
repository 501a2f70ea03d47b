// What chartroom-load prints: a table for people, JSON for programs.
#pragma once

#include <optional>
#include <string>

#include "load/run.hpp"

namespace chartroom::load {

// One run and what it took of the machine.
struct Measured {
  Outcome outcome;
  double server_cpu_s{};
  double database_cpu_s{};
  long rss_kib{};
  [[nodiscard]] double orders_per_s() const;
  [[nodiscard]] double cpu_s_per_1000() const;
};

struct Report {
  Plan plan;
  Measured chartroom;
  std::optional<Measured> bare;
};

[[nodiscard]] std::string as_table(const Report& report);
[[nodiscard]] std::string as_json(const Report& report);

}  // namespace chartroom::load
