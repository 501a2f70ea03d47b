// Attacks on convoys (6.3.3).
#include <doctest/doctest.h>

#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Table {
  std::string germans{"Emden"};
  std::vector<std::string> escorts{};  // moved one by one: each a group of its own
  std::vector<int> dice{};
  std::string plot{"merchants"};
  int transports{15};
  int vp{};
};

// The Australian convoy is in 25, sea to all sides. The Germans come there from 26, and Nürnberg
// lies off America for a second OB.
Game beside_the_convoy(const Table& table) {
  Game game(advanced_sea(4, table.vp), table.dice);
  game.place(table.germans, 26).place("Nürnberg", 3);
  std::string move;
  for (const std::string& escort : table.escorts) {
    game.place(escort, 25);
    move += (move.empty() ? "" : ", ") + escort + " > 25 convoy Australian";
  }
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 1, table.transports, 0};
  game.begin();
  game.germans(table.germans + " > 25 " + table.plot);
  game.allies(move);
  return game;
}

// The group has been told to attack.
Game attacking(const Table& table) {
  Game game = beside_the_convoy(table);
  REQUIRE(game.asked() == "hit_and_go_home G");
  const ShipId leader = game.group(table.germans).front();
  game.germans(real_pack().ship(leader).name + " on Australian");
  return game;
}

bool gone(const Game& game) {
  return game.convoy_status("Australian").stage == ConvoyStatus::Stage::destroyed;
}

}  // namespace

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

TEST_CASE("[FS 6.3.3] A squadron with -RTB off Germany may do so too") {
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
  game.germans("Karlsruhe on Australian");
  CHECK(gone(game));
}

TEST_CASE("[FS 6.3.3.1] Surprising a convoy: 1 to 3, by the slowest ship of the attackers") {
  struct Row {
    std::string germans;
    std::string roll;
  };
  const Row rows[] = {
      {"Karlsruhe", "convoy surprise 3: surprised\n"},  // 4+
      {"Dresden", "convoy surprise 4: failed\n"},
      {"Emden", "convoy surprise 2 slow_attacker+1: surprised\n"},  // 4
      {"Emden", "convoy surprise 3 slow_attacker+1: failed\n"},
      {"Leipzig", "convoy surprise 1 slow_attacker+2: surprised\n"},  // 4-
      {"Scharnhorst", "convoy surprise 2 slow_attacker+2: failed\n"},
      {"Karlsruhe+Dresden", "convoy surprise 3: surprised\n"},
      {"Karlsruhe+Emden", "convoy surprise 3 slow_attacker+1: failed\n"},
      {"Karlsruhe+Emden+Leipzig", "convoy surprise 1 slow_attacker+2: surprised\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.roll);
    const int die = row.roll.at(std::string{"convoy surprise "}.size()) - '0';
    Game game = attacking({.germans = row.germans, .escorts = {"Pioneer"}, .dice = {die, 1, 1, 1}});
    REQUIRE(game.asked() == "convoy_attack G");
    const ShipId leader = game.group(row.germans).front();
    game.germans(real_pack().ship(leader).name + " surprise");
    CHECK(game.news("convoy surprise") == row.roll);
    const bool surprised = row.roll.find("surprised") != std::string::npos;
    CHECK(game.news("fight").empty() == surprised);
    CHECK(game.news("transports").empty() != surprised);
  }
}

TEST_CASE("[FS 6.3.3.1] A squadron of three sinks three dice of transports, and is away") {
  Game game = attacking({.germans = "Karlsruhe+Emden+Leipzig",
                         .escorts = {"Pioneer", "Psyche"},
                         .dice = {1, 4, 5, 3}});
  game.germans("Karlsruhe surprise");
  CHECK(game.news("transports") == "transports 4 5 3: 12\n");
  CHECK(game.track() == "transports +12 Australian convoy");
  CHECK(!gone(game));
  CHECK(game.convoy_status("Australian").transports == 3);
  CHECK(game.news("fight").empty());
  CHECK(!game.status("Emden").fought);
  CHECK(game.asked() == "plot G");
  // What survives goes on along its route.
  game.germans("Nürnberg > 3");
  game.allies("Australian convoy sails");
  CHECK(number_of(area_of(game.board(), game.convoy("Australian"))) == 24);
}

TEST_CASE("[FS 6.3.3.2] Fifteen or more in total, and the convoy is gone; points only for ships") {
  struct Row {
    int transports;
    std::vector<int> dice;
    std::string news;
    std::string track;
  };
  const Row rows[] = {
      {15, {1, 5, 5, 5}, "transports 5 5 5: 15 and no more\n", "transports +15 Australian convoy"},
      {15, {1, 6, 6, 6}, "transports 6 6 6: 15 and no more\n", "transports +15 Australian convoy"},
      {15, {1, 5, 5, 4}, "transports 5 5 4: 14\n", "transports +14 Australian convoy"},
      {3, {1, 1, 1, 1}, "transports 1 1 1: 3 and no more\n", "transports +3 Australian convoy"},
      {3, {1, 2, 1, 1}, "transports 2 1 1: 3 and no more\n", "transports +3 Australian convoy"},
      {4, {1, 1, 1, 1}, "transports 1 1 1: 3\n", "transports +3 Australian convoy"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.news);
    Game game = attacking({.germans = "Karlsruhe+Emden+Leipzig",
                           .escorts = {"Pioneer"},
                           .dice = row.dice,
                           .transports = row.transports});
    game.germans("Karlsruhe surprise");
    CHECK(game.news("transports") == row.news);
    CHECK(game.track() == row.track);
    CHECK(gone(game) == (row.news.find("no more") != std::string::npos));
  }
}

TEST_CASE(
    "[FS 6.3.3] Two escorts, the surprise fails, the attacker runs after round one: it lives") {
  Game game = attacking({.escorts = {"Pioneer", "Psyche"}, .dice = {6}});
  game.germans("Emden surprise");
  CHECK(game.news("convoy surprise") == "convoy surprise 6 slow_attacker+1: failed\n");
  CHECK(game.news("fight") == "fight Emden with Pioneer+Psyche: convoy_attack\n");
  CHECK(game.news("combat") == "combat at A\n");
  // No shot at A-range; nobody could run before (6.3.3.1), both may now.
  REQUIRE(game.asked() == "run_after_round GA");
  game.germans("Emden");
  game.allies("");
  game.allies("");  // 4 from 3+: they let her go
  game.germans("Emden > 24");
  CHECK(game.convoy_status("Australian").transports == 15);
  CHECK(!gone(game));
  CHECK(game.vp() == 0);
  CHECK(game.asked() == "plot G");
  CHECK(text_of(real_pack(), escorts_of(game.board(), game.convoy("Australian"))) ==
        "Pioneer+Psyche");
}

TEST_CASE("[FS 6.3.3] Attackers that are sunk leave the convoy alone") {
  Game game = attacking({.escorts = {"Australia"}, .dice = {6, 6}});
  game.germans("Emden");
  REQUIRE(game.asked() == "targets A");  // at A-range Australia alone reaches, and at B
  game.allies("Australia > Emden");
  game.pass(Decision::targets);
  game.allies("Australia > Emden");
  CHECK(game.where("Emden") == "sunk");
  CHECK(game.convoy_status("Australian").transports == 15);
  CHECK(game.track() == "german_ship_sunk -1 Emden");
}

TEST_CASE("[FS 6.3.3] A convoy whose escort is sunk is entirely destroyed") {
  Game game = attacking({.germans = "Scharnhorst+Gneisenau", .escorts = {"Pioneer"}, .dice = {6}});
  game.germans("Scharnhorst");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "targets G");
  game.germans("Scharnhorst > Pioneer");
  CHECK(game.track() == "allied_ship_sunk +1 Pioneer, transports +15 Australian convoy");
  CHECK(game.news("transports") == "transports: 15 and no more\n");
  CHECK(gone(game));
}

TEST_CASE("[FS 6.3.3] A convoy whose escort has fled is lost too: else fleeing would save it") {
  Game game = attacking({.escorts = {"Newcastle"}, .dice = {1}});
  game.germans("Emden");
  game.germans("");
  game.allies("Newcastle");
  game.allies("Newcastle > 24");
  CHECK(game.track() == "cowardice +1 Newcastle, transports +15 Australian convoy");
  CHECK(gone(game));
}

TEST_CASE("[FS 6.3.3] If attackers and escort are gone at once the convoy lives") {
  Game game = attacking({.escorts = {"Newcastle"}});
  game.germans("Emden");
  game.germans("Emden");
  game.allies("Newcastle");  // all ships of both sides run: all escape
  game.allies("Newcastle > 24");
  game.germans("Emden > 26");
  CHECK(game.track() == "cowardice +1 Newcastle");
  CHECK(game.convoy_status("Australian").transports == 15);
  CHECK(!gone(game));
}

TEST_CASE(
    "[FS 6.3.3] All escorts fight as one, whatever their nations; cowardice looks at them all") {
  // Kent is worth the Scharnhorst: so each British ship that is worth their weakest pays.
  Game game = attacking(
      {.germans = "Scharnhorst+Emden", .escorts = {"Kent", "Montcalm", "Newcastle", "Askold"}});
  game.germans("Scharnhorst");
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Emden with Kent+Newcastle+Montcalm+Askold: convoy_attack\n");
  game.germans("");
  CHECK(refused(game, allied, "Newcastle+Montcalm") ==
        "4.2: Newcastle and Montcalm are of different nations.");
  game.allies("Newcastle, Montcalm");
  CHECK(game.track() == "cowardice +1 Newcastle");
}

TEST_CASE("[FS 6.3.3.1] The Germans may forgo the surprise") {
  Game game = attacking({.escorts = {"Pioneer"}});
  REQUIRE(game.asked() == "convoy_attack G");
  CHECK(game.options(german).groups.front().may_surprise);
  game.germans("Emden");
  CHECK(game.dice_rolled() == 0);
  CHECK(game.news("fight") == "fight Emden with Pioneer: convoy_attack\n");
}

TEST_CASE(
    "[FS 4.6.4.3] A cruiser that lost half its strength surprises no convoy, nor its squadron") {
  Game game = beside_the_convoy({.germans = "Emden+Karlsruhe", .escorts = {"Pioneer"}});
  game.change("Emden").slowed = true;
  game.germans("Karlsruhe on Australian");
  // Nothing is left to choose: nobody is asked.
  CHECK(game.news("fight") == "fight Karlsruhe+Emden with Pioneer: convoy_attack\n");
  // With a choice between two, the surprise is refused.
  Game two(advanced_sea(4));
  two.place("Emden", 26).place("Karlsruhe", 26).place("Nürnberg", 3).place("Pioneer", 25);
  two.change("Emden").slowed = true;
  two.change().board.convoys.at(index_of(two.convoy("Australian"))) = {ConvoyStatus::Stage::at_sea,
                                                                       1, 15, 0};
  two.begin();
  two.germans("Emden > 25 merchants, Karlsruhe > 25 merchants");
  two.allies("Pioneer > 25 convoy Australian");
  two.germans("Emden on Australian, Karlsruhe on Australian");
  REQUIRE(two.asked() == "convoy_attack G");
  CHECK(refused(two, german, "Emden surprise") ==
        "4.6.4.3: A cruiser that lost half of its strength surprises nobody.");
  CHECK(refused(two, german, "Nürnberg") == "6.3.3: Nürnberg leads no attack that is to be made.");
  CHECK(two.refusal(german, "Emden").empty());
  CHECK(two.refusal(german, "Karlsruhe surprise").empty());
}

TEST_CASE("[FS 6.3.3] Several groups attack one after another, each for itself") {
  struct Table {
    std::string escort;
    std::vector<int> dice;
  };
  const auto two_groups = [](const Table& table) {
    Game game(advanced_sea(4), table.dice);
    game.place("Karlsruhe", 26).place("Dresden", 26).place("Nürnberg", 3);
    if (!table.escort.empty()) game.place(table.escort, 25);
    game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
        ConvoyStatus::Stage::at_sea, 1, 15, 0};
    game.begin();
    game.germans("Karlsruhe > 25 merchants, Dresden > 25 merchants");
    game.allies(table.escort.empty() ? "" : table.escort + " > 25 convoy Australian");
    game.germans("Karlsruhe on Australian, Dresden on Australian");
    return game;
  };
  SUBCASE("the first destroys it, the second finds nothing") {
    Game game = two_groups({"", {}});
    REQUIRE(game.asked() == "convoy_attack G");
    game.germans("Dresden");
    CHECK(game.track() == "transports +15 Australian convoy");
    CHECK(game.asked() == "plot G");
  }
  SUBCASE("both surprise it") {
    Game game = two_groups({"Pioneer", {1, 4, 2, 6}});
    game.germans("Dresden surprise");
    REQUIRE(game.asked() == "convoy_attack G");
    game.germans("Karlsruhe surprise");
    CHECK(game.track() == "transports +4 Australian convoy, transports +6 Australian convoy");
    CHECK(game.convoy_status("Australian").transports == 5);
  }
  SUBCASE("an escort protects all turn, also after a fight") {
    Game game = two_groups({"Pioneer", {}});
    game.germans("Dresden");
    game.germans("Dresden");
    game.allies("");
    game.germans("Dresden > 24");
    REQUIRE(game.asked() == "convoy_attack G");
    game.germans("Karlsruhe");
    CHECK(game.news("fight") == "fight Karlsruhe with Pioneer: convoy_attack\n");
  }
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
