#include "rules/core/dice.hpp"

namespace chartroom::core {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014): a bijection with good avalanche, the same on every machine.
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

// FNV-1a, so that the purpose takes part in the draw.
constexpr std::uint64_t hash_text(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001B3ULL;
  }
  return hash;
}

// The largest multiple of six that fits: draws at or above it are drawn again, so that no face is
// favoured.
constexpr std::uint64_t fair_limit = UINT64_MAX - (UINT64_MAX % 6U + 1U) % 6U;

}  // namespace

int Dice::d6(std::string_view purpose, Stream stream) {
  const auto which = static_cast<std::size_t>(stream);
  while (true) {
    const std::uint64_t counter = (static_cast<std::uint64_t>(which) << 56U) | rolled_[which]++;
    const std::uint64_t bits = oracle_.draw(counter, purpose);
    if (bits <= fair_limit) return static_cast<int>(bits % 6U) + 1;
  }
}

std::uint64_t SeededOracle::draw(std::uint64_t counter, std::string_view purpose) const {
  return mix(mix(seed_ ^ mix(counter)) ^ hash_text(purpose));
}

std::size_t Chooser::below(std::size_t count) {
  state_ += 0x9E3779B97F4A7C15ULL;
  // The modulo bias is below 2^-40 for any count a game can ask for.
  return static_cast<std::size_t>(mix(state_) % count);
}

}  // namespace chartroom::core
