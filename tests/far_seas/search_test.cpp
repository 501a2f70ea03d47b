// PHASE 4: conflict areas and searches (4.6.1, 4.6.2).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 4.6.1] Conflict areas: where both sides have ships that moved in this OB") {
  struct Row {
    std::string because;
    std::string plot;
    std::string order;
    std::string conflicts;
  };
  // Emden and Nürnberg in 31, Minotaur and Triumph in 30, Glasgow in 8; area 30 has merchants.
  const Row rows[] = {
      {"the Allied ship has not moved", "Emden > 30", "", ""},
      {"both have", "Emden > 30", "Minotaur > 30", "conflicts 30\n"},
      {"within the area", "Emden > 31", "Minotaur > 31", "conflicts 31\n"},
      {"the German ship there has not moved", "Leipzig > 3", "Minotaur > 31", ""},
      {"an escort does not search", "Emden > 30", "Minotaur > 30 escort", ""},
      {"a guard does not search", "Emden > 30", "Minotaur > 30 guard Singapore", ""},
      {"but meets a raider", "Emden > 30 raid Singapore", "Minotaur > 30 guard Singapore",
       "conflicts 30\n"},
      {"of its own station only", "Emden > 30 raid Labuan", "Minotaur > 30 guard Singapore", ""},
      {"a raider may be searched for", "Emden > 30 raid Labuan", "Minotaur > 30", "conflicts 30\n"},
      {"two", "Emden > 30, Nürnberg > 31", "Minotaur > 31, Triumph > 30", "conflicts 30 31\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = Game::seeded(EmptySea{.turn = 3}, 1);
    game.place("Emden", 31).place("Nürnberg", 31).place("Leipzig", 3).place("Glasgow", 8);
    game.place("Minotaur", 30).place("Triumph", 30);
    game.begin();
    game.germans(row.plot);
    game.allies(row.order);
    CHECK(game.news("conflicts") == row.conflicts);
  }
}

TEST_CASE("[FS 4.6.1] One conflict area after another; the Allies say which is next") {
  Game game(EmptySea{.turn = 3}, {6, 6, 6});
  game.place("Emden", 31).place("Nürnberg", 32).place("Leipzig", 3);
  game.place("Minotaur", 30).place("Hampshire", 31).place("Dartmouth", 4);
  game.begin();
  game.germans("Emden > 30, Nürnberg > 32, Leipzig > 4");
  game.allies("Minotaur > 30, Hampshire > 32, Dartmouth > 4");
  CHECK(game.asked() == "choose_area A");
  CHECK(game.refusal(allied, "31") ==
        "4.6.1: Area 31 is no conflict area that is still to be resolved.");
  game.allies("32");
  CHECK(game.news("search") == "search Nürnberg 6: not found\n");
  CHECK(game.asked() == "choose_area A");
  CHECK(game.refusal(allied, "32") != "");
  // The last one is not asked about.
  game.allies("4");
  CHECK(game.news("search") == "search Leipzig 6: not found\nsearch Emden 6: not found\n");
}

TEST_CASE("[FS 4.6.2.1] The search die, its modifiers, and what it finds") {
  struct Row {
    std::string because;
    std::string plot;
    std::string order;
    std::vector<int> dice;
    std::string told;
  };
  const Row rows[] = {
      {"a 1 finds", "Emden > 30", "Minotaur > 30", {1}, "search Emden 1: found\n"},
      {"a 2 does not", "Emden > 30", "Minotaur > 30", {2}, "search Emden 2: not found\n"},
      {"a squadron counts as one",
       "Emden > 30",
       "Minotaur+Hampshire+Triumph > 30",
       {2},
       "search Emden 2: not found\n"},
      {"each searching group above one",
       "Emden > 30",
       "Minotaur > 30, Hampshire+Triumph > 30",
       {2, 6, 1},
       "search Emden 2 searchers-1: found\n"},
      {"three groups",
       "Emden > 30",
       "Minotaur > 30, Hampshire > 30, Triumph > 30",
       {3, 6, 1, 2},
       "search Emden 3 searchers-2: found\n"},
      {"each target ship above one",
       "Emden+Nürnberg > 30",
       "Minotaur > 30",
       {2},
       "search Emden+Nürnberg 2 squadron_size-1: found\n"},
      {"not enough",
       "Emden+Nürnberg > 30",
       "Minotaur > 30",
       {3},
       "search Emden+Nürnberg 3 squadron_size-1: not found\n"},
      {"both",
       "Emden+Nürnberg > 30",
       "Minotaur > 30, Hampshire > 30",
       {3, 1, 2},
       "search Emden+Nürnberg 3 searchers-1 squadron_size-1: found\n"},
      {"escorts and guards do not count",
       "Emden > 30",
       "Minotaur > 30, Hampshire > 30 escort, Triumph > 30 guard Singapore",
       {2},
       "search Emden 2: not found\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3}, row.dice);
    game.place("Emden", 31).place("Nürnberg", 31).place("Leipzig", 3);
    game.place("Minotaur", 30).place("Hampshire", 30).place("Triumph", 30);
    game.begin();
    game.germans(row.plot);
    game.allies(row.order);
    CHECK(game.news("search") == row.told);
    CHECK(game.dice_left() == 0);
  }
}

TEST_CASE("[FS 4.6.2.1] Who failed is done, still counts, and the others may search on") {
  Game game(EmptySea{.turn = 3}, {6, 5, 2, 2});
  game.place("Emden", 31).place("Leipzig", 3).place("Minotaur", 30).place("Hampshire", 30);
  game.begin();
  game.germans("Emden > 30");
  game.allies("Minotaur > 30, Hampshire > 30");
  CHECK(game.news("determined") == "determined Minotaur 5 Hampshire 2: Minotaur\n");
  CHECK(game.news("failed") == "failed Minotaur\n");
  CHECK(game.status("Minotaur").readiness == Readiness::done);
  CHECK(game.asked() == "search A");
  game.allies("Emden");
  // One group is left: no determination, but both count for the die.
  CHECK(game.news("search") == "search Emden 2 searchers-1: found\n");
  CHECK(game.news("determined") == "");
  CHECK(game.news("met") == "met Emden by Hampshire: search\n");
}

TEST_CASE("[FS 4.6.2.1] Squadrons are searched for first; between equals the Allies choose") {
  Game game(EmptySea{.turn = 3}, {6, 1, 2, 6});
  game.place("Emden", 31).place("Nürnberg+Dresden", 31).place("Königsberg+Karlsruhe", 31);
  game.place("Minotaur", 30).place("Hampshire", 30);
  game.begin();
  game.germans("Emden > 30, Nürnberg+Dresden > 30, Königsberg+Karlsruhe > 30");
  game.allies("Minotaur > 30, Hampshire > 30");
  CHECK(game.asked() == "search A");
  CHECK(game.refusal(allied, "") == "4.6.2: The first search of an area is made.");
  CHECK(game.refusal(allied, "Emden") == "4.6.2.1: Emden cannot be the target now.");
  CHECK(game.refusal(allied, "Karlsruhe") == "");
  game.allies("Dresden");
  CHECK(game.news("search") ==
        "search Dresden+Nürnberg 6 searchers-1 squadron_size-1: not found\n");
  // A squadron that was not found may be looked for again, before any single ship.
  CHECK(game.refusal(allied, "Dresden") == "");
  CHECK(game.refusal(allied, "Emden") != "");
}

TEST_CASE(
    "[FS 4.6.2.1] An approach may be aborted; the target stays undiscovered, the group is done") {
  Game game(EmptySea{.turn = 3}, {1, 5, 2, 1});
  game.place("Emden", 31).place("Leipzig", 3).place("Zhemchug", 30).place("Minotaur", 30);
  game.begin();
  game.germans("Emden > 30");
  game.allies("Zhemchug > 30, Minotaur > 30");
  REQUIRE(game.news("met") == "met Emden by Minotaur: search\n");
  CHECK(game.asked() == "approach A");
  game.allies("no");
  CHECK(!game.status("Emden").discovered);
  CHECK(game.status("Minotaur").readiness == Readiness::done);
  CHECK(game.asked() == "search A");
  game.allies("Emden");
  CHECK(game.news("met") == "met Emden by Zhemchug: search\n");
  game.allies("yes");
  CHECK(game.status("Emden").discovered);
  CHECK(game.asked() == "accept_or_run G");
}

TEST_CASE("[FS 4.6.2.1] A single searcher may abort too; the German ship may still surprise") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Emden", 31).place("Leipzig", 3).place("Zhemchug", 30);
  game.begin();
  game.germans("Emden > 30");
  game.allies("Zhemchug > 30");
  game.allies("no");
  CHECK(game.asked() == "surprise_attack G");
  CHECK(game.refusal(german, "Emden > Zhemchug") == "");
}

TEST_CASE("[FS 4.6.2.1] Who was approached is not met again this turn") {
  Game game(EmptySea{.turn = 3}, {1, 2, 5});
  game.place("Leipzig", 31).place("Emden", 3).place("Hampshire", 30).place("Newcastle", 30);
  game.begin();
  game.germans("Leipzig > 30");
  game.allies("Hampshire > 30, Newcastle > 30");
  REQUIRE(game.news("met") == "met Leipzig by Newcastle: search\n");
  game.allies("yes");
  game.germans("");
  game.allies("Newcastle");  // runs, two grades faster
  game.allies("Newcastle > 31");
  // The Hampshire could search still, the Leipzig could surprise her: but she is discovered.
  CHECK(game.board().ob == 2);
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 4.6.2.2] The highest die finds or fails; ties are rolled again among the tied") {
  Game game(EmptySea{.turn = 3}, {1, 4, 2, 4, 3, 3, 1, 6});
  game.place("Emden", 31).place("Leipzig", 3);
  game.place("Minotaur", 30).place("Hampshire", 30).place("Triumph", 30);
  game.begin();
  game.germans("Emden > 30");
  game.allies("Minotaur > 30, Hampshire > 30, Triumph > 30");
  CHECK(game.news("determined") ==
        "determined Triumph 4 Minotaur 2 Hampshire 4 Triumph 3 Hampshire 3 Triumph 1 Hampshire 6: "
        "Hampshire\n");
  CHECK(game.news("met") == "met Emden by Hampshire: search\n");
}

TEST_CASE("[FS 4.6.2] A search ends when nobody is left to search, or nobody to be found") {
  Game game(EmptySea{.turn = 3}, {6, 5, 2, 6});
  game.place("Emden", 31).place("Leipzig", 3).place("Zhemchug", 30).place("Minotaur", 30);
  game.begin();
  game.germans("Emden > 30");
  game.allies("Zhemchug > 30, Minotaur > 30");
  REQUIRE(game.asked() == "search A");
  SUBCASE("both fail") {
    game.allies("Emden");
    CHECK(game.asked() == "surprise_attack G");
  }
  SUBCASE("the Russian ship declines") {
    game.allies("");
    CHECK(game.news("declined") == "declined 30\n");
    CHECK(game.vp() == 0);
    CHECK(game.asked() == "surprise_attack G");
  }
}

TEST_CASE("[FS 4.6.2.4] Found without a die: into the Red Sea, through Panama, a guarded station") {
  struct Row {
    std::string because;
    std::string ship;
    int from;
    std::string plot;
    std::string searcher;
    int at;
    std::string order;
    std::string told;
  };
  const Row rows[] = {
      {"into the Red Sea", "Dresden", 21, "Dresden > 22", "Black Prince", 22, "Black Prince > 22",
       "met Dresden by Black Prince: into_red_sea\n"},
      {"through Panama", "Leipzig", 3, "Leipzig > 10", "Suffolk", 10, "Suffolk > 10",
       "met Leipzig by Suffolk: through_panama\n"},
      {"onto a guarded station", "Emden", 31, "Emden > 30 raid Singapore", "Minotaur", 30,
       "Minotaur > 30 guard Singapore", "met Emden by Minotaur: guarded_station\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3});
    game.place(row.ship, row.from).place(row.searcher, row.at);
    game.begin();
    game.germans(row.plot);
    game.allies(row.order);
    CHECK(game.news("met") == row.told);
    // There is no abort: the Germans answer at once.
    CHECK(game.asked() == "accept_or_run G");
    CHECK(game.status(row.ship).discovered);
  }
}

TEST_CASE("[FS 4.6.2.4] Within the Red Sea, or with nobody on search, nobody is found so") {
  SUBCASE("a move within it is searched for with a die") {
    Game game(EmptySea{.turn = 3}, {2});
    game.place("Dresden", 22).place("Black Prince", 22);
    game.begin();
    game.germans("Dresden > 22");
    game.allies("Black Prince > 22");
    CHECK(game.news("search") == "search Dresden 2: not found\n");
  }
  SUBCASE("an Allied ship that has not moved finds nobody") {
    Game game(EmptySea{.turn = 3});
    game.place("Dresden", 21).place("Leipzig", 3).place("Black Prince", 22);
    game.begin();
    game.germans("Dresden > 22");
    game.allies("");
    CHECK(game.board().ob == 2);
  }
}

TEST_CASE("[FS 4.6.2.4] Too few to meet all that are found so: the Allies choose, and must") {
  Game game(EmptySea{.turn = 3});
  game.place("Dresden", 21).place("Emden", 21).place("Black Prince", 22);
  game.begin();
  game.germans("Dresden > 22, Emden > 22");
  game.allies("Black Prince > 22");
  CHECK(game.asked() == "search A");
  CHECK(game.refusal(allied, "") != "");
  game.allies("Dresden");
  CHECK(game.news("met") == "met Dresden by Black Prince: into_red_sea\n");
}

TEST_CASE("[FS 4.6.2.4] Several who could meet them: the determination die, squadrons first") {
  Game game(EmptySea{.turn = 3}, {2, 5, 6});
  game.place("Dresden", 21).place("Königsberg+Emden", 21);
  game.place("Black Prince", 22).place("Fox", 22);
  game.begin();
  game.germans("Dresden > 22, Königsberg+Emden > 22");
  game.allies("Black Prince > 22, Fox > 22");
  // Squadrons first, by themselves: there is one, so nothing is asked.
  CHECK(game.news("met") == "met Emden+Königsberg by Fox: into_red_sea\n");
  CHECK(game.dice_left() == 1);
}

TEST_CASE(
    "[FS 4.4.2] A raider on a guarded station meets its guards alone, whoever else searches") {
  Game game(EmptySea{.turn = 3}, {3, 5});
  game.place("Emden", 31).place("Leipzig", 3).place("Minotaur", 30).place("Ibuki", 30);
  game.place("Hampshire", 30);
  game.begin();
  game.germans("Emden > 30 raid Singapore");
  game.allies("Minotaur > 30 guard Singapore, Ibuki > 30 guard Singapore, Hampshire > 30");
  // Two nations guard it: the determination die says who meets the raider (4.6.2.2).
  CHECK(game.news("determined") == "determined Minotaur 3 Ibuki 5: Ibuki\n");
  CHECK(game.news("search") == "");
  CHECK(game.news("met") == "met Emden by Ibuki: guarded_station\n");
}

TEST_CASE("[FS 4.4.2] A guard of an earlier OB meets each raider of the turn") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Karlsruhe", 31).place("Leipzig", 3).place("Swiftsure", 30);
  game.begin();
  game.germans("Leipzig > 3");
  game.allies("Swiftsure > 30 guard Singapore");
  game.germans("Karlsruhe > 30 raid Singapore");
  game.allies("");
  REQUIRE(game.asked() == "accept_or_run G");
  game.germans("Karlsruhe");
  game.allies("no");
  game.germans("Karlsruhe > 24");  // 4+ from 3: away without a die
  CHECK(game.vp() == 0);           // who ran raids nothing
  game.germans("Emden > 30 raid Singapore");
  game.allies("");
  CHECK(game.news("met") == "met Emden by Swiftsure: guarded_station\n");
}
