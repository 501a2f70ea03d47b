// The raid on England (7.5).
#include <doctest/doctest.h>

#include "rules/far_seas/england.hpp"
#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Table {
  std::string reserves{"Seydlitz+Moltke"};
  std::string hb2{"Invincible+Kent"};
  std::string british_reserves{"Lion+Queen Mary"};
  std::vector<int> dice{};
  int vp{};
};

// Up to PHASE 5 of an OB in which the Emden has moved and does nothing.
Game phase_five(const Table& table = {}) {
  Game game(EmptySea{.turn = 3, .vp = table.vp}, table.dice);
  game.place("Emden", 31).place(table.reserves, Whereabouts::german_reserves);
  game.place(table.hb2, Whereabouts::england_hb2);
  game.place(table.british_reserves, Whereabouts::british_reserves);
  game.change().board.rules.raid_on_england = true;
  game.begin();
  game.germans("Emden > 31");
  game.allies("");
  return game;
}

// The raiders are out and the battlecruisers sail.
Game countered(const Table& table, const std::string& area) {
  Game game = phase_five(table);
  game.germans(area);
  game.allies("yes");
  return game;
}

// The first round of the combat off the Channel is to be fought.
Game in_combat(const Table& table = {}) {
  Game game = countered(table, "34");
  game.germans("");
  game.allies("");
  REQUIRE(game.asked() == "targets GA");
  return game;
}

bool over(const Game& game) {
  return game.board().turn == 4 && !game.board().phase_five;
}

}  // namespace

TEST_CASE("[FS 7.5] England is raided with five battlecruisers or fewer in the boxes") {
  struct Row {
    std::string because;
    std::string reserves;
    std::string hb2;
    std::string british_reserves;
    bool rule;
    bool may;
  };
  const Row rows[] = {
      {"five", "Seydlitz+Moltke", "Invincible+Inflexible", "Lion+Queen Mary+New Zealand", true,
       true},
      {"six", "Seydlitz+Moltke", "Invincible+Inflexible+Princess Royal",
       "Lion+Queen Mary+New Zealand", true, false},
      {"five, and the Kent, which is none", "Seydlitz+Moltke", "Invincible+Kent",
       "Lion+Queen Mary+New Zealand+Indomitable", true, true},
      {"none", "Seydlitz+Moltke", "Kent", "", true, true},
      {"one raider alone is no squadron", "Seydlitz", "Invincible", "Lion", true, false},
      {"the rule is not in use", "Seydlitz+Moltke", "Invincible", "Lion", false, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3});
    game.place("Emden", 31).place(row.reserves, Whereabouts::german_reserves);
    game.place(row.hb2, Whereabouts::england_hb2);
    game.place(row.british_reserves, Whereabouts::british_reserves);
    // Others are gone for whatever reason.
    game.place("Indomitable", Whereabouts::sunk).place("Tiger", Whereabouts::not_arrived);
    game.place(row.british_reserves, Whereabouts::british_reserves);
    game.change().board.rules.raid_on_england = row.rule;
    game.begin();
    game.germans("Emden > 31");
    game.allies("");
    CHECK(game.asked() == (row.may ? "raid_on_england G" : "plot G"));
  }
}

TEST_CASE("[FS 7.5] Not in an OB in which a ship tries to return") {
  Game game(EmptySea{.turn = 3}, {6});
  game.place("Dresden", 13).place("Emden", 31);
  game.place("Seydlitz+Moltke", Whereabouts::german_reserves);
  game.change().board.rules.raid_on_england = true;
  game.begin();
  game.germans("Dresden > 13 return");
  game.allies("");
  SUBCASE("it tries") {
    game.germans("Dresden home");
    CHECK(game.asked() == "plot G");
    CHECK(game.where("Dresden") == "in_germany");
    // In the next OB nobody does.
    game.germans("Emden > 31");
    game.allies("");
    CHECK(game.asked() == "raid_on_england G");
  }
  SUBCASE("it does not, after all") {
    game.germans("");
    CHECK(game.asked() == "raid_on_england G");
  }
}

TEST_CASE("[FS 7.5] Once a turn; a raid that was declined may be made in a later OB") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Leipzig", 5).place("Dresden", 12);
  game.place("Seydlitz+Moltke", Whereabouts::german_reserves);
  game.change().board.rules.raid_on_england = true;
  game.begin();
  game.germans("Emden > 31");
  game.allies("");
  REQUIRE(game.asked() == "raid_on_england G");
  game.germans("");
  CHECK(game.news("forgone") == "forgone\n");
  game.germans("Leipzig > 5");
  game.allies("");
  REQUIRE(game.asked() == "raid_on_england G");
  game.germans("14");
  game.germans("Dresden > 12");
  game.allies("");
  CHECK(game.board().turn == 4);
  CHECK(game.track() == "england_raided +1 14");
  game.germans("Emden > 31");
  game.allies("");
  CHECK(game.asked() == "raid_on_england G");
}

TEST_CASE("[FS 7.5.1] Two points from the Channel, one from area 14, at once, for all Reserves") {
  struct Row {
    std::string area;
    std::string news;
    int points;
  };
  const Row rows[] = {
      {"34", "raided 34 by Seydlitz+Moltke+Blücher\n", 2},
      {"14", "raided 14 by Seydlitz+Moltke+Blücher\n", 1},
  };
  for (const Row& row : rows) {
    CAPTURE(row.area);
    Game game = phase_five({.reserves = "Seydlitz+Moltke+Blücher"});
    const auto preview = game.preview(german, row.area);
    REQUIRE(preview.size() == 2);
    CHECK(preview[0].points == row.points);
    CHECK(preview[1].text.text() == "Battlecruisers that may answer: 3.");
    game.germans(row.area);
    CHECK(game.news("raided") == row.news);
    CHECK(game.vp() == row.points);
    CHECK(game.stands_with("Moltke") == "Seydlitz+Moltke+Blücher");
    CHECK(game.where("Blücher") == row.area);
    CHECK(game.asked() == "counterattack A");
  }
}

TEST_CASE("[FS 7.5.1] From the Channel or from area 14, and from nowhere else") {
  Game game = phase_five();
  CHECK(game.options(german).areas == std::vector{north_sea, english_channel});
  CHECK(game.options(german).may_decline);
  CHECK(game.refusal(german, "34").empty());
  CHECK(game.refusal(german, "14").empty());
  CHECK(game.refusal(german, "").empty());
  CHECK(game.refusal(german, "13") == "7.5.1: England is not raided from there.");
  CHECK(game.refusal(german, "200") == "7.5.1: England is not raided from there.");
}

TEST_CASE("[FS 7.5.2] A raid that nobody answers goes home with its points") {
  SUBCASE("declined") {
    Game game = phase_five();
    game.germans("34");
    game.allies("no");
    CHECK(game.news("counterattack") == "counterattack by nobody\n");
    CHECK(game.where("Seydlitz") == "german_reserves");
    CHECK(game.where("Lion") == "british_reserves");
    CHECK(game.track() == "england_raided +2 34");
    CHECK(over(game));
  }
  SUBCASE("nobody is in port, nobody is asked") {
    Game game = phase_five({.hb2 = "Kent", .british_reserves = ""});
    game.germans("34");
    CHECK(game.where("Seydlitz") == "german_reserves");
    CHECK(game.track() == "england_raided +2 34");
    CHECK(over(game));
  }
}

TEST_CASE("[FS 7.5.2] All battlecruisers in the boxes answer, as one squadron; the Kent is none") {
  Game game = phase_five();
  game.germans("34");
  CHECK(text_of(real_pack(), game.options(allied).free_ships) == "Invincible+Lion+Queen Mary");
  const auto preview = game.preview(allied, "yes");
  REQUIRE(preview.size() == 2);
  CHECK(preview[0].text.text() == "Invincible, Lion and Queen Mary sail as one squadron.");
  CHECK(preview[1].text.text() == "Seydlitz and Moltke: found without a die.");
  CHECK(game.preview(allied, "no").empty());
  game.allies("yes");
  CHECK(game.news("counterattack") == "counterattack by Invincible+Lion+Queen Mary\n");
  CHECK(game.stands_with("Lion") == "Invincible+Lion+Queen Mary");
  CHECK(game.where("Lion") == "34");
  CHECK(game.where("Kent") == "england_hb2");
  CHECK(game.vp() == 2);  // that is no entry into play (5.1)
  CHECK_FALSE(game.status("Invincible").penalty_paid);
}

TEST_CASE("[FS 7.5.2.1] In the Channel they meet without a die, and nobody may abort") {
  Game game = countered({}, "34");
  CHECK(game.dice_rolled() == 0);
  CHECK(game.news("met") == "met Seydlitz+Moltke by Invincible+Lion+Queen Mary: in_the_channel\n");
  CHECK(game.asked() == "accept_or_run G");
  game.germans("");
  CHECK(game.asked() == "fight_or_run A");
  game.allies("");
  CHECK(game.news("fight") ==
        "fight Seydlitz+Moltke with Invincible+Lion+Queen Mary: raid_on_england\n");
  CHECK(game.news("combat") == "combat at A\n");
}

TEST_CASE("[FS 7.5.2.1] Germans who run there are not surprised; who gets away is home") {
  Game game = countered({.dice = {6, 1, 2, 5}}, "34");
  game.germans("Seydlitz, Moltke");
  REQUIRE(game.asked() == "chase A");  // no die to surprise them
  game.allies("Invincible > Seydlitz, Lion+Queen Mary > Moltke");
  CHECK(game.news("run ") ==
        "run Seydlitz 6 from Invincible 1: away\nrun Moltke 2 from Lion+Queen Mary 5: caught\n");
  CHECK(game.news("home") == "home Seydlitz\n");
  CHECK(game.where("Seydlitz") == "german_reserves");
  // The one that is caught fights those who caught it; the other chaser is done.
  CHECK(game.news("fight") == "fight Moltke with Lion+Queen Mary: raid_on_england, ran Moltke\n");
  CHECK(game.news("combat") == "combat at A\n");
  game.pass(Decision::run_after_round);
  game.germans("Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.track() == "england_raided +2 34");
  CHECK(over(game));
}

TEST_CASE("[FS 7.5.2.1] Britons who run there are home, at the price of 4.6.2.3") {
  Game game = countered({}, "34");
  game.germans("");
  game.allies("Invincible+Lion, Queen Mary");
  REQUIRE(game.asked() == "chase G");
  game.germans("");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.where("Seydlitz") == "german_reserves");
  CHECK(game.track() ==
        "england_raided +2 34, cowardice +5 Invincible, cowardice +5 Lion, cowardice +5 Queen "
        "Mary");
  CHECK(over(game));
}

TEST_CASE("[FS 7.5.2.2] In area 14 one search is made, by the size of the raiders") {
  struct Row {
    std::string because;
    std::string reserves;
    int die;
    std::string search;
    bool found;
  };
  const Row rows[] = {
      {"two raiders", "Seydlitz+Moltke", 2, "search Seydlitz+Moltke 2 squadron_size-1: found\n",
       true},
      {"two raiders, missed", "Seydlitz+Moltke", 3,
       "search Seydlitz+Moltke 3 squadron_size-1: not found\n", false},
      {"five raiders", "Seydlitz+Derfflinger+Moltke+Von der Tann+Blücher", 5,
       "search Seydlitz+Derfflinger+Moltke+Von der Tann+Blücher 5 squadron_size-4: found\n", true},
      {"five raiders, missed", "Seydlitz+Derfflinger+Moltke+Von der Tann+Blücher", 6,
       "search Seydlitz+Derfflinger+Moltke+Von der Tann+Blücher 6 squadron_size-4: not found\n",
       false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = phase_five({.reserves = row.reserves, .dice = {row.die}});
    game.germans("14");
    REQUIRE(game.preview(allied, "yes").size() == 2);
    CHECK(game.preview(allied, "yes")[1].rule == "7.5.2.2");
    game.allies("yes");
    CHECK(game.news("search") == row.search);
    CHECK((game.asked() == "approach A") == row.found);
    if (row.found) continue;
    // The search is not made again: all are home.
    CHECK(game.where("Seydlitz") == "german_reserves");
    CHECK(game.where("Invincible") == "england_hb2");
    CHECK(game.where("Lion") == "british_reserves");
    CHECK(game.track() == "england_raided +1 14");
    CHECK(over(game));
  }
}

TEST_CASE("[FS 7.5.2.2] There the approach may be aborted, at the price of 4.6.2.3") {
  Game game = countered({.dice = {1}}, "14");
  REQUIRE(game.asked() == "approach A");
  CHECK(game.options(allied).price == 15);
  game.allies("no");
  CHECK(game.track() ==
        "england_raided +1 14, cowardice +5 Invincible, cowardice +5 Lion, cowardice +5 Queen "
        "Mary");
  CHECK(game.where("Seydlitz") == "german_reserves");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(over(game));
}

TEST_CASE("[FS 7.5.2.2] There runners may be surprised: from C-range; and who runs then is home") {
  Game game = countered({.dice = {1, 6}}, "14");
  game.allies("yes");
  game.germans("Seydlitz+Moltke");
  REQUIRE(game.asked() == "try_surprise A");
  game.allies("yes");
  CHECK(game.news("combat") == "combat at C\n");
  game.pass(Decision::run_after_round);
  game.germans("Seydlitz, Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.news("home") == "home Seydlitz\nhome Moltke\nhome Invincible+Lion+Queen Mary\n");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(over(game));
}

TEST_CASE("[FS 7.5.2.2] There a runner that was not surprised gets home, or is caught at A-range") {
  Game game = countered({.dice = {1, 5, 1, 6}}, "14");
  game.allies("yes");
  game.germans("Seydlitz+Moltke");
  game.allies("yes");
  game.allies("Lion+Queen Mary > Seydlitz");
  CHECK(game.news("fight") ==
        "fight Seydlitz+Moltke with Lion+Queen Mary: raid_on_england, ran Seydlitz+Moltke\n");
  CHECK(game.news("combat") == "combat at A\n");
}

TEST_CASE("[FS 7.5.2.3] After a round both sides may run, and are home") {
  Game game = in_combat({.reserves = "Seydlitz+Moltke+Blücher"});
  game.pass(Decision::run_after_round);
  game.germans("Moltke");
  game.allies("Lion");
  REQUIRE(game.asked() == "chase GA");
  game.germans("");
  game.allies("");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.board().combat->fighters[german].size() == 2);
  CHECK(game.board().combat->fighters[allied].size() == 2);
  CHECK(game.track() == "england_raided +2 34, cowardice +5 Lion");
}

TEST_CASE("[FS 7.5.2.3] Battlecruisers still damaged leave the game, without points") {
  Game game = in_combat();
  game.pass(Decision::run_after_round);
  game.change("Seydlitz").damage = 2;
  game.change("Moltke").damage = 1;
  game.change("Lion").damage = 2;
  game.change("Invincible").damage = 1;
  game.germans("Seydlitz+Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.news("removed") == "removed Seydlitz\nremoved Lion\n");
  CHECK(game.where("Seydlitz") == "removed");
  CHECK(game.where("Lion") == "removed");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK(game.where("Queen Mary") == "british_reserves");
  CHECK(game.status("Moltke").damage == 0);
  CHECK(game.track() == "england_raided +2 34");
  CHECK(over(game));  // nobody is asked which ships to take out
}

TEST_CASE("[FS 7.5.2.3] The sunk score their stars, and the raid's points stand") {
  Game game = in_combat({.dice = {6, 6, 6}});
  game.change("Seydlitz").damage = 8;  // of 9
  game.change("Moltke").damage = 8;    // of 9
  game.change("Lion").damage = 8;      // of 9
  game.germans("Seydlitz > Lion");
  game.allies("Invincible > Seydlitz, Queen Mary > Moltke");
  CHECK(game.track() ==
        "england_raided +2 34, german_ship_sunk -5 Seydlitz, german_ship_sunk -5 Moltke, "
        "allied_ship_sunk +5 Lion");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK(game.where("Queen Mary") == "british_reserves");
  CHECK(over(game));
}

TEST_CASE("[FS 7.5.2.3] A ship of England's second box may still enter play, at its price (5.1)") {
  Game game = countered({.dice = {6}}, "14");
  REQUIRE(game.board().turn == 4);
  game.germans("Emden > 31");
  game.allies("Invincible enters 15, Invincible > 15");
  CHECK(game.track() == "england_raided +1 14, movement_penalty +5 Invincible");
}

TEST_CASE("[FS 8.0] A raid that carries the track past 80 ends the game before anybody answers") {
  Game game = phase_five({.vp = 79});
  const auto asked = game.board().decisions;
  game.germans("34");
  CHECK(game.vp() == 81);
  CHECK(game.board().decisions == asked);
  CHECK(game.asked() == "over");
}
