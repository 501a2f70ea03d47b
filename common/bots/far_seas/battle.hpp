// A combat fought over and over with dice of one's own, to see what would become of it: 4.6.4 with
// its modifiers, torpedoes and repair, and captains who aim sensibly, make bold moves where they
// pay and break off when they are losing. Small and quick: nothing of the board is copied.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "rules/far_seas/board.hpp"

namespace chartroom::far_seas::bots {

// A small generator: SplitMix64.
class Luck {
 public:
  explicit Luck(std::uint64_t seed) : state_{seed} {}
  [[nodiscard]] std::uint64_t next();
  [[nodiscard]] int d6() { return 1 + static_cast<int>(((next() >> 32U) * 6U) >> 32U); }
  // Uniform in [0, 1).
  [[nodiscard]] double share() { return static_cast<double>(next() >> 11U) * 0x1p-53; }
  [[nodiscard]] std::size_t below(std::size_t count) {
    return static_cast<std::size_t>(next() % count);
  }

 private:
  std::uint64_t state_;
};

// A ship as a combat sees it.
struct Hull {
  std::int8_t gun{};  // 0 A, 1 B, 2 C
  std::int8_t modifier{};
  std::int8_t capacity{};
  std::int8_t damage{};
  std::int8_t attrition{};  // earlier combats, Main Cruisers only
  std::int8_t speed{};
  std::int8_t stars{};
  bool torpedo{};
  bool armoured_cruiser{};  // Scharnhorst, Gneisenau: 4.6.4.1.2
  bool tried_to_run{};
  friend auto operator<=>(const Hull&, const Hull&) = default;
};
[[nodiscard]] Hull hull_of(const Board& board, ShipId ship);

// How a battle stands when it begins to be looked at.
struct Battle {
  std::array<std::vector<Hull>, 2> ships;         // by side
  std::int8_t range{};                            // 0 A, 1 B, 2 C
  std::array<std::int8_t, 2> first_bonus{};       // by side: on every gun of this round
  bool surprise_torpedoes{};                      // 4.6.4.1.3, in this round
  std::array<std::int8_t, 2> breaks_off{60, 40};  // below this share of the enemy's strength, in
                                                  // hundredths, a side's ships run; 0: never
  std::array<std::uint16_t, 2> runs_first{};      // bit sets: who tries to get away before a shot
  friend auto operator<=>(const Battle&, const Battle&) = default;
};
[[nodiscard]] Battle battle_of(const Board& board, const Group& germans, const Group& allies,
                               CombatKind kind);
// The combat that is going on, before its next round.
[[nodiscard]] Battle battle_in_progress(const Board& board);

// What became of it, on average over many battles, ship by ship in the order given.
struct Fate {
  double sunk{};
  double away{};  // got away
  double
      crippled{};   // afloat with half its capacity gone: an Allied ship leaves the game (4.6.4.3)
  double damage{};  // mean, of those afloat, after repair
};
struct Verdict {
  std::array<std::vector<Fate>, 2> fates;  // by side
  double german_field{};                   // only Germans are left
  [[nodiscard]] const std::vector<Fate>& of(core::Side side) const {
    return fates.at(std::to_underlying(side));
  }
};
[[nodiscard]] Verdict fight(const Pack& pack, const Battle& battle, int times, std::uint64_t seed);

// Battles once fought are remembered: many ships are alike.
class Odds {
 public:
  Odds(const Pack& pack, int times) : pack_{pack}, times_{times} {}
  [[nodiscard]] const Verdict& of(const Battle& battle);

 private:
  const Pack& pack_;
  int times_;
  std::map<Battle, Verdict> known_;
};

}  // namespace chartroom::far_seas::bots
