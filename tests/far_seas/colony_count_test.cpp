// How long a colony must be besieged, and what it does to coal (6.4.1, 6.4.3).
#include <doctest/doctest.h>

#include "rules/far_seas/colonies.hpp"
#include "tests/far_seas/colony_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 6.4.1] So many ships, for so many turns, by this turn: each colony") {
  struct Row {
    std::string colony;
    std::string ships;
    int first_turn;
    std::string history;
  };
  const Row rows[] = {
      {"Tsingtau", "Triumph+Minotaur", 3, "begun 8, captured 8"},
      {"Tsingtau", "Triumph+Minotaur", 1, "begun 6, captured 6"},
      {"Tsingtau", "Triumph", 3, "held 8"},
      {"Tsingtau", "Triumph+Minotaur", 4, "held 8"},  // too late for six turns
      {"Kamerun", seven, 2, "begun 8, captured 8"},
      {"Kamerun", seven, 3, "begun 9, captured 9"},
      {"Kamerun", seven, 4, "held 9"},
      {"Kamerun", british, 2, "held 9"},
      {"Samoa", "Montcalm+Psyche", 3, "begun 3, captured 3"},
      {"Samoa", "Psyche", 3, "held 3"},
      {"Samoa", "Montcalm+Psyche", 4, ""},
      {"New Guinea", "Australia+Sydney+Melbourne", 4, "begun 4, captured 4"},
      {"New Guinea", "Australia+Sydney", 4, "held 4"},
      {"New Guinea", "Australia+Sydney+Melbourne+Encounter", 4, "begun 4, captured 4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.colony);
    CAPTURE(row.ships);
    CAPTURE(row.first_turn);
    Game game = off(row.colony, row.ships, row.first_turn);
    turn(game, row.ships + " into " + row.colony);
    while (game.asked() == "plot G") turn(game, "");
    CHECK(history(game, row.colony) == row.history);
    const bool captured = row.history.find("captured") != std::string::npos;
    CHECK(game.colony_status(row.colony).captured == captured);
    CHECK((game.track().find(row.colony) == std::string::npos) == captured);
  }
}

TEST_CASE("[FS 6.4] [FS 8.0] Colonies that were not captured count when the game ends") {
  Game game = off("Samoa", "", 9);
  for (ConvoyStatus& convoy : game.change().board.convoys) {
    convoy.stage = ConvoyStatus::Stage::arrived;
  }
  game.change().board.colonies.at(index_of(game.colony("Samoa"))).captured = true;
  CHECK(game.vp() == 0);
  turn(game, "");
  CHECK(game.track() == "colony +5 Tsingtau, colony +10 Kamerun, colony +5 New Guinea");
  CHECK(game.asked() == "over");
}

TEST_CASE("[FS 6.4.1] Nothing is scored for a colony before the end") {
  Game game = off("Samoa", "", 3);
  turn(game, "");
  CHECK(history(game, "Samoa") == "held 3");
  CHECK(game.vp() == 0);
}

TEST_CASE("[FS 6.4.1] Ships may be switched out in the same turn: the count goes on") {
  Game game(advanced_sea(1));
  game.place("Emden", 9).place("Triumph+Minotaur", 31).place("Hampshire", 31).place("Fox", 31);
  game.begin();
  turn(game, "Triumph+Minotaur into Tsingtau");
  turn(game, "Hampshire into Tsingtau, Triumph > 31");
  turn(game, "Minotaur > 30, Fox into Tsingtau");
  turn(game, "");
  turn(game, "");
  turn(game, "");
  CHECK(history(game, "Tsingtau") == "begun 6, captured 6");
}

TEST_CASE("[FS 6.4.1] Kamerun: two leave in turn 5 and are replaced in turn 6: the count goes on") {
  Game game(advanced_sea(2));
  game.place("Emden", 9).place(seven, 18).place("Highflyer", 16).place("Carnarvon", 16).begin();
  turn(game, seven + " into Kamerun");
  turn(game, "");
  turn(game, "");
  REQUIRE(game.board().turn == 5);
  turn(game, "Challenger > 17, Bruix > 18, Highflyer > 18, Carnarvon > 18");
  CHECK(history(game, "Kamerun") == "begun 8, short 5");
  CHECK(!besieged(game.board(), game.colony("Kamerun")));
  CHECK(falls_in(game.board(), game.colony("Kamerun")) == 8);
  turn(game, "Highflyer+Carnarvon into Kamerun");
  CHECK(history(game, "Kamerun") == "begun 8, short 5, resumed 6");
  turn(game, "");
  turn(game, "");
  CHECK(history(game, "Kamerun") == "begun 8, short 5, resumed 6, captured 8");
}

TEST_CASE(
    "[FS 6.4.1] [FS 6.1.2] Kamerun: not replaced by the end of turn 6: void, and coal flows "
    "again") {
  Game game(advanced_sea(2));
  game.place("Emden", 9).place("Leipzig", 18).place(seven, 18).begin();
  const auto turn_off_kamerun = [&](const std::string& move) {
    // Leipzig lies off Kamerun with the piles that it needs.
    game.germans(game.coal("Leipzig").ends_with("coaled")
                     ? "Emden > 9, Leipzig > 18"
                     : "Emden > 9, Leipzig > 18, coal Leipzig");
    game.allies(move);
    game.pass(Decision::plot);
  };
  turn_off_kamerun(seven + " into Kamerun");
  CHECK(game.coal("Leipzig") == "3");  // turn 3: besieged
  turn_off_kamerun("");
  CHECK(game.coal("Leipzig") == "2");
  turn_off_kamerun("");
  REQUIRE(game.board().turn == 5);
  CHECK(game.coal("Leipzig") == "1");
  turn_off_kamerun("Challenger > 17, Bruix > 17");
  CHECK(game.coal("Leipzig") == "0 coaled");  // turn 6: short
  turn_off_kamerun("");
  CHECK(history(game, "Kamerun") == "begun 8, short 5, voided 6");
  CHECK(game.colony_status("Kamerun").count_from == 0);
  CHECK(game.coal("Leipzig") == "0 coaled");
  // Seven again: too late for seven turns, but there is no coal (6.4.3).
  game.place("Challenger+Bruix", 18).place("Challenger+Bruix", Whereabouts::colony_box);
  turn_off_kamerun("");
  CHECK(game.coal("Leipzig") == "0");
  CHECK(history(game, "Kamerun") == "begun 8, short 5, voided 6");
}

TEST_CASE("[FS 6.4.1] A count that was void starts again from the turn that is complete again") {
  Game game(advanced_sea(1));
  game.place("Emden", 9).place("Dresden", 9).place("Triumph", 31);
  // Minotaur came earlier: she may leave in the turn in which Triumph makes the number full.
  game.place("Minotaur", 31).place("Minotaur", Whereabouts::colony_box).begin();
  game.germans("Emden > 9");
  game.allies("Triumph into Tsingtau");
  game.germans("Dresden > 9");
  game.allies("Minotaur > 31");
  game.pass(Decision::plot);
  quietly(game, "Emden > 9, Dresden > 9");
  CHECK(history(game, "Tsingtau") == "begun 6, short 1, voided 2");
  game.germans("Emden > 9, Dresden > 9");
  game.allies("Minotaur into Tsingtau");
  CHECK(history(game, "Tsingtau") == "begun 6, short 1, voided 2, begun 8");
}

TEST_CASE(
    "[FS 6.4.1] Short on the last turn: the next turn's end may still do, within the deadline") {
  struct Row {
    std::string because;
    int turn;
    std::string then;
    std::string history;
  };
  const Row rows[] = {
      {"replaced in turn 4", 3, "Encounter into New Guinea",
       "begun 3, short 3, resumed 4, captured 4"},
      {"not replaced", 3, "", "begun 3, short 3, voided 4, held 4"},
      {"the deadline is over", 4, "Encounter into New Guinea", "begun 4, short 4, held 4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(row.turn));
    game.place("Emden", 9).place("Dresden", 9).place("Encounter", 32).place("Melbourne", 32);
    game.place("Australia+Sydney", 32).place("Australia+Sydney", Whereabouts::colony_box).begin();
    game.germans("Emden > 9");
    game.allies("Melbourne into New Guinea");  // three: complete
    game.germans("Dresden > 9");
    game.allies("Sydney > 29");  // and short again in the same turn
    game.pass(Decision::plot);
    game.germans("Emden > 9, Dresden > 9");
    game.allies(row.then);
    game.pass(Decision::plot);
    CHECK(history(game, "New Guinea") == row.history);
  }
}

TEST_CASE("[FS 6.4.1] [FS 4.9] A captured colony sets its ships free, ready to move") {
  Game game = off("Samoa", "Montcalm+Psyche", 3);
  turn(game, "Montcalm+Psyche into Samoa");
  CHECK(game.board().turn == 4);
  CHECK(game.where("Montcalm") == "4");
  CHECK(game.where("Psyche") == "4");
  CHECK(game.status("Psyche").readiness == Readiness::ready);
  CHECK(game.status("Psyche").duty == Duty::none);
  game.germans("Emden > 9");
  CHECK(refused(game, allied, "Psyche into Samoa") == "6.4.1: Samoa has been captured.");
  game.allies("Psyche > 28, Montcalm > 4 guard Fiji");
  CHECK(game.where("Psyche") == "28");
}

TEST_CASE("[FS 6.4.3] A siege by enough ships stops the coal also where the count cannot end") {
  Game game(advanced_sea(7));
  game.place("Emden", 31).place("Triumph+Minotaur", 31).begin();
  CHECK(game.coal("Emden") == "3 coaled");
  game.germans("Emden > 31");
  game.allies("Triumph+Minotaur into Tsingtau");
  game.pass(Decision::plot);
  CHECK(history(game, "Tsingtau").empty());
  CHECK(game.coal("Emden") == "3");
}
