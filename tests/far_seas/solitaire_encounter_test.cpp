// Encounters of the tables (9.4.1): run or combat, and how they run.
#include <doctest/doctest.h>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Answer {
  bool accepts{};
  std::string runners;  // "Emden, Dresden"
  std::string told;
};

// The Germans have been met by the Allies in area 5.
Answer met(const std::string& germans, const std::string& allies, std::vector<int> dice,
           const std::function<void(Game&)>& change = nullptr) {
  Game game(simple_sea(3));
  game.change().board.turn = 3;
  game.change().board.ob = 1;
  game.place(germans, 5).place(allies, 5);
  if (change) change(game);
  Encounter encounter;
  encounter.area = AreaId{5};
  encounter.german = game.group(germans);
  encounter.allied = game.group(allies);
  encounter.stage = Encounter::Stage::german_answer;
  game.change().board.encounter = encounter;
  Tables tables(game, std::move(dice));
  const order::Run run = bot_accept_or_run(tables.umpire());
  CHECK(tables.dice_left() == 0);
  std::string runners;
  for (const Group& group : run.groups) {
    runners += (runners.empty() ? "" : ", ") + text_of(real_pack(), group);
  }
  return {run.groups.empty(), runners, tables_told(tables.events())};
}

}  // namespace

TEST_CASE("[FS 9.4.1.1] 1: one against one, by damage capacity; the columns of the table") {
  struct Row {
    std::string because;
    std::string german, allied;
    int die;  // 0: none is rolled
    bool accepts;
    std::string rolled;
  };
  const Row rows[] = {
      {"less capacity: runs", "Emden", "Sydney", 0, false, ""},
      {"as much: runs", "Emden", "Glasgow", 0, false, ""},
      {"one more: high", "Karlsruhe", "Glasgow", 4, false, "high Karlsruhe 4: runs"},
      {"one more: high", "Karlsruhe", "Glasgow", 5, true, "high Karlsruhe 5: accepts combat"},
      // Scharnhorst outranges Cornwall; they are a grade apart, which is not two.
      {"one more, a better gun", "Scharnhorst", "Cornwall", 3, false, "high Scharnhorst 3+1: runs"},
      {"one more, a better gun", "Scharnhorst", "Cornwall", 4, true,
       "high Scharnhorst 4+1: accepts combat"},
      {"two more: middle", "Karlsruhe", "Pegasus", 3, false, "medium Karlsruhe 3: runs"},
      {"two more: middle", "Karlsruhe", "Pegasus", 4, true, "medium Karlsruhe 4: accepts combat"},
      {"three more: low, a better gun", "Scharnhorst", "Encounter", 1, false,
       "low Scharnhorst 1+1: runs"},
      {"three more: low, a better gun", "Scharnhorst", "Encounter", 2, true,
       "low Scharnhorst 2+1: accepts combat"},
      {"and two grades better", "Scharnhorst", "Fox", 1, true,
       "low Scharnhorst 1+2: accepts combat"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    CAPTURE(row.die);
    const Answer answer =
        met(row.german, row.allied, row.die == 0 ? std::vector<int>{} : std::vector<int>{row.die});
    CHECK(answer.accepts == row.accepts);
    CHECK(answer.told ==
          (row.rolled.empty() ? "" : "9.4.1.1 German sink risk, " + row.rolled + "\n"));
    CHECK(answer.runners == (row.accepts ? "" : row.german));
  }
}

TEST_CASE("[FS 9.4.1.1] 1: printed capacities are compared, whatever the damage") {
  const Answer answer =
      met("Emden", "Glasgow", {}, [](Game& game) { game.change("Glasgow").damage = 2; });
  CHECK(!answer.accepts);
}

TEST_CASE("[FS 9.4.1.1] 5: no run from a chaser two grades faster; what is slower may run") {
  // Speeds: Leipzig 4-, Glasgow 4+, Hampshire 4-, Defence 4, Scharnhorst 4-.
  CHECK(met("Leipzig", "Glasgow", {}).accepts);
  CHECK(!met("Leipzig", "Defence", {}).accepts);
  CHECK(!met("Leipzig", "Hampshire", {}).accepts);
  // The fastest of a squadron counts: it may chase alone.
  CHECK(met("Leipzig", "Hampshire+Glasgow", {}).accepts);
  // One grade lost by damage.
  CHECK(met("Leipzig", "Defence", {}, [](Game& game) {
          game.change("Leipzig").slowed = true;
        }).accepts);
  // One ship of the squadron that may get away is enough to try.
  CHECK(!met("Leipzig+Karlsruhe", "Glasgow+Hampshire+Defence", {}).accepts);
}

TEST_CASE("[FS 9.4.1.1] 2 to 4: squadrons") {
  struct Row {
    std::string because;
    std::string germans, allies;
    std::vector<int> dice;  // of the table, of the arrangement
    bool accepts;
    std::string table;
  };
  const Row rows[] = {
      {"2: one Allied ship", "Emden+Dresden", "Australia", {}, true, ""},
      {"3: fewer Germans", "Emden+Karlsruhe", "Hampshire+Minotaur+Defence", {}, false, ""},
      {"3: more Germans", "Emden+Karlsruhe+Dresden", "Hampshire+Minotaur", {}, true, ""},
      {"3: as many, the weakest three ahead",
       "Scharnhorst+Gneisenau",
       "Encounter+Good Hope",
       {3},
       true,
       "low Scharnhorst 3: accepts combat"},
      {"3: as many, the weakest two ahead",
       "Scharnhorst+Gneisenau",
       "Bruix+Amiral Charner",
       {3, 4},
       false,
       "medium Scharnhorst 3: runs"},
      {"3: as many, the weakest one ahead",
       "Scharnhorst+Gneisenau",
       "Cornwall+Kent",
       {5},
       true,
       "high Scharnhorst 5: accepts combat"},
      {"3: as many, the weakest behind",
       "Emden+Karlsruhe",
       "Hampshire+Minotaur",
       {4},
       false,
       "high Karlsruhe 4: runs"},
      {"4: one German", "Scharnhorst", "Pegasus+Pioneer", {}, false, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    const Answer answer = met(row.germans, row.allies, row.dice);
    CHECK(answer.accepts == row.accepts);
    if (row.table.empty()) {
      CHECK(answer.told.find("9.4.1.1") == std::string::npos);
    } else {
      CHECK(answer.told.starts_with("9.4.1.1 German sink risk, " + row.table + "\n"));
    }
  }
}

TEST_CASE("[FS 9.4.1.2] Ships of one speed run together on 1-3; others each for itself") {
  struct Row {
    std::string germans;
    std::vector<int> dice;
    std::string runners;
  };
  const Row rows[] = {
      {"Karlsruhe+Dresden", {3}, "Karlsruhe+Dresden"},  // 4+ both
      {"Karlsruhe+Dresden", {4}, "Karlsruhe, Dresden"},
      {"Karlsruhe+Emden", {}, "Emden, Karlsruhe"},
      {"Karlsruhe+Emden+Dresden", {1}, "Emden, Karlsruhe+Dresden"},
      {"Karlsruhe+Emden+Dresden+Nürnberg", {1, 6}, "Emden+Nürnberg, Karlsruhe, Dresden"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.germans);
    CHECK(met(row.germans, "Hampshire+Minotaur+Defence+Carnarvon+Cornwall", row.dice).runners ==
          row.runners);
  }
}

TEST_CASE("[FS 9.4.1.2] [FS 4.6.3] Who got away goes by the dummies; with an order, nearer home") {
  struct Row {
    bool order;
    std::string cup;
  };
  // Dresden, in area 8, is two moves from 13: 16 one, 9 and 17 two.
  const Row rows[] = {{false, "area 7, area 9, area 10, area 16, area 17"}, {true, "area 16"}};
  for (const Row& row : rows) {
    CAPTURE(row.order);
    Game game(simple_sea(3));
    game.change().board.turn = 3;
    game.change().board.ob = 1;
    game.change().board.phase = 4;
    game.place("Dresden", 8);
    DrawnGroup group = drawn(game, "Dresden", 8);
    group.rtb = row.order;
    game.change().board.solitaire->drawn = {group};
    RunAttempt run;
    run.area = AreaId{8};
    run.stage = RunAttempt::Stage::escape;
    run.escaped = {game.group("Dresden")};
    game.change().board.run = run;
    Question question;
    question.kind = Decision::escape;
    question.asked[german] = true;
    game.change().board.question = question;
    Tables tables(game, {1});
    const auto escape = std::get<order::Escape>(bot_answer(tables.umpire()));
    REQUIRE(escape.flights.size() == 1);
    CHECK(tables_told(tables.events()) ==
          "9.4.1.2 dummy procedure [" + row.cup + "]: area " + (row.order ? "16" : "7") + "\n");
  }
}

TEST_CASE("[FS 9.4.1.2] [FS 4.6.3.1] German chasers: each for itself, after the slowest runner") {
  Game game(simple_sea(3));
  game.change().board.turn = 3;
  game.change().board.ob = 1;
  game.change().board.phase = 4;
  game.place("Karlsruhe+Dresden", 8).place("Canopus", 8).place("Glasgow", 8);
  RunAttempt run;
  run.area = AreaId{8};
  run.stage = RunAttempt::Stage::chase;
  run.runners[allied] = {game.group("Glasgow"), game.group("Canopus")};
  run.free[german] = game.group("Karlsruhe+Dresden");
  game.change().board.run = run;
  Question question;
  question.kind = Decision::chase;
  question.asked[german] = true;
  game.change().board.question = question;
  Tables tables(game, {});
  const auto chase = std::get<order::Chase>(bot_answer(tables.umpire()));
  REQUIRE(chase.pursuits.size() == 2);
  for (const Pursuit& pursuit : chase.pursuits) {
    CHECK(pursuit.runner == game.ship("Canopus"));
    CHECK(pursuit.chasers.size() == 1);
  }
}

TEST_CASE("[FS 9.4.1] In a whole turn: the tables answer at once, and the Allies go on") {
  // The order (14 is one move off), the dummies, the search.
  Game game(simple_sea(3), {1, 2, 4, 1, 1});
  game.place("Emden", 14).place("Essex", 12).begin();
  game.allies("Essex > 13");
  CHECK(game.asked() == "approach A");
  game.allies("yes");
  // Emden, with a capacity of 3 against 5, runs; a 6 would surprise her.
  CHECK(game.asked() == "try_surprise A");
  CHECK(game.news("runs") == "runs G\n");
}
