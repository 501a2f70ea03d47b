// Double-blind play (docs/rulings.md), ruling by ruling: what each side sees, is told and is asked.
#include <doctest/doctest.h>

#include <algorithm>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {
namespace {

const core::Viewer german_eye = core::Viewer::of(core::admiral_of(german));
const core::Viewer allied_eye = core::Viewer::of(core::admiral_of(allied));
const core::Viewer public_eye = core::Viewer::public_eye();

EmptySea blind_sea(int turn, Rules rules = basic_rules) {
  rules.double_blind = true;
  return {.turn = turn, .rules = rules};
}

bool told(const Game& game, core::Viewer viewer, const std::string& line) {
  return game.news(viewer).find(line) != std::string::npos;
}

bool sees_ship(const Game& game, core::Viewer viewer, const std::string& ship) {
  return game.view(viewer).board.status(game.ship(ship)).where != Whereabouts::unseen;
}

// "31 turn 3 OB 1", or nothing.
std::string report(const Game& game, core::Side side, const std::string& ship) {
  const View view = game.view(side);
  const auto found = std::ranges::find(view.reports, game.ship(ship), &Report::ship);
  if (found == view.reports.end()) return "";
  return std::to_string(number_of(found->area)) + " turn " + std::to_string(found->turn) + " OB " +
         std::to_string(found->ob);
}

// Through the questions that are asked in every OB.
void pass_the_ob(Game& game) {
  while (game.asked() == "surprise_attack G" || game.asked() == "hit_and_go_home G") {
    game.germans("");
  }
}

TEST_CASE("double-blind: [FS 4.6.5] [FS 4.7] window and PHASE 5 are asked in every OB") {
  Game game(blind_sea(3));
  game.place("Emden", 31).place("Leipzig", 5).place("Glasgow", 7).begin();
  game.germans("Emden > 31");
  game.allies("");
  CHECK(game.asked() == "surprise_attack G");
  game.germans("");
  CHECK(game.asked() == "hit_and_go_home G");
  game.germans("");
  CHECK(game.asked() == "plot G");
  // Without the option nobody is asked: nothing can be done.
  Game open(EmptySea{.turn = 3});
  open.place("Emden", 31).place("Leipzig", 5).place("Glasgow", 7).begin();
  open.germans("Emden > 31");
  open.allies("");
  CHECK(open.asked() == "plot G");
}

TEST_CASE("double-blind: [FS 5.0] a penalty is known to all, whose it was to its own side") {
  Game game(blind_sea(3), {6});  // the search fails
  game.place("Emden", 30).place("Triumph", 31).place("Minotaur", 31).begin();
  game.germans("Emden > 30");
  game.allies("Triumph > 30, Minotaur > 31");
  for (const core::Viewer viewer : {german_eye, allied_eye, public_eye}) {
    CHECK(told(game, viewer, "vp movement_penalty +4\n"));
  }
  for (const Event& event : game.told(german_eye)) {
    CHECK(!std::holds_alternative<event::PenaltyCharged>(event));
  }
  for (const Event& event : game.told(public_eye)) {
    CHECK(!std::holds_alternative<event::PenaltyCharged>(event));
  }
  for (const core::Side side : core::both_sides) {
    CHECK(game.view(side).board.track.back().ship == no_ship);
  }
  // The Emden has the Triumph in sight: the counter does not tell either, but to its owner.
  REQUIRE(sees_ship(game, german_eye, "Triumph"));
  const View of_germans = game.view(german_eye), of_allies = game.view(allied_eye);
  CHECK(!of_germans.board.status(game.ship("Triumph")).penalty_paid);
  CHECK(of_allies.board.status(game.ship("Triumph")).penalty_paid);
}

TEST_CASE("double-blind: a counter in sight does not show whence it came") {
  Game game(blind_sea(3, {.rufiji = true}), {6});  // the search fails
  game.place("Emden", 21).place("Emden", Whereabouts::rufiji).place("Fox", 20).begin();
  game.place("Leipzig", 5);
  game.germans("Emden > 20");
  game.allies("Fox > 20");
  CHECK(told(game, allied_eye, "moved Emden>20"));
  const ShipStatus seen = game.view(allied_eye).board.status(game.ship("Emden"));
  CHECK(seen.where == Whereabouts::at_sea);
  CHECK(!seen.left_river);
  CHECK(!seen.entered);
  CHECK(game.status("Emden").left_river);
  for (const Event& event : game.told(allied_eye)) {
    if (const auto* moved = std::get_if<event::GroupMoved>(&event)) CHECK(moved->from == no_area);
  }
}

TEST_CASE(
    "double-blind: [FS 4.4.1] [FS 4.7.1] escorts are seen when captures are tried, not before") {
  Game game(blind_sea(3));
  game.place("Emden", 30).place("Leipzig", 5).place("Minotaur", 24).place("Hampshire", 24).begin();
  game.germans("Emden > 30 merchants");
  game.allies("Minotaur > 30 escort, Hampshire > 26");
  CHECK(!told(game, german_eye, "Minotaur"));
  CHECK(!sees_ship(game, german_eye, "Minotaur"));
  CHECK(!sees_ship(game, public_eye, "Minotaur"));
  // The escort sees; the public does not see what only one side does.
  CHECK(sees_ship(game, allied_eye, "Emden"));
  CHECK(!sees_ship(game, public_eye, "Emden"));
  game.germans("");
  // Area 30 has two merchants: 'up to two' is what is ordered, one is what there is.
  CHECK(game.refusal(german, "Emden 3").starts_with("4.7.1"));
  game.germans("Emden 2");
  CHECK(told(game, allied_eye, "captured 1 in 30 by Emden\n"));
  CHECK(told(game, public_eye, "captured 1 in 30 by Emden\n"));
  CHECK(game.vp() == 1);
  CHECK(sees_ship(game, german_eye, "Minotaur"));
  CHECK(!sees_ship(game, german_eye, "Hampshire"));
}

TEST_CASE("double-blind: [FS 4.7.1] captures that escorts leave nothing of score nothing") {
  Game game(blind_sea(3));
  game.place("Emden", 26).place("Leipzig", 5).place("Minotaur", 24).begin();
  game.germans("Emden > 26 merchants");  // one merchant
  game.allies("Minotaur > 26 escort");
  game.germans("");
  game.germans("Emden 1");
  CHECK(told(game, allied_eye, "captured 0 in 26 by Emden\n"));
  CHECK(game.vp() == 0);
  CHECK(sees_ship(game, german_eye, "Minotaur"));
}

TEST_CASE("double-blind: [FS 4.6.3] where an escaped group went is told to who sees it there") {
  for (const bool watched : {false, true}) {
    CAPTURE(watched);
    Game game(blind_sea(3), {1});
    game.place("Karlsruhe", 31).place("Hampshire", 30).place("Leipzig", 5);
    if (watched) game.place("Fox", 24);
    game.begin();
    game.germans("Karlsruhe > 30");
    game.allies("Hampshire > 30");
    game.allies("yes");
    game.germans("Karlsruhe");
    game.allies("no");
    REQUIRE(game.asked() == "escape G");
    game.germans("Karlsruhe > 24");
    CHECK(told(game, german_eye, "escaped Karlsruhe>24\n"));
    CHECK(told(game, allied_eye, "escaped Karlsruhe>24\n") == watched);
    CHECK(!told(game, public_eye, "escaped"));
    CHECK(sees_ship(game, allied_eye, "Karlsruhe") == watched);
    if (!watched) CHECK(report(game, allied, "Karlsruhe") == "30 turn 3 OB 1");
  }
}

TEST_CASE("double-blind: [FS 4.3.1] [FS 4.7] PHASE 3 and 5 reveal a plot to a side that sees") {
  for (const bool watched : {false, true}) {
    CAPTURE(watched);
    Game game(blind_sea(3));
    game.place("Emden", 31).place("Leipzig", 5);
    game.place("Minotaur", watched ? 30 : 26).begin();
    game.germans("Emden > 30 merchants");
    CHECK(told(game, allied_eye, "named Emden\n"));
    game.allies("");
    CHECK(told(game, german_eye, "moved Emden>30"));
    CHECK(told(game, allied_eye, "moved Emden>30") == watched);
    CHECK(!told(game, public_eye, "moved Emden"));
    game.germans("");
    CHECK(!told(game, allied_eye, "assignments"));
    std::size_t assignments = 0;
    for (const Event& event : game.told(allied_eye)) {
      CHECK(!std::holds_alternative<event::AssignmentsRevealed>(event));
      if (const auto* seen = std::get_if<event::AssignmentsSeen>(&event)) {
        assignments += seen->ships.size();
      }
    }
    CHECK(assignments == (watched ? 1U : 0U));
    CHECK(game.view(allied_eye).board.assignments.size() == (watched ? 1U : 0U));
    CHECK(game.view(public_eye).board.assignments.empty());
    CHECK(game.view(german_eye).board.assignments.size() == 1);
  }
}

TEST_CASE("double-blind: [FS 4.7.2] a raid is told to all, and where the raider was seen last") {
  Game game(blind_sea(3));
  game.place("Emden", 31).place("Leipzig", 5).place("Minotaur", 26).begin();
  game.germans("Emden > 30 raid Singapore");
  game.allies("");
  CHECK(report(game, allied, "Emden") == "31 turn 1 OB 0");  // the set-up is printed
  CHECK(!sees_ship(game, allied_eye, "Emden"));
  pass_the_ob(game);
  bool raided = false;
  for (const Event& event : game.told(public_eye)) {
    raided |= std::holds_alternative<event::StationRaided>(event);
  }
  CHECK(raided);
  CHECK(game.view(public_eye).board.raided.at(index_of(game.station("Singapore"))));
  CHECK(!sees_ship(game, allied_eye, "Emden"));
  CHECK(report(game, allied, "Emden") == "30 turn 3 OB 1");
}

TEST_CASE("double-blind: [FS 4.3.3] [FS 6.2.1] open moves and AMCs are known where they go") {
  Game game(blind_sea(3, advanced_rules));
  game.place("Emden", 21).place("Leipzig", 5).place("Cormoran", 24).place("Fox", 26).begin();
  game.germans("Emden > 22, Cormoran > 25");
  CHECK(told(game, allied_eye, "named Emden; Emden>22\n"));
  CHECK(told(game, allied_eye, "moved Cormoran>25"));
  CHECK(told(game, public_eye, "moved Cormoran>25"));
  CHECK(report(game, allied, "Emden") == "22 turn 3 OB 1");
  CHECK(report(game, allied, "Cormoran") == "25 turn 3 OB 1");
}

TEST_CASE(
    "double-blind: [FS 6.3] convoys count as Allied ships: seen where Germans are, and seeing") {
  Game game(blind_sea(3, advanced_rules));
  game.place("Emden", 12).place("Leipzig", 5).place("Fox", 26).begin();
  const auto stage = [&](core::Viewer viewer, const std::string& convoy) {
    return game.view(viewer).board.convoys.at(index_of(game.convoy(convoy))).stage;
  };
  using Stage = ConvoyStatus::Stage;
  CHECK(stage(german_eye, "Canadian") == Stage::unseen);
  CHECK(stage(allied_eye, "Canadian") == Stage::in_port);
  game.germans("Emden > 12, coal Emden");
  CHECK(!sees_ship(game, allied_eye, "Emden"));
  game.allies("Canadian convoy sails, Indian convoy sails");
  CHECK(told(game, german_eye, "convoy Canadian convoy>12\n"));
  CHECK(!told(game, german_eye, "convoy Indian convoy"));
  CHECK(!told(game, public_eye, "convoy Canadian convoy"));
  CHECK(stage(german_eye, "Canadian") == Stage::at_sea);
  CHECK(stage(public_eye, "Canadian") == Stage::at_sea);  // both see it: an act of both
  CHECK(stage(german_eye, "Indian") == Stage::unseen);
  CHECK(stage(public_eye, "Indian") == Stage::unseen);
  CHECK(sees_ship(game, allied_eye, "Emden"));
}

TEST_CASE("double-blind: [FS 4.9] the review waits for the end of the game") {
  Game game = Game::seeded(blind_sea(9), 1);
  game.place("Emden", 31).place("Fox", 26).begin();
  game.germans("Emden > 30 merchants");
  game.allies("");
  pass_the_ob(game);
  REQUIRE(game.asked() == "over");
  for (const Event& event : game.told(allied_eye)) {
    CHECK(!std::holds_alternative<event::PlotsFiled>(event));
    if (const auto* ended = std::get_if<event::TurnEnded>(&event)) CHECK(ended->plots.empty());
  }
  for (const core::Viewer viewer : {allied_eye, public_eye}) {
    REQUIRE(game.view(viewer).board.review.size() == 1);
    CHECK(number_of(game.view(viewer).board.review.front().to) == 30);
    CHECK(sees_ship(game, viewer, "Emden"));
  }
  Game earlier(blind_sea(3));
  earlier.place("Emden", 31).place("Fox", 26).begin();
  earlier.germans("Emden > 30 merchants");
  earlier.allies("");
  pass_the_ob(earlier);
  REQUIRE(earlier.board().turn == 4);
  CHECK(earlier.view(german_eye).board.review.size() == 1);
  CHECK(earlier.view(allied_eye).board.review.empty());
  CHECK(earlier.view(public_eye).board.review.empty());
}

TEST_CASE("double-blind: [FS 5.0] where reinforcements arrive is printed, and known") {
  Game game(blind_sea(2));
  game.place("Emden", 5).place("Leipzig", 5);
  for (const char* ship : {"Ibuki", "Tsukuba"}) {
    game.change(ship).where = Whereabouts::not_arrived;
    game.change(ship).area = no_area;
  }
  game.begin();
  CHECK(!sees_ship(game, german_eye, "Ibuki"));
  CHECK(report(game, german, "Ibuki") == "31 turn 2 OB 0");
}

TEST_CASE("double-blind: what all were told of a ship stays known when it is out of sight") {
  Game game(blind_sea(3));
  game.place("Emden", 5).place("Leipzig", 5).place("Fox", 26).place("Sydney", 26);
  game.change("Sydney").damage = 1;
  game.change("Sydney").combats = 1;
  game.begin();
  const ShipStatus seen = game.view(german_eye).board.status(game.ship("Sydney"));
  CHECK(seen.where == Whereabouts::unseen);
  CHECK(seen.damage == 1);
  CHECK(seen.combats == 1);
  CHECK(seen.area == no_area);
}

}  // namespace
}  // namespace chartroom::far_seas::test
