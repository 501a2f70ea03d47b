// How well a bot plays, by the ranks of the navies. What each rank does is its ruleset's affair.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chartroom::core {

enum class Strength : std::uint8_t { midshipman, lieutenant, admiral };

inline constexpr std::array strengths{Strength::midshipman, Strength::lieutenant,
                                      Strength::admiral};

[[nodiscard]] constexpr std::string_view to_string(Strength strength) noexcept {
  constexpr std::array<std::string_view, 3> names{"midshipman", "lieutenant", "admiral"};
  return names.at(std::to_underlying(strength));
}

// For lists of what may be chosen.
[[nodiscard]] inline std::vector<std::string> names_of_strengths() {
  std::vector<std::string> names;
  for (const Strength strength : strengths) names.emplace_back(to_string(strength));
  return names;
}

[[nodiscard]] constexpr std::optional<Strength> strength_named(std::string_view name) noexcept {
  for (const Strength strength : strengths) {
    if (name == to_string(strength)) return strength;
  }
  return std::nullopt;
}

}  // namespace chartroom::core
