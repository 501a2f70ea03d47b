// Where ships begin, when they come, and what ties them (3.0, chapter 5).
//
// Not here, for it is a rule and not data: of [FS-C30] the raid's condition (7.5, its tests).
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "far_seas_pack_file.hpp"

using namespace chartroom::far_seas;
using chartroom::data_test::count_where;
using chartroom::data_test::far_seas_pack;
using chartroom::data_test::Names;
using chartroom::data_test::names_in_box;
using chartroom::data_test::names_where;
using chartroom::data_test::ship;

namespace {

bool starts_in(const Ship& each, int area, int turn) {
  return each.box == StartBox::area && number_of(each.area) == area && each.entry_turn == turn;
}

const Restriction* restriction_of(std::string_view name, RestrictionKind kind) {
  const auto id = far_seas_pack().ship_named(name).value();
  for (const Restriction& each : far_seas_pack().restrictions_of(id))
    if (each.kind == kind) return &each;
  return nullptr;
}

}  // namespace

TEST_CASE("[FS-C25] [FS 5.1] two ships of the Mediterranean go to the Red Sea on turn 2") {
  for (const auto* name : {"Black Prince", "Duke of Edinburgh"}) {
    CAPTURE(name);
    CHECK(starts_in(ship(name), number_of(mediterranean), 1));
    const Restriction* restriction = restriction_of(name, RestrictionKind::must_go_to);
    REQUIRE(restriction != nullptr);
    CHECK(restriction->area == red_sea);
    CHECK(restriction->turn == 2);
    CHECK_FALSE(restriction->basic_only);
  }
}

TEST_CASE("[FS-C26] [FS 5.1] four ships of the Mediterranean are free from turn 4") {
  for (const auto* name : {"Defence", "Chatham", "Weymouth", "Gloucester"}) {
    CAPTURE(name);
    CHECK(starts_in(ship(name), number_of(mediterranean), 1));
    const Restriction* restriction =
        restriction_of(name, RestrictionKind::may_not_move_before_turn);
    REQUIRE(restriction != nullptr);
    CHECK(restriction->turn == 4);
  }
  CHECK(count_where([](const Ship& each) { return each.area == mediterranean; }) == 6);
}

TEST_CASE("[FS-C27] [FS 5.1] four ships in England come for a price from turn 2") {
  const Names box = names_in_box(StartBox::england_hb2);
  CHECK(box == Names{"Invincible", "Inflexible", "Kent", "Princess Royal"});
  for (const std::string& name : box) {
    const Restriction* restriction = restriction_of(name, RestrictionKind::entry_penalty);
    REQUIRE(restriction != nullptr);
    CHECK(restriction->turn == 2);
  }
}

TEST_CASE("[FS-C28] [FS 5.1] five battleships in England come free from turn 2") {
  const Names box = names_in_box(StartBox::england_hb1);
  CHECK(box == Names{"Canopus", "Albion", "Glory", "Goliath", "Ocean"});
  for (const std::string& name : box) {
    CHECK(ship(name).type == ShipType::BB);
    const Restriction* restriction = restriction_of(name, RestrictionKind::entry_free);
    REQUIRE(restriction != nullptr);
    CHECK(restriction->turn == 2);
  }
}

TEST_CASE("[FS-C29] [FS 3.0] the British Reserves by name, Tiger from turn 7") {
  const Names box = names_in_box(StartBox::british_reserves);
  CHECK(box == Names{"Lion", "Queen Mary", "New Zealand", "Indomitable", "Tiger"});
  for (const std::string& name : box) CHECK(ship(name).entry_turn == (name == "Tiger" ? 7 : 1));
}

TEST_CASE("[FS-C30] [FS 7.5] England has 7 battlecruisers, 8 from turn 7") {
  const auto at_home = [](int turn) {
    return count_where([=](const Ship& each) {
      return each.type == ShipType::BC && each.entry_turn <= turn &&
             (each.box == StartBox::england_hb2 || each.box == StartBox::british_reserves);
    });
  };
  CHECK(at_home(1) == 7);
  CHECK(at_home(6) == 7);
  CHECK(at_home(7) == 8);
  CHECK(ship("Kent").type != ShipType::BC);
}

TEST_CASE("[FS-C31] [FS 5.4] three British ships come on turn 2, tied in the basic game only") {
  struct Row {
    const char* name;
    int area;
  };
  for (const Row& row : {Row{"Challenger", 18}, Row{"Cumberland", 18}, Row{"Triumph", 31}}) {
    CAPTURE(row.name);
    CHECK(starts_in(ship(row.name), row.area, 2));
    const Restriction* restriction = restriction_of(row.name, RestrictionKind::must_stay);
    REQUIRE(restriction != nullptr);
    CHECK(number_of(restriction->area) == row.area);
    CHECK(restriction->basic_only);
  }
}

TEST_CASE("[FS-C32] [FS 5.3] five French ships come on turn 2, tied in the basic game only") {
  for (const auto* name : {"Bruix", "Admiral Charner", "Friant", "Cassard", "Cosmao"}) {
    CAPTURE(name);
    CHECK(starts_in(ship(name), 18, 2));
    const Restriction* restriction = restriction_of(name, RestrictionKind::must_stay);
    REQUIRE(restriction != nullptr);
    CHECK(number_of(restriction->area) == 18);
    CHECK(restriction->basic_only);
  }
}

TEST_CASE("[FS-C33] [FS 5.2] the Japanese come to 31 on turn 2 and leave it when they may") {
  struct Row {
    int turn;
    Names names;
  };
  const std::vector<Row> rows{{2, {"Idzumo", "Ibuki", "Chikuma"}},
                              {4, {"Kurama", "Tsukuba", "Asama", "Nisshin"}},
                              {5, {"Satsuma", "Yahagi", "Hirado"}},
                              {6, {"Tokiwa", "Yakuma", "Hizen"}},
                              {8, {"Iwate", "Ikoma"}}};
  std::size_t ships = 0;
  for (const Row& row : rows) {
    for (const std::string& name : row.names) {
      CAPTURE(name);
      ++ships;
      CHECK(ship(name).nation == Nation::japanese);
      CHECK(starts_in(ship(name), 31, 2));
      const Restriction* leave = restriction_of(name, RestrictionKind::may_leave_from_turn);
      REQUIRE(leave != nullptr);
      CHECK(leave->area == japanese_start);
      CHECK(leave->turn == row.turn);
      CHECK(restriction_of(name, RestrictionKind::rising_sun_only) != nullptr);
    }
  }
  CHECK(ships == 15);
}
