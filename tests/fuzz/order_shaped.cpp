// Orders that were legal before they were changed a little: they reach past what reads bytes, into
// the checks of the rules.
#include <algorithm>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/fuzz/orders.hpp"
#include "tests/fuzz/shaping.hpp"

namespace {

using namespace chartroom;
using namespace chartroom::fuzz;

constexpr std::size_t most_changes = 2;  // and libFuzzer asks several times over

std::uint8_t any_byte(core::Chooser& chooser) {
  return static_cast<std::uint8_t>(chooser.below(256));
}

// Another moment, or another legal order at this one.
void begin_anew(OrderInput& input, core::Chooser& chooser) {
  if (chooser.chance(50)) {
    input.game = any_byte(chooser);
    input.moment = any_byte(chooser);
    input.sender = any_byte(chooser);
  }
  input.dice = any_byte(chooser);
  const Position& here = position(input.game, input.moment);
  const core::Seat seat = asked_seat(here.decision, (input.sender & 8U) != 0);
  input.order = legal_order(*here.game, seat, chooser);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  play_all_games();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try_order(read_input({data, size}));
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  core::Chooser chooser{seed};
  OrderInput input = read_input({data, size});
  if (size < order_header_bytes || chooser.chance(10)) begin_anew(input, chooser);
  v1::far_seas::Order order;
  if (!order.ParseFromString(input.order)) order.Clear();
  const std::size_t changes = chooser.below(most_changes + 1);
  for (std::size_t i = 0; i < changes; ++i) shape(order, chooser);
  input.order = order.SerializeAsString();
  const std::string bytes = write_input(input);
  if (bytes.size() > max_size) return size;
  std::ranges::copy(bytes, data);
  return bytes.size();
}
