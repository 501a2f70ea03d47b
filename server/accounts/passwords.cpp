#include "accounts/passwords.hpp"

#include <argon2.h>

#include <stdexcept>

#include "fair/fair.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t salt_bytes = 16;
constexpr std::size_t hash_bytes = 32;

}  // namespace

Passwords::Passwords(Argon2Cost cost)
    : cost_{cost}, nobody_{hash(fair::random_bytes(hash_bytes))} {}

std::string Passwords::hash(const std::string& password) const {
  const auto salt = fair::random_bytes(salt_bytes);
  const auto size = argon2_encodedlen(cost_.passes, cost_.memory_kib, cost_.lanes, salt_bytes,
                                      hash_bytes, Argon2_id);
  std::string encoded(size, '\0');
  const int result = argon2id_hash_encoded(cost_.passes, cost_.memory_kib, cost_.lanes,
                                           password.data(), password.size(), salt.data(),
                                           salt.size(), hash_bytes, encoded.data(), size);
  if (result != ARGON2_OK) throw std::runtime_error(argon2_error_message(result));
  encoded.resize(encoded.find('\0'));
  return encoded;
}

bool Passwords::matches(const std::string& hash, const std::string& password) const {
  return argon2id_verify(hash.c_str(), password.data(), password.size()) == ARGON2_OK;
}

bool Passwords::matches_nobody(const std::string& password) const {
  static_cast<void>(matches(nobody_, password));
  return false;
}

}  // namespace chartroom::server
