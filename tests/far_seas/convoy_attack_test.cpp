// Who may attack a convoy, and when (6.3.3). The attack itself is in convoy_fight_test.cpp.
#include <doctest/doctest.h>

#include "tests/far_seas/convoy_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 6.3.3] An unprotected convoy is destroyed without a roll, one point a transport") {
  Game game = attacking({});
  CHECK(game.news("attack") == "attack Emden on Australian convoy\n");
  CHECK(game.news("transports") == "transports: 15 and no more\n");
  CHECK(game.track() == "transports +15 Australian convoy");
  CHECK(gone(game));
  CHECK(game.dice_rolled() == 0);
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 6.3.3] What is left of a convoy is all that can be sunk") {
  Game game = attacking({.transports = 4});
  CHECK(game.track() == "transports +4 Australian convoy");
}

TEST_CASE("[FS 6.3.3] The convoy need not have moved in this OB, the attackers must have") {
  Game game(advanced_sea(4));
  game.place("Emden", 25).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Nürnberg > 3 merchants");
  game.allies("");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Emden on Australian") ==
        "6.3.3: Emden cannot attack the Australian convoy now.");
  game.germans("");
  game.germans("Emden > 25 merchants, coal Emden");
  game.allies("");  // the last OB: the convoy moves on to 24, out of reach
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Emden on Australian") ==
        "6.3.3: Emden cannot attack the Australian convoy now.");
}

TEST_CASE("[FS 6.3.3] It takes -Att; any other assignment, or none, attacks no convoy") {
  struct Row {
    std::string plot;
    bool may;
  };
  const Row rows[] = {{"merchants", true}, {"", false}, {"raid Cocos", false}};
  for (const Row& row : rows) {
    CAPTURE(row.plot);
    Game game(advanced_sea(4));
    game.place("Emden", 26).place("Leipzig", 26).place("Nürnberg", 3);
    game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
        ConvoyStatus::Stage::at_sea, 1, 15, 0};
    game.begin();
    game.germans("Emden > 25 " + row.plot + ", Leipzig > 25 merchants");
    game.allies("");
    REQUIRE(game.asked() == "hit_and_go_home G");
    CHECK(game.refusal(german, "Emden on Australian").empty() == row.may);
    for (const GroupChoice& choice : game.options(german).groups) {
      if (choice.ships.front() == game.ship("Emden")) CHECK(choice.convoys.empty() != row.may);
    }
  }
}

TEST_CASE("[FS 6.3.3] Only a convoy at sea in the same area is within reach") {
  Game game(advanced_sea(4));
  game.place("Emden", 12).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Canadian"))) = {ConvoyStatus::Stage::at_sea,
                                                                       0, 15, 0};
  game.begin();
  game.germans("Emden > 12 merchants, coal Emden");
  game.allies("");
  CHECK(game.refusal(german, "Emden on Canadian").empty());
  // The Indian convoy is in port, the Australian too: out of reach.
  CHECK(refused(game, german, "Emden on Australian") ==
        "6.3.3: Emden cannot attack the Australian convoy now.");
}

TEST_CASE("[FS 6.3.3] [FS 4.3.1] Captures or a convoy, not both; no group twice") {
  Game game = beside_the_convoy({.germans = "Emden+Leipzig"});
  CHECK(refused(game, german, "Emden 1, Emden on Australian") ==
        "4.3.1: Emden is given two things to do.");
  CHECK(refused(game, german, "Leipzig 1, Emden on Australian") ==
        "4.3.1: Emden is given two things to do.");
  CHECK(refused(game, german, "Emden on Australian, Emden on Australian") ==
        "4.3.1: Emden is given two things to do.");
  CHECK(refused(game, german, "Leipzig on Australian") ==
        "6.3.3: Leipzig cannot attack the Australian convoy now.");  // not the leader
  CHECK(game.refusal(german, "Emden on Australian").empty());
  CHECK(game.refusal(german, "Emden 1").empty());
}

TEST_CASE("[FS 6.3.3] Who was brought to combat, or ran, attacks no convoy") {
  struct Row {
    std::string because;
    std::vector<int> dice;
    bool runs;
  };
  // Newcastle (4+) finds Emden (4), which runs (a 6 gets away) or fights.
  for (const Row& row : {Row{"ran", {1, 3, 6}, true}, Row{"fought", {1, 1}, false}}) {
    CAPTURE(row.because);
    Game game(advanced_sea(4), row.dice);
    game.place("Emden", 26).place("Leipzig", 26).place("Newcastle", 25).place("Nürnberg", 3);
    game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
        ConvoyStatus::Stage::at_sea, 1, 15, 0};
    game.begin();
    game.germans("Emden > 25 merchants, Leipzig > 24 merchants");
    game.allies("Newcastle > 25");
    game.allies("yes");
    if (row.runs) {
      game.germans("Emden");
      game.allies("yes");
      game.germans("Emden > 24");
    } else {
      game.germans("");
      game.allies("");
      game.germans("");
      game.allies("Newcastle");  // away after a round in which nobody had the range
      game.allies("Newcastle > 26");
      CHECK(game.status("Emden").forced);
    }
    REQUIRE(game.asked() == "hit_and_go_home G");
    CHECK(refused(game, german, "Emden on Australian") ==
          "6.3.3: Emden cannot attack the Australian convoy now.");
  }
}

TEST_CASE("[FS 6.3.3] Found, but the Allies ran before a combat: it may still attack") {
  Game game(advanced_sea(4), {1, 1});
  game.place("Emden", 26).place("Nürnberg", 3).place("Newcastle", 25);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Emden > 25 merchants");
  game.allies("Newcastle > 25");
  game.allies("yes");
  game.germans("");
  game.allies("Newcastle");
  game.allies("Newcastle > 24");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(game.refusal(german, "Emden on Australian").empty());
}

TEST_CASE(
    "[FS 6.3.3] [FS 4.6.5] Who made the surprise attack of the OB may still attack a convoy") {
  // It was not forced to combat. Karlsruhe sinks Pegasus (capacity 2) and has no merchants any
  // more.
  Game game(advanced_sea(4), {6, 6});
  game.place("Karlsruhe", 26).place("Nürnberg", 3).place("Pegasus", 25);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Karlsruhe > 25 merchants");
  game.allies("Pegasus > 25");
  game.germans("Karlsruhe > Pegasus");
  game.germans("");
  game.allies("");
  game.germans("Karlsruhe > Pegasus");
  game.allies("");
  game.germans("");
  game.allies("");
  REQUIRE(game.where("Pegasus") == "sunk");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Karlsruhe 1") == "4.7.1: Karlsruhe may make no captures now.");
  CHECK(game.refusal(german, "Karlsruhe on Australian").empty());
  // Had it tried to get away between two rounds, and been caught, it would have run.
  const State as_it_was = game.state();
  game.change("Karlsruhe").ran = true;
  CHECK(refused(game, german, "Karlsruhe on Australian") ==
        "6.3.3: Karlsruhe cannot attack the Australian convoy now.");
  game.change() = as_it_was;
  game.germans("Karlsruhe on Australian");
  CHECK(gone(game));
}

TEST_CASE("[FS 4.7] Captures come before convoys, and convoys before raids") {
  Game game(advanced_sea(4));
  game.place("Emden", 26).place("Dresden", 26).place("Leipzig", 26).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Emden > 25 raid Cocos, Dresden > 25 merchants, Leipzig > 25 merchants");
  game.allies("");
  game.germans("Dresden on Australian, Leipzig 1");
  CHECK(game.track() == "capture +1 25, transports +15 Australian convoy, raid +1 Cocos");
}

TEST_CASE("[FS 8.0] A convoy may carry the Germans past 80 at once; nothing else follows") {
  Game game(advanced_sea(4, 66));
  game.place("Emden", 26).place("Dresden", 26).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Emden > 25 raid Cocos, Dresden > 25 merchants");
  game.allies("");
  game.germans("Dresden on Australian");
  CHECK(game.vp() == 81);
  CHECK(game.asked() == "over");
  CHECK(!game.board().raided.at(index_of(game.station("Cocos"))));
}

TEST_CASE("[FS 6.3.3] The options list just the convoys that each group may attack") {
  Game game(advanced_sea(4));
  game.place("Emden", 26).place("Dresden", 26).place("Leipzig", 24).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.change().board.convoys.at(index_of(game.convoy("Indian"))) = {ConvoyStatus::Stage::at_sea, 0,
                                                                     15, 0};
  game.begin();
  game.germans("Emden > 25 merchants, Dresden > 25, Leipzig > 23 merchants");
  game.allies("");
  REQUIRE(game.asked() == "hit_and_go_home G");
  for (const char* name : {"Emden", "Dresden", "Leipzig", "Nürnberg"}) {
    for (const char* convoy : {"Canadian", "Indian", "Australian", "New Zealand"}) {
      CAPTURE(name);
      CAPTURE(convoy);
      bool listed = false;
      for (const GroupChoice& choice : game.options(german).groups) {
        if (choice.ships.front() != game.ship(name)) continue;
        for (const ConvoyId id : choice.convoys) listed |= id == game.convoy(convoy);
      }
      CHECK(game.refusal(german, std::string(name) + " on " + convoy).empty() == listed);
    }
  }
  const auto done =
      game.order(german, order::HitAndGoHome{{}, {{game.ship("Emden"), ConvoyId{77}}}, {}});
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
}

namespace {

// "6.3.3 +15: Emden: ...", a line each.
std::string foreseen(const Game& game, std::string_view words) {
  std::string text;
  for (const chartroom::core::Consequence& c : game.preview(german, words)) {
    text += c.rule + (c.points == 0 ? "" : " +" + std::to_string(c.points)) + ": " + c.text.text() +
            "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("[FS 6.3.3] The preview of an attack says what protects the convoy, or what is lost") {
  Game alone = beside_the_convoy({.transports = 4});
  CHECK(foreseen(alone, "Emden on Australian") ==
        "6.3.3 +4: Emden: the Australian convoy (4 transports) is unprotected: all of it is lost "
        "without a die.\n");
  Game guarded = beside_the_convoy({.escorts = {"Sydney", "Minotaur"}});
  CHECK(foreseen(guarded, "Emden on Australian") ==
        "6.3.3: Emden: the Australian convoy (15 transports) is protected by Minotaur and Sydney: "
        "a combat from A-range, unless it is surprised.\n");
  guarded.change("Emden").slowed = true;
  CHECK(foreseen(guarded, "Emden on Australian").ends_with("a combat from A-range.\n"));
}

TEST_CASE("[FS 6.3.3] Two groups sink an unprotected convoy once, also in the preview") {
  Game game(advanced_sea(4));
  game.place("Emden", 26).place("Leipzig", 26).place("Nürnberg", 3);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.begin();
  game.germans("Emden > 25 merchants, Leipzig > 25 merchants");
  game.allies("");
  CHECK(game.preview(german, "Emden on Australian, Leipzig on Australian").size() == 1);
}

TEST_CASE("[FS 6.3.3.1] The preview of the next attack says which dice surprise the convoy") {
  struct Row {
    std::string germans, who, on, loses;
  };
  // Speeds 4+, 4, and a squadron as its slowest ship.
  const Row rows[] = {{"Karlsruhe", "Karlsruhe", "1 to 3", "a die"},
                      {"Emden", "Emden", "1 to 2", "a die"},
                      {"Emden+Karlsruhe", "Karlsruhe and Emden", "1 to 2", "2 dice"}};
  for (const Row& row : rows) {
    CAPTURE(row.germans);
    Game game = attacking({.germans = row.germans, .escorts = {"Sydney"}});
    REQUIRE(game.asked() == "convoy_attack G");
    const std::string leader = real_pack().ship(game.group(row.germans).front()).name;
    CHECK(foreseen(game, leader + " surprise") ==
          "6.3.3.1: " + row.who + ": the Australian convoy (15 transports) is surprised on " +
              row.on + " and loses " + row.loses +
              " of transports; else it is a combat with Sydney.\n");
    CHECK(foreseen(game, leader)
              .ends_with(": a combat from A-range with Sydney, who protects the "
                         "Australian convoy (15 transports).\n"));
  }
}

TEST_CASE("[FS 6.3.3] The preview of -Att names the convoys that are in the area now") {
  Game game(advanced_sea(4));
  game.place("Emden", 26).place("Nürnberg", 3).place("Sydney", 25);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, 15, 0};
  game.change("Sydney").duty = Duty::convoy;
  game.change("Sydney").convoy = game.convoy("Australian");
  game.begin();
  CHECK(foreseen(game, "Emden > 25 merchants, coal Emden")
            .ends_with("6.3.3: Emden: the Australian convoy (15 transports) is in area 25 now, "
                       "with 1 escort; it has still to move.\n"));
  CHECK(foreseen(game, "Emden > 24 merchants, coal Emden").find("6.3.3") == std::string::npos);
}
