// Events of chapters 6, 7 and 9 in sentences.
#include <doctest/doctest.h>

#include "client-cli/show/json.hpp"
#include "client-cli/show/story.hpp"
#include "tests/cli/laid_table.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
namespace event = far_seas::event;
using far_seas::Why;
using What = event::ColonyTurned::What;

namespace {

struct Telling {
  far_seas::Event event;
  const char* sentence;
};

template <std::size_t N>
void check(const Telling (&rows)[N]) {
  cli::Storyteller teller{the_pack()};
  for (const Telling& row : rows) CHECK(teller.tell(row.event, {}).text == row.sentence);
}

}  // namespace

TEST_CASE("[FS 6] Coal, AMCs, convoys and colonies are told in sentences") {
  const auto indian = convoy("Indian convoy");
  const auto guinea = colony("New Guinea");
  const Telling rows[] = {
      {event::CoalLookedAt{group({"Emden", "Leipzig"})},
       "Emden and Leipzig have coal for this turn."},
      {event::CoalLookedAt{}, "No cruiser has coal for this turn."},
      {event::PlotCommitted{.groups = {{.ships = group({"Emden"}), .to = area(24)}},
                            .piles = group({"Emden"})},
       "You have plotted: Emden to Area 24 (Bay of Bengal & Sumatra), no assignment; piles of coal "
       "burnt: Emden."},
      {event::CruisersNamed{}, "The Germans move no cruiser."},
      {event::Interned{group({"Cormoran"})}, "Cormoran is interned."},
      {event::AmcSunk{ship("Cormoran"), group({"Sydney"})}, "Cormoran is sunk by Sydney."},
      {event::ConvoyMoved{indian, area(23)}, "The Indian convoy goes to Area 23 (Arabian Sea)."},
      {event::ConvoyMoved{indian, area(22), true},
       "The Indian convoy goes to Area 22 (Red Sea), since nobody moved it."},
      {event::ConvoyMoved{indian}, "The Indian convoy arrives in Suez."},
      {event::GroupMoved{.ships = group({"Swiftsure"}),
                         .from = area(23),
                         .to = area(23),
                         .duty = far_seas::Duty::convoy,
                         .convoy = indian},
       "Swiftsure stays in Area 23 (Arabian Sea) to escort the Indian convoy."},
      {event::ShipsToColony{guinea, group({"Australia", "Sydney"})},
       "Australia and Sydney besiege New Guinea."},
      {event::ColonyTurned{guinea, What::begun, 4},
       "New Guinea is besieged by enough ships; it falls at the end of turn 4."},
      {event::ColonyTurned{guinea, What::short_of_ships, 4},
       "Too few ships besiege New Guinea; the count goes on if they are enough when the next turn "
       "ends."},
      {event::ColonyTurned{guinea, What::voided, 4}, "The siege of New Guinea has failed."},
      {event::ColonyTurned{guinea, What::captured, 4}, "New Guinea is captured."},
      {event::ColonyTurned{guinea, What::held, 4}, "New Guinea was not captured in time."},
      {event::SurpriseAttackMade{group({"Scharnhorst", "Gneisenau"}), group({"Sydney"}), true},
       "Scharnhorst and Gneisenau attack Sydney at the colony by surprise!"},
      {event::PhaseFiveOrdered{{{group({"Emden"}), indian}}, {group({"Dresden", "Leipzig"})}},
       "Emden goes for the Indian convoy; Dresden+Leipzig make for Germany."},
      {event::PhaseFiveOrdered{}, ""},
      {event::ConvoyAttacked{{group({"Emden"}), indian}}, "Emden falls upon the Indian convoy."},
      {event::ConvoySurpriseRolled{2, {{Why::slow_attacker, 1}}, true},
       "Is the convoy surprised? die 2, +1 slow attacker = 3: it is."},
      {event::TransportsSunk{indian, {3, 5}, 8, false},
       "8 transports of the Indian convoy are sunk (dice 3 and 5)."},
      {event::TransportsSunk{indian, {}, 15, true},
       "15 transports of the Indian convoy are sunk; nothing of it goes on."},
      {event::TransportsSunk{indian, {1}, 1, false},
       "1 transport of the Indian convoy is sunk (die 1)."},
      {event::VpScored{{.kind = far_seas::VpKind::transports, .points = 8, .convoy = indian}},
       "+8 victory points: transports of the Indian convoy sunk."},
      {event::VpScored{{.kind = far_seas::VpKind::colony, .points = 5, .colony = guinea}},
       "+5 victory points: New Guinea held out."},
  };
  check(rows);
}

TEST_CASE("[FS 7] The optional rules are told in sentences") {
  const Telling rows[] = {
      {event::BoerRolled{
           the_pack().station_named("Capetown").value(), 4, {{Why::armoured_cruiser, -1}}, true},
       "The Boers, after the raid on Capetown: die 4, -1 armoured cruiser = 3: the rebellion "
       "spreads."},
      {event::GroupMoved{.ships = group({"Königsberg"}),
                         .from = area(20),
                         .to = area(21),
                         .duty = far_seas::Duty::river},
       "Königsberg moves into the Rufiji."},
      {event::GroupMoved{.ships = group({"Chatham", "Pegasus"}),
                         .from = area(21),
                         .to = area(21),
                         .duty = far_seas::Duty::river},
       "Chatham and Pegasus are in the Rufiji."},
      {event::RiverSearched{.target = ship("Königsberg"),
                            .searchers = group({"Chatham", "Pegasus"}),
                            .die = 3,
                            .modifiers = {{Why::river_searchers, -1}}},
       "Chatham and Pegasus search the Rufiji for Königsberg: die 3, -1 ships in the river = 2: "
       "not "
       "found."},
      {event::RiverDiscovered{ship("Königsberg")}, "Königsberg is known to be in the Rufiji."},
      {event::EncounterBegan{area(21), group({"Königsberg"}), group({"Chatham"}),
                             far_seas::Discovery::out_of_the_rufiji},
       "Chatham has Königsberg in sight coming out of the Rufiji."},
      {event::AccidentTurnRolled{3, 7},
       "The propellant accident: die 3, a cruiser may be lost on turn 7."},
      {event::AccidentRolled{}, "The dice of the propellant accident are rolled in secret."},
      {event::AccidentOutcome{ship("Karlsruhe"), 4, 2, true},
       "The accident: die 4, Karlsruhe; die 2: blown up, and nobody else knows."},
      {event::AccidentOutcome{ship("Karlsruhe"), 4, 5, false},
       "The accident: die 4, Karlsruhe; die 5: no harm is done."},
      {event::AccidentOutcome{ship("Karlsruhe"), 4, 2, false},
       "The accident: die 4, Karlsruhe; die 2: it was no more at sea, no harm is done."},
      {event::AccidentRevealed{ship("Karlsruhe")},
       "Karlsruhe was lost to an explosion before, and leaves the game."},
      {event::BreakoutBegan{group({"Scharnhorst", "Gneisenau"}), group({"Seydlitz", "Moltke"})},
       "Seydlitz and Moltke come out to bring Scharnhorst and Gneisenau home."},
      {event::BreakoutAnswered{{group({"Lion", "Tiger"}), group({"Invincible"})}},
       "Out against them: Lion+Tiger, Invincible."},
      {event::BreakoutAnswered{}, "The British battlecruisers stay in port."},
      {event::BreakoutSearchFailed{group({"Lion", "Tiger"})},
       "Lion and Tiger have searched in vain."},
      {event::BreakoutJoined{group({"Invincible"})}, "Invincible has found them."},
      {event::BreakoutEnded{}, "The breakout is over."},
      {event::EnglandRaided{far_seas::english_channel, group({"Seydlitz", "Moltke"})},
       "Seydlitz and Moltke raid England from the English Channel."},
      {event::Counterattacked{}, "The British battlecruisers stay in port."},
      {event::Counterattacked{group({"Lion", "Tiger"})}, "Lion and Tiger go out against them."},
      {event::RaidForgone{}, "The Germans do not raid England."},
      {event::SentHome{group({"Lion"})}, "Lion is back in port."},
      {event::RunBegan{{.area = area(5), .runners = {{}, {group({"Minotaur"})}}}},
       "The Allies run: Minotaur."},
  };
  check(rows);
}

TEST_CASE("[FS 9] The rolls of the tables are told with their rules, their dice and their cups") {
  const Telling rows[] = {
      {event::BotRolled{.rule = "9.3.1.1",
                        .what = "tempting area",
                        .ship = ship("Emden"),
                        .area = area(24),
                        .die = 4,
                        .modifier = 1,
                        .result = "moves there"},
       "[9.3.1.1] tempting area, Emden, Area 24 (Bay of Bengal & Sumatra): die 4, +1 = 5: moves "
       "there."},
      {event::BotRolled{.rule = "9.1.1", .what = "how many move", .die = 6, .result = "three"},
       "[9.1.1] how many move: die 6: three."},
      {event::BotDrew{.rule = "9.3.2.2",
                      .what = "assignment",
                      .ship = ship("Emden"),
                      .cup = {"station_raid", "merchant_capture", "station_raid"},
                      .drawn = "merchant_capture"},
       "[9.3.2.2] assignment, Emden: merchant capture (of 2x station raid; merchant capture)."},
      {event::SquadronFormed{group({"Karlsruhe", "Dresden"})},
       "Karlsruhe and Dresden form a squadron."},
      {event::BotPlanned{}, ""},
  };
  check(rows);
}

TEST_CASE("Double-blind play: what one side alone is told") {
  const Telling rows[] = {
      {event::PenaltyCharged{ship("Invincible")},
       "The penalty is that of Invincible; the Germans do not know."},
      {event::AssignmentsSeen{{{ship("Emden"), far_seas::Assignment::merchants}}},
       "In sight: Emden: capture merchants."},
      {event::AssignmentsSeen{}, ""},
  };
  check(rows);
}

TEST_CASE("Programs get what is in the further events") {
  const auto sunk =
      cli::event_json(the_pack(), event::TransportsSunk{convoy("Indian convoy"), {3, 5}, 8, true});
  CHECK(sunk.at("convoy").at("name").as_string() == "Indian convoy");
  CHECK(sunk.at("dice").as_array().size() == 2);
  CHECK(sunk.at("destroyed").as_bool());
  const auto turned =
      cli::event_json(the_pack(), event::ColonyTurned{colony("Samoa"), What::held, 3});
  CHECK(turned.at("colony").at("name").as_string() == "Samoa");
  CHECK(turned.at("what").as_string() == "held");
  const auto rolled = cli::event_json(
      the_pack(), event::BotRolled{.rule = "9.1.1", .what = "how many move", .die = 6});
  CHECK(rolled.at("rule").as_string() == "9.1.1");
  CHECK(rolled.at("ship").is_null());
}
