// Many people who are signed in and do nothing: whether the server holds them, what each takes, and
// whether those who are too many are told so.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace chartroom::load {

struct CrowdPlan {
  std::size_t people{};
  std::size_t too_many{100};  // who come when the server is full
  double rest_s{40};          // longer than the server lets a connection be silent without a ping
};

struct Crowd {
  std::size_t first_few{};  // of them, who were there before memory was measured
  std::size_t signed_in{};
  std::size_t refused{};   // of those whom it should have taken
  std::size_t lost{};      // connections that ended by themselves
  std::size_t answered{};  // after the rest
  std::size_t too_many_refused{};
  double came_in_s{};
  double answered_in_s{};  // all of them, asked at once
  long rss_before_kib{};
  long rss_after_kib{};
  double rest_cpu_s{};  // of the server, while they rest
  [[nodiscard]] double kib_per_connection() const {
    return static_cast<double>(rss_after_kib - rss_before_kib) /
           static_cast<double>(signed_in - first_few);
  }
};

// Accounts and sessions for them, in the database.
void lay_crowd(const std::string& database_url, std::size_t people);
[[nodiscard]] Crowd hold_crowd(const CrowdPlan& plan, std::uint16_t port, pid_t server);

}  // namespace chartroom::load
