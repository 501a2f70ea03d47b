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
#include "rules/core/strength.hpp"

namespace chartroom::server {

using AccountId = std::int64_t;

// Who asks for something of a game, and as which side where they hold both.
struct Asker {
  AccountId account{};
  std::optional<core::Side> side;
};

inline constexpr core::Strength default_bot = core::Strength::lieutenant;

struct SeatRow {
  core::Seat seat;
  std::optional<AccountId> account;  // none: the bot
  std::string player;
  core::Strength strength{default_bot};  // of the bot
  std::string nonce_commitment{};        // empty: none
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
  std::vector<std::string> options;
  std::string terms;  // GameTerms, from when it begins; empty in games of old

  [[nodiscard]] bool holds_a_seat(AccountId account) const;
  [[nodiscard]] bool holds_both(AccountId account) const;
  // The seat as which they ask: of the side they name, else the only one they hold. Nothing if they
  // hold none, or not that one, or if they hold both and name neither.
  [[nodiscard]] std::optional<core::Seat> seat_of(const Asker& asker) const;
  // Number of the newest event that they are shown of the game.
  [[nodiscard]] std::uint64_t newest_for(const Asker& asker) const;
  [[nodiscard]] bool taken(core::Side side) const;
  // How well the bot plays that has this side; nothing if a person has it, or nobody.
  [[nodiscard]] std::optional<core::Strength> bot_of(core::Side side) const;
  // Whether this account may know of the game at all.
  [[nodiscard]] bool visible_to(AccountId account) const;
};

enum class Lock : std::uint8_t { none, for_update };

[[nodiscard]] bool is_uuid(std::string_view text);
[[nodiscard]] std::optional<GameRow> find_game(pqxx::transaction_base& tx, const std::string& id,
                                               Lock lock = Lock::none);
// Newest first: those the account holds a seat in or is invited to, and the open ones that wait
// unless `mine`. Or the open ones that have ended.
enum class Which : std::uint8_t { mine, mine_and_open, finished_and_open };
[[nodiscard]] std::vector<GameRow> list_games(pqxx::transaction_base& tx, AccountId account,
                                              Which which);

void insert_game(pqxx::work& tx, const GameRow& game, AccountId creator,
                 const std::string& request_id, const std::string& request_digest);
void insert_seat(pqxx::work& tx, const std::string& game, const SeatRow& row);

// How far an account has seen a game, by its acknowledgements: as its only or first side, and as
// its second.
struct Seen {
  std::uint64_t cursor{};
  std::uint64_t as_two{};
};
// What this account is shown of it, with what it has not seen, if that is asked for.
[[nodiscard]] v1::GameInfo info_for(const GameRow& game, AccountId account,
                                    const std::optional<Seen>& seen = std::nullopt);

}  // namespace chartroom::server
