// PHASE 3 of the tables (9.3.1, 9.3.2.1): where the drawn groups go, and in which formation.
#include <doctest/doctest.h>

#include <array>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

struct Went {
  int to{};
  std::string told;
};

Went destination(const Game& game, const DrawnGroup& group, std::vector<int> dice) {
  Tables tables(game, std::move(dice));
  const int to = number_of(destination_of(tables.umpire(), group));
  CHECK(tables.dice_left() == 0);
  return {to, tables_told(tables.events())};
}

Game under_way(EmptySea sea) {
  Game game(sea);
  game.change().board.turn = sea.turn;
  game.change().board.ob = 1;
  return game;
}

}  // namespace

TEST_CASE("[FS 9.3.1.1] A die for each tempting area, 5 or more, +1 for each cube above one") {
  struct Row {
    std::string because;
    std::vector<Temptation> temptations;
    std::vector<int> dice;
    int to;
    std::string told;
  };
  const auto at = [](int area, int count) { return Temptation{AreaId(area), count}; };
  const std::string die = "9.3.1.1 tempting area Emden ";
  const Row rows[] = {
      {"a cube, 5", {at(1, 1)}, {5}, 1, die + "1 5: moves there\n"},
      {"a cube, 4, and the dummies",
       {at(1, 1)},
       {4, 3},
       30,
       die + "1 4: not there\n"
             "9.3.1.2 dummy procedure [area 31, area 1, area 30, area 32]: area 30\n"},
      {"two cubes, 4", {at(1, 2)}, {4}, 1, die + "1 4+1: moves there\n"},
      {"three cubes, 3", {at(1, 3)}, {3}, 1, die + "1 3+2: moves there\n"},
      {"more cubes first",
       {at(1, 1), at(30, 2)},
       {1, 6},
       1,
       die + "30 1+1: not there\n" + die + "1 6: moves there\n"},
      // Glasgow waits in 29, next to 30 and 32.
      {"then the one that fewer can reach",
       {at(30, 1), at(1, 1)},
       {1, 5},
       30,
       die + "1 1: not there\n" + die + "30 5: moves there\n"},
      // 32 has a station, 30 two and merchants.
      {"then the one that offers more",
       {at(32, 1), at(30, 1)},
       {1, 5},
       32,
       die + "30 1: not there\n" + die + "32 5: moves there\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = under_way(planning_sea(3));
    game.place("Emden", 31).place("Glasgow", 29);
    DrawnGroup group = drawn(game, "Emden");
    group.temptations = row.temptations;
    const Went went = destination(game, group, row.dice);
    CHECK(went.to == row.to);
    CHECK(went.told == row.told);
  }
}

TEST_CASE("[FS 9.3.1.2] One counter lies in each area that all ships of the group may enter") {
  struct Row {
    std::string ships;
    int area;
    int turn;
    std::string areas;
  };
  const Row rows[] = {
      {"Emden", 31, 3, "area 31, area 1, area 30, area 32"},
      {"Scharnhorst+Gneisenau", 22, 3, "area 22, area 21, area 23"},
      // The Channel and the Mediterranean are closed; Panama is open from turn 2.
      {"Emden", 14, 3, "area 14, area 13"},
      {"Emden", 3, 1, "area 3, area 2, area 4, area 5"},
      {"Emden", 3, 2, "area 3, area 2, area 4, area 5, area 10"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.areas);
    Game game = under_way(simple_sea(row.turn));
    game.place(row.ships, row.area);
    const Went went = destination(game, drawn(game, row.ships), {1});
    CHECK(went.to == row.area);
    CHECK(went.told ==
          "9.3.1.2 dummy procedure [" + row.areas + "]: area " + std::to_string(row.area) + "\n");
  }
}

TEST_CASE("[FS 9.3.1.2] All counters of the dummy procedure are equally likely") {
  for (const int area : {14, 22, 31, 28, 16, 30}) {
    CAPTURE(area);
    Game game = under_way(simple_sea(3));
    game.place("Emden", area);
    const FarSeas rules{real_pack()};
    const chartroom::core::SeededOracle oracle{static_cast<std::uint64_t>(area)};
    chartroom::core::Dice dice{oracle, {}};
    State state = game.state();
    Umpiring u{rules, state, dice};
    const std::vector<AreaId> areas = areas_for(game.board(), game.group("Emden"));
    const int each = 600;
    const int total = each * static_cast<int>(areas.size());
    std::array<int, 35> count{};
    for (int i = 0; i < total; ++i) {
      ++count.at(index_of(dummy_procedure(u, "9.3.1.2", game.ship("Emden"), areas)));
    }
    for (const AreaId to : areas) {
      CAPTURE(number_of(to));
      CHECK(count.at(index_of(to)) > each - 125);  // more than five standard deviations
      CHECK(count.at(index_of(to)) < each + 125);
    }
  }
}

TEST_CASE("[FS 9.1.3.3] With an order no counter farther from home, and two nearer to it") {
  Game game = under_way(simple_sea(3));
  game.place("Emden", 8);  // two moves from 13, as 9 and 17; 16 one, 7 and 10 three
  DrawnGroup group = drawn(game, "Emden");
  group.rtb = true;
  CHECK(destination(game, group, {3}).told ==
        "9.3.1.2 dummy procedure [area 8, area 9, 2 area 16, area 17]: area 16\n");
  CHECK(destination(game, group, {4}).to == 16);
  group.rtb = false;
  CHECK(destination(game, group, {6}).told ==
        "9.3.1.2 dummy procedure [area 8, area 7, area 9, area 10, area 16, area 17]: area 17\n");
  // With the advanced rules the cubes of 9.1.3.2 take the place of this.
  Game planning = under_way(planning_sea(3));
  planning.place("Emden", 8);
  group.rtb = true;
  CHECK(destination(planning, group, {2}).to == 7);
}

namespace {

// Who stands with whom when the drawn groups have moved, and what the formation dice said.
struct Formed {
  std::string groups;
  std::string told;
};

Formed formed(Game& game, const std::vector<DrawnGroup>& groups, std::vector<int> dice) {
  game.change().board.solitaire->drawn = groups;
  Tables tables(game, std::move(dice));
  move_drawn_groups(tables.umpire());
  std::string text;
  for (const DrawnGroup& group : tables.umpire().state().board.solitaire->drawn) {
    text += (text.empty() ? "" : ", ") + text_of(real_pack(), group.ships) + ">" +
            std::to_string(number_of(group.to));
  }
  CHECK(tables.dice_left() == 0);
  return {text, tables_told(tables.events(), "9.3.2.1")};
}

}  // namespace

TEST_CASE("[FS 9.3.2.1] A squadron that moved breaks up on 1-3, also within its area") {
  for (const int to : {4, 28}) {  // 28 has a station that tempts nobody, and 4 has two
    for (int die = 1; die <= 6; ++die) {
      CAPTURE(to);
      CAPTURE(die);
      Game game = under_way(simple_sea(3));
      game.place("Scharnhorst+Gneisenau", 28);
      for (std::size_t i = 0; i < real_pack().stations.size(); ++i) {
        game.change().board.raided[i] = true;  // no chits
      }
      const std::string area = std::to_string(to);
      const Formed result = formed(game, {drawn(game, "Scharnhorst+Gneisenau", to)}, {die});
      CHECK(result.groups == (die <= 3 ? "Scharnhorst>" + area + ", Gneisenau>" + area
                                       : "Scharnhorst+Gneisenau>" + area));
      CHECK(result.told == "9.3.2.1 squadron breaks up Scharnhorst " + std::to_string(die) +
                               (die <= 3 ? ": breaks up\n" : ": stays together\n"));
    }
  }
}

TEST_CASE("[FS 9.3.2.1] Single cruisers that come into one area form a squadron on 1-3") {
  struct Row {
    std::string because;
    std::vector<std::pair<std::string, int>> groups;
    std::vector<int> dice;
    std::string formed;
  };
  const Row rows[] = {
      {"1-3", {{"Emden", 4}, {"Leipzig", 4}}, {3}, "Emden+Leipzig>4"},
      {"4-6", {{"Emden", 4}, {"Leipzig", 4}}, {4}, "Emden>4, Leipzig>4"},
      {"different areas: no die", {{"Emden", 4}, {"Leipzig", 28}}, {}, "Emden>4, Leipzig>28"},
      {"a third joins the squadron",
       {{"Emden", 4}, {"Leipzig", 4}, {"Nürnberg", 4}},
       {1, 2},
       "Emden+Nürnberg+Leipzig>4"},
      {"a third joins one of two",
       {{"Emden", 4}, {"Leipzig", 4}, {"Nürnberg", 4}},
       {6, 5, 1},
       "Emden>4, Nürnberg+Leipzig>4"},
      {"a squadron takes nobody in",
       {{"Scharnhorst+Gneisenau", 4}, {"Emden", 4}},
       {6},
       "Scharnhorst+Gneisenau>4, Emden>4"},
      {"those of a broken squadron stay apart",
       {{"Scharnhorst+Gneisenau", 4}, {"Emden", 4}},
       {1},
       "Scharnhorst>4, Gneisenau>4, Emden>4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = under_way(simple_sea(3));
    std::vector<DrawnGroup> groups;
    for (const auto& [ships, to] : row.groups) {
      game.place(ships, 28);
      groups.push_back(drawn(game, ships, to));
    }
    for (std::size_t i = 0; i < real_pack().stations.size(); ++i) {
      game.change().board.raided[i] = true;  // no chits
    }
    CHECK(formed(game, groups, row.dice).groups == row.formed);
  }
}

TEST_CASE("[FS 9.3.1] In a whole turn: the counters move in PHASE 3, after the Allies") {
  // 9.1.1, the order (area 14: no modifier), the dummies (14, 13); the last is for the next turn.
  Game game(simple_sea(3), {1, 2, 4, 1, 1, 1, 1, 1, 1});
  game.place("Emden", 14).begin();
  CHECK(game.where("Emden") == "14");
  CHECK(game.news("named") == "named Emden\n");
  game.allies("");
  CHECK(game.where("Emden") == "13");
  CHECK(game.news("moved").starts_with("moved Emden>13 none\n"));
}
