// What a game is played on, put together as it begins.
#pragma once

#include <string>

#include "fair/signing.hpp"
#include "lobby/games.hpp"
#include "wire/umpire.hpp"

namespace chartroom::server {

// What all games of a server have in common.
struct House {
  const wire::Rulesets& rulesets;
  const fair::SigningKey& key;
};

// GameTerms bytes (fair.proto): what was promised to the players of this game, whose seats are
// taken.
[[nodiscard]] std::string terms_of(const House& house, const GameRow& game);

}  // namespace chartroom::server
