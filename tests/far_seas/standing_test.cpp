// What standing orders answer, question by question.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/far_seas/accident_table.hpp"
#include "tests/far_seas/game.hpp"

using namespace chartroom;
using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;
using enum StandingAnswer;

namespace {

std::optional<Order> answer(const Game& game, core::Side side, std::vector<StandingOrder> orders,
                            std::uint64_t seed = 1) {
  const core::Awaited decision{.number = game.board().decisions};
  return FarSeas{real_pack()}.standing_order(game.view(side), core::admiral_of(side), decision,
                                             {std::move(orders)}, seed);
}

// "run Emden+Leipzig", "run Emden, Leipzig", "stand", "ask".
std::string run_answer(const Game& game, core::Side side, std::vector<StandingOrder> orders) {
  const auto order = answer(game, side, std::move(orders));
  if (!order) return "ask";
  std::string text;
  for (const Group& group : std::get<order::Run>(*order).groups) {
    text += (text.empty() ? "run " : ", ") + text_of(real_pack(), group);
  }
  return text.empty() ? "stand" : text;
}

// The German group has come to area 30, the Allied one has found it with a 1 and approached.
Game met(const std::string& germans, const std::string& allies) {
  Game game(EmptySea{.turn = 3}, {1, 6, 6, 6, 6, 6, 6, 6});
  game.place(germans, 31).place(allies, 30).place("Nürnberg", 4);
  game.begin();
  game.germans(germans + " > 30 merchants");
  game.allies(allies + " > 30");
  game.allies("yes");
  REQUIRE(game.asked() == "accept_or_run G");
  return game;
}

// Emden could fall upon any of these, which have come to area 30 on station.
Game surprise_window(const std::string& german_group, const std::vector<std::string>& orders) {
  Game game(EmptySea{.turn = 3}, {6, 6, 6, 6});
  game.place(german_group, 31).place("Nürnberg", 4);
  for (const char* name : {"Newcastle", "Highflyer", "Minotaur"}) game.place(name, 30);
  game.begin();
  game.germans(german_group + " > 30 merchants");
  std::string all;
  for (const std::string& order : orders) all += (all.empty() ? "" : ", ") + order;
  game.allies(all);
  REQUIRE(game.asked() == "surprise_attack G");
  return game;
}

std::string surprise_answer(const Game& game, std::vector<StandingOrder> orders) {
  const auto order = answer(game, german, std::move(orders));
  if (!order) return "ask";
  const auto& attack = std::get<order::SurpriseAttack>(*order).attack;
  if (!attack) return "none";
  return real_pack().ship(attack->attacker).name + " > " + real_pack().ship(attack->target).name;
}

const StandingOrder run_from_stronger{.decision = Decision::accept_or_run,
                                      .ships = {},
                                      .met = Met::stronger,
                                      .against = {},
                                      .answer = run};

}  // namespace

TEST_CASE("Without a standing order that fits, the person is asked") {
  const Game game = met("Emden", "Newcastle");
  CHECK(run_answer(game, german, {}) == "ask");
  CHECK(run_answer(game, german, {{.decision = Decision::escape, .answer = homeward}}) == "ask");
  CHECK(run_answer(game, german,
                   {{.decision = Decision::accept_or_run, .answer = ask},
                    {.decision = Decision::accept_or_run, .answer = run}}) == "ask");
  // Nor is anybody answered for who is not asked.
  CHECK_FALSE(answer(game, allied, {{.decision = Decision::fight_or_run, .answer = stand}}));
}

TEST_CASE("[FS 4.6.3] If found by a stronger group, run; the first order that fits decides") {
  const std::vector<StandingOrder> orders{run_from_stronger,
                                          {.decision = Decision::accept_or_run, .answer = stand}};
  CHECK(run_answer(met("Emden", "Minotaur+Hampshire"), german, orders) == "run Emden");
  CHECK(run_answer(met("Scharnhorst+Gneisenau", "Highflyer"), german, orders) == "stand");
  CHECK(run_answer(met("Scharnhorst+Gneisenau", "Highflyer"), german, {run_from_stronger}) ==
        "ask");
  const StandingOrder brave{
      .decision = Decision::accept_or_run, .met = Met::not_stronger, .answer = stand};
  CHECK(run_answer(met("Scharnhorst+Gneisenau", "Highflyer"), german, {brave}) == "stand");
  CHECK(run_answer(met("Emden", "Minotaur+Hampshire"), german, {brave}) == "ask");
}

TEST_CASE("[FS 4.6.3] A standing order for single ships fits where one of them is met") {
  StandingOrder order = run_from_stronger;
  order.met = Met::anybody;
  const Game game = met("Emden+Leipzig", "Newcastle");
  order.ships = {game.ship("Dresden")};
  CHECK(run_answer(game, german, {order}) == "ask");
  order.ships = {game.ship("Dresden"), game.ship("Leipzig")};
  CHECK(run_answer(game, german, {order}) == "run Emden+Leipzig");
}

TEST_CASE("[FS 4.6.3] A standing order against a type fits where that type is met") {
  StandingOrder order{
      .decision = Decision::accept_or_run, .against = {ShipType::AC, ShipType::BC}, .answer = run};
  CHECK(run_answer(met("Emden", "Minotaur"), german, {order}) == "run Emden");
  CHECK(run_answer(met("Emden", "Newcastle"), german, {order}) == "ask");
}

TEST_CASE("[FS 4.6.3.2] By default one runs where that can succeed, and fights where it cannot") {
  const std::vector<StandingOrder> by_default{
      {.decision = Decision::accept_or_run, .answer = defaults}};
  CHECK(run_answer(met("Emden", "Newcastle"), german, by_default) == "run Emden");
  Game slow(EmptySea{.turn = 3}, {1});
  slow.place("Emden", 31).place("Newcastle", 30).place("Nürnberg", 4);
  slow.change("Emden").slowed = true;
  slow.begin();
  slow.germans("Emden > 30 merchants");
  slow.allies("Newcastle > 30");
  slow.allies("yes");
  const int edge = static_cast<int>(speed_of(slow.board(), slow.ship("Newcastle"))) -
                   static_cast<int>(speed_of(slow.board(), slow.ship("Emden")));
  CHECK(run_answer(slow, german, by_default) == (edge >= 2 ? "stand" : "run Emden"));
}

TEST_CASE("[FS 4.6.2.3] By default the Allies fight rather than pay for cowardice") {
  Game game = met("Emden", "Newcastle");
  game.germans("");
  REQUIRE(game.asked() == "fight_or_run A");
  REQUIRE(game.options(allied).price > 0);
  CHECK(run_answer(game, allied, {{.decision = Decision::fight_or_run, .answer = defaults}}) ==
        "stand");
  CHECK(run_answer(game, allied, {{.decision = Decision::fight_or_run, .answer = run}}) ==
        "run Newcastle");
}

TEST_CASE("[FS 7.3.2] The lost cruiser cannot stand: the person is asked, or it runs by default") {
  const Game game = found_by({"Emden+Leipzig", "Hampshire"}, {});
  REQUIRE(game.asked() == "accept_or_run G");
  CHECK(run_answer(game, german, {{.decision = Decision::accept_or_run, .answer = stand}}) ==
        "ask");
  for (const StandingAnswer one : {defaults, run, midshipman}) {
    CHECK(run_answer(game, german, {{.decision = Decision::accept_or_run, .answer = one}})
              .starts_with("run "));
  }
}

TEST_CASE("[FS 4.6.4] After a round only the ships that are named run") {
  Game game = met("Emden+Leipzig", "Newcastle");
  game.germans("");
  game.allies("");
  game.pass(Decision::run_after_round);
  REQUIRE(game.asked() == "run_after_round GA");
  CHECK(run_answer(game, german,
                   {{.decision = Decision::run_after_round,
                     .ships = {game.ship("Emden")},
                     .answer = run}}) == "run Emden");
  CHECK(run_answer(game, german, {{.decision = Decision::run_after_round, .answer = run}}) ==
        "run Emden+Leipzig");
}

TEST_CASE("[FS 4.6.3] After a run: towards home, or away from the enemy") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Karlsruhe", 9).place("Good Hope", 16).place("Cornwall", 13).place("Nürnberg", 4);
  game.begin();
  game.germans("Karlsruhe > 12");
  game.allies("Good Hope > 12");
  game.allies("yes");
  game.germans("Karlsruhe");
  game.allies("no");
  REQUIRE(game.asked() == "escape G");
  const auto to = [&](StandingAnswer where) {
    const auto order = answer(game, german, {{.decision = Decision::escape, .answer = where}});
    return number_of(std::get<order::Escape>(order.value()).flights.front().to);
  };
  CHECK(to(homeward) == 13);  // where the way home begins (4.7.3), whoever is there
  CHECK(to(away) == 9);
  CHECK(to(defaults) == 9);
}

TEST_CASE("[FS 4.6.5] Never surprise an armoured cruiser: other targets are left") {
  const StandingOrder never{
      .decision = Decision::surprise_attack, .against = {ShipType::AC}, .answer = no};
  const StandingOrder always{.decision = Decision::surprise_attack, .answer = yes};
  const Game both = surprise_window(
      "Emden+Leipzig", {"Minotaur > 30 guard Singapore", "Newcastle > 30 guard Labuan"});
  CHECK(surprise_answer(both, {never, always}) == "Emden > Newcastle");
  CHECK(surprise_answer(both, {never}) == "ask");  // of the other target nothing is said
  CHECK(surprise_answer(both, {{.decision = Decision::surprise_attack, .answer = defaults}}) ==
        "none");
  const Game only = surprise_window("Emden+Leipzig", {"Minotaur > 30 guard Singapore"});
  CHECK(surprise_answer(only, {never, always}) == "none");
  CHECK(surprise_answer(only, {always}) == "Emden > Minotaur");
  CHECK(surprise_answer(only, {{.decision = Decision::surprise_attack,
                                .ships = {only.ship("Dresden")},
                                .answer = yes}}) == "ask");
}

TEST_CASE("[FS 4.6.3] The Allies try no surprise by default, and never on a type they named") {
  Game game = met("Karlsruhe", "Hampshire");
  game.germans("Karlsruhe");
  REQUIRE(game.asked() == "try_surprise A");
  const auto roll = [&](std::vector<StandingOrder> orders) {
    return std::get<order::TrySurprise>(answer(game, allied, std::move(orders)).value()).roll;
  };
  CHECK_FALSE(roll({{.decision = Decision::try_surprise, .answer = defaults}}));
  CHECK(roll({{.decision = Decision::try_surprise, .answer = yes}}));
  CHECK_FALSE(roll({{.decision = Decision::try_surprise, .against = {ShipType::C}, .answer = no},
                    {.decision = Decision::try_surprise, .answer = yes}}));
  CHECK(roll({{.decision = Decision::try_surprise, .against = {ShipType::BC}, .answer = no},
              {.decision = Decision::try_surprise, .answer = yes}}));
}

TEST_CASE("[FS 4.6.2] The first search of an area cannot be declined: then the person is asked") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Dresden", 31).place("Newcastle", 30).place("Nürnberg", 4);
  game.begin();
  game.germans("Emden > 30, Dresden > 30");
  game.allies("Newcastle > 30");
  REQUIRE(game.asked() == "search A");
  REQUIRE_FALSE(game.options(allied).may_decline);
  CHECK_FALSE(answer(game, allied, {{.decision = Decision::search, .answer = no}}));
  CHECK(answer(game, allied, {{.decision = Decision::search, .answer = defaults}}).has_value());
}

TEST_CASE("Standing orders see the side's own view alone: the same view, the same answer") {
  const Game game = found_by({"Emden+Leipzig", "Hampshire"}, {});
  const FarSeas rules{real_pack()};
  const View view = game.view(german);
  const Standing standing{{{.decision = Decision::accept_or_run, .answer = midshipman}}};
  const auto seat = core::admiral_of(german);
  CHECK(rules.standing_order(view, seat, {}, standing, 7) ==
        rules.standing_order(View{view}, seat, {}, standing, 7));
}
