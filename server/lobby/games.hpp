// Games and seats in the database: rows, and the statements on them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chartroom/v1/journal.pb.h"
#include "chartroom/v1/lobby.pb.h"
#include "journal/database.hpp"
#include "rules/core/side.hpp"

namespace chartroom::server {

using AccountId = std::int64_t;

struct SeatRow {
  core::Seat seat;
  std::optional<AccountId> account;  // none: the bot
  std::string player;
};

struct GameRow {
  std::string id;
  std::string ruleset;
  std::string scenario;
  std::string setup;
  std::string title;
  v1::GameInfo::Status status{};
  bool open{};
  std::string invitation;
  std::string seed;
  std::string seed_commitment;
  v1::GameSummary summary;
  std::int64_t created_unix_s{};
  std::vector<SeatRow> seats;
  std::vector<AccountId> invited;

  [[nodiscard]] std::optional<core::Seat> seat_of(AccountId account) const;
  // Number of the newest event that this account is shown of the game.
  [[nodiscard]] std::uint64_t newest_for(AccountId account) const;
  [[nodiscard]] bool taken(core::Side side) const;
  [[nodiscard]] bool bot_plays(core::Side side) const;
  // Whether this account may know of the game at all.
  [[nodiscard]] bool visible_to(AccountId account) const;
};

enum class Lock : std::uint8_t { none, for_update };

[[nodiscard]] bool is_uuid(std::string_view text);
[[nodiscard]] std::optional<GameRow> find_game(pqxx::work& tx, const std::string& id,
                                               Lock lock = Lock::none);
// Newest first: those the account holds a seat in or is invited to, and the open ones that wait
// unless `mine`.
enum class Which : std::uint8_t { mine, mine_and_open };
[[nodiscard]] std::vector<GameRow> list_games(pqxx::work& tx, AccountId account, Which which);

void insert_game(pqxx::work& tx, const GameRow& game, AccountId creator,
                 const std::string& request_id, const std::string& request_digest);
void insert_seat(pqxx::work& tx, const std::string& game, core::Seat seat,
                 std::optional<AccountId> account);

// What this account is shown of it; `seen` is its acknowledged cursor, if asked for.
[[nodiscard]] v1::GameInfo info_for(const GameRow& game, AccountId account,
                                    std::optional<std::uint64_t> seen = std::nullopt);

}  // namespace chartroom::server
