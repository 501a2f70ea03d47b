#include "rules/far_seas/terms.hpp"

#include "rules/far_seas/solitaire_table.hpp"

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
  static constexpr std::array<std::string_view, 26> words{"plot",
                                                          "allied_movement",
                                                          "intern",
                                                          "choose_area",
                                                          "search",
                                                          "approach",
                                                          "accept_or_run",
                                                          "try_surprise",
                                                          "fight_or_run",
                                                          "chase",
                                                          "escape",
                                                          "bold_moves",
                                                          "fire_on_bold",
                                                          "targets",
                                                          "torpedoes",
                                                          "run_after_round",
                                                          "remove_ships",
                                                          "surprise_attack",
                                                          "hit_and_go_home",
                                                          "convoy_attack",
                                                          "raid_on_england",
                                                          "counterattack",
                                                          "return_home",
                                                          "breakout_squadrons",
                                                          "breakout_search",
                                                          "assign"};
  return word(words, value);
}

std::string_view to_string(Assignment value) noexcept {
  static constexpr std::array<std::string_view, 6> words{"none",           "raid",      "merchants",
                                                         "return_to_base", "intervene", "river"};
  return word(words, value);
}

std::string_view to_string(Duty value) noexcept {
  static constexpr std::array<std::string_view, 8> words{
      "none", "search", "merchant_escort", "on_station", "raid", "convoy", "colony", "river"};
  return word(words, value);
}

std::string_view to_string(Readiness value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"ready", "acting", "done"};
  return word(words, value);
}

std::string_view to_string(Whereabouts value) noexcept {
  static constexpr std::array<std::string_view, 15> words{
      "not_in_play", "not_arrived", "at_sea",           "colony_box",      "rufiji",
      "england_hb1", "england_hb2", "british_reserves", "german_reserves", "in_germany",
      "sunk",        "removed",     "interned",         "exploded",        "unseen"};
  return word(words, value);
}

std::string_view to_string(Discovery value) noexcept {
  static constexpr std::array<std::string_view, 6> words{
      "search",         "guarded_station",   "into_red_sea",
      "through_panama", "out_of_the_rufiji", "in_the_channel"};
  return word(words, value);
}

std::string_view to_string(CombatKind value) noexcept {
  static constexpr std::array<std::string_view, 7> words{
      "encounter",     "runner_surprised", "surprise_attack", "river_breakout",
      "convoy_attack", "home_breakout",    "raid_on_england"};
  return word(words, value);
}

std::string_view to_string(Why value) noexcept {
  static constexpr std::array<std::string_view, 17> words{"searchers",
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
                                                          "surprise_torpedo",
                                                          "river_breakout",
                                                          "river_searchers",
                                                          "armoured_cruiser",
                                                          "slow_attacker"};
  return word(words, value);
}

int sum_of(const std::vector<Modifier>& modifiers) {
  int sum = 0;
  for (const Modifier& m : modifiers) sum += m.value;
  return sum;
}

std::string_view to_string(VpKind value) noexcept {
  static constexpr std::array<std::string_view, 15> words{"capture",
                                                          "raid",
                                                          "allied_ship_sunk",
                                                          "german_ship_sunk",
                                                          "cowardice",
                                                          "movement_penalty",
                                                          "returned",
                                                          "lost_on_return",
                                                          "transports",
                                                          "transports_late",
                                                          "colony",
                                                          "rebellion",
                                                          "river",
                                                          "england_raided",
                                                          "claims_withdrawn"};
  return word(words, value);
}

std::string_view to_string(Scenario value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"campaign", "coronel", "falklands"};
  return word(words, value);
}

std::string_view to_string(FormerSquadron value) noexcept {
  static constexpr std::array<std::string_view, 2> words{"cruisers", "reserves"};
  return word(words, value);
}

std::string_view to_string(Chit value) noexcept {
  static constexpr std::array<std::string_view, 9> words{
      "none",   "station_raid",  "merchant_capture", "surprise_attack",  "intervention",
      "rufiji", "convoy_attack", "convoy_surprise",  "return_to_germany"};
  return word(words, value);
}

std::string_view to_string(Risk value) noexcept {
  static constexpr std::array<std::string_view, 3> words{"low", "medium", "high"};
  return word(words, value);
}

std::string_view to_string(Solitaire value) noexcept {
  static constexpr std::array<std::string_view, 4> words{"none", "advanced_bot", "multi_handed",
                                                         "simplified_bot"};
  return word(words, value);
}

}  // namespace chartroom::far_seas
