// Passwords as argon2id. Slow on purpose: callers run these on a pool of their own.
#pragma once

#include <cstdint>
#include <string>

namespace chartroom::server {

// OWASP's second recommendation: 19 MiB, two passes.
struct Argon2Cost {
  std::uint32_t memory_kib{19456};
  std::uint32_t passes{2};
  std::uint32_t lanes{1};
};

class Passwords {
 public:
  explicit Passwords(Argon2Cost cost);
  [[nodiscard]] std::string hash(const std::string& password) const;
  [[nodiscard]] bool matches(const std::string& hash, const std::string& password) const;
  // Takes the time of a comparison and is never true: for names that do not exist.
  [[nodiscard]] bool matches_nobody(const std::string& password) const;

 private:
  Argon2Cost cost_;
  std::string nobody_;
};

}  // namespace chartroom::server
