// The attack on a convoy: surprise, escorts, losses (6.3.3, 6.3.3.1, 6.3.3.2).
#include <doctest/doctest.h>

#include "tests/far_seas/convoy_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

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
