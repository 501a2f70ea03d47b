// Dice that fall as a test says.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/dice.hpp"

namespace chartroom::test {

// Roll number n of the open stream shows faces[n]; secret dice, of either side, have a script of
// their own. A roll too many is the test's failure.
class ScriptedDice final : public core::RollOracle {
 public:
  ScriptedDice() = default;
  ScriptedDice(std::initializer_list<int> faces) : faces_{faces} {}
  explicit ScriptedDice(std::vector<int> faces) : faces_{std::move(faces)} {}

  void add(const std::vector<int>& faces) {
    faces_.insert(faces_.end(), faces.begin(), faces.end());
  }
  void add_secret(const std::vector<int>& faces) {
    secret_.insert(secret_.end(), faces.begin(), faces.end());
  }

  // What Dice::d6 turns into the face: it takes the remainder by six and adds one.
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override {
    const std::uint64_t number = counter & 0x00FF'FFFF'FFFF'FFFFULL;
    const bool open = counter == number;  // the stream is in the upper bits
    const std::vector<int>& faces = open ? faces_ : secret_;
    if (number >= faces.size()) {
      throw std::runtime_error("no die left in the script for: " + std::string(purpose));
    }
    if (open) purposes_.emplace_back(purpose);
    return static_cast<std::uint64_t>(faces[number] - 1);
  }

  [[nodiscard]] const std::vector<std::string>& purposes() const { return purposes_; }
  [[nodiscard]] std::size_t unrolled() const { return faces_.size() - purposes_.size(); }

 private:
  std::vector<int> faces_, secret_;
  mutable std::vector<std::string> purposes_;
};

}  // namespace chartroom::test
