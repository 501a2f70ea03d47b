// PHASE 5: captures (4.7.1), raids (4.7.2), the way home (4.7.3).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

const chartroom::core::Viewer german_viewer =
    chartroom::core::Viewer::of(chartroom::core::admiral_of(german));

}  // namespace

TEST_CASE("[FS 4.7] Assignments are revealed before anybody is asked, of all who moved") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 3).place("Dresden", 12).place("Nürnberg", 4);
  game.begin();
  game.germans("Emden > 30 merchants, Leipzig > 3, Dresden > 13 return");
  game.allies("");
  CHECK(game.news("assignments") ==
        "assignments Emden:merchants Dresden:return_to_base Leipzig:none\n");
  CHECK(game.asked() == "hit_and_go_home G");
}

TEST_CASE("[FS 4.7] Without -Att or -RTB there is nothing to choose") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Nürnberg", 4).place("Dresden", 12);
  game.begin();
  game.germans("Emden > 30, Dresden > 13");
  game.allies("");
  CHECK(game.board().ob == 2);
}

TEST_CASE("[FS 4.7.1] Captures: up to the density, credited ship by ship, or none") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
    int vp;
  };
  // Emden and Leipzig in a squadron, Dresden alone, in area 30 with a density of 2; Nürnberg has
  // plotted nothing.
  const Row rows[] = {
      {"none", "", "", 0},
      {"some", "Emden 1", "", 1},
      {"all to one", "Leipzig 2", "", 2},
      {"shared in the squadron", "Emden 1, Leipzig 1", "", 2},
      {"shared between groups", "Emden 1, Dresden 1", "", 2},
      {"too many", "Emden 3", "4.7.1: More captures than merchants in area 30.", 0},
      {"too many together", "Emden 1, Dresden 2", "4.7.1: More captures than merchants in area 30.",
       0},
      {"a credit of none", "Emden 0", "4.7.1: Nothing is captured in the area of Emden.", 0},
      {"credited twice", "Emden 1, Emden 1", "4.7.1: Emden is credited twice.", 0},
      {"not plotted", "Nürnberg 1", "4.7.1: Nürnberg may make no captures now.", 0},
      {"has not moved", "Karlsruhe 1", "4.7.1: Karlsruhe may make no captures now.", 0},
      {"an Allied ship", "Glasgow 1", "4.7.1: Glasgow may make no captures now.", 0},
      {"home from elsewhere", "Emden home", "4.7.3: Emden may not try for Germany now.", 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3});
    game.place("Emden+Leipzig", 31).place("Dresden", 31).place("Nürnberg", 31);
    game.place("Karlsruhe", 30).place("Glasgow", 7);
    game.begin();
    game.germans("Emden+Leipzig > 30 merchants, Dresden > 30 merchants, Nürnberg > 30");
    game.allies("");
    REQUIRE(game.asked() == "hit_and_go_home G");
    CHECK(game.refusal(german, row.order) == row.refusal);
    if (!row.refusal.empty()) continue;
    game.germans(row.order);
    CHECK(game.vp() == row.vp);
    CHECK(density_left(game.board(), AreaId{30}) == 2 - row.vp);
  }
}

TEST_CASE("[FS 4.7.1] All see the captures of an area, only the Germans whose they are") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden+Leipzig", 31).place("Dresden", 12).place("Nürnberg", 4);
  game.begin();
  game.germans("Emden+Leipzig > 30 merchants, Dresden > 12 merchants");
  game.allies("");
  game.germans("Dresden 2, Leipzig 2");
  CHECK(game.news(allied_viewer) ==
        "captured 2 in 12 by Dresden\nvp capture +2 12\n"
        "captured 2 in 30 by Emden+Leipzig\nvp capture +2 30\nOB 2\nphase 1\n");
  CHECK(game.news(german_viewer).find("credited Dresden 2 Leipzig 2") != std::string::npos);
}

TEST_CASE(
    "[FS 4.7.1] Captures may be spread over the OBs of a turn; escorts of earlier OBs count") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 30).place("Leipzig", 30).place("Nürnberg", 30).place("Highflyer", 24);
  game.begin();
  game.germans("Emden > 24 merchants");  // density 3
  game.allies("Highflyer > 24 escort");
  CHECK(game.refusal(german, "Emden 3") != "");
  game.germans("Emden 1");
  game.germans("Leipzig > 24 merchants");
  game.allies("");
  CHECK(game.refusal(german, "Leipzig 2") == "4.7.1: More captures than merchants in area 24.");
  game.germans("Leipzig 1");
  game.germans("Nürnberg > 24 merchants");
  game.allies("");
  CHECK(game.board().turn == 4);  // nothing was left to ask about
  CHECK(game.vp() == 2);
}

TEST_CASE("[FS 4.7.1] Who ran, fought or raided captures nothing; found and let go it may") {
  struct Row {
    std::string because;
    bool abort;
    std::string german_answer;
    std::string allied_answer;
    bool may;
  };
  // Emden is found by the Zhemchug, as fast as she is.
  const Row rows[] = {
      {"the Allies aborted", true, "", "", true},
      {"the Allies ran and got away", false, "", "Zhemchug", true},
      {"it ran", false, "Emden", "no", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, {1, 6, 1});
    game.place("Emden", 31).place("Nürnberg", 4).place("Zhemchug", 30);
    game.begin();
    game.germans("Emden > 30 merchants");
    game.allies("Zhemchug > 30");
    game.allies(row.abort ? "no" : "yes");
    if (row.abort) game.germans("");  // no surprise attack
    if (!row.abort) {
      game.germans(row.german_answer);
      game.allies(row.allied_answer);
      if (game.asked() == "escape A") game.allies("Zhemchug > 31");
      if (game.asked() == "escape G") game.germans("Emden > 24");
    }
    CHECK((game.asked() == "hit_and_go_home G") == row.may);
  }
}

TEST_CASE("[FS 4.7.1] A combat bars captures, not a raid and not the way home") {
  struct Row {
    std::string plot;
    int from;
    int area;
    std::string asked;
    std::string track;
  };
  // The Karlsruhe stands, the Astraea fights and is sunk by her.
  const Row rows[] = {
      {" merchants", 31, 30, "plot G", "allied_ship_sunk +1 Astraea"},
      {" raid Singapore", 31, 30, "plot G", "allied_ship_sunk +1 Astraea, raid +3 Singapore"},
      {" return", 12, 13, "hit_and_go_home G", "allied_ship_sunk +1 Astraea"},
      {" merchants", 12, 13, "hit_and_go_home G", "allied_ship_sunk +1 Astraea"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.plot);
    CAPTURE(row.area);
    Game game(EmptySea{.turn = 3}, {1, 6, 1});
    game.place("Karlsruhe", row.from).place("Nürnberg", 4).place("Astraea", row.area);
    game.change("Astraea").damage = 2;
    game.begin();
    game.germans("Karlsruhe > " + std::to_string(row.area) + row.plot);
    game.allies("Astraea > " + std::to_string(row.area));
    game.allies("yes");
    game.germans("");
    game.allies("");
    game.pass(Decision::targets);
    game.germans("Karlsruhe > Astraea");
    game.allies("Astraea > Karlsruhe");
    REQUIRE(game.asked() == "torpedoes GA");
    game.germans("");
    game.allies("");
    CHECK(game.asked() == row.asked);
    CHECK(game.track() == row.track);
    if (row.asked == "hit_and_go_home G") {
      CHECK(game.refusal(german, "Karlsruhe 1") == "4.7.1: Karlsruhe may make no captures now.");
      CHECK(game.refusal(german, "Karlsruhe home") == "");
    }
  }
}

TEST_CASE("[FS 4.7.2] A raid scores the station's value, once a game") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 31).place("Nürnberg", 4);
  game.begin();
  game.germans("Emden > 30 raid Singapore");
  game.allies("");
  CHECK(game.track() == "raid +3 Singapore");
  CHECK(game.refusal(german, "Leipzig > 30 raid Singapore") == "4.7.2: Singapore has been raided.");
  game.germans("Leipzig > 30 raid Labuan");
  game.allies("");
  CHECK(game.vp() == 4);
}

TEST_CASE("[FS 4.7.2] A squadron raids as one; two stations of an area may be raided in one OB") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden+Leipzig", 31).place("Dresden", 31).place("Nürnberg", 4);
  game.begin();
  game.germans("Emden+Leipzig > 30 raid Labuan, Dresden > 30 raid Singapore");
  game.allies("");
  CHECK(game.track() == "raid +3 Singapore, raid +1 Labuan");
}

TEST_CASE("[FS 4.7.2] A raider that its guards flee from scores") {
  Game game(EmptySea{.turn = 3});
  game.place("Leipzig", 31).place("Nürnberg", 4).place("Newcastle", 30);
  game.begin();
  game.germans("Leipzig > 30 raid Singapore");
  game.allies("Newcastle > 30 guard Singapore");
  game.germans("");
  game.allies("Newcastle");
  game.allies("Newcastle > 31");
  CHECK(game.track() == "cowardice +1 Newcastle, raid +3 Singapore");
}

TEST_CASE("[FS 4.7.3] The way home: one ship on 5 or 6, a squadron on 6, else ship by ship") {
  struct Row {
    std::string group;
    std::vector<int> dice;
    std::string track;
  };
  const Row rows[] = {
      {"Dresden", {5}, "returned +3 Dresden"},
      {"Dresden", {6}, "returned +3 Dresden"},
      {"Dresden", {4}, "lost_on_return -1 Dresden"},
      {"Scharnhorst", {1}, "lost_on_return -3 Scharnhorst"},
      {"Scharnhorst+Gneisenau", {6}, "returned +9 Scharnhorst, returned +9 Gneisenau"},
      {"Scharnhorst+Gneisenau", {5, 4, 5}, "lost_on_return -3 Scharnhorst, returned +9 Gneisenau"},
      {"Scharnhorst+Dresden", {1, 6, 1}, "returned +9 Scharnhorst, lost_on_return -1 Dresden"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.group);
    CAPTURE(row.track);
    Game game(EmptySea{.turn = 3}, row.dice);
    game.place(row.group, 12).place("Nürnberg", 4);
    game.begin();
    game.germans(row.group + " > 13 return");
    game.allies("");
    const auto plus = row.group.find('+');
    const std::string leader = row.group.substr(0, plus);
    if (plus != std::string::npos) {
      CHECK(game.refusal(german, row.group.substr(plus + 1) + " home") != "");
    }
    game.germans(leader + " home");
    CHECK(game.track() == row.track);
    CHECK(game.dice_left() == 0);
    const bool home = row.track.find("returned +9 " + leader) != std::string::npos ||
                      row.track.find("returned +3 " + leader) != std::string::npos;
    CHECK(game.where(leader) == (home ? "in_germany" : "sunk"));
  }
}

TEST_CASE("[FS 4.3.1] In PHASE 5 -Att and -RTB may be dropped or exchanged, not done both") {
  Game game(EmptySea{.turn = 3}, {5, 5});
  game.place("Dresden", 12).place("Karlsruhe", 12).place("Leipzig", 12).place("Nürnberg", 4);
  game.begin();
  game.germans("Dresden > 13 return, Karlsruhe > 13 merchants, Leipzig > 13");
  game.allies("");
  CHECK(game.refusal(german, "") == "");
  CHECK(game.refusal(german, "Dresden 1") == "");
  CHECK(game.refusal(german, "Karlsruhe home") == "");
  CHECK(game.refusal(german, "Karlsruhe home, Karlsruhe home") ==
        "4.3.1: Karlsruhe is given two things to do.");
  CHECK(game.refusal(german, "Dresden 1, Dresden home") ==
        "4.3.1: Dresden is given two things to do.");
  CHECK(game.refusal(german, "Leipzig home") == "4.7.3: Leipzig may not try for Germany now.");
  game.germans("Karlsruhe home, Dresden home");
  CHECK(game.track() == "returned +6 Karlsruhe, returned +3 Dresden");
}

TEST_CASE("[FS 4.7.3] Who ran does not try for Germany in that OB") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Karlsruhe", 12).place("Nürnberg", 4).place("Hampshire", 13);
  game.begin();
  game.germans("Karlsruhe > 13 return");
  game.allies("Hampshire > 13");
  game.allies("yes");
  game.germans("Karlsruhe");
  game.allies("no");
  game.germans("Karlsruhe > 12");
  CHECK(game.asked() == "plot G");
}
