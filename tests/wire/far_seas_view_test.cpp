// Views and options over the wire.
#include <doctest/doctest.h>
#include <google/protobuf/stubs/logging.h>

#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/wire/far_seas_examples.hpp"
#include "tests/wire/written_whole.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::tests;
using chartroom::wire::FarSeasCodec;
namespace pb = chartroom::v1::far_seas;

namespace {

// As many things as the real one has; no view says what they are.
Pack blank_pack() {
  Pack pack;
  pack.ships.resize(chartroom::wire::far_seas_ships);
  pack.stations.resize(36);
  pack.areas.resize(index_of(last_area));
  pack.convoys.resize(chartroom::wire::far_seas_convoys);
  pack.colonies.resize(chartroom::wire::far_seas_colonies);
  return pack;
}

// Whole views are not written by protobuf, and nobody must be able to tell.
std::string as_protobuf_writes_it(const std::string& view) {
  pb::View message;
  REQUIRE(message.ParseFromString(view));
  return message.SerializeAsString();
}

}  // namespace

TEST_CASE("each viewer's view comes back as it went") {
  const Pack pack = blank_pack();
  REQUIRE(chartroom::wire::fits_the_wire(pack));
  const Board board = filled_board(pack);
  struct Row {
    const char* viewer;
    View view;
  };
  const Row rows[] = {
      {"the public", {.board = board}},
      {"German", {.side = german, .board = board, .german = filled_german_secrets()}},
      {"German, nothing secret", {.side = german, .board = board, .german = GermanSecrets{}}},
      {"Allied", {.side = allied, .board = board, .allied = filled_allied_secrets()}},
      {"Allied, double-blind", {.side = allied, .board = board, .reports = filled_reports()}},
      {"the umpire's eye",
       {.board = board, .german = filled_german_secrets(), .allied = filled_allied_secrets()}},
  };
  for (const auto& row : rows) {
    CAPTURE(row.viewer);
    const auto bytes = FarSeasCodec::write_view(row.view);
    const View again = FarSeasCodec::read_view(bytes, pack);
    CHECK(again == row.view);
    CHECK(FarSeasCodec::write_view(again) == bytes);
    CHECK(as_protobuf_writes_it(bytes) == bytes);
  }
}

TEST_CASE("a counter is written as protobuf writes it, whatever it has") {
  const Pack pack = blank_pack();
  std::mt19937 random{1914};
  const auto any = [&](int least, int most) {
    return std::uniform_int_distribution<int>{least, most}(random);
  };
  for (int round = 0; round < 50; ++round) {
    View view{.board = filled_board(pack)};
    for (auto& ship : view.board.ships) {
      ship.where = static_cast<Whereabouts>(any(0, 6));
      ship.area = any(0, 1) == 0 ? no_area : AreaId{static_cast<std::uint8_t>(any(1, 5))};
      ship.leader = ShipId{static_cast<std::uint8_t>(any(0, 97))};
      ship.duty = static_cast<Duty>(any(0, 5));
      ship.damage = static_cast<std::int8_t>(any(-128, 127));
      ship.combats = static_cast<std::int8_t>(any(-128, 127));
      ship.moved_in_ob = static_cast<std::int8_t>(any(0, 2));
      ship.ran = any(0, 1) == 0;
      ship.left_river = any(0, 1) == 0;
      ship.known_in_river = any(0, 1) == 0;
    }
    const auto bytes = FarSeasCodec::write_view(view);
    CHECK(as_protobuf_writes_it(bytes) == bytes);
    CHECK(FarSeasCodec::read_view(bytes, pack) == view);
  }
}

TEST_CASE("a view is written whole") {
  const Pack pack = blank_pack();
  const View view{.side = allied,
                  .board = filled_board(pack),
                  .german = filled_german_secrets(),
                  .allied = filled_allied_secrets(),
                  .reports = filled_reports()};
  pb::View message;
  REQUIRE(message.ParseFromString(FarSeasCodec::write_view(view)));
  CHECK(fields_left_out(message) == "");
}

TEST_CASE("a view of an empty table comes back as it went") {
  const Pack pack = blank_pack();
  View view{.side = german};
  view.board.pack = &pack;
  view.board.ships.resize(pack.ships.size());
  view.board.raided.resize(pack.stations.size());
  view.board.captures.resize(pack.areas.size() + 1);
  CHECK(FarSeasCodec::read_view(FarSeasCodec::write_view(view), pack) == view);
}

TEST_CASE("a view of another pack is not read") {
  const Pack pack = blank_pack();
  const auto bytes = FarSeasCodec::write_view({.board = filled_board(pack)});
  Pack more = pack;
  more.stations.emplace_back();
  CHECK_THROWS_AS((void)FarSeasCodec::read_view(bytes, more), std::runtime_error);
  CHECK(chartroom::wire::fits_the_wire(more));
  more.stations.resize(chartroom::wire::most_stations + 1);
  CHECK_FALSE(chartroom::wire::fits_the_wire(more));
  CHECK_THROWS_AS((void)FarSeasCodec::read_view("", pack), std::runtime_error);
  Pack six_convoys = pack;
  six_convoys.convoys.emplace_back();
  CHECK_FALSE(chartroom::wire::fits_the_wire(six_convoys));
  CHECK_THROWS_AS((void)FarSeasCodec::read_view(bytes, six_convoys), std::runtime_error);
  Pack fewer = pack;
  fewer.colonies.pop_back();
  CHECK_FALSE(chartroom::wire::fits_the_wire(fewer));
  CHECK_THROWS_AS((void)FarSeasCodec::read_view(bytes, fewer), std::runtime_error);
}

TEST_CASE("a view with a bit turned is another view or throws") {
  const google::protobuf::LogSilencer no_word_of_damaged_texts;
  const Pack pack = blank_pack();
  const auto bytes = FarSeasCodec::write_view({.board = filled_board(pack)});
  for (std::size_t bit = 0; bit < bytes.size() * 8; bit += 7) {
    auto damaged = bytes;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
    try {
      const View view = FarSeasCodec::read_view(damaged, pack);
      CHECK(view.board.ships.size() == pack.ships.size());
    } catch (const std::runtime_error&) {  // the other thing that may happen
    }
  }
}

TEST_CASE("options come back as they went, and whole") {
  for (const auto& options : {filled_options(), Options{}}) {
    const auto bytes = FarSeasCodec::write_options(options);
    CHECK(FarSeasCodec::read_options(bytes) == options);
  }
  pb::Options message;
  REQUIRE(message.ParseFromString(FarSeasCodec::write_options(filled_options())));
  CHECK(fields_left_out(message) == "");
}
