// The fight about the way home (7.4.3), and what is left of it.
#include <doctest/doctest.h>

#include "tests/far_seas/breakout_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE(
    "[FS 7.4.3] The fight is with all, from A-range; nobody aborts, surprises or runs first") {
  Game game = broken_out({.dice = {1}});
  game.allies("Lion+Queen Mary");
  game.allies("cruisers");
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Gneisenau+Seydlitz+Moltke with Lion+Queen Mary: home_breakout\n");
  CHECK(game.news("combat") == "combat at A\n");
  CHECK(game.asked() == "targets GA");
}

TEST_CASE("[FS 7.4.3] German ships that run are home, and score at once") {
  Game game = found({.dice = {6, 1}}, "Lion");
  game.pass(Decision::run_after_round);
  game.germans("Scharnhorst+Gneisenau, Moltke");
  game.allies("");
  REQUIRE(game.asked() == "chase A");
  game.allies("");
  CHECK(game.news("home") == "home Scharnhorst+Gneisenau\nhome Moltke\n");
  CHECK(game.news("escaped").empty());
  CHECK(game.track() == "returned +9 Scharnhorst, returned +9 Gneisenau");
  CHECK(game.where("Scharnhorst") == "in_germany");
  CHECK(game.where("Moltke") == "german_reserves");
  // The Seydlitz fights on, one range nearer.
  CHECK(game.board().combat->fighters[german].size() == 1);
  CHECK(game.board().combat->range == GunRange::B);
  game.pass(Decision::run_after_round);
  game.germans("Seydlitz");
  game.allies("");  // one ship against one: the Lion chases, and the die is against her
  CHECK(game.where("Seydlitz") == "german_reserves");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.board().turn == 4);
  CHECK(game.vp() == 18);
}

TEST_CASE("[FS 7.4.3] A runner that is caught fights on, with -2") {
  // Scharnhorst and Gneisenau (4-) cannot get away from the Lion (4+).
  Game game = found({}, "Lion");
  game.pass(Decision::run_after_round);
  game.germans("Scharnhorst+Gneisenau");
  game.allies("");
  game.allies("Lion > Scharnhorst");
  CHECK(game.track().empty());
  CHECK(game.where("Scharnhorst") == "14");
  CHECK(game.board().combat->fighters[german].size() == 4);
  CHECK(game.board().combat->fighters[german].front().tried_to_run);
}

TEST_CASE("[FS 7.4.3] British ships that run are back in their boxes, at the price of 4.6.2.3") {
  Game game = found({}, "Lion+Invincible");
  game.pass(Decision::run_after_round);
  CHECK(game.refusal(allied, "Lion, Invincible").empty());
  CHECK(game.preview(allied, "Lion, Invincible").size() == 2);
  game.germans("");
  game.allies("Lion, Invincible");
  REQUIRE(game.asked() == "chase G");
  game.germans("");
  CHECK(game.news("escaped").empty());
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK(game.track() ==
        "cowardice +5 Invincible, cowardice +5 Lion, returned +9 Scharnhorst, returned +9 "
        "Gneisenau");
}

TEST_CASE(
    "[FS 7.4.3] Battlecruisers still damaged leave the game; cruisers come home as they are") {
  Game game = found({}, "Lion+Queen Mary+Invincible+Inflexible");
  game.pass(Decision::run_after_round);
  game.change("Lion").damage = 3;
  game.change("Queen Mary").damage = 1;
  game.change("Invincible").damage = 2;  // runs home, and is looked at when the combat is over
  game.change("Seydlitz").damage = 2;
  game.change("Moltke").damage = 1;
  game.change("Scharnhorst").damage = 5;
  game.germans("");
  game.allies("Invincible");
  game.germans("");
  CHECK(game.where("Invincible") == "england_hb2");
  game.pass(Decision::run_after_round);
  game.germans("Scharnhorst+Gneisenau+Seydlitz+Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.news("removed") == "removed Seydlitz\nremoved Invincible\nremoved Lion\n");
  CHECK(game.where("Lion") == "removed");
  CHECK(game.where("Invincible") == "removed");
  CHECK(game.where("Seydlitz") == "removed");
  CHECK(game.where("Queen Mary") == "british_reserves");
  CHECK(game.where("Inflexible") == "england_hb2");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(game.where("Scharnhorst") == "in_germany");
  CHECK(game.status("Queen Mary").damage == 0);
  CHECK(game.status("Moltke").damage == 0);
  // No points for those removed, the full price for the damaged cruiser, and no further question.
  CHECK(game.track() == "cowardice +5 Invincible, returned +9 Scharnhorst, returned +9 Gneisenau");
  CHECK(game.board().turn == 4);
}

TEST_CASE(
    "[FS 4.6.4.3] After it the Allies are asked about ships elsewhere, not about those sent home") {
  Game game = off_germany({.dice = {1}});
  (void)game.place("Glasgow", 7);
  game.change("Glasgow").damage = 1;
  game.change("Glasgow").damaged_this_turn = true;
  game.germans("Scharnhorst with Seydlitz+Moltke");
  game.allies("Lion+Queen Mary");
  game.allies("cruisers");
  game.pass(Decision::run_after_round);
  game.change("Queen Mary").damage = 2;
  game.germans("Scharnhorst+Gneisenau+Seydlitz+Moltke");
  game.allies("");
  game.allies("");
  REQUIRE(game.asked() == "remove_ships A");
  CHECK(text_of(real_pack(), game.options(allied).free_ships) == "Glasgow");
  CHECK(game.where("Queen Mary") == "removed");
  game.allies("");
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 7.4.3] What is left when one side is gone goes home; the sunk score their stars") {
  Game game = found({.dice = {6, 6}}, "Lion");
  game.change("Lion").damage = 8;      // of 9
  game.change("Seydlitz").damage = 8;  // of 9
  game.germans("Moltke > Lion");
  game.allies("Lion > Seydlitz");
  CHECK(game.where("Lion") == "sunk");
  CHECK(game.where("Seydlitz") == "sunk");
  CHECK(game.where("Moltke") == "german_reserves");
  CHECK(game.track() ==
        "german_ship_sunk -5 Seydlitz, allied_ship_sunk +5 Lion, returned +9 Scharnhorst, returned "
        "+9 Gneisenau");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 7.4.3] A cruiser that is sunk does not come home") {
  Game game = found({.dice = {6}}, "Lion");
  game.change("Scharnhorst").damage = 5;  // of 6
  game.germans("");
  game.allies("Lion > Scharnhorst");
  game.germans("Gneisenau+Seydlitz+Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.where("Scharnhorst") == "sunk");
  CHECK(game.track() == "german_ship_sunk -3 Scharnhorst, returned +9 Gneisenau");
}

TEST_CASE("[FS 7.4] Ships of England's second box that answer are not in play: 5.1 is to come") {
  Game game = found({}, "Invincible");
  game.pass(Decision::run_after_round);
  game.germans("Scharnhorst+Gneisenau+Seydlitz+Moltke");
  game.allies("");
  game.allies("");
  CHECK(game.track() == "returned +9 Scharnhorst, returned +9 Gneisenau");
  CHECK(game.where("Invincible") == "england_hb2");
  CHECK_FALSE(game.status("Invincible").penalty_paid);
  REQUIRE(game.asked() == "allied_movement A");
  REQUIRE(game.board().turn == 4);
  game.allies("Invincible enters 14, Invincible > 13");
  CHECK(game.track() ==
        "returned +9 Scharnhorst, returned +9 Gneisenau, movement_penalty +5 Invincible");
}

TEST_CASE("[FS 7.4] It may enter play in a later OB of the turn in which it answered") {
  Game game(EmptySea{.turn = 3}, {1});
  fill_the_ports(game);
  game.place("Scharnhorst+Gneisenau", 13).place("Emden", 31);
  game.begin();
  game.germans("Scharnhorst+Gneisenau > 13 return");
  game.allies("");
  game.germans("Scharnhorst home");
  game.germans("Scharnhorst with Seydlitz+Moltke");
  game.allies("Invincible");
  game.allies("cruisers");
  game.pass(Decision::run_after_round);
  game.germans("");
  game.allies("Invincible");
  game.germans("");
  REQUIRE(game.asked() == "plot G");
  // Home, and no more of what it has done this turn.
  CHECK_FALSE(game.status("Invincible").fought);
  CHECK_FALSE(game.status("Invincible").ran);
  CHECK(game.status("Invincible").readiness == Readiness::ready);
  game.germans("Emden > 31");
  game.allies("Invincible enters 14, Invincible > 13");
  CHECK(game.where("Invincible") == "13");
  CHECK(game.status("Invincible").penalty_paid);
}

TEST_CASE("[FS 8.0] More than 80 points end the game when a cruiser is home, also in the fight") {
  SUBCASE("unanswered") {
    Game game = broken_out({.vp = 70});
    game.allies("");
    CHECK(game.vp() == 88);  // both, for they come home together
    CHECK(game.asked() == "over");
  }
  SUBCASE("out of a combat") {
    Game game = found({.vp = 72}, "Lion+Invincible");
    game.pass(Decision::run_after_round);
    game.germans("Scharnhorst");
    game.allies("");
    game.allies("");
    CHECK(game.vp() == 81);
    CHECK(game.asked() == "over");
  }
}
