// The pack as a whole, and its look-ups.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "far_seas_pack_file.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::data;
using chartroom::data_test::far_seas_pack;
using chartroom::data_test::far_seas_texts;

TEST_CASE("[FS 2.0] the whole pack loads") {
  const auto pack = load_far_seas(far_seas_texts());
  REQUIRE_MESSAGE(pack.has_value(), to_string(pack.error()));
  CHECK_FALSE(pack->version.empty());
  CHECK(pack->ships.size() == 98);
  CHECK(pack->areas.size() == 34);
  CHECK(pack->stations.size() == 36);
  CHECK(pack->restrictions.size() == 53);
}

TEST_CASE("[FS 2.0] every value names its source") {
  const Pack& pack = far_seas_pack();
  CHECK(pack.source_of("ship", "Canopus", "stars") == "rule 2.1: by the type");
  CHECK(pack.source_of("ship", "Canopus", "damage").starts_with("reconstructed: "));
  CHECK(pack.source_of("area", "21", "density") == "rule 4.4.1");
  CHECK(pack.source_of("area", "20", "density").starts_with("reconstructed: "));
  CHECK(pack.source_of("station", "Port Moresby", "value").starts_with("earlier edition: "));
  CHECK(pack.source_of("restriction", "Kent: entry_penalty", "turn") == "rule 5.1");
  CHECK(pack.source_of("restriction", "Triumph: must_stay", "area").starts_with("reconstructed: "));
  CHECK(pack.source_of("damage", "6", "points") == "rule 4.6.4");
  CHECK(pack.source_of("ship", "Canopus", "colour").empty());
  CHECK(pack.source_of("ship", "Hela", "stars").empty());
  for (const Ship& each : pack.ships)
    for (const auto* field : {"name", "type", "stars", "gun", "fire", "damage", "speed", "start"})
      CHECK_FALSE(pack.source_of("ship", each.name, field).empty());
}

TEST_CASE("[FS 2.1] ships are found by any spelling") {
  const Pack& pack = far_seas_pack();
  struct Row {
    const char* typed;
    const char* name;
  };
  for (const Row& row :
       {Row{"emden", "Emden"}, Row{"Koenigsberg", "Königsberg"}, Row{"konigsberg", "Königsberg"},
        Row{"NURNBERG", "Nürnberg"}, Row{"Yakuma", "Yakumo"}, Row{"Challanger", "Challenger"},
        Row{"Conde", "Condé"}, Row{"Bluecher", "Blücher"}}) {
    CAPTURE(row.typed);
    const auto id = pack.ship_named(row.typed);
    REQUIRE(id.has_value());
    CHECK(pack.ship(*id).name == row.name);
  }
  CHECK_FALSE(pack.ship_named("").has_value());
  CHECK_FALSE(pack.ship_named("Emde").has_value());
}

TEST_CASE("[FS 2.2] areas are found by name and number, and no others") {
  const Pack& pack = far_seas_pack();
  CHECK(pack.area_named("5") == AreaId{5});
  CHECK(pack.area_named("red sea") == red_sea);
  for (const auto* typed : {"0", "35", "-1", "5x", "", "99999999999"}) {
    CAPTURE(typed);
    CHECK_FALSE(pack.area_named(typed).has_value());
  }
  CHECK_THROWS_AS(static_cast<void>(pack.area(no_area)), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(pack.area(AreaId{35})), std::out_of_range);
  CHECK_THROWS_AS(static_cast<void>(pack.ship(ShipId{98})), std::out_of_range);
}

TEST_CASE("[FS 5.0] a ship's restrictions stand together") {
  const Pack& pack = far_seas_pack();
  std::size_t all = 0;
  for (std::size_t i = 0; i < pack.ships.size(); ++i) {
    for (const Restriction& each : pack.restrictions_of(static_cast<ShipId>(i)))
      CHECK(index_of(each.ship) == i);
    all += pack.restrictions_of(static_cast<ShipId>(i)).size();
  }
  CHECK(all == pack.restrictions.size());
  CHECK(pack.restrictions_of(pack.ship_named("Iwate").value()).size() == 2);
  CHECK(pack.restrictions_of(pack.ship_named("Minotaur").value()).empty());
}

TEST_CASE("[FS 2.0] the loader survives files damaged at random") {
  const std::vector<PackFile> good = far_seas_texts();
  std::mt19937 random(1914);
  const std::string letters = "[]{}\"=,.\n 0-9aZ#\x80";
  for (int round = 0; round < 100; ++round) {
    std::vector<PackFile> files = good;
    std::string& text = files[random() % files.size()].text;
    const std::size_t at = random() % text.size();
    if (round % 3 == 0)
      text.resize(at);
    else if (round % 3 == 1)
      text.erase(at, random() % 40);
    else
      text[at] = letters[random() % letters.size()];
    const auto pack = load_far_seas(files);
    if (!pack) {
      CHECK_FALSE(pack.error().file.empty());
      CHECK_FALSE(pack.error().what.empty());
    }
  }
}
