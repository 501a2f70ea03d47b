#include "load/usage.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <pqxx/pqxx>
#include <sstream>

namespace chartroom::load {
namespace {

struct Stat {
  pid_t parent{};
  long own{};       // clock ticks
  long children{};  // of those that were waited for
};

Stat stat_of(pid_t process) {
  std::ifstream in{"/proc/" + std::to_string(process) + "/stat"};
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  const auto after_name = text.rfind(')');
  if (after_name == std::string::npos) return {};
  std::istringstream fields{text.substr(after_name + 2)};
  std::string skipped;
  Stat out;
  fields >> skipped >> out.parent;
  for (int i = 0; i < 9; ++i) fields >> skipped;
  long user = 0;
  long system = 0;
  long children_user = 0;
  long children_system = 0;
  fields >> user >> system >> children_user >> children_system;
  out.own = user + system;
  out.children = children_user + children_system;
  return out;
}

double seconds(long ticks) {
  return static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

double cpu_s(pid_t process) {
  return seconds(stat_of(process).own);
}

double cpu_s_of_family(pid_t parent) {
  const auto head = stat_of(parent);
  long ticks = head.own + head.children;
  for (const auto& entry : std::filesystem::directory_iterator{"/proc"}) {
    const auto name = entry.path().filename().string();
    if (!std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; })) continue;
    const auto stat = stat_of(std::stoi(name));
    if (stat.parent == parent) ticks += stat.own;
  }
  return seconds(ticks);
}

long rss_kib(pid_t process) {
  std::ifstream in{"/proc/" + std::to_string(process) + "/status"};
  for (std::string word; in >> word;) {
    long value = 0;
    if (word == "VmRSS:" && in >> value) return value;
  }
  return 0;
}

pid_t postmaster_of(const std::string& database_url) {
  pqxx::connection connection{database_url};
  return stat_of(connection.backendpid()).parent;
}

}  // namespace chartroom::load
