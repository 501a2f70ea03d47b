// Dice of one game: one counter-based stream (architecture.md, 1 and 7).
//
// A roll is a function of the game's secret seed, the counter and the purpose, nothing else; asking
// again for the same counter and purpose gives the same face, so a decision that is made again
// after a crash rolls the same dice, and a refused order rolls none. The oracle behind it is chosen
// by the host: a keyed hash in the server, a fast mixing function in simulations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chartroom::core {

// Where chance comes from. Implementations are pure: same arguments, same answer, for ever.
class RollOracle {
 public:
  virtual ~RollOracle() = default;
  // Uniform 64 bits for roll number `counter` (the stream is in its upper eight bits), made for
  // `purpose` (which is part of the hash).
  [[nodiscard]] virtual std::uint64_t draw(std::uint64_t counter,
                                           std::string_view purpose) const = 0;
};

// Dice that all may know of, and secret dice of each side, are streams of their own: a secret roll
// does not shift the open dice that follow, so that two games that differ in a secret only go on
// alike for everybody else (architecture.md, 5).
enum class Stream : std::uint8_t { open, secret_of_one, secret_of_two };

// How many dice each stream has rolled in a game. Kept with the journal; never leaves the server,
// where the number of secret rolls would be a secret betrayed.
using DiceCounters = std::array<std::uint64_t, 3>;

class Dice {
 public:
  Dice(const RollOracle& oracle, const DiceCounters& rolled) : oracle_{oracle}, rolled_{rolled} {}

  // One six-sided die, 1 to 6. `purpose` begins with the rule number, e.g. "4.6.2.1 search".
  [[nodiscard]] int d6(std::string_view purpose, Stream stream = Stream::open);

  [[nodiscard]] const DiceCounters& rolled() const { return rolled_; }

 private:
  const RollOracle& oracle_;
  DiceCounters rolled_;
};

// For tests, simulations and bots: SplitMix64 over (seed, counter, purpose). Not for games between
// people.
class SeededOracle final : public RollOracle {
 public:
  explicit SeededOracle(std::uint64_t seed) : seed_{seed} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override;

 private:
  std::uint64_t seed_;
};

// SplitMix64 (Steele, Lea, Flood 2014): a bijection with good avalanche, the same on every machine.
[[nodiscard]] constexpr std::uint64_t splitmix(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

// A small generator for choices that are not dice of the game (bots, random play). Deterministic
// everywhere.
class Chooser {
 public:
  explicit Chooser(std::uint64_t seed) : state_{seed} {}
  // Uniform in [0, count); count must be positive.
  [[nodiscard]] std::size_t below(std::size_t count) {
    state_ += 0x9E3779B97F4A7C15ULL;
    // The modulo bias is below 2^-40 for any count a game can ask for.
    return static_cast<std::size_t>(splitmix(state_) % count);
  }
  // True with probability percent/100.
  [[nodiscard]] bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }

 private:
  std::uint64_t state_;
};

}  // namespace chartroom::core
