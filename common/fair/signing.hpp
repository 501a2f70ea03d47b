// Ed25519 signatures of a server on what it has said (RFC 8032). Keys and signatures are raw bytes.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::fair {

inline constexpr std::size_t signing_key_bytes = 32;  // public or private
inline constexpr std::size_t signature_bytes = 64;

struct SigningKey {
  std::string secret;      // the private key's seed
  std::string public_key;  // what anybody checks signatures with
};

// From the operating system's generator.
[[nodiscard]] SigningKey new_signing_key();
// The same bytes for the same message, always. Throws std::runtime_error if the key is none.
[[nodiscard]] std::string sign(const SigningKey& key, std::string_view message);
// False for anything that is not a signature by that key, whatever the bytes.
[[nodiscard]] bool signed_by(std::string_view public_key, std::string_view message,
                             std::string_view signature);

}  // namespace chartroom::fair
