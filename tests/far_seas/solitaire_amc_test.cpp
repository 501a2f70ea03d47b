// AMCs (9.1.4, 9.3.3) and coal (9.1.5) of the tables.
#include <doctest/doctest.h>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

const char* const all_amcs[] = {"Kaiser Wilhelm", "Cap Trafalgar", "Kronprinz Wilhelm",
                                "Prinz Eitel Friedrich", "Cormoran"};

struct Planned {
  std::vector<AmcMove> moves;
  std::string told;
};

Planned planned(const Game& game, const std::vector<std::string>& cruisers, int wanted,
                std::vector<int> dice) {
  Tables tables(game, std::move(dice));
  std::vector<DrawnGroup> groups;
  for (const std::string& ships : cruisers) groups.push_back(drawn(game, ships));
  auto moves = plan_amcs(tables.umpire(), groups, wanted);
  CHECK(tables.dice_left() == 0);
  return {std::move(moves), tables_told(tables.events())};
}

std::string who(const Planned& plan) {
  std::string text;
  for (const AmcMove& move : plan.moves) {
    text += (text.empty() ? "" : ", ") + real_pack().ship(move.ship).name;
  }
  return text;
}

Game in_second_ob(EmptySea sea) {
  Game game(sea);
  game.change().board.turn = sea.turn;
  game.change().board.ob = 2;
  return game;
}

}  // namespace

TEST_CASE(
    "[FS 9.1.4] [FS 9.1.4.3] Approach 3 draws as many AMCs as the die said, and dummies move "
    "them") {
  Game game = in_second_ob(simple_sea(3, advanced_rules));
  for (const char* ship : all_amcs) game.place(ship, 22);  // next to 21 and 23
  const Planned plan = planned(game, {}, 2, {5, 4, 3, 6});
  CHECK(who(plan) == "Cormoran, Prinz Eitel Friedrich");
  CHECK(plan.told ==
        "9.1.4 AMC [Kaiser Wilhelm der Grosse, Cap Trafalgar, Kronprinz Wilhelm, Prinz Eitel "
        "Friedrich, Cormoran]: Cormoran\n"
        "9.1.4 AMC [Kaiser Wilhelm der Grosse, Cap Trafalgar, Kronprinz Wilhelm, Prinz Eitel "
        "Friedrich]: Prinz Eitel Friedrich\n"
        "9.1.4.3 dummy procedure [area 22, area 21, area 23]: area 21\n"
        "9.1.4.3 dummy procedure [area 22, area 21, area 23]: area 23\n");
}

TEST_CASE("[FS 9.1.4] Who has moved is not drawn; if too few are left, those move") {
  Game game = in_second_ob(simple_sea(3, advanced_rules));
  for (const char* ship : all_amcs) game.place(ship, 22).change(ship).moved_in_ob = 1;
  game.change("Cormoran").moved_in_ob = 0;
  CHECK(who(planned(game, {}, 2, {1})) == "Cormoran");
}

TEST_CASE("[FS 9.1.4] The basic game has no AMCs to move") {
  Game game = in_second_ob(simple_sea(3));
  game.place("Cormoran", 22);
  CHECK(planned(game, {}, 2, {}).moves.empty());
}

TEST_CASE("[FS 9.1.4.1] The nearest to a cruiser that moves are selected, in its area first") {
  struct Row {
    std::string because;
    std::vector<std::pair<std::string, int>> amcs;
    int wanted;
    std::vector<int> dice;  // of the selection
    std::string selected;
  };
  // Emden is in 31: 30 and 32 are one area off, 4 and 24 two.
  const Row rows[] = {
      {"the same area", {{"Cormoran", 31}, {"Cap Trafalgar", 30}}, 1, {}, "Cormoran"},
      {"one area before two", {{"Cormoran", 24}, {"Cap Trafalgar", 30}}, 1, {}, "Cap Trafalgar"},
      {"two areas before farther", {{"Cormoran", 24}, {"Cap Trafalgar", 8}}, 1, {}, "Cormoran"},
      {"alike: drawn", {{"Cormoran", 30}, {"Cap Trafalgar", 32}}, 1, {3}, "Cap Trafalgar"},
      {"alike: drawn, the other", {{"Cormoran", 30}, {"Cap Trafalgar", 32}}, 1, {4}, "Cormoran"},
      {"all far: drawn", {{"Cormoran", 8}, {"Cap Trafalgar", 9}}, 1, {6}, "Cormoran"},
      {"two, by priority",
       {{"Cormoran", 24}, {"Cap Trafalgar", 30}, {"Kronprinz Wilhelm", 9}},
       2,
       {},
       "Cap Trafalgar, Cormoran"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = in_second_ob(planning_sea(3, advanced_rules));
    game.place("Emden", 31);
    for (const auto& [ship, area] : row.amcs) game.place(ship, area);
    std::vector<int> dice = row.dice;
    for (int i = 0; i < 40; ++i) dice.push_back(6);  // to the first tempting area
    Tables tables(game, dice);
    const auto moves = plan_amcs(tables.umpire(), {drawn(game, "Emden")}, row.wanted);
    std::string selected;
    for (const AmcMove& move : moves) {
      selected += (selected.empty() ? "" : ", ") + real_pack().ship(move.ship).name;
    }
    CHECK(selected == row.selected);
  }
}

TEST_CASE("[FS 9.1.4.1] Of equal priority, one AMC for each cruiser before two for one") {
  Game game = in_second_ob(planning_sea(3, advanced_rules));
  game.place("Emden", 31).place("Karlsruhe", 9);
  game.place("Cormoran", 31).place("Prinz Eitel Friedrich", 31).place("Kronprinz Wilhelm", 9);
  Tables tables(game, std::vector<int>(40, 6));
  const auto moves =
      plan_amcs(tables.umpire(), {drawn(game, "Emden"), drawn(game, "Karlsruhe")}, 2);
  REQUIRE(moves.size() == 2);
  // The draw among all three gave Cormoran, of Emden's area: the second is Karlsruhe's.
  CHECK(tables_told(tables.events(), "9.1.4.1") ==
        "9.1.4.1 AMC [Kronprinz Wilhelm, Prinz Eitel Friedrich, Cormoran]: Cormoran\n"
        "9.1.4.1 AMC [Kronprinz Wilhelm]: Kronprinz Wilhelm\n");
}

namespace {

// One AMC in area 11, between 9 and 10; all three have merchants, 9 and 11 intern.
Game in_the_gulf() {
  Game game = in_second_ob(planning_sea(3, advanced_rules));
  game.place("Cormoran", 11);
  return game;
}

}  // namespace

TEST_CASE("[FS 9.1.4.2] A die for each tempting area, 4 or more; the best of them first") {
  struct Row {
    std::string because;
    std::function<void(Game&)> change;
    std::vector<int> dice;
    std::string told;
  };
  const auto roll = [](const std::string& where, bool goes) {
    return "9.1.4.2 tempting area for an AMC Cormoran " + where +
           (goes ? ": moves there\n" : ": not there\n");
  };
  const Row rows[] = {
      {"two criteria and nobody there: +2, from 2 on", [](Game&) {}, {2}, roll("11 2+2", true)},
      {"then the next, in the order of what they offer",
       [](Game&) {},
       {1, 1, 4},
       roll("11 1+2", false) + roll("9 1+2", false) + roll("10 4", true)},
      {"one criterion: nothing added",
       [](Game&) {},
       {1, 1, 3, 1},
       roll("11 1+2", false) + roll("9 1+2", false) + roll("10 3", false) +
           "9.1.4.3 dummy procedure [area 11, area 9, area 10]: area 11\n"},
      {"farther from Allied reach comes first",
       [](Game& game) { game.place("Suffolk", 12); },
       {1, 1, 3},
       roll("11 1+2", false) + roll("10 1", false) + roll("9 3+2", true)},
      {"one ship in wait: +1",
       [](Game& game) { game.place("Suffolk", 9); },
       {1, 1, 1, 5},
       roll("11 1+2", false) + roll("9 1+1", false) + roll("10 1", false) +
           "9.1.4.3 dummy procedure [area 11, area 9, area 10]: area 10\n"},
      {"two in wait are too many",
       [](Game& game) { game.place("Suffolk", 9).place("Berwick", 9); },
       {1, 1, 3},
       roll("11 1+2", false) + roll("10 1", false) +
           "9.1.4.3 dummy procedure [area 11, area 9, area 10]: area 9\n"},
      {"who has moved does not wait",
       [](Game& game) {
         game.place("Suffolk", 9).change("Suffolk").moved_in_ob = 1;
         game.place("Berwick", 9).change("Berwick").moved_in_ob = 1;
       },
       {1, 2},
       roll("11 1+2", false) + roll("9 2+2", true)},
      {"a cruiser that has moved tempts",
       [](Game& game) { game.place("Emden", 10).change("Emden").moved_in_ob = 1; },
       {1, 1, 2},
       roll("11 1+2", false) + roll("9 1+2", false) + roll("10 2+2", true)},
      {"a cruiser that has not moved does not",
       [](Game& game) { game.place("Emden", 10); },
       {1, 1, 4},
       roll("11 1+2", false) + roll("9 1+2", false) + roll("10 4", true)},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = in_the_gulf();
    row.change(game);
    CHECK(planned(game, {}, 1, row.dice).told == "9.1.4.1 AMC [Cormoran]: Cormoran\n" + row.told);
  }
}

TEST_CASE("[FS 9.1.4] [FS 6.2.1] The AMCs move at once and in the open, before the Allies") {
  // In turn 5 nobody can be home from area 2 in time, so that there is no die for the order.
  Game game(simple_sea(5, advanced_rules), {1, 1, 6});
  game.place("Emden", 2).place("Leipzig", 2).place("Cormoran", 22).begin();
  CHECK(game.news("moved") == "moved Cormoran>23 none\n");
  CHECK(game.asked() == "allied_movement A");
}

TEST_CASE(
    "[FS 9.1.5.1] From turn 6 a die for coal: 1 and less is out, -1 in turns 7 and 8, -2 in 9") {
  struct Row {
    int turn;
    int die;
    bool rolled;
    std::string result;
  };
  const Row rows[] = {
      {5, 1, false, ""},
      {6, 1, true, "1: out of coal"},
      {6, 2, true, "2: coaled"},
      {7, 2, true, "2-1: out of coal"},
      {7, 3, true, "3-1: coaled"},
      {8, 2, true, "2-1: out of coal"},
      {9, 3, true, "3-2: out of coal"},
      {9, 4, true, "4-2: coaled"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.turn);
    CAPTURE(row.die);
    Game game(simple_sea(row.turn, advanced_rules), {1, row.die, 1});
    game.place("Emden", 2).begin();  // too far from area 13 for a return
    CHECK(tables_told(game.journal(), "9.1.5.1") ==
          (row.rolled ? "9.1.5.1 coal Emden " + row.result + "\n" : ""));
  }
}

TEST_CASE("[FS 9.1.5] The basic game has no coal to run out of") {
  Game game(simple_sea(6), {1});
  game.place("Emden", 2).begin();
  CHECK(game.dice_rolled() == 1);
}

TEST_CASE("[FS 9.1.5.2] Out of coal: it moves openly, before the Allies, by the rolls of PHASE 3") {
  // 9.1.1; out of coal; area 3 by the dummies (2, 1, 3, 4).
  Game game(simple_sea(6, advanced_rules), {1, 1, 3});
  game.place("Emden", 2).begin();
  CHECK(game.asked() == "allied_movement A");
  CHECK(game.news("named") == "named Emden; Emden>3\n");
  CHECK(tables_told(game.journal(), "9.3.1.2") ==
        "9.3.1.2 dummy procedure [area 2, area 1, area 3, area 4]: area 3\n");
  // A tempting area first, if the approach has them: Esquimalt and a merchant are in 2.
  Game planning(planning_sea(6, advanced_rules), {1, 1, 5});
  planning.place("Emden", 2).begin();
  CHECK(planning.news("named") == "named Emden; Emden>2\n");
  // Who is coaled moves in PHASE 3, unseen before.
  Game coaled(simple_sea(6, advanced_rules), {1, 2});
  coaled.place("Emden", 2).begin();
  CHECK(coaled.news("named") == "named Emden\n");
}

TEST_CASE(
    "[FS 9.1.5.2] A cruiser runs out of coal once a game, and a squadron with such a one not") {
  Game game(simple_sea(6, advanced_rules), {1});
  game.place("Emden+Dresden", 2);
  game.change().board.solitaire->notes.push_back({game.ship("Dresden"), 0, true});
  game.begin();
  CHECK(tables_told(game.journal(), "9.1.5.1") == "");
  Game both(simple_sea(6, advanced_rules), {1, 1, 3});
  both.place("Emden+Dresden", 2).begin();
  CHECK(note_of(both.board(), both.ship("Emden")).ran_out_of_coal);
  CHECK(note_of(both.board(), both.ship("Dresden")).ran_out_of_coal);
  CHECK(both.news("named") == "named Emden Dresden; Emden>3; Dresden>3\n");
}

namespace {

// The die of 9.3.3 for Cormoran, which has moved to area 6 (next to 5, 7 and 19).
std::string interning(const std::function<void(Game&)>& change, int die, bool& interned) {
  Game game = in_second_ob(simple_sea(3, advanced_rules));
  game.place("Cormoran", 6).change("Cormoran").moved_in_ob = 2;
  change(game);
  game.change().board.phase = 3;
  Question question;
  question.kind = Decision::intern;
  question.asked[german] = true;
  game.change().board.question = question;
  Tables tables(game, {die});
  const Order order = bot_answer(tables.umpire());
  interned = !std::get<order::Intern>(order).ships.empty();
  return tables_told(tables.events(), "9.3.3");
}

}  // namespace

TEST_CASE("[FS 9.3.3] The die for interning, with what is near; 6 or more interns") {
  struct Row {
    std::string because;
    std::function<void(Game&)> change;
    int die;
    bool interned;
    std::string rolled;
  };
  const Row rows[] = {
      {"nobody near", [](Game&) {}, 5, false, "5: stays at sea"},
      {"nobody near, 6", [](Game&) {}, 6, true, "6: interned"},
      {"a squadron here", [](Game& g) { g.place("Good Hope+Monmouth", 6); }, 5, true,
       "5+1: interned"},
      {"two single ships here", [](Game& g) { g.place("Glasgow", 6).place("Kent", 6); }, 4, true,
       "4+2: interned"},
      {"one that has moved",
       [](Game& g) { g.place("Glasgow", 6).change("Glasgow").moved_in_ob = 2; }, 5, false,
       "5: stays at sea"},
      {"one area beside with ships", [](Game& g) { g.place("Glasgow", 7).place("Kent", 7); }, 5,
       false, "5: stays at sea"},
      {"two areas beside", [](Game& g) { g.place("Glasgow", 7).place("Kent", 5); }, 5, true,
       "5+1: interned"},
      {"three areas beside",
       [](Game& g) { g.place("Glasgow", 7).place("Kent", 5).place("Essex", 19); }, 5, true,
       "5+1: interned"},
      {"a German squadron here, and one beside",
       [](Game& g) { g.place("Emden+Dresden", 6).place("Leipzig", 5); }, 6, false,
       "6-2: stays at sea"},
      {"another AMC is German too", [](Game& g) { g.place("Cap Trafalgar", 19); }, 6, false,
       "6-1: stays at sea"},
      {"all of it", [](Game& g) { g.place("Glasgow", 6).place("Leipzig", 5); }, 6, true,
       "6: interned"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    bool interned = false;
    CHECK(interning(row.change, row.die, interned) ==
          "9.3.3 interning Cormoran 6 " + row.rolled + "\n");
    CHECK(interned == row.interned);
  }
}

TEST_CASE("[FS 9.3.3] In a whole turn: rolled in PHASE 3, on the symbol alone") {
  // One OB: nobody but two AMCs is at sea. Cormoran goes from 11 to 9, Cap Trafalgar stays in 10.
  Game game(simple_sea(3, advanced_rules), {6, 3, 1, 3, 6, 1, 1, 1, 1});
  game.place("Cap Trafalgar", 10).place("Cormoran", 11).begin();
  game.allies("");
  CHECK(tables_told(game.journal(), "9.3.3") == "9.3.3 interning Cormoran 9 6-1: stays at sea\n");
}
