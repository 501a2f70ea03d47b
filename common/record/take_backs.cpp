#include "record/take_backs.hpp"

#include <stdexcept>

namespace chartroom::record {

// Its place in the list; the list's size if there is none.
std::size_t TakeBacks::newest_of(core::Side side) const {
  for (std::size_t i = orders_.size(); i > 0; --i) {
    if (orders_[i - 1].by == side) return i - 1;
  }
  return orders_.size();
}

TakeBack TakeBacks::of(core::Side side) const {
  const auto newest = newest_of(side);
  if (newest == orders_.size()) return TakeBack::cannot;
  return newest + 1 == orders_.size() ? TakeBack::freely : TakeBack::by_consent;
}

const TakeBacks::Before& TakeBacks::before(core::Side side) const {
  const auto newest = newest_of(side);
  if (newest == orders_.size()) throw std::logic_error("no order of that side can be taken back");
  return orders_[newest].before;
}

void TakeBacks::drop(core::Side side) {
  orders_.resize(newest_of(side));
}

}  // namespace chartroom::record
