// The boxes of the German colonies (6.4.1): who besieges them. How long is in
// colony_count_test.cpp.
#include <doctest/doctest.h>

#include "rules/far_seas/colonies.hpp"
#include "tests/far_seas/colony_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 6.4.1] Ships in a box are squadrons, each nation for itself: Kamerun's seven") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Dresden", 9).place(seven, 18).begin();
  game.germans("Emden > 9");
  game.allies(seven + " into Kamerun");
  CHECK(game.stands_with("Challenger") == british);
  CHECK(game.stands_with("Cosmao") == french);
  CHECK(game.where("Bruix") == "colony_box");
  CHECK(game.status("Bruix").readiness == Readiness::done);
  CHECK(game.news("into") == "into Kamerun " + seven + "\n");
  CHECK(game.news("colony") == "colony Kamerun begun 9\n");
  CHECK(game.news(allied_eyes) == game.news(german_eyes));
}

TEST_CASE(
    "[FS 6.4.1] [FS 4.2] A sixth ship of a nation starts a second squadron; who is left closes "
    "up") {
  const std::string six = "Triumph+Minotaur+Hampshire+Yarmouth+Newcastle+Fox";
  Game game = off("Tsingtau", six, 3);
  turn(game, six + " into Tsingtau");
  const auto squadrons = box_groups(game.board(), game.colony("Tsingtau"));
  REQUIRE(squadrons.size() == 2);
  CHECK(squadrons[0].size() == 5);
  CHECK(squadrons[1].size() == 1);
  turn(game, "Triumph > 31");
  const auto left = box_groups(game.board(), game.colony("Tsingtau"));
  REQUIRE(left.size() == 1);
  CHECK(left[0] == game.group("Minotaur+Hampshire+Yarmouth+Newcastle+Fox"));
}

TEST_CASE("[FS 6.4.1] Who goes into a box, and who may not") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {"in its area", "Triumph into Tsingtau", ""},
      {"two of two nations", "Triumph+Askold into Tsingtau", ""},
      {"named apart", "Triumph into Tsingtau, Askold into Tsingtau", ""},
      {"from next door", "Minotaur into Tsingtau", "6.4.1: Minotaur is not in area 31."},
      {"by a move of this OB", "Minotaur into Tsingtau, Minotaur > 31",
       "6.4.1: Minotaur is not in area 31."},
      {"of another colony", "Triumph into Samoa", "6.4.1: Triumph is not in area 4."},
      {"named twice", "Triumph into Tsingtau, Triumph into Tsingtau",
       "6.4.1: Triumph is named twice."},
      {"and moved besides", "Triumph into Tsingtau, Triumph > 30", "4.4: Triumph is moved twice."},
      {"a German ship", "Emden into Tsingtau", ": Emden is not an Allied ship."},
      {"who is in it", "Hampshire into Tsingtau",
       "6.4.1: Hampshire is in the box of Tsingtau already."},
      {"a colony that has fallen", "Triumph into Samoa", "6.4.1: Samoa has been captured."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(3));
    game.place("Emden", 9).place("Triumph", 31).place("Askold", 31).place("Minotaur", 30);
    game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box);
    game.change().board.colonies.at(index_of(game.colony("Samoa"))).captured =
        row.because == "a colony that has fallen";
    game.begin();
    game.germans("Emden > 9");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) CHECK(!game.order(allied, row.order));
    order::AlliedMovement nobody;
    nobody.colonies.push_back({{}, game.colony("Tsingtau")});
    CHECK(refused(game, allied, nobody) == "6.4.1: No ship is named for Tsingtau.");
  }
}

TEST_CASE("[FS 6.4.1] A siege is the ship's move: no other this turn, and no search") {
  Game game(advanced_sea(3));
  game.place("Emden", 31).place("Dresden", 9).place("Triumph", 31).place("Askold", 31).begin();
  game.germans("Emden > 31");
  game.allies("Triumph+Askold into Tsingtau");
  CHECK(game.news("conflicts").empty());
  REQUIRE(game.asked() == "surprise_attack G");
  game.germans("");
  game.germans("Dresden > 9");
  CHECK(refused(game, allied, "Triumph > 31") == "4.2: Triumph has already moved this turn.");
  // Nor does a ship enter that has moved this turn.
  Game other(advanced_sea(3), {6});
  other.place("Emden", 31).place("Dresden", 9).place("Triumph", 31).begin();
  other.germans("Emden > 31");
  other.allies("Triumph > 31");
  other.germans("Dresden > 9");
  CHECK(refused(other, allied, "Triumph into Tsingtau") ==
        "4.2: Triumph has already moved this turn.");
}

TEST_CASE("[FS 6.4.1] Ships go into a box first thing in PHASE 2 of any OB") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Dresden", 9).place("Triumph", 31).place("Askold", 31).begin();
  game.germans("Emden > 9");
  game.allies("Triumph into Tsingtau");
  game.germans("Dresden > 9");
  game.allies("Askold into Tsingtau");
  CHECK(history(game, "Tsingtau") == "begun 8");
  CHECK(game.colony_status("Tsingtau").count_from == 3);
}

TEST_CASE("[FS 6.4.1] Ships of earlier turns leave the box in any OB, with a duty") {
  struct Row {
    std::string order;
    std::string where;
    Duty duty;
  };
  const Row rows[] = {
      {"Triumph > 31", "31", Duty::search},
      {"Triumph > 31 guard Hong Kong", "31", Duty::on_station},
      {"Triumph > 30 escort", "30", Duty::merchant_escort},
      {"Triumph > 32", "32", Duty::search},
  };
  for (const Row& row : rows) {
    CAPTURE(row.order);
    Game game = off("Tsingtau", "Triumph+Minotaur", 2);
    turn(game, "Triumph+Minotaur into Tsingtau");
    game.germans("Emden > 9");
    CHECK(game.refusal(allied, "Triumph > 5") ==
          "4.2: Triumph cannot go from area 31 to area 5: they are not adjacent.");
    game.allies(row.order);
    CHECK(game.where("Triumph") == row.where);
    CHECK(game.where("Minotaur") == "colony_box");
    CHECK(game.stands_with("Minotaur") == "Minotaur");
    game.pass(Decision::plot);
    CHECK(history(game, "Tsingtau") == "begun 7, short 3");
  }
}

TEST_CASE("[FS 6.4.1] A siege that goes on keeps its ships in the box for the next turn") {
  Game game = off("Tsingtau", "Triumph+Minotaur", 3);
  turn(game, "Triumph+Minotaur into Tsingtau");
  CHECK(game.where("Triumph") == "colony_box");
  CHECK(game.status("Triumph").readiness == Readiness::ready);  // and may leave
  CHECK(game.status("Triumph").duty == Duty::colony);
}

TEST_CASE("[FS 6.4.1] The options list just the ships that may be put into a box") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Triumph", 31).place("Minotaur", 30).place("Australia", 32);
  game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box);
  game.place("Montcalm", 4).begin();
  game.change().board.colonies.at(index_of(game.colony("Samoa"))).captured = true;
  game.germans("Emden > 9");
  for (const ShipChoice& choice : game.options(allied).ships) {
    CAPTURE(real_pack().ship(choice.ship).name);
    for (std::size_t i = 0; i < real_pack().colonies.size(); ++i) {
      order::AlliedMovement order;
      order.colonies.push_back({{choice.ship}, ColonyId(i)});
      const auto verdict = FarSeas{real_pack()}.check(
          game.view(allied), chartroom::core::admiral_of(allied), {}, order);
      CHECK(!verdict == (choice.colony == ColonyId(i)));
    }
  }
}

TEST_CASE("[FS 6.4.1] The preview counts who would be in the box, comers and leavers") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Triumph", 31);
  game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box).begin();
  game.germans("Emden > 9");
  const auto text = [&](const std::string& order) {
    return game.preview(allied, order).front().text.text();
  };
  CHECK(text("Triumph into Tsingtau") == "Tsingtau: 2 of 2 ships would be in its box.");
  CHECK(text("Triumph into Tsingtau, Hampshire > 31") ==
        "Tsingtau: 1 of 2 ships would be in its box.");
}

TEST_CASE("[FS 6.4] The basic game has no colonies to capture") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 9).place("Triumph", 31).begin();
  game.germans("Emden > 9");
  const auto done = game.order(allied, "Triumph into Tsingtau");
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
  CHECK(game.options(allied).ships.front().colony == no_colony);
}
