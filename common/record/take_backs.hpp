// Which orders can be taken back: those since which no die has been rolled and no secret told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/core/side.hpp"
#include "wire/umpire.hpp"

namespace chartroom::record {

enum class TakeBack : std::uint8_t {
  cannot,
  freely,      // nobody else has played since
  by_consent,  // the other side has
};

// Keeps the game before the first of them, and what each brought about: how it was before another
// is found by playing on from there, when somebody asks.
class TakeBacks {
 public:
  using Game = std::shared_ptr<const wire::Umpire>;

  // How this side could have its newest order back. It hangs on nothing that the side cannot see,
  // as long as a ruleset's secret dice are rolled when everybody knows that they are.
  [[nodiscard]] TakeBack of(core::Side side) const;
  struct Before {
    Game game;
    std::uint32_t sealed{};  // number of the newest sealing
  };
  // How it was before that order. There must be one.
  [[nodiscard]] Before before(core::Side side) const;

 private:
  struct Order {
    core::Side by{};
    wire::Decided decided;
    std::uint32_t sealed{};  // before it
  };

 public:
  // What becomes of them by one entry.
  class Change {
   public:
    Change() = default;  // nothing

   private:
    friend class TakeBacks;
    enum class What : std::uint8_t { nothing, clear, drop, add };
    What what_{};
    core::Side by_{};             // whose newest is dropped
    std::optional<Order> order_;  // that is added
    Game game_;                   // before it
  };
  // An order that could be taken back has been carried out.
  [[nodiscard]] static Change added(core::Side by, wire::Decided decided, Before before);
  // A die, or a secret told.
  [[nodiscard]] static Change cleared();
  // This side's newest, and all that came after it.
  [[nodiscard]] static Change dropped(core::Side side);
  void take(Change change);

 private:
  void drop(core::Side side);

  Game first_;  // before the first order; null if there is none
  std::vector<Order> orders_;
  core::BySide<std::size_t> newest_;  // of each side, counted from 1; 0: none
};

}  // namespace chartroom::record
