// Screens as pictures: what is asked, the state of things, a fight.
#include <doctest/doctest.h>

#include "client-cli/show/log.hpp"
#include "client-cli/show/question.hpp"
#include "client-cli/show/ships.hpp"
#include "client-cli/show/situation.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::allied;
using far_seas::Decision;
using far_seas::german;

TEST_CASE("Who is asked reads the question, the choices and the form of an answer") {
  auto view = laid_table(german, Decision::plot);
  for (const char* name :
       {"Scharnhorst", "Gneisenau", "Karlsruhe", "Dresden", "Nürnberg", "Leipzig"})
    view.board.status(ship(name)).moved_in_ob = 1;
  far_seas::Options options{.decision = Decision::plot};
  options.ships = {{.ship = ship("Emden"), .moves = {{area(31)}, {area(30)}}},
                   {.ship = ship("Königsberg"), .moves = {{area(21), 0}}}};
  const std::string asked = R"(
Plot your moves of this Operationsbefehl, in secret.
  Emden in Area 31 (China & Japan Seas) may go to 31 30
  Königsberg in Area 21 (East Africa) may go to 21
  Answer: plot SHIP[+SHIP] AREA [att | stn STATION | rtb]; ...
)";
  CHECK("\n" + cli::show_question(view, options, german, {}) == asked);
}

TEST_CASE("Who is not asked reads whom the game waits for, and no more") {
  const auto view = laid_table(german, Decision::plot);
  CHECK(cli::show_question(view, {}, allied, {}) ==
        "Waiting for the German side: the German plot (4.3).\n");
  CHECK(cli::show_question(view, {}, std::nullopt, {}) ==
        "Waiting for the German side: the German plot (4.3).\n");
}

TEST_CASE("The price of aborting is read before the choice") {
  const auto view = laid_table(allied, Decision::approach);
  const far_seas::Options options{.decision = Decision::approach, .may_decline = true, .price = 4};
  const std::string asked = R"(
You have found them: approach, or abort?
  Aborting costs 4 cowardice points.
  Answer: approach, or abort
)";
  CHECK("\n" + cli::show_question(view, options, allied, {}) == asked);
}

TEST_CASE("The points: the sum, the sums by kind, and each entry") {
  auto view = laid_table(german, Decision::plot);
  view.board.vp = 6;
  view.board.track = {
      {.turn = 1, .ob = 1, .kind = far_seas::VpKind::capture, .points = 2, .area = area(24)},
      {.turn = 1,
       .ob = 2,
       .kind = far_seas::VpKind::cowardice,
       .points = 4,
       .ship = ship("Canopus")}};
  const std::string points = R"(
    +2  merchants captured
    +4  cowardice

turn  OB  points  for
   1   1      +2  merchants captured in Area 24 (Bay of Bengal & Sumatra)
   1   2      +4  cowardice of Canopus
)";
  const std::string shown = cli::show_points(view, {});
  CHECK(shown.starts_with("Victory points: 6 ("));
  CHECK(shown.substr(shown.find('\n')) == points);
}

TEST_CASE("A combat: range, round, and every ship with its damage") {
  auto view = laid_table(german, Decision::targets);
  place(view, {"Scharnhorst"}, 5);
  place(view, {"Good Hope"}, 5);
  view.board.status(ship("Good Hope")).damage = 3;
  far_seas::Combat combat{.area = area(5), .range = far_seas::GunRange::B, .round = 2};
  combat.fighters[german] = {
      {.ship = ship("Scharnhorst"), .torpedo_left = true, .last_target = ship("Good Hope")}};
  combat.fighters[allied] = {
      {.ship = ship("Good Hope"), .torpedo_left = true, .tried_to_run = true}};
  view.board.combat = combat;
  const std::string fight = R"(
Combat in Area 5 (Southeast Pacific): round 2 at B-range
ship         gun  fire  damage  speed  torpedo  state
Scharnhorst  B      -3     0/6  4-     yes      fired at Good Hope
Good Hope    B      -4     3/6  4-     yes      half damaged, tried to run: -2
)";
  CHECK("\n" + cli::show_fight(view, {}) == fight);
}

TEST_CASE("The log: to the German side with this turn's plots, to the Allied without") {
  auto mine = laid_table(german, Decision::plot);
  mine.german->turn_log = {{.turn = 1,
                            .ob = 1,
                            .ships = group({"Emden"}),
                            .to = area(24),
                            .assignment = far_seas::Assignment::merchants}};
  CHECK(cli::show_log(mine, {}).find("This turn, still secret") != std::string::npos);
  CHECK(cli::show_log(mine, {}).find("Bay of Bengal") != std::string::npos);
  const auto theirs = laid_table(allied, Decision::plot);
  CHECK(cli::show_log(theirs, {}).find("secret") == std::string::npos);
}

TEST_CASE("Ships are found by area, nation, name, and what they have done") {
  auto view = laid_table(allied, Decision::allied_movement);
  const auto count = [&](const char* words) {
    const auto filter = cli::read_filter(view, words);
    REQUIRE(filter.has_value());
    return cli::ships_that_fit(view.board, *filter).size();
  };
  CHECK(count("31") == 8);
  CHECK(count("31 german") == 1);
  CHECK(count("russian") == 2);
  CHECK(count("emden") == 1);
  view.board.status(ship("Emden")).moved_in_ob = 1;
  CHECK(count("emden unmoved") == 0);
}
