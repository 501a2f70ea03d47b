// Whether an account may take up more of the lobby.
#pragma once

#include <optional>

#include "games/messages.hpp"
#include "lobby/games.hpp"
#include "lobby/settings.hpp"

namespace chartroom::server {

// Until the transaction ends, what this account asks for waits its turn: it cannot pass a limit by
// asking twice at once.
void take_turns(pqxx::work& tx, AccountId account);

// Why it may not make another game, or nothing.
[[nodiscard]] std::optional<v1::Refused> too_many_games(pqxx::work& tx, AccountId account,
                                                        const LobbyLimits& limits);
// Why it may not invite another player to this game, or nothing.
[[nodiscard]] std::optional<v1::Refused> too_many_invitations(pqxx::work& tx, AccountId account,
                                                              const GameRow& game,
                                                              const LobbyLimits& limits);

}  // namespace chartroom::server
