#include "lobby/lobby.hpp"

#include <algorithm>

#include "accounts/names.hpp"
#include "base/log.hpp"
#include "fair/fair.hpp"
#include "lobby/news.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t request_id_bytes = 16;
constexpr std::size_t longest_title = 80;  // characters
constexpr std::size_t invitation_bytes = 12;

template <class T = v1::GameInfo>
Answer<T> no(v1::Refused::Code code, std::string what, std::string instead = {}) {
  return std::unexpected(refused(code, std::move(what), std::move(instead)));
}

Answer<v1::GameInfo> no_commitment() {
  return no(v1::Refused::MALFORMED, "A commitment to a nonce is a SHA-256 digest, or nothing.",
            "Send 32 bytes, or none.");
}

bool is_nonce_commitment(const std::string& bytes) {
  return bytes.empty() || bytes.size() == fair::digest_bytes;
}

// A random UUID, version 4.
std::string new_uuid() {
  auto bytes = fair::random_bytes(16);
  bytes[6] = static_cast<char>((bytes[6] & 0x0F) | 0x40);
  bytes[8] = static_cast<char>((bytes[8] & 0x3F) | 0x80);
  auto text = fair::hex(bytes);
  for (const std::size_t dash : {20U, 16U, 12U, 8U}) text.insert(dash, "-");
  return text;
}

// Games of a ruleset that this node does not know have two sides, like most.
wire::Seating seating_of(const wire::Rulesets& rulesets, const GameRow& game) {
  const auto ruleset = rulesets.find(game.ruleset);
  return ruleset == rulesets.end() ? wire::Seating{} : ruleset->second->seating(game.setup);
}

// Seats that are taken as the game is made, or what is wrong with the wish for them.
Answer<std::vector<SeatRow>> first_seats(const wire::Seating& seating, const Account& who,
                                         const v1::CreateGame& wish) {
  using Seats = std::vector<SeatRow>;
  auto side = from_wire(wish.side());
  if (side && !seating.offered[*side]) {
    return no<Seats>(v1::Refused::SEAT_TAKEN, "In this game the rules play that side.",
                     "Take the other.");
  }
  Seats seats;
  if (seating.one_account) {
    if (wish.against_bot()) {
      return no<Seats>(v1::Refused::AGAINST_THE_RULES, "A game for one player has no bot.",
                       "Leave the bot out, or those options.");
    }
    for (const auto one : core::both_sides) {
      if (seating.offered[one]) seats.push_back({core::admiral_of(one), who.id, who.name});
    }
    return seats;
  }
  if (wish.against_bot() && !side) side = core::Side::one;
  if (side) seats.push_back({core::admiral_of(*side), who.id, who.name});
  if (!wish.against_bot()) return seats;
  const auto strength = wish.bot_strength().empty() ? std::optional{default_bot}
                                                    : core::strength_named(wish.bot_strength());
  if (!strength) {
    return no<Seats>(v1::Refused::UNKNOWN_THING, "There is no bot of that strength.",
                     "There are midshipman, lieutenant and admiral.");
  }
  seats.push_back({core::admiral_of(core::other(*side)), {}, {}, *strength});
  return seats;
}

// A game as wished for, or what is wrong with the wish.
Answer<GameRow> laid_out(const wire::Rulesets& rulesets, const Account& who,
                         const v1::CreateGame& wish) {
  const auto ruleset = rulesets.find(wish.ruleset());
  if (ruleset == rulesets.end()) {
    return no<GameRow>(v1::Refused::UNKNOWN_THING, "There is no such ruleset.",
                       "List the rulesets.");
  }
  if (wish.request_id().size() != request_id_bytes) {
    return no<GameRow>(v1::Refused::MALFORMED, "request_id must be 16 random bytes.");
  }
  if (characters_in(wish.title()) > longest_title || !is_utf8(wish.title()) ||
      has_control_characters(wish.title())) {
    return no<GameRow>(v1::Refused::BAD_NAME, "The title is too long, or no plain text.",
                       "Use at most 80 characters on one line.");
  }
  const auto scenarios = ruleset->second->scenarios();
  const auto scenario = wish.scenario().empty() ? scenarios.front() : wish.scenario();
  const std::vector<std::string> options{wish.options().begin(), wish.options().end()};
  const auto setup = ruleset->second->setup_for(scenario, options);
  if (!setup) return std::unexpected(to_wire(setup.error()));
  auto seats = first_seats(ruleset->second->seating(*setup), who, wish);
  if (!seats) return std::unexpected(seats.error());
  if (!is_nonce_commitment(wish.nonce_commitment())) {
    return std::unexpected(no_commitment().error());
  }
  const auto mine = std::ranges::find(*seats, std::optional{who.id}, &SeatRow::account);
  if (mine != seats->end()) mine->nonce_commitment = wish.nonce_commitment();
  GameRow game{.id = new_uuid(),
               .ruleset = wish.ruleset(),
               .scenario = scenario,
               .setup = *setup,
               .title = wish.title().empty() ? who.name + "'s game" : wish.title(),
               .status = v1::GameInfo::WAITING,
               .open = wish.open(),
               .invitation = fair::hex(fair::random_bytes(invitation_bytes)),
               .seed = fair::random_bytes(fair::seed_bytes),
               .seats = *std::move(seats),
               .options = options};
  game.seed_commitment = fair::commitment(game.seed, game.id);
  return game;
}

struct Change {
  Answer<v1::GameInfo> answer;
  bool changed{};
  bool began{};
};

Change unchanged(Answer<v1::GameInfo> answer) {
  return {.answer = std::move(answer)};
}

// All seats taken: it begins. The opening is the first thing in its journal.
void begin_if_complete(pqxx::work& tx, const House& house, GameRow& game, Change& change) {
  if (game.status != v1::GameInfo::WAITING) return;
  const auto seating = seating_of(house.rulesets, game);
  for (const auto side : core::both_sides) {
    if (seating.offered[side] && !game.taken(side)) return;
  }
  game.status = v1::GameInfo::PLAYING;
  game.terms = terms_of(house, game);
  for (const auto& row : game.seats) {
    if (!row.nonce_commitment.empty()) {
      game.summary.add_nonces_missing(to_wire(row.seat.side));
    }
  }
  tx.exec_params0("UPDATE games SET status = 2, terms = $2, summary = $3 WHERE id = $1", game.id,
                  to_bytea(game.terms), to_bytea(game.summary.SerializeAsString()));
  change.began = true;
}

Change finished(pqxx::work& tx, const House& house, GameRow game, AccountId who) {
  Change change{.changed = true};
  begin_if_complete(tx, house, game, change);
  write_news(tx, game.id);
  change.answer = info_for(game, who);
  return change;
}

void invite_account(pqxx::work& tx, const std::string& game_id, AccountId account) {
  tx.exec_params0(
      "INSERT INTO invitations (game_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      game_id, account);
}

// What this account asked for under this id before.
std::optional<Change> created_before(pqxx::work& tx, AccountId who, const std::string& request_id,
                                     const std::string& digest) {
  const auto rows = tx.exec_params(
      "SELECT id, request_digest FROM games WHERE created_by = $1 AND request_id = $2", who,
      to_bytea(request_id));
  if (rows.empty()) return std::nullopt;
  if (from_bytea(rows[0][1]) != digest) {
    return unchanged(no(v1::Refused::MALFORMED, "This request id was used for another game.",
                        "Make a new one for each game."));
  }
  return unchanged(info_for(*find_game(tx, rows[0][0].as<std::string>()), who));
}

Change create_in(pqxx::work& tx, const House& house, const LobbyLimits& limits, const GameRow& game,
                 const Account& who, const std::string& request_id, const std::string& digest) {
  // So that the same one sent twice at once makes one game.
  take_turns(tx, who.id);
  if (auto before = created_before(tx, who.id, request_id, digest)) return *std::move(before);
  if (auto refusal = too_many_games(tx, who.id, limits)) {
    return unchanged(std::unexpected(*std::move(refusal)));
  }
  insert_game(tx, game, who.id, request_id, digest);
  for (const auto& seat : game.seats) insert_seat(tx, game.id, seat);
  // Who takes no side yet must find the game again to take one.
  if (!game.holds_a_seat(who.id)) invite_account(tx, game.id, who.id);
  return finished(tx, house, *find_game(tx, game.id), who.id);
}

std::optional<GameRow> find_for(pqxx::work& tx, const v1::TakeSide& wish) {
  if (!wish.game_id().empty()) return find_game(tx, wish.game_id(), Lock::for_update);
  if (wish.invitation().empty() || !is_utf8(wish.invitation())) return std::nullopt;
  const auto rows = tx.exec_params("SELECT id FROM games WHERE invitation = $1", wish.invitation());
  if (rows.empty()) return std::nullopt;
  return find_game(tx, rows[0][0].as<std::string>(), Lock::for_update);
}

// The side that is wanted, or the first that is free.
core::Side side_for(const wire::Seating& seating, const GameRow& game,
                    std::optional<core::Side> wanted) {
  if (wanted) return *wanted;
  const bool first = seating.offered[core::Side::one] && !game.taken(core::Side::one);
  return first ? core::Side::one : core::Side::two;
}

Change take_side_in(pqxx::work& tx, const House& house, const Account& who,
                    const v1::TakeSide& wish) {
  auto game = find_for(tx, wish);
  const bool has_code = game && fair::same(wish.invitation(), game->invitation);
  if (!game || (!has_code && !game->visible_to(who.id)))
    return unchanged(std::unexpected(no_such_game()));
  const auto wanted = from_wire(wish.side());
  if (game->holds_a_seat(who.id)) {
    const bool theirs = !wanted || game->seat_of({who.id, wanted});
    if (theirs) return unchanged(info_for(*game, who.id));
    return unchanged(no(v1::Refused::SEAT_TAKEN, "You hold the other side of this game.",
                        "Leave it first, while the game has not begun."));
  }
  const auto seating = seating_of(house.rulesets, *game);
  const auto side = side_for(seating, *game, wanted);
  if (game->status != v1::GameInfo::WAITING || game->taken(side) || !seating.offered[side]) {
    return unchanged(no(v1::Refused::SEAT_TAKEN, "That side is taken.", "Take another, or watch."));
  }
  if (!is_nonce_commitment(wish.nonce_commitment())) return unchanged(no_commitment());
  game->seats.push_back({.seat = core::admiral_of(side),
                         .account = who.id,
                         .player = who.name,
                         .nonce_commitment = wish.nonce_commitment()});
  insert_seat(tx, game->id, game->seats.back());
  return finished(tx, house, *std::move(game), who.id);
}

Change invite_in(pqxx::work& tx, const House& house, const LobbyLimits& limits, const Account& who,
                 const v1::InvitePlayer& wish) {
  take_turns(tx, who.id);
  auto game = find_game(tx, wish.game_id(), Lock::for_update);
  if (!game || !game->visible_to(who.id)) return unchanged(std::unexpected(no_such_game()));
  if (!game->holds_a_seat(who.id)) {
    return unchanged(no(v1::Refused::NOT_YOUR_GAME, "You hold no seat in this game."));
  }
  const auto guest = find_account(tx, wish.player());
  if (!guest) {
    return unchanged(no(v1::Refused::NO_SUCH_PLAYER, "There is no player of that name.",
                        "Check the name, or send the invitation code."));
  }
  if (auto refusal = too_many_invitations(tx, who.id, *game, limits)) {
    return unchanged(std::unexpected(*std::move(refusal)));
  }
  invite_account(tx, game->id, guest->id);
  game->invited.push_back(guest->id);
  return finished(tx, house, *std::move(game), who.id);
}

Change leave_in(pqxx::work& tx, const House& house, const Account& who,
                const std::string& game_id) {
  auto game = find_game(tx, game_id, Lock::for_update);
  if (!game || !game->visible_to(who.id)) return unchanged(std::unexpected(no_such_game()));
  if (!game->holds_a_seat(who.id)) {
    return unchanged(no(v1::Refused::NOT_YOUR_GAME, "You hold no seat in this game."));
  }
  if (game->status != v1::GameInfo::WAITING) {
    return unchanged(
        no(v1::Refused::AGAINST_THE_RULES, "The game has begun.", "Resign, or offer a draw."));
  }
  tx.exec_params0("DELETE FROM seats WHERE game_id = $1 AND account_id = $2", game->id, who.id);
  std::erase_if(game->seats, [&](const SeatRow& seat) { return seat.account == who.id; });
  return finished(tx, house, *std::move(game), who.id);
}

}  // namespace

Awaitable<Answer<v1::GameInfo>> Lobby::create(Account who, v1::CreateGame wish) {
  const auto game = laid_out(house_.rulesets, who, wish);
  if (!game) co_return std::unexpected(game.error());
  const auto request_id = wish.request_id();
  const auto digest = fair::sha256(wish.SerializeAsString());
  auto work = [&](pqxx::work& tx) {
    return create_in(tx, house_, limits_, *game, who, request_id, digest);
  };
  auto change = co_await database_.run(std::move(work));
  if (change.began) co_await begin(change.answer->id());
  co_return std::move(change.answer);
}

Awaitable<v1::Games> Lobby::list(Account who, v1::ListGames wish) {
  const auto which = wish.finished() ? Which::finished_and_open
                     : wish.mine()   ? Which::mine
                                     : Which::mine_and_open;
  auto work = [&](Database::Reading& tx) {
    std::map<std::string, Seen> seen;
    for (const auto& row : tx.exec_params(
             "SELECT game_id, seen, seen_as_two FROM cursors WHERE account_id = $1", who.id)) {
      seen[row[0].as<std::string>()] = {row[1].as<std::uint64_t>(), row[2].as<std::uint64_t>()};
    }
    v1::Games games;
    for (const auto& game : list_games(tx, who.id, which)) {
      *games.add_games() = info_for(game, who.id, seen[game.id]);
    }
    return games;
  };
  co_return co_await database_.read(std::move(work));
}

Awaitable<Answer<v1::GameInfo>> Lobby::look(Account who, std::string game_id) {
  auto work = [&](Database::Reading& tx) { return find_game(tx, game_id); };
  const auto game = co_await database_.read(std::move(work));
  if (!game || !game->visible_to(who.id)) co_return std::unexpected(no_such_game());
  co_return info_for(*game, who.id);
}

Awaitable<Answer<v1::GameInfo>> Lobby::take_side(Account who, v1::TakeSide wish) {
  auto work = [&](pqxx::work& tx) { return take_side_in(tx, house_, who, wish); };
  auto change = co_await database_.run(std::move(work));
  if (change.began) co_await begin(change.answer->id());
  co_return std::move(change.answer);
}

Awaitable<Answer<v1::GameInfo>> Lobby::invite(Account who, v1::InvitePlayer wish) {
  auto work = [&](pqxx::work& tx) { return invite_in(tx, house_, limits_, who, wish); };
  auto change = co_await database_.run(std::move(work));
  co_return std::move(change.answer);
}

Awaitable<Answer<v1::GameInfo>> Lobby::leave(Account who, std::string game_id) {
  auto work = [&](pqxx::work& tx) { return leave_in(tx, house_, who, game_id); };
  auto change = co_await database_.run(std::move(work));
  co_return std::move(change.answer);
}

Awaitable<Answer<v1::Done>> Lobby::acknowledge(Asker who, std::string game_id,
                                               std::uint64_t cursor) {
  auto work = [&](pqxx::work& tx) {
    const auto game = find_game(tx, game_id);
    if (!game || !game->visible_to(who.account)) return false;
    // Nobody has seen more than there is, whatever they say.
    const auto seen = std::min(cursor, game->newest_for(who));
    const bool as_two = game->holds_both(who.account) && who.side == core::Side::two;
    tx.exec_params0(
        "INSERT INTO cursors (account_id, game_id, seen, seen_as_two) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (account_id, game_id) DO UPDATE SET seen = greatest(cursors.seen, $3),"
        " seen_as_two = greatest(cursors.seen_as_two, $4)",
        who.account, game_id, as_two ? 0 : seen, as_two ? seen : 0);
    return true;
  };
  const bool done = co_await database_.run(std::move(work));
  if (!done) co_return std::unexpected(no_such_game());
  co_return v1::Done{};
}

// The players are told once it is open: whoever then watches finds the first decision.
Awaitable<void> Lobby::begin(std::string game_id) {
  const auto host = hosts_.get(game_id);
  try {
    co_await run_on(host, host->wake());
  } catch (const std::exception& error) {
    // It has begun all the same: whoever asks for it next opens it.
    log::warn("opening_failed", {{"game", game_id}, {"error", error.what()}});
  }
}

}  // namespace chartroom::server
