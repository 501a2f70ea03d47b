// What may be asked of a game by an order with an id.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "rules/core/side.hpp"

namespace chartroom::record {

struct RulesOrder {
  std::uint32_t decision{};
  std::string order;
};
struct ResignOrder {};
enum class Answer : std::uint8_t { accept, decline };
struct OfferDrawOrder {};
struct AnswerDrawOrder {
  Answer answer{};
};
// A side's own part of the dice; empty if it has lost it.
struct GiveNonceOrder {
  std::string nonce;
};
struct TakeBackOrder {};
struct AnswerTakeBackOrder {
  Answer answer{};
};
using Act = std::variant<RulesOrder, ResignOrder, OfferDrawOrder, AnswerDrawOrder, GiveNonceOrder,
                         TakeBackOrder, AnswerTakeBackOrder>;

// Tells a repeated order from another one under the same id.
[[nodiscard]] std::string digest_of(const Act& act);

}  // namespace chartroom::record
