// Coal (6.1): who has it, what it costs, and that nobody but the German side learns of it.
#include <doctest/doctest.h>

#include <algorithm>

#include "rules/far_seas/bot.hpp"
#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Emden in mid-ocean without coal in turn 3, with so many piles.
Game short_of_coal(int piles) {
  Game game(advanced_sea(3));
  game.place("Emden", 8);
  for (CoalStatus& coal : game.change().german.coal) coal.piles = piles;
  game.begin();
  return game;
}

}  // namespace

TEST_CASE("[FS 6.1.1] All Main Cruisers are coaled for turn 1") {
  Game game(Scenario::campaign, {});
  game.change() = FarSeas{real_pack()}.initial(Setup{Scenario::campaign, advanced_rules});
  game.begin();
  CHECK(game.news("coaled") ==
        "coaled Scharnhorst+Gneisenau+Karlsruhe+Emden+Dresden+Königsberg+Nürnberg+Leipzig\n");
  Game far_out(advanced_sea(1));
  far_out.place("Emden", 8).begin();  // where there is no coal
  CHECK(far_out.coal("Emden") == "3 coaled");
}

TEST_CASE("[FS 6.1.1] Who begins a turn at a coaling place is coaled, elsewhere not") {
  struct Row {
    std::string place;
    int area;
    bool coaled;
  };
  const Row rows[] = {
      {"neutral ports", 3, true},  {"neutral ports", 9, true},
      {"neutral ports", 30, true}, {"Samoa", 4, true},
      {"Kamerun", 18, true},       {"Tsingtau", 31, true},
      {"New Guinea", 32, true},    {"mid-ocean", 8, false},
      {"the Horn", 6, false},      {"off Newfoundland", 12, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.place);
    CAPTURE(row.area);
    Game game(advanced_sea(3));
    game.place("Emden", row.area).begin();
    CHECK(game.coal("Emden") == (row.coaled ? "3 coaled" : "3"));
  }
}

TEST_CASE("[FS 6.1.1] [FS 7.2] The Rufiji is part of area 21, where there is coal") {
  Game game({.turn = 3, .rules = full_rules});
  game.place("Königsberg", 21).place("Königsberg", Whereabouts::rufiji).begin();
  CHECK(game.coal("Königsberg") == "3 coaled");
}

TEST_CASE("[FS 6.1.2] [FS 6.4.3] A colony gives no coal once it is taken, or besieged by enough") {
  struct Row {
    std::string because;
    std::string besiegers;
    bool captured;
    bool coaled;
  };
  const Row rows[] = {
      {"nobody is there", "", false, true},
      {"one ship of two", "Triumph", false, true},
      {"two", "Triumph+Minotaur", false, false},
      {"of two nations", "Triumph+Askold", false, false},
      {"three", "Triumph+Minotaur+Askold", false, false},
      {"captured, and all have left", "", true, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(8));
    game.place("Emden", 31);
    if (!row.besiegers.empty()) {
      game.place(row.besiegers, 31).place(row.besiegers, Whereabouts::colony_box);
    }
    game.change().board.colonies.at(index_of(game.colony("Tsingtau"))).captured = row.captured;
    game.begin();
    CHECK(game.coal("Emden") == (row.coaled ? "3 coaled" : "3"));
  }
}

TEST_CASE("[FS 6.1.1] Coal is looked at once, when the turn begins") {
  // The siege of Tsingtau is complete in the first OB: who moves in the second is coaled still.
  Game game(advanced_sea(3));
  game.place("Emden", 31).place("Leipzig", 31).place("Dresden", 8);
  game.place("Triumph", 31).place("Askold", 31).begin();
  game.germans("Emden > 30");
  game.allies("Triumph+Askold into Tsingtau");
  CHECK(game.coal("Leipzig") == "3 coaled");
  game.germans("Leipzig > 31");
  CHECK(game.news("named") == "named Leipzig\n");
  game.allies("");
  game.germans("");  // no surprise attack beside the box
  // Dresden comes to a coaling place in this turn, and has coal in the next.
  game.germans("Dresden > 9");
  CHECK(game.news("named") == "named Dresden; Dresden>9\n");
  game.allies("");
  CHECK(game.coal("Leipzig") == "3");  // besieged when turn 4 begins
  CHECK(game.coal("Dresden") == "3 coaled");
  CHECK(game.coal("Emden") == "3 coaled");
}

TEST_CASE("[FS 6.1.1] Three piles a cruiser, each for one turn; then it moves in the open") {
  Game game(advanced_sea(2));
  game.place("Emden", 8).place("Dresden", 6).begin();
  const char* to[] = {"10", "8", "10"};
  for (int used = 0; used < 3; ++used) {
    CHECK(game.coal("Emden") == std::to_string(3 - used));
    const std::string plot = std::string("Emden > ") + to[used];
    game.germans(plot + ", coal Emden");
    CHECK(game.news("named") == "named Emden\n");
    CHECK(game.coal("Emden") == std::to_string(2 - used) + " coaled");
    game.pass(Decision::plot);
    quietly(game, "Dresden > 6");  // a pile of its own each, not a common store
    CHECK(game.coal("Dresden") == "3");
  }
  CHECK(refused(game, german, "Emden > 8, coal Emden") == "6.1.1: Emden has no pile of coal left.");
  game.germans("Emden > 8");
  CHECK(game.news("named") == "named Emden; Emden>8\n");
}

TEST_CASE("[FS 6.1.1] The captures of a turn coal the cruiser they are credited to for the next") {
  Game game(advanced_sea(3));
  game.place("Emden+Leipzig", 8).place("Dresden", 8).begin();
  game.germans("Emden+Leipzig > 8 merchants, Dresden > 8 merchants");
  game.allies("");
  SUBCASE("one of them, of a squadron or not") {
    game.germans("Leipzig 1, Dresden 1");
    CHECK(game.news("coaled") == "coaled Dresden+Leipzig\n");
  }
  SUBCASE("who goes along and is credited with none is not") {
    game.germans("Emden 2, Dresden 0");
    CHECK(game.news("coaled") == "coaled Emden\n");
  }
  SUBCASE("it is for the next turn alone, and cannot be saved") {
    game.germans("Emden 3");
    CHECK(game.coal("Emden") == "3 coaled");
    quietly(game, "Emden > 9, Leipzig > 8, Dresden > 8");  // Emden goes where there is coal
    CHECK(game.coal("Emden") == "3 coaled");
    quietly(game, "Emden > 8, Leipzig > 8, Dresden > 8");
    CHECK(game.coal("Emden") == "3");  // the prize's coal is not left over
  }
}

TEST_CASE("[FS 6.1] Without coal a cruiser moves before the Allies do, and they see where to") {
  Game game(advanced_sea(3), {6});
  game.place("Emden", 8).place("Glasgow", 7).begin();
  game.germans("Emden > 17 merchants");
  CHECK(game.news("named") == "named Emden; Emden>17\n");
  REQUIRE(game.board().open_moves.size() == 1);
  CHECK(game.view(allied).board.open_moves ==
        std::vector<OpenMove>{{game.ship("Emden"), AreaId{17}}});
  game.allies("Glasgow > 17");
  CHECK(game.where("Emden") == "17");
  CHECK(game.news("search") == "search Emden 6: not found\n");  // seen going, still to be found
}

TEST_CASE("[FS 6.1] The assignment of an open move stays secret until its phase") {
  // The same open move with three intentions: the Allies are told one thing before they move.
  struct Row {
    std::string intention;
    std::string revealed;
  };
  const Row rows[] = {{"", "assignments Emden:none\n"},
                      {" merchants", "assignments Emden:merchants\n"},
                      {" raid Sierra Leone", "assignments Emden:raid\n"}};
  for (const Row& row : rows) {
    CAPTURE(row.intention);
    Game game = short_of_coal(0);
    game.germans("Emden > 17" + row.intention);
    CHECK(game.news(allied_eyes) == "named Emden; Emden>17\nphase 2\n");
    CHECK(game.board().assignments.empty());
    game.allies("");
    CHECK(game.news("assignments") == row.revealed);
  }
}

TEST_CASE("[FS 6.1] Nobody else learns why a move is open") {
  // No pile left; piles saved; a canal: the same words.
  Game none = short_of_coal(0);
  Game saved = short_of_coal(3);
  none.germans("Emden > 10");
  saved.germans("Emden > 10");
  CHECK(none.news(allied_eyes) == saved.news(allied_eyes));
  CHECK(none.news() == saved.news());
  CHECK(none.view(allied) == saved.view(allied));
  Game canal(advanced_sea(3));
  canal.place("Emden", 3).begin();
  REQUIRE(canal.coal("Emden") == "3 coaled");
  canal.germans("Emden > 10");
  CHECK(canal.news(allied_eyes) == none.news(allied_eyes));
}

TEST_CASE("[FS 6.1] What the German side alone is told of coal") {
  Game game = short_of_coal(3);
  for (const Event& event : game.told(allied_eyes)) {
    CHECK(!std::holds_alternative<event::CoalLookedAt>(event));
  }
  game.germans("Emden > 10, coal Emden");
  CHECK(game.news(german_eyes).find("coal Emden") != std::string::npos);
  CHECK(game.news(allied_eyes).find("coal") == std::string::npos);
  CHECK(game.news().find("coal") == std::string::npos);
  REQUIRE(game.view(german).german);
  CHECK(game.view(german).german->coal == game.state().german.coal);
  CHECK(!game.view(allied).german);
  CHECK(!game.view(chartroom::core::Viewer::public_eye()).german);
  // The review of 4.9 opens moves and assignments, not the coal beside them.
  game.allies("");
  CHECK(game.news("review") == "review Emden>10 none\n");
}

TEST_CASE("[FS 6.1] Coal is judged ship by ship; a squadron may have both kinds") {
  Game game(advanced_sea(3));
  game.place("Emden", 8).place("Dresden", 9).place("Leipzig", 8).begin();
  game.germans("Emden+Dresden+Leipzig > 10, coal Leipzig");
  CHECK(game.news("named") == "named Emden Dresden Leipzig; Emden>10\n");
  CHECK(game.coal("Emden") == "3");
  CHECK(game.coal("Leipzig") == "2 coaled");
  game.allies("");
  CHECK(game.stands_with("Emden") == "Emden+Dresden+Leipzig");
}

TEST_CASE("[FS 6.1.1] Piles that are refused, each with its reason") {
  struct Row {
    std::string because;
    std::string plot;
    std::string refusal;
  };
  const Row rows[] = {
      {"coaled already", "Dresden > 9, coal Dresden", "6.1.1: Dresden is coaled for this turn."},
      {"not of this plot", "Dresden > 9, coal Emden",
       "6.1.1: Emden does not move in this plot, or needs no coal."},
      {"the canal is open anyway", "Nürnberg > 22, coal Nürnberg",
       "6.1: Nürnberg moves openly whatever its coal."},
      {"an AMC", "Emden > 8, Cormoran > 8, coal Cormoran",
       "6.1.1: Cormoran does not move in this plot, or needs no coal."},
      {"one of the Allies", "Emden > 8, coal Glasgow",
       "6.1.1: Glasgow does not move in this plot, or needs no coal."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(3));
    game.place("Emden", 8).place("Dresden", 9).place("Nürnberg", 23).place("Glasgow", 7);
    game.place("Cormoran", 8).begin();
    CHECK(refused(game, german, row.plot) == row.refusal);
  }
}

TEST_CASE("[FS 6.1.1] A cruiser uses one pile a turn") {
  Game game = short_of_coal(3);
  order::Plot plot{{{{game.ship("Emden")}, AreaId{10}, Assignment::none, no_station}}, {}, {}};
  plot.piles = {game.ship("Emden"), game.ship("Emden")};
  CHECK(refused(game, german, plot) == "6.1.1: Emden uses two piles.");
  plot.piles = {ShipId{200}};
  const auto done = game.order(german, plot);
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
}

TEST_CASE("[FS 6.1] The basic game has no coal") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 8).begin();
  CHECK(game.coal("Emden") == "none");
  CHECK(refused(game, german, "Emden > 10, coal Emden") ==
        "6.1.1: Emden does not move in this plot, or needs no coal.");
  game.germans("Emden > 10");
  CHECK(game.news("named") == "named Emden\n");
}

TEST_CASE("[FS 6.1] Whether a cruiser has coal, and its piles, are in the German side's options") {
  Game game(advanced_sea(3));
  game.place("Emden", 8).place("Dresden", 9).begin();
  game.change().german.coal.front().piles = 1;
  for (const ShipChoice& choice : game.options(german).ships) {
    const std::string& name = real_pack().ship(choice.ship).name;
    CAPTURE(name);
    CHECK(choice.coaled == (name == "Dresden"));
    CHECK(choice.piles == 3);
    // What the options say is what check() says.
    const std::string plot = name + " > 10, coal " + name;
    CHECK(game.refusal(german, plot).empty() == !choice.coaled);
  }
}

TEST_CASE("[FS 6.1] The preview says which move is open, and why") {
  Game game = short_of_coal(3);
  const auto open = game.preview(german, "Emden > 10");
  REQUIRE(open.size() == 1);
  CHECK(open.front().rule == "6.1");
  CHECK(game.preview(german, "Emden > 10, coal Emden").empty());
}

TEST_CASE("[FS 6.1] The simple bot keeps a cruiser that moves openly from hunters that outgun it") {
  // From 16 they reach 8, with the most merchants, and 17; not 7, 9 and 10.
  const auto plots_towards_them = [](int piles) {
    Game game = short_of_coal(piles);
    game.place("Good Hope", 16).place("Monmouth", 16);
    const View view = game.view(german);
    int plots = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const Order order = bot_order(view, chartroom::core::admiral_of(german), seed);
      const AreaId to = std::get<order::Plot>(order).groups.front().to;
      if (to == AreaId{8} || to == AreaId{16} || to == AreaId{17}) ++plots;
    }
    return plots;
  };
  CHECK(plots_towards_them(3) > 0);
  CHECK(plots_towards_them(0) == 0);
}
