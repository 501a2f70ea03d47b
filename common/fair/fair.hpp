// Fair play: the hashes, keyed dice and secrets that server and verifier must compute alike.
// docs/fair-play.md has the scheme; nothing here may change what it computes, or old games no
// longer verify.
//
// Digests, keys and secrets are raw bytes in std::string; hex is for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/core/dice.hpp"
#include "rules/core/side.hpp"

namespace chartroom::fair {

inline constexpr std::size_t digest_bytes = 32;
inline constexpr std::size_t seed_bytes = 32;

[[nodiscard]] std::string sha256(std::string_view bytes);
[[nodiscard]] std::string hmac_sha256(std::string_view key, std::string_view message);

// From the operating system's generator; throws std::runtime_error if it has none to give.
[[nodiscard]] std::string random_bytes(std::size_t count);

[[nodiscard]] std::string hex(std::string_view bytes);
[[nodiscard]] std::optional<std::string> unhex(std::string_view text);

// Compares in a time that depends on the lengths alone.
[[nodiscard]] bool same(std::string_view a, std::string_view b);

// What is shown before play: SHA-256(seed || game id as text).
[[nodiscard]] std::string commitment(std::string_view seed, std::string_view game_id);

// The next link of a chain: SHA-256(previous || entry).
[[nodiscard]] std::string chain(std::string_view previous, std::string_view entry);
// The same in place, of an entry that is a letter and the rest.
void chain_on(std::string& head, char letter, std::string_view rest);

// A commitment that hides what it commits to as long as the salt is secret: SHA-256(salt ||
// content). The salt has salt_bytes, so that salt and content cannot be told apart otherwise.
inline constexpr std::size_t salt_bytes = 32;
[[nodiscard]] std::string salted(std::string_view salt, std::string_view content);

// What a side shows of its nonce before it shows the nonce.
inline constexpr std::size_t nonce_bytes = 32;
[[nodiscard]] std::string nonce_commitment(std::string_view nonce);
// The key of the dice once a side's nonce is mixed into it. The first key is the seed.
[[nodiscard]] std::string mixed(std::string_view key, core::Side side, std::string_view nonce);

// 32 bytes derived from a game's seed for `purpose` and `number`; distinct from every roll of the
// dice.
[[nodiscard]] std::string derive(std::string_view seed, std::string_view game_id,
                                 std::string_view purpose, std::uint64_t number);
// The first eight bytes, most significant first.
[[nodiscard]] std::uint64_t first_64_bits(std::string_view bytes);

// The dice of a game between people: HMAC-SHA256(key, "roll" || game id || counter || purpose),
// whose first 64 bits are the draw. Fields are length-prefixed, so no two different rolls hash the
// same bytes.
class HmacOracle final : public core::RollOracle {
 public:
  HmacOracle(std::string key, std::string game_id)
      : key_{std::move(key)}, game_id_{std::move(game_id)} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override;

 private:
  std::string key_;
  std::string game_id_;
};

}  // namespace chartroom::fair
