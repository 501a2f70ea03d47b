// The way home with an escort (7.4), up to the fight.
#include <doctest/doctest.h>

#include "rules/far_seas/breakout.hpp"
#include "tests/far_seas/breakout_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

std::string ships(const Group& group) {
  return text_of(real_pack(), group);
}

}  // namespace

TEST_CASE("[FS 7.4] Two or three ships with an armoured cruiser, off Germany, and two Reserves") {
  struct Row {
    std::string because;
    std::string returning;
    int area;
    std::string reserves;
    bool rule;
    bool may;
  };
  const Row rows[] = {
      {"both armoured cruisers", "Scharnhorst+Gneisenau", 13, "Seydlitz+Moltke", true, true},
      {"one of them", "Gneisenau+Emden", 13, "Seydlitz+Moltke", true, true},
      {"three ships", "Scharnhorst+Emden+Leipzig", 13, "Seydlitz+Moltke", true, true},
      {"four: no room for two Reserves", "Scharnhorst+Emden+Leipzig+Dresden", 13, "Seydlitz+Moltke",
       true, false},
      {"alone", "Scharnhorst", 13, "Seydlitz+Moltke", true, false},
      {"none of them", "Karlsruhe+Emden", 13, "Seydlitz+Moltke", true, false},
      {"elsewhere", "Scharnhorst+Gneisenau", 12, "Seydlitz+Moltke", true, false},
      {"one of the Reserves left", "Scharnhorst+Gneisenau", 13, "Seydlitz", true, false},
      {"the rule is not in use", "Scharnhorst+Gneisenau", 13, "Seydlitz+Moltke", false, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(EmptySea{.turn = 3});
    game.place(row.returning, row.area).place(row.reserves, Whereabouts::german_reserves);
    game.change().board.rules.breakout = row.rule;
    CHECK(may_have_escort(game.board(), game.group(row.returning)) == row.may);
  }
}

TEST_CASE("[FS 7.4] Without a squadron that may have one, nobody is asked for an escort") {
  Game game(EmptySea{.turn = 3}, {6});
  fill_the_ports(game);
  game.place("Scharnhorst", 13);
  game.begin();
  game.germans("Scharnhorst > 13 return");
  game.allies("");
  game.germans("Scharnhorst home");
  CHECK(game.track() == "returned +9 Scharnhorst");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 7.4] The escort is two Reserves or more, and five ships sail at most") {
  struct Row {
    std::string because;
    std::string cruisers;
    std::string reserves;
    bool legal;
  };
  const Row rows[] = {
      {"two", "Scharnhorst+Gneisenau", "Seydlitz+Blücher", true},
      {"three with two cruisers", "Scharnhorst+Gneisenau", "Seydlitz+Moltke+Blücher", true},
      {"four with two cruisers", "Scharnhorst+Gneisenau", "Seydlitz+Moltke+Blücher+Derfflinger",
       false},
      {"two with three cruisers", "Scharnhorst+Gneisenau+Emden", "Seydlitz+Moltke", true},
      {"three with three cruisers", "Scharnhorst+Gneisenau+Emden", "Seydlitz+Moltke+Blücher",
       false},
      {"one", "Scharnhorst+Gneisenau", "Seydlitz", false},
      {"a British ship", "Scharnhorst+Gneisenau", "Seydlitz+Lion", false},
      {"a cruiser at sea", "Scharnhorst+Gneisenau", "Seydlitz+Leipzig", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    const BreakoutTable table{.cruisers = row.cruisers};
    Game game = off_germany(table);
    CHECK(game.refusal(german, with(table, row.reserves)).empty() == row.legal);
  }
}

TEST_CASE("[FS 7.4] The Reserves and the homecoming cruisers are one squadron in area 14") {
  Game game = broken_out();
  CHECK(game.stands_with("Gneisenau") == "Scharnhorst+Gneisenau+Seydlitz+Moltke");
  CHECK(game.where("Scharnhorst") == "14");
  CHECK(game.where("Moltke") == "14");
  CHECK(game.where("Blücher") == "german_reserves");
  CHECK(game.dice_rolled() == 0);
}

TEST_CASE("[FS 7.4] Battlecruisers in the two boxes may answer, in two squadrons at most") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {"none", "", ""},
      {"one ship", "Lion", ""},
      {"of both boxes", "Lion+Invincible", ""},
      {"five", "Lion+Queen Mary+New Zealand+Indomitable+Invincible", ""},
      {"all, in two squadrons",
       "Lion+Queen Mary+New Zealand+Indomitable, Invincible+Inflexible+Princess Royal", ""},
      {"six", "Lion+Queen Mary+New Zealand+Indomitable+Invincible+Inflexible",
       "7.4: A squadron of more than five battlecruisers."},
      {"three squadrons", "Lion, Queen Mary, New Zealand", "7.4: More than two squadrons."},
      {"twice in one", "Lion+Lion", "7.4: Lion is named twice."},
      {"twice in two", "Lion, Queen Mary+Lion", "7.4: Lion is named twice."},
      {"the Kent is none", "Lion+Kent",
       "7.4: Kent is no battlecruiser in England's second box or the Reserves."},
      {"one in play", "Australia",
       "7.4: Australia is no battlecruiser in England's second box or the Reserves."},
      {"one not built yet", "Tiger",
       "7.4: Tiger is no battlecruiser in England's second box or the Reserves."},
      {"a German one", "Blücher", "7.4: Blücher is a ship of the other side."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = off_germany({});
    (void)game.place("Australia", 14).place("Tiger", Whereabouts::not_arrived);
    game.germans("Scharnhorst with Seydlitz+Moltke");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    CHECK(ships(game.options(allied).free_ships) ==
          "Invincible+Inflexible+Princess Royal+Lion+Queen Mary+New Zealand+Indomitable");
  }
}

TEST_CASE("[FS 7.4] Orders that name no ship at all are refused with a reason") {
  Game game = broken_out();
  const auto unknown = game.order(allied, order::BreakoutSquadrons{{{ShipId{250}}}});
  REQUIRE_FALSE(unknown.has_value());
  CHECK(unknown.error().what.text() == "There is no such ship.");
  const auto empty = game.order(allied, order::BreakoutSquadrons{{{}}});
  REQUIRE_FALSE(empty.has_value());
  CHECK(empty.error().what.text() == "A squadron without ships.");
  game.allies("Lion");
  const auto third = game.order(allied, order::BreakoutSearch{static_cast<FormerSquadron>(7)});
  REQUIRE_FALSE(third.has_value());
  CHECK(third.error().what.text() == "There is no such former squadron.");
}

TEST_CASE("[FS 7.4.2] A breakout that nobody answers brings all of them home") {
  Game game = broken_out();
  game.allies("");
  CHECK(game.news("home") == "home Scharnhorst+Gneisenau+Seydlitz+Moltke\n");
  CHECK(game.track() == "returned +9 Scharnhorst, returned +9 Gneisenau");
  CHECK(game.where("Scharnhorst") == "in_germany");
  CHECK(game.where("Gneisenau") == "in_germany");
  CHECK(game.where("Seydlitz") == "german_reserves");
  CHECK(game.board().turn == 4);
  CHECK(game.dice_rolled() == 0);
}

TEST_CASE("[FS 7.4.2] Where no battlecruiser is in port nobody is asked") {
  Game game(EmptySea{.turn = 3});
  game.place("Seydlitz+Moltke", Whereabouts::german_reserves);
  game.place("Kent", Whereabouts::england_hb2).place("Scharnhorst+Emden", 13);
  game.change().board.rules.breakout = true;
  game.begin();
  game.germans("Scharnhorst+Emden > 13 return");
  game.allies("");
  game.germans("Scharnhorst home");
  game.germans("Scharnhorst with Seydlitz+Moltke");
  CHECK(game.track() == "returned +9 Scharnhorst, returned +3 Emden");
  CHECK(game.board().turn == 4);
}

TEST_CASE("[FS 7.4.1] Each former squadron is searched for by its own size") {
  struct Row {
    std::string because;
    std::string cruisers;
    std::string reserves;
    std::string squadrons;
    std::string target;
    std::vector<int> dice;  // search, then determination where two squadrons came
    std::string search;
  };
  const Row rows[] = {
      {"two cruisers",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion",
       "cruisers",
       {2},
       "search Scharnhorst+Gneisenau 2 squadron_size-1: found\n"},
      {"two cruisers, missed",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion",
       "cruisers",
       {3},
       "search Scharnhorst+Gneisenau 3 squadron_size-1: not found\n"},
      {"three Reserves",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion",
       "reserves",
       {3},
       "search Seydlitz+Moltke+Blücher 3 squadron_size-2: found\n"},
      {"three Reserves, missed",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion",
       "reserves",
       {4},
       "search Seydlitz+Moltke+Blücher 4 squadron_size-2: not found\n"},
      {"a squadron counts as one",
       "Scharnhorst+Emden+Leipzig",
       "Seydlitz+Moltke",
       "Lion+Queen Mary+Invincible",
       "cruisers",
       {3},
       "search Scharnhorst+Emden+Leipzig 3 squadron_size-2: found\n"},
      {"two squadrons",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion+Queen Mary, Invincible",
       "reserves",
       {4, 5, 2},
       "search Seydlitz+Moltke+Blücher 4 searchers-1 squadron_size-2: found\n"},
      {"two squadrons, missed",
       "Scharnhorst+Gneisenau",
       "Seydlitz+Moltke+Blücher",
       "Lion+Queen Mary, Invincible",
       "reserves",
       {5, 5, 2},
       "search Seydlitz+Moltke+Blücher 5 searchers-1 squadron_size-2: not found\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = broken_out({.cruisers = row.cruisers, .reserves = row.reserves, .dice = row.dice});
    game.allies(row.squadrons);
    REQUIRE(game.asked() == "breakout_search A");
    game.allies(row.target);
    CHECK(game.news("search") == row.search);
    CHECK(game.dice_left() == 0);
  }
}

TEST_CASE("[FS 7.4.1] The determination die says which squadron found them; it fights alone") {
  Game game = broken_out({.dice = {1, 2, 2, 3, 6}});
  game.allies("Lion+Queen Mary, Invincible");
  game.allies("cruisers");
  // Ties are rolled again (4.6.2.2).
  CHECK(game.news("determined") ==
        "determined Lion 2 Invincible 2 Lion 3 Invincible 6: Invincible\n");
  CHECK(game.news("joined") == "joined Invincible\n");
  CHECK(game.news("fight") ==
        "fight Scharnhorst+Gneisenau+Seydlitz+Moltke with Invincible: home_breakout\n");
  game.pass(Decision::run_after_round);
  game.germans("Scharnhorst+Gneisenau+Seydlitz+Moltke");
  game.allies("");
  game.allies("");  // chases nobody
  CHECK(game.where("Lion") == "british_reserves");
  CHECK(game.where("Invincible") == "england_hb2");
}

TEST_CASE("[FS 7.4.1] Each squadron searches once; one that has failed still helps the other") {
  SUBCASE("the second finds them") {
    Game game = broken_out({.dice = {6, 5, 2, 3}});
    game.allies("Lion+Queen Mary, Invincible");
    game.allies("cruisers");
    CHECK(game.news("failed") == "failed Lion+Queen Mary\n");
    CHECK(game.asked() == "breakout_search A");
    game.allies("reserves");
    CHECK(game.news("search") == "search Seydlitz+Moltke 3 searchers-1 squadron_size-1: found\n");
    CHECK(game.news("determined").empty());
    CHECK(game.news("joined") == "joined Invincible\n");
  }
  SUBCASE("nobody does") {
    Game game = broken_out({.dice = {6, 5, 2, 6}});
    game.allies("Lion+Queen Mary, Invincible");
    game.allies("cruisers");
    game.allies("cruisers");
    CHECK(game.news("failed") == "failed Invincible\n");
    CHECK(game.track() == "returned +9 Scharnhorst, returned +9 Gneisenau");
    CHECK(game.where("Lion") == "british_reserves");
    CHECK(game.where("Queen Mary") == "british_reserves");
    CHECK(game.where("Invincible") == "england_hb2");
    CHECK(game.where("Moltke") == "german_reserves");
    CHECK(game.board().turn == 4);
  }
}

TEST_CASE("[FS 7.4.1] The first search may be left out; not to search again is cowardice") {
  SUBCASE("the first") {
    Game game = broken_out();
    game.allies("Lion+Queen Mary, Invincible");
    CHECK(game.options(allied).may_decline);
    CHECK(game.options(allied).price == 0);
    CHECK(game.preview(allied, "").empty());
    game.allies("");
    CHECK(game.track() == "returned +9 Scharnhorst, returned +9 Gneisenau");
  }
  SUBCASE("the second, of two ships (4.6.2.3)") {
    Game game = broken_out({.dice = {6, 2, 5}});
    game.allies("Lion+Queen Mary, Invincible");
    game.allies("cruisers");
    REQUIRE(game.news("failed") == "failed Invincible\n");
    CHECK(game.options(allied).price == 10);
    REQUIRE(game.preview(allied, "").size() == 2);
    CHECK(game.preview(allied, "")[0].points == 5);
    game.allies("");
    CHECK(game.track() ==
          "cowardice +5 Lion, cowardice +5 Queen Mary, returned +9 Scharnhorst, returned +9 "
          "Gneisenau");
  }
}

TEST_CASE("[FS 7.4.1] The odds are shown before the squadrons sail and before they search") {
  Game game = broken_out({.reserves = "Seydlitz+Moltke+Blücher"});
  const auto sailing = game.preview(allied, "Lion+Queen Mary, Invincible");
  REQUIRE(sailing.size() == 4);
  CHECK(sailing[0].text.text() ==
        "Lion and Queen Mary sail; that is no entry into play and costs nothing.");
  CHECK(sailing[2].text.text() == "Scharnhorst and Gneisenau: found on 1 to 3, with all.");
  CHECK(sailing[3].text.text() == "Seydlitz, Moltke and Blücher: found on 1 to 4, with all.");
  game.allies("Lion+Queen Mary, Invincible");
  const Options options = game.options(allied);
  REQUIRE(options.groups.size() == 2);
  CHECK(ships(options.groups[0].ships) == "Scharnhorst+Gneisenau");
  CHECK(ships(options.groups[1].ships) == "Seydlitz+Moltke+Blücher");
  REQUIRE(game.preview(allied, "cruisers").size() == 1);
  CHECK(game.preview(allied, "cruisers")[0].text == sailing[2].text);
}

TEST_CASE("[FS 7.4] The Reserves may come out for a second squadron in the same OB") {
  Game game(EmptySea{.turn = 3});
  fill_the_ports(game);
  game.place("Scharnhorst+Emden", 13).place("Gneisenau+Dresden", 13);
  game.begin();
  game.germans("Scharnhorst+Emden > 13 return, Gneisenau+Dresden > 13 return");
  game.allies("");
  game.germans("Scharnhorst home, Gneisenau home");
  game.germans("Gneisenau with Seydlitz+Moltke");
  game.allies("");
  REQUIRE(game.asked() == "return_home G");
  game.germans("Scharnhorst with Seydlitz+Blücher");
  game.allies("");
  CHECK(game.track() ==
        "returned +9 Gneisenau, returned +3 Dresden, returned +9 Scharnhorst, returned +3 Emden");
}
