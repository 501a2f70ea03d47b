// What processes have used of the machine, from /proc.
#pragma once

#include <sys/types.h>

#include <string>

namespace chartroom::load {

// CPU seconds, of user and system together. 0 if there is no such process.
[[nodiscard]] double cpu_s(pid_t process);
// Of a process and its children, those that have ended included.
[[nodiscard]] double cpu_s_of_family(pid_t parent);
[[nodiscard]] long rss_kib(pid_t process);
// The parent of the backends that answer at this URL.
[[nodiscard]] pid_t postmaster_of(const std::string& database_url);

}  // namespace chartroom::load
