// What the rulebook says of the map and what lies on it, and what the reconstruction keeps to.
//
// Not here, for it is a rule and not data: [FS-M09] the return from area 13 only (4.7.3).
// [FS-M21] is open: the areas are those of the earlier edition.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "far_seas_pack_file.hpp"

using namespace chartroom::far_seas;
using chartroom::data_test::far_seas_pack;
using chartroom::data_test::ship;

namespace {

constexpr AreaId area(int number) {
  return static_cast<AreaId>(number);
}

template <class Wanted>
std::set<int> areas_where(Wanted wanted) {
  std::set<int> found;
  for (const Area& each : far_seas_pack().areas)
    if (wanted(each)) found.insert(number_of(each.id));
  return found;
}

// Moves from 13 over open water that Germans may enter; canals left out.
std::map<int, int> moves_from_13() {
  std::map<int, int> moves{{13, 0}};
  std::vector<int> open{13};
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (const AreaId next : far_seas_pack().area(area(open[i])).adjacent) {
      if (far_seas_pack().area(next).allied_only || moves.contains(number_of(next))) continue;
      moves[number_of(next)] = moves[open[i]] + 1;
      open.push_back(number_of(next));
    }
  }
  return moves;
}

std::set<int> areas_at(int distance) {
  std::set<int> found;
  for (const auto& [number, moves] : moves_from_13())
    if (moves == distance) found.insert(number);
  return found;
}

std::set<std::string> stations_of(int number) {
  std::set<std::string> names;
  for (const StationId id : far_seas_pack().stations_in(area(number)))
    names.insert(far_seas_pack().station(id).name);
  return names;
}

}  // namespace

TEST_CASE("[FS-M01] [FS 2.2] 32 numbered areas, and two seas for the Allies only") {
  CHECK(far_seas_pack().areas.size() == 34);
  CHECK(areas_where([](const Area& each) { return each.allied_only; }) == std::set{33, 34});
  for (const Area& each : far_seas_pack().areas) {
    CHECK_FALSE(far_seas_pack().may_go_german(each.id, mediterranean, 9));
    CHECK_FALSE(far_seas_pack().may_go_german(each.id, english_channel, 9));
  }
  CHECK(far_seas_pack().area_named("Mediterranean Sea") == mediterranean);
  CHECK(far_seas_pack().area_named("channel") == english_channel);
}

TEST_CASE("[FS-M02] [FS 2.2] adjacency goes both ways") {
  for (const Area& each : far_seas_pack().areas)
    for (const AreaId other : each.adjacent) {
      CAPTURE(number_of(each.id));
      CAPTURE(number_of(other));
      CHECK(far_seas_pack().adjacent(other, each.id));
    }
}

TEST_CASE("[FS-M03] [FS 10.2.1] 5 touches 4, 6 and 28") {
  for (const int other : {4, 6, 28}) CHECK(far_seas_pack().adjacent(area(5), area(other)));
}

TEST_CASE("[FS-M04] [FS 2.2] Panama joins 3 and 10, for Germans from turn 2") {
  CHECK_FALSE(far_seas_pack().adjacent(area(3), area(10)));
  REQUIRE(far_seas_pack().canal_between(area(10), area(3)) != nullptr);
  CHECK_FALSE(far_seas_pack().may_go_german(area(3), area(10), 1));
  CHECK(far_seas_pack().may_go_german(area(3), area(10), 2));
  CHECK(far_seas_pack().may_go_german(area(10), area(3), 9));
  CHECK(far_seas_pack().may_go_allied(area(10), area(3), 1));
}

TEST_CASE("[FS-M05] [FS 2.2] [FS 5.1] Suez joins the Mediterranean and 22, for the Allies") {
  CHECK(far_seas_pack().may_go_allied(mediterranean, red_sea, 1));
  CHECK(far_seas_pack().may_go_allied(red_sea, mediterranean, 1));
  CHECK_FALSE(far_seas_pack().may_go_german(red_sea, mediterranean, 9));
  CHECK(far_seas_pack().canals.size() == 2);
}

TEST_CASE("[FS-M06] [FS 9.1.3.1] 12, 15 and 16 are one move from 13 and carry +2") {
  CHECK(areas_at(1) == std::set{12, 14, 15, 16});
  CHECK(areas_where([](const Area& each) { return each.rtb_modifier == 2; }) ==
        std::set{12, 15, 16});
}

TEST_CASE("[FS-M07] [FS 9.1.3.1] 8, 9, 17 and 18 are two moves from 13 and carry +1") {
  CHECK(areas_at(2) == std::set{8, 9, 17, 18});
  CHECK(areas_where([](const Area& each) { return each.rtb_modifier == 1; }) ==
        std::set{8, 9, 17, 18});
}

TEST_CASE("[FS-M08] [FS 9.1.3] 9 and 11 are next to the eastern end of Panama") {
  for (const int other : {9, 11})
    CHECK(far_seas_pack().adjacent(caribbean_end_of_panama, area(other)));
}

TEST_CASE("[FS-M10] [FS 7.4] 14 touches 13") {
  CHECK(far_seas_pack().adjacent(return_area, north_sea));
}

TEST_CASE("[FS-M11] [FS 5.1] 13, 14, 15 and the Channel touch England") {
  CHECK(areas_where([](const Area& each) { return each.touches_england; }) ==
        std::set{13, 14, 15, 34});
  CHECK(far_seas_pack().adjacent(english_channel, north_sea));
  CHECK(far_seas_pack().adjacent(english_channel, area(15)));
  CHECK(far_seas_pack().adjacent(mediterranean, area(16)));
}

TEST_CASE("[FS-M12] [FS 3.0] where the German ships begin") {
  struct Row {
    const char* name;
    int area;
  };
  for (const Row& row :
       {Row{"Scharnhorst", 32}, Row{"Gneisenau", 32}, Row{"Nürnberg", 32}, Row{"Emden", 31},
        Row{"Leipzig", 3}, Row{"Dresden", 9}, Row{"Karlsruhe", 9}, Row{"Königsberg", 21},
        Row{"Kaiser Wilhelm der Grosse", 17}, Row{"Cap Trafalgar", 8}, Row{"Kronprinz Wilhelm", 9},
        Row{"Prinz Eitel Friedrich", 31}, Row{"Cormoran", 31}}) {
    CAPTURE(row.name);
    CHECK(ship(row.name).box == StartBox::area);
    CHECK(number_of(ship(row.name).area) == row.area);
  }
}

TEST_CASE("[FS-M13] [FS 6.1.2] the colonies' areas give coal while they hold out") {
  CHECK(areas_where([](const Area& each) { return each.coal == CoalKind::colony; }) ==
        std::set{4, 18, 31, 32});
}

TEST_CASE("[FS-M14] [FS 6.4.1] what a colony is worth and takes") {
  struct Row {
    const char* name;
    int area, value, ships, turns, capture_turn;
  };
  for (const Row& row : {Row{"Tsingtau", 31, 5, 2, 6, 8}, Row{"Kamerun", 18, 10, 7, 7, 9},
                         Row{"Samoa", 4, 5, 2, 1, 3}, Row{"New Guinea", 32, 5, 3, 1, 4}}) {
    CAPTURE(row.name);
    const Colony& colony = far_seas_pack().colony(far_seas_pack().colony_named(row.name).value());
    CHECK(number_of(colony.area) == row.area);
    CHECK(colony.value == row.value);
    CHECK(colony.ships == row.ships);
    CHECK(colony.turns == row.turns);
    CHECK(colony.capture_turn == row.capture_turn);
  }
  CHECK(far_seas_pack().colonies.size() == 4);
}

TEST_CASE("[FS-M15] [FS 4.3.1] Fiji and Fanning Island lie in 4, and are told apart in a plot") {
  CHECK(stations_of(4) == std::set<std::string>{"Fiji", "Fanning Island"});
  CHECK(far_seas_pack().station_by_plot_code(area(4), "Fi") ==
        far_seas_pack().station_named("Fiji"));
  CHECK(far_seas_pack().station_by_plot_code(area(4), "Fa") ==
        far_seas_pack().station_named("Fanning Island"));
}

TEST_CASE("[FS-M16] [FS 4.3.1] Barbados lies in 8 and is plotted as B") {
  CHECK(far_seas_pack().station_by_plot_code(area(8), "B") ==
        far_seas_pack().station_named("Barbados"));
}

TEST_CASE("[FS 4.3.1] no station needs more than two letters in a plot") {
  for (const Station& each : far_seas_pack().stations) CHECK(each.plot_code.size() <= 2);
}

TEST_CASE("[FS-M17] [FS 7.1] Capetown and Lüderitz Bay lie in 19; a raid may start the rebellion") {
  CHECK(stations_of(19) == std::set<std::string>{"Capetown", "Lüderitz Bay"});
  const Pack& pack = far_seas_pack();
  const Station& capetown = pack.station(pack.station_named("Capetown").value());
  const Station& luderitz = pack.station(pack.station_named("luderitz bay").value());
  CHECK(capetown.boer_roll_up_to == 3);
  CHECK(capetown.value > 0);
  CHECK(luderitz.boer_roll_up_to == 1);
  CHECK(luderitz.value == 0);
  CHECK(luderitz.plot_code == "L");
  CHECK(std::ranges::count_if(pack.stations,
                              [](const Station& each) { return each.boer_roll_up_to != 0; }) == 2);
  CHECK(pack.adjacent(area(19), area(20)));
}

TEST_CASE("[FS-M18] [FS 9.1.2] 29 has two stations and is near Gneisenau's start") {
  CHECK(stations_of(29).size() == 2);
  CHECK(far_seas_pack().adjacent(area(29), ship("Gneisenau").area));
}

TEST_CASE("[FS-M19] [FS 4.4.1] the density of 21 is 2") {
  CHECK(far_seas_pack().area(rufiji_area).density == 2);
}

TEST_CASE("[FS-M20] [FS 5.2] 31 carries the rising sun, and so does each way out of it") {
  CHECK(far_seas_pack().area(japanese_start).rising_sun);
  for (const AreaId next : far_seas_pack().area(japanese_start).adjacent)
    CHECK(far_seas_pack().area(next).rising_sun);
}

TEST_CASE("[FS-M21] [FS 6.2.3] AMCs are interned in 5 to 7, 9, 11, 19, 20 and 24") {
  CHECK(areas_where([](const Area& each) { return each.amc_intern; }) ==
        std::set{5, 6, 7, 9, 11, 19, 20, 24});
}

TEST_CASE("[FS-M22] [FS 6.3] five convoys of 15, and time for all with two starts a turn") {
  CHECK(far_seas_pack().convoys.size() == 5);
  std::vector<int> turns_needed;
  for (const Convoy& each : far_seas_pack().convoys) {
    CAPTURE(each.name);
    CHECK(each.transports == 15);
    CHECK(each.available_turn == 2);
    turns_needed.push_back(static_cast<int>(each.route.size()) + 1);
  }
  std::ranges::sort(turns_needed, std::greater{});
  for (std::size_t i = 0; i < turns_needed.size(); ++i) {
    const int start = 2 + static_cast<int>(i) / 2;
    CHECK(start + turns_needed[i] - 1 <= last_turn);
  }
}

TEST_CASE("[FS-M23] [FS 2.2] most areas have a station or merchants, not all") {
  const auto with_target = areas_where([](const Area& each) {
    return each.density > 0 || !far_seas_pack().stations_in(each.id).empty();
  });
  CHECK(with_target.size() > 24);
  CHECK(with_target.size() < 32);
}

TEST_CASE("[FS-M24] [FS 9.3.2.2] some area has three stations, none has more") {
  std::size_t most = 0;
  for (const Area& each : far_seas_pack().areas)
    most = std::max(most, far_seas_pack().stations_in(each.id).size());
  CHECK(most == 3);
}

TEST_CASE("[FS-M25] [FS 10.0] Spee can be off Coronel by turn 4") {
  std::set<AreaId> reached{ship("Scharnhorst").area};
  for (int turn = 1; turn <= 4; ++turn)
    for (const AreaId from : std::set(reached))
      for (const AreaId to : far_seas_pack().reachable_german(from, turn)) reached.insert(to);
  CHECK(reached.contains(area(5)));
}

TEST_CASE("[FS-M26] [FS 8.0] the bands of victory") {
  struct Row {
    int points;
    Result result;
  };
  for (const Row& row : {Row{-4, Result::allied_win}, Row{30, Result::allied_win},
                         Row{31, Result::draw}, Row{40, Result::draw}, Row{41, Result::german_win},
                         Row{50, Result::german_win}, Row{51, Result::german_honor},
                         Row{60, Result::german_honor}, Row{61, Result::german_triumph},
                         Row{70, Result::german_triumph}, Row{71, Result::german_legend},
                         Row{80, Result::german_legend}, Row{93, Result::german_legend}}) {
    CAPTURE(row.points);
    CHECK(far_seas_pack().band_of(row.points).result == row.result);
  }
  CHECK(far_seas_pack().sudden_end_above == 80);
}

TEST_CASE("[FS 4.2] a German in the Red Sea goes back the way it came") {
  CHECK(far_seas_pack().reachable_german(red_sea, 9) == AreaSet{area(21), area(23)});
  CHECK(far_seas_pack().reachable_allied(red_sea, 1) == AreaSet{area(21), area(23), mediterranean});
}
