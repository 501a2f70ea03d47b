// PHASE 2: Allied moves and duties (4.2, 4.4).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// The question stands at the Allied move of turn 3; a German cruiser is left for a second OB.
void to_allied_move(Game& game) {
  game.place("Leipzig", 3).place("Emden", 32);
  game.begin();
  game.germans("Emden > 32");
}

}  // namespace

TEST_CASE("[FS 4.4] Allied moves that are refused, each with its reason") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {"not adjacent", "Glasgow > 5",
       "4.2: Glasgow cannot go from area 7 to area 5: they are not adjacent."},
      {"a German ship", "Emden > 30", ": Emden is not an Allied ship."},
      {"moved twice", "Glasgow > 8, Glasgow > 7", "4.4: Glasgow is moved twice."},
      {"mixed nations in one squadron", "Hampshire+Ibuki > 30",
       "4.2: Hampshire and Ibuki are of different nations."},
      {"an escort with gun range C and speed 4", "Zhemchug > 30 escort",
       "4.4.1: Zhemchug may not escort merchants: gun range C, speed 4."},
      {"one of the group may not escort", "Minotaur+Newcastle > 30 escort",
       "4.4.1: Newcastle may not escort merchants: gun range C, speed 4+."},
      {"nothing to escort", "Minotaur > 32 escort",
       "4.4.1: There is no merchant shipping to escort in area 32."},
      {"a station of another area", "Minotaur > 30 guard Colombo",
       "4.4.2: Colombo is not in area 30."},
      {"a guard of nothing", "Minotaur > 30 guard", "4.4.2: A guard must name its station."},
      {"six of a nation on a station",
       "Minotaur+Hampshire+Newcastle > 31 guard Hong Kong, Yarmouth+Triumph+Dartmouth > 31 guard "
       "Hong Kong",
       "4.2: More than five ships of one nation would stand on Hong Kong."},
      {"six in a squadron", "Minotaur+Hampshire+Newcastle+Yarmouth+Triumph+Dartmouth > 31",
       "4.2: Triumph, Minotaur"},
      {"no such area", "Glasgow > 0", "2.2: There is no such area."},
      {"a ship that is not in play", "Tiger > 14", "4.4: Tiger is not at sea."},
  };
  Game game(EmptySea{.turn = 3});
  game.place("Glasgow", 7).place("Ibuki", 31).place("Zhemchug", 31).place("Minotaur", 31);
  game.place("Hampshire", 31).place("Newcastle", 31).place("Yarmouth", 31).place("Triumph", 31);
  game.place("Dartmouth", 31).place("Tiger", Whereabouts::not_arrived);
  to_allied_move(game);
  for (const Row& row : rows) {
    CAPTURE(row.because);
    const std::string refusal = game.refusal(allied, row.order);
    CHECK(refusal != "");
    CHECK(refusal.substr(0, row.refusal.size()) == row.refusal);
  }
}

TEST_CASE("[FS 4.4] None, some or all ships move; who has no other duty searches") {
  Game game(EmptySea{.turn = 3});
  game.place("Glasgow", 7).place("Minotaur", 31).place("Hampshire", 31).place("Swiftsure", 24);
  to_allied_move(game);
  game.allies("Glasgow > 8, Minotaur+Hampshire > 31");
  CHECK(game.news("moved") ==
        "moved Glasgow>8 search\nmoved Minotaur+Hampshire>31 search\nmoved Emden>32 none\n");
  game.germans("Leipzig > 3");
  CHECK(game.refusal(allied, "Swiftsure > 30") == "");
  CHECK(game.refusal(allied, "Minotaur > 31") == "4.2: Minotaur has already moved this turn.");
}

TEST_CASE("[FS 4.4] A squadron may form from several areas, and its ships may part again") {
  Game game(EmptySea{.turn = 3});
  game.place("Minotaur+Hampshire", 31).place("Swiftsure", 24);
  to_allied_move(game);
  game.allies("Minotaur+Swiftsure > 30");
  CHECK(game.stands_with("Minotaur") == "Swiftsure+Minotaur");
  CHECK(game.stands_with("Hampshire") == "Hampshire");
}

TEST_CASE("[FS 4.4] Dominion ships sail with British ones") {
  Game game(EmptySea{.turn = 3});
  game.place("Australia", 27).place("Sydney", 29).place("Philomel", 28);
  to_allied_move(game);
  game.allies("Australia+Sydney+Philomel > 28");
  CHECK(game.stands_with("Sydney") == "Australia+Sydney+Philomel");
}

TEST_CASE("[FS 4.4.1] Who may escort merchants: gun range A or B, or speed 3+ or less") {
  struct Row {
    std::string ship;
    bool may;
  };
  const Row rows[] = {
      {"Australia", true},  // A, 4+
      {"Minotaur", true},   // B, 4
      {"Highflyer", true},  // C, 3+
      {"Astraea", true},    // C, 3
      {"Hampshire", true},  // B, 4-
      {"Monmouth", false},  // C, 4-
      {"Zhemchug", false},  // C, 4
      {"Glasgow", false},   // C, 4+
  };
  for (const Row& row : rows) {
    CAPTURE(row.ship);
    Game game(EmptySea{.turn = 3});
    game.place(row.ship, 21);
    to_allied_move(game);
    CHECK((game.refusal(allied, row.ship + " > 21 escort") == "") == row.may);
    CHECK(game.options(allied).ships.front().may_escort == row.may);
  }
}

TEST_CASE("[FS 4.4.1] Each escort takes one from the density, down to none") {
  struct Row {
    std::string order;
    int left;
  };
  // Area 21 has a density of 2.
  const Row rows[] = {
      {"Astraea > 21", 2},
      {"Astraea > 21 escort", 1},
      {"Astraea+Fox > 21 escort", 0},
      {"Astraea > 21 escort, Fox > 21 escort", 0},
      {"Astraea+Fox+Pioneer > 21 escort", 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.order);
    Game game(EmptySea{.turn = 3});
    game.place("Astraea", 21).place("Fox", 21).place("Pioneer", 21);
    to_allied_move(game);
    game.allies(row.order);
    CHECK(density_left(game.board(), AreaId{21}) == row.left);
  }
}

TEST_CASE("[FS 4.4.1] Three escorts where the density is 2: nothing is left to capture, not less") {
  Game game(EmptySea{.turn = 3});
  game.place("Astraea+Fox+Pioneer", 21).place("Königsberg", 21);
  game.begin();
  game.germans("Königsberg > 21 merchants");
  game.allies("Astraea+Fox+Pioneer > 21 escort");
  CHECK(game.board().turn == 4);  // nobody was asked about captures
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 4.4.2] Ships of one nation on a station are one squadron, each nation by itself") {
  Game game(EmptySea{.turn = 5});
  game.place("Ibuki", 30).place("Kurama", 30).place("Minotaur", 30).place("Hampshire", 30);
  game.place("Dupleix", 30);
  to_allied_move(game);
  game.allies(
      "Ibuki > 30 guard Singapore, Minotaur > 30 guard Singapore, Kurama > 30 guard Singapore, "
      "Hampshire > 30 guard Singapore, Dupleix > 30 guard Singapore");
  CHECK(game.stands_with("Ibuki") == "Kurama+Ibuki");
  CHECK(game.stands_with("Hampshire") == "Minotaur+Hampshire");
  CHECK(game.stands_with("Dupleix") == "Dupleix");
  CHECK(guards_of(game.board(), game.station("Singapore")).size() == 3);
}

TEST_CASE("[FS 4.4.2] A guard of a later OB joins those that are there, five in all") {
  Game game(EmptySea{.turn = 3});
  game.place("Minotaur", 30).place("Hampshire", 31).place("Swiftsure+Fox", 24);
  game.place("Yarmouth+Newcastle", 31);
  to_allied_move(game);
  game.allies("Minotaur+Hampshire+Swiftsure > 30 guard Singapore");
  game.germans("Leipzig > 3");
  CHECK(game.refusal(allied, "Fox > 30 guard Singapore, Yarmouth+Newcastle > 30 guard Singapore") ==
        "4.2: More than five ships of one nation would stand on Singapore.");
  CHECK(game.refusal(allied, "Fox > 30 guard Singapore, Yarmouth+Newcastle > 30 guard Labuan") ==
        "");
  CHECK(game.refusal(allied, "Yarmouth+Newcastle > 30 guard Singapore") == "");
}

TEST_CASE("[FS 4.4] A preview tells the price and what escorts leave") {
  Game game(EmptySea{.turn = 3});
  game.place("Astraea", 21).place("Defence", 33);
  to_allied_move(game);
  const auto lines = game.preview(allied, "Astraea > 21 escort, Defence > 16");
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].rule == "5.0");
  CHECK(lines[0].points == 3);
  CHECK(lines[1].rule == "4.4.1");
  CHECK(lines[1].text.text() == "Merchants within reach in area 21: 1 (now 2).");
}
