// Screens of games with the rules of chapters 6 and 7, as pictures.
#include <doctest/doctest.h>

#include "client-cli/show/convoys.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/show/log.hpp"
#include "client-cli/show/map.hpp"
#include "client-cli/show/question.hpp"
#include "client-cli/show/ships.hpp"
#include "client-cli/show/situation.hpp"
#include "client-cli/text/text.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::allied;
using far_seas::ConvoyStatus;
using far_seas::Decision;
using far_seas::full_rules;
using far_seas::german;

namespace {

// Turn 3: a convoy under escort, one that has come in, a colony under siege, ships in the river.
far_seas::View in_the_full_game(core::Side side, Decision decision) {
  auto view = laid_table(side, decision, full_rules);
  auto& board = view.board;
  board.turn = 3;
  board.convoys.at(index_of(convoy("Indian convoy"))) = {ConvoyStatus::Stage::at_sea, 0, 13, 1};
  board.convoys.at(index_of(convoy("Canadian convoy"))) = {ConvoyStatus::Stage::arrived, 1, 15, 0};
  place(view, {"Swiftsure"}, 23, far_seas::Duty::convoy);
  board.status(ship("Swiftsure")).convoy = convoy("Indian convoy");
  place(view, {"Australia", "Sydney", "Melbourne"}, 32, far_seas::Duty::colony);
  for (const auto id : group({"Australia", "Sydney", "Melbourne"}))
    board.status(id).where = far_seas::Whereabouts::colony_box;
  board.colonies.at(index_of(colony("New Guinea"))).count_from = 3;
  place(view, {"Königsberg"}, 21, far_seas::Duty::river);
  board.status(ship("Königsberg")).where = far_seas::Whereabouts::rufiji;
  board.status(ship("Königsberg")).known_in_river = true;
  return view;
}

std::string lines_with(const std::string& text, const std::string& word) {
  std::string out;
  for (const auto& line : cli::split(text, '\n'))
    if (line.find(word) != std::string::npos) out += line + "\n";
  return out;
}

}  // namespace

TEST_CASE("[FS 6.3, 6.4] Convoys with their transports, colonies with the turn they fall") {
  const std::string tables = R"(
convoy                transports  where                  next  state
Canadian convoy               15  arrived in England
Indian convoy                 13  Area 23 (Arabian Sea)  22    escorted by Swiftsure, moved in OB 1
Australian convoy             15  in Australia           26
New Zealand convoy            15  in New Zealand         28
South African convoy          15  in South Africa        19

colony      area  points  by turn  state
Tsingtau      31       5        8  takes 2 ships for 6 turns
Kamerun       18      10        9  takes 7 ships for 7 turns
Samoa          4       5        3  takes 2 ships for 1 turn
New Guinea    32       5        4  3 of 3 ships in its box, falls at the end of turn 3
)";
  CHECK("\n" + cli::show_convoys(in_the_full_game(allied, Decision::plot), {}) == tables);
  CHECK(cli::show_convoys(laid_table(allied, Decision::plot), {}).empty());
}

TEST_CASE("[FS 6.4.1] A colony that is short of besiegers, taken, or left alone") {
  auto view = laid_table(allied, Decision::plot, full_rules);
  const auto samoa = colony("Samoa");
  auto& status = view.board.colonies.at(index_of(samoa));
  CHECK(cli::colony_in_words(view.board, samoa) == "takes 2 ships for 1 turn");
  place(view, {"Philomel"}, 4, far_seas::Duty::colony);
  view.board.status(ship("Philomel")).where = far_seas::Whereabouts::colony_box;
  CHECK(cli::colony_in_words(view.board, samoa) == "1 of 2 ships in its box");
  status.count_from = 2;
  CHECK(cli::colony_in_words(view.board, samoa) ==
        "1 of 2 ships in its box, falls at the end of turn 2 if it is filled again in time");
  status.captured = true;
  CHECK(cli::colony_in_words(view.board, samoa) == "captured");
}

TEST_CASE("The map shows coal, colonies, convoys and the river, and says so") {
  const auto text = cli::show_map(in_the_full_game(allied, Decision::plot), {});
  CHECK(lines_with(text, "*0/7") ==
        "            G CAP       *0/7        A 2x1                               *0/2\n");
  CHECK(lines_with(text, "*3/3").find("m3 C2 M2 P1 O1 *3/3") != std::string::npos);
  CHECK(lines_with(text, "V IND13").find("V IND13") != std::string::npos);
  CHECK(lines_with(text, "R KON").find("R KON") != std::string::npos);
  CHECK(lines_with(text, "A 1c 1").find("A 1c 1") != std::string::npos);
  CHECK(lines_with(text, "m2 Z1 M1 c").find("m2 Z1 M1 c") != std::string::npos);
  CHECK(text.find("c: coal for Germans") != std::string::npos);
  CHECK(text.find("R: in the Rufiji") != std::string::npos);
  CHECK(text.find("South African convoy") != std::string::npos);
  for (const std::size_t width : {100U, 110U, 160U}) {
    CAPTURE(width);
    const auto map = cli::show_map(in_the_full_game(allied, Decision::plot), {.width = width});
    const auto grid = map.substr(0, map.find("m2/3:"));
    for (const auto& line : cli::split(grid, '\n')) CHECK(cli::width_of(line) <= width);
  }
}

TEST_CASE("[FS 7.2] Area 21 has the river, as far as there is one") {
  const std::string head = R"(
Area 21 (East Africa)
There      Zanzibar, Rufiji
Borders on 20 Southwest Indian Ocean, 22 Red Sea, 23 Arabian Sea, 25 Central Indian Ocean
Merchants  2 of 2 left
Stations   Zanzibar (1), Mombasa (1)
Rufiji     Königsberg (known there)
Rules      German cruisers find coal here

ship        type  stars  gun  fire  damage  speed  esc  where                  group  state
Königsberg  CL        1  C      -4     0/3  4           the Rufiji                    in the river, known in the river
Pegasus     PC        1  C      -5     0/2  3+     yes  Area 21 (East Africa)
Astraea     PC        1  C      -5     0/3  3      yes  Area 21 (East Africa)
)";
  CHECK("\n" + cli::show_area(in_the_full_game(allied, Decision::plot), area(21), {}) == head);
  CHECK(cli::show_area(laid_table(allied, Decision::plot), area(21), {}).find("Rufiji    ") ==
        std::string::npos);
}

TEST_CASE("An area with a convoy and its escort, and one with a besieged colony") {
  const auto view = in_the_full_game(allied, Decision::plot);
  CHECK(lines_with(cli::show_area(view, area(23), {}), "Convoys") ==
        "Convoys    the Indian convoy, 13 transports, escorted by Swiftsure\n");
  const auto micronesia = cli::show_area(view, area(32), {});
  CHECK(lines_with(micronesia, "Colony") ==
        "Colony     New Guinea: 3 of 3 ships in its box, falls at the end of turn 3, Australia, "
        "Sydney and Melbourne\n");
  CHECK(lines_with(micronesia, "Rules") ==
        "Rules      no coal: the colony is besieged or taken; Japanese ships enter free\n");
  CHECK(lines_with(micronesia, "Melbourne ").find("New Guinea, its box") != std::string::npos);
}

TEST_CASE("[FS 6.1] Coal is shown to the German side, and to nobody else") {
  auto mine = in_the_full_game(german, Decision::plot);
  for (auto& coal : mine.german->coal)
    if (coal.ship == ship("Emden")) coal = {ship("Emden"), 2, true, true};
  const auto filter = cli::read_filter(mine, "emden");
  REQUIRE(filter.has_value());
  CHECK(cli::show_ships(mine, *filter, {}).find("coaled, 2 piles") != std::string::npos);
  CHECK(cli::show_log(mine, {}).find("coaled, 2 piles, from a prize") != std::string::npos);
  for (auto theirs : {in_the_full_game(allied, Decision::plot), mine}) {
    theirs.german.reset();  // what the Allies and the public have
    CHECK(cli::show_ships(theirs, *filter, {}).find("pile") == std::string::npos);
    CHECK(cli::show_log(theirs, {}).find("pile") == std::string::npos);
    CHECK(cli::ships_json(theirs, *filter).at("ships").at(0).at("coal").is_null());
    CHECK(!cli::log_json(theirs).contains("coal"));
    CHECK(!cli::log_json(theirs).contains("accident"));
  }
  CHECK(cli::ships_json(mine, *filter).at("ships").at(0).at("coal").at("piles") == 2);
}

TEST_CASE("[FS 7.3.2] What came of the accident stands in the German log") {
  auto mine = in_the_full_game(german, Decision::plot);
  mine.german->accident = far_seas::Accident{ship("Emden"), true, false, 2};
  CHECK(lines_with(cli::show_log(mine, {}), "accident") ==
        "Emden is lost to the accident, and nobody else knows. Captures claimed since: 2.\n");
  mine.german->accident->revealed = true;
  CHECK(lines_with(cli::show_log(mine, {}), "accident") == "Emden is lost to the accident.\n");
  mine.german->accident->lost = false;
  CHECK(lines_with(cli::show_log(mine, {}), "accident") ==
        "No cruiser was lost to the accident.\n");
}

TEST_CASE("Ships are found by their type, and in boxes") {
  const auto view = in_the_full_game(allied, Decision::plot);
  const auto count = [&](const char* words) {
    const auto filter = cli::read_filter(view, words);
    REQUIRE(filter.has_value());
    return cli::ships_that_fit(view.board, *filter).size();
  };
  CHECK(count("amc") == 5);
  CHECK(count("bc german") == 5);
  CHECK(count("32 british") == 3);
}

TEST_CASE("A plot is asked for with what the ships may do besides moving") {
  auto view = laid_table(german, Decision::plot, full_rules);
  far_seas::Options options{.decision = Decision::plot};
  options.ships = {
      {.ship = ship("Emden"), .moves = {{area(31)}, {area(30)}}, .may_enter_river = true},
      {.ship = ship("Königsberg"),
       .moves = {{area(21)}},
       .may_enter_river = true,
       .coaled = false,
       .piles = 2},
      {.ship = ship("Leipzig"), .moves = {{area(3)}}, .coaled = false}};
  const std::string asked = R"(
Plot your moves of this Operationsbefehl, in secret.
  Emden in Area 31 (China & Japan Seas) may go to 31 30
  Königsberg in Area 21 (East Africa) may go to 21 (no coal, 2 piles; may enter the Rufiji)
  Leipzig in Area 3 (Mexican & Central American Pacific) may go to 3 (no coal)
  Answer: plot SHIP[+SHIP] AREA [att | stn STATION | rtb]; ...
  Also: after the area int | rfj, then coal [SHIP+SHIP]; AMC AREA
)";
  CHECK("\n" + cli::show_question(view, options, german, {}) == asked);
}

TEST_CASE("The Allied movement is asked for with convoys and colonies") {
  auto view = in_the_full_game(allied, Decision::allied_movement);
  far_seas::Options options{.decision = Decision::allied_movement};
  options.ships = {{.ship = ship("Yarmouth"), .moves = {{area(31)}}, .colony = colony("Tsingtau")}};
  options.convoys = {{convoy("Canadian convoy"), area(12), true},
                     {convoy("Indian convoy"), area(22), false},
                     {convoy("New Zealand convoy"), far_seas::no_area, false}};
  const std::string asked = R"(
Move ships and give them duties, or pass.
  Yarmouth in Area 31 (China & Japan Seas) may go to 31 (may besiege Tsingtau)
  the Canadian convoy may start, to 12
  the Indian convoy goes on, to 22
  the New Zealand convoy goes on and arrives in Australia
  Answer: move SHIP[+SHIP] AREA [search | escort | station STATION]; ... or pass
  Also: colony SHIP[+SHIP] [COLONY]; convoy NAME; after the area convoy NAME | rufiji
)";
  CHECK("\n" + cli::show_question(view, options, allied, {}) == asked);
}

TEST_CASE("[FS 6.3.3, 7.4] PHASE 5 asks for groups with what they may do") {
  auto view = in_the_full_game(german, Decision::convoy_attack);
  far_seas::Options options{.decision = Decision::convoy_attack};
  options.groups = {
      {.ships = group({"Emden"}), .convoys = {convoy("Indian convoy")}, .may_surprise = true}};
  const std::string attack = R"(
Which attack on a convoy is next, and does it try to surprise?
  Emden at the Indian convoy (may try to surprise)
  Answer: strike SHIP [by surprise | openly]
)";
  CHECK("\n" + cli::show_question(view, options, german, {}) == attack);
  view.board.question->kind = Decision::return_home;
  options = {.decision = Decision::return_home,
             .groups = {{.ships = group({"Scharnhorst", "Gneisenau"}), .may_have_escort = true}},
             .free_ships = group({"Seydlitz", "Moltke"})};
  const std::string home = R"(
Which group tries for Germany next, and do the Reserves come out for it?
  Scharnhorst+Gneisenau (the Reserves may come out)
  free to choose: Seydlitz and Moltke
  Answer: return SHIP [with RESERVE+RESERVE]
)";
  CHECK("\n" + cli::show_question(view, options, german, {}) == home);
}

TEST_CASE("[FS 7.3.2] PHASE 5 says how far the claims of the lost cruiser may go") {
  const auto view = in_the_full_game(german, Decision::hit_and_go_home);
  far_seas::Options options{.decision = Decision::hit_and_go_home,
                            .free_ships = group({"Emden", "Dresden"})};
  const auto line = [&] {
    return lines_with(cli::show_question(view, options, german, {}), "lost cruiser");
  };
  CHECK(line() == "");
  options.captures_up_to = 1;
  CHECK(line() == "  if the lost cruiser claims any: 1 capture at most, of all ships together\n");
}

TEST_CASE("What is played, and what it has brought, stands above the points") {
  auto view =
      laid_table(german, Decision::plot, {.advanced = true, .rufiji = true, .breakout = true});
  CHECK(lines_with(cli::show_state(view, {}, german, {}), "Playing") ==
        "Playing advanced with rufiji and breakout.\n");
  view.board.rebellion = true;
  view.board.accident_turn = 7;
  const auto text = cli::show_state(view, {}, german, {});
  CHECK(text.find("The Boer Rebellion has spread.") != std::string::npos);
  CHECK(text.find("A cruiser may be lost to an accident on turn 7.") != std::string::npos);
  const auto basic = laid_table(german, Decision::plot);
  CHECK(cli::show_state(basic, {}, german, {}).find("Playing") == std::string::npos);
}

TEST_CASE("Double-blind play: what is out of sight is shown where it was last known") {
  auto view = laid_table(allied, Decision::plot, {.advanced = true, .double_blind = true});
  view.board.status(ship("Emden")) = {.where = far_seas::Whereabouts::unseen,
                                      .leader = ship("Emden")};
  view.reports = {{.ship = ship("Emden"), .area = area(24), .turn = 2, .ob = 3}};
  const auto filter = cli::read_filter(view, "emden");
  REQUIRE(filter.has_value());
  const auto text = cli::show_ships(view, *filter, {});
  CHECK(text.find("out of sight") != std::string::npos);
  CHECK(text.find("last known in Area 24 (Bay of Bengal & Sumatra), turn 2, OB 3") !=
        std::string::npos);
  const auto map = cli::show_map(view, {});
  CHECK(lines_with(map, "g EMD").find("g EMD") != std::string::npos);
  CHECK(map.find("last known there") != std::string::npos);
  const auto json = cli::ships_json(view, *filter).at("ships").at(0);
  CHECK(json.at("where").as_string() == "unseen");
  CHECK(json.at("area").is_null());
  CHECK(json.at("last_known").at("area").at("number") == 24);
}

TEST_CASE("Programs get the rules, the convoys, the colonies and the river") {
  const auto view = in_the_full_game(allied, Decision::plot);
  const auto state = cli::state_json(view, {});
  CHECK(state.at("scenario").as_string() == "full");
  CHECK(state.at("rules").at("rufiji").as_bool());
  CHECK(state.at("rules").at("solitaire").as_string() == "none");
  CHECK(state.at("convoys").as_array().size() == 5);
  const auto& indian = state.at("convoys").at(index_of(convoy("Indian convoy")));
  CHECK(indian.at("transports") == 13);
  CHECK(indian.at("area").at("number") == 23);
  CHECK(indian.at("next").at("number") == 22);
  CHECK(indian.at("escorts").at(0).at("name").as_string() == "Swiftsure");
  const auto& guinea = state.at("colonies").at(index_of(colony("New Guinea")));
  CHECK(guinea.at("falls") == 3);
  CHECK(guinea.at("besieged").as_bool());
  CHECK(guinea.at("besiegers").at(0).as_array().size() == 3);
  CHECK(state.at("phase_five").is_null());
  CHECK(state.at("accident_turn").is_null());

  const auto east_africa = cli::map_json(view, area(21)).at("areas").at(0);
  CHECK(east_africa.at("rufiji").at("german").at(0).at(0).at("name").as_string() == "Königsberg");
  CHECK(east_africa.at("coal").as_bool());
  const auto micronesia = cli::map_json(view, area(32)).at("areas").at(0);
  CHECK_FALSE(micronesia.at("coal").as_bool());
  CHECK(micronesia.at("colony").at("name").as_string() == "New Guinea");

  const auto basic = cli::state_json(laid_table(allied, Decision::plot), {});
  CHECK(basic.at("scenario").as_string() == "basic");
  CHECK(basic.at("convoys").as_array().empty());
}
