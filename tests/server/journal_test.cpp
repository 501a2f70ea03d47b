// What the journal's writer stands on: statements that Asio drives, arrays in binary, notes to
// other nodes.
#include <doctest/doctest.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "journal/async_connection.hpp"
#include "journal/binary.hpp"
#include "journal/database.hpp"
#include "journal/listener.hpp"
#include "support/database.hpp"

using namespace chartroom::server;
using chartroom::testing::TestDatabase;
using namespace std::chrono_literals;

namespace {

// One statement on a connection of its own: its first value, or what it throws.
std::string result_of(const TestDatabase& database, const char* sql,
                      std::span<const std::string_view> parameters,
                      std::chrono::milliseconds patience = 10s) {
  asio::io_context context;
  Watchdog watchdog;
  const std::array statements{Prepared{"statement", sql}};
  AsyncConnection connection{context.get_executor(), database.url(), watchdog, statements};
  std::string value;
  std::exception_ptr thrown;
  auto task = [&]() -> Awaitable<void> {
    const auto deadline = AsyncConnection::Clock::now() + patience;
    const auto result = co_await connection.exec("statement", parameters, deadline);
    if (result.rows() > 0) value = result.value(0, 0);
  };
  asio::co_spawn(context, task(), [&](std::exception_ptr error) { thrown = error; });
  context.run();
  if (thrown) std::rethrow_exception(thrown);
  return value;
}

const std::string a_game = "01234567-89ab-4cde-8f01-23456789abcd";

}  // namespace

TEST_CASE("a commit that fails after its rows have been answered is a failure") {
  const TestDatabase database;
  database.exec("CREATE TABLE late (number bigint UNIQUE DEFERRABLE INITIALLY DEFERRED)");
  BinaryArray numbers{PgType::int8};
  const char* insert = "INSERT INTO late SELECT * FROM unnest($1::bigint[]) RETURNING 'written'";
  numbers.add(std::int64_t{7});
  const std::array<std::string_view, 1> once{numbers.bytes()};
  CHECK(result_of(database, insert, once) == "written");
  CHECK_THROWS_AS(static_cast<void>(result_of(database, insert, once)), StatementFailed);
  CHECK(database.value("SELECT count(*) FROM late") == "1");
}

TEST_CASE("a statement that takes too long is an outage, and one that is refused is not") {
  const TestDatabase database;
  CHECK_THROWS_AS(static_cast<void>(result_of(database, "SELECT pg_sleep(5)", {}, 200ms)),
                  Unavailable);
  CHECK_THROWS_AS(static_cast<void>(result_of(database, "SELECT 1 / 0", {})), StatementFailed);
}

TEST_CASE("arrays arrive as they were made") {
  const TestDatabase database;
  const std::string bytes{"\0\xff'\\\"{},NULL", 13};
  BinaryArray content{PgType::bytea};
  content.add(bytes);
  content.add_null();
  content.add("");
  BinaryArray games{PgType::uuid};
  games.add_uuid(a_game);
  BinaryArray numbers{PgType::int8};
  numbers.add(std::int64_t{-5'000'000'000});
  const std::array<std::string_view, 3> all{content.bytes(), games.bytes(), numbers.bytes()};
  const auto seen =
      result_of(database,
                "SELECT concat(encode(($1::bytea[])[1], 'hex'), ' ', ($1::bytea[])[2] IS NULL, ' ',"
                " length(($1::bytea[])[3]), ' ', ($2::uuid[])[1], ' ', ($3::bigint[])[1])",
                all);
  CHECK(seen == "00ff275c227b7d2c4e554c4c00 t 0 " + a_game + " -5000000000");
  content.clear();
  const std::array<std::string_view, 1> none{content.bytes()};
  CHECK(result_of(database, "SELECT cardinality($1::bytea[])::text", none) == "0");
  CHECK_THROWS(games.add_uuid("no uuid"));
  CHECK(uuid_text("\x01\x23\x45\x67\x89\xab\x4c\xde\x8f\x01\x23\x45\x67\x89\xab\xcd") == a_game);
}

TEST_CASE("a node hears what others wrote, and not what it wrote itself") {
  JournalNotes notes{"this"};
  for (std::uint64_t seq = 1; seq <= 1000; ++seq) notes.add(a_game, seq);
  std::uint64_t heard = 0;
  for (const auto& payload : notes.payloads()) {
    CHECK(payload.size() < 8000);
    CHECK(parse_notes(payload, "this").empty());
    for (const auto& note : parse_notes(payload, "that")) {
      CHECK(note == Note{Note::Kind::journal, a_game, ++heard});
    }
  }
  CHECK(heard == 1000);
  const Note lobby{Note::Kind::lobby, a_game, 3};
  CHECK(parse_notes(text_of(lobby), "this") == std::vector{lobby});
}

TEST_CASE("what is no note is heard as none") {
  for (const std::string text : {"", "J", "J ", "J that", "J that ", "J that x:1", "n that",
                                 "j x 1", "J that 01234567-89ab-4cde-8f01-23456789abcd:",
                                 "x 01234567-89ab-4cde-8f01-23456789abcd 1"}) {
    CAPTURE(text);
    CHECK(parse_notes(text, "this").empty());
  }
}
