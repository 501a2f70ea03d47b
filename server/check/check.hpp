// Walks the journal and all that hangs on it, in one read-only transaction, and says what is wrong:
// also what the constraints that appending goes without would have kept out (migration 0008).
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "check/game_check.hpp"

namespace chartroom::server {

struct CheckWish {
  std::string database;
  Depth depth{Depth::hashes};
  Report::Form form{Report::Form::text};
  std::optional<std::string> game;  // this one alone
};

using CheckProgress = std::function<void(const LookedAt& so_far)>;

// Whether all is sound. Writes to `out`; throws if it cannot look.
[[nodiscard]] bool check(const CheckWish& wish, const wire::Rulesets& rulesets, std::ostream& out,
                         const CheckProgress& progress = {});

}  // namespace chartroom::server
