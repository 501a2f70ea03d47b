#include "lobby/limits.hpp"

namespace chartroom::server {

// Not FOR UPDATE: who takes a seat refers to their account with the game locked, and both would
// wait.
void take_turns(pqxx::work& tx, AccountId account) {
  tx.exec_params1("SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account);
}

std::optional<v1::Refused> too_many_games(pqxx::work& tx, AccountId account,
                                          const LobbyLimits& limits) {
  const auto row = tx.exec_params1(
      "SELECT count(*) FILTER (WHERE status = 1), count(*) FROM games"
      " WHERE created_by = $1 AND status <> 3",
      account);
  if (row[0].as<std::size_t>() >= limits.most_waiting) {
    return refused(v1::Refused::TOO_MANY, "Too many of your games wait for players.",
                   "Play those first.");
  }
  if (row[1].as<std::size_t>() >= limits.most_unfinished) {
    return refused(v1::Refused::TOO_MANY, "Too many of your games are not over.",
                   "Play some to their end, or resign.");
  }
  return std::nullopt;
}

std::optional<v1::Refused> too_many_invitations(pqxx::work& tx, AccountId account,
                                                const GameRow& game, const LobbyLimits& limits) {
  if (game.invited.size() >= limits.most_invited) {
    return refused(v1::Refused::TOO_MANY, "Enough players are invited to this game.");
  }
  const auto open =
      tx.exec_params1(
            "SELECT count(*) FROM invitations WHERE game_id IN (SELECT s.game_id FROM seats s"
            " JOIN games g ON g.id = s.game_id WHERE s.account_id = $1 AND g.status <> 3)",
            account)[0]
          .as<std::size_t>();
  if (open < limits.most_invitations) return std::nullopt;
  return refused(v1::Refused::TOO_MANY, "Too many players are invited to your games.",
                 "Play those games first.");
}

}  // namespace chartroom::server
