#include "journal/rows.hpp"

#include "journal/listener.hpp"

namespace chartroom::server {
namespace {

// A PostgreSQL array of one text per append; elements are hex, digits or NULL, so only backslashes
// need care.
template <class F>
std::string array_of(const Appends& appends, F element) {
  std::string out = "{";
  for (const auto* append : appends) {
    if (out.size() > 1) out += ',';
    out += element(*append);
  }
  return out + "}";
}

std::string quoted_bytea(std::string_view bytes) {
  return "\"\\" + to_bytea(bytes) + "\"";
}

std::string game(const Append& append) {
  return append.game_id;
}
std::string seq(const Append& append) {
  return std::to_string(append.row.seq);
}
std::string hash(const Append& append) {
  return quoted_bytea(append.row.hash);
}
std::string account(const Append& append) {
  const auto& order = append.row.order;
  return order && order->account ? std::to_string(*order->account) : "NULL";
}

std::set<std::string> games_in(const pqxx::result& rows) {
  std::set<std::string> out;
  for (const auto& row : rows) out.insert(row[0].as<std::string>());
  return out;
}

Appends those_of(const Appends& appends, const std::set<std::string>& only) {
  Appends out;
  for (const auto* append : appends) {
    if (only.contains(append->game_id)) out.push_back(append);
  }
  return out;
}

}  // namespace

std::set<std::string> insert_rows(pqxx::work& tx, const Appends& appends) {
  return games_in(tx.exec_params(
      "INSERT INTO journal (game_id, seq, entry, hash, order_id, account_id, order_digest)"
      " SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[],"
      " $6::bigint[], $7::bytea[])"
      " ON CONFLICT DO NOTHING RETURNING game_id",
      array_of(appends, game), array_of(appends, seq),
      array_of(appends, [](const Append& a) { return quoted_bytea(a.row.entry); }),
      array_of(appends, hash),
      array_of(appends,
               [](const Append& a) {
                 return a.row.order ? quoted_bytea(a.row.order->id) : std::string{"NULL"};
               }),
      array_of(appends, account), array_of(appends, [](const Append& a) {
        return a.row.order ? quoted_bytea(a.row.order->digest) : std::string{"NULL"};
      })));
}

std::set<std::string> rows_with_our_hash(pqxx::work& tx, const Appends& appends) {
  return games_in(
      tx.exec_params("SELECT j.game_id FROM journal j JOIN"
                     " unnest($1::uuid[], $2::bigint[], $3::bytea[]) AS ours (game_id, seq, hash)"
                     " USING (game_id, seq) WHERE j.hash = ours.hash",
                     array_of(appends, game), array_of(appends, seq), array_of(appends, hash)));
}

void update_games(pqxx::work& tx, const Appends& appends, const std::set<std::string>& only) {
  const auto ours = those_of(appends, only);
  tx.exec_params0(
      "UPDATE games g SET summary = n.summary, status = n.status FROM"
      " unnest($1::uuid[], $2::bytea[], $3::smallint[]) AS n (id, summary, status)"
      " WHERE g.id = n.id",
      array_of(ours, game), array_of(ours, [](const Append& a) { return quoted_bytea(a.summary); }),
      array_of(ours, [](const Append& a) { return std::string{a.ends_game ? "3" : "2"}; }));
}

void notify_nodes(pqxx::work& tx, const Appends& appends, const std::set<std::string>& only) {
  for (const auto* append : those_of(appends, only)) {
    send_note(tx, {Note::Kind::journal, append->game_id, append->row.seq});
    if (append->ends_game) send_note(tx, {Note::Kind::lobby, append->game_id, 0});
  }
}

}  // namespace chartroom::server
