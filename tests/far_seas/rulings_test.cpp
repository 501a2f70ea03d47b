// Places where the rulebook leaves something to rule (docs/rulings.md), played through.
#include <doctest/doctest.h>

#include "tests/far_seas/game.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;
using chartroom::core::RefusalCode;

namespace {

// A German group has come to area 30 and is met there; both stand.
void fight(Game& game, const std::string& germans, const std::string& allies) {
  game.place(germans, 31).place(allies, 30).place("Nürnberg", 4);
  game.begin();
  game.germans(germans + " > 30");
  game.allies(allies + " > 30");
  game.allies("yes");
  game.germans("");
  game.allies("");
  // Nobody reaches at A-range: the round passes (10.3), and both may run after it.
  REQUIRE(game.asked() == "run_after_round GA");
}

RefusalCode code_of(Game& game, chartroom::core::Side side, const Order& order) {
  const auto events = game.journal().size();
  const auto done = game.order(side, order);
  REQUIRE(!done);
  CHECK(game.journal().size() == events);
  return done.error().code;
}

}  // namespace

TEST_CASE("[FS 4.6.3.1] Groups that escape into one area do not merge") {
  Game game(EmptySea{.turn = 3}, {1});
  game.place("Karlsruhe+Dresden", 31).place("Hampshire+Kent", 30);
  game.begin();
  game.germans("Karlsruhe+Dresden > 30");
  game.allies("Hampshire+Kent > 30");
  game.allies("yes");
  game.germans("Karlsruhe, Dresden");
  game.allies("no");
  game.allies("");
  game.germans("Karlsruhe > 24, Dresden > 24");
  CHECK(game.stands_with("Karlsruhe") == "Karlsruhe");
  CHECK(game.stands_with("Dresden") == "Dresden");
}

TEST_CASE("[FS 4.3.3] A group may mix open and secret movers; it is met as one") {
  Game game(EmptySea{.turn = 3});
  game.place("Dresden", 10).place("Leipzig", 4).place("Suffolk", 2);
  game.begin();
  game.germans("Dresden+Leipzig > 3 merchants");
  CHECK(game.news("named") == "named Dresden Leipzig; Dresden>3\n");
  game.allies("Suffolk > 3");
  CHECK(game.news("met") == "met Dresden+Leipzig by Suffolk: through_panama\n");
}

TEST_CASE("[FS 4.4.2] A guard protects its station to the turn's end, also after a fight") {
  Game game(EmptySea{.turn = 3});
  game.place("Karlsruhe", 31).place("Emden", 31).place("Swiftsure", 30);
  game.begin();
  game.germans("Karlsruhe > 30 raid Singapore");
  game.allies("Swiftsure > 30 guard Singapore");
  game.germans("");
  game.allies("");
  game.germans("Karlsruhe");  // after the first round: 4+ from 3
  game.allies("");
  game.germans("Karlsruhe > 24");
  CHECK(game.news("combat") == "combat over 30\n");
  CHECK(game.vp() == 0);
  game.germans("Emden > 30 raid Singapore");
  game.allies("");
  CHECK(game.news("met") == "met Emden by Swiftsure: guarded_station\n");
}

TEST_CASE("[FS 4.7.2] A raider that is sunk scores nothing") {
  Game game(EmptySea{.turn = 3}, {6});
  game.place("Emden", 31).place("Nürnberg", 4).place("Minotaur", 30);
  game.change("Emden").damage = 2;
  game.begin();
  game.germans("Emden > 30 raid Singapore");
  game.allies("Minotaur > 30 guard Singapore");
  game.germans("");
  game.allies("");
  game.pass(Decision::targets);
  game.allies("Minotaur > Emden");
  CHECK(game.track() == "german_ship_sunk -1 Emden");
  CHECK(game.refusal(german, "Nürnberg > 4") == "");
}

TEST_CASE("[FS 4.7.2] A raider that tried to run, was caught and won the fight still scores") {
  Game game(EmptySea{.turn = 3}, {6, 6, 1});
  game.place("Leipzig", 31).place("Nürnberg", 4).place("Highflyer", 30);
  game.change("Highflyer").damage = 2;
  game.begin();
  game.germans("Leipzig > 30 raid Singapore");
  game.allies("Highflyer > 30 guard Singapore");
  game.germans("Leipzig");
  game.allies("no");
  REQUIRE(game.news("run ") == "run Leipzig 0 from Highflyer 6: caught\n");
  game.pass(Decision::targets);
  game.germans("Leipzig > Highflyer");
  game.allies("Highflyer > Leipzig");
  game.germans("");  // no torpedoes
  game.allies("");
  CHECK(game.track() == "allied_ship_sunk +2 Highflyer, raid +3 Singapore");
}

TEST_CASE("[FS 4.6.3.1] One ship against one: the pairing is plain, and nobody is asked") {
  Game game(EmptySea{.turn = 3}, {1, 2, 6});
  fight(game, "Emden", "Minotaur");
  game.germans("");
  game.allies("Minotaur");
  CHECK(game.news("chase") == "chase Emden>Minotaur\n");
  CHECK(game.news("run ") == "run Minotaur 2 from Emden 6: caught\n");
}

TEST_CASE("[FS 4.6.5] After a surprise attack there are no captures") {
  Game game(EmptySea{.turn = 3}, {6, 6, 1});
  game.place("Karlsruhe", 31).place("Nürnberg", 4).place("Astraea", 30);
  game.begin();
  game.germans("Karlsruhe > 30 merchants");
  game.allies("Astraea > 30");
  game.germans("Karlsruhe > Astraea");
  game.pass(Decision::targets);
  game.germans("Karlsruhe > Astraea");
  game.allies("Astraea > Karlsruhe");
  game.germans("");  // no torpedoes
  game.allies("");
  CHECK(game.track() == "allied_ship_sunk +1 Astraea");
  CHECK(game.asked() == "plot G");
}

TEST_CASE("[FS 4.6.4] After a round each ship runs or stays; the fight goes on among the rest") {
  Game game(EmptySea{.turn = 3}, {1, 5, 6});
  fight(game, "Emden+Leipzig", "Minotaur+Hampshire+Newcastle");
  CHECK(game.refusal(german, "Leipzig") == "");
  game.germans("Emden, Leipzig");
  // What one side committed is not told before the other has.
  CHECK(game.asked() == "run_after_round A");
  CHECK(game.news() == "");
  game.allies("");
  REQUIRE(game.asked() == "chase A");
  game.allies("Newcastle > Emden, Minotaur > Leipzig");
  CHECK(game.news("run ") ==
        "run Emden 5 from Newcastle 0: caught\nrun Leipzig 6 from Minotaur 0: away\n");
  game.germans("Leipzig > 24");
  REQUIRE(game.board().combat);
  CHECK(game.board().combat->range == GunRange::B);
  CHECK(game.board().combat->fighters[german].size() == 1);
  CHECK(game.board().combat->fighters[allied].size() == 3);
}

TEST_CASE("[FS 4.6.3.1] Ships that run do not chase") {
  Game game(EmptySea{.turn = 3}, {1});
  fight(game, "Emden+Dresden+Leipzig", "Minotaur+Hampshire+Newcastle");
  game.germans("Leipzig");
  game.allies("Newcastle");
  CHECK(game.asked() == "chase GA");
  CHECK(game.refusal(allied, "Newcastle > Leipzig") == "4.6.3.1: Newcastle is not free to chase.");
  CHECK(game.refusal(german, "Leipzig > Newcastle") == "4.6.3.1: Leipzig is not free to chase.");
  CHECK(game.refusal(german, "Emden > Newcastle") == "");
}

TEST_CASE("[FS 4.6.3.1] If all ships of both sides run, all escape; the Allies name areas first") {
  Game game(EmptySea{.turn = 3}, {1});
  fight(game, "Emden+Leipzig", "Minotaur+Newcastle");
  game.germans("Emden+Leipzig");
  game.allies("Minotaur, Newcastle");
  CHECK(game.track() == "cowardice +3 Minotaur, cowardice +1 Newcastle");
  CHECK(game.asked() == "escape A");
  game.allies("Minotaur > 31, Newcastle > 32");
  CHECK(game.asked() == "escape G");
  game.germans("Emden > 24");
  CHECK(game.news("combat") == "combat over 30\n");
  CHECK(game.stands_with("Emden") == "Emden+Leipzig");
}

TEST_CASE("[FS 4.1] An order of another kind, of the other side or to an old question is refused") {
  Game game(EmptySea{.turn = 3});
  game.place("Emden", 31).place("Glasgow", 7);
  game.begin();
  CHECK(code_of(game, german, order::Search{}) == RefusalCode::wrong_order);
  CHECK(code_of(game, allied, order::AlliedMovement{}) == RefusalCode::not_your_decision);
  game.germans("Emden > 30");
  CHECK(code_of(game, german, order::Plot{}) == RefusalCode::not_your_decision);
}

TEST_CASE("[FS 4.3] Ships, areas and stations that do not exist are answered, not obeyed") {
  Game game(EmptySea{.turn = 3}, {1});
  const ShipId nobody{200};
  const StationId nowhere{200};
  const AreaId no_such{77};
  const ShipId emden = game.ship("Emden");
  const ShipId glasgow = game.ship("Glasgow");
  game.place("Emden", 4).place("Glasgow", 5).place("Nürnberg", 32);
  game.place("Kent", Whereabouts::england_hb2);
  game.begin();
  const auto plot = [](Group ships, AreaId to, StationId station) {
    return order::Plot{{{std::move(ships), to,
                         station == no_station ? Assignment::none : Assignment::raid, station}}};
  };
  CHECK(code_of(game, german, plot({nobody}, AreaId{5}, no_station)) == RefusalCode::unknown_thing);
  CHECK(code_of(game, german, plot({emden}, no_such, no_station)) == RefusalCode::unknown_thing);
  CHECK(code_of(game, german, plot({emden}, AreaId{5}, nowhere)) == RefusalCode::against_the_rules);
  CHECK(code_of(game, german, plot({}, AreaId{5}, no_station)) == RefusalCode::against_the_rules);
  game.germans("Emden > 5");

  const auto move = [](Group ships, AreaId to, Duty duty, StationId station) {
    return order::AlliedMovement{.moves = {{std::move(ships), to, duty, station}}};
  };
  CHECK(code_of(game, allied, move({nobody}, AreaId{5}, Duty::search, no_station)) ==
        RefusalCode::unknown_thing);
  CHECK(code_of(game, allied, move({glasgow}, no_such, Duty::search, no_station)) ==
        RefusalCode::unknown_thing);
  CHECK(code_of(game, allied, move({glasgow}, AreaId{5}, Duty::on_station, nowhere)) ==
        RefusalCode::against_the_rules);
  CHECK(code_of(game, allied, move({}, AreaId{5}, Duty::search, no_station)) ==
        RefusalCode::against_the_rules);
  CHECK(code_of(game, allied, order::AlliedMovement{.entries = {{nobody, AreaId{15}}}}) ==
        RefusalCode::unknown_thing);
  CHECK(code_of(game, allied, order::AlliedMovement{.entries = {{game.ship("Kent"), no_such}}}) ==
        RefusalCode::unknown_thing);
  game.allies("Glasgow > 5");

  game.allies("yes");
  CHECK(code_of(game, german, order::Run{{{nobody}}}) == RefusalCode::unknown_thing);
  CHECK(code_of(game, german, order::Run{{{}}}) == RefusalCode::against_the_rules);
}
