// Which orders can be taken back: those since which no die has been rolled and no secret told.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "rules/core/side.hpp"
#include "wire/umpire.hpp"

namespace chartroom::record {

enum class TakeBack : std::uint8_t {
  cannot,
  freely,      // nobody else has played since
  by_consent,  // the other side has
};

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
  [[nodiscard]] const Before& before(core::Side side) const;

  // An order that could be taken back has been carried out.
  void add(core::Side by, Before before) { orders_.push_back({by, std::move(before)}); }
  // A die, or a secret told.
  void clear() { orders_.clear(); }
  // This side's newest, and all that came after it.
  void drop(core::Side side);

 private:
  struct Order {
    core::Side by{};
    Before before;
  };
  [[nodiscard]] std::size_t newest_of(core::Side side) const;

  std::vector<Order> orders_;
};

}  // namespace chartroom::record
