// Parts of the server that need neither socket nor database.
#include <doctest/doctest.h>

#include "accounts/names.hpp"
#include "fair/fair.hpp"
#include "games/position.hpp"
#include "games/publish.hpp"
#include "net/frame_gate.hpp"
#include "net/outbox.hpp"
#include "net/token_bucket.hpp"
#include "support/hidden_ruleset.hpp"

using namespace chartroom;
using namespace chartroom::server;

namespace {

constexpr const char* game_id = "11111111-2222-4333-8444-555555555555";
const auto public_eye = core::Viewer::public_eye();
const core::Seat seat_one = core::admiral_of(core::Side::one);
const core::Seat seat_two = core::admiral_of(core::Side::two);

Position new_position() {
  auto umpire = picket::ruleset()->new_game("");
  Position position{{*std::move(umpire), std::string(32, 's'), game_id, {}}, {}};
  position.take(position.step(position.opening(), std::nullopt));
  return position;
}

// Carries out an order and gives the row it became.
JournalRow act(Position& position, core::Seat seat, const Act& wanted, const std::string& id) {
  const auto entry = position.decide(seat, wanted);
  REQUIRE(entry.has_value());
  auto step = position.step(*entry, OrderKey{id, 7, digest_of(wanted)});
  auto row = step.row;
  position.take(std::move(step));
  return row;
}

}  // namespace

TEST_CASE("hashes are the standard's") {
  CHECK(fair::hex(fair::sha256("abc")) ==
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(fair::hex(fair::hmac_sha256("Jefe", "what do ya want for nothing?")) ==
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");  // RFC 4231, case 2
  CHECK(fair::unhex("00fF") == std::string{"\x00\xff", 2});
  CHECK(!fair::unhex("0").has_value());
  CHECK(!fair::unhex("0g").has_value());
}

TEST_CASE("a roll depends on seed, game, counter and purpose, and on nothing else") {
  const fair::HmacOracle oracle{std::string(32, 's'), game_id};
  const auto roll = oracle.draw(3, "2 search");
  CHECK(roll == fair::HmacOracle(std::string(32, 's'), game_id).draw(3, "2 search"));
  CHECK(roll != oracle.draw(4, "2 search"));
  CHECK(roll != oracle.draw(3, "2 searc"));
  CHECK(roll != fair::HmacOracle(std::string(32, 't'), game_id).draw(3, "2 search"));
  CHECK(roll != fair::HmacOracle(std::string(32, 's'), "another").draw(3, "2 search"));
}

TEST_CASE("names are compared in lower case") {
  struct Row {
    const char* name;
    const char* key;  // null: no name
  };
  for (const auto& row :
       {Row{"Spee", "spee"}, Row{"\u00c4\u00d6", "\u00e4\u00f6"},
        Row{"\u0141\u00f3d\u017a", "\u0142\u00f3d\u017a"}, Row{"a", nullptr}, Row{"a b", nullptr},
        Row{"\u0430\u0431", nullptr}, Row{"", nullptr}, Row{"ok.-_9", "ok.-_9"}}) {
    CAPTURE(row.name);
    const auto key = name_key(row.name);
    CHECK(key.has_value() == (row.key != nullptr));
    if (key && row.key != nullptr) CHECK(*key == row.key);
  }
}

TEST_CASE("a token bucket lets a burst through, then so many a second") {
  const auto start = TokenBucket::Clock::time_point{};
  TokenBucket bucket{2, 3, start};
  for (int i = 0; i < 3; ++i) CHECK(bucket.take(start));
  CHECK(!bucket.take(start));
  CHECK(bucket.take(start + std::chrono::milliseconds{500}));
  CHECK(!bucket.take(start + std::chrono::milliseconds{600}));
  CHECK(bucket.full(start + std::chrono::seconds{10}));
}

TEST_CASE("an outbox takes so many frames and bytes, and always one") {
  const auto frame = [](std::size_t size) {
    return std::make_shared<const std::string>(std::string(size, 'x'));
  };
  Outbox outbox{2, 10};
  CHECK(outbox.push(frame(100)));
  CHECK(!outbox.push(frame(1)));
  outbox.pop();
  CHECK(outbox.push(frame(5)));
  CHECK(outbox.push(frame(5)));
  CHECK(!outbox.push(frame(0)));
}

// RFC 6455, 5.2: the size in seven bits, in two bytes, in eight.
TEST_CASE("a message's frame says how long it is in as few bytes as will do") {
  struct Row {
    std::size_t size;
    std::string head;
  };
  const Row rows[] = {{0, std::string("\x82\x00", 2)},
                      {125, "\x82\x7d"},
                      {126, std::string("\x82\x7e\x00\x7e", 4)},
                      {65535, "\x82\x7e\xff\xff"},
                      {65536, std::string("\x82\x7f\x00\x00\x00\x00\x00\x01\x00\x00", 10)}};
  for (const auto& [size, head] : rows) {
    CAPTURE(size);
    std::string out = "before";
    append_message(out, std::string(size, 'x'));
    CHECK(out == "before" + head + std::string(size, 'x'));
  }
}

TEST_CASE("a journal read again gives the same game, to every viewer's last number") {
  auto position = new_position();
  std::vector<JournalRow> rows;
  rows.push_back(act(position, seat_one, RulesOrder{1, "hide one 2"}, "a"));
  rows.push_back(act(position, seat_two, RulesOrder{1, "hide two 5"}, "b"));
  rows.push_back(act(position, seat_one, OfferDrawOrder{}, "c"));
  rows.push_back(act(position, seat_two, RulesOrder{2, "guess two 1"}, "d"));
  rows.push_back(act(position, seat_one, RulesOrder{2, "guess one 5"}, "e"));
  auto again = new_position();
  for (const auto& row : rows) again.take(again.step(row));
  CHECK(again.umpire().state_bytes() == position.umpire().state_bytes());
  for (const auto viewer : Position::viewers()) {
    CHECK(again.ledger(viewer).cursor() == position.ledger(viewer).cursor());
    CHECK(again.umpire().view(viewer) == position.umpire().view(viewer));
  }
  CHECK(again.order(*rows[3].order)->seq == 5);
  CHECK(again.order(*rows[3].order)->same);
  CHECK(!again.order({"d", 8, rows[3].order->digest})->same);
  CHECK(!again.order({"d", 7, rows[4].order->digest})->same);
  CHECK(!again.order({"f", 7, rows[3].order->digest}));
  CHECK(again.ledger(core::Viewer::of(seat_one)).cursor_at(2) == 2);
  CHECK(again.ledger(public_eye).cursor_at(2) == 1);
}

TEST_CASE("each order is found by its id among many, and no other is taken for it") {
  Orders orders;
  const auto key = [](int nth) {
    const auto id = fair::sha256(std::to_string(nth));
    std::optional<std::int64_t> account;
    if (nth % 3 != 0) account = nth % 3;
    return OrderKey{id.substr(16), account, fair::sha256(id)};
  };
  for (int nth = 0; nth < 1000; ++nth) {
    if (orders.find(key(nth))) FAIL("found before it was there");
    orders.add(Orders::carried(key(nth), static_cast<std::uint64_t>(nth) * 2));
  }
  for (int nth = 0; nth < 1000; ++nth) {
    const auto found = orders.find(key(nth));
    REQUIRE(found);
    CHECK(found->seq == static_cast<std::uint64_t>(nth) * 2);
    CHECK(found->same);
    auto by_another = key(nth);
    by_another.account = by_another.account ? std::nullopt : std::optional<std::int64_t>{1};
    CHECK(!orders.find(by_another)->same);
    auto of_something_else = key(nth);
    of_something_else.digest = key(nth + 1).digest;
    CHECK(!orders.find(of_something_else)->same);
  }
}

TEST_CASE("a journal that was tampered with is not played") {
  auto position = new_position();
  auto row = act(position, seat_one, RulesOrder{1, "hide one 2"}, "a");
  auto again = new_position();
  row.entry.back() = static_cast<char>(row.entry.back() ^ 1);
  CHECK_THROWS_AS(static_cast<void>(again.step(row)), std::runtime_error);
  row.entry.back() = static_cast<char>(row.entry.back() ^ 1);
  row.seq = 3;
  CHECK_THROWS_AS(static_cast<void>(again.step(row)), std::runtime_error);
}

TEST_CASE("a bot asked twice gives the same order under the same id") {
  const auto position = new_position();
  const auto thought = position.bot_thought(core::Side::two, core::Strength::admiral);
  const auto first = thought_out(thought);
  const auto second = thought_out(thought);
  CHECK(first.key == second.key);
  CHECK(first.key.id.size() == 16);
  CHECK(position.decide(seat_two, first.order).has_value());
}

TEST_CASE("a long history is told in several updates, the last of which has the view") {
  auto position = new_position();
  for (int i = 0; i < 20'000; ++i) {
    record::Entry entry;
    entry.table.emplace().mutable_draw_answered()->set_side(i % 2 == 0 ? v1::ONE : v1::TWO);
    position.take(position.step(std::move(entry), std::nullopt));
  }
  const auto updates = updates_after(game_id, position, public_eye, 1);
  CHECK(updates.size() > 1);
  std::uint64_t number = 1;
  for (const auto& update : updates) {
    CHECK(update.ByteSizeLong() < 256U * 1024U);
    for (const auto& event : update.events()) CHECK(event.number() == ++number);
    CHECK(update.cursor() == number);
    CHECK(update.more() == (&update != &updates.back()));
    CHECK(update.view().empty() == update.more());
  }
  CHECK(number == 20'001);
}
