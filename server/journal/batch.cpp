#include "journal/batch.hpp"

#include <boost/endian/conversion.hpp>
#include <cstring>
#include <string>

#include "journal/listener.hpp"

namespace chartroom::server {
namespace {

constexpr const char* write_name = "write_entries";
constexpr const char* write_and_tell_name = "write_entries_and_tell";
constexpr const char* find_name = "find_entries";

// One round trip and one flush of the log for the whole batch. What is written is counted, and it
// is mostly all of it.
const std::string& write_sql() {
  static const std::string sql =
      "INSERT INTO journal (game_id, seq, entry, hash, order_id, account_id, order_digest, summary)"
      " SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[],"
      " $6::bigint[], $7::bytea[], $8::bytea[]) ON CONFLICT DO NOTHING";
  return sql;
}

// The same with the end of games, and the notes to other nodes, which PostgreSQL sends as it
// commits. For a batch without any, it would take half as long again for nothing.
const std::string& write_and_tell_sql() {
  static const std::string sql =
      "WITH ours AS (" + write_sql() +
      " RETURNING game_id),"
      " ended AS (UPDATE games SET status = 3, changed_at = clock_timestamp()"
      " WHERE id = ANY ($9::uuid[]) AND id IN (SELECT game_id FROM ours)),"
      " told AS (SELECT count(pg_notify('chartroom', note)) FROM unnest($10::text[]) AS note"
      " WHERE EXISTS (SELECT FROM ours))"
      " SELECT FROM ours CROSS JOIN told";
  return sql;
}
constexpr std::size_t parameters_of_write = 8;

constexpr const char* find_sql =
    "SELECT g.place FROM journal j JOIN unnest($1::uuid[], $2::bigint[], $3::bytea[])"
    " WITH ORDINALITY AS g (game_id, seq, hash, place) USING (game_id, seq)"
    " WHERE j.hash = g.hash";

std::size_t place_in(const PgResult& result, int row) {
  std::int64_t place = 0;
  const auto bytes = result.value(row, 0);
  if (bytes.size() != sizeof place) throw std::runtime_error("a place is no bigint");
  std::memcpy(&place, bytes.data(), sizeof place);
  return static_cast<std::size_t>(boost::endian::big_to_native(place)) - 1;
}

}  // namespace

std::span<const Prepared> batch_statements() {
  static const std::array statements{Prepared{write_name, write_sql().c_str()},
                                     Prepared{write_and_tell_name, write_and_tell_sql().c_str()},
                                     Prepared{find_name, find_sql}};
  return statements;
}

void BatchWriter::fill(Appends appends, const Telling& telling) {
  for (auto* array : {&games_, &seqs_, &entries_, &hashes_, &order_ids_, &accounts_, &digests_,
                      &summaries_, &ended_, &notes_}) {
    array->clear();
  }
  for (const auto* append : appends) {
    const auto& row = append->row;
    games_.add_uuid(append->game_id);
    seqs_.add(static_cast<std::int64_t>(row.seq));
    entries_.add(row.entry);
    hashes_.add(row.hash);
    if (row.order) {
      order_ids_.add(row.order->id);
      digests_.add(row.order->digest);
    } else {
      order_ids_.add_null();
      digests_.add_null();
    }
    if (row.order && row.order->account) {
      accounts_.add(*row.order->account);
    } else {
      accounts_.add_null();
    }
    summaries_.add(append->summary);
    if (append->ends_game) ended_.add_uuid(append->game_id);
  }
  add_notes(appends, telling);
}

void BatchWriter::add_notes(Appends appends, const Telling& telling) {
  if (telling.to_nodes) {
    JournalNotes notes{telling.node};
    for (const auto* append : appends) notes.add(append->game_id, append->row.seq);
    for (const auto& payload : notes.payloads()) notes_.add(payload);
  }
  for (const auto* append : appends) {
    if (append->ends_game) notes_.add(text_of({Note::Kind::lobby, append->game_id, 0}));
  }
}

Awaitable<std::vector<Appended>> BatchWriter::write(AsyncConnection& connection, Appends appends,
                                                    const Telling& telling, Deadline deadline) {
  fill(appends, telling);
  const std::array<std::string_view, 10> written{
      games_.bytes(),    seqs_.bytes(),    entries_.bytes(),   hashes_.bytes(), order_ids_.bytes(),
      accounts_.bytes(), digests_.bytes(), summaries_.bytes(), ended_.bytes(),  notes_.bytes()};
  const bool tells = !ended_.empty() || !notes_.empty();
  const std::span parameters{written};
  const auto ours = co_await connection.exec(
      tells ? write_and_tell_name : write_name,
      tells ? parameters : parameters.first(parameters_of_write), deadline);
  if (ours.affected() == appends.size()) {
    co_return std::vector<Appended>(appends.size(), Appended::written);
  }
  std::vector<Appended> out(appends.size(), Appended::lost);
  const std::array<std::string_view, 3> sought{games_.bytes(), seqs_.bytes(), hashes_.bytes()};
  const auto already = co_await connection.exec(find_name, sought, deadline);
  for (int row = 0; row < already.rows(); ++row) {
    out.at(place_in(already, row)) = Appended::written;
  }
  co_return out;
}

}  // namespace chartroom::server
