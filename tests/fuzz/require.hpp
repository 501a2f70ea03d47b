// What must hold, whatever the bytes: else the process ends, which is how a fuzzer is told.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace chartroom::fuzz {

inline void require(bool holds, const char* what, const std::string& details = {}) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n%s\n", what, details.c_str());
  std::abort();
}

}  // namespace chartroom::fuzz
