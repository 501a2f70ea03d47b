// Orders of chapters 6, 7 and 9 as they are typed (typed_orders.hpp).
#include <doctest/doctest.h>

#include "tests/cli/typed_orders.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::allied;
using far_seas::Decision;
using far_seas::full_rules;
using far_seas::german;

TEST_CASE(
    "[FS 6.1] A plot burns coal: for one, for those that have none, for those that are named") {
  auto view = laid_table(german, Decision::plot, full_rules);
  far_seas::Options options;
  for (const char* name : {"Emden", "Leipzig", "Nürnberg"})
    options.ships.push_back({.ship = ship(name), .coaled = name == std::string{"Leipzig"}});
  const Row rows[] = {
      {"plot emden 24 att coal", "plot Emden 24 att coal"},
      {"plot emden 24 coal", "plot Emden 24 coal"},
      {"plot leipzig+nurnberg 4 stn fiji coal", "plot Nürnberg+Leipzig 4 stn Fiji coal Nürnberg"},
      {"plot leipzig+nurnberg 4 coal leipzig", "plot Nürnberg+Leipzig 4 coal Leipzig"},
      {"plot leipzig+nurnberg 4 pile leipzig and nurnberg",
       "plot Nürnberg+Leipzig 4 coal Nürnberg+Leipzig"},
      {"plot coal emden; emden 24 att", "plot Emden 24 att coal"},
      {"plot emden 24; coal leipzig", "plot Emden 24; coal Leipzig"},
      {"plot emden 24 coal fishing", "refused: 'fishing' is not a ship. `ships` lists them."},
  };
  check(view, rows, options);
}

TEST_CASE("[FS 6.2.1] AMCs are moved in the plot, by their names") {
  const Row rows[] = {
      {"plot emden 24 att; cap-trafalgar 7", "plot Emden 24 att; Cap-Trafalgar 7"},
      {"plot amc cormoran 30; emden 24", "plot Emden 24; Cormoran 30"},
      {"plot prinz eitel friedrich -> 1", "plot Prinz-Eitel-Friedrich 1"},
      {"plot cormoran 30 att",
       "refused: I don't understand 'att' here. Write: SHIP AREA; it captures in PHASE 5, without "
       "an assignment."},
  };
  check(laid_table(german, Decision::plot, full_rules), rows);
}

TEST_CASE("[FS 4.3.1] Interventions and the Rufiji are assignments") {
  const Row rows[] = {
      {"plot scharnhorst+gneisenau 32 int", "plot Scharnhorst+Gneisenau 32 int"},
      {"plot emden 31-Int", "plot Emden 31 int"},
      {"plot konigsberg 21-Rfj", "plot Königsberg 21 rfj"},
      {"plot konigsberg 21 river", "plot Königsberg 21 rfj"},
      {"plot konigsberg rufiji coal", "plot Königsberg 21 rfj coal"},
      {"plot emden 24 fishing",
       "refused: I don't understand 'fishing' here. Write: plot SHIP[+SHIP] AREA [att | stn "
       "STATION | rtb]; and more after a semicolon; also after the area int | rfj, then coal "
       "[SHIP+SHIP]; AMC AREA."},
  };
  check(laid_table(german, Decision::plot, full_rules), rows);
}

TEST_CASE("[FS 6.3, 6.4] Colonies, convoys and their escorts are part of the Allied movement") {
  auto view = laid_table(allied, Decision::allied_movement, full_rules);
  view.board.convoys.at(index_of(convoy("Indian convoy"))) = {
      .stage = far_seas::ConvoyStatus::Stage::at_sea, .dot = 0, .transports = 15};
  far_seas::Options options;
  options.convoys = {{.convoy = convoy("Canadian convoy"), .to = area(12), .starts = true},
                     {.convoy = convoy("Indian convoy"), .to = area(22)}};
  const Row rows[] = {
      {"colony australia+sydney new guinea", "colony Australia+Sydney New-Guinea"},
      {"besiege minotaur; yarmouth", "colony Minotaur Tsingtau; colony Yarmouth Tsingtau"},
      {"convoy canadian; convoy india", "convoy Canadian; convoy Indian"},
      {"convoy new zealand; south african", "convoy New-Zealand; convoy South-African"},
      {"convoy all", "convoy Indian"},
      {"move swiftsure 23 convoy indian", "move Swiftsure 23 convoy Indian"},
      {"move swiftsure 23 convoy", "move Swiftsure 23 convoy Indian"},  // the only one there
      {"move swiftsure 22 convoy", "move Swiftsure 22 convoy Indian"},  // or that may come there
      {"convoy canadian; move suffolk 12 convoy canadian; move pegasus rufiji; enter kent 13",
       "enter Kent 13; convoy Canadian; move Suffolk 12 convoy Canadian; move Pegasus 21 rufiji"},
      {"move pegasus 21 river", "move Pegasus 21 rufiji"},
      {"convoy atlantis",
       "refused: 'atlantis' is not a convoy. There are the Canadian convoy, Indian convoy, "
       "Australian convoy, New Zealand convoy and South African convoy."},
      {"colony australia mexico",
       "refused: 'mexico' is not a colony. There are Tsingtau, Kamerun, Samoa and New Guinea."},
      {"move swiftsure 5 convoy",
       "refused: Here a convoy is missing. There are the Canadian convoy, Indian convoy, "
       "Australian convoy, New Zealand convoy and South African convoy."},
  };
  check(view, rows, options);
}

TEST_CASE("[FS 6.2.3] AMCs are interned, or not") {
  far_seas::Options options;
  options.free_ships = {ship("Cormoran"), ship("Cap Trafalgar")};
  const Row rows[] = {
      {"intern cormoran", "intern Cormoran"},
      {"intern cormoran, cap trafalgar", "intern Cap-Trafalgar Cormoran"},
      {"intern all", "intern Cap-Trafalgar Cormoran"},
      {"intern none", "intern none"},
      {"none", "intern none"},
  };
  check(laid_table(german, Decision::intern, full_rules), rows, options);
}

TEST_CASE("[FS 4.7, 6.3.3] In PHASE 5 groups fall upon convoys, and AMCs take one merchant") {
  auto view = laid_table(german, Decision::hit_and_go_home, full_rules);
  place(view, {"Emden"}, 23);
  place(view, {"Cormoran"}, 23);
  place(view, {"Dresden", "Leipzig"}, 26);
  view.board.convoys.at(index_of(convoy("Indian convoy"))) = {
      .stage = far_seas::ConvoyStatus::Stage::at_sea, .dot = 0, .transports = 15};
  const Row rows[] = {
      {"strike emden indian", "strike Emden Indian"},
      {"strike emden", "strike Emden Indian"},  // the only one in the area
      {"strike leipzig australian; capture emden 1", "capture Emden 1; strike Dresden Australian"},
      {"capture cormoran", "capture Cormoran 1"},
      {"capture emden 2; cormoran", "capture Emden 2; capture Cormoran 1"},
      {"capture emden 3; cormoran", "capture Emden 3; capture Cormoran 0"},
      {"stay emden",
       "refused: I don't understand 'emden' here. Write: capture SHIP NUMBER; strike SHIP CONVOY; "
       "return SHIP; or stay."},
  };
  check(view, rows);
}

TEST_CASE("[FS 6.3.3.1] Each attack on a convoy tries to surprise it, or not") {
  auto view = laid_table(german, Decision::convoy_attack, full_rules);
  place(view, {"Dresden", "Leipzig"}, 26);
  const Row rows[] = {
      {"strike leipzig", "strike Dresden by surprise"},
      {"strike leipzig by surprise", "strike Dresden by surprise"},
      {"strike dresden openly", "strike Dresden openly"},
      {"strike dresden twice",
       "refused: I don't understand 'twice' here. Write: strike SHIP [by surprise | openly]."},
      {"none",
       "refused: 'none' is no order. Now you can answer: strike SHIP [by surprise | openly]."},
  };
  check(view, rows);
}

TEST_CASE("[FS 7.5] England is raided from the Channel or from area 14, and answered or not") {
  const Row raids[] = {
      {"raid channel", "raid channel"}, {"raid english channel", "raid channel"},
      {"raid 34", "raid channel"},      {"raid 14", "raid 14"},
      {"raid north sea", "raid 14"},    {"raid none", "no raid"},
      {"no raid", "no raid"},           {"none", "no raid"},
  };
  check(laid_table(german, Decision::raid_on_england, full_rules), raids);
  const Row answers[] = {
      {"counterattack", "counterattack"},
      {"no counterattack", "no counterattack"},
      {"counterattack none", "no counterattack"},
      {"stay", "no counterattack"},
  };
  check(laid_table(allied, Decision::counterattack, full_rules), answers);
}

TEST_CASE("[FS 7.4] The way home: alone or with Reserves; who goes out, and for whom they look") {
  auto view = laid_table(german, Decision::return_home, full_rules);
  place(view, {"Scharnhorst", "Gneisenau"}, 13);
  far_seas::Options options;
  options.free_ships = group({"Seydlitz", "Moltke"});
  const Row returns[] = {
      {"return gneisenau", "return Scharnhorst"},
      {"return gneisenau alone", "return Scharnhorst"},
      {"return scharnhorst with seydlitz+moltke", "return Scharnhorst with Seydlitz+Moltke"},
      {"return scharnhorst with all", "return Scharnhorst with Seydlitz+Moltke"},
  };
  check(view, returns, options);
  const Row squadrons[] = {
      {"squadrons lion+tiger invincible+inflexible", "squadrons Lion+Tiger Invincible+Inflexible"},
      {"squadrons lion", "squadrons Lion"},
      {"squadrons none", "squadrons none"},
      {"none", "squadrons none"},
      {"squadrons",
       "refused: It is not said which ships. Write: squadrons SHIP+SHIP SHIP+SHIP, or squadrons "
       "none."},
  };
  const Row written[] = {{"squadrons tiger+lion", "squadrons Lion+Tiger"}};
  check(laid_table(allied, Decision::breakout_squadrons, full_rules), written);
  check(laid_table(allied, Decision::breakout_squadrons, full_rules), squadrons);
  const Row searches[] = {
      {"search cruisers", "search cruisers"},
      {"search the reserves",
       "refused: I don't understand 'the' here. Write: search cruisers, search reserves, or search "
       "none."},
      {"search reserves", "search reserves"},
      {"search none", "search none"},
      {"none", "search none"},
  };
  check(laid_table(allied, Decision::breakout_search, full_rules), searches);
}

TEST_CASE("[FS 9.3.2] Whom the tables have moved is assigned in the words of a plot") {
  auto view = laid_table(german, Decision::assign, full_rules);
  const Row rows[] = {
      {"plot emden 24 att; leipzig+nurnberg 4 stn fiji",
       "plot Emden 24 att; Nürnberg+Leipzig 4 stn Fiji"},
      {"plot emden 24", "plot Emden 24"},
  };
  check(view, rows);
}
