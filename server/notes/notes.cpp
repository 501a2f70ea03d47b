#include "notes/notes.hpp"

#include <optional>
#include <utility>

#include "accounts/names.hpp"
#include "games/messages.hpp"

namespace chartroom::server {
namespace {

using Found = std::expected<v1::Notes, v1::Refused>;

std::optional<v1::Refused> why_not(pqxx::transaction_base& tx, AccountId who,
                                   const std::string& game_id) {
  const auto game = find_game(tx, game_id);
  if (!game || !game->visible_to(who)) {
    return no_such_game();
  }
  if (game->holds_a_seat(who)) return std::nullopt;
  return refused(v1::Refused::NOT_YOUR_GAME, "You hold no seat in this game.");
}

v1::Notes notes_of(const std::string& game_id, std::string text, std::uint64_t version) {
  v1::Notes out;
  out.set_game_id(game_id);
  out.set_text(std::move(text));
  out.set_version(version);
  return out;
}

v1::Refused written_meanwhile() {
  return refused(v1::Refused::STALE, "These notes were changed elsewhere meanwhile.",
                 "Read them, and write yours into them.");
}

Found read_in(pqxx::transaction_base& tx, AccountId who, const std::string& game_id) {
  if (auto refusal = why_not(tx, who, game_id)) return std::unexpected(*std::move(refusal));
  const auto rows = tx.exec_params(
      "SELECT text, version FROM notes WHERE account_id = $1 AND game_id = $2", who, game_id);
  if (rows.empty()) return notes_of(game_id, {}, 0);
  return notes_of(game_id, rows[0][0].as<std::string>(), rows[0][1].as<std::uint64_t>());
}

// Two who write at once have made theirs from the same version: the database lets one be first, and
// the other finds nothing to change.
Found write_in(pqxx::work& tx, AccountId who, const v1::SetNotes& wish) {
  const auto& game_id = wish.game_id();
  if (auto refusal = why_not(tx, who, game_id)) return std::unexpected(*std::move(refusal));
  const auto changed = wish.version() == 0
                           ? tx.exec_params(
                                 "INSERT INTO notes (account_id, game_id, text, version)"
                                 " VALUES ($1, $2, $3, 1) ON CONFLICT DO NOTHING RETURNING version",
                                 who, game_id, wish.text())
                           : tx.exec_params(
                                 "UPDATE notes SET text = $3, version = version + 1"
                                 " WHERE account_id = $1 AND game_id = $2 AND version = $4::numeric"
                                 " RETURNING version",
                                 who, game_id, wish.text(), wish.version());
  if (changed.empty()) return std::unexpected(written_meanwhile());
  return notes_of(game_id, wish.text(), changed[0][0].as<std::uint64_t>());
}

}  // namespace

Awaitable<Found> Notes::read(AccountId who, std::string game_id) {
  auto work = [&](Database::Reading& tx) { return read_in(tx, who, game_id); };
  co_return co_await database_.read(std::move(work));
}

Awaitable<Found> Notes::write(AccountId who, v1::SetNotes wish, const Outlet* writer) {
  if (wish.text().size() > longest_bytes || !is_utf8(wish.text())) {
    co_return std::unexpected(
        refused(v1::Refused::MALFORMED, "Notes are at most 16384 bytes of UTF-8."));
  }
  auto work = [&](pqxx::work& tx) { return write_in(tx, who, wish); };
  auto written = co_await database_.run(std::move(work));
  if (written) {
    v1::Push push;
    *push.mutable_notes() = *written;
    presence_.tell(who, push, [writer](const Outlet* outlet) { return outlet != writer; });
  }
  co_return written;
}

}  // namespace chartroom::server
