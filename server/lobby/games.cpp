#include "lobby/games.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "fair/fair.hpp"
#include "games/messages.hpp"

namespace chartroom::server {
namespace {

// What the lobby shows of a game is what its newest entry says.
const std::string select_games =
    "SELECT g.id, g.ruleset, g.scenario, g.setup, g.title, g.status, g.open, g.invitation, g.seed,"
    " g.seed_commitment, COALESCE(NULLIF(newest.summary, ''), g.summary),"
    " extract(epoch FROM g.created_at)::bigint, g.options, g.terms"
    " FROM games g LEFT JOIN LATERAL (SELECT j.summary FROM journal j WHERE j.game_id = g.id"
    " ORDER BY j.seq DESC LIMIT 1) AS newest ON true";
const std::string find_sql = select_games + " WHERE g.id = $1";
const std::string find_for_update_sql = find_sql + " FOR UPDATE OF g";

const Statement find_statement{"find_game", find_sql.c_str()};
const Statement find_for_update{"find_game_for_update", find_for_update_sql.c_str()};
// Seats in their order, and behind them, as of no side, who is invited.
constexpr Statement find_people{
    "find_people",
    "SELECT s.game_id, s.side, s.number, s.account_id, a.name, s.bot_strength, s.nonce_commitment"
    " FROM seats s LEFT JOIN accounts a ON a.id = s.account_id WHERE s.game_id = ANY ($1::uuid[])"
    " UNION ALL SELECT game_id, NULL, NULL, account_id, NULL, NULL, NULL FROM invitations"
    " WHERE game_id = ANY ($1::uuid[]) ORDER BY 2 NULLS LAST, 3"};

// Bounds an answer; older games are found by their id.
constexpr int most_listed = 200;

GameRow to_game(const pqxx::row& row) {
  GameRow game{.id = row[0].as<std::string>(),
               .ruleset = row[1].as<std::string>(),
               .scenario = row[2].as<std::string>(),
               .setup = from_bytea(row[3]),
               .title = row[4].as<std::string>(),
               .status = static_cast<v1::GameInfo::Status>(row[5].as<int>()),
               .open = row[6].as<bool>(),
               .invitation = row[7].as<std::string>(),
               .seed = from_bytea(row[8]),
               .seed_commitment = from_bytea(row[9])};
  if (!game.summary.ParseFromString(from_bytea(row[10]))) {
    throw std::runtime_error("the summary of game " + game.id + " cannot be read");
  }
  game.created_unix_s = row[11].as<std::int64_t>();
  std::istringstream names{row[12].as<std::string>()};
  for (std::string name; names >> name;) game.options.push_back(name);
  game.terms = from_bytea(row[13]);
  return game;
}

core::Side to_side(int number) {
  return number == 1 ? core::Side::one : core::Side::two;
}

std::string with_blanks(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

std::string ids_of(const std::vector<GameRow>& games) {
  std::string ids = "{";
  for (const auto& game : games) ids += (ids.size() > 1 ? "," : "") + game.id;
  return ids + "}";
}

SeatRow to_seat(const pqxx::row& row) {
  SeatRow seat{.seat = {to_side(row[1].as<int>()), static_cast<std::uint8_t>(row[2].as<int>())}};
  if (!row[3].is_null()) {
    seat.account = row[3].as<AccountId>();
    seat.player = row[4].as<std::string>();
  }
  seat.strength = core::strength_named(row[5].as<std::string>()).value_or(default_bot);
  seat.nonce_commitment = from_bytea(row[6]);
  return seat;
}

void add_people(pqxx::transaction_base& tx, std::vector<GameRow>& games) {
  std::map<std::string, GameRow*> by_id;
  for (auto& game : games) by_id[game.id] = &game;
  for (const auto& row : exec_known(tx, find_people, ids_of(games))) {
    auto& game = *by_id.at(row[0].as<std::string>());
    if (row[1].is_null()) {
      game.invited.push_back(row[3].as<AccountId>());
    } else {
      game.seats.push_back(to_seat(row));
    }
  }
}

}  // namespace

bool GameRow::holds_a_seat(AccountId account) const {
  return std::ranges::find(seats, std::optional{account}, &SeatRow::account) != seats.end();
}

bool GameRow::holds_both(AccountId account) const {
  return std::ranges::count(seats, std::optional{account}, &SeatRow::account) > 1;
}

std::optional<core::Seat> GameRow::seat_of(const Asker& asker) const {
  if (!asker.side && holds_both(asker.account)) return std::nullopt;
  for (const auto& row : seats) {
    const bool theirs = row.account == asker.account;
    if (theirs && (!asker.side || row.seat.side == *asker.side)) return row.seat;
  }
  return std::nullopt;
}

std::uint64_t GameRow::newest_for(const Asker& asker) const {
  const auto seat = seat_of(asker);
  if (!seat) return summary.cursor_public();
  const int index = seat->side == core::Side::one ? 0 : 1;
  return summary.cursor_by_side_size() > index ? summary.cursor_by_side(index) : 0;
}

bool GameRow::taken(core::Side side) const {
  return std::ranges::any_of(seats, [side](const auto& row) { return row.seat.side == side; });
}

std::optional<core::Strength> GameRow::bot_of(core::Side side) const {
  const auto row = std::ranges::find_if(
      seats, [side](const auto& seat) { return seat.seat.side == side && !seat.account; });
  if (row == seats.end()) return std::nullopt;
  return row->strength;
}

bool GameRow::visible_to(AccountId account) const {
  return open || holds_a_seat(account) || std::ranges::find(invited, account) != invited.end();
}

bool is_uuid(std::string_view text) {
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const char c = text[i];
    const bool digit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    if (dash ? c != '-' : !digit) return false;
  }
  return true;
}

std::optional<GameRow> find_game(pqxx::transaction_base& tx, const std::string& id, Lock lock) {
  if (!is_uuid(id)) return std::nullopt;
  const auto rows = exec_known(tx, lock == Lock::for_update ? find_for_update : find_statement, id);
  if (rows.empty()) return std::nullopt;
  std::vector<GameRow> games{to_game(rows[0])};
  add_people(tx, games);
  return std::move(games.front());
}

std::vector<GameRow> list_games(pqxx::transaction_base& tx, AccountId account, Which which) {
  std::string where =
      " WHERE g.id IN (SELECT game_id FROM seats WHERE account_id = $1"
      " UNION SELECT game_id FROM invitations WHERE account_id = $1)";
  if (which == Which::mine)
    where = " WHERE g.id IN (SELECT game_id FROM seats WHERE account_id = $1)";
  if (which == Which::finished_and_open) where = " WHERE g.status = 3 AND g.open AND $1 > 0";
  if (which == Which::mine_and_open) where += " OR (g.status = 1 AND g.open)";
  const auto rows =
      tx.exec_params(select_games + where + " ORDER BY g.created_at DESC, g.id LIMIT " +
                         std::to_string(most_listed),
                     account);
  std::vector<GameRow> games;
  for (const auto& row : rows) games.push_back(to_game(row));
  add_people(tx, games);
  return games;
}

void insert_game(pqxx::work& tx, const GameRow& game, AccountId creator,
                 const std::string& request_id, const std::string& request_digest) {
  tx.exec_params0(
      "INSERT INTO games (id, ruleset, scenario, setup, title, status, open, created_by,"
      " request_id, request_digest, invitation, seed, seed_commitment, options)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
      game.id, game.ruleset, game.scenario, to_bytea(game.setup), game.title,
      static_cast<int>(game.status), game.open, creator, to_bytea(request_id),
      to_bytea(request_digest), game.invitation, to_bytea(game.seed),
      to_bytea(game.seed_commitment), with_blanks(game.options));
}

void insert_seat(pqxx::work& tx, const std::string& game, const SeatRow& row) {
  const int side = row.seat.side == core::Side::one ? 1 : 2;
  if (row.account) {
    tx.exec_params0(
        "INSERT INTO seats (game_id, side, number, account_id, nonce_commitment)"
        " VALUES ($1, $2, $3, $4, $5)",
        game, side, static_cast<int>(row.seat.number), *row.account,
        to_bytea(row.nonce_commitment));
  } else {
    tx.exec_params0(
        "INSERT INTO seats (game_id, side, number, bot, bot_strength) VALUES ($1, $2, $3, true, "
        "$4)",
        game, side, static_cast<int>(row.seat.number), std::string{to_string(row.strength)});
  }
}

namespace {

// The most that one of the account's seats has not seen.
std::uint64_t unread_of(const GameRow& game, AccountId account, const Seen& seen) {
  std::uint64_t most = 0;
  for (const auto& row : game.seats) {
    if (row.account != account) continue;
    const bool second = game.holds_both(account) && row.seat.side == core::Side::two;
    const auto cursor = second ? seen.as_two : seen.cursor;
    const auto newest = game.newest_for({account, row.seat.side});
    most = std::max(most, newest > cursor ? newest - cursor : 0);
  }
  return most;
}

}  // namespace

v1::GameInfo info_for(const GameRow& game, AccountId account, const std::optional<Seen>& seen) {
  v1::GameInfo out;
  out.set_id(game.id);
  out.set_ruleset(game.ruleset);
  out.set_scenario(game.scenario);
  out.set_title(game.title);
  out.set_status(game.status);
  for (const auto& row : game.seats) {
    auto& seat = *out.add_seats();
    seat.set_side(to_wire(row.seat.side));
    seat.set_number(row.seat.number);
    seat.set_player(row.player);
    seat.set_bot(!row.account);
    if (!row.account) seat.set_bot_strength(std::string{to_string(row.strength)});
  }
  *out.mutable_awaited() = game.summary.awaited();
  out.set_created_unix_s(game.created_unix_s);
  out.set_open(game.open);
  out.set_seed_commitment(fair::hex(game.seed_commitment));
  for (const auto& name : game.options) out.add_options(name);
  if (game.holds_a_seat(account)) out.set_invitation(game.invitation);
  out.set_terms(game.terms);
  *out.mutable_nonces_missing() = game.summary.nonces_missing();
  out.set_cursor_public(game.summary.cursor_public());
  if (seen) out.set_unread(unread_of(game, account, *seen));
  if (game.status == v1::GameInfo::ENDED) {
    *out.mutable_outcome() = game.summary.outcome();
    out.set_seed(fair::hex(game.seed));
  }
  return out;
}

}  // namespace chartroom::server
