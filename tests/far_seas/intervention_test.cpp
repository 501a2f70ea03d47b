// Germans against the ships in a colony's box (6.4.2).
#include <doctest/doctest.h>

#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Table {
  std::string germans{"Scharnhorst+Gneisenau"};
  std::string box{"Triumph+Minotaur"};
  std::string assignment{"intervene"};
  std::vector<int> dice{};
  std::string allied_move{};
};

// Turn 4. The box of Tsingtau is held since an earlier turn; the Germans come from 32. Other ships
// are in 30, and Nürnberg off America.
Game off_tsingtau(const Table& table) {
  Game game(advanced_sea(4), table.dice);
  game.place(table.germans, 32).place("Nürnberg", 9).place("Hampshire", 30).place("Askold", 30);
  game.place(table.box, 31).place(table.box, Whereabouts::colony_box);
  game.begin();
  game.germans(table.germans + " > 31 " + table.assignment);
  game.allies(table.allied_move);
  return game;
}

// The first round of an intervention against Pioneer (capacity 2): a 6, and she is gone.
void sink_pioneer(Game& game) {
  game.germans("Scharnhorst > Pioneer");
  game.germans("");
  game.allies("");
  game.germans("Scharnhorst > Pioneer");
  game.allies("");
  game.germans("");
  game.allies("");
  CHECK(game.where("Pioneer") == "sunk");
}

// Pioneer was sunk beside Psyche, and the Germans have run back to 32. The siege counted from turn
// 3. Emden and Leipzig are still to move.
Game over_with_pioneer() {
  Game game(advanced_sea(4), {6});
  game.place("Scharnhorst+Gneisenau", 32).place("Emden+Leipzig", 32).place("Hampshire", 30);
  game.place("Pioneer+Psyche", 31).place("Pioneer+Psyche", Whereabouts::colony_box);
  game.change().board.colonies.at(index_of(game.colony("Tsingtau"))).count_from = 3;
  game.begin();
  game.germans("Scharnhorst+Gneisenau > 31 intervene");
  game.allies("");
  sink_pioneer(game);
  REQUIRE(game.asked() == "run_after_round GA");
  game.germans("Scharnhorst+Gneisenau");
  game.allies("");
  game.allies("");  // nobody chases
  game.germans("Scharnhorst > 32");
  return game;
}

std::string targets_of(const Game& game, const std::string& attacker) {
  for (const GroupChoice& choice : game.options(german).groups) {
    if (choice.ships.front() == game.ship(attacker)) return names_in(choice.targets);
  }
  return "";
}

}  // namespace

TEST_CASE("[FS 6.4.2] -Int: where it may be plotted") {
  struct Row {
    std::string because;
    std::string plot;
    std::string refusal;
  };
  const Row rows[] = {
      {"an area with a colony", "Emden > 31 intervene", ""},
      {"nobody has landed there: a bluff", "Emden > 32 intervene", ""},
      {"no colony there", "Emden > 30 intervene", "6.4.2: There is no German colony in area 30."},
      {"it has made its attack of the game", "Leipzig > 31 intervene",
       "4.6.5: Leipzig has made its surprise attack of the game."},
      {"one of the squadron has", "Emden+Leipzig > 31 intervene",
       "4.6.5: Leipzig has made its surprise attack of the game."},
      {"much damaged", "Dresden > 31 intervene",
       "4.6.5: Dresden is too much damaged to surprise anybody."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(4));
    game.place("Emden", 31).place("Leipzig", 31).place("Dresden", 31);
    game.place("Triumph", 31).place("Triumph", Whereabouts::colony_box);
    game.change("Leipzig").surprise_used = true;
    game.change("Dresden").slowed = true;
    game.begin();
    CHECK(game.refusal(german, row.plot) == row.refusal);
    if (!row.refusal.empty()) CHECK(refused(game, german, row.plot) == row.refusal);
  }
  Game basic(EmptySea{.turn = 4});
  basic.place("Emden", 31).begin();
  CHECK(refused(basic, german, "Emden > 31 intervene") ==
        "6.4.2: There is no German colony in area 31.");
}

TEST_CASE("[FS 6.4.2] [FS 4.3.1] An intervention that can be made is made, and nothing else") {
  Game game = off_tsingtau({.allied_move = "Hampshire > 31 guard Hong Kong"});
  REQUIRE(game.asked() == "surprise_attack G");
  CHECK(!game.options(german).may_decline);
  CHECK(targets_of(game, "Scharnhorst") == "Triumph");
  CHECK(game.options(german).groups.front().must);
  CHECK(refused(game, german, "") == "4.3.1: -Int cannot be dropped where it can be carried out.");
  CHECK(refused(game, german, "Scharnhorst > Hampshire") ==
        "4.6.5: Hampshire cannot be surprised by Scharnhorst and Gneisenau.");
  game.germans("Scharnhorst > Triumph");
  CHECK(game.news("intervention") == "intervention Scharnhorst+Gneisenau on Triumph+Minotaur\n");
  CHECK(game.board().surprise_made);
  CHECK(game.status("Scharnhorst").surprise_used);
  CHECK(game.status("Gneisenau").surprise_used);
}

TEST_CASE("[FS 6.4.2.2] It is fought at C-range, both sides must fight, with +2 in round one") {
  Game game = off_tsingtau({.dice = {1, 1, 1, 1, 1}});
  game.germans("Scharnhorst > Triumph");
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Gneisenau with Triumph+Minotaur: surprise_attack\n");
  CHECK(game.news("combat") == "combat at C\n");
  REQUIRE(game.asked() == "bold_moves GA");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "targets GA");
  game.germans("Scharnhorst > Triumph");
  game.allies("");
  game.pass(Decision::run_after_round);
  CHECK(game.asked() == "run_after_round GA");
}

TEST_CASE("[FS 6.4.2.2] The Germans have +2 in the first round, the squadron in the box nothing") {
  Game game = off_tsingtau({.dice = {2, 2}});
  game.germans("Scharnhorst > Triumph");
  game.germans("");
  game.allies("");
  game.germans("Scharnhorst > Triumph");
  game.allies("Minotaur > Scharnhorst");
  CHECK(game.news("shot") ==
        "shot Scharnhorst>Triumph 2 ship-3 surprise+2: 1\nshot Minotaur>Scharnhorst 2 ship-3: 0\n");
}

TEST_CASE("[FS 6.4.2] A lone cruiser attacks nobody in a box, not even a lone ship") {
  for (const std::string box : {"Triumph+Minotaur", "Newcastle"}) {
    CAPTURE(box);
    Game game = off_tsingtau({.germans = "Emden", .box = box});
    // An open look at the board does not show how it is plotted: the question is asked.
    REQUIRE(game.asked() == "surprise_attack G");
    CHECK(game.options(german).may_decline);
    CHECK(game.options(german).groups.empty());
    CHECK(refused(game, german, "Emden > " + names_in({game.group(box).front()})) ==
          "4.6.5.1: Emden cannot make a surprise attack now.");
    game.germans("");
    CHECK(game.news("assignments") == "assignments Emden:intervene\n");
    CHECK(game.asked() == "plot G");  // -Int is not exchanged for captures (4.3.1)
  }
}

TEST_CASE("[FS 6.4.2] A squadron attacks a lone ship in a box too") {
  Game game = off_tsingtau({.box = "Newcastle"});
  CHECK(targets_of(game, "Scharnhorst") == "Newcastle");
}

TEST_CASE("[FS 6.4.2] Ships in a box are attacked by -Int only") {
  Game game = off_tsingtau({.assignment = "merchants"});
  REQUIRE(game.asked() == "surprise_attack G");
  CHECK(game.options(german).groups.empty());
  CHECK(refused(game, german, "Scharnhorst > Triumph") ==
        "4.6.5.1: Scharnhorst cannot make a surprise attack now.");
  game.germans("");
  CHECK(game.asked() == "hit_and_go_home G");
}

TEST_CASE("[FS 6.4.2] Nobody sees before the attack who was plotted with -Int") {
  struct Row {
    std::string germans;
    std::string assignment;
  };
  // A lone cruiser cannot attack the box, whatever it was plotted with.
  const Row rows[] = {{"Emden", "intervene"}, {"Emden", "merchants"}, {"Emden", ""}};
  std::string told;
  for (const Row& row : rows) {
    Game game = off_tsingtau({.germans = row.germans, .assignment = row.assignment});
    std::string text = game.asked() + "\n" + game.news(allied_eyes);
    CHECK(game.board().assignments.empty());
    CHECK(!game.view(allied).german);
    CHECK(text.find("intervene") == std::string::npos);
    if (told.empty()) told = text;
    CHECK(text == told);
  }
}

TEST_CASE("[FS 6.4.2] Ships in a box are attacked in any OB: they need not have moved in it") {
  Game game = off_tsingtau({});
  CHECK(game.status("Triumph").moved_in_ob == 0);
  CHECK(targets_of(game, "Scharnhorst") == "Triumph");
  // Nor does it matter if they came in this very OB.
  Game fresh(advanced_sea(4));
  fresh.place("Scharnhorst+Gneisenau", 32).place("Nürnberg", 9).place("Triumph", 31).begin();
  fresh.germans("Scharnhorst+Gneisenau > 31 intervene");
  fresh.allies("Triumph into Tsingtau");
  CHECK(targets_of(fresh, "Scharnhorst") == "Triumph");
}

TEST_CASE("[FS 6.4.2] One squadron of the box is the target, of the Germans' choice") {
  Game game(advanced_sea(4), {});
  const std::string french = "Bruix+Amiral Charner+Friant+Cassard+Cosmao";
  game.place("Scharnhorst+Gneisenau", 17).place("Nürnberg", 9);
  game.place("Challenger+Cumberland", 18).place(french, 18);
  game.place("Challenger+Cumberland+" + french, Whereabouts::colony_box);
  game.begin();
  game.germans("Scharnhorst+Gneisenau > 18 intervene");
  game.allies("");
  CHECK(targets_of(game, "Scharnhorst") == "Challenger, Bruix");
  CHECK(refused(game, german, "Scharnhorst > Cumberland") ==
        "4.6.5: Cumberland cannot be surprised by Scharnhorst and Gneisenau.");
  game.germans("Scharnhorst > Bruix");
  CHECK(game.news("intervention") == "intervention Scharnhorst+Gneisenau on " + french + "\n");
}

TEST_CASE("[FS 6.4.2.1] Who was found cannot intervene; whose hunter gave up still can") {
  Table table{.allied_move = "Hampshire > 31"};
  table.dice = {1};
  Game game = off_tsingtau(table);
  REQUIRE(game.asked() == "approach A");
  SUBCASE("the Allies abort: undiscovered for every purpose") {
    game.allies("no");
    CHECK(game.asked() == "surprise_attack G");
    CHECK(targets_of(game, "Scharnhorst") == "Triumph");
  }
  SUBCASE("found, and the Allies run") {
    game.allies("yes");
    game.germans("");
    game.allies("Hampshire");
    game.germans("");  // nobody chases
    game.allies("Hampshire > 30");
    CHECK(game.asked() == "plot G");
    CHECK(game.where("Scharnhorst") == "31");
  }
}

TEST_CASE("[FS 4.6.5] An intervention is the surprise attack of the turn, and of these cruisers") {
  Game game = over_with_pioneer();
  CHECK(game.board().surprise_made);
  game.place("Newcastle", 30);
  CHECK(refused(game, german, "Emden+Leipzig > 31 intervene") ==
        "4.6.5: The surprise attack of this turn has been made.");
  // Nor does the window open for Emden and Leipzig, though Psyche is left in the box.
  game.germans("Emden+Leipzig > 31");
  game.allies("");
  CHECK(game.asked() == "plot G");
  CHECK(game.board().turn == 5);
  // Next turn others may make one; these two may not, in this game.
  game.germans("Emden+Leipzig > 31 intervene");
  game.allies("");
  CHECK(game.asked() == "surprise_attack G");
  CHECK(targets_of(game, "Emden") == "Psyche");
}

TEST_CASE("[FS 6.4.2.1] After an intervention nothing else: no captures, raid or convoy") {
  Game game = over_with_pioneer();
  CHECK(game.where("Scharnhorst") == "32");  // they ran, after the first round
  CHECK(game.asked() == "plot G");
  Table table{.box = "Pioneer", .dice = {6}};
  Game stayed = off_tsingtau(table);
  sink_pioneer(stayed);
  CHECK(stayed.where("Scharnhorst") == "31");  // two merchants there, and nobody is asked
  CHECK(stayed.asked() == "plot G");
  CHECK(stayed.board().turn == 4);
  CHECK(stayed.track() == "allied_ship_sunk +1 Pioneer");
}

TEST_CASE("[FS 6.4.2.3] Ships that sink or run do not count; the siege waits for one turn") {
  struct Row {
    std::string because;
    std::string replaced_by;
    bool resumed;
  };
  const Row rows[] = {{"reinforced in the next turn", "Hampshire into Tsingtau", true},
                      {"not reinforced", "", false}};
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = over_with_pioneer();
    quietly(game, "Emden+Leipzig > 32");
    CHECK(game.board().turn == 5);
    CHECK(game.colony_status("Tsingtau").short_in == 4);
    CHECK(game.colony_status("Tsingtau").count_from == 3);
    game.place("Hampshire", 31);
    game.germans("Scharnhorst+Gneisenau > 29, Emden+Leipzig > 32");
    game.allies(row.replaced_by);
    game.pass(Decision::plot);
    CHECK(game.board().turn == 6);
    CHECK(game.colony_status("Tsingtau").short_in == 0);
    CHECK(game.colony_status("Tsingtau").count_from == (row.resumed ? 3 : 0));
  }
}

TEST_CASE("[FS 6.4.2.2] A ship in the box may run after the first round; it has left the box") {
  Game game = off_tsingtau({.box = "Pioneer+Psyche"});
  game.germans("Scharnhorst > Pioneer");
  game.pass(Decision::run_after_round);
  game.germans("");
  game.allies("Pioneer");
  game.germans("");  // nobody chases
  REQUIRE(game.asked() == "escape A");
  game.allies("Pioneer > 30");
  CHECK(game.where("Pioneer") == "30");
  CHECK(ships_in_box(game.board(), game.colony("Tsingtau")) == 1);
  CHECK(game.asked() == "bold_moves GA");  // Psyche fights on
}

TEST_CASE("[FS 4.6.4] Ships of a box that fought are done, and stay in it") {
  Game game = over_with_pioneer();
  game.germans("Emden+Leipzig > 32");
  CHECK(game.where("Psyche") == "colony_box");
  CHECK(refused(game, allied, "Psyche > 31") == "4.6.4: Psyche has fought this turn, and is done.");
  for (const ShipChoice& choice : game.options(allied).ships) {
    CHECK(choice.ship != game.ship("Psyche"));
  }
}

TEST_CASE("[FS 6.4.2.1] If two groups can intervene, one does, of the Germans' choice") {
  Game game(advanced_sea(4));
  game.place("Scharnhorst+Gneisenau", 32).place("Emden+Leipzig", 32).place("Nürnberg", 9);
  game.place("Triumph", 31).place("Triumph", Whereabouts::colony_box).begin();
  game.germans("Scharnhorst+Gneisenau > 31 intervene, Emden+Leipzig > 31 intervene");
  game.allies("");
  CHECK(targets_of(game, "Scharnhorst") == "Triumph");
  CHECK(targets_of(game, "Emden") == "Triumph");
  CHECK(game.refusal(german, "") == "4.3.1: -Int cannot be dropped where it can be carried out.");
  game.germans("Emden > Triumph");
  CHECK(!game.status("Scharnhorst").surprise_used);
}

TEST_CASE(
    "[FS 6.4.2] The preview of -Int says who is in the box, and that one cruiser is too few") {
  struct Row {
    std::string box, plot, text;
  };
  const Row rows[] = {
      {"Triumph+Minotaur", "Scharnhorst+Gneisenau",
       "Scharnhorst and Gneisenau: 2 ships are in the box of Tsingtau now. If somebody is there "
       "then, it is attacked: the surprise attack of the turn."},
      {"Triumph", "Scharnhorst",
       "Scharnhorst: 1 ship is in the box of Tsingtau now. A lone cruiser attacks nobody there."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.plot);
    Game game(advanced_sea(4));
    game.place("Scharnhorst+Gneisenau", 32).place("Nürnberg", 9);
    game.place(row.box, 31).place(row.box, Whereabouts::colony_box);
    game.begin();
    const auto told = game.preview(german, row.plot + " > 31 intervene");
    REQUIRE(told.size() == 1);
    CHECK(told.front().rule == "6.4.2");
    CHECK(told.front().text.text() == row.text);
    CHECK(told.front().points == 0);
  }
}
