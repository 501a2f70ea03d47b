// Names for what a viewer sees of units whose identity is hidden: "contact 3". For rulesets that
// show that something is there, and not what.
//
// Each viewer has a list of its own. A contact keeps its name as long as it is held and gets a new
// one when it is found again: two names never tell that it was the same unit, and how high they
// count tells only how often this viewer has found something. Part of the State; what a View shows
// is the name.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace chartroom::core {

template <class Unit>
class Contacts {
 public:
  using Name = std::uint32_t;  // 1, 2, 3, ... in the order in which this viewer found them

  // The unit is in sight: its name, a new one if it was not held.
  Name hold(const Unit& unit) {
    if (const auto name = name_of(unit)) return *name;
    held_.push_back({++last_, unit});
    return last_;
  }
  // Out of sight: whoever is found next is somebody new.
  void lose(const Unit& unit) {
    std::erase_if(held_, [&](const Held& one) { return one.unit == unit; });
  }
  // While it is held. For the umpire's own use: never beside the name in what a viewer is told.
  [[nodiscard]] std::optional<Name> name_of(const Unit& unit) const {
    const auto found = std::ranges::find(held_, unit, &Held::unit);
    if (found == held_.end()) return std::nullopt;
    return found->name;
  }
  // Whom an order by name means; nothing if there is no such contact now.
  [[nodiscard]] std::optional<Unit> unit_of(Name name) const {
    const auto found = std::ranges::find(held_, name, &Held::name);
    if (found == held_.end()) return std::nullopt;
    return found->unit;
  }
  [[nodiscard]] std::vector<Name> names() const {
    std::vector<Name> out;
    for (const Held& one : held_) out.push_back(one.name);
    return out;
  }
  friend bool operator==(const Contacts&, const Contacts&) = default;

 private:
  struct Held {
    Name name{};
    Unit unit{};
    friend bool operator==(const Held&, const Held&) = default;
  };
  std::vector<Held> held_;  // by name, rising
  Name last_{};
};

}  // namespace chartroom::core
