// The German colonies (6.4.1), what their sieges do to coal (6.4.3), and 5.4.
#include <doctest/doctest.h>

#include <vector>

#include "rules/far_seas/colonies.hpp"
#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

const std::string british{"Challenger+Cumberland"};
const std::string french{"Bruix+Amiral Charner+Friant+Cassard+Cosmao"};
const std::string seven{british + "+" + french};

// Emden cruises off America, where there is coal, and nothing else happens there.
Game off(const std::string& colony, const std::string& ships, int turn) {
  Game game(advanced_sea(turn));
  const int area = number_of(real_pack().colony(game.colony(colony)).area);
  game.place("Emden", 9);
  if (!ships.empty()) game.place(ships, area);
  game.begin();
  return game;
}

// A turn of one OB.
void turn(Game& game, const std::string& allied_move) {
  game.germans("Emden > 9");
  game.allies(allied_move);
  game.pass(Decision::plot);
}

// All that has been told of colonies: "begun 8, captured 8".
std::string history(const Game& game, const std::string& colony) {
  std::string text;
  for (const auto& recorded : game.journal()) {
    const std::string line = line_of(real_pack(), recorded.event);
    const std::string word = "colony " + colony + " ";
    if (line.starts_with(word)) text += (text.empty() ? "" : ", ") + line.substr(word.size());
  }
  return text;
}

}  // namespace

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

TEST_CASE("[FS 6.4.1] Ships in a box are squadrons, each nation for itself: Kamerun's seven") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Dresden", 9).place(seven, 18).begin();
  game.germans("Emden > 9");
  game.allies(seven + " into Kamerun");
  CHECK(game.stands_with("Challenger") == british);
  CHECK(game.stands_with("Cosmao") == french);
  CHECK(game.where("Bruix") == "colony_box");
  CHECK(game.status("Bruix").readiness == Readiness::done);
  CHECK(game.news("into") == "into Kamerun " + seven + "\n");
  CHECK(game.news("colony") == "colony Kamerun begun 9\n");
  CHECK(game.news(allied_eyes) == game.news(german_eyes));
}

TEST_CASE(
    "[FS 6.4.1] [FS 4.2] A sixth ship of a nation starts a second squadron; who is left closes "
    "up") {
  const std::string six = "Triumph+Minotaur+Hampshire+Yarmouth+Newcastle+Fox";
  Game game = off("Tsingtau", six, 3);
  turn(game, six + " into Tsingtau");
  const auto squadrons = box_groups(game.board(), game.colony("Tsingtau"));
  REQUIRE(squadrons.size() == 2);
  CHECK(squadrons[0].size() == 5);
  CHECK(squadrons[1].size() == 1);
  turn(game, "Triumph > 31");
  const auto left = box_groups(game.board(), game.colony("Tsingtau"));
  REQUIRE(left.size() == 1);
  CHECK(left[0] == game.group("Minotaur+Hampshire+Yarmouth+Newcastle+Fox"));
}

TEST_CASE("[FS 6.4.1] Who goes into a box, and who may not") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  const Row rows[] = {
      {"in its area", "Triumph into Tsingtau", ""},
      {"two of two nations", "Triumph+Askold into Tsingtau", ""},
      {"named apart", "Triumph into Tsingtau, Askold into Tsingtau", ""},
      {"from next door", "Minotaur into Tsingtau", "6.4.1: Minotaur is not in area 31."},
      {"by a move of this OB", "Minotaur into Tsingtau, Minotaur > 31",
       "6.4.1: Minotaur is not in area 31."},
      {"of another colony", "Triumph into Samoa", "6.4.1: Triumph is not in area 4."},
      {"named twice", "Triumph into Tsingtau, Triumph into Tsingtau",
       "6.4.1: Triumph is named twice."},
      {"and moved besides", "Triumph into Tsingtau, Triumph > 30", "4.4: Triumph is moved twice."},
      {"a German ship", "Emden into Tsingtau", ": Emden is not an Allied ship."},
      {"who is in it", "Hampshire into Tsingtau",
       "6.4.1: Hampshire is in the box of Tsingtau already."},
      {"a colony that has fallen", "Triumph into Samoa", "6.4.1: Samoa has been captured."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(3));
    game.place("Emden", 9).place("Triumph", 31).place("Askold", 31).place("Minotaur", 30);
    game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box);
    game.change().board.colonies.at(index_of(game.colony("Samoa"))).captured =
        row.because == "a colony that has fallen";
    game.begin();
    game.germans("Emden > 9");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) CHECK(!game.order(allied, row.order));
    order::AlliedMovement nobody;
    nobody.colonies.push_back({{}, game.colony("Tsingtau")});
    CHECK(refused(game, allied, nobody) == "6.4.1: No ship is named for Tsingtau.");
  }
}

TEST_CASE("[FS 6.4.1] A siege is the ship's move: no other this turn, and no search") {
  Game game(advanced_sea(3));
  game.place("Emden", 31).place("Dresden", 9).place("Triumph", 31).place("Askold", 31).begin();
  game.germans("Emden > 31");
  game.allies("Triumph+Askold into Tsingtau");
  CHECK(game.news("conflicts").empty());
  REQUIRE(game.asked() == "surprise_attack G");
  game.germans("");
  game.germans("Dresden > 9");
  CHECK(refused(game, allied, "Triumph > 31") == "4.2: Triumph has already moved this turn.");
  // Nor does a ship enter that has moved this turn.
  Game other(advanced_sea(3), {6});
  other.place("Emden", 31).place("Dresden", 9).place("Triumph", 31).begin();
  other.germans("Emden > 31");
  other.allies("Triumph > 31");
  other.germans("Dresden > 9");
  CHECK(refused(other, allied, "Triumph into Tsingtau") ==
        "4.2: Triumph has already moved this turn.");
}

TEST_CASE("[FS 6.4.1] Ships go into a box first thing in PHASE 2 of any OB") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Dresden", 9).place("Triumph", 31).place("Askold", 31).begin();
  game.germans("Emden > 9");
  game.allies("Triumph into Tsingtau");
  game.germans("Dresden > 9");
  game.allies("Askold into Tsingtau");
  CHECK(history(game, "Tsingtau") == "begun 8");
  CHECK(game.colony_status("Tsingtau").count_from == 3);
}

TEST_CASE("[FS 6.4.1] Ships of earlier turns leave the box in any OB, with a duty") {
  struct Row {
    std::string order;
    std::string where;
    Duty duty;
  };
  const Row rows[] = {
      {"Triumph > 31", "31", Duty::search},
      {"Triumph > 31 guard Hong Kong", "31", Duty::on_station},
      {"Triumph > 30 escort", "30", Duty::merchant_escort},
      {"Triumph > 32", "32", Duty::search},
  };
  for (const Row& row : rows) {
    CAPTURE(row.order);
    Game game = off("Tsingtau", "Triumph+Minotaur", 2);
    turn(game, "Triumph+Minotaur into Tsingtau");
    game.germans("Emden > 9");
    CHECK(game.refusal(allied, "Triumph > 5") ==
          "4.2: Triumph cannot go from area 31 to area 5: they are not adjacent.");
    game.change().board.question->asked[german] = false;
    game.allies(row.order);
    CHECK(game.where("Triumph") == row.where);
    CHECK(game.where("Minotaur") == "colony_box");
    CHECK(game.stands_with("Minotaur") == "Minotaur");
    game.pass(Decision::plot);
    CHECK(history(game, "Tsingtau") == "begun 7, short 3");
  }
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
  Game game = off("Tsingtau", "Triumph+Minotaur", 1);
  // Minotaur came earlier: it may leave in the turn in which Triumph makes the number full.
  game.place("Minotaur", Whereabouts::colony_box);
  turn(game, "Triumph into Tsingtau");
  turn(game, "Minotaur > 31");
  turn(game, "");
  CHECK(history(game, "Tsingtau") == "begun 6, short 2, voided 3");
  // Complete in turn 3, it would have fallen in 8; in turn 4 there is no time left.
  Game again = off("Tsingtau", "Triumph+Minotaur", 1);
  again.place("Minotaur+Triumph", Whereabouts::colony_box);
  again.germans("Emden > 9");
  again.allies("Minotaur > 31");  // begun by nobody: short from the first
  again.pass(Decision::plot);
  CHECK(history(again, "Tsingtau") == "");
  turn(again, "");
  turn(again, "Minotaur into Tsingtau");
  CHECK(history(again, "Tsingtau") == "begun 8");
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

TEST_CASE("[FS 6.4.1] A siege that goes on keeps its ships in the box for the next turn") {
  Game game = off("Tsingtau", "Triumph+Minotaur", 3);
  turn(game, "Triumph+Minotaur into Tsingtau");
  CHECK(game.where("Triumph") == "colony_box");
  CHECK(game.status("Triumph").readiness == Readiness::ready);  // and may leave
  CHECK(game.status("Triumph").duty == Duty::colony);
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

TEST_CASE("[FS 6.4.1] The options list just the ships that may be put into a box") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Triumph", 31).place("Minotaur", 30).place("Australia", 32);
  game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box);
  game.place("Montcalm", 4).begin();
  game.change().board.colonies.at(index_of(game.colony("Samoa"))).captured = true;
  game.germans("Emden > 9");
  for (const ShipChoice& choice : game.options(allied).ships) {
    CAPTURE(real_pack().ship(choice.ship).name);
    for (std::size_t i = 0; i < real_pack().colonies.size(); ++i) {
      order::AlliedMovement order;
      order.colonies.push_back({{choice.ship}, ColonyId(i)});
      const auto verdict = FarSeas{real_pack()}.check(
          game.view(allied), chartroom::core::admiral_of(allied), {}, order);
      CHECK(!verdict == (choice.colony == ColonyId(i)));
    }
  }
}

TEST_CASE("[FS 6.4.1] The preview counts who would be in the box, comers and leavers") {
  Game game(advanced_sea(3));
  game.place("Emden", 9).place("Triumph", 31);
  game.place("Hampshire", 31).place("Hampshire", Whereabouts::colony_box).begin();
  game.germans("Emden > 9");
  const auto text = [&](const std::string& order) {
    return game.preview(allied, order).front().text;
  };
  CHECK(text("Triumph into Tsingtau") == "Tsingtau: 2 of 2 ships would be in its box.");
  CHECK(text("Triumph into Tsingtau, Hampshire > 31") ==
        "Tsingtau: 1 of 2 ships would be in its box.");
}

TEST_CASE("[FS 6.4] The basic game has no colonies to capture") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 9).place("Triumph", 31).begin();
  game.germans("Emden > 9");
  const auto done = game.order(allied, "Triumph into Tsingtau");
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
  CHECK(game.options(allied).ships.front().colony == no_colony);
}

TEST_CASE("[FS 5.4] The advanced rules let the reinforcements of turn 2 go where they like") {
  struct Row {
    std::string ship;
    int from, to;
    int stars;
  };
  const Row rows[] = {
      {"Challenger", 18, 17, 2}, {"Cumberland", 18, 19, 3},     {"Triumph", 31, 30, 4},
      {"Bruix", 18, 17, 3},      {"Amiral Charner", 18, 16, 3}, {"Friant", 18, 17, 1},
      {"Cassard", 18, 17, 1},    {"Cosmao", 18, 17, 1},
  };
  for (const Row& row : rows) {
    for (const bool advanced : {false, true}) {
      CAPTURE(row.ship);
      CAPTURE(advanced);
      Game game({.turn = 3, .rules = advanced ? advanced_rules : basic_rules});
      game.place("Emden", 9).place(row.ship, row.from).begin();
      game.germans("Emden > 9");
      game.allies(row.ship + " > " + std::to_string(row.to));
      CHECK(game.vp() == (advanced ? 0 : row.stars));
    }
  }
}

TEST_CASE("[FS 5.4] The other restrictions hold under the advanced rules too") {
  struct Row {
    std::string ship;
    int from, to;
    int turn;
    int penalty;
  };
  const Row rows[] = {
      {"Chatham", 33, 16, 3, 2},  // 5.1: not before turn 4
      {"Iwate", 31, 30, 7, 3},    // 5.2: not before turn 8
      {"Idzumo", 31, 30, 2, 0},
      {"Idzumo", 24, 23, 5, 3},  // 5.2: no rising sun
  };
  for (const Row& row : rows) {
    CAPTURE(row.ship);
    Game game(advanced_sea(row.turn));
    game.place("Emden", 9).place(row.ship, row.from).begin();
    game.germans("Emden > 9");
    game.allies(row.ship + " > " + std::to_string(row.to));
    CHECK(game.vp() == row.penalty);
  }
}
