// An order from anybody on a position of The Far Seas, as bytes, and what must hold of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "tests/fuzz/positions.hpp"

namespace chartroom::fuzz {

// Four bytes that say where and by whom, then the order.
struct OrderInput {
  std::uint8_t game{};
  std::uint8_t moment{};
  std::uint8_t sender{};  // mostly who is asked, in answer to what is
  std::uint8_t dice{};
  std::string order;
};
inline constexpr std::size_t order_header_bytes = 4;

[[nodiscard]] OrderInput read_input(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::string write_input(const OrderInput& input);

// What `sender` means on a position.
struct Sender {
  core::Seat seat;
  std::uint32_t number{};  // the decision that is answered
};
[[nodiscard]] Sender sender_of(const OrderInput& input, const Position& position);

// Previews, decides and, if it is accepted, applies; ends the process if something does not hold.
void try_order(const OrderInput& input);

}  // namespace chartroom::fuzz
