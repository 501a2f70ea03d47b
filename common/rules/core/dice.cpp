#include "rules/core/dice.hpp"

namespace chartroom::core {
namespace {

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
  return splitmix(splitmix(seed_ ^ splitmix(counter)) ^ hash_text(purpose));
}

}  // namespace chartroom::core
