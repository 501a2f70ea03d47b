#include "check/check.hpp"

#include <array>

#include "check/rows.hpp"
#include "journal/database.hpp"
#include "journal/migrate.hpp"
#include "lobby/games.hpp"

namespace chartroom::server {
namespace {

// Every table's first columns are: the game, a number, the account, whether that is missing.
constexpr const char* account_columns =
    " t.account_id, t.account_id IS NOT NULL AND NOT EXISTS"
    " (SELECT FROM accounts a WHERE a.id = t.account_id)";

std::optional<std::int64_t> number_in(const pqxx::field& field) {
  return field.is_null() ? std::nullopt : std::optional{field.as<std::int64_t>()};
}

CheckedGame game_of(const pqxx::row& row) {
  return {.id = row[0].as<std::string>(),
          .status = row[1].as<int>(),
          .ruleset = row[2].as<std::string>(),
          .setup = from_bytea(row[3]),
          .seed = from_bytea(row[4]),
          .seed_commitment = from_bytea(row[5]),
          .terms = from_bytea(row[6]),
          .summary = from_bytea(row[7]),
          .must_have_terms = row[8].as<bool>()};
}

CheckedEntry entry_of(const pqxx::row& row) {
  CheckedEntry out{.number = row[1].as<std::int64_t>(),
                   .row = {.seq = static_cast<std::uint64_t>(row[1].as<std::int64_t>()),
                           .entry = from_bytea(row[4]),
                           .hash = from_bytea(row[5]),
                           .order = {}},
                   .summary = from_bytea(row[8]),
                   .key_is_whole = row[6].is_null() == row[7].is_null()};
  // An account gives orders with ids, and nothing else.
  if (row[6].is_null() && !row[2].is_null()) out.key_is_whole = false;
  if (!row[6].is_null()) {
    out.row.order = OrderKey{.id = from_bytea(row[6]),
                             .account = number_in(row[2]),
                             .digest = row[7].is_null() ? std::string{} : from_bytea(row[7])};
  }
  return out;
}

// One table in the order of its games, beside the games themselves.
struct Beside {
  std::string_view table;
  std::uint64_t LookedAt::*count;
  Rows rows;
};

class Walk {
 public:
  Walk(pqxx::transaction_base& tx, const CheckWish& wish, const wire::Rulesets& rulesets,
       Report& report, const CheckProgress& progress)
      : tx_{tx},
        wish_{wish},
        rulesets_{rulesets},
        report_{report},
        progress_{progress},
        seats_{beside("seats", &LookedAt::seats, "t.side", "t.number")},
        journal_{beside("journal", &LookedAt::entries, "t.seq",
                        "t.entry, t.hash, t.order_id, t.order_digest, t.summary")},
        cursors_{beside("cursors", &LookedAt::cursors, "t.account_id", "t.seen, t.seen_as_two")},
        chat_{beside("chat", &LookedAt::chat, "t.seq", "0")},
        invitations_{beside("invitations", &LookedAt::invitations, "t.account_id", "0")},
        standing_{"standing_orders", &LookedAt::standing_orders,
                  Rows{tx, "the_standing_orders",
                       "SELECT t.game_id, t.side, NULL::bigint, false, t.number"
                       " FROM standing_orders t" +
                           where("t.game_id") + " ORDER BY t.game_id, t.side, t.number"}} {}

  void run() {
    Rows games{tx_, "the_games",
               "SELECT t.id, t.status, t.ruleset, t.setup, t.seed, t.seed_commitment, t.terms,"
               " t.summary, t.created_at > (SELECT applied_at FROM schema_migrations"
               " WHERE number = 6), t.created_by, NOT EXISTS (SELECT FROM accounts a"
               " WHERE a.id = t.created_by) FROM games t" +
                   where("t.id") + " ORDER BY t.id"};
    while (const auto* row = games.peek()) {
      const auto id = (*row)[0].as<std::string>();
      for (auto* table : all()) pass_strays(*table, id);
      if ((*row)[10].as<bool>()) {
        report_.add({FaultKind::no_account, "games", id, {}, (*row)[9].as<std::int64_t>()});
      }
      check_game(game_of(*row));
      games.next();
      if (progress_) progress_(looked_at_);
    }
    for (auto* table : all()) pass_strays(*table, {});
    if (!wish_.game) check_sessions();
    report_.finish(looked_at_);
  }

 private:
  [[nodiscard]] std::string where(const std::string& column) const {
    return wish_.game ? " WHERE " + column + " = " + tx_.quote(*wish_.game) + "::uuid" : "";
  }

  [[nodiscard]] Beside beside(std::string_view table, std::uint64_t LookedAt::*count,
                              const std::string& number, const std::string& more) const {
    const std::string name{table};
    const auto select = "SELECT t.game_id, " + number + "," + account_columns + ", " + more +
                        " FROM " + name + " t" + where("t.game_id") + " ORDER BY t.game_id, " +
                        number;
    return {table, count, Rows{tx_, "the_" + name, select}};
  }

  [[nodiscard]] std::array<Beside*, 6> all() {
    return {&seats_, &journal_, &cursors_, &chat_, &invitations_, &standing_};
  }

  // Rows of games that come before this one in order, and so of none; all that are left, if `id` is
  // empty.
  void pass_strays(Beside& of, const std::string& id) {
    while (const auto* row = of.rows.peek()) {
      const auto game = (*row)[0].as<std::string>();
      if (!id.empty() && game >= id) return;
      count(of, *row);
      report_.add({FaultKind::no_game, of.table, game, number_in((*row)[1]), {}});
      of.rows.next();
    }
  }

  // The rows of one game, in order.
  template <class F>
  void each(Beside& of, const std::string& id, F look) {
    while (const auto* row = of.rows.peek()) {
      if ((*row)[0].as<std::string>() != id) return;
      count(of, *row);
      look(*row);
      of.rows.next();
    }
  }

  void count(const Beside& of, const pqxx::row& row) {
    ++(looked_at_.*of.count);
    if (!row[3].as<bool>()) return;
    report_.add({FaultKind::no_account, of.table, row[0].as<std::string>(), number_in(row[1]),
                 number_in(row[2])});
  }

  void check_game(CheckedGame game) {
    const auto id = game.id;
    const auto ruleset = rulesets_.find(game.ruleset);
    const auto* known = ruleset == rulesets_.end() ? nullptr : ruleset->second.get();
    GameCheck check{std::move(game), known, wish_.depth, report_};
    ++looked_at_.games;
    each(seats_, id, [&](const pqxx::row& row) {
      check.seat({row[1].as<int>(), row[4].as<int>(), number_in(row[2])});
    });
    each(journal_, id, [&](const pqxx::row& row) {
      check.entry(entry_of(row));
      if (progress_) progress_(looked_at_);
    });
    check.finish();
    looked_at_.folded += check.folded();
    each(cursors_, id, [&](const pqxx::row& row) {
      const auto most = check.newest_for(row[1].as<std::int64_t>());
      const bool sees_the_future =
          row[4].as<std::uint64_t>() > most.first || row[5].as<std::uint64_t>() > most.second;
      if (sees_the_future) {
        report_.add({FaultKind::cursor, "cursors", id, {}, row[1].as<std::int64_t>()});
      }
    });
    std::int64_t line = 0;
    each(chat_, id, [&](const pqxx::row& row) {
      const auto number = row[1].as<std::int64_t>();
      if (number != line + 1) report_.add({FaultKind::chat_gap, "chat", id, number, {}});
      line = number;
    });
    each(invitations_, id, [](const pqxx::row&) {});
    each(standing_, id, [&](const pqxx::row& row) {
      if (check.has_seat(row[1].as<int>(), row[4].as<int>())) return;
      report_.add({FaultKind::no_seat, "standing_orders", id, row[1].as<std::int64_t>(), {}});
    });
  }

  void check_sessions() {
    looked_at_.sessions = tx_.exec1("SELECT count(*) FROM sessions")[0].as<std::uint64_t>();
    Rows strays{tx_, "the_sessions",
                "SELECT t.account_id FROM sessions t LEFT JOIN accounts a ON a.id = t.account_id"
                " WHERE a.id IS NULL ORDER BY 1"};
    while (const auto* row = strays.peek()) {
      report_.add({FaultKind::no_account, "sessions", {}, {}, (*row)[0].as<std::int64_t>()});
      strays.next();
    }
  }

  pqxx::transaction_base& tx_;
  const CheckWish& wish_;
  const wire::Rulesets& rulesets_;
  Report& report_;
  const CheckProgress& progress_;
  LookedAt looked_at_;
  Beside seats_;
  Beside journal_;
  Beside cursors_;
  Beside chat_;
  Beside invitations_;
  Beside standing_;
};

// In the lobby or in the journal.
bool exists(pqxx::transaction_base& tx, const std::string& game) {
  return tx
      .exec_params1(
          "SELECT EXISTS (SELECT FROM games WHERE id = $1::uuid)"
          " OR EXISTS (SELECT FROM journal WHERE game_id = $1::uuid)",
          game)[0]
      .as<bool>();
}

}  // namespace

bool check(const CheckWish& wish, const wire::Rulesets& rulesets, std::ostream& out,
           const CheckProgress& progress) {
  if (wish.game && !is_uuid(*wish.game)) throw std::runtime_error("a game's id is a UUID");
  if (const auto complaint = schema_complaint(wish.database); !complaint.empty()) {
    throw std::runtime_error(complaint);
  }
  const auto connection = connect(wish.database);
  pqxx::work tx{*connection};
  // One moment of the database, however long it takes and whatever is written meanwhile.
  tx.exec0("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
  tx.exec0("SET LOCAL statement_timeout = 0");
  if (wish.game && !exists(tx, *wish.game)) throw std::runtime_error("there is no such game");
  Report report{out, wish.form};
  Walk{tx, wish, rulesets, report, progress}.run();
  return report.faults() == 0;
}

}  // namespace chartroom::server
