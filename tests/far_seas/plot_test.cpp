// PHASES 1 and 3: what may be plotted (4.2, 4.3), who is told of it, and how it is carried out
// (4.5).
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

const chartroom::core::Viewer german_viewer =
    chartroom::core::Viewer::of(chartroom::core::admiral_of(german));

}  // namespace

TEST_CASE(
    "[FS 4.3] Plots that are refused, each with its reason; nothing reaches the Allied side") {
  struct Row {
    std::string because;
    std::string plot;
    std::string refusal;
  };
  const Row rows[] = {
      {"nobody moves", "", "4.2: At least one Main Cruiser must move."},
      {"an area that is not adjacent", "Emden > 5",
       "4.2: Emden cannot go from area 31 to area 5: they are not adjacent."},
      {"a squadron whose ships end in different areas", "Emden+Leipzig > 30",
       "4.2: Leipzig cannot go from area 3 to area 30: they are not adjacent."},
      {"a cruiser plotted twice", "Emden > 30, Emden > 31", "4.3: Emden is plotted twice."},
      {"twice in one group", "Emden+Emden > 30", "4.3: Emden is plotted twice."},
      {"six ships", "Scharnhorst+Gneisenau+Karlsruhe+Dresden+Königsberg+Nürnberg > 32",
       "4.2: Scharnhorst, Gneisenau, Karlsruhe, Dresden, Königsberg and Nürnberg are 6 ships."},
      {"six raiders of one station",
       "Scharnhorst+Gneisenau+Karlsruhe > 32 raid Ocean Island, Dresden+Königsberg+Nürnberg > 32 "
       "raid Ocean Island",
       "4.2: More than five ships would stand on one station."},
      {"a station that another area holds", "Emden > 30 raid Fiji",
       "4.3.1: Fiji is not in area 30."},
      {"a raid without a station", "Emden > 30 raid", "4.3.1: A raid must name its station."},
      {"a station raided twice", "Emden > 30 raid Singapore", "4.7.2: Singapore has been raided."},
      {"an Allied ship", "Glasgow > 7", ": Glasgow is not a German ship."},
      {"a ship of the Reserves", "Seydlitz > 14",
       "4.3: Seydlitz cannot be plotted: it is no Main Cruiser at sea."},
      {"home from elsewhere", "Emden > 30 return",
       "4.7.3: -RTB is for ships that move to or within area 13."},
      {"no such area", "Emden > 99", "2.2: There is no such area."},
  };
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 3).place("Glasgow", 7);
  game.place("Scharnhorst+Gneisenau", 32).place("Karlsruhe+Dresden+Königsberg+Nürnberg", 32);
  game.place("Seydlitz", Whereabouts::german_reserves);
  game.change().board.raided.at(index_of(game.station("Singapore"))) = true;
  game.begin();
  const auto told = game.told(allied_viewer).size();
  for (const Row& row : rows) {
    CAPTURE(row.because);
    CHECK(game.refusal(german, row.plot) == row.refusal);
    CHECK(!game.order(german, row.plot));
  }
  CHECK(game.told(allied_viewer).size() == told);
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 4.3] Areas closed to German ships are refused with the reason") {
  struct Row {
    int turn;
    std::string ship;
    int from;
    std::string plot;
    std::string refusal;
  };
  const Row rows[] = {
      {1, "Leipzig", 3, "Leipzig > 10", "2.2: Leipzig may not use the canal (Panama Canal) now."},
      {2, "Leipzig", 3, "Leipzig > 10", ""},
      {3, "Dresden", 15, "Dresden > 34",
       "2.2: Dresden may not enter the English Channel: it is closed to German ships."},
      {3, "Dresden", 22, "Dresden > 33",
       "2.2: Dresden may not enter the Mediterranean: it is closed to German ships."},
      {3, "Dresden", 19, "Dresden > 19 raid Lüderitz Bay",
       "7.1: Lüderitz Bay is a target under the Boer Rebellion rule only."},
      {3, "Dresden", 19, "Dresden > 19 raid Capetown", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.plot);
    CAPTURE(row.turn);
    Game game(EmptySea{.turn = row.turn});
    game.place(row.ship, row.from);
    game.begin();
    CHECK(game.refusal(german, row.plot) == row.refusal);
  }
}

TEST_CASE("[FS 4.2] Each ship moves once a turn, a move within its area is one") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 3);
  game.begin();
  game.germans("Emden > 31");
  game.allies("");
  CHECK(game.refusal(german, "Emden > 30") == "4.2: Emden has already moved this turn.");
  CHECK(game.refusal(german, "Leipzig > 3, Emden > 30") ==
        "4.2: Emden has already moved this turn.");
}

TEST_CASE("[FS 4.3.1] A bluff is legal: captures where there is nothing to capture") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 32);
  game.begin();
  CHECK(game.refusal(german, "Emden > 32 merchants") == "");
}

TEST_CASE("[FS 4.3.1] The notes are the German side's; the rest learns what each phase reveals") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 3).place("Dresden", 5);
  game.begin();
  game.germans("Leipzig+Dresden > 4 merchants, Emden > 30 raid Singapore");
  CHECK(game.news(german_viewer) ==
        "plot Dresden+Leipzig>4 merchants Emden>30 raid\nnamed Emden Dresden Leipzig\nphase 2\n");
  CHECK(game.news(allied_viewer) == "named Emden Dresden Leipzig\nphase 2\n");
  CHECK(!game.view(allied).german);
  CHECK(game.view(german).german->plot.size() == 2);
  game.allies("");
  // PHASE 3 shows squadrons and raids, in the order of the counters; PHASE 5 the rest (4.5, 4.7).
  CHECK(game.news(allied_viewer) ==
        "phase 3\nmoved Emden>30 raid Singapore\nmoved Dresden+Leipzig>4 none\nphase 4\n"
        "no surprise\nphase 5\n"
        "assignments Emden:raid Dresden:merchants Leipzig:merchants\nraided Singapore by Emden\n"
        "vp raid +3 Singapore\n"
        "review Dresden+Leipzig>4 merchants Emden>30 raid\nturn 4\nOB 1\nphase 1\n");
}

TEST_CASE("[FS 4.3.2] The Allied side hears the names, and the same of every plot of these ships") {
  const char* plots[] = {
      "Emden > 30 merchants, Leipzig > 5",
      "Leipzig > 4 raid Fiji, Emden > 31",
      "Emden > 32, Leipzig > 2 raid Esquimalt",
  };
  for (const char* plot : plots) {
    CAPTURE(plot);
    Game game(EmptySea{.turn = 3});
    game.place("Emden", 31).place("Leipzig", 3).place("Dresden", 9).place("Glasgow", 7);
    game.begin();
    game.germans(plot);
    CHECK(game.news(allied_viewer) == "named Emden Leipzig\nphase 2\n");
    CHECK((game.board().named == ShipList{game.ship("Emden"), game.ship("Leipzig")}));
  }
}

TEST_CASE("[FS 4.3.2] Whether ships named will stand in one squadron is not said") {
  std::string together, apart;
  for (const bool squadron : {true, false}) {
    Game game(EmptySea{.turn = 3});
    game.place("Emden", 32).place("Nürnberg", 32);
    game.begin();
    game.germans(squadron ? "Emden+Nürnberg > 30" : "Nürnberg > 30, Emden > 30");
    (squadron ? together : apart) = game.news(allied_viewer);
  }
  CHECK(together == apart);
}

TEST_CASE("[FS 4.3.3] Moves through Panama and into the Red Sea are said before the Allies move") {
  struct Row {
    std::string because;
    int from;
    std::string plot;
    std::string named;
  };
  const Row rows[] = {
      {"through Panama", 3, "Dresden > 10", "named Dresden; Dresden>10\n"},
      {"and back", 10, "Dresden > 3 merchants", "named Dresden; Dresden>3\n"},
      {"into the Red Sea", 21, "Dresden > 22", "named Dresden; Dresden>22\n"},
      {"within the Red Sea: secret", 22, "Dresden > 22", "named Dresden\n"},
      {"out of it: secret", 22, "Dresden > 21", "named Dresden\n"},
      {"elsewhere", 21, "Dresden > 23", "named Dresden\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 2});
    game.place("Dresden", row.from);
    game.begin();
    game.germans(row.plot);
    CHECK(game.news("named") == row.named);
  }
}

TEST_CASE(
    "[FS 4.5] The counters go where the notes say, squadrons stacked, raiders on the station") {
  Game game(EmptySea{.turn = 3});
  game.place("Scharnhorst+Gneisenau+Nürnberg", 4).place("Leipzig", 3).place("Emden", 31);
  game.begin();
  game.germans("Leipzig+Nürnberg > 4 raid Fiji, Scharnhorst > 28");
  game.allies("");
  CHECK(game.where("Leipzig") == "4");
  CHECK(game.stands_with("Leipzig") == "Nürnberg+Leipzig");
  CHECK(game.where("Scharnhorst") == "28");
  CHECK(game.stands_with("Scharnhorst") == "Scharnhorst");
  // Who was left behind did not move, and stands alone now.
  CHECK(game.where("Gneisenau") == "4");
  CHECK(game.stands_with("Gneisenau") == "Gneisenau");
  CHECK(game.refusal(german, "Gneisenau > 5") == "");
}

TEST_CASE("[FS 4.2] Squadrons form, split and change when their ships move in one OB") {
  struct Row {
    std::string because;
    std::string plot;
    std::string scharnhorst;
    std::string dresden;
    std::string emden;
  };
  // Scharnhorst, Gneisenau and Dresden stand together in 4; Emden and Nürnberg in 32.
  const Row rows[] = {
      {"a ship leaves, the others stay together", "Dresden > 4", "Scharnhorst+Gneisenau", "Dresden",
       "Emden+Nürnberg"},
      {"nobody joins a squadron that stands still", "Emden > 4", "Scharnhorst+Gneisenau+Dresden",
       "Scharnhorst+Gneisenau+Dresden", "Emden"},
      {"a switch from one to another", "Dresden+Emden+Nürnberg > 32", "Scharnhorst+Gneisenau",
       "Emden+Dresden+Nürnberg", "Emden+Dresden+Nürnberg"},
      {"the leader leaves", "Scharnhorst > 28", "Scharnhorst", "Gneisenau+Dresden",
       "Emden+Nürnberg"},
      {"all apart", "Scharnhorst > 4, Gneisenau > 4, Dresden > 4", "Scharnhorst", "Dresden",
       "Emden+Nürnberg"},
      {"five", "Scharnhorst+Gneisenau+Dresden+Emden+Nürnberg > 4",
       "Scharnhorst+Gneisenau+Emden+Dresden+Nürnberg",
       "Scharnhorst+Gneisenau+Emden+Dresden+Nürnberg",
       "Scharnhorst+Gneisenau+Emden+Dresden+Nürnberg"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3});
    game.place("Scharnhorst+Gneisenau+Dresden", 4).place("Emden+Nürnberg", 32).place("Leipzig", 3);
    game.begin();
    game.germans(row.plot);
    game.allies("");
    CHECK(game.stands_with("Scharnhorst") == row.scharnhorst);
    CHECK(game.stands_with("Dresden") == row.dresden);
    CHECK(game.stands_with("Emden") == row.emden);
  }
}

TEST_CASE("[FS 4.2] Two groups that raid one station are a squadron") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Nürnberg", 32).place("Leipzig", 3);
  game.begin();
  game.germans("Emden > 30 raid Singapore, Nürnberg > 30 raid Singapore");
  game.allies("");
  CHECK(game.stands_with("Emden") == "Emden+Nürnberg");
  CHECK(game.track() == "raid +3 Singapore");
}

TEST_CASE("[FS 4.2] At least one cruiser moves in each OB, some or all may") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Nürnberg", 32).place("Leipzig", 3);
  game.begin();
  CHECK(game.options(german).ships.size() == 3);
  game.germans("Nürnberg > 32, Leipzig > 3");
  game.allies("");
  CHECK(game.options(german).ships.size() == 1);
  CHECK(game.refusal(german, "") == "4.2: At least one Main Cruiser must move.");
}
