// Dice of one game: one counter-based stream (architecture.md, 1 and 7).
//
// A roll is a function of the game's secret seed, the counter and the purpose, nothing else; asking
// again for the same counter and purpose gives the same face, so a decision that is made again
// after a crash rolls the same dice, and a refused order rolls none. The oracle behind it is chosen
// by the host: a keyed hash in the server, a fast mixing function in simulations.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::core {

// Where chance comes from. Implementations are pure: same arguments, same answer, for ever.
class RollOracle {
 public:
  virtual ~RollOracle() = default;
  // Uniform 64 bits for roll number `counter`, made for `purpose` (which is part of the hash).
  [[nodiscard]] virtual std::uint64_t draw(std::uint64_t counter,
                                           std::string_view purpose) const = 0;
};

class Dice {
 public:
  // `next` is the number of dice this game has rolled so far.
  Dice(const RollOracle& oracle, std::uint64_t next) : oracle_{oracle}, next_{next} {}

  // One six-sided die, 1 to 6. `purpose` begins with the rule number, e.g. "4.6.2.1 search".
  [[nodiscard]] int d6(std::string_view purpose);

  // Dice rolled so far; the host stores it with the events of the decision. It never leaves the
  // server: the gaps between two visible rolls would count the hidden ones.
  [[nodiscard]] std::uint64_t next() const { return next_; }

 private:
  const RollOracle& oracle_;
  std::uint64_t next_;
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

// A small generator for choices that are not dice of the game (bots, random play). Deterministic
// everywhere.
class Chooser {
 public:
  explicit Chooser(std::uint64_t seed) : state_{seed} {}
  // Uniform in [0, count); count must be positive.
  [[nodiscard]] std::size_t below(std::size_t count);
  // True with probability percent/100.
  [[nodiscard]] bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }

 private:
  std::uint64_t state_;
};

}  // namespace chartroom::core
