// What the operator may set about accounts.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace chartroom::server {

// OWASP's second recommendation: 19 MiB, two passes.
struct Argon2Cost {
  std::uint32_t memory_kib{19456};
  std::uint32_t passes{2};
  std::uint32_t lanes{1};
};

struct AccountSettings {
  Argon2Cost argon2;
  std::size_t argon2_threads{2};
  std::chrono::hours session_lasts{24 * 90};
  std::size_t most_sessions{64};  // of an account; the oldest end when more begin
  double attempts_per_minute{10};
  double attempts_burst{20};
};

}  // namespace chartroom::server
