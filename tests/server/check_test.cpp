#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "check/check.hpp"
#include "journal/database.hpp"
#include "server/checked_database.hpp"
#include "support/hidden_ruleset.hpp"
#include "support/server_process.hpp"

using namespace chartroom::testing;
using chartroom::server::check;
using chartroom::server::CheckWish;
using chartroom::server::Depth;
using chartroom::server::Report;
namespace v1 = chartroom::v1;

namespace {

const std::string program = CHARTROOMD_PICKET;
const chartroom::wire::Rulesets rulesets{{"picket", chartroom::picket::ruleset()}};

std::string checked(const CheckWish& wish, bool sound) {
  std::ostringstream out;
  CHECK(check(wish, rulesets, out) == sound);
  return out.str();
}

bool says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool names(const std::string& text, const std::string& place, const std::string& word) {
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(place + ": ") && line.ends_with("[" + word + "]")) return true;
  }
  return false;
}

constexpr const char* nowhere = "'00000000-0000-4000-8000-000000000000'";
constexpr const char* beyond = "'ffffffff-ffff-4fff-bfff-ffffffffffff'";

// A fault as SQL, where it must be found, and its word; what else is found is said too.
struct Row {
  std::string planted;
  std::string place;
  std::string word;
  Depth depth{Depth::hashes};
};

std::vector<Row> planted_rows() {
  return {
      {"DELETE FROM journal WHERE game_id = PLAYING AND seq = 2", "PLAYING: journal 3", "gap"},
      {"DELETE FROM journal WHERE game_id = PLAYING AND seq = 1", "PLAYING: journal 2", "gap"},
      {"UPDATE journal SET seq = -1 WHERE game_id = PLAYING AND seq = 1", "PLAYING: journal -1",
       "gap"},
      {"UPDATE journal SET hash = sha256(hash) WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2", "chain"},
      {"UPDATE journal SET entry = entry || entry WHERE game_id = PLAYING AND seq = 3",
       "PLAYING: journal 3", "chain"},
      {"UPDATE journal SET hash = sha256(hash) WHERE game_id = OLD AND seq = 2", "OLD: journal 2",
       "chain"},
      {"UPDATE journal SET hash = sha256(hash) WHERE game_id = FIRST_SCHEME AND seq = 2",
       "FIRST_SCHEME: journal 2", "chain"},
      {"UPDATE journal SET entry = '\\xff' WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2", "unreadable"},
      {"UPDATE journal SET entry = '' WHERE game_id = PLAYING AND seq = 2", "PLAYING: journal 2",
       "unreadable"},
      {"UPDATE journal SET order_id = (SELECT order_id FROM journal WHERE game_id = PLAYING AND"
       " seq = 2) WHERE game_id = PLAYING AND seq = 4",
       "PLAYING: journal 4", "order-twice"},
      {"UPDATE journal SET order_digest = NULL WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2", "order-key"},
      {"UPDATE journal SET account_id = 1 WHERE game_id = PLAYING AND seq = 1",
       "PLAYING: journal 1", "order-key"},
      {"UPDATE journal SET account_id = 3 WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2", "stranger"},
      {"INSERT INTO journal (game_id, seq, entry, hash, summary) SELECT game_id, seq + 1, entry,"
       " hash, summary FROM journal WHERE game_id = ENDED ORDER BY seq DESC LIMIT 1",
       "ENDED: journal 6", "after-end"},
      {"UPDATE journal SET summary = '' WHERE game_id = PLAYING AND seq = 2", "PLAYING: journal 2",
       "summary"},
      {"UPDATE journal SET summary = '\\xff' WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2", "summary"},
      {"UPDATE journal SET summary = (SELECT summary FROM journal WHERE game_id = PLAYING AND"
       " seq = 1) WHERE game_id = PLAYING AND seq = 4",
       "PLAYING: journal 4", "summary"},
      {"UPDATE games SET status = 2 WHERE id = ENDED", "ENDED: games", "status"},
      {"UPDATE games SET status = 2 WHERE id = OLD", "OLD: games", "status"},
      {"UPDATE games SET status = 3 WHERE id = PLAYING", "PLAYING: games", "status"},
      {"UPDATE games SET status = 1 WHERE id = PLAYING", "PLAYING: games", "status"},
      {"UPDATE games SET status = 3 WHERE id = WAITING", "WAITING: games", "status"},
      {"UPDATE games SET status = 7 WHERE id = WAITING", "WAITING: games", "status"},
      {"DELETE FROM seats WHERE game_id = PLAYING AND side = 2", "PLAYING: games", "seats"},
      {"UPDATE games SET terms = '' WHERE id = PLAYING", "PLAYING: games", "terms"},
      {"UPDATE games SET terms = '\\xff' WHERE id = PLAYING", "PLAYING: games", "terms"},
      {"UPDATE games SET terms = (SELECT terms FROM games WHERE id = ENDED) WHERE id = PLAYING",
       "PLAYING: games", "terms"},
      {"UPDATE games SET status = 2 WHERE id = WAITING", "WAITING: games", "terms"},
      {"UPDATE games SET seed = sha256(seed) WHERE id = PLAYING", "PLAYING: games", "seed"},
      {"UPDATE games SET ruleset = 'draughts' WHERE id = PLAYING", "PLAYING: games", "ruleset",
       Depth::rules},
      {"UPDATE games SET created_by = 99 WHERE id = PLAYING", "PLAYING: games, account 99",
       "no-account"},
      {"UPDATE journal SET account_id = 99 WHERE game_id = PLAYING AND seq = 2",
       "PLAYING: journal 2, account 99", "no-account"},
      {"UPDATE seats SET account_id = 99 WHERE game_id = PLAYING AND side = 1",
       "PLAYING: seats 1, account 99", "no-account"},
      {"UPDATE cursors SET account_id = 99 WHERE game_id = PLAYING",
       "PLAYING: cursors 99, account 99", "no-account"},
      {"UPDATE chat SET account_id = 99 WHERE game_id = PLAYING AND seq = 1000",
       "PLAYING: chat 1000, account 99", "no-account"},
      {"UPDATE invitations SET account_id = 99 WHERE game_id = PLAYING",
       "PLAYING: invitations 99, account 99", "no-account"},
      {"UPDATE sessions SET account_id = 99 WHERE account_id = 1", "sessions, account 99",
       "no-account"},
      {"UPDATE standing_orders SET number = 4 WHERE game_id = PLAYING",
       "PLAYING: standing_orders 2", "no-seat"},
      {"DELETE FROM chat WHERE game_id = PLAYING AND seq = 1", "PLAYING: chat 2", "chat-gap"},
      {"DELETE FROM chat WHERE game_id = PLAYING AND seq = 700", "PLAYING: chat 701", "chat-gap"},
      {"UPDATE cursors SET seen = 1000 WHERE game_id = PLAYING", "PLAYING: cursors, account 1",
       "cursor"},
      {"UPDATE cursors SET seen_as_two = 1 WHERE game_id = PLAYING", "PLAYING: cursors, account 1",
       "cursor"},
  };
}

// `place` as it is printed.
std::string spelled(const CheckedDatabase& database, std::string place) {
  for (const auto& [name, id] :
       {std::pair{"ENDED", database.ended}, std::pair{"PLAYING", database.playing},
        std::pair{"WAITING", database.waiting}, std::pair{"OLD", database.old},
        std::pair{"FIRST_SCHEME", database.first_scheme}}) {
    if (place.starts_with(name)) place = "game " + id + place.substr(std::string{name}.size());
  }
  return place;
}

}  // namespace

TEST_CASE("a database as the server leaves it is sound, and every fault planted in it is named") {
  const CheckedDatabase database;
  std::set<std::string> named;
  const auto look = [&](Depth depth, const std::string& place, const std::string& word) {
    CAPTURE(place);
    const auto text = checked({.database = database.url(), .depth = depth}, false);
    CAPTURE(text);
    CHECK(names(text, place, word));
    named.insert(word);
    database.restore();
  };

  const auto sound = checked({.database = database.url(), .depth = Depth::rules}, true);
  CHECK(says(sound, "looked at 6 games"));
  CHECK(says(sound, "1202 lines of chat"));
  CHECK(says(sound, "sound\n"));
  CHECK(says(checked({.database = database.url()}, true), "(0 by the rules)"));

  for (const auto& row : planted_rows()) {
    CAPTURE(row.planted);
    database.plant(row.planted);
    look(row.depth, spelled(database, row.place), row.word);
  }
  for (const std::string table :
       {"journal", "seats", "cursors", "chat", "invitations", "standing_orders"}) {
    for (const std::string game : {nowhere, beyond}) {
      CAPTURE(table);
      database.plant("UPDATE " + table + " SET game_id = " + game +
                     " WHERE game_id = PLAYING AND ctid = (SELECT max(ctid) FROM " + table +
                     " WHERE game_id = PLAYING)");
      const auto number =
          database.value(std::string{"SELECT "} +
                         (table == "journal" || table == "chat"          ? "seq"
                          : table == "cursors" || table == "invitations" ? "account_id"
                                                                         : "side") +
                         " FROM " + table + " WHERE game_id = " + game);
      look(Depth::hashes, "game " + game.substr(1, 36) + ": " + table + " " + number, "no-game");
    }
  }

  // What only the rules can tell: the chain is whole.
  v1::JournalEntry entry;
  REQUIRE(entry.ParseFromString(database.newest(database.first_scheme, "entry")));
  const auto seq = database.value("SELECT max(seq) FROM journal WHERE game_id = '" +
                                  database.first_scheme + "'");
  const auto place = "game " + database.first_scheme + ": journal " + seq;
  auto other_state = entry;
  other_state.mutable_rules()->mutable_state()->front() ^= 1;
  database.replace_newest(database.first_scheme, other_state.SerializeAsString());
  CHECK(says(checked({.database = database.url()}, true), "sound"));
  look(Depth::rules, place, "state");

  auto no_event = entry;
  no_event.mutable_rules()->mutable_events(0)->set_event("a cruise to nowhere");
  database.replace_newest(database.first_scheme, no_event.SerializeAsString());
  CHECK(says(checked({.database = database.url()}, true), "sound"));
  look(Depth::rules, place, "fold");

  v1::GameSummary summary;
  REQUIRE(summary.ParseFromString(database.newest(database.first_scheme, "summary")));
  summary.set_cursor_public(summary.cursor_public() + 1);
  const auto hex = chartroom::server::to_bytea(summary.SerializeAsString());
  database.plant("UPDATE journal SET summary = '" + hex +
                 "' WHERE game_id = FIRST_SCHEME AND seq = " + seq);
  CHECK(says(checked({.database = database.url()}, true), "sound"));
  look(Depth::rules, place, "summary");

  CHECK(says(checked({.database = database.url(), .depth = Depth::rules}, true), "sound"));
  for (std::size_t i = 0; i < chartroom::server::fault_kinds; ++i) {
    const auto kind = static_cast<chartroom::server::FaultKind>(i);
    CAPTURE(chartroom::server::sentence_for(kind));
    CHECK(named.contains(std::string{chartroom::server::word_for(kind)}));
  }
}

TEST_CASE("check: one game alone, as JSON, and what the program exits with") {
  const CheckedDatabase database;
  const auto url = database.url();
  const auto of = [&](const std::string& game) {
    return CheckWish{.database = url, .form = Report::Form::json, .game = game};
  };
  database.plant("DELETE FROM journal WHERE game_id = PLAYING AND seq = 2");
  CHECK(says(checked(of(database.ended), true), R"("games":1,)"));
  const auto text = checked(of(database.playing), false);
  CHECK(says(
      text, R"({"kind":"gap","table":"journal","game":")" + database.playing + R"(","number":3})"));
  CHECK(says(text, R"("found":1,"sound":false})"));

  const auto run = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"check", "--log-level", "off", "--database", url});
    return run_to_end(program, more);
  };
  CHECK(run({}) == 1);
  CHECK(run({"--deep", "--json"}) == 1);
  CHECK(run({"--game", database.ended}) == 0);
  CHECK(run({"--game", "00000000-0000-4000-8000-000000000000"}) == 1);
  CHECK(run({"--game", "Emden"}) == 2);
  CHECK(run({"--deeper"}) == 2);
  database.restore();
  CHECK(run({"--deep"}) == 0);
  CHECK(run_to_end(program, {"check"}) == 2);
  const TestDatabase empty{TestDatabase::Schema::empty};
  CHECK(run_to_end(program, {"check", "--log-level", "off", "--database", empty.url()}) == 1);
}
