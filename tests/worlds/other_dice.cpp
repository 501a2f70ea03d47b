#include "tests/worlds/other_dice.hpp"

#include <string>

#include "tests/worlds/umpire_wrapper.hpp"

namespace chartroom::worlds {
namespace {

constexpr unsigned stream_shift = 56;  // where a roll's counter names its stream (rules/core/dice)

class OtherDice final : public core::RollOracle {
 public:
  OtherDice(const core::RollOracle& inner, std::uint64_t world) : inner_{inner}, world_{world} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override {
    const bool in_the_open = counter >> stream_shift == 0;
    if (in_the_open || world_ == 0) return inner_.draw(counter, purpose);
    return inner_.draw(counter, std::string{purpose} + " in world " + std::to_string(world_));
  }

 private:
  const core::RollOracle& inner_;
  std::uint64_t world_;
};

class DicedUmpire final : public UmpireWrapper {
 public:
  DicedUmpire(std::unique_ptr<wire::Umpire> inner, std::uint64_t world)
      : UmpireWrapper{std::move(inner)}, world_{world} {}
  [[nodiscard]] std::unique_ptr<wire::Umpire> clone() const override {
    return std::make_unique<DicedUmpire>(inner().clone(), world_);
  }
  [[nodiscard]] wire::Decided opening(const core::RollOracle& oracle) const override {
    return inner().opening(OtherDice{oracle, world_});
  }
  [[nodiscard]] std::expected<wire::Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view order,
      const core::RollOracle& oracle) const override {
    return inner().decide(seat, number, order, OtherDice{oracle, world_});
  }

 private:
  std::uint64_t world_;
};

}  // namespace

std::unique_ptr<wire::Umpire> with_other_dice(std::unique_ptr<wire::Umpire> umpire,
                                              std::uint64_t world) {
  return std::make_unique<DicedUmpire>(std::move(umpire), world);
}

}  // namespace chartroom::worlds
