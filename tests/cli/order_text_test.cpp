// Orders of the basic game as they are typed (typed_orders.hpp).
#include <doctest/doctest.h>

#include "tests/cli/typed_orders.hpp"

using namespace chartroom;
using namespace chartroom::cli_test;
using far_seas::allied;
using far_seas::Decision;
using far_seas::german;

namespace {

// Spee's squadron met by Cradock's in area 5.
far_seas::View an_encounter(core::Side side, Decision decision) {
  auto view = laid_table(side, decision);
  place(view, {"Scharnhorst", "Gneisenau", "Leipzig", "Dresden"}, 5);
  place(view, {"Good Hope", "Monmouth", "Glasgow"}, 5, far_seas::Duty::search);
  view.board.encounter =
      far_seas::Encounter{.area = area(5),
                          .german = group({"Scharnhorst", "Gneisenau", "Leipzig", "Dresden"}),
                          .allied = group({"Good Hope", "Monmouth", "Glasgow"})};
  return view;
}

}  // namespace

TEST_CASE("A plot is understood in many spellings") {
  const Row rows[] = {
      {"plot emden -> 24 att; leipzig+nurnberg -> 4 stn fiji",
       "plot Emden 24 att; Nürnberg+Leipzig 4 stn Fiji"},
      {"plot dresden 13 rtb", "plot Dresden 13 rtb"},
      {"plot EMD to bay of bengal -att", "plot Emden 24 att"},
      {"plot emden 24", "plot Emden 24"},
      {"plot emden 4-Stn-Fi", "plot Emden 4 stn Fiji"},
      {"plot emden 4 raid fanning", "plot Emden 4 stn Fanning Island"},
      {"plot koenigsberg 22 none;", "plot Königsberg 22"},
      {"plot emden 2 stn", "plot Emden 2 stn Esquimalt"},
      {"plot sch and gne > 5", "plot Scharnhorst+Gneisenau 5"},
      {"plot k 9", "refused: 'k' may be Karlsruhe or Königsberg. Type more letters of the name."},
      {"plot emdem 24", "refused: 'emdem' is not a ship. Did you mean Emden?"},
      {"plot emden 35",
       "refused: There is no area 35. Areas have the numbers 1 to 32; 33 is the Mediterranean, 34 "
       "the English Channel."},
      {"plot emden 4 stn",
       "refused: It is not said which station. Area 4 has Fiji and Fanning "
       "Island."},
      {"plot emden 13 stn", "refused: Area 13 has no station."},
      {"plot emden+emden 24", "refused: Emden is named twice. Name each ship once."},
      {"plot emden 24 fishing",
       "refused: I don't understand 'fishing' here. Write: plot SHIP[+SHIP] AREA [att | stn "
       "STATION "
       "| rtb]; and more after a semicolon."},
      {"plot emden", "refused: Here an area is missing. Give its number (1 to 34) or its name."},
  };
  check(laid_table(german, Decision::plot), rows);
}

TEST_CASE("The Allied movement is understood in many spellings") {
  const Row rows[] = {
      {"enter invincible 14; move canopus 15 escort; move good-hope+monmouth 6 search",
       "enter Invincible 14; move Canopus 15 escort; move Monmouth+Good-Hope 6 search"},
      {"move pegasus 21 station zanzibar", "move Pegasus 21 station Zanzibar"},
      {"move good hope 6; glasgow 5 s; enter kent 13; inflexible 14",
       "enter Kent 13; enter Inflexible 14; move Good-Hope 6 search; move Glasgow 5 search"},
      {"move sydney 27 stn sydney", "move Sydney 27 station Sydney"},
      {"move glo 13", "refused: 'glo' may be Glory or Gloucester. Type more letters of the name."},
      {"pass", "pass"},
      {"none", "pass"},
      {"move pegasus 21 on station mombasa", "move Pegasus 21 station Mombasa"},
  };
  check(laid_table(allied, Decision::allied_movement), rows);
}

TEST_CASE("Searches, approaches and surprises are understood") {
  auto view = an_encounter(allied, Decision::search);
  const Row rows[] = {
      {"search leipzig", "search Scharnhorst"},  // any ship of a group names it
      {"search none", "search none"},
      {"none", "search none"},
      {"approach", "approach"},
      {"abort", "abort"},
      {"surprise", "surprise"},
      {"no surprise", "search none"},  // 'no' answers what is asked
      {"area 5", "area 5"},
      {"area southeast p", "area 5"},
      {"area 5 now",
       "refused: I don't understand 'now' here. Now you can answer: search SHIP, or "
       "search none."},
      {"serch leipzig",
       "refused: 'serch' is no order. Did you mean 'search'? Now you can answer: "
       "search SHIP, or search none."},
      {"", "refused: The order is empty. Now you can answer: search SHIP, or search none."},
  };
  check(view, rows);
}

TEST_CASE("Running: all together, all apart, or in groups") {
  const Row rows[] = {
      {"accept", "fight"},
      {"fight", "fight"},
      {"run", "run Scharnhorst+Gneisenau+Dresden+Leipzig"},
      {"run all", "run Scharnhorst+Gneisenau+Dresden+Leipzig"},
      {"run apart", "run Scharnhorst Gneisenau Dresden Leipzig"},
      {"run scharnhorst+gneisenau dresden leipzig", "run Scharnhorst+Gneisenau Dresden Leipzig"},
      {"run scharnhorst+gneisenau, dresden; leipzig", "run Scharnhorst+Gneisenau Dresden Leipzig"},
      {"run none", "fight"},
      {"stay", "fight"},
  };
  check(an_encounter(german, Decision::accept_or_run), rows);
}

TEST_CASE("The chase names runners by any of their ships") {
  auto view = an_encounter(allied, Decision::chase);
  view.board.run = far_seas::RunAttempt{.area = area(5)};
  view.board.run->runners[german] = {group({"Scharnhorst", "Gneisenau"}), group({"Dresden"})};
  view.board.run->free[allied] = group({"Good Hope", "Monmouth", "Glasgow"});
  const Row rows[] = {
      {"chase gneisenau with good-hope+monmouth, glasgow",
       "chase Scharnhorst with Monmouth+Good-Hope; Scharnhorst with Glasgow"},
      {"chase scharnhorst with good hope; dresden with glasgow",
       "chase Scharnhorst with Good-Hope; Dresden with Glasgow"},
      {"chase dresden with all", "chase Dresden with Monmouth+Good-Hope+Glasgow"},
      {"chase none", "chase none"},
      {"chase dresden",
       "refused: It is not said who chases Dresden. Write: chase RUNNER with "
       "SHIP[+SHIP], SHIP; another after a semicolon; or chase none."},
  };
  check(view, rows);
}

TEST_CASE("Aims: one by one, several at one target, all") {
  auto view = an_encounter(german, Decision::targets);
  far_seas::Options options;
  for (const char* name : {"Scharnhorst", "Gneisenau", "Dresden"})
    options.aims.push_back({.firer = ship(name), .targets = {ship("Good Hope")}});
  const Row rows[] = {
      {"fire scharnhorst>good-hope gneisenau>good-hope",
       "fire Scharnhorst>Good-Hope Gneisenau>Good-Hope"},
      {"fire sch at good hope, gne at monmouth", "fire Scharnhorst>Good-Hope Gneisenau>Monmouth"},
      {"fire sch+gne > monmouth", "fire Scharnhorst>Monmouth Gneisenau>Monmouth"},
      {"fire sch>gla rest>goo", "fire Scharnhorst>Glasgow Gneisenau>Good-Hope Dresden>Good-Hope"},
      {"fire none", "fire none"},
      {"torpedo dresden>glasgow", "torpedo Dresden>Glasgow"},
      {"bold dresden>glasgow", "bold Dresden>Glasgow"},
      {"fire scharnhorst",
       "refused: It is not said at whom Scharnhorst aims. Write: "
       "FIRER>TARGET, and more after a blank."},
  };
  check(view, rows, options);
}

TEST_CASE("Escapes, removals, surprise attacks and the way home") {
  auto view = an_encounter(german, Decision::hit_and_go_home);
  view.board.run = far_seas::RunAttempt{.area = area(5)};
  view.board.run->escaped = {group({"Dresden", "Leipzig"})};
  place(view, {"Emden"}, 24);
  place(view, {"Königsberg"}, 21);
  place(view, {"Pegasus"}, 21, far_seas::Duty::search);
  const Row rows[] = {
      {"escape leipzig 6", "escape Dresden 6"},
      {"escape dresden to 4; sch 28", "escape Dresden 4; Scharnhorst 28"},
      {"remove glory", "remove Glory"},
      {"remove none", "remove none"},
      {"attack konigsberg>pegasus", "attack Königsberg>Pegasus"},
      {"attack konigsberg pegasus", "attack Königsberg>Pegasus"},
      {"capture emden 2; return dresden", "capture Emden 2; return Scharnhorst"},
      {"capture emden", "capture Emden 3"},  // as many as are left
      {"stay", "stay"},
      {"capture", "refused: Here a ship is missing. `ships` lists them."},
  };
  check(view, rows);
  view.board.question->kind = Decision::surprise_attack;
  const Row no_attack[] = {{"attack none", "no attack"}};
  check(view, no_attack);
}

TEST_CASE("What an order is written as is understood as the same order") {
  const auto view = an_encounter(german, Decision::plot);
  for (const std::string text :
       {"plot Emden 24 att; Nürnberg+Leipzig 4 stn Fiji", "run Leipzig Dresden", "capture Emden 2",
        "attack Emden>Monmouth"}) {
    CAPTURE(text);
    CHECK(understood(view, text) == text);
  }
}
