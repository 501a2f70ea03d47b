// What players note about a game for themselves. Nobody else is told, not even that there are any;
// they are no part of the game's record.
#pragma once

#include <expected>
#include <string>

#include "chartroom/v1/envelope.pb.h"
#include "journal/database.hpp"
#include "lobby/games.hpp"
#include "lobby/presence.hpp"

namespace chartroom::server {

class Notes {
 public:
  static constexpr std::size_t longest_bytes = 16U * 1024U;

  Notes(Database& database, const Presence& presence) : database_{database}, presence_{presence} {}

  [[nodiscard]] Awaitable<std::expected<v1::Notes, v1::Refused>> read(AccountId who,
                                                                      std::string game_id);
  // Refused if they have been written since what they were made from. The account's other
  // connections to this node are told; those to other nodes find out when they read or write.
  [[nodiscard]] Awaitable<std::expected<v1::Notes, v1::Refused>> write(AccountId who,
                                                                       v1::SetNotes wish,
                                                                       const Outlet* writer);

 private:
  Database& database_;
  const Presence& presence_;
};

}  // namespace chartroom::server
