// The German armed merchant cruisers (6.2).
#include <doctest/doctest.h>

#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Cormoran (speed 3) has gone to area 30 and is found there by this ship.
Game cormoran_found(const std::string& hunter, std::vector<int> dice) {
  dice.insert(dice.begin(), 1);
  Game game(advanced_sea(3), std::move(dice));
  game.place("Cormoran", 31).place("Emden", 9).place(hunter, 30).begin();
  game.germans("Emden > 9, Cormoran > 30");
  game.allies(hunter + " > 30");
  REQUIRE(game.asked() == "approach A");
  return game;
}

}  // namespace

TEST_CASE("[FS 6.2] Five AMCs, one star each, where the set-up has them; none in the basic game") {
  struct Row {
    std::string name;
    std::string area;
  };
  const Row rows[] = {{"Kaiser Wilhelm der Grosse", "17"},
                      {"Cap Trafalgar", "8"},
                      {"Kronprinz Wilhelm", "9"},
                      {"Prinz Eitel Friedrich", "31"},
                      {"Cormoran", "31"}};
  Game game(Scenario::campaign);
  for (const Row& row : rows) CHECK(game.where(row.name) == "not_in_play");
  game.change() = FarSeas{real_pack()}.initial(Setup{Scenario::campaign, advanced_rules});
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(game.where(row.name) == row.area);
    CHECK(real_pack().ship(game.ship(row.name)).stars == 1);
  }
}

TEST_CASE("[FS 6.2.1] [FS 4.3.3] AMCs move in the open, after the plot and before the Allies") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 31)
      .place("Cap Trafalgar", 8)
      .place("Emden", 9)
      .place("Dresden", 9)
      .begin();
  game.germans("Emden > 8, Cap Trafalgar > 7, Cormoran > 30");
  CHECK(game.asked() == "allied_movement A");
  CHECK(game.news(allied_eyes) ==
        "named Emden\nmoved Cap Trafalgar>7 none\nmoved Cormoran>30 none\nphase 2\n");
  CHECK(game.where("Cormoran") == "30");
  CHECK(game.where("Emden") == "9");
}

TEST_CASE("[FS 6.2.1] Some, none or all AMCs move in an OB, each once a turn") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 31)
      .place("Cap Trafalgar", 8)
      .place("Emden", 9)
      .place("Dresden", 9)
      .begin();
  game.germans("Emden > 9, Cormoran > 31");  // staying is a move
  game.allies("");
  game.germans("");
  CHECK(refused(game, german, "Dresden > 9, Cormoran > 30") ==
        "6.2.1: Cormoran has already moved this turn.");
  game.germans("Dresden > 9, Cap Trafalgar > 10");
  CHECK(game.where("Cap Trafalgar") == "10");
}

TEST_CASE("[FS 6.2.1] An AMC that waits too long counts as moved where it is") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 31)
      .place("Cap Trafalgar", 8)
      .place("Emden", 9)
      .place("Dresden", 9)
      .begin();
  quietly(game, "Emden > 9");
  CHECK(game.status("Cormoran").moved_in_ob == 0);  // Dresden is still to move
  game.germans("Dresden > 9, Cap Trafalgar > 10");
  CHECK(game.news("moved") == "moved Cap Trafalgar>10 none\nmoved Cormoran>31 none\n");
  CHECK(game.status("Cormoran").moved_in_ob == 2);
  game.allies("");
  // It may do what a ship that moved may do (4.7.1).
  REQUIRE(game.asked() == "hit_and_go_home G");
  game.germans("Cormoran 1");
  CHECK(game.track() == "capture +1 31");
}

TEST_CASE("[FS 6.2.1] Without a Main Cruiser in play the turn has one OB, for AMCs and Allies") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 31).place("Glasgow", 7).begin();
  REQUIRE(game.asked() == "plot G");
  CHECK(game.refusal(german, "Cormoran > 5") ==
        "4.2: Cormoran cannot go from area 31 to area 5: they are not adjacent.");
  game.germans("Cormoran > 30");
  game.allies("Glasgow > 8");
  game.germans("Cormoran 1");
  CHECK(game.board().turn == 4);
  CHECK(game.vp() == 1);
}

TEST_CASE("[FS 6.2.2] One merchant a turn, whatever the density") {
  Game game(advanced_sea(3));
  game.place("Cap Trafalgar", 8).place("Emden", 9).begin();
  game.germans("Emden > 9, Cap Trafalgar > 8");
  game.allies("");
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Cap Trafalgar 2") ==
        "6.2.2: Cap Trafalgar is an AMC: it makes one capture a turn at most.");
  game.germans("Cap Trafalgar 1");
  CHECK(game.track() == "capture +1 8");
}

TEST_CASE("[FS 6.2.2] An AMC needs no assignment for its capture, and shares the merchants") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 30).place("Emden", 30).begin();
  game.germans("Emden > 30 merchants, Cormoran > 30");
  game.allies("");
  CHECK(refused(game, german, "Emden 2, Cormoran 1") ==
        "4.7.1: More captures than merchants in area 30.");
  game.germans("Emden 1, Cormoran 1");
  CHECK(game.news("captured") == "captured 2 in 30 by Emden+Cormoran\n");
  CHECK(game.news("coaled") == "coaled Emden\n");  // none for AMCs (6.1)
}

TEST_CASE("[FS 6.2.2] What AMCs cannot do is refused") {
  struct Row {
    std::string because;
    order::Plot plot;
    std::string refusal;
  };
  Game game(advanced_sea(3));
  game.place("Cormoran", 31).place("Emden", 31).place("Glasgow", 31).begin();
  const ShipId cormoran = game.ship("Cormoran"), emden = game.ship("Emden");
  const StationId singapore = game.station("Singapore");
  const PlottedGroup alone{{emden}, AreaId{30}, Assignment::none, no_station};
  const auto plotted = [&](const Group& ships, Assignment assignment, StationId station) {
    return order::Plot{{alone, {ships, AreaId{30}, assignment, station}}, {}, {}};
  };
  const std::string no_cruiser = "4.3: Cormoran cannot be plotted: it is no Main Cruiser at sea.";
  const Row rows[] = {
      {"raid a station", plotted({cormoran}, Assignment::raid, singapore), no_cruiser},
      {"attack a convoy by -Att", plotted({cormoran}, Assignment::merchants, no_station),
       no_cruiser},
      {"hide in the river", plotted({cormoran}, Assignment::river, no_station), no_cruiser},
      {"join a squadron",
       order::Plot{{{{emden, cormoran}, AreaId{30}, Assignment::none, no_station}}, {}, {}},
       no_cruiser},
      {"a Main Cruiser moved like one", order::Plot{{alone}, {}, {{emden, AreaId{30}}}},
       "6.2: Emden is no AMC at sea."},
      {"an Allied one", order::Plot{{alone}, {}, {{game.ship("Glasgow"), AreaId{30}}}},
       "6.2: Glasgow is no AMC at sea."},
      {"twice", order::Plot{{alone}, {}, {{cormoran, AreaId{30}}, {cormoran, AreaId{31}}}},
       "6.2.1: Cormoran moves twice."},
      {"too far", order::Plot{{alone}, {}, {{cormoran, AreaId{5}}}},
       "4.2: Cormoran cannot go from area 31 to area 5: they are not adjacent."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    CHECK(refused(game, german, row.plot) == row.refusal);
  }
}

TEST_CASE("[FS 6.2.2] AMCs surprise nobody, attack no convoy and do not go home") {
  Game game(advanced_sea(3), {6});
  game.place("Cormoran", 12).place("Cap Trafalgar", 13).place("Emden", 9).place("Pegasus", 12);
  game.change().board.convoys.at(0).stage = ConvoyStatus::Stage::at_sea;  // the Canadian, in 12
  game.begin();
  game.germans("Emden > 9, Cormoran > 12, Cap Trafalgar > 13");
  game.allies("Pegasus > 12");  // fails to find Cormoran: no window opens for it
  REQUIRE(game.asked() == "hit_and_go_home G");
  CHECK(refused(game, german, "Cormoran on Canadian") ==
        "6.3.3: Cormoran cannot attack the Canadian convoy now.");
  CHECK(refused(game, german, "Cap Trafalgar home") ==
        "4.7.3: Cap Trafalgar may not try for Germany now.");
  CHECK(game.options(german).may_return.empty());
  for (const GroupChoice& choice : game.options(german).groups) CHECK(choice.convoys.empty());
}

TEST_CASE("[FS 6.2.2] An AMC that is found must run: nobody is asked whether it does") {
  Game game = cormoran_found("Newcastle", {3});
  game.allies("yes");
  CHECK(game.news("runs") == "runs G\n");
  CHECK(game.asked() == "try_surprise A");
}

TEST_CASE("[FS 6.2.2] An AMC that is caught is sunk without a combat, for -1") {
  Game game = cormoran_found("Newcastle", {3});
  game.allies("yes");
  game.allies("yes");  // a 3: not surprised; 4+ against 3, and one against one: no pairing
  CHECK(game.news("sunk") == "sunk Cormoran by Newcastle\n");
  CHECK(game.where("Cormoran") == "sunk");
  CHECK(game.track() == "german_ship_sunk -1 Cormoran");
  CHECK(game.news("combat").empty());
  CHECK(!game.status("Newcastle").fought);
}

TEST_CASE("[FS 6.2.2] An AMC that is surprised is sunk at once") {
  Game game = cormoran_found("Astraea", {6});  // as slow: it would have had to be caught
  game.allies("yes");
  game.allies("yes");
  CHECK(game.news("surprise die") == "surprise die 6\n");
  CHECK(game.news("sunk") == "sunk Cormoran by Astraea\n");
  CHECK(game.vp() == -1);
}

TEST_CASE("[FS 6.2.2] An AMC that gets away is done for the turn") {
  Game game = cormoran_found("Astraea", {5, 2});  // 3 against 3: the higher die
  game.allies("yes");
  game.allies("no");
  REQUIRE(game.asked() == "escape G");
  game.germans("Cormoran > 31");
  CHECK(game.where("Cormoran") == "31");
  CHECK(game.asked() == "plot G");  // of the next turn: it may capture nothing
  CHECK(game.board().turn == 4);
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 6.2.2] The approach to an AMC may be aborted, at the price of cowardice") {
  Game game = cormoran_found("Newcastle", {});
  game.allies("no");
  CHECK(game.track() == "cowardice +1 Newcastle");
  CHECK(game.asked() == "hit_and_go_home G");  // undiscovered: it may capture
}

TEST_CASE("[FS 6.2.1] Only an AMC that moved in this OB can be found") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 30).place("Emden", 9).place("Dresden", 9).place("Newcastle", 30).begin();
  game.germans("Emden > 9");
  game.allies("Newcastle > 30");
  CHECK(game.news("conflicts").empty());
}

TEST_CASE("[FS 6.2.3] AMCs are interned in PHASE 3, where they moved to, for no points") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 30).place("Cap Trafalgar", 8).place("Kronprinz Wilhelm", 8);
  game.place("Emden", 9).place("Bristol", 9).begin();
  // 24 and 9 have the symbol, 7 too; 8 has not.
  game.germans("Emden > 9, Cormoran > 24, Cap Trafalgar > 9, Kronprinz Wilhelm > 8");
  game.allies("");
  REQUIRE(game.asked() == "intern G");
  CHECK(names_in(game.options(german).free_ships) == "Cap Trafalgar, Cormoran");
  CHECK(game.options(german).may_decline);
  CHECK(refused(game, german, "Kronprinz Wilhelm") ==
        "6.2.3: Kronprinz Wilhelm cannot be interned now.");
  CHECK(refused(game, german, "Emden") == "6.2.3: Emden cannot be interned now.");
  CHECK(refused(game, german, "Cormoran, Cormoran") == "6.2.3: Cormoran is interned twice.");
  game.germans("Cormoran");
  CHECK(game.news("interned") == "interned Cormoran\n");
  CHECK(game.where("Cormoran") == "interned");
  CHECK(game.where("Cap Trafalgar") == "9");
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 6.2.3] Interning comes before the search, and only in the OB of the move") {
  Game game(advanced_sea(3), {6});
  game.place("Cormoran", 24).place("Emden", 9).place("Dresden", 9).place("Fox", 24).begin();
  game.germans("Emden > 9");
  game.allies("");
  CHECK(game.asked() == "plot G");  // Cormoran has not moved: nothing to intern
  game.germans("Dresden > 9");      // now it counts as moved
  game.allies("Fox > 24");
  REQUIRE(game.asked() == "intern G");
  SUBCASE("gone before it can be found") {
    game.germans("Cormoran");
    CHECK(game.news("search").empty());
  }
  SUBCASE("or not") {
    game.germans("");
    CHECK(game.news("search") == "search Cormoran 6: not found\n");
  }
}

TEST_CASE("[FS 4.6.2.4] [FS 6.2.2] AMCs are met without a die in the Red Sea and past Panama") {
  struct Row {
    int from, to;
    std::string hunter;
    std::string met;
  };
  const Row rows[] = {{23, 22, "Fox", "met Cormoran by Fox: into_red_sea\n"},
                      {3, 10, "Descartes", "met Cormoran by Descartes: through_panama\n"}};
  for (const Row& row : rows) {
    CAPTURE(row.to);
    Game game(advanced_sea(3));
    game.place("Cormoran", row.from).place("Emden", 9).place(row.hunter, row.to).begin();
    game.germans("Emden > 9, Cormoran > " + std::to_string(row.to));
    game.allies(row.hunter + " > " + std::to_string(row.to));
    CHECK(game.news("met") == row.met);
    CHECK(game.asked() == "try_surprise A");  // it runs
  }
}

TEST_CASE("[FS 6.2.1] The options list the AMCs that may move, and where to, as check() does") {
  Game game(advanced_sea(3));
  game.place("Cormoran", 31)
      .place("Cap Trafalgar", 8)
      .place("Emden", 9)
      .place("Dresden", 9)
      .begin();
  quietly(game, "Emden > 9, Cormoran > 31");
  const Options options = game.options(german);
  for (const char* name : {"Cormoran", "Cap Trafalgar", "Kronprinz Wilhelm"}) {
    for (const Area& area : real_pack().areas) {
      CAPTURE(name);
      CAPTURE(area.name);
      bool listed = false;
      for (const ShipChoice& choice : options.ships) {
        if (choice.ship != game.ship(name)) continue;
        for (const MoveChoice& move : choice.moves) listed |= move.to == area.id;
      }
      const std::string plot =
          "Dresden > 9, " + std::string(name) + " > " + std::to_string(number_of(area.id));
      CHECK(game.refusal(german, plot).empty() == listed);
    }
  }
}
