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
// How many files this process may have open.
[[nodiscard]] std::uint64_t most_open_files();
// As many as the system lets it raise that to; how many these are.
std::uint64_t raise_most_open_files();
[[nodiscard]] double process_start_unix_s();

}  // namespace chartroom::server
