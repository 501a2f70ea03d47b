#include "tests/worlds/pair.hpp"

#include <algorithm>

namespace chartroom::worlds {

Pair::Pair(std::unique_ptr<House> one, std::unique_ptr<House> two, Side owner, Tells tells)
    : one_{std::move(one)}, two_{std::move(two)}, owner_{owner}, tells_{std::move(tells)} {
  for (const Viewer viewer : Position::viewers()) {
    listeners_.emplace_back(viewer, !viewer.belongs_to(owner));
  }
}

std::uint32_t Pair::open(Side side) const {
  for (const auto& open : one_->umpire().awaited(eyes_of(side))) {
    if (open.asked[side]) return open.number;
  }
  return 0;
}

bool Pair::asks(Side side) const {
  return open(side) != 0;
}

void Pair::begin() {
  for (House* house : {one_.get(), two_.get()}) {
    for (const Viewer viewer : Position::viewers()) {
      const auto cursor = house->position().ledger(viewer).cursor();
      house->watch(viewer, cursor - std::min<std::uint64_t>(cursor, 3));
    }
  }
  compare();
}

bool Pair::order(Side side, const std::string& in_one, const std::string& in_two) {
  if (done()) return false;
  const auto number = open(side);
  const server::RulesOrder first{number, in_one}, second{number, in_two};
  auto ahead = one_->peek(side, first), ahead_too = two_->peek(side, second);
  // What the owner may do can hang on its secrets; what the others may, never.
  const bool refused_in_one = ahead.has_value() != ahead_too.has_value() && side != owner_;
  if (!refused_in_one && (!ahead || !ahead_too)) return false;
  const auto ends = [](const House::Peek& step) {
    return step->record.umpire->outcome().has_value();
  };
  if (!refused_in_one) done_ = (ends(ahead) && ends(ahead_too)) || tells_(*ahead, *ahead_too);
  if (done_) return false;
  deeds_.push_back({side, "orders", in_one, in_two});
  ++orders_;
  one_->submit(side, first, std::move(ahead));
  two_->submit(side, second, std::move(ahead_too));
  compare();
  return true;
}

bool Pair::take_back(Side side) {
  const auto free = [&](const House& house) {
    return house.position().take_back(side) == server::TakeBack::freely;
  };
  if (done() || !free(*one_) || !free(*two_)) return false;
  deeds_.push_back({side, "takes its order back", "", ""});
  one_->submit(side, server::TakeBackOrder{});
  two_->submit(side, server::TakeBackOrder{});
  compare();
  return true;
}

void Pair::poke(House& house, const std::vector<std::string>& orders, Side side) {
  const auto number = open(side);
  for (const auto& order : orders) {
    house.preview(side, {number, order});
    // To a decision that there never was: it is refused, and nothing comes of it.
    house.submit(side, server::RulesOrder{0, order});
  }
  house.get_options(side);
}

void Pair::look_around(const std::vector<std::string>& pokes) {
  if (difference_) return;
  for (House* house : {one_.get(), two_.get()}) {
    poke(*house, pokes, other());
    for (const Viewer viewer : Position::viewers()) {
      if (viewer.belongs_to(owner_)) continue;
      const auto cursor = house->position().ledger(viewer).cursor();
      house->history(viewer, cursor - std::min<std::uint64_t>(cursor, 5), 0);
      house->history(viewer, cursor / 2, 3);
      house->list_games(viewer);
    }
  }
  for (const auto& order : pokes) deeds_.push_back({other(), "tries", order, order});
  compare();
}

void Pair::try_in_vain(const std::vector<std::string>& in_one,
                       const std::vector<std::string>& in_two) {
  if (difference_) return;
  poke(*one_, in_one, owner_);
  poke(*two_, in_two, owner_);
  for (const auto& order : in_one) deeds_.push_back({owner_, "tries", order, std::nullopt});
  for (const auto& order : in_two) deeds_.push_back({owner_, "tries", std::nullopt, order});
  compare();
}

void Pair::watch_again(std::uint64_t from_the_end) {
  if (difference_) return;
  for (House* house : {one_.get(), two_.get()}) {
    for (const Viewer viewer : Position::viewers()) {
      if (viewer.belongs_to(owner_)) continue;
      const auto cursor = house->position().ledger(viewer).cursor();
      house->watch(viewer, cursor - std::min(cursor, from_the_end));
    }
  }
  compare();
}

void Pair::compare() {
  for (auto& listener : listeners_) {
    if (difference_) return;
    const auto viewer =
        Position::viewers().at(static_cast<std::size_t>(&listener - &listeners_[0]));
    difference_ = listener.hear(one_->left_for(viewer), two_->left_for(viewer));
  }
  differs_ |= one_->umpire().view(eyes_of(owner_)) != two_->umpire().view(eyes_of(owner_));
}

std::size_t Pair::heard() const {
  std::size_t sum = 0;
  for (const auto& listener : listeners_) sum += listener.heard();
  return sum;
}

}  // namespace chartroom::worlds
