// The propellant accident (7.3): which cruiser, what it may still pretend, and that nobody learns
// of it. What it claims to have captured is in accident_claims_test.cpp.
#include <doctest/doctest.h>

#include <string>

#include "tests/far_seas/accident_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Everything a viewer has been told, event for event.
std::string all_told(const Game& game, chartroom::core::Viewer viewer) {
  std::string text;
  for (const Event& event : game.told(viewer)) {
    text += std::to_string(event.index()) + " " + line_of(real_pack(), event) + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("[FS 7.3.1] The turn of the accident is rolled in the open before the game begins") {
  for (int die = 1; die <= 6; ++die) {
    CAPTURE(die);
    Game game({.turn = 1, .rules = accident_rules}, {die});
    game.place("Emden", 30).begin();
    const int turn = die <= 2 ? 6 : die <= 4 ? 7 : 8;
    CHECK(game.board().accident_turn == turn);
    CHECK(game.view(allied).board.accident_turn == turn);
    CHECK(game.news(allied_eyes) ==
          "accident in turn " + std::to_string(turn) + "\nturn 1\nOB 1\nphase 1\n");
  }
}

TEST_CASE("[FS 7.3] Without the rule no die is rolled for it") {
  Game game(EmptySea{.turn = 1});
  game.place("Emden", 30).begin();
  CHECK(game.board().accident_turn == 0);
  CHECK(game.dice_rolled() == 0);
}

TEST_CASE("[FS 7.3.2] Two secret dice: the cruiser with this number, lost on 1 to 4") {
  struct Row {
    int number;
    std::string ship;
  };
  const Row rows[] = {{1, "Emden"},   {2, "Leipzig"},   {3, "Nürnberg"},
                      {4, "Dresden"}, {5, "Karlsruhe"}, {6, "Königsberg"}};
  for (const Row& row : rows) {
    for (int fate = 1; fate <= 6; ++fate) {
      CAPTURE(row.ship);
      CAPTURE(fate);
      Game game = accident({row.number, fate}, {row.ship});
      const std::string what = fate <= 4 ? ": lost\n" : ": none\n";
      CHECK(game.news("accident of") == "accident of " + row.ship + what);
      REQUIRE(game.state().german.accident);
      CHECK(game.state().german.accident->lost == (fate <= 4));
      CHECK(game.where(row.ship) == "30");  // nothing shows
      CHECK(game.secret_dice_rolled() == 2);
      CHECK(game.dice_rolled() == 0);
    }
  }
}

TEST_CASE("[FS 7.3.2] Neither Scharnhorst nor Gneisenau nor an AMC has a number") {
  for (const char* name : {"Scharnhorst", "Gneisenau", "Cormoran", "Cap Trafalgar",
                           "Kronprinz Wilhelm", "Prinz Eitel Friedrich"}) {
    CHECK(real_pack().ship(*real_pack().ship_named(name)).rp_c12 == 0);
  }
}

TEST_CASE("[FS 7.3.2] The dice come first in their turn, and in no other") {
  Game game({.turn = 6, .rules = full_rules});
  game.place("Emden", 30).secret_dice({1, 1});
  game.change().board.accident_turn = 7;
  game.begin();
  CHECK(game.news("accident").empty());
  CHECK(game.secret_dice_rolled() == 0);
  quietly(game, "Emden > 30");
  const std::string news = game.news(german_eyes);
  CHECK(news.find("turn 7\naccident rolled\naccident of Emden: lost\ncoaled Emden\nOB 1\n") !=
        std::string::npos);
  quietly(game, "Emden > 30");
  CHECK(game.news("accident").empty());
}

TEST_CASE(
    "[FS 7.3.2] A cruiser that is no more in play is not lost again, and the dice are rolled") {
  for (const Whereabouts where : {Whereabouts::sunk, Whereabouts::in_germany}) {
    Game game({.turn = 6, .rules = accident_rules});
    game.place("Dresden", 3).place("Emden", where).secret_dice({1, 1});
    game.change().board.accident_turn = 6;
    game.begin();
    CHECK(game.secret_dice_rolled() == 2);
    CHECK(game.news("accident of") == "accident of Emden: none\n");
    CHECK(game.news(allied_eyes) == "turn 6\naccident rolled\nOB 1\nphase 1\n");
  }
}

TEST_CASE("[FS 7.3.2] Whatever the dice pick, all others are told the same") {
  struct Row {
    std::string because;
    std::vector<int> dice;
  };
  const Row rows[] = {{"nobody is lost", {2, 5}},
                      {"a ship that has been sunk", {1, 1}},
                      {"a ship that is home", {6, 1}},
                      {"Leipzig is lost", {2, 4}},
                      {"Dresden is lost", {4, 1}}};
  std::string allied_told, public_told, asked;
  std::optional<View> allied_view, public_view;
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game({.turn = 6, .rules = full_rules}, {6, 6, 6, 6});
    game.place("Emden", Whereabouts::sunk).place("Königsberg", Whereabouts::in_germany);
    game.place("Leipzig", 30).place("Dresden", 30).place("Newcastle", 24).secret_dice(row.dice);
    game.change().board.accident_turn = 6;
    game.begin();
    // A turn in which both do what a lost cruiser may do as well.
    game.germans("Leipzig > 24 merchants");
    game.allies("Newcastle > 24");  // a 6: not found
    REQUIRE(game.asked() == "surprise_attack G");
    game.germans("");
    game.germans("Leipzig 2");
    game.germans("Dresden > 30 merchants");
    game.allies("");
    game.germans("Dresden 1");
    REQUIRE(game.board().turn == 7);
    if (!allied_view) {
      allied_told = all_told(game, allied_eyes);
      public_told = all_told(game, chartroom::core::Viewer::public_eye());
      allied_view = game.view(allied);
      public_view = game.view(chartroom::core::Viewer::public_eye());
      asked = game.asked();
    }
    CHECK(all_told(game, allied_eyes) == allied_told);
    CHECK(all_told(game, chartroom::core::Viewer::public_eye()) == public_told);
    CHECK(game.view(allied) == *allied_view);
    CHECK(game.view(chartroom::core::Viewer::public_eye()) == *public_view);
    CHECK(game.asked() == asked);
    CHECK(game.board().decisions == allied_view->board.decisions);
    CHECK(game.dice_rolled() == 1);
    CHECK(game.vp() == 3);
  }
}

TEST_CASE("[FS 7.3.2] The lost cruiser moves like others, and counts as one that must move") {
  Game game = accident({1, 1}, {"Emden", "Dresden"});
  game.germans("Dresden > 30");
  game.allies("");
  REQUIRE(game.asked() == "plot G");  // the turn is not over: Emden is still to move
  CHECK(game.board().ob == 2);
  game.germans("Emden > 24 merchants");
  CHECK(game.news(allied_eyes) == "named Emden\nphase 2\n");
  game.allies("");
  CHECK(game.where("Emden") == "24");
}

TEST_CASE("[FS 7.3.2] What the lost cruiser cannot do is refused it and its squadron, in secret") {
  struct Row {
    std::string plot;
    bool may;
  };
  const Row rows[] = {{"Emden > 31 raid Hong Kong", false},
                      {"Emden+Dresden > 31 raid Hong Kong", false},
                      {"Emden > 31 intervene", false},
                      {"Emden+Dresden > 31 intervene", false},
                      {"Emden > 31", true},
                      {"Emden > 31 merchants", true},
                      {"Emden+Dresden > 31", true},
                      {"Emden+Dresden > 31 merchants", true},
                      {"Dresden > 31 raid Hong Kong", true}};
  for (const Row& row : rows) {
    CAPTURE(row.plot);
    Game game({.turn = 6, .rules = full_rules});
    game.place("Emden", 30).place("Dresden", 30).secret_dice({1, 1});
    game.change().board.accident_turn = 6;
    game.begin();
    const auto told = game.told(allied_eyes).size();
    if (row.may) {
      CHECK(game.refusal(german, row.plot).empty());
    } else {
      CHECK(refused(game, german, row.plot) ==
            "7.3.2: The cruiser lost to the accident can only move and claim captures.");
    }
    CHECK(game.told(allied_eyes).size() == told);
  }
  Game home({.turn = 6, .rules = accident_rules});
  home.place("Emden", 12).secret_dice({1, 1});
  home.change().board.accident_turn = 6;
  home.begin();
  CHECK(refused(home, german, "Emden > 13 return") ==
        "7.3.2: The cruiser lost to the accident can only move and claim captures.");
  // Nor may -Att be exchanged for it.
  home.germans("Emden > 13 merchants");
  home.allies("");
  REQUIRE(home.asked() == "hit_and_go_home G");
  CHECK(refused(home, german, "Emden home") ==
        "7.3.2: The cruiser lost to the accident, and who is with it, cannot return.");
  CHECK(home.options(german).may_return.empty());
}

TEST_CASE("[FS 7.3.2] It may hide in the Rufiji, and counts nothing there") {
  Game game({.turn = 9, .rules = {.rufiji = true, .propellant_accident = true}});
  game.place("Emden", 21);
  game.change().board.accident_turn = 6;
  game.change().german.accident = Accident{game.ship("Emden"), true, false, 0};
  game.begin();
  game.germans("Emden > 21 river");
  game.allies("");
  CHECK(game.asked() == "over");
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 7.3.2] It attacks no convoy; the Allies are asked and told as if it could") {
  for (const bool lost : {true, false}) {
    Game game({.turn = 6, .rules = full_rules});
    game.place("Emden", 26).secret_dice({1, lost ? 1 : 6});
    game.change().board.accident_turn = 6;
    game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
        ConvoyStatus::Stage::at_sea, 0, 15, 0};
    game.begin();
    game.germans("Emden > 25 merchants, coal Emden");
    game.allies("");
    REQUIRE(game.asked() == "hit_and_go_home G");
    REQUIRE(game.options(german).groups.size() == 1);
    CHECK(game.options(german).groups.front().convoys.empty() == lost);
    if (!lost) continue;
    CHECK(refused(game, german, "Emden on Australian") ==
          "7.3.2: The cruiser lost to the accident, and who is with it, cannot attack a convoy.");
  }
}

TEST_CASE("[FS 7.3.2] It surprises nobody; the window opens all the same") {
  for (const bool lost : {true, false}) {
    Game game({.turn = 6, .rules = accident_rules}, {6});
    game.place("Emden", 30).place("Dresden", 3).place("Newcastle", 24);
    game.secret_dice({1, lost ? 1 : 6});
    game.change().board.accident_turn = 6;
    game.begin();
    game.germans("Emden > 24");
    game.allies("Newcastle > 24");
    REQUIRE(game.asked() == "surprise_attack G");
    CHECK(game.options(german).groups.empty() == lost);
    CHECK(game.options(german).may_decline);
    if (!lost) continue;
    CHECK(refused(game, german, "Emden > Newcastle") ==
          "7.3.2: The cruiser lost to the accident attacks nobody.");
  }
}

TEST_CASE(
    "[FS 7.3.2] If it is found it must run, and its squadron with it; all are asked as ever") {
  Game game = found_by({"Emden+Dresden", "Newcastle+Sydney"}, {});
  REQUIRE(game.asked() == "accept_or_run G");
  CHECK(!game.options(german).may_decline);
  CHECK(refused(game, german, "") ==
        "7.3.2: The cruiser lost to the accident cannot accept combat.");
  game.germans("Emden+Dresden");
  CHECK(game.news(allied_eyes) == "runs G\n");
}

TEST_CASE("[FS 7.3.2] It gets away like others, and shows nothing") {
  Game game = found_by({"Emden", "Newcastle"}, {6});
  game.germans("Emden");
  game.allies("no");
  REQUIRE(game.asked() == "escape G");
  game.germans("Emden > 30");
  CHECK(game.where("Emden") == "30");
  CHECK(!game.state().german.accident->revealed);
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 7.3.2] Caught or surprised, it shows what it is and is gone, for no points") {
  struct Row {
    std::string because;
    std::string surprise;
    std::vector<int> dice;
  };
  for (const Row& row : {Row{"caught", "no", {3}}, Row{"surprised", "yes", {6}}}) {
    CAPTURE(row.because);
    Game game = found_by({"Emden", "Newcastle"}, row.dice);
    game.germans("Emden");
    game.allies(row.surprise);
    CHECK(game.news("exploded") == "exploded Emden\n");
    CHECK(game.news(allied_eyes).find("exploded Emden\n") != std::string::npos);
    CHECK(game.where("Emden") == "exploded");
    CHECK(game.news("fight").empty());
    CHECK(game.track().empty());
    CHECK(!game.status("Newcastle").fought);
    CHECK(game.asked() == "plot G");
  }
}

TEST_CASE("[FS 7.3.2] If its squadron is caught the others fight on without it") {
  struct Row {
    std::string because;
    std::string surprise;
    std::vector<int> dice;
    std::string kind;
  };
  const Row rows[] = {{"caught", "no", {3}, "encounter"},
                      {"surprised", "yes", {6}, "runner_surprised"}};
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = found_by({"Emden+Dresden", "Sydney+Newcastle"}, row.dice);
    game.germans("Emden+Dresden");
    game.allies(row.surprise);
    if (row.surprise == "no") game.allies("Sydney+Newcastle > Emden");
    CHECK(game.news("exploded") == "exploded Emden\n");
    CHECK(game.news("fight") ==
          "fight Dresden with Sydney+Newcastle: " + row.kind + ", ran Dresden\n");
    CHECK(game.board().combat.has_value());
    CHECK(game.status("Dresden").leader == game.ship("Dresden"));
  }
}

TEST_CASE("[FS 7.3.2] If the others are caught and it got away, nothing shows") {
  Game game = found_by({"Emden+Dresden", "Sydney+Newcastle"}, {1, 6});
  game.germans("Emden, Dresden");
  game.allies("no");
  game.allies("Sydney+Newcastle > Dresden");  // 4+ against 4+: the higher die
  REQUIRE(game.asked() == "escape G");
  game.germans("Emden > 30");
  CHECK(game.news("exploded").empty());
  CHECK(game.news("fight") == "fight Dresden with Sydney+Newcastle: encounter, ran Dresden\n");
}

TEST_CASE("[FS 7.3.2] Discovered in the Rufiji it can neither run nor fight: it shows what it is") {
  for (const bool entering : {true, false}) {
    CAPTURE(entering);
    std::vector<int> dice;
    if (!entering) dice = {1};
    Game game({.turn = 6, .rules = {.rufiji = true, .propellant_accident = true}}, dice);
    game.place("Emden", 21).place("Dresden", 3).place("Hyacinth", 20).secret_dice({1, 1});
    if (!entering) game.place("Emden", Whereabouts::rufiji);
    game.change().board.accident_turn = 6;
    game.begin();
    game.germans("Emden > 21 river");
    game.allies("Hyacinth > 21 river");
    CHECK(game.news("known") == "known in the river Emden\n");
    CHECK(game.news("exploded") == "exploded Emden\n");
    CHECK(game.where("Emden") == "exploded");
    CHECK(game.track().empty());
  }
}

TEST_CASE("[FS 7.3.2] [FS 4.6.2.3] Cowardice before the lost cruiser is not given back") {
  Game game = accident({1, 1}, {"Emden"}, {1, 6, 1, 1, 3});
  game.place("Nürnberg", 3).place("Newcastle", 23).place("Sydney", 23);
  game.germans("Emden > 24");
  game.allies("Newcastle > 24, Sydney > 24");
  CHECK(game.news("determined") == "determined Sydney 6 Newcastle 1: Sydney\n");
  game.allies("no");
  CHECK(game.track() == "cowardice +2 Sydney");
  game.allies("Emden");  // Newcastle searches on
  game.allies("yes");
  game.germans("Emden");
  game.allies("no");
  CHECK(game.news("exploded") == "exploded Emden\n");
  CHECK(game.track() == "cowardice +2 Sydney");
}
