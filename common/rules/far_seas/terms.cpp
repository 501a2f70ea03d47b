#include "rules/far_seas/terms.hpp"

#include <array>
#include <utility>

namespace chartroom::far_seas {
namespace {

// Looks an enumerator up in its list of words; a value outside of the list is a bug and gets "?".
template <class E, std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& words, E value) {
  const auto i = static_cast<std::size_t>(std::to_underlying(value));
  return i < N ? words[i] : "?";
}

}  // namespace

std::string_view to_string(Decision value) noexcept {
  static constexpr std::array<std::string_view, 18> words{
      "plot",          "allied_movement", "choose_area",    "search",    "approach",
      "accept_or_run", "try_surprise",    "fight_or_run",   "chase",     "escape",
      "bold_moves",    "fire_on_bold",    "targets",        "torpedoes", "run_after_round",
      "remove_ships",  "surprise_attack", "hit_and_go_home"};
  return word(words, value);
}

std::string_view to_string(Assignment value) noexcept {
  static constexpr std::array<std::string_view, 4> words{"none", "raid", "merchants",
                                                         "return_to_base"};
  return word(words, value);
}

std::string_view to_string(Duty value) noexcept {
  static constexpr std::array<std::string_view, 5> words{"none", "search", "merchant_escort",
                                                         "on_station", "raid"};
  return word(words, value);
}

std::string_view to_string(Readiness value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"ready", "acting", "done"};
  return word(words, value);
}

std::string_view to_string(Whereabouts value) noexcept {
  static constexpr std::array<std::string_view, 10> words{
      "not_in_play",      "not_arrived",     "at_sea",     "england_hb1", "england_hb2",
      "british_reserves", "german_reserves", "in_germany", "sunk",        "removed"};
  return word(words, value);
}

std::string_view to_string(Discovery value) noexcept {
  static constexpr std::array<std::string_view, 4> words{"search", "guarded_station",
                                                         "into_red_sea", "through_panama"};
  return word(words, value);
}

std::string_view to_string(CombatKind value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"encounter", "runner_surprised",
                                                         "surprise_attack"};
  return word(words, value);
}

std::string_view to_string(Why value) noexcept {
  static constexpr std::array<std::string_view, 13> words{"searchers",
                                                          "squadron_size",
                                                          "ship",
                                                          "same_target",
                                                          "half_damaged_firer",
                                                          "half_damaged_target",
                                                          "optimum_torpedo_range",
                                                          "run_attempt",
                                                          "multiple_fire",
                                                          "attrition",
                                                          "hit_last_round",
                                                          "surprise",
                                                          "surprise_torpedo"};
  return word(words, value);
}

std::string_view to_string(VpKind value) noexcept {
  static constexpr std::array<std::string_view, 8> words{
      "capture",          "raid",     "allied_ship_sunk", "german_ship_sunk", "cowardice",
      "movement_penalty", "returned", "lost_on_return"};
  return word(words, value);
}

std::string_view to_string(Scenario value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"basic", "coronel", "falklands"};
  return word(words, value);
}

}  // namespace chartroom::far_seas
