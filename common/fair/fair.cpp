// The plain functions of SHA-256 are deprecated in OpenSSL 3, and what it says is true of others:
// they know of no providers. All that is hashed here is our own.
#define OPENSSL_SUPPRESS_DEPRECATED

#include "fair/fair.hpp"

#include <openssl/crypto.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <stdexcept>

namespace chartroom::fair {
namespace {

using Digest = std::array<char, digest_bytes>;

constexpr std::size_t hmac_block_bytes = 64;

// Of all parts, one after the other. OpenSSL's newer functions make a context for each hash and
// wipe it: these need none.
Digest digest_of(std::initializer_list<std::string_view> parts) {
  SHA256_CTX context;
  bool well = SHA256_Init(&context) == 1;
  for (const auto part : parts) {
    well = well && SHA256_Update(&context, part.data(), part.size()) == 1;
  }
  std::array<unsigned char, digest_bytes> digest{};
  if (!well || SHA256_Final(digest.data(), &context) != 1) {
    throw std::runtime_error("SHA-256 failed");
  }
  return std::bit_cast<Digest>(digest);
}

std::string_view view_of(const Digest& digest) {
  return {digest.data(), digest.size()};
}

std::string sha256_of(std::initializer_list<std::string_view> parts) {
  return std::string{view_of(digest_of(parts))};
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
  return sha256_of({bytes});
}

// RFC 2104. By hand: what OpenSSL 3.0 has to find and set up for each HMAC takes longer than the
// two hashes.
std::string hmac_sha256(std::string_view key, std::string_view message) {
  std::array<char, hmac_block_bytes> inner{};
  if (key.size() > inner.size()) {
    std::ranges::copy(digest_of({key}), inner.begin());
  } else {
    std::ranges::copy(key, inner.begin());
  }
  auto outer = inner;
  for (char& byte : inner) byte = static_cast<char>(byte ^ 0x36);
  for (char& byte : outer) byte = static_cast<char>(byte ^ 0x5c);
  const auto digest = digest_of({{inner.data(), inner.size()}, message});
  return sha256_of({{outer.data(), outer.size()}, view_of(digest)});
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
  return sha256_of({seed, game_id});
}

std::string chain(std::string_view previous, std::string_view entry) {
  return sha256_of({previous, entry});
}

void chain_on(std::string& head, char letter, std::string_view rest) {
  const auto next = digest_of({head, {&letter, 1}, rest});
  head.assign(next.data(), next.size());
}

std::string salted(std::string_view salt, std::string_view content) {
  return sha256_of({salt, content});
}

std::string nonce_commitment(std::string_view nonce) {
  return sha256_of({"chartroom nonce 1:", nonce});
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
