// Leaks on purpose, one of each kind that far-seas.md and architecture.md warn of: the suite must
// find every one of them. Only this test has them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "tests/worlds/house.hpp"

namespace chartroom::worlds {

enum class Leak : std::uint8_t {
  none,
  unsealed,  // no leak: nothing is sealed, so that some entries tell some viewers nothing
  event_told,
  view_field,
  more_messages,
  padding,
  order_of_events,
  gap_in_numbers,
  dice_shifted,
  prompt_skipped,
  answered_early,
  refusal_reason,
  legal_moves,
  preview_refused,
  hover_text,
  decisions_counted,
  game_ends,
  points_in_outcome,
  lobby_cursor,
  lobby_awaited,
  idle_update,
  head_moves,
  salt_missing,
  take_back_word,
  resync,
};

struct NamedLeak {
  Leak leak;
  std::string_view name;
  bool in_picket_alone{};  // takes an act of which somebody is told nothing at all
};
[[nodiscard]] std::span<const NamedLeak> all_leaks();

// What side one keeps to itself leaks to everybody else.
[[nodiscard]] std::shared_ptr<const Tampering> tampering_for(Leak leak);

// A number made of what only that side sees.
[[nodiscard]] std::uint64_t secret_number(const wire::Umpire& umpire, Side owner);

// Leaks below the server: in what an umpire says.
[[nodiscard]] std::unique_ptr<wire::Umpire> leaky(std::unique_ptr<wire::Umpire> umpire, Leak leak);

}  // namespace chartroom::worlds
