#include "server/checked_database.hpp"

#include <array>
#include <pqxx/pqxx>
#include <stdexcept>

#include "fair/fair.hpp"
#include "games/position.hpp"
#include "journal/database.hpp"
#include "record/chain.hpp"
#include "support/hidden_ruleset.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

namespace chartroom::testing {
namespace {

using server::to_bytea;

// In the order in which they can be filled again.
constexpr std::array tables{"accounts", "sessions", "games", "seats",          "invitations",
                            "journal",  "cursors",  "chat",  "standing_orders"};

constexpr const char* drop_foreign_keys =
    "DO $$ DECLARE c record; BEGIN FOR c IN SELECT conname, conrelid::regclass AS t"
    " FROM pg_constraint WHERE contype = 'f' LOOP"
    " EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.t, c.conname); END LOOP; END $$";

v1::GameTerms terms_of(const std::string& id, const std::string& setup, const std::string& seed,
                       const std::string& key) {
  v1::GameTerms out;
  out.set_scheme(1);
  out.set_game_id(id);
  out.set_ruleset("picket");
  out.set_setup(setup);
  out.set_seed_commitment(fair::commitment(seed, id));
  out.set_signing_key(key);
  return out;
}

void insert_entry(pqxx::work& tx, const std::string& game, const server::JournalRow& row,
                  const std::string& summary) {
  const auto& order = row.order;
  tx.exec_params0(
      "INSERT INTO journal (game_id, seq, entry, hash, order_id, account_id, order_digest, summary)"
      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
      game, row.seq, to_bytea(row.entry), to_bytea(row.hash),
      order ? std::optional{to_bytea(order->id)} : std::nullopt,
      order ? order->account : std::nullopt,
      order ? std::optional{to_bytea(order->digest)} : std::nullopt, to_bytea(summary));
}

// A game between two accounts, played by the rules to its end and written as the server of its
// time wrote it.
void lay(pqxx::work& tx, const std::string& id, const std::string& terms, const std::string& setup,
         const std::string& seed) {
  const auto one = tx.exec1("SELECT min(id) FROM accounts")[0].as<std::int64_t>();
  tx.exec_params0(
      "INSERT INTO games (id, ruleset, scenario, setup, title, status, open, created_by, "
      "request_id,"
      " request_digest, invitation, seed, seed_commitment, terms, created_at)"
      " VALUES ($1::uuid, 'picket', '', $2, '', 3, true, $3, $4, '', $5, $6, $7, $8, '2020-01-01')",
      id, to_bytea(setup), one, to_bytea(new_id()), id, to_bytea(seed),
      to_bytea(fair::commitment(seed, id)), to_bytea(terms));
  tx.exec_params0(
      "INSERT INTO seats (game_id, side, number, account_id) VALUES ($1::uuid, 1, 0, $2::bigint),"
      " ($1::uuid, 2, 0, $2::bigint + 1)",
      id, one);
  server::Position position{{*picket::ruleset()->new_game(setup), seed, id, record::Terms{terms}},
                            {}};
  std::string summary;
  const auto write = [&](server::Position::Step step) {
    summary = position.summary_after(step).SerializeAsString();
    insert_entry(tx, id, step.row, terms.empty() ? std::string{} : summary);
    position.take(std::move(step));
  };
  write(position.step(position.opening(), std::nullopt));
  while (!position.outcome()) {
    for (const auto side : core::both_sides) {
      const auto seat = core::admiral_of(side);
      if (!position.asks(seat)) continue;
      auto order = server::thought_out(position.bot_thought(side, core::Strength::lieutenant));
      order.key.account = side == core::Side::one ? one : one + 1;
      write(position.step(position.decide(seat, order.order).value(), order.key));
    }
  }
  tx.exec_params0("UPDATE games SET summary = $2 WHERE id = $1 AND terms = ''", id,
                  to_bytea(summary));
}

v1::Request about(const std::string& game) {
  v1::Request request;
  auto& line = *request.mutable_send_chat();
  line.set_game_id(game);
  line.set_text("Good morning.");
  line.set_message_id(new_id());
  return request;
}

void must(const v1::Reply& reply) {
  if (reply.has_refused()) throw std::runtime_error(reply.ShortDebugString());
}

}  // namespace

CheckedDatabase::CheckedDatabase() {
  {
    const TestNode node{database_.url()};
    Player one{node.port(), "Spee"};
    Player two{node.port(), "Cradock"};
    Player guest{node.port(), "Sturdee"};
    ended = begin_match(one, two).id();
    playing = begin_match(one, two).id();
    waiting = one.create(v1::ONE).id();
    other = one.create(v1::TWO, true).id();
    for (const auto& game : {ended, playing}) {
      must(one.order(game, 1, "hide one 2"));
      must(two.order(game, 1, "hide two 4"));
      must(one.order(game, 2, "guess one 1"));
      must(one.ask(about(game)));
      must(two.ask(about(game)));
      v1::Request seen;
      seen.mutable_acknowledge()->set_game_id(game);
      seen.mutable_acknowledge()->set_cursor(3);
      must(one.ask(seen));
      v1::Request standing;
      standing.mutable_set_standing_orders()->set_game_id(game);
      standing.mutable_set_standing_orders()->set_orders("hide 1 guess 0 shift 0");
      static_cast<void>(two.ask(standing));
      v1::Request invite;
      invite.mutable_invite_player()->set_game_id(game);
      invite.mutable_invite_player()->set_player("Sturdee");
      must(one.ask(invite));
    }
    v1::Request resign;
    resign.mutable_resign()->set_game_id(ended);
    resign.mutable_resign()->set_order_id(new_id());
    must(two.ask(resign));
  }
  lay_out();
}

void CheckedDatabase::lay_out() {
  pqxx::connection connection{url()};
  pqxx::work tx{connection};
  old = tx.exec1("SELECT gen_random_uuid()")[0].as<std::string>();
  first_scheme = tx.exec1("SELECT gen_random_uuid()")[0].as<std::string>();
  const std::string setup;  // Picket's default
  const auto seed = fair::random_bytes(32);
  lay(tx, old, {}, setup, seed);
  const auto key = fair::new_signing_key().public_key;
  lay(tx, first_scheme, terms_of(first_scheme, setup, seed, key).SerializeAsString(), setup, seed);
  // More lines than are fetched at a time.
  tx.exec_params0(
      "INSERT INTO chat (game_id, seq, account_id, text, message_id) SELECT $1::uuid, n, 1, 'Aye.',"
      " decode(md5(n::text), 'hex') FROM generate_series(3, 1200) n",
      playing);
  tx.exec_params0(
      "INSERT INTO standing_orders (game_id, side, number, orders) VALUES ($1, 2, 0, '')"
      " ON CONFLICT DO NOTHING",
      playing);
  tx.exec0(drop_foreign_keys);
  tx.exec0("CREATE SCHEMA kept");
  for (const std::string table : tables) {
    tx.exec0("CREATE TABLE kept." + table + " AS TABLE public." + table);
  }
  tx.commit();
}

void CheckedDatabase::plant(const std::string& sql) const {
  auto text = sql;
  const std::array<std::pair<std::string, const std::string*>, 6> names{
      {{"ENDED", &ended},
       {"PLAYING", &playing},
       {"WAITING", &waiting},
       {"OLD", &old},
       {"FIRST_SCHEME", &first_scheme},
       {"OTHER", &other}}};
  for (const auto& [name, id] : names) {
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name)) {
      text.replace(at, name.size(), "'" + *id + "'::uuid");
    }
  }
  database_.exec(text);
}

void CheckedDatabase::restore() const {
  std::string sql;
  for (const std::string table : tables) {
    sql += "DELETE FROM public." + table + "; INSERT INTO public." + table +
           " OVERRIDING SYSTEM VALUE SELECT * FROM kept." + table + ";";
  }
  database_.exec(sql);
}

std::string CheckedDatabase::newest(const std::string& game, const std::string& column) const {
  const auto text = value("SELECT encode(" + column + ", 'hex') FROM journal WHERE game_id = '" +
                          game + "' ORDER BY seq DESC LIMIT 1");
  return fair::unhex(text).value();
}

void CheckedDatabase::replace_newest(const std::string& game, const std::string& entry) const {
  pqxx::connection connection{url()};
  pqxx::work tx{connection};
  const auto row = tx.exec_params1("SELECT terms, seed FROM games WHERE id = $1", game);
  const record::Chain chain{record::Terms{server::from_bytea(row[0])}, server::from_bytea(row[1]),
                            game};
  const auto entries = tx.exec_params(
      "SELECT seq, hash FROM journal WHERE game_id = $1 ORDER BY seq DESC LIMIT 2", game);
  const auto seq = entries[0][0].as<std::uint64_t>();
  const auto hash = chain.after(server::from_bytea(entries[1][1]), seq, entry);
  tx.exec_params0("UPDATE journal SET entry = $3, hash = $4 WHERE game_id = $1 AND seq = $2", game,
                  seq, to_bytea(entry), to_bytea(hash));
  tx.commit();
}

}  // namespace chartroom::testing
