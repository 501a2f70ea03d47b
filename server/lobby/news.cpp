#include "lobby/news.hpp"

#include <limits>
#include <utility>

#include "journal/listener.hpp"

namespace chartroom::server {
namespace {

// A change is marked before it is committed and seen: each look goes back for longer than a
// transaction may take, even on a database that stands still meanwhile.
constexpr std::int64_t looks_back_us = 120'000'000;
constexpr int most_reads = 4;

constexpr Statement mark_of{
    "mark_of_game",
    "SELECT (extract(epoch FROM changed_at) * 1000000)::bigint FROM games WHERE id = $1"};
constexpr const char* now_is = "SELECT (extract(epoch FROM now()) * 1000000)::bigint";
constexpr const char* changed_since =
    "SELECT id, (extract(epoch FROM changed_at) * 1000000)::bigint FROM games"
    " WHERE changed_at >= to_timestamp($1::double precision / 1000000)";

}  // namespace

void write_news(pqxx::work& tx, const std::string& game_id) {
  tx.exec_params0("UPDATE games SET changed_at = clock_timestamp() WHERE id = $1", game_id);
  send_note(tx, {Note::Kind::lobby, game_id, 0});
}

News::News(Database& database, const Presence& presence)
    : database_{database}, presence_{presence} {
  auto begin = [](pqxx::work& tx) {
    const auto now = tx.exec1(now_is)[0].as<Mark>();
    return look(tx, now - looks_back_us);
  };
  auto before = database_.transact(std::move(begin));
  looked_ = before.now;
  told_ = std::move(before.changed);
}

News::Look News::look(pqxx::work& tx, Mark after) {
  Look out{.now = tx.exec1(now_is)[0].as<Mark>(), .changed = {}};
  for (const auto& row : tx.exec_params(changed_since, after)) {
    out.changed[row[0].as<std::string>()] = row[1].as<Mark>();
  }
  return out;
}

Awaitable<void> News::note(std::string game_id) {
  struct Found {
    Mark mark{};
    std::optional<GameRow> game;
  };
  auto work = [&](Database::Reading& tx) {
    Found found;
    // The mark of what was read, or what comes with the next one would be told twice; if it changes
    // over and over, an older one, and it is news again.
    for (int tries = 0; tries < most_reads; ++tries) {
      const auto rows = exec_known(tx, mark_of, game_id);
      if (rows.empty()) return found;
      const auto mark = rows[0][0].as<Mark>();
      if (found.game && mark == found.mark) return found;
      found.mark = mark;
      found.game = find_game(tx, game_id);
    }
    return found;
  };
  const auto found = co_await database_.read(std::move(work));
  if (found.game) tell_if_new(*found.game, found.mark);
}

Awaitable<void> News::look_for_more() {
  Mark after{};
  {
    const std::lock_guard lock{mutex_};
    after = looked_ - looks_back_us;
  }
  auto work = [after](pqxx::work& tx) { return look(tx, after); };
  const auto found = co_await database_.run(std::move(work));
  std::vector<std::string> missed;
  {
    const std::lock_guard lock{mutex_};
    for (const auto& [id, mark] : found.changed) {
      const auto told = told_.find(id);
      if (told == told_.end() || told->second < mark) missed.push_back(id);
    }
  }
  for (const auto& id : missed) co_await note(id);
  forget_before(after);
  const std::lock_guard lock{mutex_};
  looked_ = found.now;
}

// Under the lock, so that nobody is told the older of two changes last.
void News::tell_if_new(const GameRow& game, Mark mark) {
  const std::lock_guard lock{mutex_};
  auto& told = told_.try_emplace(game.id, std::numeric_limits<Mark>::min()).first->second;
  if (told >= mark) return;
  told = mark;
  presence_.tell(game);
}

void News::forget_before(Mark mark) {
  const std::lock_guard lock{mutex_};
  std::erase_if(told_, [mark](const auto& entry) { return entry.second < mark; });
}

}  // namespace chartroom::server
