// What the sides have committed and keep secret for now (docs/fair-play.md): salted digests that
// everybody is told at once, opened later.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "wire/umpire.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

// The seals of a game. Salts come from the seed and the number: nothing of them is stored.
class Seals {
 public:
  Seals() = default;
  Seals(std::string seed, std::string game_id)
      : seed_{std::move(seed)}, game_id_{std::move(game_id)} {}

  // The next one.
  [[nodiscard]] v1::Sealed seal(wire::Sealing what);
  // The orders that made those after this number were taken back. What they were is for nobody to
  // know while the game goes on: they are opened at the end alone.
  void lay_aside(std::uint32_t after);
  [[nodiscard]] std::uint32_t count() const { return count_; }
  // All of a kind that count, in order.
  [[nodiscard]] std::vector<v1::Opened> open(std::string_view kind);
  [[nodiscard]] std::vector<v1::Opened> open_all();

 private:
  struct Seal {
    std::uint32_t number{};
    wire::Sealing what;
    bool laid_aside{};
  };
  [[nodiscard]] std::string salt_of(const Seal& seal) const;
  [[nodiscard]] v1::Opened opened(const Seal& seal) const;

  std::string seed_;
  std::string game_id_;
  std::uint32_t count_{};
  std::vector<Seal> closed_;
};

}  // namespace chartroom::record
