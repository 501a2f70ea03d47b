// PHASE 1 of the tables (9.1): who moves, what tempts it, and the order to return to base.
#include <doctest/doctest.h>

#include <map>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

TEST_CASE("[FS 9.1.1] One die says how many cruisers or squadrons move, and how many AMCs") {
  struct Row {
    int die;
    std::size_t groups;
    std::string result;
  };
  const Row rows[] = {
      {1, 1, "1 cruisers or squadrons, 1 AMCs"}, {2, 1, "1 cruisers or squadrons, 1 AMCs"},
      {3, 2, "2 cruisers or squadrons, 2 AMCs"}, {5, 2, "2 cruisers or squadrons, 2 AMCs"},
      {6, 3, "3 cruisers or squadrons, 2 AMCs"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.die);
    // Area 2 is too far from 13 for an order to return in turn 8.
    Game game(simple_sea(8), {row.die, 1, 1, 1, 1, 1});
    for (const char* ship : {"Emden", "Dresden", "Leipzig", "Nürnberg"}) game.place(ship, 2);
    game.begin();
    CHECK(game.board().solitaire->drawn.size() == row.groups);
    CHECK(game.board().named.size() == row.groups);
    CHECK(tables_told(game.journal())
              .starts_with("9.1.1 how many move " + std::to_string(row.die) + ": " + row.result));
  }
}

TEST_CASE("[FS 9.1.1] A squadron has one chit; if too few are left, those move") {
  Game game(simple_sea(8), {6, 4});
  game.place("Scharnhorst+Gneisenau", 2).place("Emden", 2).begin();
  CHECK(tables_told(game.journal(), "9.1.1") ==
        "9.1.1 how many move 6: 3 cruisers or squadrons, 2 AMCs\n"
        "9.1.1 who moves [Scharnhorst and Gneisenau, Emden]: Emden\n"
        "9.1.1 who moves [Scharnhorst and Gneisenau]: Scharnhorst and Gneisenau\n");
  CHECK(game.news("named") == "named Scharnhorst Gneisenau Emden\n");
  CHECK(game.dice_left() == 0);
}

TEST_CASE("[FS 9.1.1] Who has moved in an OB has no chit in the next") {
  Game game = Game::seeded(simple_sea(8), 1);
  for (const char* ship : {"Emden", "Dresden", "Leipzig", "Nürnberg"}) game.place(ship, 2);
  game.begin();
  std::map<std::string, int> named;
  while (game.board().turn == 8 && game.asked() == "allied_movement A") {
    for (const ShipId id : game.board().named) ++named[real_pack().ship(id).name];
    game.allies("");
  }
  CHECK(named.size() == 4);
  for (const auto& [ship, times] : named) CHECK_MESSAGE(times == 1, ship);
}

namespace {

std::string tempts(const Game& game, const std::string& ships, std::vector<int> dice = {}) {
  Tables tables(game, std::move(dice));
  return cubes(temptations_of(tables.umpire(), game.group(ships)));
}

// Turn 3 is under way: OB 2.
Game under_way(EmptySea sea) {
  Game game(sea);
  game.change().board.turn = sea.turn;
  game.change().board.ob = 2;
  return game;
}

void guard(Game& game, const std::string& ships, const std::string& station) {
  const Station& place = real_pack().station(game.station(station));
  game.place(ships, number_of(place.area));
  for (const ShipId id : game.group(ships)) {
    ShipStatus& s = game.change().board.status(id);
    s.duty = Duty::on_station;
    s.station = game.station(station);
    s.moved_in_ob = 1;
  }
}

}  // namespace

TEST_CASE("[FS 9.1.2] Row 1: a convoy with two escorts or fewer; one more if it has moved") {
  struct Row {
    std::string escorts;
    bool moved;
    std::string cubes;
  };
  // Area 22 has neither stations nor merchants; it is next to 21, whose two stations are of row 3.
  const Row rows[] = {
      {"", false, "21:1 22:1 23:1"},
      {"", true, "21:1 22:2 23:1"},
      {"Chatham+Weymouth", true, "21:1 22:2 23:1"},
      {"Chatham+Weymouth+Gloucester", true, "21:1 23:1"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.escorts);
    Game game = under_way(planning_sea(3, advanced_rules));
    game.place("Emden", 22);
    ConvoyStatus& convoy =
        game.change().board.convoys.at(static_cast<std::size_t>(game.convoy("Indian")));
    convoy.stage = ConvoyStatus::Stage::at_sea;
    convoy.dot = 1;
    convoy.moved_in_ob = row.moved ? 1 : 0;
    if (!row.escorts.empty()) {
      game.place(row.escorts, 22);
      for (const ShipId id : game.group(row.escorts)) {
        ShipStatus& s = game.change().board.status(id);
        s.duty = Duty::convoy;
        s.convoy = game.convoy("Indian");
      }
    }
    CHECK(tempts(game, "Emden") == row.cubes);
  }
}

TEST_CASE(
    "[FS 9.1.2] Row 2: single guards, for a cruiser that is stronger and can still surprise") {
  struct Row {
    std::string because;
    std::string ships;
    std::string guards;
    std::function<void(Game&)> change;
    std::string cubes;  // of area 32, where Ocean Island alone is no temptation of row 3
  };
  const auto nothing = [](Game&) {};
  const Row rows[] = {
      {"the book's example", "Gneisenau", "Pegasus", nothing, "32:1"},
      {"no guard", "Gneisenau", "", nothing, ""},
      {"two guards", "Gneisenau", "Pegasus+Pioneer", nothing, ""},
      {"one point of capacity more", "Karlsruhe", "Astraea", nothing, ""},
      {"as good a gunner", "Gneisenau", "Chatham", nothing, ""},
      {"a squadron without both", "Gneisenau+Emden", "Pegasus", nothing, "32:1"},
      {"both armoured cruisers", "Scharnhorst+Gneisenau", "Pegasus", nothing, "32:2"},
      {"the second cube needs the first", "Scharnhorst+Gneisenau", "Hampshire", nothing, ""},
      {"a surprise made in this game", "Gneisenau", "Pegasus",
       [](Game& game) { game.change("Gneisenau").surprise_used = true; }, ""},
      {"a surprise made in this turn", "Gneisenau", "Pegasus",
       [](Game& game) { game.change().board.surprise_made = true; }, ""},
      {"the station has been raided", "Gneisenau", "Pegasus",
       [](Game& game) {
         game.change().board.raided.at(index_of(game.station("Ocean Island"))) = true;
       },
       ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = under_way(planning_sea(3));
    game.place(row.ships, 1);  // next to 2, 4, 31 and 32
    if (!row.guards.empty()) guard(game, row.guards, "Ocean Island");
    row.change(game);
    std::string at_32 = tempts(game, row.ships);
    const auto from = at_32.find("32:");
    CHECK((from == std::string::npos ? "" : at_32.substr(from)) == row.cubes);
  }
}

TEST_CASE("[FS 9.1.2] Row 3: two points of stations and merchants left; rows do not add up") {
  Game game = under_way(planning_sea(3));
  game.place("Emden", 1);
  // 2 has Esquimalt and a merchant, 31 Hong Kong and more; 4 stations without merchants; 32 one
  // point; 1 no station.
  CHECK(tempts(game, "Emden") == "2:1 31:1");
  game.change().board.captures.at(2) = 1;
  CHECK(tempts(game, "Emden") == "31:1");
  game.change().board.captures.at(2) = 0;
  game.change().board.raided.at(index_of(game.station("Esquimalt"))) = true;
  CHECK(tempts(game, "Emden") == "31:1");
  // Where row 2 gives a cube row 3 is not looked at: Emden is no match for Pegasus, Gneisenau is.
  game.change().board.raided.at(index_of(game.station("Esquimalt"))) = false;
  guard(game, "Pegasus", "Esquimalt");
  CHECK(tempts(game, "Emden") == "2:1 31:1");
  game.place("Gneisenau", 1);
  CHECK(tempts(game, "Gneisenau") == "2:1 31:1");
}

TEST_CASE(
    "[FS 9.1.2] A damaged cruiser is drawn to where the fewest can come, if that has no cube") {
  Game game = under_way(planning_sea(3));
  game.place("Emden", 28);  // next to 4, 5, 27 and 29
  const std::string healthy = tempts(game, "Emden");
  CHECK(healthy == "27:1 29:1");
  game.change("Emden").damage = 1;
  // Encounter can come to 4 and 29, Fox to 29, Sydney to 27; nobody to 5.
  game.place("Encounter", 32).place("Sydney", 26).place("Fox", 30);
  CHECK(tempts(game, "Emden") == "5:1 27:1 29:1");
  game.change("Emden").slowed = true;
  CHECK(tempts(game, "Emden") == "5:2 27:1 29:1");
  // Who has moved counts no more.
  for (const char* ship : {"Encounter", "Sydney", "Fox"}) game.change(ship).moved_in_ob = 1;
  game.change("Encounter").moved_in_ob = 0;
  game.place("Encounter", 6);
  CHECK(tempts(game, "Emden") == "27:1 29:1");  // 27, with the most points, has its cube already
}

TEST_CASE("[FS 9.1.2] Refuges that are alike are drawn for, those with more points before") {
  Game game = under_way(planning_sea(3));
  game.place("Emden", 11);  // next to 9 and 10: of 2 points and 2 merchants, 2 points and 1
  game.change("Emden").damage = 1;
  CHECK(tempts(game, "Emden") == "9:1 10:1");  // both are of row 3
  game.change().board.raided.at(index_of(game.station("Bermuda"))) = true;
  game.change().board.raided.at(index_of(game.station("Jamaica"))) = true;
  CHECK(tempts(game, "Emden") == "9:1");  // two merchants against one
  game.change().board.captures.at(9) = 1;
  CHECK(tempts(game, "Emden", {3}) == "9:1");
  CHECK(tempts(game, "Emden", {4}) == "10:1");
}

namespace {

struct Ordered {
  std::string told;
  bool order{};
  std::string cubes;
  int noted{};
  std::size_t dice_left{};
};

Ordered ordered(const Game& game, const std::string& ships, std::vector<int> dice) {
  Tables tables(game, std::move(dice));
  DrawnGroup group = drawn(game, ships);
  roll_for_return(tables.umpire(), group);
  const int noted = note_of(tables.umpire().state().board, group.ships.back()).rtb_orders;
  const std::size_t left = tables.dice_left();
  return {tables_told(tables.events()), group.rtb, cubes(group.temptations), noted, left};
}

}  // namespace

TEST_CASE("[FS 9.1.3.1] The die for the order, with what the place and earlier orders add") {
  struct Row {
    int area;
    int earlier;
    int die;
    bool order;
    int noted;
    std::string rolled;  // after the ship's name
  };
  const Row rows[] = {
      {14, 0, 5, false, 0, "5: no order"},
      {14, 0, 6, true, 1, "6: order"},
      {8, 0, 5, true, 1, "5+1: order"},
      {17, 0, 4, false, 0, "4+1: no order"},
      {9, 0, 5, true, 1, "5+1: order"},
      {18, 0, 5, true, 1, "5+1: order"},
      {12, 0, 4, true, 1, "4+2: order"},
      {15, 0, 3, false, 0, "3+2: no order"},
      {16, 0, 4, true, 1, "4+2: order"},
      {7, 1, 5, true, 2, "5+1: order"},
      {12, 2, 2, true, 3, "2+4: order"},
      // A natural 1 gives no order, whatever is added, and takes the earlier orders back.
      {12, 4, 1, false, 0, "1+6: no order, modifier reset"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.area);
    CAPTURE(row.die);
    Game game = under_way(simple_sea(3));
    game.place("Emden", row.area);
    if (row.earlier > 0) {
      game.change().board.solitaire->notes.push_back({game.ship("Emden"), row.earlier, false});
    }
    const Ordered result = ordered(game, "Emden", {row.die});
    CHECK(result.order == row.order);
    CHECK(result.noted == row.noted);
    CHECK(result.told == "9.1.3.1 order to return to base Emden " + row.rolled + "\n");
  }
}

TEST_CASE("[FS 9.1.3.1] An order is noted for every ship of a squadron; the most orders count") {
  Game game = under_way(simple_sea(3));
  game.place("Emden+Dresden", 14);
  game.change().board.solitaire->notes.push_back({game.ship("Dresden"), 2, false});
  Tables tables(game, {4});
  DrawnGroup group = drawn(game, "Emden+Dresden");
  roll_for_return(tables.umpire(), group);
  CHECK(group.rtb);
  CHECK(note_of(tables.umpire().state().board, game.ship("Emden")).rtb_orders == 1);
  CHECK(note_of(tables.umpire().state().board, game.ship("Dresden")).rtb_orders == 3);
}

TEST_CASE("[FS 9.1.3] No die for who cannot be in area 13 by turn 9, or is there") {
  struct Row {
    int area;
    int turn;
    bool rolls;
  };
  // Area 2 is five moves away, area 14 one.
  const Row rows[] = {{2, 4, true}, {2, 5, false}, {14, 8, true}, {14, 9, false}, {13, 4, false}};
  for (const Row& row : rows) {
    CAPTURE(row.area);
    CAPTURE(row.turn);
    Game game = under_way(simple_sea(row.turn));
    game.place("Emden", row.area);
    CHECK(ordered(game, "Emden", {2}).dice_left == (row.rolls ? 0U : 1U));
  }
}

TEST_CASE(
    "[FS 9.1.3] Where Panama is the fastest way: not with less speed, nor against four ships") {
  struct Row {
    std::string because;
    int area;
    bool slowed;
    int allies;  // in 9, 10 and 11
    bool rolls;
  };
  const Row rows[] = {
      {"free", 3, false, 0, true},
      {"three in the way", 3, false, 3, true},
      {"four in the way", 3, false, 4, false},
      {"four, but not in area 3 yet", 2, false, 4, true},
      {"slowed", 3, true, 0, false},
      {"slowed, and another way", 7, true, 0, true},
  };
  const char* allies[] = {"Suffolk", "Berwick", "Essex", "Lancaster"};
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = under_way(simple_sea(3));
    game.place("Emden", row.area);
    game.change("Emden").slowed = row.slowed;
    for (int i = 0; i < row.allies; ++i) game.place(allies[i], 9 + i % 3);
    CHECK(ordered(game, "Emden", {2}).dice_left == (row.rolls ? 0U : 1U));
  }
}

TEST_CASE("[FS 9.1.3.2] Cubes on the way home, for the advanced rules alone") {
  struct Row {
    std::string because;
    std::vector<std::string> in_16;
    std::string cubes;
    bool order;
  };
  // Area 8 is two moves away: 9 and 17 too, 16 one, 7 and 10 three.
  const Row rows[] = {
      {"nobody", {}, "16:1", true},
      {"three in the way", {"Carnarvon", "Cornwall", "Highflyer"}, "16:1", true},
      {"four in the way: sideways",
       {"Carnarvon", "Cornwall", "Highflyer", "Essex"},
       "8:1 9:1 17:1",
       true},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = under_way(planning_sea(3));
    game.place("Emden", 8);
    for (const std::string& ship : row.in_16) game.place(ship, 16);
    const Ordered result = ordered(game, "Emden", {6});
    CHECK(result.order == row.order);
    CHECK(result.cubes == row.cubes);
    game.change().board.rules.solitaire = Solitaire::simplified_bot;
    CHECK(ordered(game, "Emden", {6}).cubes == "");
  }
}

TEST_CASE("[FS 9.1.3.2] Where the way through Panama is as short, a slowed cruiser is led round") {
  struct Row {
    bool slowed;
    std::string cubes;
  };
  for (const Row& row : {Row{false, "3:1 6:1"}, Row{true, "6:1"}}) {
    CAPTURE(row.slowed);
    Game game = under_way(planning_sea(3));
    game.place("Emden", 5);
    game.change("Emden").slowed = row.slowed;
    CHECK(ordered(game, "Emden", {6}).cubes == row.cubes);
  }
}

TEST_CASE(
    "[FS 9.1.3.2] An order is ignored when no area is left to mark; it is noted all the same") {
  Game game = under_way(planning_sea(3));
  game.place("Emden", 14);  // next to 13
  for (const char* ship : {"Carnarvon", "Cornwall", "Highflyer", "Essex"}) game.place(ship, 13);
  for (const char* ship : {"Suffolk", "Berwick", "Lancaster"}) game.place(ship, 14);
  const Ordered result = ordered(game, "Emden", {6});
  CHECK(!result.order);
  CHECK(result.cubes == "");
  CHECK(result.noted == 1);
  CHECK(result.told == "9.1.3.1 order to return to base Emden 6: order, ignored: no way is open\n");
}

TEST_CASE("[FS 9.1.3.2] Cubes on the way home come on top of those of 9.1.2") {
  Game game(planning_sea(3), {1, 6});
  game.place("Emden", 8).begin();  // 16 has no station: 8, 9 and 17 tempt by row 3
  CHECK(cubes(game.board().solitaire->drawn.front().temptations) == "8:1 9:1 10:1 16:1 17:1");
  Game north(planning_sea(3), {1, 6});
  north.place("Emden", 9).begin();  // 12 has Halifax and lies on the way
  CHECK(cubes(north.board().solitaire->drawn.front().temptations) == "8:1 9:1 10:1 12:2");
}
