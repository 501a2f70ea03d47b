// A set of small numbers, such as those of a game's decisions: a bit for each.
#pragma once

#include <cstdint>
#include <vector>

namespace chartroom::server {

class Numbers {
 public:
  [[nodiscard]] bool contains(std::uint32_t number) const {
    return number < has_.size() && has_[number];
  }
  // False if it was there.
  bool insert(std::uint32_t number) {
    if (contains(number)) return false;
    if (number >= has_.size()) has_.resize(number + 1);
    has_[number] = true;
    return true;
  }
  // All of them are smaller.
  [[nodiscard]] std::size_t above_the_highest() const { return has_.size(); }
  void clear() { has_.clear(); }

 private:
  std::vector<bool> has_;
};

}  // namespace chartroom::server
