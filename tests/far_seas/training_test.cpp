// The training scenarios: Coronel (10) and the Falkland Islands (11).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 10.1] Coronel: who stands where, in which squadrons") {
  Game game(Scenario::coronel);
  CHECK(game.where("Good Hope") == "6");
  CHECK(game.stands_with("Good Hope") == "Monmouth+Good Hope");
  CHECK(game.stands_with("Glasgow") == "Glasgow");
  CHECK(game.stands_with("Canopus") == "Canopus");
  CHECK(game.where("Scharnhorst") == "28");
  CHECK(game.stands_with("Scharnhorst") == "Scharnhorst+Gneisenau+Dresden+Leipzig");
  CHECK(game.where("Nürnberg") == "4");
  CHECK(at_sea(game.board(), allied).size() == 4);
  CHECK(at_sea(game.board(), german).size() == 5);
}

TEST_CASE("[FS 10.2.1] Coronel begins with the Allied move; the plot is given") {
  Game game(Scenario::coronel, std::vector<int>{6, 1, 6});
  game.begin();
  CHECK(game.board().phase == 2);
  CHECK(game.asked() == "allied_movement A");
  game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
  CHECK(game.where("Nürnberg") == "5");
  CHECK(game.stands_with("Nürnberg") == "Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig");
}

TEST_CASE(
    "[FS 10.2.2] Canopus and the squadron search Spee's five with -5; she aborts for 4 points; the "
    "squadron searches with the same modifiers, finds, and fights") {
  Game game(Scenario::coronel, std::vector<int>{6, 5, 2, 6});
  game.begin();
  game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
  CHECK(game.news("search") ==
        "search Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig 6 searchers-1 squadron_size-4: "
        "found\n");
  CHECK(game.news("determined") == "determined Canopus 5 Monmouth 2: Canopus\n");
  REQUIRE(game.asked() == "approach A");
  game.allies("no");
  CHECK(game.track() == "cowardice +4 Canopus");
  REQUIRE(game.asked() == "search A");
  game.allies("Scharnhorst");
  CHECK(game.news("search") ==
        "search Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig 6 searchers-1 squadron_size-4: "
        "found\n");
  CHECK(game.news("met") ==
        "met Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig by Monmouth+Good Hope+Glasgow: "
        "search\n");
  game.allies("yes");
  game.germans("");
  game.allies("");
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig with Monmouth+Good Hope+Glasgow: "
        "encounter\n");
}

TEST_CASE("[FS 10.3] The battle of Coronel begins at B-range, A is passed unshot") {
  SUBCASE("by the squadron") {
    Game game(Scenario::coronel, std::vector<int>{6, 2, 5});
    game.begin();
    game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
    game.allies("yes");
    game.germans("");
    game.allies("");
    CHECK(game.news("combat") == "combat at B\n");
    CHECK(game.asked() == "targets GA");
    // Good Hope reaches at B-range, Monmouth and Glasgow at C only.
    CHECK(game.options(allied).aims.size() == 1);
    CHECK(game.options(german).aims.size() == 2);
  }
  SUBCASE("by the Canopus too, for all her range") {
    Game game(Scenario::coronel, std::vector<int>{6, 5, 2});
    game.begin();
    game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
    game.allies("yes");
    game.germans("");
    game.allies("");
    CHECK(game.news("combat") == "combat at B\n");
  }
}

TEST_CASE("[FS 10.2.3] At Coronel the Germans may run, and the Allies may surprise them or run") {
  SUBCASE("a 6 surprises the runners") {
    Game game(Scenario::coronel, std::vector<int>{6, 2, 5, 6});
    game.begin();
    game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
    game.allies("yes");
    game.germans("Scharnhorst+Gneisenau, Dresden, Nürnberg, Leipzig");
    game.allies("yes");
    CHECK(game.news("combat") == "combat at C\n");
  }
  SUBCASE("the Allies run") {
    Game game(Scenario::coronel, std::vector<int>{6, 2, 5});
    game.begin();
    game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
    game.allies("yes");
    game.germans("");
    game.allies("Glasgow, Good Hope+Monmouth");
    // All three are worth at least the weakest German, and two the strongest (4.6.2.3).
    CHECK(game.track() == "cowardice +3 Monmouth, cowardice +3 Good Hope, cowardice +1 Glasgow");
    CHECK(game.asked() == "chase G");
  }
}

TEST_CASE("[FS 10.4] Coronel ends with its OB; points say who came out ahead") {
  struct Row {
    std::string because;
    bool approach;
    std::string level;
    int points;
  };
  const Row rows[] = {
      {"the squadron aborted", false, "german_success", 7},
      {"the Allies ran, nobody chased", true, "german_success", 7},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(Scenario::coronel, std::vector<int>{6, 2, 5, 6});
    game.begin();
    game.allies("Good Hope+Monmouth+Glasgow > 5, Canopus > 5");
    game.allies(row.approach ? "yes" : "no");
    if (row.approach) {
      game.germans("");
      game.allies("Good Hope, Monmouth, Glasgow");
      game.germans("");
      game.allies("Good Hope > 6, Monmouth > 6, Glasgow > 6");
    } else {
      game.allies("Scharnhorst");  // the Canopus finds them as well
      game.allies("yes");
      game.germans("Scharnhorst, Gneisenau, Dresden, Nürnberg, Leipzig");
      game.allies("no");
      game.allies("");
      game.germans("Scharnhorst > 4, Gneisenau > 4, Dresden > 4, Nürnberg > 4, Leipzig > 4");
    }
    if (game.asked() == "surprise_attack G") game.germans("");
    REQUIRE(game.asked() == "over");
    CHECK(game.board().outcome->level == row.level);
    CHECK(game.board().outcome->points == row.points);
  }
}

TEST_CASE(
    "[FS 11.0] The Falklands: the combat itself, from A-range; one battle behind the Germans") {
  Game game(Scenario::falklands, std::vector<int>{6, 6, 6, 6, 6, 6});
  game.begin();
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Gneisenau+Dresden+Nürnberg+Leipzig with "
        "Canopus+Invincible+Inflexible+Kent+Glasgow+Carnarvon+Cornwall+Bristol: encounter\n");
  CHECK(game.news("combat") == "combat at A\n");
  // Germans do not reach that far.
  REQUIRE(game.asked() == "targets A");
  game.allies("");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "targets GA");
  game.germans("Scharnhorst > Invincible");
  game.allies("");
  CHECK(game.news("shot") == "shot Scharnhorst>Invincible 6 ship-3 attrition-1: 1\n");
}

TEST_CASE("[FS 11.0] The Falklands: what the Germans may call a victory") {
  struct Row {
    std::string because;
    std::string runners;
    std::string escapes;
    std::int8_t invincible;  // damage that stays
    std::string level;
  };
  const Row rows[] = {
      {"more than one got away", "Dresden, Nürnberg", "Dresden > 5, Nürnberg > 7", 0,
       "tactical_victory"},
      {"one got away", "Dresden", "Dresden > 5", 0, "sturdees_revenge"},
      {"and a battlecruiser is hurt", "Dresden", "Dresden > 5", 2, "moral_victory"},
      {"all stayed", "", "", 0, "sturdees_revenge"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(Scenario::falklands, std::vector<int>(12, 6));
    // All but sunk already, so that each 6 sinks one.
    for (const char* ship : {"Scharnhorst", "Gneisenau"}) game.change(ship).damage = 5;
    for (const char* ship : {"Dresden", "Nürnberg", "Leipzig"}) game.change(ship).damage = 2;
    game.change("Invincible").damage = row.invincible;
    game.begin();
    game.allies("Invincible > Scharnhorst, Inflexible > Gneisenau, Canopus > Leipzig");
    game.germans(row.runners);
    game.allies("");
    if (game.asked() == "chase A") game.allies("");
    if (game.asked() == "escape G") game.germans(row.escapes);
    // Who stayed is sunk at B-range.
    if (game.asked() == "targets A") {
      const bool nuernberg = row.runners.find("Nürnberg") == std::string::npos;
      const bool dresden = row.runners.empty();
      game.allies(std::string(nuernberg ? "Carnarvon > Nürnberg" : "") +
                  (dresden ? ", Inflexible > Dresden" : ""));
    }
    REQUIRE(game.board().outcome);
    CHECK(game.board().outcome->level == row.level);
  }
}
