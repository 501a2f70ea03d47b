// The German surprise attack (4.6.5).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Whom this attacker may choose from: "Newcastle, Sydney"; "-" if the window does not open.
std::string targets_of(const Game& game, std::string_view attacker) {
  if (game.asked() != "surprise_attack G") return "-";
  for (const GroupChoice& choice : game.options(german).groups) {
    if (choice.ships.front() != game.ship(attacker)) continue;
    std::string text;
    for (const ShipId target : choice.targets) {
      text += (text.empty() ? "" : ", ") + real_pack().ship(target).name;
    }
    return text;
  }
  return "";
}

}  // namespace

TEST_CASE("[FS 4.6.5] Whom a surprise attack may hit: groups that moved, on search or on station") {
  struct Row {
    std::string because;
    std::string germans;
    std::string order;
    std::vector<int> dice;
    std::string targets;
  };
  // Emden and the lone ships Newcastle (3), Melbourne (4), Kent (5): damage capacities.
  const Row rows[] = {
      {"nobody moved", "Emden", "", {}, "-"},
      {"on search, having failed", "Emden", "Newcastle > 30", {6}, "Newcastle"},
      {"one more than its capacity", "Emden", "Melbourne > 30", {6}, "Melbourne"},
      {"two more", "Emden", "Kent > 30", {6}, "-"},
      {"on station", "Emden", "Newcastle > 30 guard Singapore", {}, "Newcastle"},
      {"a merchant escort", "Emden", "Highflyer > 30 escort", {}, "-"},
      {"a lone cruiser, a squadron", "Emden", "Newcastle+Highflyer > 30", {6}, "-"},
      {"a squadron, a squadron", "Emden+Leipzig", "Newcastle+Kent > 30", {6}, "Kent"},
      {"a squadron, a ship of any capacity", "Emden+Leipzig", "Kent > 30", {6}, "Kent"},
      {"several",
       "Emden",
       "Newcastle > 30 guard Singapore, Highflyer > 30 guard Labuan",
       {},
       "Newcastle, Highflyer"},
      {"elsewhere", "Emden", "Newcastle > 31", {}, "-"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, row.dice);
    game.place(row.germans, 31).place("Nürnberg", 4);
    game.place("Newcastle", 30).place("Melbourne", 30).place("Kent", 30).place("Highflyer", 30);
    game.begin();
    game.germans(row.germans + " > 30");
    game.allies(row.order);
    CHECK(targets_of(game, "Emden") == row.targets);
  }
}

TEST_CASE("[FS 4.6.5] A guard of an earlier OB is no target, nor the squadron that joined it") {
  for (const bool newcastle_first : {true, false}) {
    CAPTURE(newcastle_first);
    Game game(EmptySea{.turn = 3});
    game.place("Leipzig", 31).place("Nürnberg+Dresden", 31);
    game.place("Newcastle", 30).place("Highflyer", 30).place("Fox", 30);
    game.begin();
    const std::string first = newcastle_first ? "Newcastle" : "Highflyer";
    const std::string second = newcastle_first ? "Highflyer" : "Newcastle";
    game.germans("Leipzig > 31");
    game.allies(first + " > 30 guard Singapore, Fox > 30 guard Labuan");
    game.germans("Nürnberg+Dresden > 30");
    // The squadron on Singapore has not moved as a whole in this OB.
    game.allies(second + " > 30 guard Singapore");
    CHECK(game.stands_with("Newcastle") == "Newcastle+Highflyer");
    CHECK(game.news("no surprise") == "no surprise\n");
  }
}

TEST_CASE("[FS 4.6.5.1] Which cruisers may not attack") {
  struct Row {
    std::string because;
    std::string ship;
    bool surprise_used;
    bool slowed;
    std::string targets;
  };
  const Row rows[] = {
      {"all may", "Leipzig", false, false, "Newcastle"},
      {"one of the squadron has had its surprise", "Leipzig", true, false, "-"},
      {"one of the squadron is slowed", "Leipzig", false, true, "-"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, {6});
    game.place("Emden+Leipzig", 31).place("Newcastle", 30);
    game.change(row.ship).surprise_used = row.surprise_used;
    game.change(row.ship).slowed = row.slowed;
    game.begin();
    game.germans("Emden+Leipzig > 30");
    game.allies("Newcastle > 30");
    CHECK(targets_of(game, "Emden") == row.targets);
  }
}

TEST_CASE("[FS 4.6.5.1] Only a cruiser that moved in this OB attacks") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 30).place("Leipzig", 4).place("Newcastle", 30);
  game.begin();
  game.germans("Leipzig > 5");
  game.allies("Newcastle > 30");
  CHECK(game.board().ob == 2);
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 4.6.5.1] A cruiser that was met does not surprise any more") {
  Game game(EmptySea{.turn = 3}, {1, 5, 2});
  game.place("Leipzig", 31).place("Emden", 4).place("Zhemchug", 30).place("Newcastle", 30);
  game.begin();
  game.germans("Leipzig > 30");
  game.allies("Zhemchug > 30, Newcastle > 30");
  REQUIRE(game.news("met") == "met Leipzig by Newcastle: search\n");
  game.allies("yes");
  game.germans("");
  game.allies("Newcastle");  // runs, two grades faster
  game.allies("Newcastle > 31");
  // The Zhemchug is left, and would be an open target.
  CHECK(game.news("no surprise") == "no surprise\n");
  CHECK(game.board().ob == 2);
}

TEST_CASE(
    "[FS 4.6.5.2] The attack: no search, from C-range, +2 in the first round, then runs as usual") {
  Game game(EmptySea{.turn = 3}, {6, 6, 1});
  game.place("Karlsruhe", 31).place("Leipzig", 4).place("Astraea", 30);
  game.begin();
  game.germans("Karlsruhe > 30 raid Singapore");
  game.allies("Astraea > 30");
  REQUIRE(game.asked() == "surprise_attack G");
  CHECK(game.refusal(german, "Leipzig > Astraea") ==
        "4.6.5.1: Leipzig cannot make a surprise attack now.");
  CHECK(game.refusal(german, "Karlsruhe > Newcastle") ==
        "4.6.5: Newcastle cannot be surprised by Karlsruhe.");
  game.germans("Karlsruhe > Astraea");
  CHECK(game.news() ==
        "surprise Karlsruhe on Astraea\nfight Karlsruhe with Astraea: surprise_attack\n"
        "combat at C\n");
  // Nobody may run before the first round: bold moves are the first question.
  CHECK(game.asked() == "bold_moves GA");
  game.germans("");
  game.allies("");
  game.germans("Karlsruhe > Astraea");
  game.allies("Astraea > Karlsruhe");
  CHECK(game.news("shot") ==
        "shot Karlsruhe>Astraea 6 ship-4 surprise+2: 3\nshot Astraea>Karlsruhe 1 ship-5: 0\n");
  game.germans("");
  game.allies("");
  // A surprise attacker may still raid.
  CHECK(game.track() == "allied_ship_sunk +1 Astraea, raid +3 Singapore");
}

TEST_CASE("[FS 4.6.5] One attack a turn, and each cruiser one a game") {
  Game game(EmptySea{.turn = 3}, {6, 6, 1, 6, 6});
  game.place("Karlsruhe", 31).place("Leipzig", 31).place("Emden", 31);
  game.place("Astraea", 30).place("Fox", 30).place("Pioneer", 30);
  game.begin();
  game.germans("Karlsruhe > 30");
  game.allies("Astraea > 30");
  game.germans("Karlsruhe > Astraea");
  game.pass(Decision::targets);
  game.germans("Karlsruhe > Astraea");
  game.allies("Astraea > Karlsruhe");
  game.pass(Decision::plot);
  REQUIRE(game.board().ob == 2);
  // A second one in the turn: not asked.
  game.germans("Leipzig > 30");
  game.allies("Fox > 30");
  CHECK(game.asked() == "plot G");
  game.germans("Emden > 31");
  game.allies("");
  REQUIRE(game.board().turn == 4);
  // The next turn: others may, the Karlsruhe not.
  game.germans("Karlsruhe > 30");
  game.allies("Pioneer > 30");
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 4.6.5] The window opens after all searches of the OB, once") {
  Game game(EmptySea{.turn = 3}, {6, 6});
  game.place("Emden", 31).place("Leipzig", 4).place("Newcastle", 30).place("Melbourne", 3);
  game.begin();
  game.germans("Emden > 30, Leipzig > 3");
  game.allies("Newcastle > 30, Melbourne > 3");
  CHECK(game.asked() == "choose_area A");
  game.allies("30");
  CHECK(game.asked() == "surprise_attack G");
  CHECK(game.options(german).groups.size() == 2);
  game.germans("");
  CHECK(game.news("no surprise") == "no surprise\n");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 4.6.5] An Allied ship that has tried to run is no target") {
  // Caught in its run, and back from the fight, it stands where another cruiser lies in wait.
  Game game(EmptySea{.turn = 3}, {1, 1, 6, 6});
  game.place("Leipzig", 31).place("Emden", 31).place("Nürnberg", 4).place("Highflyer", 30);
  game.begin();
  game.germans("Leipzig > 30, Emden > 30");
  game.allies("Highflyer > 30");
  game.allies("Leipzig");  // the first target
  game.allies("yes");
  game.germans("");
  game.allies("Highflyer");  // 3+ from 4-: 1 is not enough
  REQUIRE(game.news("fight") == "fight Leipzig with Highflyer: encounter, ran Highflyer\n");
  game.germans("Leipzig");  // runs after a round without fire: the slower chaser has its 6? No: 5
  game.allies("");
  CHECK(game.status("Highflyer").ran);
}
