// Events over the wire and out of the journal.
#include <doctest/doctest.h>
#include <google/protobuf/stubs/logging.h>

#include <random>
#include <stdexcept>
#include <string>
#include <variant>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/wire/far_seas_examples.hpp"
#include "tests/wire/written_whole.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom::far_seas;
using chartroom::tests::a_sealed_order_of_each_kind;
using chartroom::tests::an_event_of_each_kind;
using chartroom::tests::fields_left_out;
using chartroom::wire::FarSeasCodec;
namespace pb = chartroom::v1::far_seas;

namespace {

void reads_as_an_event_or_throws(const std::string& bytes) {
  try {
    const auto written = FarSeasCodec::write_event(FarSeasCodec::read_event(bytes));
    CHECK(FarSeasCodec::write_event(FarSeasCodec::read_event(written)) == written);
  } catch (const std::runtime_error&) {  // the other thing that may happen
  }
}

}  // namespace

// Events cannot be compared, but their bytes can; that the bytes have everything is the next test.
TEST_CASE("each kind of event comes back as it went") {
  const auto events = an_event_of_each_kind();
  REQUIRE(events.size() == std::variant_size_v<AnyEvent>);
  for (std::size_t kind = 0; kind < events.size(); ++kind) {
    CAPTURE(kind);
    REQUIRE(events[kind].index() == kind);
    const auto bytes = FarSeasCodec::write_event(events[kind]);
    const auto again = FarSeasCodec::read_event(bytes);
    CHECK(again.index() == kind);
    CHECK(FarSeasCodec::write_event(again) == bytes);
  }
}

TEST_CASE("each kind of event is written whole") {
  for (const auto& event : an_event_of_each_kind()) {
    CAPTURE(event.index());
    pb::Event message;
    REQUIRE(message.ParseFromString(FarSeasCodec::write_event(event)));
    CHECK(fields_left_out(message) == "");
  }
}

TEST_CASE("a sealed order of each kind comes back as it went") {
  const auto orders = a_sealed_order_of_each_kind();
  REQUIRE(orders.size() == std::variant_size_v<SealedOrder>);
  for (std::size_t kind = 0; kind < orders.size(); ++kind) {
    CAPTURE(kind);
    REQUIRE(orders[kind].index() == kind);
    const auto bytes = FarSeasCodec::write_event(event::SealedKept{german, orders[kind]});
    const auto again = FarSeasCodec::read_event(bytes);
    REQUIRE(std::holds_alternative<event::SealedKept>(again));
    CHECK(std::get<event::SealedKept>(again).side == german);
    CHECK(std::get<event::SealedKept>(again).order == orders[kind]);
  }
}

TEST_CASE("an event may leave out what it has not") {
  const Event moved = event::GroupMoved{{ShipId{40}}, no_area, AreaId{7}, Duty::search};
  const auto moved_again = FarSeasCodec::read_event(FarSeasCodec::write_event(moved));
  CHECK(std::get<event::GroupMoved>(moved_again).from == no_area);
  CHECK(std::get<event::GroupMoved>(moved_again).station == no_station);
  CHECK(std::get<event::GroupMoved>(moved_again).convoy == no_convoy);

  const Event scored = event::VpScored{{.kind = VpKind::capture, .points = 1}};
  const auto scored_again = FarSeasCodec::read_event(FarSeasCodec::write_event(scored));
  CHECK(std::get<event::VpScored>(scored_again).entry ==
        VpEntry{.kind = VpKind::capture, .points = 1});

  const Event arrived = event::ConvoyMoved{.convoy = ConvoyId{2}};
  const auto arrived_again = FarSeasCodec::read_event(FarSeasCodec::write_event(arrived));
  CHECK(std::get<event::ConvoyMoved>(arrived_again).to == no_area);

  const Event rolled = event::BotRolled{.rule = "9.1.1", .die = 4};
  const auto rolled_again = FarSeasCodec::read_event(FarSeasCodec::write_event(rolled));
  CHECK(std::get<event::BotRolled>(rolled_again).ship == no_ship);
  CHECK(std::get<event::BotRolled>(rolled_again).area == no_area);

  const Event drawn = event::GameEnded{};
  const auto drawn_again = FarSeasCodec::read_event(FarSeasCodec::write_event(drawn));
  CHECK_FALSE(std::get<event::GameEnded>(drawn_again).outcome.winner.has_value());
}

TEST_CASE("bytes that are no event are a damaged journal") {
  CHECK_THROWS_AS((void)FarSeasCodec::read_event(""), std::runtime_error);
  CHECK_THROWS_AS((void)FarSeasCodec::read_event("\x07 rubbish"), std::runtime_error);
  pb::Event message;
  message.mutable_ship_lost()->set_ship(98);
  CHECK_THROWS_AS((void)FarSeasCodec::read_event(message.SerializeAsString()), std::runtime_error);
  message.mutable_asked();
  CHECK_THROWS_AS((void)FarSeasCodec::read_event(message.SerializeAsString()), std::runtime_error);
}

TEST_CASE("an event cut short or with a bit turned is another event or throws") {
  const google::protobuf::LogSilencer no_word_of_damaged_texts;
  for (const auto& event : an_event_of_each_kind()) {
    CAPTURE(event.index());
    const auto bytes = FarSeasCodec::write_event(event);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      reads_as_an_event_or_throws(bytes.substr(0, size));
    }
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
      auto damaged = bytes;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
      reads_as_an_event_or_throws(damaged);
    }
  }
}
