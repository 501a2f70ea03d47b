// Standing orders: what a side has its questions answered with while nobody is there (far-seas.md,
// "How to ask"). A list, of which the first that fits decides; where none does, the person is
// asked. They see the side's View and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/core/refusal.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/order.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {

// What to answer. Not each makes sense for each decision: answers_to().
enum class StandingAnswer : std::uint8_t {
  ask,         // leave it to the person
  defaults,    // search on, approach, chase with all; run if that can succeed, else fight; no bold
               // move, no surprise; as many captures as possible; nothing else that is optional
  midshipman,  // what the simple bot would order (bot.hpp)
  yes,         // do what may be done: approach, surprise, chase ...
  no,          // do not
  run,
  stand,
  homeward,  // escape: nearer to where the side's ships come home
  away,      // escape: where fewest enemies are
};
[[nodiscard]] std::string_view to_string(StandingAnswer) noexcept;

// Whom one meets, against one's own ships concerned, by the rough measure of power_of().
enum class Met : std::uint8_t { anybody, stronger, not_stronger };
[[nodiscard]] std::string_view to_string(Met) noexcept;

struct StandingOrder {
  Decision decision{};
  ShipList ships;  // fits if one of them is concerned; empty: whoever is. "Yes" and
                   // "run" are then for these alone, where ships decide one by one
  Met met{};
  std::vector<ShipType> against;  // fits if one of these types is met; empty: whatever is met
  StandingAnswer answer{};
  friend bool operator==(const StandingOrder&, const StandingOrder&) = default;
};

inline constexpr std::size_t most_standing_orders = 64;

struct Standing {
  std::vector<StandingOrder> orders;
  friend bool operator==(const Standing&, const Standing&) = default;
};

// Decisions that are put to a side, in the order of a turn.
[[nodiscard]] std::vector<Decision> decisions_of(core::Side side);
// Answers that make sense for a decision: ask, defaults and midshipman always.
[[nodiscard]] std::vector<StandingAnswer> answers_to(Decision decision);
// Whether ships of one's own, and enemies, are concerned by a decision, so that an order may ask
// for them.
[[nodiscard]] bool concerns_ships(Decision decision);
[[nodiscard]] bool meets_enemies(Decision decision);

// Why a list is no good; nothing: it is in order.
[[nodiscard]] std::optional<core::Refusal> check_standing(const Pack& pack, core::Side side,
                                                          const Standing& standing);

// What the list answers to the open question, the best first: the first of them that is legal is
// meant. Empty: ask the person. The seat must be asked.
[[nodiscard]] std::vector<Order> standing_answers(const View& view, core::Seat seat,
                                                  const Standing& standing, std::uint64_t seed);

}  // namespace chartroom::far_seas
