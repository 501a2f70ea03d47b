// Passwords as argon2id. Slow on purpose: callers run these on a pool of their own.
#pragma once

#include <string>

#include "accounts/settings.hpp"

namespace chartroom::server {

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
