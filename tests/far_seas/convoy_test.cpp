// British convoys: their moves (6.3.1) and convoy duty (6.3.2).
#include <doctest/doctest.h>

#include <algorithm>

#include "rules/far_seas/convoys.hpp"
#include "tests/far_seas/advanced_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// PHASE 2 of the first OB of this turn. Emden is in the first OB, Dresden in the second, both far
// from any convoy.
Game at_sea_in(int turn, const std::vector<std::string>& ships = {}, int area = 26) {
  Game game(advanced_sea(turn));
  game.place("Emden", 3).place("Dresden", 3);
  for (const std::string& ship : ships) game.place(ship, area);
  game.begin();
  game.germans("Emden > 3");
  return game;
}

void second_ob(Game& game) {
  game.pass(Decision::plot);
  game.germans("Dresden > 3");
}

// One turn of one OB, with this Allied move.
void turn(Game& game, const std::string& allied_move) {
  game.germans("Emden > 3, Dresden > 3");
  game.allies(allied_move);
  game.pass(Decision::plot);
}

std::string escorts(const Game& game, const std::string& convoy) {
  return text_of(real_pack(), escorts_of(game.board(), game.convoy(convoy)));
}

int place_of(const Game& game, const std::string& convoy) {
  return number_of(area_of(game.board(), game.convoy(convoy)));
}

}  // namespace

TEST_CASE("[FS 6.3] Five convoys of fifteen transports wait in port from turn 2 on") {
  Game early(advanced_sea(1));
  early.place("Emden", 3).begin();
  early.germans("Emden > 3");
  CHECK(early.options(allied).convoys.empty());
  CHECK(refused(early, allied, "Indian convoy sails") ==
        "6.3.1: The Indian convoy cannot be moved now.");
  Game game = at_sea_in(2);
  CHECK(game.options(allied).convoys.size() == 5);
  for (const ConvoyStatus& convoy : game.board().convoys) {
    CHECK(convoy.stage == ConvoyStatus::Stage::in_port);
    CHECK(convoy.transports == 15);
  }
}

TEST_CASE("[FS 6.3.1] A convoy goes from dot to dot, one a turn, and is gone when it has arrived") {
  Game game(advanced_sea(2));
  game.place("Emden", 3).place("Dresden", 3).begin();
  const char* news[] = {"convoy New Zealand convoy>28\n", "convoy New Zealand convoy>27\n",
                        "convoy New Zealand convoy>26\n", "convoy New Zealand convoy>Australia\n"};
  for (const char* line : news) {
    game.germans("Emden > 3, Dresden > 3");
    game.allies("New Zealand convoy sails");
    CHECK(game.news("convoy") == line);
    game.pass(Decision::plot);
  }
  CHECK(game.convoy_status("New Zealand").stage == ConvoyStatus::Stage::arrived);
  CHECK(game.convoy_status("New Zealand").transports == 15);
  game.germans("Emden > 3, Dresden > 3");
  CHECK(refused(game, allied, "New Zealand convoy sails") ==
        "6.3.1: The New Zealand convoy cannot be moved now.");
}

TEST_CASE("[FS 6.3.1] A convoy may wait in port as long as the Allies like") {
  Game game(advanced_sea(2));
  game.place("Emden", 3).place("Dresden", 3).begin();
  turn(game, "");
  turn(game, "");
  CHECK(game.convoy_status("Indian").stage == ConvoyStatus::Stage::in_port);
}

TEST_CASE("[FS 6.3.1] Two convoys at most start in a turn, over all its OBs") {
  Game game = at_sea_in(3);
  CHECK(refused(game, allied,
                "Indian convoy sails, Canadian convoy sails, Australian convoy sails") ==
        "6.3.1: More than two convoys would start in this turn.");
  game.allies("Indian convoy sails");
  second_ob(game);
  CHECK(refused(game, allied, "Canadian convoy sails, Australian convoy sails") ==
        "6.3.1: More than two convoys would start in this turn.");
  game.allies("Canadian convoy sails");
  game.pass(Decision::plot);
  // Who is under way is no start.
  game.germans("Emden > 3");
  game.allies("Australian convoy sails, New Zealand convoy sails, Indian convoy sails");
  second_ob(game);
  CHECK(refused(game, allied, "South African convoy sails") ==
        "6.3.1: More than two convoys would start in this turn.");
  CHECK(game.options(allied).convoys.size() == 1);  // the Canadian, still to be moved on
}

TEST_CASE("[FS 6.3.1] A convoy that started and was lost in the turn has started") {
  Game game(advanced_sea(3));
  game.place("Emden", 25).place("Dresden", 3).begin();
  game.germans("Emden > 26 merchants, coal Emden");
  game.allies("Australian convoy sails, Canadian convoy sails");
  game.germans("Emden on Australian");
  CHECK(game.convoy_status("Australian").stage == ConvoyStatus::Stage::destroyed);
  game.germans("Dresden > 3");
  CHECK(refused(game, allied, "Indian convoy sails") ==
        "6.3.1: More than two convoys would start in this turn.");
  CHECK(game.options(allied).convoys.empty());
}

TEST_CASE("[FS 6.3.1] A convoy moves once a turn, in any OB; its start is its move") {
  Game game = at_sea_in(3);
  game.allies("Indian convoy sails");
  second_ob(game);
  CHECK(refused(game, allied, "Indian convoy sails") ==
        "6.3.1: The Indian convoy cannot be moved now.");
  game.allies("");
  game.pass(Decision::plot);
  game.germans("Emden > 3");
  game.allies("");  // not yet
  CHECK(place_of(game, "Indian") == 23);
  second_ob(game);
  game.allies("Indian convoy sails");
  CHECK(game.news("convoy") == "convoy Indian convoy>22\n");
}

TEST_CASE("[FS 6.3.1] A convoy at sea must move: who is forgotten moves by itself in the last OB") {
  Game game = at_sea_in(3);
  game.allies("Indian convoy sails");
  second_ob(game);
  game.allies("");
  game.pass(Decision::plot);
  game.germans("Emden > 3");
  CHECK(game.preview(allied, "").empty());
  game.allies("");
  CHECK(game.news("convoy").empty());
  second_ob(game);
  REQUIRE(game.preview(allied, "").size() == 1);
  CHECK(game.preview(allied, "").front().rule == "6.3.1");
  CHECK(game.preview(allied, "Indian convoy sails").empty());
  game.allies("");
  CHECK(game.news("convoy") == "convoy Indian convoy>22 by itself\n");
  CHECK(game.news(allied_eyes).find("convoy Indian convoy>22") != std::string::npos);
}

TEST_CASE("[FS 6.3.1] Convoys that cannot be moved are refused") {
  Game game = at_sea_in(3);
  CHECK(refused(game, allied, "Indian convoy sails, Indian convoy sails") ==
        "6.3.1: The Indian convoy is moved twice.");
  order::AlliedMovement order;
  order.convoys.push_back(ConvoyId{9});
  const auto done = game.order(allied, order);
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
}

TEST_CASE("[FS 6.3] The basic game has no convoys") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 3).begin();
  game.germans("Emden > 3");
  CHECK(game.options(allied).convoys.empty());
  const auto done = game.order(allied, "Indian convoy sails");
  REQUIRE(!done);
  CHECK(done.error().code == chartroom::core::RefusalCode::unknown_thing);
}

TEST_CASE(
    "[FS 6.3] [FS 8.0] What has not arrived when the game ends counts, also what never sailed") {
  Game game(advanced_sea(9));
  game.place("Emden", 3);
  for (ColonyStatus& colony : game.change().board.colonies) colony.captured = true;
  const auto set = [&](const char* name, ConvoyStatus::Stage stage, int dot, int transports) {
    game.change().board.convoys.at(index_of(game.convoy(name))) = {stage, dot, transports, 0};
  };
  set("Canadian", ConvoyStatus::Stage::arrived, 1, 15);
  set("Indian", ConvoyStatus::Stage::at_sea, 1, 7);  // arrives in this turn
  set("Australian", ConvoyStatus::Stage::at_sea, 1, 9);
  set("New Zealand", ConvoyStatus::Stage::destroyed, 0, 0);
  game.begin();
  game.germans("Emden > 3");
  game.allies("Indian convoy sails");
  game.pass(Decision::plot);
  CHECK(game.track() ==
        "transports_late +9 Australian convoy, transports_late +15 South African convoy");
  CHECK(game.asked() == "over");
}

TEST_CASE("[FS 6.3.2] [FS 4.4.1] Any ship may escort a convoy: no stripe is needed") {
  Game game = at_sea_in(3, {"Melbourne", "Pioneer"}, 27);
  CHECK(refused(game, allied, "Melbourne > 26 escort") ==
        "4.4.1: Melbourne may not escort merchants: gun range C, speed 4+.");
  game.allies(
      "Australian convoy sails, Melbourne > 26 convoy Australian, Pioneer > 26 convoy Australian");
  CHECK(game.news("moved") ==
        "moved Melbourne>26 convoy Australian convoy\nmoved Pioneer>26 convoy Australian convoy\n"
        "moved Emden>3 none\n");
  CHECK(escorts(game, "Australian") == "Melbourne+Pioneer");
  CHECK(game.stands_with("Pioneer") == "Pioneer");  // each for itself, unless they moved as one
}

TEST_CASE("[FS 6.3.2] An escort ends its move with the convoy, wherever that will be") {
  struct Row {
    std::string because;
    std::string order;
    std::string refusal;
  };
  // The Australian convoy is in 26, the Indian in its last area, the Canadian in port.
  const Row rows[] = {
      {"it stays for now", "Pioneer > 26 convoy Australian", ""},
      {"it moves on, with its escort", "Australian convoy sails, Pioneer > 25 convoy Australian",
       ""},
      {"it moves on, and leaves it", "Australian convoy sails, Pioneer > 26 convoy Australian",
       "6.3.2: The Australian convoy will be in area 25, not in area 26."},
      {"it does not move yet", "Pioneer > 25 convoy Australian",
       "6.3.2: The Australian convoy will be in area 26, not in area 25."},
      {"it arrives", "Indian convoy sails, Fox > 22 convoy Indian",
       "6.3.2: The Indian convoy will not be at sea when this move is over."},
      {"it is in port", "Fox > 23 convoy Canadian",
       "6.3.2: The Canadian convoy will not be at sea when this move is over."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game(advanced_sea(4));
    game.place("Emden", 3).place("Dresden", 3).place("Pioneer", 26).place("Fox", 23);
    game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
        ConvoyStatus::Stage::at_sea, 0, 15, 0};
    game.change().board.convoys.at(index_of(game.convoy("Indian"))) = {ConvoyStatus::Stage::at_sea,
                                                                       1, 15, 0};
    game.begin();
    game.germans("Emden > 3");
    CHECK(game.refusal(allied, row.order) == row.refusal);
    if (!row.refusal.empty()) CHECK(refused(game, allied, row.order) == row.refusal);
  }
}

TEST_CASE("[FS 6.3.2] In the last OB a convoy that is not ordered moves too: its escort with it") {
  Game game(advanced_sea(4));
  game.place("Emden", 3).place("Pioneer", 26);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 0, 15, 0};
  game.begin();
  game.germans("Emden > 3");
  CHECK(refused(game, allied, "Pioneer > 26 convoy Australian") ==
        "6.3.2: The Australian convoy will be in area 25, not in area 26.");
  game.allies("Pioneer > 25 convoy Australian");
  CHECK(place_of(game, "Australian") == 25);
}

TEST_CASE("[FS 6.3.2] Duties named wrongly are refused") {
  Game game = at_sea_in(3, {"Pioneer"});
  const Group pioneer{game.ship("Pioneer")};
  const auto move = [&](Duty duty, ConvoyId convoy) {
    order::AlliedMovement order;
    order.convoys.push_back(game.convoy("Australian"));
    order.moves.push_back({pioneer, AreaId{26}, duty, no_station, convoy});
    return refused(game, allied, order);
  };
  CHECK(move(Duty::convoy, no_convoy) == "6.3.2: Convoy duty must name its convoy.");
  CHECK(move(Duty::search, game.convoy("Australian")) ==
        "6.3.2: A convoy is named for a group that does not escort it.");
  CHECK(move(Duty::merchant_escort, game.convoy("Australian")) ==
        "6.3.2: A convoy is named for a group that does not escort it.");
}

TEST_CASE("[FS 6.3.2] Convoy duty lasts to the end of the turn, and must be taken up anew") {
  Game game = at_sea_in(3, {"Pioneer"});
  game.allies("Australian convoy sails, Pioneer > 26 convoy Australian");
  CHECK(escorts(game, "Australian") == "Pioneer");
  second_ob(game);
  game.allies("");
  REQUIRE(game.asked() == "plot G");
  // Turn 4: the counter beside the convoy protects nothing until it moves again.
  CHECK(escorts(game, "Australian").empty());
  game.germans("Emden > 3");
  game.allies("");
  second_ob(game);
  game.allies("Pioneer > 25 convoy Australian");
  CHECK(game.board().turn == 5);
}

TEST_CASE("[FS 6.3.2] Ships join a convoy in any OB, and leave it in the next turn") {
  Game game = at_sea_in(3, {"Pioneer", "Melbourne"});
  game.place("Leipzig", 3);  // for a third OB
  game.allies("Australian convoy sails, Pioneer > 26 convoy Australian");
  second_ob(game);
  game.allies("Melbourne > 26 convoy Australian");
  CHECK(escorts(game, "Australian") == "Melbourne+Pioneer");
  quietly(game, "Leipzig > 3");
  REQUIRE(game.board().turn == 4);
  game.germans("Emden > 3");
  game.allies("Australian convoy sails, Melbourne > 25 convoy Australian, Pioneer > 26");
  CHECK(escorts(game, "Australian") == "Melbourne");
}

TEST_CASE("[FS 6.3.2] An escort that the convoy leaves behind protects nothing") {
  Game game(advanced_sea(4));
  game.place("Emden", 3).place("Dresden", 3).place("Pioneer", 26);
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 0, 15, 0};
  game.begin();
  game.germans("Emden > 3");
  game.allies("Pioneer > 26 convoy Australian");
  CHECK(escorts(game, "Australian") == "Pioneer");
  second_ob(game);
  CHECK(refused(game, allied, "Pioneer > 25 convoy Australian") ==
        "4.2: Pioneer has already moved this turn.");
  game.place("Leipzig", 3);  // this is not the turn's last OB
  game.allies("Australian convoy sails");
  CHECK(place_of(game, "Australian") == 25);
  CHECK(escorts(game, "Australian").empty());
}

TEST_CASE(
    "[FS 6.3.2] Escorts of merchants, of another convoy, or merely there, protect no convoy") {
  Game game = at_sea_in(4, {"Pioneer", "Psyche", "Melbourne"});
  game.change().board.convoys.at(index_of(game.convoy("New Zealand"))) = {
      ConvoyStatus::Stage::at_sea, 2, 15, 1};  // in 26 too
  game.allies(
      "Australian convoy sails, Pioneer > 26 escort, Psyche > 26 convoy New Zealand, "
      "Melbourne > 26");
  CHECK(escorts(game, "Australian").empty());
  CHECK(escorts(game, "New Zealand") == "Psyche");
}

TEST_CASE(
    "[FS 6.3.2] [FS 4.6.1] Ships on convoy duty search for nobody, and nobody surprises them") {
  Game game(advanced_sea(3));
  game.place("Emden", 25).place("Dresden", 3).place("Pioneer", 26).begin();
  game.germans("Emden > 26 merchants");
  game.allies("Australian convoy sails, Pioneer > 26 convoy Australian");
  CHECK(game.news("conflicts").empty());
  CHECK(game.news("no surprise") == "no surprise\n");
  CHECK(game.asked() == "hit_and_go_home G");
}

TEST_CASE("[FS 6.3.1] The options list the convoys that may move, where to, and which starts") {
  Game game = at_sea_in(4);
  game.change().board.convoys.at(index_of(game.convoy("Indian"))) = {ConvoyStatus::Stage::at_sea, 1,
                                                                     15, 0};
  game.change().board.convoys.at(index_of(game.convoy("Canadian"))).stage =
      ConvoyStatus::Stage::destroyed;
  game.change().board.convoys.at(index_of(game.convoy("Australian"))) = {
      ConvoyStatus::Stage::at_sea, 2, 15, 1};  // has moved
  const auto& convoys = game.options(allied).convoys;
  for (std::size_t i = 0; i < real_pack().convoys.size(); ++i) {
    CAPTURE(real_pack().convoys[i].name);
    order::AlliedMovement order;
    order.convoys.push_back(ConvoyId(i));
    const bool listed =
        std::ranges::find(convoys, ConvoyId(i), &ConvoyChoice::convoy) != convoys.end();
    CHECK(listed == !FarSeas{real_pack()}.check(game.view(allied),
                                                chartroom::core::admiral_of(allied), {}, order));
  }
  REQUIRE(convoys.size() == 3);
  CHECK(convoys[0] == ConvoyChoice{game.convoy("Indian"), no_area, false});
  CHECK(convoys[1] == ConvoyChoice{game.convoy("New Zealand"), AreaId{28}, true});
}
