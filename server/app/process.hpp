// What the system says of this process.
#pragma once

#include <cstdint>

namespace chartroom::server {

struct ProcessUsage {
  std::uint64_t resident_bytes{};
  double cpu_seconds{};
  std::uint64_t open_files{};
};
[[nodiscard]] ProcessUsage process_usage();
[[nodiscard]] double process_start_unix_s();

}  // namespace chartroom::server
