// A game that is the same in two worlds: what a server makes up (the id, the seed, the key it signs
// with) is made the same in both, so that what is left may differ by secrets alone.
#pragma once

#include "support/database.hpp"
#include "support/player.hpp"

namespace chartroom::testing {

inline constexpr const char* same_game_id = "11111111-2222-4333-8444-555555555555";

// Before a node starts on that database.
void same_key_everywhere(const TestDatabase& database);
// Made by somebody who takes no side; both take their sides by the code.
[[nodiscard]] v1::GameInfo same_game_everywhere(const TestDatabase& database, Player& somebody);

}  // namespace chartroom::testing
