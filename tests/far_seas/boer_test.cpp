// The Boer rebellion (7.1).
#include <doctest/doctest.h>

#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

constexpr Rules boer_rules{.boer_rebellion = true};

// Turn 3, first OB: the raiders come to area 19 from 20.
Game off_the_cape(const std::string& plot, const std::vector<int>& dice,
                  const std::string& allied_move = "", int vp = 0, Rules rules = boer_rules) {
  Game game({.turn = 3, .vp = vp, .rules = rules}, dice);
  for (const char* name : {"Scharnhorst", "Gneisenau", "Emden", "Dresden", "Leipzig"}) {
    game.place(name, 20);
  }
  game.place("Hyacinth", 19).place("Newcastle", 19).begin();
  game.germans(plot);
  game.allies(allied_move);
  return game;
}

}  // namespace

TEST_CASE("[FS 7.1.1] [FS 7.1.2] The die after a raid: 1 to 3 at Capetown, 1 at Lüderitz Bay") {
  struct Row {
    std::string because;
    std::string raid;
    std::string boers;
    std::string track;
  };
  const Row rows[] = {
      {"Capetown, 3", "Emden > 19 raid Capetown", "boers 3: they rise\n",
       "raid +2 Capetown, rebellion +15 Capetown"},
      {"Capetown, 4", "Emden > 19 raid Capetown", "boers 4: quiet\n", "raid +2 Capetown"},
      {"a squadron with an AC subtracts one", "Scharnhorst+Emden > 19 raid Capetown",
       "boers 4 armoured_cruiser-1: they rise\n", "raid +2 Capetown, rebellion +15 Capetown"},
      {"not enough", "Scharnhorst+Gneisenau > 19 raid Capetown",
       "boers 5 armoured_cruiser-1: quiet\n", "raid +2 Capetown"},
      {"two groups on one station are a squadron",
       "Scharnhorst > 19 raid Capetown, Emden > 19 raid Capetown",
       "boers 4 armoured_cruiser-1: they rise\n", "raid +2 Capetown, rebellion +15 Capetown"},
      {"an AC alone is no squadron", "Scharnhorst > 19 raid Capetown", "boers 4: quiet\n",
       "raid +2 Capetown"},
      {"a squadron without an AC", "Emden+Leipzig > 19 raid Capetown", "boers 4: quiet\n",
       "raid +2 Capetown"},
      {"Lüderitz, 1: no points for the raid", "Emden > 19 raid Lüderitz Bay",
       "boers 1: they rise\n", "rebellion +15 Lüderitz Bay"},
      {"Lüderitz, 2", "Emden > 19 raid Lüderitz Bay", "boers 2: quiet\n", ""},
      {"nothing is subtracted at Lüderitz", "Scharnhorst+Emden > 19 raid Lüderitz Bay",
       "boers 2: quiet\n", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    const int die = row.boers.at(std::string{"boers "}.size()) - '0';
    Game game = off_the_cape(row.raid, {die});
    CHECK(game.news("boers") == row.boers);
    CHECK(game.track() == row.track);
    const bool rises = row.boers.find("rise") != std::string::npos;
    CHECK(game.board().rebellion == rises);
    CHECK(game.view(allied).board.rebellion == rises);
  }
}

TEST_CASE("[FS 7.1] Only a raid that scores stirs them") {
  // Hyacinth (3+) guards the station; Emden (4) is met by her.
  Game game = off_the_cape("Emden > 19 raid Capetown", {5, 4}, "Hyacinth > 19 guard Capetown");
  REQUIRE(game.asked() == "accept_or_run G");
  game.germans("Emden");
  game.allies("no");
  REQUIRE(game.asked() == "escape G");
  game.germans("Emden > 20");
  CHECK(game.asked() == "plot G");
  CHECK(game.track().empty());
  CHECK(!game.board().rebellion);
}

TEST_CASE("[FS 7.1] A raider that fought the guards and is still there stirs them") {
  Game game = off_the_cape("Emden > 19 raid Capetown", {1, 2}, "Newcastle > 19 guard Capetown");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "run_after_round GA");
  game.germans("");
  game.allies("Newcastle");  // 4+ from 4: a 1 does not catch her
  game.allies("Newcastle > 20");
  CHECK(game.status("Emden").fought);
  CHECK(game.news("boers") == "boers 2: they rise\n");
  CHECK(game.track() == "cowardice +1 Newcastle, raid +2 Capetown, rebellion +15 Capetown");
}

TEST_CASE("[FS 7.1.2] Lüderitz Bay can be protected like any station") {
  Game game = off_the_cape("Emden > 19 raid Lüderitz Bay", {}, "Hyacinth > 19 guard Lüderitz Bay");
  CHECK(game.news("met") == "met Emden by Hyacinth: guarded_station\n");
}

TEST_CASE("[FS 7.1] The rebellion starts once: then there are no more dice") {
  Game game = off_the_cape("Emden > 19 raid Capetown, Leipzig > 19 raid Lüderitz Bay", {3});
  CHECK(game.news("boers") == "boers 3: they rise\n");
  CHECK(game.news("raided") == "raided Capetown by Emden\nraided Lüderitz Bay by Leipzig\n");
  CHECK(game.track() == "raid +2 Capetown, rebellion +15 Capetown");
  CHECK(game.dice_left() == 0);
}

TEST_CASE("[FS 7.1] Each of the two stations may be tried once, whatever came of it") {
  Game game = off_the_cape("Emden > 19 raid Capetown", {6, 1});
  CHECK(game.news("boers") == "boers 6: quiet\n");
  CHECK(refused(game, german, "Leipzig > 19 raid Capetown") == "4.7.2: Capetown has been raided.");
  game.germans("Leipzig > 19 raid Lüderitz Bay");
  game.allies("");
  CHECK(game.news("boers") == "boers 1: they rise\n");
  CHECK(refused(game, german, "Dresden > 19 raid Lüderitz Bay") ==
        "4.7.2: Lüderitz Bay has been raided.");
}

TEST_CASE("[FS 7.1] Elsewhere no die is rolled") {
  Game game = off_the_cape("Emden > 20 raid Durban", {});
  CHECK(game.track() == "raid +2 Durban");
  CHECK(game.news("boers").empty());
}

TEST_CASE(
    "[FS 7.1] Without the rule Capetown is a station like others, and Lüderitz Bay no target") {
  Game game = off_the_cape("Emden > 19 raid Capetown", {}, "", 0, advanced_rules);
  CHECK(game.track() == "raid +2 Capetown");
  CHECK(refused(game, german, "Leipzig > 19 raid Lüderitz Bay") ==
        "7.1: Lüderitz Bay is a target under the Boer Rebellion rule only.");
}

TEST_CASE("[FS 7.1] [FS 8.0] The rebellion may carry the Germans past 80") {
  Game game = off_the_cape("Emden > 19 raid Capetown", {1}, "", 64);
  CHECK(game.vp() == 81);
  CHECK(game.asked() == "over");
}

TEST_CASE("[FS 7.1] All see the die and what came of it") {
  Game game = off_the_cape("Emden > 19 raid Capetown", {2});
  CHECK(game.news(allied_eyes).find("boers 2: they rise\nvp rebellion +15 Capetown\n") !=
        std::string::npos);
  CHECK(game.news().find("boers 2: they rise\nvp rebellion +15 Capetown\n") != std::string::npos);
}
