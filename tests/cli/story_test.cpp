// Events in sentences.
#include "client-cli/show/story.hpp"

#include <doctest/doctest.h>

#include "client-cli/show/json.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
namespace event = far_seas::event;
using far_seas::allied;
using far_seas::german;

TEST_CASE("What happens is told in sentences") {
  struct Row {
    far_seas::Event event;
    const char* sentence;
  };
  const Row rows[] = {
      {event::TurnBegan{.turn = 2, .arrived = group({"Triumph"})},
       "Turn 2 begins; Triumph arrives."},
      {event::ObBegan{.ob = 3}, "Operationsbefehl 3."},
      {event::CruisersNamed{.ships = group({"Emden", "Leipzig"}),
                            .open_moves = {{.ship = ship("Leipzig"), .to = area(22)}}},
       "The Germans move Emden and Leipzig. Leipzig goes openly to Area 22 (Red Sea)."},
      {event::PlotCommitted{.groups = {{.ships = group({"Emden"}),
                                        .to = area(24),
                                        .assignment = far_seas::Assignment::merchants}}},
       "You have plotted: Emden to Area 24 (Bay of Bengal & Sumatra), capture merchants."},
      {event::GroupMoved{.ships = group({"Canopus"}),
                         .from = area(6),
                         .to = area(5),
                         .duty = far_seas::Duty::search},
       "Canopus moves to Area 5 (Southeast Pacific) to search."},
      {event::GroupMoved{.ships = group({"Good Hope", "Monmouth"}), .from = area(5), .to = area(5)},
       "Monmouth and Good Hope stay in Area 5 (Southeast Pacific)."},
      {event::SearchRolled{
           .area = area(5),
           .target = group({"Scharnhorst", "Gneisenau"}),
           .die = 3,
           .modifiers = {{far_seas::Why::searchers, -1}, {far_seas::Why::squadron_size, -4}},
           .found = true},
       "The Allies search for Scharnhorst and Gneisenau in Area 5 (Southeast Pacific): die 3, -1 "
       "search groups, -4 squadron size = -2: found."},
      {event::Determined{.rolls = {{ship("Canopus"), 5}, {ship("Good Hope"), 2}},
                         .group = group({"Canopus"})},
       "Which of them? Canopus 5, Good Hope 2: Canopus."},
      {event::Determined{.rolls = {}, .group = group({"Canopus"})}, ""},
      {event::RunRolled{.runner = group({"Dresden"}),
                        .chaser = group({"Glasgow"}),
                        .runner_die = 3,
                        .chaser_die = 5,
                        .caught = true},
       "Glasgow after Dresden: runner's die 3, chaser's die 5: caught."},
      {event::RunRolled{.runner = group({"Dresden"}), .chaser = group({"Canopus"})},
       "Canopus after Dresden: by speed alone: not caught."},
      {event::Shot{.aim = {ship("Scharnhorst"), ship("Good Hope")},
                   .die = 6,
                   .modifiers = {{far_seas::Why::ship, -3}, {far_seas::Why::hit_last_round, 1}},
                   .damage = 3},
       "Scharnhorst fires at Good Hope: die 6, -3 gunnery, +1 hit it last round = 4: 3 hits."},
      {event::Shot{.aim = {ship("Glasgow"), ship("Leipzig")}},
       "Glasgow fires at Leipzig: it has sunk already."},
      {event::TorpedoRun{.aim = {ship("Dresden"), ship("Glasgow")},
                         .bold = true,
                         .die = 2,
                         .hit = true,
                         .damage_die = 4,
                         .damage = 3},
       "Dresden launches boldly at Glasgow: die 2: a hit; damage die 4: 3 hits."},
      {event::DamageAssessed{.hits = {{ship("Monmouth"), 2, false}, {ship("Good Hope"), 4, true}}},
       "Monmouth takes 2; Good Hope takes 4 and sinks."},
      {event::MerchantsCaptured{.area = area(24), .ships = group({"Emden"}), .captures = 2},
       "Emden captures 2 merchants in Area 24 (Bay of Bengal & Sumatra)."},
      {event::VpScored{.entry = {.turn = 1,
                                 .ob = 1,
                                 .kind = far_seas::VpKind::cowardice,
                                 .points = 4,
                                 .ship = ship("Canopus")}},
       "+4 victory points: cowardice of Canopus."},
      {event::ReturnRolled{.ships = group({"Dresden"}), .die = 5, .home = true},
       "Dresden tries for Germany: die 5, home safely."},
      {event::Answered{.side = allied, .sealed = true}, "The Allies have committed; it is sealed."},
      {event::StepBegan{}, ""},
      {event::PlotExecuted{}, ""},
  };
  cli::Storyteller teller{the_pack()};
  for (const Row& row : rows) CHECK(teller.tell(row.event, {}).text == row.sentence);
}

TEST_CASE("Events are dated once the turn is known, and named for programs") {
  cli::Storyteller teller{the_pack()};
  CHECK(teller.tell(event::Approached{}, {}).turn == 0);
  CHECK(teller.tell(event::TurnBegan{.turn = 4}, {}).heading);
  CHECK(teller.tell(event::ObBegan{.ob = 2}, {}).kind == "ob_began");
  const auto told = teller.tell(event::ApproachAborted{}, {});
  CHECK(told.turn == 4);
  CHECK(told.ob == 2);
  CHECK(told.kind == "approach_aborted");
}

TEST_CASE("Programs get what is in an event with numbers and names") {
  const auto data =
      cli::event_json(the_pack(), event::EscapedTo{.ships = group({"Dresden"}), .to = area(6)});
  CHECK(data.at("ships").at(0).at("name").as_string() == "Dresden");
  CHECK(data.at("ships").at(0).at("id").to_number<int>() == 4);
  CHECK(data.at("to").at("number").to_number<int>() == 6);
}
