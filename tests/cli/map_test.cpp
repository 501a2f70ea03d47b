// The map as a picture.
#include "client-cli/show/map.hpp"

#include <doctest/doctest.h>

#include <set>

#include "client-cli/show/slots.hpp"
#include "client-cli/text/text.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::Decision;

TEST_CASE("Each area has a slot of its own, north above south and east beside west") {
  const auto slots = cli::map_slots(the_pack(), 9, 8);
  std::set<std::pair<std::size_t, std::size_t>> used;
  for (const auto& slot : slots) used.emplace(slot.row, slot.column);
  CHECK(used.size() == 34);
  const auto at = [&](int number) { return slots.at(static_cast<std::size_t>(number - 1)); };
  CHECK(at(13).row < at(16).row);        // North Atlantic, Azores
  CHECK(at(16).row < at(19).row);        // Azores, Southeast Atlantic
  CHECK(at(9).column < at(16).column);   // Western Atlantic, Azores
  CHECK(at(20).column < at(26).column);  // Southwest and Southeast Indian Ocean
  CHECK(at(32).column < at(4).column);   // Micronesia, Central Pacific
  CHECK(at(4).column < at(5).column);    // Central Pacific, off Chile
}

TEST_CASE("The world before the first move, in 110 columns") {
  auto view = laid_table(far_seas::allied, Decision::allied_movement);
  place(view, {"Good Hope", "Monmouth"}, 5, far_seas::Duty::search);
  const std::string world = R"(
            13 N Atl    14 N Sea
            m1

12 NW Atl   15 W Appro… English Ch… Mediterran…                         1 North Pac 2 NE Pac
m2 H3 S1    m3                      A 6x1                               m1          m1 E2
A 1         A 1                                                                     A 1

11 Gulf of… 9 W Atl     16 Azores   22 Red Sea              31 China
m1          m2 B2       m2                                  m2 H3 W1
            G KAR DRE   A 3x1                               G EMD
            A 3x1                                           A 7x1

10 Caribbe… 17 Cape Ve…             23 Arabian… 24 Bay of … 32 Microne…             3 Mexican
m1 J2       m2 S2                   m3 A1 B3    m3 C2 M2 P1 O1                      m1
A 3x1                               A 1         A 2x1       G SCH GNE               G LEI
                                                            NUR

            8 W Atl     18 Gulf of… 21 East Af… 30 East In…             4 C Pacific
            m3 B1 T1    m1 L1       m2 Z1 M1    m2 S3 L1                Fi2 Fa1
                                    G KON
                                    A 2x1

                                                25 C India… 29 Coral S…
                                                m1 C1 S1    m1 P2 B1
                                                            A 1

            7 River Pl… 19 SE Atl   20 SW Indi… 26 SE Indi… 27 Great A…             28 S Pac    5 SE Pac
            m2          m2 C2 L0    m1 D2 M1    m1 F1       m2 M2 S3                A2          m2
            A 1         A 1                     A 1         A 3x1                   A 4x1       A 2s

            6 SW Atl
            m1 F2

m2/3: merchants left, of so many   Fi2: station and its points, x raided, ! guarded
G: German groups   A: Allied groups by size (3x1: three alone);
s searching, e escorting, g on station
Round the edge: Cape Horn joins 5 and 6; the Panama Canal 3 and 10; the Suez Canal 22 and 33.
)";
  CHECK("\n" + cli::show_map(view, {.width = 110, .borders = false, .paint = {}}) == world);
}

TEST_CASE("No line is wider than the terminal, whatever its width") {
  const auto view = laid_table(far_seas::allied, Decision::allied_movement);
  for (const std::size_t width : {100U, 110U, 120U, 160U}) {
    for (const bool borders : {false, true}) {
      CAPTURE(width);
      const auto text = cli::show_map(view, {.width = width, .borders = borders, .paint = {}});
      for (const auto& line : cli::split(text, '\n')) CHECK(cli::width_of(line) <= width);
    }
  }
}

TEST_CASE("Colours change nothing but the colour") {
  const auto view = laid_table(far_seas::german, Decision::plot);
  const auto plain = cli::show_map(view, {.width = 110, .borders = false, .paint = {}});
  const auto painted =
      cli::show_map(view, {.width = 110, .borders = false, .paint = cli::Paint{true}});
  CHECK(painted != plain);
  CHECK(cli::width_of(painted) == cli::width_of(plain));
}

TEST_CASE("An area with its stations, raided and guarded, and the merchants left") {
  auto view = laid_table(far_seas::allied, Decision::allied_movement);
  view.board.raided.at(index_of(the_pack().station_named("Mombasa").value())) = true;
  place(view, {"Pegasus"}, 21, far_seas::Duty::on_station);
  auto& guard = view.board.status(ship("Pegasus"));
  guard.station = the_pack().station_named("Zanzibar").value();
  guard.moved_in_ob = 1;
  guard.readiness = far_seas::Readiness::acting;
  place(view, {"Astraea"}, 21, far_seas::Duty::merchant_escort);
  view.board.status(ship("Astraea")).moved_in_ob = 1;
  view.board.status(ship("Astraea")).readiness = far_seas::Readiness::acting;
  const std::string text = cli::show_area(view, area(21), {});
  const std::string head = R"(
Area 21 (East Africa)
There      Zanzibar, Rufiji
Borders on 20 Southwest Indian Ocean, 22 Red Sea, 23 Arabian Sea, 25 Central Indian Ocean
Merchants  1 of 2 left
Stations   Zanzibar (1) guarded by Pegasus, Mombasa (1) raided

ship        type  stars  gun  fire  damage  speed  esc  where                  group  state
Königsberg  CL        1  C      -4     0/3  4           Area 21 (East Africa)
Pegasus     PC        1  C      -5     0/2  3+     yes  Area 21 (East Africa)         guarding Zanzibar, moved in OB 1
Astraea     PC        1  C      -5     0/3  3      yes  Area 21 (East Africa)         escorting merchants, moved in OB 1
)";
  CHECK("\n" + text == head);
}
