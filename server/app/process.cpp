#include "app/process.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace chartroom::server {
namespace {

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

std::uint64_t open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files{"/proc/self/fd", error};
  if (error) return 0;
  return static_cast<std::uint64_t>(std::distance(begin(files), end(files)));
}

}  // namespace

ProcessUsage process_usage() {
  ProcessUsage out;
  std::uint64_t pages = 0;
  std::uint64_t resident = 0;
  if (std::ifstream in{"/proc/self/statm"}; in >> pages >> resident) {
    out.resident_bytes = resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  }
  rusage usage{};
  if (getrusage(RUSAGE_SELF, &usage) == 0) {
    out.cpu_seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
  }
  out.open_files = open_files();
  return out;
}

std::uint64_t most_open_files() {
  rlimit limit{};
  return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 0;
}

std::uint64_t raise_most_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  return most_open_files();
}

// In clock ticks since the machine started, after the name, which may have blanks in it.
double process_start_unix_s() {
  constexpr int fields_before = 19;
  std::ifstream stat{"/proc/self/stat"};
  std::string text{std::istreambuf_iterator<char>{stat}, {}};
  text.erase(0, text.rfind(')') == std::string::npos ? 0 : text.rfind(')') + 2);
  double up = 0;
  std::ifstream{"/proc/uptime"} >> up;
  std::size_t at = 0;
  for (int i = 0; i < fields_before; ++i) at = std::min(text.find(' ', at), text.size() - 1) + 1;
  const double ticks = std::strtod(text.c_str() + std::min(at, text.size()), nullptr);
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count() - up +
         ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace chartroom::server
