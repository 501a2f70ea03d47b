#include "fair/fair.hpp"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <array>
#include <stdexcept>

namespace chartroom::fair {
namespace {

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string text(const std::array<unsigned char, digest_bytes>& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::string big_endian(std::uint64_t value) {
  std::string out(8, '\0');
  for (int i = 7; i >= 0; --i, value >>= 8U) {
    out[static_cast<std::size_t>(i)] = static_cast<char>(value & 0xffU);
  }
  return out;
}

void add_field(std::string& message, std::string_view field) {
  message += big_endian(field.size());
  message += field;
}

std::string keyed(std::string_view seed, std::string_view domain, std::string_view game_id,
                  std::uint64_t number, std::string_view purpose) {
  std::string message;
  add_field(message, domain);
  add_field(message, game_id);
  message += big_endian(number);
  add_field(message, purpose);
  return hmac_sha256(seed, message);
}

int nibble(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, digest_bytes> digest{};
  unsigned int size = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 failed");
  }
  return text(digest);
}

std::string hmac_sha256(std::string_view key, std::string_view message) {
  std::array<unsigned char, digest_bytes> digest{};
  unsigned int size = 0;
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), raw(message), message.size(),
           digest.data(), &size) == nullptr) {
    throw std::runtime_error("HMAC-SHA-256 failed");
  }
  return text(digest);
}

std::string random_bytes(std::size_t count) {
  std::string out(count, '\0');
  if (RAND_bytes(reinterpret_cast<unsigned char*>(out.data()), static_cast<int>(count)) != 1) {
    throw std::runtime_error("the random generator has no bytes to give");
  }
  return out;
}

std::string hex(std::string_view bytes) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  out.reserve(bytes.size() * 2);
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    out.push_back(digits[value >> 4U]);
    out.push_back(digits[value & 15U]);
  }
  return out;
}

std::optional<std::string> unhex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::string out;
  out.reserve(text.size() / 2);
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const int high = nibble(text[i]);
    const int low = nibble(text[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    out.push_back(static_cast<char>(high * 16 + low));
  }
  return out;
}

bool same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string commitment(std::string_view seed, std::string_view game_id) {
  return sha256(std::string{seed} + std::string{game_id});
}

std::string chain(std::string_view previous, std::string_view entry) {
  return sha256(std::string{previous} + std::string{entry});
}

std::string salted(std::string_view salt, std::string_view content) {
  return sha256(std::string{salt} + std::string{content});
}

std::string nonce_commitment(std::string_view nonce) {
  return sha256("chartroom nonce 1:" + std::string{nonce});
}

std::string mixed(std::string_view key, core::Side side, std::string_view nonce) {
  std::string message;
  add_field(message, side == core::Side::one ? "nonce of side one" : "nonce of side two");
  add_field(message, nonce);
  return hmac_sha256(key, message);
}

std::string derive(std::string_view seed, std::string_view game_id, std::string_view purpose,
                   std::uint64_t number) {
  return keyed(seed, "derive", game_id, number, purpose);
}

std::uint64_t first_64_bits(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8 && i < bytes.size(); ++i) {
    value = (value << 8U) | static_cast<unsigned char>(bytes[i]);
  }
  return value;
}

std::uint64_t HmacOracle::draw(std::uint64_t counter, std::string_view purpose) const {
  return first_64_bits(keyed(key_, "roll", game_id_, counter, purpose));
}

}  // namespace chartroom::fair
