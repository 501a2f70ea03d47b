// Out of the Rufiji past British ships (7.2.2).
#include <doctest/doctest.h>

#include <algorithm>

#include "tests/far_seas/rufiji_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct River {
  std::string plot{"Königsberg > 25"};
  bool known{};
  std::string in_river{};  // British ships there from earlier turns
  std::string allied_move{};
  std::vector<int> dice{};
};

// Königsberg comes out. Hyacinth, Sydney, Melbourne and Dupleix are in 20; Emden is far away.
Game coming_out(const River& table) {
  Game game = konigsberg_in_the_river(table.dice);
  game.place("Emden", 3);
  for (const char* name : {"Hyacinth", "Sydney", "Melbourne", "Dupleix"}) game.place(name, 20);
  if (!table.in_river.empty()) {
    game.place(table.in_river, 21).place(table.in_river, Whereabouts::rufiji);
  }
  game.change("Königsberg").known_in_river = table.known;
  game.germans(table.plot);
  game.allies(table.allied_move);
  return game;
}

}  // namespace

TEST_CASE("[FS 7.2.2] Discovered in the river it leaves in the open next turn, to C-range and +2") {
  Game game = konigsberg_in_the_river({2, 3, 4});
  game.place("Hyacinth+Astraea", 20).place("Emden", 3);
  game.germans("Königsberg > 21 river");
  game.allies("Hyacinth+Astraea > 21 river");
  CHECK(game.news("known") == "known in the river Königsberg\n");
  quietly(game, "Emden > 3");
  REQUIRE(game.board().turn == 4);

  game.germans("Königsberg > 25 merchants");
  CHECK(game.news(allied_eyes).starts_with("named Königsberg; Königsberg>25\n"));
  game.allies("");                                            // the squadron lies in the river
  CHECK(game.news("moved") == "moved Königsberg>21 none\n");  // no farther than the mouth
  CHECK(game.news("met") == "met Königsberg by Hyacinth+Astraea: out_of_the_rufiji\n");
  CHECK(game.where("Königsberg") == "21");
  REQUIRE(game.asked() == "accept_or_run G");  // no approach, no abort: no die found it
  game.germans("");
  game.allies("");
  CHECK(game.news("fight") == "fight Königsberg with Hyacinth+Astraea: river_breakout\n");
  CHECK(game.news("combat") == "combat at C\n");
  REQUIRE(game.asked() == "bold_moves GA");  // torpedoes at once
  game.germans("");
  game.allies("");
  game.germans("Königsberg > Hyacinth");
  game.allies("Hyacinth > Königsberg");
  CHECK(game.news("shot") ==
        "shot Königsberg>Hyacinth 3 ship-4: 0\n"
        "shot Hyacinth>Königsberg 4 ship-4 river_breakout+2: 1\n");
  game.germans("");
  game.allies("");
  // The +2 is for the first round.
  game.germans("");
  game.allies("");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "targets GA");
}

TEST_CASE("[FS 7.2.2] [FS 4.6.4.1.1] The +2 is for the first round only") {
  Game game = coming_out({.in_river = "Hyacinth", .dice = {1, 2}});
  game.germans("");
  game.allies("");
  game.pass(Decision::targets);
  game.germans("");
  game.allies("Hyacinth > Königsberg");
  CHECK(game.news("shot") == "shot Hyacinth>Königsberg 1 ship-4 river_breakout+2: 0\n");
  game.pass(Decision::targets);
  game.germans("");
  game.allies("Hyacinth > Königsberg");
  CHECK(game.news("shot") == "shot Hyacinth>Königsberg 2 ship-4 same_target+1: 0\n");
}

TEST_CASE("[FS 7.2.2] Who meets a cruiser that leaves the river") {
  struct Row {
    std::string because;
    bool known;
    std::string in_river;
    std::string allied_move;
    std::string met;
    std::string where;
  };
  const Row rows[] = {
      {"unknown, British ships in the river", false, "Hyacinth", "",
       "met Königsberg by Hyacinth: out_of_the_rufiji\n", "21"},
      {"unknown, they go in as it comes out", false, "", "Hyacinth+Sydney > 21 river",
       "met Königsberg by Sydney+Hyacinth: out_of_the_rufiji\n", "21"},
      {"some there before, some come", false, "Hyacinth", "Sydney > 21 river",
       "met Königsberg by Sydney+Hyacinth: out_of_the_rufiji\n", "21"},
      {"unknown, nobody is there", false, "", "", "", "25"},
      {"unknown, somebody searches 21", false, "", "Sydney > 21", "", "25"},
      {"known, somebody searches 21", true, "", "Sydney > 21",
       "met Königsberg by Sydney: out_of_the_rufiji\n", "21"},
      {"known, a Frenchman searches 21", true, "", "Dupleix > 21",
       "met Königsberg by Dupleix: out_of_the_rufiji\n", "21"},
      {"known, the river first", true, "Hyacinth", "Sydney > 21",
       "met Königsberg by Hyacinth: out_of_the_rufiji\n", "21"},
      {"known, somebody guards in 21", true, "", "Sydney > 21 guard Zanzibar", "", "25"},
      {"known, they have left the river", true, "Hyacinth", "Hyacinth > 20", "", "25"},
      {"known, they go to 21 for it", true, "Hyacinth", "Hyacinth > 21",
       "met Königsberg by Hyacinth: out_of_the_rufiji\n", "21"},
      {"known, nobody", true, "", "", "", "25"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game =
        coming_out({.known = row.known, .in_river = row.in_river, .allied_move = row.allied_move});
    CHECK(game.news("met") == row.met);
    CHECK(game.where("Königsberg") == row.where);
    CHECK(game.dice_rolled() == 0);
  }
}

TEST_CASE("[FS 7.2.2] Several groups that search 21: the die determines which meets it") {
  Game game =
      coming_out({.known = true, .allied_move = "Sydney > 21, Melbourne > 21", .dice = {2, 5}});
  CHECK(game.news("determined") == "determined Sydney 2 Melbourne 5: Melbourne\n");
  CHECK(game.news("met") == "met Königsberg by Melbourne: out_of_the_rufiji\n");
}

TEST_CASE("[FS 7.2.2] Unknown and into 21 itself, it is searched for there as usual") {
  Game game = coming_out({.plot = "Königsberg > 21", .allied_move = "Sydney > 21", .dice = {1}});
  CHECK(game.news("search") == "search Königsberg 1: found\n");
  CHECK(game.news("met") == "met Königsberg by Sydney: search\n");
  CHECK(game.asked() == "approach A");
}

TEST_CASE("[FS 7.2.2] It may run from the mouth, never back into the river") {
  Game game = coming_out({.in_river = "Hyacinth", .dice = {}});
  game.germans("Königsberg");
  CHECK(game.asked() == "try_surprise A");
  game.allies("no");  // 4 from 3+: two grades, and away
  REQUIRE(game.asked() == "escape G");
  std::vector<AreaId> areas = game.options(german).groups.front().areas;
  CHECK(areas == std::vector<AreaId>{AreaId{20}, AreaId{22}, AreaId{23}, AreaId{25}});
  CHECK(refused(game, german, "Königsberg > 21") == "4.6.3: Königsberg cannot get to area 21.");
  game.germans("Königsberg > 22");
  CHECK(game.where("Königsberg") == "22");
  CHECK(game.where("Hyacinth") == "rufiji");
}

TEST_CASE(
    "[FS 7.2.2] [FS 4.6.4.1] Caught as it runs, or surprised: C-range, +2, and -2 for the run") {
  struct Row {
    std::string because;
    std::string surprise;
    std::vector<int> dice;
  };
  // Sydney (4+) catches Königsberg (4) unless it rolls a 6.
  for (const Row& row : {Row{"caught", "no", {5, 1, 2}}, Row{"surprised", "yes", {6, 1, 2}}}) {
    CAPTURE(row.because);
    Game game = coming_out({.in_river = "Sydney", .dice = row.dice});
    game.germans("Königsberg");
    game.allies(row.surprise);
    CHECK(game.news("fight") == "fight Königsberg with Sydney: river_breakout, ran Königsberg\n");
    CHECK(game.news("combat") == "combat at C\n");
    game.pass(Decision::targets);
    game.germans("Königsberg > Sydney");
    game.allies("Sydney > Königsberg");
    CHECK(game.news("shot") ==
          "shot Königsberg>Sydney 1 ship-4 run_attempt-2: 0\n"
          "shot Sydney>Königsberg 2 ship-3 river_breakout+2: 1\n");
  }
}

TEST_CASE("[FS 7.2.2] [FS 4.6.2.3] The British may run from it too, at the price of cowardice") {
  Game game = coming_out({.plot = "Königsberg > 21 merchants", .in_river = "Hyacinth"});
  game.germans("");
  CHECK(game.preview(allied, "Hyacinth").front().points == 2);
  game.allies("Hyacinth");
  CHECK(game.track() == "cowardice +2 Hyacinth");
  // 3+ from 4, two grades: caught by the lone cruiser that stays, so it is a fight at the mouth.
  CHECK(game.news("fight") == "fight Königsberg with Hyacinth: river_breakout, ran Hyacinth\n");
}

TEST_CASE("[FS 7.2.2] After the fight it stays in 21; one that was not fought may still capture") {
  Game game = coming_out({.plot = "Königsberg > 21 merchants", .in_river = "Sydney", .dice = {1}});
  game.germans("");
  game.allies("Sydney");  // 4+ from 4: away, and it left the river by that
  game.allies("Sydney > 22");
  CHECK(game.where("Sydney") == "22");
  REQUIRE(game.asked() == "hit_and_go_home G");
  game.germans("Königsberg 2");
  CHECK(game.track() == "cowardice +2 Sydney, capture +2 21");
}

TEST_CASE("[FS 7.2.2] Met at the mouth, it does not get to where its plot would have led it") {
  Game game = coming_out({.plot = "Königsberg > 25 raid Cocos", .in_river = "Sydney", .dice = {1}});
  CHECK(game.status("Königsberg").duty == Duty::none);
  game.germans("");
  game.allies("Sydney");
  game.allies("Sydney > 22");
  CHECK(game.where("Königsberg") == "21");
  CHECK(!game.board().raided.at(index_of(game.station("Cocos"))));
  CHECK(game.track() == "cowardice +2 Sydney");
}

TEST_CASE("[FS 7.2.2] A raid in area 21 itself goes on if the British let it") {
  Game game =
      coming_out({.plot = "Königsberg > 21 raid Zanzibar", .in_river = "Sydney", .dice = {1}});
  game.germans("");
  game.allies("Sydney");
  game.allies("Sydney > 22");
  CHECK(game.track() == "cowardice +2 Sydney, raid +1 Zanzibar");
}

TEST_CASE("[FS 7.2.2] Of a squadron only the ship that comes out of the river is met") {
  Game game = konigsberg_in_the_river();
  game.place("Dresden", 20).place("Emden", 3).place("Hyacinth", 21);
  game.place("Hyacinth", Whereabouts::rufiji);
  game.germans("Königsberg+Dresden > 25");
  game.allies("");
  CHECK(game.news("met") == "met Königsberg by Hyacinth: out_of_the_rufiji\n");
  CHECK(game.where("Dresden") == "25");
  CHECK(game.stands_with("Dresden") == "Dresden");
  CHECK(game.stands_with("Königsberg") == "Königsberg");
}

TEST_CASE("[FS 4.6.4] British ships of the river that fought are done, and stay in it") {
  Game game = coming_out({.in_river = "Hyacinth"});
  game.germans("");
  game.allies("");
  game.pass(Decision::run_after_round);
  game.germans("Königsberg");
  game.allies("");
  game.germans("Königsberg > 25");
  REQUIRE(game.asked() == "plot G");
  game.germans("Emden > 3");
  CHECK(game.where("Hyacinth") == "rufiji");
  CHECK(refused(game, allied, "Hyacinth > 21") ==
        "4.6.4: Hyacinth has fought this turn, and is done.");
  for (const ShipChoice& choice : game.options(allied).ships) {
    CHECK(choice.ship != game.ship("Hyacinth"));
  }
}

TEST_CASE("[FS 7.2.2] One leaves under the guns, another enters in its wake: met, and known") {
  Game game = konigsberg_in_the_river();
  game.place("Dresden", 20).place("Emden", 3).place("Hyacinth", 21);
  game.place("Hyacinth", Whereabouts::rufiji);
  game.germans("Königsberg > 25, Dresden > 21 river");
  game.allies("");
  CHECK(game.news("met") == "met Königsberg by Hyacinth: out_of_the_rufiji\n");
  game.germans("");
  game.allies("");
  game.pass(Decision::run_after_round);
  game.germans("Königsberg");
  game.allies("");
  game.germans("Königsberg > 25");
  CHECK(game.news("known") == "known in the river Dresden\n");
  CHECK(!game.status("Königsberg").known_in_river);
}
