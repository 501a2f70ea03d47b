// Encounter: accept or run (4.6.3), pairing (4.6.3.1), speed (4.6.3.2).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// A German group has come to area 30, the Allied group has found it with a 1 and approached.
void meet(Game& game, const std::string& germans, const std::string& allies,
          const std::string& assignment = "") {
  game.place(germans, 31).place(allies, 30).place("Nürnberg", 4);
  game.begin();
  game.germans(germans + " > 30" + assignment);
  game.allies(allies + " > 30");
  game.allies("yes");
  REQUIRE(game.asked() == "accept_or_run G");
}

}  // namespace

TEST_CASE("[FS 4.6.3] Both stand: combat from A-range") {
  Game game(EmptySea{.turn = 3}, {1});
  meet(game, "Emden", "Newcastle");
  game.germans("");
  CHECK(game.news() == "accepted G\n");
  CHECK(game.asked() == "fight_or_run A");
  game.allies("");
  CHECK(game.news("fight") == "fight Emden with Newcastle: encounter\n");
  CHECK(game.news("combat") == "combat at A\n");
}

TEST_CASE("[FS 4.6.3] A runner may be surprised: on a 6 it fights, from C-range and with -2") {
  Game game(EmptySea{.turn = 3}, {1, 6, 6, 1});
  meet(game, "Emden", "Newcastle");
  game.germans("Emden");
  CHECK(game.asked() == "try_surprise A");
  game.allies("yes");
  CHECK(game.news() ==
        "surprise die 6\nfight Emden with Newcastle: runner_surprised, ran Emden\ncombat at C\n");
  game.pass(Decision::targets);
  game.germans("Emden > Newcastle");
  game.allies("Newcastle > Emden");
  CHECK(game.news("shot") ==
        "shot Emden>Newcastle 6 ship-4 run_attempt-2: 0\nshot Newcastle>Emden 1 ship-4: 0\n");
}

TEST_CASE("[FS 4.6.3] On 1 to 5, or without a try, the run goes on") {
  for (const int die : {0, 1, 5}) {
    CAPTURE(die);
    Game game(EmptySea{.turn = 3}, {1, die == 0 ? 6 : die});
    meet(game, "Karlsruhe", "Hampshire");
    game.germans("Karlsruhe");
    game.allies(die == 0 ? "no" : "yes");
    CHECK(game.asked() == "escape G");
  }
}

TEST_CASE("[FS 4.6.3] A group that is met runs as a whole or not at all") {
  Game game(EmptySea{.turn = 3}, {1});
  meet(game, "Emden+Leipzig", "Newcastle+Hampshire");
  CHECK(game.refusal(german, "Emden") ==
        "4.6.3: A group that is met runs as a whole or not at all.");
  CHECK(game.refusal(german, "Emden, Emden") == "4.6.3.1: Emden is named twice.");
  CHECK(game.refusal(german, "Emden+Leipzig, Nürnberg") ==
        "4.6.3: Nürnberg is not one of your ships here.");
  CHECK(game.refusal(german, "Emden, Leipzig") == "");
  game.germans("");
  CHECK(game.refusal(allied, "Hampshire") != "");
  CHECK(game.refusal(allied, "Hampshire+Newcastle") == "");
}

TEST_CASE("[FS 4.6.3] Who got away goes to an adjacent area and is done for the turn") {
  Game game(EmptySea{.turn = 3}, {1});
  meet(game, "Karlsruhe", "Hampshire", " merchants");
  game.germans("Karlsruhe");
  game.allies("no");
  CHECK(game.refusal(german, "Karlsruhe > 4") == "4.6.3: Karlsruhe cannot get to area 4.");
  CHECK(game.refusal(german, "Karlsruhe > 30") != "");  // it has to leave
  CHECK(game.refusal(german, "") == "4.6.3: Not every group that got away has an area.");
  game.germans("Karlsruhe > 24");
  CHECK(game.where("Karlsruhe") == "24");
  CHECK(game.status("Karlsruhe").readiness == Readiness::done);
  // Its assignment is shown (4.7), but it captures nothing.
  CHECK(game.news("assignments") == "assignments Karlsruhe:merchants\n");
  CHECK(game.board().ob == 2);
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 4.6.3] Runs keep to closed seas and canals as moves do") {
  struct Row {
    int turn;
    int from;
    int at;
    int to;
    bool may;
  };
  const Row rows[] = {
      {3, 21, 22, 33, false},                       // Suez
      {3, 21, 22, 23, true},  {3, 4, 3, 10, true},  // Panama
      {1, 4, 3, 10, false},                         // not on turn 1
      {3, 12, 15, 34, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.at);
    CAPTURE(row.to);
    Game game(EmptySea{.turn = row.turn}, {1});
    game.place("Karlsruhe", row.from).place("Hampshire", row.at);
    game.begin();
    game.germans("Karlsruhe > " + std::to_string(row.at));
    game.allies("Hampshire > " + std::to_string(row.at));
    if (game.asked() == "approach A") game.allies("yes");
    game.germans("Karlsruhe");
    game.allies("no");
    REQUIRE(game.asked() == "escape G");
    CHECK((game.refusal(german, "Karlsruhe > " + std::to_string(row.to)) == "") == row.may);
  }
}

TEST_CASE("[FS 4.6.3.2] Speed: who gets away from whom, and with which dice") {
  struct Row {
    std::string because;
    std::string runner;
    std::string chaser;
    std::vector<int> dice;
    std::string told;
  };
  const Row rows[] = {
      {"4+ from 4-: away without a die",
       "Karlsruhe",
       "Hampshire",
       {},
       "run Karlsruhe 0 from Hampshire 0: away\n"},
      {"4- from 4+: caught without one",
       "Leipzig",
       "Newcastle",
       {},
       "run Leipzig 0 from Newcastle 0: caught\n"},
      {"4 from 4+: the runner needs a 6",
       "Emden",
       "Newcastle",
       {6},
       "run Emden 6 from Newcastle 0: away\n"},
      {"and 5 is not enough", "Emden", "Newcastle", {5}, "run Emden 5 from Newcastle 0: caught\n"},
      {"4+ from 4: the chaser needs a 6",
       "Karlsruhe",
       "Minotaur",
       {5},
       "run Karlsruhe 0 from Minotaur 5: away\n"},
      {"and has it", "Karlsruhe", "Minotaur", {6}, "run Karlsruhe 0 from Minotaur 6: caught\n"},
      {"equal: the higher die", "Emden", "Minotaur", {4, 3}, "run Emden 4 from Minotaur 3: away\n"},
      {"the chaser's is higher",
       "Emden",
       "Minotaur",
       {3, 4},
       "run Emden 3 from Minotaur 4: caught\n"},
      {"ties are rolled again",
       "Emden",
       "Minotaur",
       {2, 2, 6, 6, 5, 1},
       "run Emden 5 from Minotaur 1: away\n"},
      {"4- from 3+: the chaser needs a 6",
       "Leipzig",
       "Highflyer",
       {1},
       "run Leipzig 0 from Highflyer 1: away\n"},
      {"a squadron has its slowest",
       "Karlsruhe+Leipzig",
       "Newcastle",
       {},
       "run Karlsruhe+Leipzig 0 from Newcastle 0: caught\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, [&] {
      std::vector<int> dice{1};
      dice.insert(dice.end(), row.dice.begin(), row.dice.end());
      return dice;
    }());
    meet(game, row.runner, row.chaser);
    game.germans(row.runner);
    game.allies("no");
    if (game.asked() == "chase A") game.allies(row.chaser + " > " + row.runner.substr(0, 9));
    CHECK(game.news("run ") == row.told);
    CHECK(game.dice_left() == 0);
  }
}

TEST_CASE("[FS 4.6.3.2] A slowed cruiser runs with a grade less") {
  Game game(EmptySea{.turn = 3}, {1});
  game.change("Emden").slowed = true;
  meet(game, "Emden", "Newcastle");
  game.germans("Emden");
  game.allies("no");
  CHECK(game.news("run ") == "run Emden 0 from Newcastle 0: caught\n");
}

TEST_CASE("[FS 4.6.3.1] Runner and chaser arrange as they like; each pair rolls for itself") {
  Game game(EmptySea{.turn = 3}, {1, 2, 5, 6, 5, 2});
  meet(game, "Karlsruhe+Emden+Leipzig", "Newcastle+Minotaur+Hampshire");
  game.germans("Karlsruhe, Emden+Leipzig");
  game.allies("no");
  REQUIRE(game.asked() == "chase A");
  CHECK(game.refusal(allied, "Newcastle > Leipzig") == "4.6.3.1: Leipzig leads no running group.");
  CHECK(game.refusal(allied, "Newcastle > Emden, Newcastle > Karlsruhe") ==
        "4.6.3.1: Newcastle chases twice.");
  CHECK(game.refusal(allied, "Emden > Karlsruhe") == "4.6.3.1: Emden is not free to chase.");
  game.allies("Newcastle > Karlsruhe, Minotaur > Emden, Hampshire > Emden");
  CHECK(game.news("run ") ==
        "run Karlsruhe 2 from Newcastle 5: caught\nrun Emden+Leipzig 6 from Minotaur 0: away\n"
        "run Emden+Leipzig 5 from Hampshire 2: away\n");
  CHECK(game.asked() == "escape G");
  game.germans("Emden > 24");
  // The Karlsruhe fights who caught it; the other two are done.
  CHECK(game.news("fight") == "fight Karlsruhe with Newcastle: encounter, ran Karlsruhe\n");
  CHECK(game.stands_with("Emden") == "Emden+Leipzig");
  CHECK(game.status("Minotaur").readiness == Readiness::done);
}

TEST_CASE("[FS 4.6.3.1] A group that nobody is set upon escapes") {
  Game game(EmptySea{.turn = 3}, {1});
  meet(game, "Karlsruhe+Leipzig", "Newcastle+Hampshire");
  game.germans("Karlsruhe, Leipzig");
  game.allies("no");
  game.allies("Newcastle > Leipzig");
  CHECK(game.news("run ") == "run Leipzig 0 from Newcastle 0: caught\n");
  game.germans("Karlsruhe > 31");
  CHECK(game.news("fight") == "fight Leipzig with Newcastle: encounter, ran Leipzig\n");
}

TEST_CASE("[FS 4.6.3.1] Chasers in a squadron have its slowest speed, and fight together") {
  Game game(EmptySea{.turn = 3}, {1, 1, 2});
  meet(game, "Leipzig", "Newcastle+Hampshire");
  game.germans("Leipzig");
  game.allies("no");
  REQUIRE(game.asked() == "chase A");
  game.allies("Newcastle+Hampshire > Leipzig");
  CHECK(game.news("run ") == "run Leipzig 1 from Hampshire+Newcastle 2: caught\n");
  CHECK(game.news("fight") == "fight Leipzig with Hampshire+Newcastle: encounter, ran Leipzig\n");
}

TEST_CASE("[FS 4.6.3.1] All who caught it fight it together, those who did not are done") {
  Game game(EmptySea{.turn = 3}, {1, 5, 6, 1, 6});
  meet(game, "Emden", "Newcastle+Minotaur+Hampshire");
  game.germans("Emden");
  game.allies("no");
  game.allies("Newcastle > Emden, Minotaur > Emden, Hampshire > Emden");
  CHECK(game.news("run ") ==
        "run Emden 5 from Newcastle 0: caught\nrun Emden 6 from Minotaur 1: away\n"
        "run Emden 0 from Hampshire 6: caught\n");
  CHECK(game.news("fight") == "fight Emden with Hampshire+Newcastle: encounter, ran Emden\n");
}

TEST_CASE("[FS 4.6.3] The Germans accept and the Allies run: the same procedure, reversed") {
  Game game(EmptySea{.turn = 3}, {1, 5});
  meet(game, "Emden+Karlsruhe", "Sydney+Hampshire");
  game.germans("");
  game.allies("Sydney, Hampshire");
  CHECK(game.asked() == "chase G");
  game.germans("Karlsruhe > Hampshire");
  CHECK(game.news("run ") == "run Hampshire 0 from Karlsruhe 0: caught\n");
  CHECK(game.asked() == "escape A");
  game.allies("Sydney > 29");
  CHECK(game.news("fight") == "fight Karlsruhe with Hampshire: encounter, ran Hampshire\n");
  // The Emden has nobody to fight, and is free for the rest of the turn.
  CHECK(!game.status("Emden").fought);
}

TEST_CASE("[FS 4.6.3] The arrangement of a run is sealed until the die for surprise has fallen") {
  Game game(EmptySea{.turn = 3}, {1});
  meet(game, "Emden+Leipzig", "Newcastle+Hampshire");
  game.germans("Emden, Leipzig");
  CHECK(game.news(chartroom::core::Viewer::of(chartroom::core::admiral_of(allied))) == "runs G\n");
  CHECK(!game.view(allied).german);
  CHECK(game.stands_with("Emden") == "Emden+Leipzig");
}
