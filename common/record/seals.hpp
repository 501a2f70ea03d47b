// What the sides have committed and keep secret for now (docs/fair-play.md): salted digests that
// everybody is told at once, opened later.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "wire/umpire.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

// The seals of a game. Salts come from the seed and the number: nothing of them is stored.
class Seals {
 public:
  Seals(std::string seed, std::string game_id)
      : seed_{std::move(seed)}, game_id_{std::move(game_id)} {}

  // What becomes of them by one entry.
  class Change {
   public:
    // The orders that made those after this number were taken back. What they were is for nobody
    // to know while the game goes on: they are opened at the end alone.
    void lay_aside(std::uint32_t after) { laid_aside_after_ = after; }

   private:
    friend class Seals;
    struct New {
      std::uint32_t number{};
      wire::Sealing what;
    };
    std::uint32_t count_{};  // ever made by it
    std::vector<New> made_;  // and not opened
    std::optional<std::uint32_t> laid_aside_after_;
    std::vector<std::string> opened_;  // kinds
    bool all_opened_{};
  };

  // The next one.
  [[nodiscard]] v1::Sealed seal(Change& change, wire::Sealing what) const;
  // All of a kind that count, in order.
  [[nodiscard]] std::vector<v1::Opened> open(Change& change, const std::string& kind) const;
  [[nodiscard]] std::vector<v1::Opened> open_all(Change& change) const;
  void take(Change change);

  [[nodiscard]] std::uint32_t count() const { return count_; }

 private:
  struct Seal {
    std::uint32_t number{};
    std::uint32_t place{};  // of its content, which ends where the next one's begins
  };
  // Some that are closed, by number.
  struct Pile {
    std::string kind;
    std::vector<Seal> seals;
    std::string contents;
    void add(std::uint32_t number, std::string_view content);
    [[nodiscard]] std::string_view content_of(std::size_t nth) const;
    // Those after this number go to another pile.
    void move_to(Pile& other, std::uint32_t after);
  };
  [[nodiscard]] std::string salt_of(std::uint32_t number) const;
  [[nodiscard]] v1::Opened opened(std::uint32_t number, std::string_view content) const;
  [[nodiscard]] Pile& pile_of(std::string_view kind);

  std::string seed_;
  std::string game_id_;
  std::uint32_t count_{};
  std::vector<Pile> piles_;  // one for each kind
  Pile laid_aside_;          // of all kinds
};

}  // namespace chartroom::record
