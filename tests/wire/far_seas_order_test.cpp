// Orders over the wire, and what comes of bytes that are none.
#include <doctest/doctest.h>

#include <functional>
#include <random>
#include <string>
#include <variant>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/wire/far_seas_examples.hpp"
#include "tests/wire/written_whole.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom::far_seas;
using chartroom::tests::an_order_of_each_kind;
using chartroom::tests::fields_left_out;
using chartroom::wire::FarSeasCodec;
namespace pb = chartroom::v1::far_seas;

namespace {

// Whatever the bytes are: an order that can be written and read again, or nothing.
void parses_to_an_order_or_nothing(const std::string& bytes) {
  const auto order = FarSeasCodec::parse_order(bytes);
  if (order) CHECK(FarSeasCodec::parse_order(FarSeasCodec::write_order(*order)) == order);
}

std::string random_bytes(std::mt19937& random, std::size_t size) {
  std::string bytes(size, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random() & 0xFFU);
  return bytes;
}

}  // namespace

TEST_CASE("each kind of order comes back as it went") {
  const auto orders = an_order_of_each_kind();
  REQUIRE(orders.size() == std::variant_size_v<AnyOrder>);
  for (std::size_t kind = 0; kind < orders.size(); ++kind) {
    CAPTURE(kind);
    REQUIRE(orders[kind].index() == kind);
    const auto bytes = FarSeasCodec::write_order(orders[kind]);
    CHECK(FarSeasCodec::parse_order(bytes) == orders[kind]);
    CHECK(FarSeasCodec::write_order(orders[kind]) == bytes);
  }
}

TEST_CASE("each kind of order is written whole") {
  for (const auto& order : an_order_of_each_kind()) {
    CAPTURE(order.index());
    pb::Order message;
    REQUIRE(message.ParseFromString(FarSeasCodec::write_order(order)));
    CHECK(fields_left_out(message) == "");
  }
}

TEST_CASE("an order may say no, or nothing at all") {
  const std::vector<Order> orders{order::Plot{},
                                  order::AlliedMovement{},
                                  order::Search{},
                                  order::Search{ShipId{0}},
                                  order::Approach{false},
                                  order::Run{},
                                  order::Run{{{}, {ShipId{3}, ShipId{1}, ShipId{3}}}},
                                  order::TrySurprise{false},
                                  order::SurpriseAttack{},
                                  order::SurpriseAttack{order::SurpriseAttack::Pair{}},
                                  order::HitAndGoHome{},
                                  order::Intern{},
                                  order::ConvoyAttack{ShipId{0}, false},
                                  order::RaidOnEngland{},
                                  order::Counterattack{false},
                                  order::ReturnHome{},
                                  order::BreakoutSquadrons{},
                                  order::BreakoutSearch{}};
  for (const auto& order : orders) {
    CAPTURE(order.index());
    CHECK(FarSeasCodec::parse_order(FarSeasCodec::write_order(order)) == order);
  }
}

TEST_CASE("bytes that are no order are nothing") {
  struct Row {
    const char* what;
    std::function<void(pb::Order&)> make;
  };
  const Row rows[] = {
      {"no kind", [](pb::Order&) {}},
      {"a ship too many", [](pb::Order& o) { o.mutable_remove_ships()->add_ships(98); }},
      {"'no ship' as a ship", [](pb::Order& o) { o.mutable_search()->set_target(255); }},
      {"a ship beyond eight bits", [](pb::Order& o) { o.mutable_search()->set_target(256); }},
      {"the greatest number as a ship",
       [](pb::Order& o) { o.mutable_search()->set_target(4294967295U); }},
      {"area 0", [](pb::Order& o) { o.mutable_choose_area(); }},
      {"area 35", [](pb::Order& o) { o.mutable_choose_area()->set_area(35); }},
      {"an area beyond eight bits", [](pb::Order& o) { o.mutable_choose_area()->set_area(257); }},
      {"no assignment", [](pb::Order& o) { o.mutable_plot()->add_groups()->set_to(5); }},
      {"an unknown assignment",
       [](pb::Order& o) {
         auto& group = *o.mutable_plot()->add_groups();
         group.set_to(5);
         group.set_assignment(static_cast<pb::Assignment>(77));
       }},
      {"a station too many",
       [](pb::Order& o) {
         auto& group = *o.mutable_plot()->add_groups();
         group.set_to(5);
         group.set_assignment(pb::ASSIGNMENT_RAID);
         group.set_station(255);
       }},
      {"captures below nothing",
       [](pb::Order& o) { o.mutable_hit_and_go_home()->add_captures()->set_captures(-1); }},
      {"captures beyond reason",
       [](pb::Order& o) { o.mutable_hit_and_go_home()->add_captures()->set_captures(2147483647); }},
      {"more aims than ships",
       [](pb::Order& o) {
         for (int i = 0; i < 99; ++i) o.mutable_targets()->add_aims();
       }},
      {"more ships in a group than there are",
       [](pb::Order& o) {
         auto& group = *o.mutable_run()->add_groups();
         for (int i = 0; i < 99; ++i) group.add_ships(1);
       }},
      {"a convoy too many",
       [](pb::Order& o) { o.mutable_hit_and_go_home()->add_strikes()->set_convoy(5); }},
      {"a convoy too many to move on",
       [](pb::Order& o) { o.mutable_allied_movement()->add_convoys(5); }},
      {"a colony too many",
       [](pb::Order& o) { o.mutable_allied_movement()->add_colonies()->set_colony(4); }},
      {"an AMC to nowhere", [](pb::Order& o) { o.mutable_plot()->add_amcs()->set_ship(9); }},
      {"a pile of a ship too many", [](pb::Order& o) { o.mutable_plot()->add_piles(98); }},
      {"England raided from nowhere",
       [](pb::Order& o) { o.mutable_raid_on_england()->set_area(35); }},
      {"an unknown former squadron",
       [](pb::Order& o) {
         o.mutable_breakout_search()->set_target(static_cast<pb::FormerSquadron>(3));
       }},
      {"half of a pair that does not exist",
       [](pb::Order& o) { o.mutable_surprise_attack()->mutable_attack()->set_target(98); }},
  };
  for (const auto& row : rows) {
    CAPTURE(row.what);
    pb::Order message;
    row.make(message);
    CHECK_FALSE(FarSeasCodec::parse_order(message.SerializeAsString()).has_value());
  }
  CHECK_FALSE(FarSeasCodec::parse_order(std::string(65'537, '\0')).has_value());
}

TEST_CASE("fields of later versions are ignored") {
  const auto order = an_order_of_each_kind().front();
  const std::string field_1000_as_varint{"\xC0\x3E\x07", 3};
  CHECK(FarSeasCodec::parse_order(FarSeasCodec::write_order(order) + field_1000_as_varint) ==
        order);
  CHECK_FALSE(FarSeasCodec::parse_order(field_1000_as_varint).has_value());
}

TEST_CASE("an order cut short is another order or nothing") {
  for (const auto& order : an_order_of_each_kind()) {
    CAPTURE(order.index());
    const auto bytes = FarSeasCodec::write_order(order);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      CAPTURE(size);
      parses_to_an_order_or_nothing(bytes.substr(0, size));
    }
  }
}

TEST_CASE("an order with a bit turned is another order or nothing") {
  for (const auto& order : an_order_of_each_kind()) {
    CAPTURE(order.index());
    const auto bytes = FarSeasCodec::write_order(order);
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
      CAPTURE(bit);
      auto damaged = bytes;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
      parses_to_an_order_or_nothing(damaged);
    }
  }
}

TEST_CASE("random bytes are an order or nothing") {
  std::mt19937 random{4};  // NOLINT: the same bytes each time
  for (int i = 0; i < 20'000; ++i) {
    parses_to_an_order_or_nothing(random_bytes(random, random() % 40));
  }
  // Behind the tag of each kind, so that it is not the tag they fail on.
  for (int i = 0; i < 20'000; ++i) {
    auto inner = random_bytes(random, random() % 24);
    std::string bytes;
    const auto field = 1 + random() % std::variant_size_v<AnyOrder>;
    if (field < 16) {
      bytes = static_cast<char>(field << 3U | 2U);
    } else {
      bytes = {static_cast<char>(0x80U | (field << 3U & 0x7FU) | 2U), '\x01'};
    }
    bytes += static_cast<char>(inner.size());
    parses_to_an_order_or_nothing(bytes + inner);
  }
}
