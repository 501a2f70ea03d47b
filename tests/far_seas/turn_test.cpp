// The frame of the game: the map (2.2), set-up (3.0), turns and Operationsbefehle (4.0, 4.1, 4.8,
// 4.9), and how it ends (8.0).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 2.2] Neighbours, canals and closed seas, for each side and turn") {
  struct Row {
    std::string because;
    int from;
    int to;
    int turn;
    bool germans;
    bool allies;
  };
  const Row rows[] = {
      {"neighbours", 4, 5, 1, true, true},
      {"not adjacent", 3, 30, 9, false, false},
      {"staying", 30, 30, 1, true, true},
      {"Panama on turn 1", 3, 10, 1, false, true},
      {"Panama from turn 2", 10, 3, 2, true, true},
      {"Suez is Allied", 22, 33, 9, false, true},
      {"the Mediterranean is closed to Germans", 16, 33, 9, false, true},
      {"the Channel too", 15, 34, 9, false, true},
      {"the Mediterranean opens to Suez and the Atlantic only", 33, 15, 9, false, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    const AreaId from = static_cast<AreaId>(row.from);
    const AreaId to = static_cast<AreaId>(row.to);
    CHECK(real_pack().may_go_german(from, to, row.turn) == row.germans);
    CHECK(real_pack().may_go_allied(from, to, row.turn) == row.allies);
  }
}

TEST_CASE("[FS 3.0] Set-up: ships stand where their counters say, each alone") {
  struct Row {
    std::string ship;
    std::string where;
  };
  const Row rows[] = {
      {"Scharnhorst", "32"},
      {"Gneisenau", "32"},
      {"Nürnberg", "32"},
      {"Emden", "31"},
      {"Leipzig", "3"},
      {"Dresden", "9"},
      {"Karlsruhe", "9"},
      {"Königsberg", "21"},
      {"Seydlitz", "german_reserves"},
      {"Lion", "british_reserves"},
      {"Tiger", "not_arrived"},
      {"Canopus", "england_hb1"},
      {"Invincible", "england_hb2"},
      {"Defence", "33"},
      {"Idzumo", "not_arrived"},
      {"Triumph", "not_arrived"},
      {"Bruix", "not_arrived"},
      {"Glasgow", "7"},
  };
  Game game(Scenario::campaign);
  game.begin();
  for (const Row& row : rows) {
    CAPTURE(row.ship);
    CHECK(game.where(row.ship) == row.where);
    if (game.status(row.ship).where == Whereabouts::at_sea) {
      CHECK(game.stands_with(row.ship) == row.ship);
    }
  }
  CHECK(game.vp() == 0);
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 1.2.2.1] Armed merchant cruisers are no part of the basic game") {
  Game game(Scenario::campaign);
  for (const char* ship : {"Kaiser Wilhelm der Grosse", "Cap Trafalgar", "Kronprinz Wilhelm",
                           "Prinz Eitel Friedrich", "Cormoran"}) {
    CAPTURE(ship);
    CHECK(game.where(ship) == "not_in_play");
  }
}

TEST_CASE("[FS 4.0] A turn has Operationsbefehle until every Main Cruiser has moved") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig+Dresden", 3);
  game.begin();
  CHECK(game.news() == "turn 3\nOB 1\nphase 1\n");
  game.germans("Emden > 30");
  game.allies("");
  CHECK(game.board().ob == 2);
  game.germans("Leipzig+Dresden > 4");
  game.allies("");
  CHECK(game.board().turn == 4);
  CHECK(game.board().ob == 1);
}

TEST_CASE("[FS 4.0] Without a Main Cruiser in play a turn has one OB, for the Allies") {
  Game game(EmptySea{.turn = 3});
  game.place("Glasgow", 7);
  game.begin();
  CHECK(game.asked() == "allied_movement A");
  game.allies("Glasgow > 8");
  CHECK(game.board().turn == 4);
  CHECK(game.asked() == "allied_movement A");
}

TEST_CASE("[FS 4.1] An OB has five phases, one after another") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31);
  game.begin();
  game.germans("Emden > 30");
  CHECK(game.news() == "named Emden\nphase 2\n");
  game.allies("");
  CHECK(game.news() ==
        "phase 3\nmoved Emden>30 none\nphase 4\nno surprise\nphase 5\nassignments Emden:none\n"
        "review Emden>30 none\nturn 4\nOB 1\nphase 1\n");
}

TEST_CASE("[FS 4.8] Escorts and guards protect to the turn's end, a ship on search to the OB's") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 3).place("Highflyer", 30).place("Swiftsure", 24);
  game.place("Newcastle", 30);
  game.begin();
  game.germans("Emden > 1");
  game.allies("Highflyer > 30 escort, Swiftsure > 24 guard Colombo, Newcastle > 30");
  SUBCASE("in the next OB") {
    CHECK(density_left(game.board(), AreaId{30}) == 1);
    CHECK(guards_of(game.board(), game.station("Colombo")).size() == 1);
    CHECK(game.status("Newcastle").readiness == Readiness::done);
    game.germans("Leipzig > 5");
    CHECK(game.refusal(allied, "Newcastle > 31") == "4.2: Newcastle has already moved this turn.");
    CHECK(game.refusal(allied, "Swiftsure > 24") == "4.2: Swiftsure has already moved this turn.");
  }
  SUBCASE("in the next turn a counter left there protects nothing") {
    game.germans("Leipzig > 5");
    game.allies("");
    REQUIRE(game.board().turn == 4);
    CHECK(density_left(game.board(), AreaId{30}) == 2);
    CHECK(guards_of(game.board(), game.station("Colombo")).empty());
    CHECK(game.status("Newcastle").readiness == Readiness::ready);
  }
}

TEST_CASE("[FS 4.9] the end of a turn opens all its plots to everybody") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig+Dresden", 5);
  game.begin();
  game.germans("Emden > 32 merchants");
  game.allies("");
  CHECK(game.view(allied).board.review.empty());
  game.germans("Leipzig > 4 raid Fiji, Dresden > 5");
  game.allies("");
  REQUIRE(game.board().turn == 4);
  CHECK(game.news("review") == "review Emden>32 merchants Leipzig>4 raid Dresden>5 none\n");
  CHECK(game.view(allied).board.review.size() == 3);
}

TEST_CASE("[FS 4.9] Densities and counters are whole again in a new turn") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31);
  game.begin();
  game.germans("Emden > 30 merchants");
  game.allies("");
  game.germans("Emden 2");
  REQUIRE(game.board().turn == 4);
  CHECK(density_left(game.board(), AreaId{30}) == 2);
  CHECK(game.status("Emden").readiness == Readiness::ready);
  CHECK(game.refusal(german, "Emden > 24") == "");
}

TEST_CASE("[FS 5.0] Reinforcements stand on the map before anybody moves") {
  Game game(Scenario::campaign);
  game.begin();
  game.germans(
      "Scharnhorst > 32, Gneisenau > 32, Nürnberg > 32, Emden > 31, Leipzig > 3, Dresden > 9, "
      "Karlsruhe > 9, Königsberg > 21");
  game.allies("Black Prince > 33");
  REQUIRE(game.board().turn == 2);
  CHECK(game.asked() == "plot G");
  for (const char* ship : {"Idzumo", "Kurama", "Satsuma", "Ikoma", "Triumph"}) {
    CAPTURE(ship);
    CHECK(game.where(ship) == "31");
  }
  for (const char* ship :
       {"Bruix", "Amiral Charner", "Friant", "Cassard", "Cosmao", "Challenger", "Cumberland"}) {
    CAPTURE(ship);
    CHECK(game.where(ship) == "18");
  }
  CHECK(game.where("Tiger") == "not_arrived");
}

TEST_CASE("[FS 3.0] The Tiger lies in the Reserves from turn 7") {
  for (const int turn : {6, 7}) {
    CAPTURE(turn);
    Game game(EmptySea{.turn = turn});
    game.place("Tiger", Whereabouts::not_arrived);
    game.begin();
    CHECK(game.where("Tiger") == (turn == 7 ? "british_reserves" : "not_arrived"));
  }
}

TEST_CASE("[FS 8.0] After the ninth turn the total decides") {
  struct Row {
    int vp;
    std::string level;
    std::string winner;
  };
  const Row rows[] = {
      {-3, "allied_win", "A"},
      {30, "allied_win", "A"},
      {31, "draw", ""},
      {40, "draw", ""},
      {41, "german_win", "G"},
      {50, "german_win", "G"},
      {51, "german_honor", "G"},
      {60, "german_honor", "G"},
      {61, "german_triumph", "G"},
      {70, "german_triumph", "G"},
      {71, "german_legend", "G"},
      {80, "german_legend", "G"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.vp);
    Game game(EmptySea{.turn = 9, .vp = row.vp});
    game.begin();
    game.allies("");
    REQUIRE(game.board().outcome);
    const auto& outcome = *game.board().outcome;
    CHECK(outcome.level == row.level);
    CHECK(outcome.points == row.vp);
    const std::string winner = !outcome.winner ? "" : (*outcome.winner == german ? "G" : "A");
    CHECK(winner == row.winner);
    CHECK(game.asked() == "over");
  }
}

TEST_CASE("[FS 8.0] Sudden end: more than 80 points end the game at once") {
  SUBCASE("by a penalty in PHASE 2") {
    Game game(EmptySea{.turn = 3, .vp = 76});
    game.place("Emden", 31).place("Princess Royal", Whereabouts::england_hb2);
    game.begin();
    game.germans("Emden > 30");
    game.allies("Princess Royal enters 15");
    CHECK(game.asked() == "over");
    CHECK(game.board().outcome->level == "german_legend");
    CHECK(game.board().outcome->points == 81);
    CHECK(game.board().outcome->winner == german);
    const auto late = game.order(german, Order{order::Plot{}});
    REQUIRE(!late);
    CHECK(late.error().code == chartroom::core::RefusalCode::game_over);
  }
  SUBCASE("not at 80") {
    Game game(EmptySea{.turn = 3, .vp = 75});
    game.place("Emden", 31).place("Princess Royal", Whereabouts::england_hb2);
    game.begin();
    game.germans("Emden > 30");
    game.allies("Princess Royal enters 15");
    CHECK(game.asked() == "plot G");
  }
  SUBCASE("by cowardice, before anybody is asked about the chase") {
    Game game(EmptySea{.turn = 3, .vp = 79}, {1});
    game.place("Scharnhorst+Gneisenau", 4).place("Good Hope+Monmouth", 6);
    game.begin();
    game.germans("Scharnhorst+Gneisenau > 5");
    game.allies("Good Hope+Monmouth > 5");
    game.allies("yes");
    game.germans("");
    game.allies("Good Hope+Monmouth");
    CHECK(game.vp() == 85);
    CHECK(game.asked() == "over");
  }
  SUBCASE("by a capture, before the raids of the same phase") {
    Game game(EmptySea{.turn = 3, .vp = 80});
    game.place("Emden", 31).place("Leipzig", 3);
    game.begin();
    game.germans("Emden > 30 merchants, Leipzig > 4 raid Fiji");
    game.allies("");
    game.germans("Emden 1");
    CHECK(game.track() == "capture +80, capture +1 30");
    CHECK(game.asked() == "over");
  }
}

TEST_CASE("[FS 4.9] A refused order changes nothing and is told to nobody") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31);
  game.begin();
  const auto events = game.journal().size();
  const State before = game.state();
  CHECK(!game.order(german, "Emden > 5"));
  CHECK(!game.order(allied, "Emden > 30"));
  CHECK(game.journal().size() == events);
  CHECK((game.state() == before));
  CHECK(game.told(allied_viewer).size() == events);
}
