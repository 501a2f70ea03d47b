#include "tests/worlds/other_dice.hpp"

#include <string>

#include "tests/worlds/umpire_wrapper.hpp"

namespace chartroom::worlds {
namespace {

constexpr unsigned stream_shift = 56;  // where a roll's counter names its stream (rules/core/dice)

class OtherDice final : public core::RollOracle {
 public:
  OtherDice(const core::RollOracle& inner, SecretDice dice) : inner_{inner}, dice_{dice} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override {
    const auto theirs = static_cast<std::uint64_t>(
        dice_.of == core::Side::one ? core::Stream::secret_of_one : core::Stream::secret_of_two);
    if (counter >> stream_shift != theirs || dice_.world == 0) return inner_.draw(counter, purpose);
    return inner_.draw(counter, std::string{purpose} + " in world " + std::to_string(dice_.world));
  }

 private:
  const core::RollOracle& inner_;
  SecretDice dice_;
};

class DicedUmpire final : public UmpireWrapper {
 public:
  DicedUmpire(std::unique_ptr<wire::Umpire> inner, SecretDice dice)
      : UmpireWrapper{std::move(inner)}, dice_{dice} {}
  [[nodiscard]] std::unique_ptr<wire::Umpire> clone() const override {
    return std::make_unique<DicedUmpire>(inner().clone(), dice_);
  }
  [[nodiscard]] wire::Decided opening(const core::RollOracle& oracle) const override {
    return inner().opening(OtherDice{oracle, dice_});
  }
  [[nodiscard]] std::expected<wire::Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view order,
      const core::RollOracle& oracle) const override {
    return UmpireWrapper::decide(seat, number, order, OtherDice{oracle, dice_});
  }

 private:
  SecretDice dice_;
};

}  // namespace

std::unique_ptr<wire::Umpire> with_other_dice(std::unique_ptr<wire::Umpire> umpire,
                                              SecretDice dice) {
  return std::make_unique<DicedUmpire>(std::move(umpire), dice);
}

}  // namespace chartroom::worlds
