// The Rufiji (7.2): in and out of it, and the search there. The fights off its mouth are in
// rufiji_fight_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>

#include "rules/far_seas/river.hpp"
#include "tests/far_seas/rufiji_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

bool known(const Game& game, const std::string& ship) {
  return game.status(ship).known_in_river;
}

}  // namespace

TEST_CASE("[FS 7.2.1] One cruiser of the six goes into the river, from area 21 or next to it") {
  struct Row {
    std::string because;
    std::string plot;
    std::string refusal;
  };
  const std::string not_one = " cannot go into the Rufiji.";
  const Row rows[] = {
      {"from 21", "Dresden > 21 river", ""},
      {"from next door", "Emden > 21 river", ""},
      {"from farther off", "Leipzig > 21 river",
       "4.2: Leipzig cannot go from area 24 to area 21: they are not adjacent."},
      {"Scharnhorst", "Scharnhorst > 21 river", "7.2.1: Scharnhorst" + not_one},
      {"Gneisenau", "Gneisenau > 21 river", "7.2.1: Gneisenau" + not_one},
      {"a squadron", "Dresden+Emden > 21 river", "7.2.1: Emden and Dresden" + not_one},
      {"two ships", "Dresden > 21 river, Emden > 21 river",
       "7.2.1: Two cruisers would be in the Rufiji."},
      {"to another area", "Emden > 20 river", "7.2.1: -Rfj is for a move to area 21."},
      {"with a station", "Emden > 21 river Zanzibar",
       "4.3.1: A station is named for a group that raids none."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(river_sea(3));
    game.place("Dresden", 21).place("Emden", 20).place("Leipzig", 24);
    game.place("Scharnhorst", 21).place("Gneisenau", 23).begin();
    CHECK(game.refusal(german, row.plot) == row.refusal);
    if (!row.refusal.empty()) CHECK(refused(game, german, row.plot) == row.refusal);
  }
  Game without(advanced_sea(3));
  without.place("Dresden", 21).begin();
  CHECK(refused(without, german, "Dresden > 21 river") ==
        "7.2: The Rufiji is closed: the rule is not in use in this game.");
}

TEST_CASE("[FS 7.2.1] All six may enter; they lie in the river's box, of area 21") {
  for (const char* name : {"Königsberg", "Nürnberg", "Leipzig", "Dresden", "Emden", "Karlsruhe"}) {
    CAPTURE(name);
    Game game(river_sea(3));
    game.place(name, 25).begin();
    game.germans(std::string(name) + " > 21 river");
    CHECK(game.news("named") == std::string("named ") + name + "\n");
    CHECK(game.news(allied_eyes).find("river") == std::string::npos);
    game.allies("");
    CHECK(game.news("moved") == std::string("moved ") + name + ">21 river\n");  // PHASE 3: -Rfj
    CHECK(game.where(name) == "rufiji");
    CHECK(game.status(name).area == rufiji_area);
  }
}

TEST_CASE("[FS 7.2.1] One German ship at a time; one may enter as another leaves") {
  struct Row {
    std::string because;
    std::string plot;
    std::string refusal;
  };
  const Row rows[] = {
      {"it is taken", "Emden > 21 river", "7.2.1: Königsberg is in the Rufiji."},
      {"it stays", "Königsberg > 21 river, Emden > 21 river",
       "7.2.1: Two cruisers would be in the Rufiji."},
      {"it leaves in the same plot", "Königsberg > 25, Emden > 21 river", ""},
      {"it leaves into 21", "Königsberg > 21, Emden > 21 river", ""},
      {"it stays, alone", "Königsberg > 21 river, Emden > 21", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = konigsberg_in_the_river();
    game.place("Emden", 20);
    CHECK(game.refusal(german, row.plot) == row.refusal);
    if (!row.refusal.empty()) CHECK(refused(game, german, row.plot) == row.refusal);
  }
  Game game = konigsberg_in_the_river();
  game.place("Emden", 20);
  game.germans("Königsberg > 25, Emden > 21 river");
  game.allies("");
  CHECK(game.where("Königsberg") == "25");
  CHECK(game.where("Emden") == "rufiji");
  CHECK(game.stands_with("Königsberg") == "Königsberg");
  CHECK(game.stands_with("Emden") == "Emden");
}

TEST_CASE("[FS 7.2.1] Staying in the river is the cruiser's move") {
  Game game = konigsberg_in_the_river();
  CHECK(refused(game, german, "") == "4.2: At least one Main Cruiser must move.");
  game.germans("Königsberg > 21 river");
  CHECK(game.news("named") == "named Königsberg\n");  // and a secret one
  game.allies("");
  CHECK(game.where("Königsberg") == "rufiji");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 7.2.1] British ships enter the river, and are a squadron there, of five at most") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {"British ships", "Hyacinth+Astraea > 21 river, Pioneer > 21 river", ""},
      {"a French ship", "Dupleix > 21 river", "7.2.1: Dupleix may not enter the Rufiji."},
      {"a Japanese ship", "Chikuma > 21 river", "7.2.1: Chikuma may not enter the Rufiji."},
      {"a Russian ship", "Askold > 21 river", "7.2.1: Askold may not enter the Rufiji."},
      {"by a move elsewhere", "Fox > 20 river",
       "7.2.1: The Rufiji is entered by a move to area 21."},
      {"six", "Hyacinth+Astraea+Pioneer > 21 river, Fox+Pegasus+Sydney > 21 river",
       "4.2: More than five ships would be in the Rufiji."},
      {"five", "Hyacinth+Astraea+Pioneer > 21 river, Fox+Pegasus > 21 river", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = konigsberg_in_the_river();
    for (const char* name : {"Hyacinth", "Astraea", "Pioneer", "Fox", "Pegasus", "Sydney",
                             "Dupleix", "Chikuma", "Askold"}) {
      game.place(name, 20);
    }
    game.germans("Königsberg > 21");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) CHECK(refused(game, allied, row.order) == row.refusal);
  }
  Game game = konigsberg_in_the_river();
  game.place("Hyacinth+Astraea", 20).place("Pioneer", 25).place("Emden", 3);
  game.germans("Königsberg > 21");
  game.allies("Hyacinth+Astraea > 21 river, Pioneer > 21 river");
  CHECK(game.stands_with("Pioneer") == "Hyacinth+Astraea+Pioneer");
  CHECK(game.where("Pioneer") == "rufiji");
  Game without(advanced_sea(3));
  without.place("Emden", 3).place("Fox", 20).begin();
  without.germans("Emden > 3");
  CHECK(refused(without, allied, "Fox > 21 river") ==
        "7.2: The Rufiji is closed: the rule is not in use in this game.");
}

TEST_CASE("[FS 7.2.1] Those who leave make room in the same order") {
  Game game = konigsberg_in_the_river();
  game.place("Emden", 3).place("Sydney", 20);
  const char* five[] = {"Hyacinth", "Astraea", "Pioneer", "Fox", "Pegasus"};
  for (const char* name : five) game.place(name, 21).place(name, Whereabouts::rufiji);
  game.germans("Emden > 3");
  CHECK(refused(game, allied, "Sydney > 21 river") ==
        "4.2: More than five ships would be in the Rufiji.");
  CHECK(game.refusal(allied, "Sydney > 21 river, Fox > 21").empty());
  game.allies("Sydney > 21 river, Fox > 25 escort");
  CHECK(game.where("Fox") == "25");
  CHECK(game.where("Sydney") == "rufiji");
}

TEST_CASE("[FS 7.2.2] [FS 4.6.2.1] The search of the river: one die, -1 for each ship above one") {
  struct Row {
    std::string searchers;
    std::string news;
  };
  const Row rows[] = {
      {"Hyacinth", "river search Königsberg by Hyacinth 1: found\n"},
      {"Hyacinth", "river search Königsberg by Hyacinth 2: not found\n"},
      {"Hyacinth+Astraea",
       "river search Königsberg by Hyacinth+Astraea 2 river_searchers-1: found\n"},
      {"Hyacinth+Astraea+Fox",
       "river search Königsberg by Hyacinth+Astraea+Fox 4 river_searchers-2: not found\n"},
      {"Hyacinth+Astraea+Fox",
       "river search Königsberg by Hyacinth+Astraea+Fox 3 river_searchers-2: found\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.news);
    const auto at = row.news.find_first_of("123456");
    Game game = konigsberg_in_the_river({row.news.at(at) - '0'});
    game.place(row.searchers, 20).place("Emden", 3);
    game.germans("Königsberg > 21 river");
    game.allies(row.searchers + " > 21 river");
    CHECK(game.news("river search") == row.news);
    const bool found = row.news.ends_with(": found\n");
    CHECK(known(game, "Königsberg") == found);
    CHECK(game.news("known") == (found ? "known in the river Königsberg\n" : ""));
    const View seen = game.view(allied);
    CHECK(seen.board.status(game.ship("Königsberg")).known_in_river == found);
    // Found or not, there is no fight in the river, and nobody is asked to run.
    CHECK(game.news("met").empty());
    CHECK(game.asked() == "plot G");
    CHECK(game.where("Königsberg") == "rufiji");
  }
}

TEST_CASE("[FS 7.2.2] Who searches 21 does not search the river, nor the other way round") {
  Game game = konigsberg_in_the_river();
  game.place("Hyacinth", 20).place("Emden", 3);
  game.germans("Königsberg > 21 river");
  game.allies("Hyacinth > 21");
  CHECK(game.news("conflicts").empty());
  Game other(river_sea(3));
  other.place("Königsberg", 21).place("Emden", 3).place("Hyacinth", 20).begin();
  other.germans("Königsberg > 21");
  other.allies("Hyacinth > 21 river");
  CHECK(other.news("conflicts").empty());
}

TEST_CASE("[FS 7.2.2] Only British ships that moved in this OB search, for a cruiser that did") {
  Game game = konigsberg_in_the_river({1});
  game.place("Hyacinth", 21).place("Hyacinth", Whereabouts::rufiji).place("Emden", 3);
  game.germans("Königsberg > 21 river");
  SUBCASE("it lies there from an earlier turn") {
    game.allies("");
    CHECK(game.news("conflicts").empty());
    // Nor does it find in a later OB who moved in an earlier one.
    game.germans("Emden > 3");
    game.allies("Hyacinth > 21 river");
    CHECK(game.news("river search").empty());
  }
  SUBCASE("it moves within the river") {
    game.allies("Hyacinth > 21 river");
    CHECK(game.news("river search") == "river search Königsberg by Hyacinth 1: found\n");
  }
}

TEST_CASE("[FS 7.2.2] [FS 4.6.2.4] Who enters where British ships are is found without a die") {
  for (const bool there_before : {true, false}) {
    CAPTURE(there_before);
    Game game(river_sea(3));
    game.place("Königsberg", 25).place("Emden", 3).place("Hyacinth", 20);
    if (there_before) game.place("Hyacinth", 21).place("Hyacinth", Whereabouts::rufiji);
    game.begin();
    game.germans("Königsberg > 21 river");
    game.allies(there_before ? "" : "Hyacinth > 21 river");
    CHECK(game.news("known") == "known in the river Königsberg\n");
    CHECK(game.dice_rolled() == 0);
    CHECK(game.news("met").empty());
    CHECK(game.asked() == "plot G");
  }
}

TEST_CASE("[FS 7.2.2] Known in the river, it is not searched for again, and may stay in secret") {
  Game game = konigsberg_in_the_river();
  game.change("Königsberg").known_in_river = true;
  game.place("Hyacinth", 20).place("Emden", 3);
  game.germans("Königsberg > 21 river");
  CHECK(game.news("named") == "named Königsberg\n");
  game.allies("Hyacinth > 21 river");
  CHECK(game.news("conflicts").empty());
  CHECK(known(game, "Königsberg"));  // until it leaves
}

TEST_CASE("[FS 7.2.2] Known in the river, it leaves in the open, whatever its coal") {
  Game game({.turn = 3, .rules = full_rules});
  game.place("Königsberg", 21).place("Königsberg", Whereabouts::rufiji).place("Emden", 3);
  game.change("Königsberg").known_in_river = true;
  game.begin();
  REQUIRE(game.coal("Königsberg") == "3 coaled");
  CHECK(game.preview(german, "Königsberg > 25").front().rule == "7.2.2");
  CHECK(game.preview(german, "Königsberg > 21").front().rule == "7.2.2");
  CHECK(game.preview(german, "Königsberg > 21 river").empty());
  game.germans("Königsberg > 25 merchants");
  CHECK(game.news("named") == "named Königsberg; Königsberg>25\n");
  game.allies("");  // nobody is there: it goes on as plotted
  CHECK(game.where("Königsberg") == "25");
  game.pass(Decision::plot);
  CHECK(!known(game, "Königsberg"));
  // When it comes back it is hidden again.
  game.germans("Emden > 3");
  game.allies("");
  game.germans("Königsberg > 21 river, coal Königsberg, Emden > 3");
  CHECK(game.news("named") == "named Emden Königsberg\n");
}

TEST_CASE("[FS 7.2.2] In the river nobody raids, captures or attacks") {
  Game game = konigsberg_in_the_river();
  game.place("Emden", 3).place("Hyacinth", 20);
  game.germans("Königsberg > 21 river");
  game.allies("Hyacinth > 21");  // searches the sea: an open target for who is at sea
  CHECK(game.news("no surprise") == "no surprise\n");
  CHECK(game.news("assignments") == "assignments Königsberg:river\n");
  CHECK(game.asked() == "plot G");
  CHECK(density_left(game.board(), rufiji_area) > 0);
}

TEST_CASE("[FS 4.6.5] British ships in the river are no targets of a surprise attack") {
  Game game(river_sea(3));
  game.place("Karlsruhe", 20).place("Emden", 3).place("Pegasus", 20).begin();
  game.germans("Karlsruhe > 21");
  game.allies("Pegasus > 21 river");
  CHECK(game.news("no surprise") == "no surprise\n");
}

TEST_CASE("[FS 8.0] A cruiser in the Rufiji at the end of the game counts its stars") {
  struct Row {
    std::string ship;
    bool leaves;
    std::string track;
  };
  const Row rows[] = {{"Königsberg", false, "river +1 Königsberg"},
                      {"Karlsruhe", false, "river +2 Karlsruhe"},
                      {"Königsberg", true, ""}};
  for (const Row& row : rows) {
    CAPTURE(row.ship);
    CAPTURE(row.leaves);
    Game game(river_sea(9));
    game.place(row.ship, 21).place(row.ship, Whereabouts::rufiji).begin();
    game.germans(row.ship + (row.leaves ? " > 21" : " > 21 river"));
    game.allies("");
    CHECK(game.asked() == "over");
    CHECK(game.track() == row.track);
  }
}

TEST_CASE("[FS 7.2.1] The options say who may enter the river, as check() does") {
  Game game = konigsberg_in_the_river();
  game.place("Scharnhorst", 21).place("Emden", 20).place("Fox", 20).place("Dupleix", 20);
  for (const ShipChoice& choice : game.options(german).ships) {
    const std::string& name = real_pack().ship(choice.ship).name;
    CAPTURE(name);
    // Königsberg goes out, or it is Königsberg.
    const std::string plot =
        name == "Königsberg" ? name + " > 21 river" : "Königsberg > 20, " + name + " > 21 river";
    CHECK(game.refusal(german, plot).empty() == choice.may_enter_river);
  }
  game.germans("Königsberg > 21");
  for (const ShipChoice& choice : game.options(allied).ships) {
    const std::string& name = real_pack().ship(choice.ship).name;
    CAPTURE(name);
    CHECK(game.refusal(allied, name + " > 21 river").empty() == choice.may_enter_river);
  }
}
