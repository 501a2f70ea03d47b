// Games before they begin: created, found, joined, left. Every change is one transaction and news
// to all nodes.
#pragma once

#include <expected>
#include <string>

#include "accounts/accounts.hpp"
#include "games/hosts.hpp"
#include "lobby/limits.hpp"
#include "lobby/terms.hpp"

namespace chartroom::server {

class Lobby {
 public:
  Lobby(Database& database, const House& house, GameHosts& hosts, const LobbyLimits& limits)
      : database_{database}, house_{house}, hosts_{hosts}, limits_{limits} {}

  [[nodiscard]] Awaitable<Answer<v1::GameInfo>> create(Account who, v1::CreateGame wish);
  [[nodiscard]] Awaitable<v1::Games> list(Account who, v1::ListGames wish);
  [[nodiscard]] Awaitable<Answer<v1::GameInfo>> look(Account who, std::string game_id);
  [[nodiscard]] Awaitable<Answer<v1::GameInfo>> take_side(Account who, v1::TakeSide wish);
  [[nodiscard]] Awaitable<Answer<v1::GameInfo>> invite(Account who, v1::InvitePlayer wish);
  [[nodiscard]] Awaitable<Answer<v1::GameInfo>> leave(Account who, std::string game_id);
  [[nodiscard]] Awaitable<Answer<v1::Done>> acknowledge(Asker who, std::string game_id,
                                                        std::uint64_t cursor);

 private:
  [[nodiscard]] Awaitable<void> begin(std::string game_id);

  Database& database_;
  House house_;
  GameHosts& hosts_;
  LobbyLimits limits_;
};

}  // namespace chartroom::server
