#include "record/take_backs.hpp"

#include <stdexcept>

namespace chartroom::record {

TakeBack TakeBacks::of(core::Side side) const {
  const auto newest = newest_[side];
  if (newest == 0) return TakeBack::cannot;
  return newest == orders_.size() ? TakeBack::freely : TakeBack::by_consent;
}

TakeBacks::Before TakeBacks::before(core::Side side) const {
  const auto newest = newest_[side];
  if (newest == 0) throw std::logic_error("no order of that side can be taken back");
  const auto sealed = orders_[newest - 1].sealed;
  if (newest == 1) return {first_, sealed};
  std::shared_ptr<wire::Umpire> game = first_->clone();
  for (std::size_t i = 0; i + 1 < newest; ++i) game->apply(orders_[i].decided);
  return {std::move(game), sealed};
}

TakeBacks::Change TakeBacks::added(core::Side by, wire::Decided decided, Before before) {
  Change out;
  out.what_ = Change::What::add;
  out.order_ = Order{by, std::move(decided), before.sealed};
  out.game_ = std::move(before.game);
  return out;
}

TakeBacks::Change TakeBacks::cleared() {
  Change out;
  out.what_ = Change::What::clear;
  return out;
}

TakeBacks::Change TakeBacks::dropped(core::Side side) {
  Change out;
  out.what_ = Change::What::drop;
  out.by_ = side;
  return out;
}

void TakeBacks::take(Change change) {
  switch (change.what_) {
    case Change::What::nothing: break;
    case Change::What::clear: *this = {}; break;
    case Change::What::drop: drop(change.by_); break;
    case Change::What::add:
      if (orders_.empty()) first_ = std::move(change.game_);
      orders_.push_back(*std::move(change.order_));
      newest_[orders_.back().by] = orders_.size();
      break;
  }
}

void TakeBacks::drop(core::Side side) {
  orders_.resize(newest_[side] - 1);
  if (orders_.empty()) first_.reset();
  newest_ = {};
  for (std::size_t i = 0; i < orders_.size(); ++i) newest_[orders_[i].by] = i + 1;
}

}  // namespace chartroom::record
