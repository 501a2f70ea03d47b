#include "wire/far_seas_setups.hpp"

#include <algorithm>
#include <array>

namespace chartroom::wire {

using core::Refusal;
using core::RefusalCode;
using core::say;
using far_seas::Rules;
using far_seas::Scenario;
using far_seas::Setup;
using far_seas::Solitaire;

namespace {

// 7.1 to 7.5: each goes with the basic game and with the advanced one (1.2.2.2).
struct OptionalRule {
  std::string_view name;
  bool Rules::*switched_on;
  std::string_view text;
};
// The first five are "full"; the last is an option of ours.
constexpr std::size_t rules_of_full = 5;
constexpr std::array<OptionalRule, 6> optional_rules{{
    {"boer-rebellion", &Rules::boer_rebellion,
     "A raid on Capetown or Lüderitz Bay may spread the Boer Rebellion, worth 15 points (7.1)."},
    {"rufiji", &Rules::rufiji,
     "A light cruiser may hide in the Rufiji, and the British may lie in wait for her there "
     "(7.2)."},
    {"accident", &Rules::propellant_accident,
     "On turn 6, 7 or 8 a light cruiser may blow up, and only the German side knows of it (7.3)."},
    {"breakout", &Rules::breakout,
     "Battlecruisers may come out to bring Scharnhorst's or Gneisenau's squadron home (7.4)."},
    {"raid-on-england", &Rules::raid_on_england,
     "German battlecruisers may raid England when most of the British ones have left it (7.5)."},
    {"double-blind", &Rules::double_blind,
     "Each side sees the other's ships only where it has ships of its own (not in the rulebook)."},
}};

struct Approach {
  std::string_view name;
  Solitaire solitaire;
  std::string_view text;
};
constexpr std::array<Approach, 3> approaches{{
    {"solitaire-1", Solitaire::advanced_bot,
     "For one player: tables play the German side, by every rule they have (9, approach 1)."},
    {"solitaire-2", Solitaire::multi_handed,
     "For one player with both sides: tables move the German ships, nothing else (9, approach 2)."},
    {"solitaire-3", Solitaire::simplified_bot,
     "For one player: tables play the German side, without their advanced rules (9, approach 3)."},
}};

constexpr std::array<std::string_view, 5> scenario_names{"basic", "advanced", "full", "coronel",
                                                         "falklands"};

std::span<const OptionalRule> rules_in_full() {
  return std::span{optional_rules}.first(rules_of_full);
}

bool is_full(const Rules& rules) {
  return std::ranges::all_of(rules_in_full(),
                             [&](const OptionalRule& one) { return rules.*one.switched_on; });
}

std::optional<Setup> scenario_named(std::string_view name) {
  if (name == "basic") return Setup{};
  if (name == "coronel") return Setup{.scenario = Scenario::coronel};
  if (name == "falklands") return Setup{.scenario = Scenario::falklands};
  Setup setup{.rules = {.advanced = true}};
  if (name == "advanced") return setup;
  if (name != "full") return std::nullopt;
  for (const OptionalRule& one : rules_in_full()) setup.rules.*one.switched_on = true;
  return setup;
}

// What strangers typed is said back to them only if it could be a name.
constexpr std::size_t longest_name = 40;

std::string list_of_options() {
  std::string text;
  for (const SetupOption& one : far_seas_options()) text += (text.empty() ? "" : ", ") + one.name;
  return text;
}

std::optional<Refusal> switch_on(Setup& setup, std::string_view name) {
  const auto rule = std::ranges::find(optional_rules, name, &OptionalRule::name);
  const auto approach = std::ranges::find(approaches, name, &Approach::name);
  if (rule == optional_rules.end() && approach == approaches.end()) {
    return Refusal{RefusalCode::unknown_thing, "",
                   name.size() > longest_name ? say("The Far Seas has no option of that name.")
                                              : say("The Far Seas has no option \"{}\".", name),
                   say("It has {}.", list_of_options())};
  }
  if (setup.scenario != Scenario::campaign) {
    return Refusal{RefusalCode::against_the_rules, "1.2.3",
                   say("A training scenario is played as it is, without \"{}\".", name),
                   say("Options go with basic, advanced and full.")};
  }
  if (rule != optional_rules.end()) {
    setup.rules.*rule->switched_on = true;
    return std::nullopt;
  }
  if (setup.rules.solitaire != Solitaire::none) {
    return Refusal{RefusalCode::against_the_rules, "9.0",
                   say("A game has one approach to solitaire play, not two."),
                   say("Name solitaire-1, solitaire-2 or solitaire-3.")};
  }
  setup.rules.solitaire = approach->solitaire;
  return std::nullopt;
}

}  // namespace

std::vector<std::string> far_seas_scenarios() {
  return {scenario_names.begin(), scenario_names.end()};
}

std::vector<SetupOption> far_seas_options() {
  std::vector<SetupOption> all;
  for (const auto& [name, switched_on, text] : optional_rules)
    all.push_back({std::string{name}, std::string{text}});
  for (const auto& [name, solitaire, text] : approaches)
    all.push_back({std::string{name}, std::string{text}});
  return all;
}

std::expected<Setup, Refusal> far_seas_setup(std::string_view scenario,
                                             std::span<const std::string> options) {
  auto setup = scenario_named(scenario);
  if (!setup) {
    return std::unexpected(Refusal{RefusalCode::unknown_thing, "",
                                   scenario.size() > longest_name
                                       ? say("The Far Seas has no scenario of that name.")
                                       : say("The Far Seas has no scenario \"{}\".", scenario),
                                   say("It has basic, advanced, full, coronel and falklands.")});
  }
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (std::ranges::count(options.first(i), options[i]) > 0) {
      return std::unexpected(Refusal{RefusalCode::malformed, "",
                                     say("The option \"{}\" is named twice.", options[i]),
                                     say("Name each option once.")});
    }
    if (auto refusal = switch_on(*setup, options[i])) return std::unexpected(*std::move(refusal));
  }
  // The tables look at the whole table (9.1.2), and who plays both sides sees all of it.
  if (setup->rules.double_blind && setup->rules.solitaire_play()) {
    return std::unexpected(Refusal{RefusalCode::against_the_rules, "9.0",
                                   say("A game for one player lies open on the table."),
                                   say("Leave out double-blind, or play against somebody.")});
  }
  return *setup;
}

std::string far_seas_scenario(const Setup& setup) {
  if (setup.scenario != Scenario::campaign) return std::string{to_string(setup.scenario)};
  if (!setup.rules.advanced) return "basic";
  return is_full(setup.rules) ? "full" : "advanced";
}

std::vector<std::string> far_seas_option_names(const Setup& setup) {
  std::vector<std::string> names;
  const std::size_t said_already = far_seas_scenario(setup) == "full" ? rules_of_full : 0;
  for (const OptionalRule& one : std::span{optional_rules}.subspan(said_already))
    if (setup.rules.*one.switched_on) names.emplace_back(one.name);
  for (const Approach& one : approaches)
    if (setup.rules.solitaire == one.solitaire) names.emplace_back(one.name);
  return names;
}

}  // namespace chartroom::wire
