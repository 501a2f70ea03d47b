// A refused order: a value, never an exception. It says what is wrong, by which rule, and what
// would be right, in terms of what the sender knows (architecture.md, 4 and 14).
#pragma once

#include <cstdint>
#include <string>

#include "rules/core/said.hpp"

namespace chartroom::core {

// What kind of refusal: for programs. The rest of a Refusal is for people.
enum class RefusalCode : std::uint8_t {
  malformed,          // the bytes are not an order of this ruleset
  not_your_decision,  // another side is asked, or this side has already answered
  stale,              // the decision this order answers has passed
  wrong_order,        // an order of another kind than the one asked for
  unknown_thing,      // it names a ship, area or station that does not exist
  not_yours,          // it commands the other side's ship
  against_the_rules,  // the rule named forbids it
  game_over,
};

struct Refusal {
  RefusalCode code{};
  std::string rule;  // number in the rulebook, e.g. "4.2"; empty where no rule is concerned
  Said what;         // one sentence: what is wrong
  Said instead;      // one sentence: what would be right; may be empty

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace chartroom::core
