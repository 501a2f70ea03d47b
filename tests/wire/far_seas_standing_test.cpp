// Standing orders over the wire, and what comes of bytes that are none.
#include <doctest/doctest.h>

#include <functional>
#include <random>
#include <string>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/wire/written_whole.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom::far_seas;
using chartroom::tests::fields_left_out;
using chartroom::wire::FarSeasCodec;
namespace pb = chartroom::v1::far_seas;

namespace {

Standing a_list() {
  return {{{.decision = Decision::accept_or_run,
            .ships = {ShipId{3}, ShipId{1}},
            .met = Met::stronger,
            .against = {ShipType::BC, ShipType::BB},
            .answer = StandingAnswer::run},
           {.decision = Decision::assign, .answer = StandingAnswer::ask},
           {.decision = Decision::plot, .answer = StandingAnswer::midshipman}}};
}

// Whatever the bytes are: a list that can be written and read again, or nothing.
void parses_to_a_list_or_nothing(const std::string& bytes) {
  const auto standing = FarSeasCodec::parse_standing(bytes);
  if (!standing) return;
  CHECK(FarSeasCodec::parse_standing(FarSeasCodec::write_standing(*standing)) == standing);
  for (const StandingOrder& order : standing->orders) {
    CHECK(to_string(order.decision) != "");
    CHECK(to_string(order.answer) != "");
  }
}

}  // namespace

TEST_CASE("standing orders come back as they went") {
  const auto bytes = FarSeasCodec::write_standing(a_list());
  CHECK(FarSeasCodec::parse_standing(bytes) == a_list());
  CHECK(FarSeasCodec::parse_standing("") == Standing{});
  CHECK(FarSeasCodec::write_standing({}) == "");
}

TEST_CASE("a standing order is written whole") {
  pb::StandingOrders message;
  REQUIRE(message.ParseFromString(FarSeasCodec::write_standing({{a_list().orders.front()}})));
  CHECK(fields_left_out(message) == "");
}

TEST_CASE("bytes that are no standing orders are nothing") {
  struct Row {
    const char* what;
    std::function<void(pb::StandingOrders&, pb::StandingOrder&)> make;
  };
  const Row rows[] = {
      {"no decision", [](auto&, auto& order) { order.clear_decision(); }},
      {"an unknown decision",
       [](auto&, auto& order) { order.set_decision(static_cast<pb::Decision>(99)); }},
      {"no answer", [](auto&, auto& order) { order.clear_answer(); }},
      {"an unknown answer",
       [](auto&, auto& order) { order.set_answer(static_cast<pb::StandingAnswer>(77)); }},
      {"nothing of the enemy", [](auto&, auto& order) { order.clear_met(); }},
      {"a ship too many", [](auto&, auto& order) { order.add_ships(98); }},
      {"a ship beyond eight bits", [](auto&, auto& order) { order.add_ships(256); }},
      {"more ships than there are",
       [](auto&, auto& order) {
         for (int i = 0; i < 99; ++i) order.add_ships(1);
       }},
      {"no type", [](auto&, auto& order) { order.add_against(pb::SHIP_TYPE_UNSPECIFIED); }},
      {"more types than there are ships",
       [](auto&, auto& order) {
         for (int i = 0; i < 99; ++i) order.add_against(pb::SHIP_TYPE_BC);
       }},
      {"more orders than anybody needs",
       [](auto& all, auto& order) {
         const auto copy = order;
         for (int i = 0; i < 99; ++i) *all.add_orders() = copy;
       }},
  };
  for (const auto& row : rows) {
    CAPTURE(row.what);
    pb::StandingOrders message;
    REQUIRE(message.ParseFromString(FarSeasCodec::write_standing({{a_list().orders.front()}})));
    row.make(message, *message.mutable_orders(0));
    CHECK_FALSE(FarSeasCodec::parse_standing(message.SerializeAsString()).has_value());
  }
  CHECK_FALSE(FarSeasCodec::parse_standing(std::string(65'537, '\0')).has_value());
}

TEST_CASE("standing orders cut short, damaged or made up are others or nothing") {
  const auto bytes = FarSeasCodec::write_standing(a_list());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    parses_to_a_list_or_nothing(bytes.substr(0, size));
  }
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    auto damaged = bytes;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
    parses_to_a_list_or_nothing(damaged);
  }
  std::mt19937 random{5};  // NOLINT: the same bytes each time
  for (int i = 0; i < 20'000; ++i) {
    std::string inner(random() % 24, '\0');
    for (char& byte : inner) byte = static_cast<char>(random() & 0xFFU);
    parses_to_a_list_or_nothing(std::string{'\x0A', static_cast<char>(inner.size())} + inner);
  }
}
