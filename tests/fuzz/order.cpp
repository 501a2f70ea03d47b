// Any bytes for an order, on any position, from anybody.
#include "tests/fuzz/orders.hpp"

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  chartroom::fuzz::play_all_games();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chartroom::fuzz::try_order(chartroom::fuzz::read_input({data, size}));
  return 0;
}
