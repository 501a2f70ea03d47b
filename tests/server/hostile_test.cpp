// What should not come, comes. The sender is answered or limited; the game and the other player
// notice nothing.
#include <doctest/doctest.h>

#include <chrono>

#include "support/database.hpp"
#include "support/player.hpp"
#include "support/test_node.hpp"

using namespace chartroom::testing;

namespace {

v1::Request pinging() {
  v1::Request request;
  request.mutable_ping();
  return request;
}

std::string envelope(std::uint32_t protocol, std::uint64_t correlation,
                     const v1::Request& request) {
  v1::Envelope out;
  out.set_protocol(protocol);
  out.set_correlation(correlation);
  *out.mutable_request() = request;
  return out.SerializeAsString();
}

// A game under way, whose players must not notice what a third does to the server.
struct Table {
  explicit Table(const TestLimits& limits = {}) : node{database.url(), limits} {}
  TestDatabase database;
  TestNode node;
  Player one{node.port(), "Spee"};
  Player two{node.port(), "Cradock"};
  Match match{begin_match(one, two)};

  void still_plays(std::uint32_t decision) {
    const auto begun = std::chrono::steady_clock::now();
    const auto* verb = decision == 1 ? "hide" : "guess";
    CHECK(one.order(match.id(), decision, std::string{verb} + " one 1").has_order_done());
    CHECK(two.order(match.id(), decision, std::string{verb} + " two 5").has_order_done());
    CHECK(std::chrono::steady_clock::now() - begun < 3s);
    CHECK(one.client.connected());
    CHECK(two.client.connected());
  }
};

}  // namespace

TEST_CASE("bytes that are no request are answered, and the connection lives") {
  Table t;
  Client hostile{t.node.port()};
  const auto good = envelope(1, 7, pinging());
  v1::Envelope reply_as_request;
  reply_as_request.set_protocol(1);
  reply_as_request.set_correlation(8);
  reply_as_request.mutable_reply()->mutable_done();
  struct Row {
    const char* what;
    std::string bytes;
    std::uint64_t correlation;
    v1::Refused::Code code;
  };
  for (const auto& row : {
           Row{"garbage", "\xff\xff\xff\xff garbage", 0, v1::Refused::MALFORMED},
           Row{"a truncated envelope", good.substr(0, good.size() - 1), 0, v1::Refused::MALFORMED},
           Row{"another version", envelope(2, 9, pinging()), 9, v1::Refused::UNSUPPORTED_VERSION},
           Row{"no version", envelope(0, 10, pinging()), 10, v1::Refused::UNSUPPORTED_VERSION},
           Row{"nothing asked", envelope(1, 11, {}), 11, v1::Refused::UNKNOWN_REQUEST},
           Row{"a reply", reply_as_request.SerializeAsString(), 8, v1::Refused::UNKNOWN_REQUEST},
           Row{"an unknown request", std::string{"\x08\x01\x10\x0c\x1a\x04\xfa\x3e\x01\x00", 10},
               12, v1::Refused::UNKNOWN_REQUEST},
           Row{"no correlation", envelope(1, 0, pinging()), 0, v1::Refused::MALFORMED},
           Row{"an empty message", "", 0, v1::Refused::UNSUPPORTED_VERSION},
       }) {
    CAPTURE(row.what);
    REQUIRE(hostile.send_bytes(row.bytes));
    CHECK(hostile.reply_to(row.correlation).refused().code() == row.code);
  }
  REQUIRE(hostile.send_text("hello"));
  CHECK(hostile.reply_to(0).refused().code() == v1::Refused::MALFORMED);
  CHECK(hostile.ask(pinging()).has_pong());
  t.still_plays(1);
}

TEST_CASE("a frame of 64 MiB is refused and closed with 1009") {
  Table t;
  Client hostile{t.node.port()};
  hostile.send_bytes(std::string(64U << 20U, 'x'));
  CHECK(hostile.ends());
  REQUIRE(!hostile.frames().empty());
  CHECK(hostile.reply_to(0).refused().code() == v1::Refused::TOO_LARGE);
  CHECK(hostile.close_code() == 1009);
  t.still_plays(1);
}

TEST_CASE("ten thousand messages in a second are limited, and far too many end the connection") {
  Table t{{.messages_per_second = 50, .messages_burst = 200, .refused_burst = 2000}};
  Client hostile{t.node.port()};
  const auto message = envelope(1, 1, pinging());
  for (int i = 0; i < 10'000 && hostile.send_bytes(message); ++i) {
  }
  CHECK(hostile.ends());
  std::size_t pongs = 0;
  std::size_t refusals = 0;
  for (const auto& frame : hostile.frames()) {
    v1::Envelope got;
    REQUIRE(got.ParseFromString(frame));
    pongs += got.reply().has_pong() ? 1U : 0U;
    refusals += got.reply().refused().code() == v1::Refused::TOO_MANY ? 1U : 0U;
  }
  CHECK(pongs >= 200);
  CHECK(pongs < 1000);
  CHECK(refusals > 100);
  t.still_plays(1);
}

TEST_CASE("who does not read is disconnected, and nobody waits for it") {
  Table t{{.most_queued_bytes = 64U << 10U}};
  auto slow = std::make_unique<Player>(t.node.port(), "Spee");
  slow->client.stop_reading();
  v1::Request packs;
  packs.mutable_get_pack()->set_ruleset("picket");
  const auto before = t.node.connections();
  const auto message = envelope(1, 1, packs);
  for (int i = 0; i < 400'000 && t.node.connections() == before; ++i) {
    if (!slow->client.send_bytes(message)) break;
  }
  for (int i = 0; i < 500 && t.node.connections() == before; ++i) t.one.client.listen(10ms);
  CHECK(t.node.connections() < before);
  t.still_plays(1);
}

TEST_CASE("one address has so many connections and no more") {
  const TestDatabase database;
  const TestNode node{database.url(), {.most_connections_per_address = 3}};
  auto first = std::make_unique<Client>(node.port());
  Client second{node.port()};
  Client third{node.port()};
  CHECK_THROWS(Client{node.port()});
  CHECK(third.ask(pinging()).has_pong());
  first.reset();
  bool admitted = false;
  for (int i = 0; i < 100 && !admitted; ++i) {
    try {
      admitted = Client{node.port()}.ask(pinging()).has_pong();
    } catch (const std::exception&) {
      second.listen(10ms);
    }
  }
  CHECK(admitted);
}
