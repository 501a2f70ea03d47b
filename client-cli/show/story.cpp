#include "client-cli/show/story.hpp"

#include <array>
#include <string_view>
#include <variant>

#include "client-cli/show/sentences.hpp"

namespace chartroom::cli {

namespace {

// By the order of far_seas::Event's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<far_seas::AnyEvent>> kinds{
    "turn_began",
    "ob_began",
    "phase_began",
    "asked",
    "answered",
    "sealed_kept",
    "seals_opened",
    "vp_scored",
    "game_ended",
    "plot_committed",
    "cruisers_named",
    "ship_entered",
    "group_moved",
    "plot_executed",
    "conflicts_marked",
    "conflict_opened",
    "conflict_closed",
    "search_rolled",
    "determined",
    "search_failed",
    "search_declined",
    "encounter_began",
    "approached",
    "approach_aborted",
    "encounter_ended",
    "accepted",
    "run_declared",
    "surprise_rolled",
    "surprise_forgone",
    "run_began",
    "chase_revealed",
    "run_rolled",
    "run_resolved",
    "escaped_to",
    "run_ended",
    "fight_joined",
    "combat_began",
    "step_began",
    "bold_moves_revealed",
    "aims_revealed",
    "shot",
    "torpedo_run",
    "damage_assessed",
    "runs_revealed",
    "round_ended",
    "combat_ended",
    "repaired",
    "slowed",
    "ship_removed",
    "removal_over",
    "surprise_attack_made",
    "surprise_window_closed",
    "assignments_revealed",
    "merchants_captured",
    "captures_credited",
    "station_raided",
    "return_rolled",
    "ship_lost",
    "ob_ended",
    "turn_ended",
    "accident_turn_rolled",
    "accident_rolled",
    "accident_outcome",
    "accident_revealed",
    "coal_looked_at",
    "ships_to_colony",
    "convoy_moved",
    "colony_turned",
    "interned",
    "river_searched",
    "river_discovered",
    "amc_sunk",
    "boer_rolled",
    "phase_five_ordered",
    "phase_five_step",
    "convoy_attacked",
    "convoy_surprise_rolled",
    "transports_sunk",
    "convoy_attack_ended",
    "raid_forgone",
    "england_raided",
    "counterattacked",
    "england_raid_ended",
    "breakout_began",
    "breakout_answered",
    "breakout_search_failed",
    "breakout_search_declined",
    "breakout_joined",
    "breakout_ended",
    "sent_home",
    "bot_rolled",
    "bot_drew",
    "bot_planned",
    "bot_noted",
    "squadron_formed",
    "penalty_charged",
    "assignments_seen",
    "plots_filed",
    "ship_log_filed"};
static_assert(kinds.back() == "ship_log_filed" &&
              std::is_same_v<std::variant_alternative_t<kinds.size() - 1, far_seas::AnyEvent>,
                             far_seas::event::ShipLogFiled>);

bool is_heading(const far_seas::Event& event) {
  return std::holds_alternative<event::TurnBegan>(event) ||
         std::holds_alternative<event::ObBegan>(event) ||
         std::holds_alternative<event::PhaseBegan>(event);
}

}  // namespace

std::string kind_of(const far_seas::Event& event) {
  return std::string{kinds.at(event.index())};
}

// What the sentences around it say, or the screen shows anyway, has none of its own.
std::string sentence(const Phrases& p, const far_seas::Event& event) {
  return std::visit(
      [&]<class Kind>(const Kind& e) -> std::string {
        if constexpr (requires { say(p, e); }) {
          return say(p, e);
        } else {
          return {};
        }
      },
      event);
}

Told Storyteller::tell(const far_seas::Event& event, const Paint& paint) {
  if (const auto* began = std::get_if<event::TurnBegan>(&event)) {
    turn_ = began->turn;
    ob_ = 0;
  }
  if (const auto* began = std::get_if<event::ObBegan>(&event)) ob_ = began->ob;
  const Phrases phrases{*pack_, paint};
  return Told{.kind = kind_of(event),
              .text = sentence(phrases, event),
              .heading = is_heading(event),
              .turn = turn_,
              .ob = ob_};
}

}  // namespace chartroom::cli
