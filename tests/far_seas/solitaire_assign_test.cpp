// The approaches of solitaire play (9.0): in the second the player gives the assignments, in the
// third nothing marked as advanced is used.
#include <doctest/doctest.h>

#include <set>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// Approach 2, PHASE 3: Emden stays in 14, Leipzig goes to 13, Dresden, in 2, was not drawn. The
// dice: 9.1.1, two draws, two orders (none), two dummy procedures.
Game assigning(const std::vector<int>& more = {}) {
  std::vector<int> dice{3, 1, 4, 2, 2, 1, 4};
  dice.insert(dice.end(), more.begin(), more.end());
  Game game(tables_sea(3, Solitaire::multi_handed), dice);
  game.place("Emden", 14).place("Leipzig", 14).place("Dresden", 2).begin();
  game.allies("");
  REQUIRE(game.asked() == "assign G");
  return game;
}

}  // namespace

TEST_CASE("[FS 9.0] Approach 2: the tables move the ships, and the player says what for") {
  Game game = assigning({1, 2, 1});
  CHECK(game.where("Leipzig") == "14");
  game.germans("Emden > 14, Leipzig > 13 return");
  CHECK(game.where("Emden") == "14");
  CHECK(game.where("Leipzig") == "13");
  // The player decides PHASE 5 as well.
  CHECK(game.asked() == "hit_and_go_home G");
  game.germans("Leipzig 1");
  CHECK(game.track() == "capture +1 13");
}

TEST_CASE("[FS 9.0] Approach 2: refusals tell what the tables have settled") {
  struct Row {
    std::string words;
    std::string refusal;
  };
  const Row rows[] = {
      {"Emden > 13, Leipzig > 13", "9.3.1: Emden goes to area 14, not to area 13."},
      {"Emden > 14", "9.3.2: Leipzig is left out."},
      {"", "9.3.2: Emden is left out."},
      {"Emden > 14, Leipzig > 13, Dresden > 2", "9.1.1: Dresden was not drawn to move in this OB."},
      {"Emden > 14, Leipzig > 13, coal Emden", "9.0: The tables look after coal and AMCs."},
      {"Emden > 14, Emden > 14, Leipzig > 13", "4.3: Emden is plotted twice."},
      {"Emden > 14 return, Leipzig > 13",
       "4.7.3: -RTB is for ships that move to or within area 13."},
      {"Emden > 14 raid Halifax, Leipzig > 13", "4.3.1: Halifax is not in area 14."},
      {"Emden > 14 river, Leipzig > 13",
       "7.2: The Rufiji is closed: the rule is not in use in this game."},
  };
  Game game = assigning();
  for (const Row& row : rows) {
    CAPTURE(row.words);
    CHECK(refused(game, german, row.words) == row.refusal);
  }
  CHECK(game.refusal(german, "Emden > 14, Leipzig > 13") == "");
}

TEST_CASE("[FS 9.0] Approach 2: the player forms and breaks up squadrons of one destination") {
  // Both to 13: 9.1.1, the draw, two orders, two dummy procedures.
  Game two(tables_sea(3, Solitaire::multi_handed), {3, 1, 2, 2, 4, 4, 1, 1, 1});
  two.place("Emden", 14).place("Leipzig", 14).begin();
  two.allies("");
  two.germans("Emden+Leipzig > 13");
  CHECK(two.stands_with("Emden") == "Emden+Leipzig");
  Game one(tables_sea(3, Solitaire::multi_handed), {3, 2, 4, 1, 1, 1});
  one.place("Emden+Leipzig", 14).begin();
  one.allies("");
  one.germans("Emden > 13, Leipzig > 13");
  CHECK(one.stands_with("Emden") == "Emden");
}

TEST_CASE("[FS 9.0] Approach 2: what is offered is where the tables have sent them") {
  const Options options = assigning().options(german);
  REQUIRE(options.ships.size() == 2);
  for (const ShipChoice& choice : options.ships) {
    REQUIRE(choice.moves.size() == 1);
    const bool emden = real_pack().ship(choice.ship).name == "Emden";
    CHECK(number_of(choice.moves.front().to) == (emden ? 14 : 13));
  }
}

TEST_CASE("[FS 9.0] [FS 4.3.3] Approach 2: no preview speaks of an open move when all have moved") {
  // Into the Red Sea from 21: 9.1.1, no temptation followed (three areas), the dummies: 22.
  Game game(tables_sea(8, Solitaire::multi_handed), {1, 1, 1, 1, 1, 3});
  game.place("Emden", 21).begin();
  while (game.asked() == "allied_movement A" && game.board().turn == 8) game.allies("");
  REQUIRE(game.asked() == "assign G");
  const int to = number_of(game.board().solitaire->drawn.front().to);
  REQUIRE(to == 22);
  CHECK(game.preview(german, "Emden > 22").empty());
  CHECK(game.refusal(german, "Emden > 22") == "");
}

namespace {

// The rules named by the dice and cups of whole games.
std::set<std::string> rules_used(Solitaire approach, Rules rules) {
  std::set<std::string> used;
  rules.solitaire = approach;
  const FarSeas far_seas{real_pack()};
  for (std::uint64_t seed = 40; seed < 44; ++seed) {
    const chartroom::core::SeededOracle oracle{seed};
    chartroom::core::Dice dice{oracle, {}};
    State state = far_seas.initial({Scenario::campaign, rules});
    const auto keep = [&](const chartroom::core::Emitted<FarSeas>& events) {
      for (const auto& recorded : events) {
        far_seas.apply(state, recorded.event);
        if (const auto* roll = std::get_if<event::BotRolled>(&recorded.event)) {
          used.insert(roll->rule);
        } else if (const auto* drew = std::get_if<event::BotDrew>(&recorded.event)) {
          used.insert(drew->rule);
        }
      }
    };
    keep(far_seas.opening(state, dice));
    for (std::uint64_t order = 0; !state.board.outcome && order < 3000; ++order) {
      const auto side = state.board.question->asked[allied] ? allied : german;
      const auto seat = chartroom::core::admiral_of(side);
      const View view = far_seas.view(state, chartroom::core::Viewer::of(seat));
      auto events = chartroom::core::decide(far_seas, state, seat, state.board.decisions,
                                            far_seas.bot(view, seat, seed + order), dice);
      REQUIRE(events);
      keep(*events);
    }
    REQUIRE(state.board.outcome);
  }
  return used;
}

}  // namespace

TEST_CASE("[FS 9.0] Approach 3 uses no rule that is marked as advanced, approach 1 all of them") {
  const std::set<std::string> advanced{"9.1.4.1", "9.1.4.2", "9.3.1.1"};
  const auto simple = rules_used(Solitaire::simplified_bot, full_rules);
  const auto all = rules_used(Solitaire::advanced_bot, full_rules);
  const auto hands = rules_used(Solitaire::multi_handed, full_rules);
  for (const std::string& rule : advanced) {
    CAPTURE(rule);
    CHECK(!simple.contains(rule));
    CHECK(all.contains(rule));
    CHECK(hands.contains(rule));
  }
  CHECK(!simple.contains("9.1.2"));
  // The player of approach 2 decides all but the moves.
  for (const std::string rule : {"9.3.2.1", "9.3.2.2", "9.3.3", "9.4.1.1", "9.4.2.3"}) {
    CAPTURE(rule);
    CHECK(simple.contains(rule));
    CHECK(all.contains(rule));
    CHECK(!hands.contains(rule));
  }
}

TEST_CASE("[FS 9.1.2] [FS 9.1.3.2] Approach 3 marks nothing with cubes") {
  for (const Solitaire approach : {Solitaire::simplified_bot, Solitaire::advanced_bot}) {
    Game game(tables_sea(3, approach), {1, 6});
    game.place("Emden", 8).begin();
    CHECK(game.board().solitaire->drawn.front().rtb);
    CHECK(game.board().solitaire->drawn.front().temptations.empty() ==
          (approach == Solitaire::simplified_bot));
  }
}
