// Combats of the tables (9.4.2, 9.4.3): targets, runs after rounds, torpedoes, surprise.
#include <doctest/doctest.h>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// A combat in area 5 at C-range, round 2, with these ships as they stood when it began.
Game fighting(const std::string& germans, const std::string& allies,
              CombatKind kind = CombatKind::encounter) {
  Game game(simple_sea(3));
  game.change().board.turn = 3;
  game.change().board.ob = 1;
  game.change().board.phase = 4;
  game.place(germans, 5).place(allies, 5);
  const Fight fight{AreaId{5}, game.group(germans), game.group(allies), kind, {}};
  apply(game.change(), event::CombatBegan{fight, GunRange::C});
  game.change().board.combat->round = 2;
  return game;
}

void sinks(Game& game, const std::string& ship) {
  apply(game.change(), event::DamageAssessed{{{game.ship(ship), 1, true}}});
}

std::string runners(const Game& game, std::vector<int> dice = {}) {
  Tables tables(game, std::move(dice));
  const order::Run run = bot_run_after_round(tables.umpire());
  std::string text;
  for (const Group& group : run.groups) {
    text += (text.empty() ? "" : ", ") + text_of(real_pack(), group);
  }
  return text;
}

std::string text_of_aims(const std::vector<Aim>& aims) {
  std::string text;
  for (const Aim& aim : aims) {
    text += (text.empty() ? "" : ", ") + real_pack().ship(aim.firer).name + ">" +
            real_pack().ship(aim.target).name;
  }
  return text;
}

// What the open question lists: all firers, all targets.
std::vector<AimChoice> choices(Game& game, Decision kind) {
  Question question;
  question.kind = kind;
  question.asked[german] = true;
  game.change().board.question = question;
  return game.options(german).aims;
}

std::string aims(Game& game, Decision kind, std::vector<int> dice, std::string* told = nullptr) {
  const std::vector<AimChoice> list = choices(game, kind);
  Tables tables(game, std::move(dice));
  const std::string text =
      text_of_aims(kind == Decision::bold_moves ? bot_bold_moves(tables.umpire(), list)
                                                : bot_aims(tables.umpire(), list));
  CHECK(tables.dice_left() == 0);
  if (told != nullptr) *told = tables_told(tables.events());
  return text;
}

}  // namespace

TEST_CASE(
    "[FS 9.4.2.1] The weaker ship first: fewer points left, then fewer stars; all fire at it") {
  // Capacities: Sydney 4, Cornwall 5, Good Hope 6, Glasgow 3 (one star), Encounter 3 (two).
  Game game = fighting("Scharnhorst+Gneisenau", "Sydney+Cornwall");
  CHECK(aims(game, Decision::targets, {}) == "Scharnhorst>Sydney, Gneisenau>Sydney");
  game.change("Cornwall").damage = 2;
  CHECK(aims(game, Decision::targets, {}) == "Scharnhorst>Cornwall, Gneisenau>Cornwall");
  Game stars = fighting("Emden", "Encounter+Glasgow");
  CHECK(aims(stars, Decision::targets, {}) == "Emden>Glasgow");
}

TEST_CASE("[FS 9.4.2.1] Among equals a draw for each ship that fires") {
  Game game = fighting("Scharnhorst+Gneisenau", "Sydney+Melbourne");
  std::string told;
  CHECK(aims(game, Decision::targets, {3, 4}, &told) == "Scharnhorst>Sydney, Gneisenau>Melbourne");
  CHECK(told ==
        "9.4.2.1 target [Sydney, Melbourne]: Sydney\n9.4.2.1 target [Sydney, Melbourne]: "
        "Melbourne\n");
}

TEST_CASE("[FS 9.4.2.1] [FS 4.6.4] Three ships at most aim at one; the fourth takes the next") {
  Game game = fighting("Scharnhorst+Gneisenau+Emden+Dresden", "Glasgow+Cornwall");
  CHECK(aims(game, Decision::targets, {}) ==
        "Scharnhorst>Glasgow, Gneisenau>Glasgow, Emden>Glasgow, Dresden>Cornwall");
}

TEST_CASE("[FS 9.4.2.3] [FS 4.6.4] Three ships that fire at a target may send it their torpedoes") {
  Game game = fighting("Scharnhorst+Gneisenau+Emden", "Good Hope");
  for (const char* firer : {"Scharnhorst", "Gneisenau", "Emden"}) {
    game.change().board.combat->aims.push_back({game.ship(firer), game.ship("Good Hope")});
  }
  CHECK(aims(game, Decision::torpedoes, {}) ==
        "Scharnhorst>Good Hope, Gneisenau>Good Hope, Emden>Good Hope");
}

TEST_CASE("[FS 9.4.2.2] After a round: light cruisers run, the armoured ones when hurt enough") {
  struct Row {
    std::string because;
    std::string germans, allies;
    std::string hurt;
    int damage;
    std::string runners;
  };
  const Row rows[] = {
      {"light, high", "Karlsruhe", "Glasgow", "", 0, "Karlsruhe"},
      {"light, low", "Emden+Dresden", "Glasgow", "", 0, "Emden, Dresden"},
      {"armoured, high, unhurt", "Scharnhorst", "Good Hope", "", 0, ""},
      {"armoured, high, one hit", "Scharnhorst", "Good Hope", "Scharnhorst", 1, "Scharnhorst"},
      {"armoured, medium, one hit", "Scharnhorst", "Bruix", "Scharnhorst", 1, ""},
      {"armoured, medium, two", "Scharnhorst", "Bruix", "Scharnhorst", 2, "Scharnhorst"},
      {"armoured, low, two", "Scharnhorst", "Highflyer", "Scharnhorst", 2, ""},
      {"armoured, low, three", "Scharnhorst", "Highflyer", "Scharnhorst", 3, "Scharnhorst"},
      {"a squadron against one ship is low", "Scharnhorst+Gneisenau", "Good Hope", "Gneisenau", 2,
       ""},
      {"only who is hurt", "Scharnhorst+Gneisenau", "Good Hope", "Gneisenau", 3, "Gneisenau"},
      {"one ship against a squadron is high", "Scharnhorst", "Highflyer+Pegasus", "Scharnhorst", 1,
       "Scharnhorst"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.because);
    Game game = fighting(row.germans, row.allies);
    if (!row.hurt.empty()) game.change(row.hurt).damage = static_cast<std::int8_t>(row.damage);
    CHECK(runners(game, {6}) == row.runners);
  }
}

TEST_CASE("[FS 9.4.2.2] Not from a ship two grades faster; hurt before the combat does not count") {
  Game fast = fighting("Leipzig", "Glasgow");
  CHECK(runners(fast) == "");
  Game old = fighting("Scharnhorst", "Good Hope");
  old.change("Scharnhorst").damage = 2;
  old.change().board.combat->took_part.front().damage_before = 2;
  CHECK(runners(old) == "");
}

TEST_CASE("[FS 9.4.2.2] The column is that by which the combat began") {
  // Three ahead: low. When Highflyer has sunk the column stays.
  Game game = fighting("Scharnhorst+Gneisenau", "Highflyer+Good Hope");
  sinks(game, "Highflyer");
  game.change("Scharnhorst").damage = 2;
  CHECK(runners(game) == "");
  game.change("Scharnhorst").damage = 3;
  CHECK(runners(game) == "Scharnhorst");
}

TEST_CASE("[FS 9.4.2.3] The die for a bold move: 5 or more, +1 against a good gunner") {
  struct Row {
    std::string german, allied;
    int die;
    bool bold;
    std::string rolled;
  };
  const Row rows[] = {
      {"Emden", "Glasgow", 4, false, "4: normal torpedo"},  // -4
      {"Emden", "Glasgow", 5, true, "5: bold move"},
      {"Emden", "Hampshire", 4, true, "4+1: bold move"},  // -3
      {"Emden", "Hampshire", 3, false, "3+1: normal torpedo"},
      {"Scharnhorst", "Hampshire", 4, false, "4: normal torpedo"},
      {"Scharnhorst", "Princess Royal", 4, true, "4+1: bold move"},  // -2
      {"Emden", "Glasgow+Hampshire", 4, true, "4+1: bold move"},     // any of them
  };
  for (const Row& row : rows) {
    CAPTURE(row.rolled);
    Game game = fighting(row.german, row.allied);
    std::string told;
    const std::string bold = aims(game, Decision::bold_moves, {row.die}, &told);
    CHECK(bold.empty() != row.bold);
    CHECK(told == "9.4.2.3 bold move " + row.german + " " + row.rolled + "\n");
  }
}

TEST_CASE("[FS 9.4.2.3] Each ship of a squadron rolls; who goes bold goes for the weaker ship") {
  Game game = fighting("Scharnhorst+Gneisenau", "Sydney+Cornwall");
  CHECK(aims(game, Decision::bold_moves, {5, 4}) == "Scharnhorst>Sydney");
  // A ship has one torpedo in a combat: who has launched is not asked again.
  game.change().board.combat->fighters[german].front().torpedo_left = false;
  CHECK(aims(game, Decision::bold_moves, {6}) == "Gneisenau>Sydney");
}

TEST_CASE("[FS 9.4.3] After a surprise of one's own: bold on 1-3, for each ship") {
  for (int die = 1; die <= 6; ++die) {
    CAPTURE(die);
    Game game = fighting("Emden", "Hampshire", CombatKind::surprise_attack);
    std::string told;
    CHECK(aims(game, Decision::bold_moves, {die}, &told).empty() == (die > 3));
    CHECK(told == "9.4.3 bold move Emden " + std::to_string(die) +
                      (die <= 3 ? ": bold move\n" : ": attacks normally\n"));
  }
}

TEST_CASE(
    "[FS 9.4.3] After a surprise: light cruisers run, the armoured ones outnumbered or hurt") {
  const auto surprised = [](const std::string& germans, const std::string& allies) {
    return fighting(germans, allies, CombatKind::surprise_attack);
  };
  CHECK(runners(surprised("Karlsruhe", "Glasgow")) == "Karlsruhe");
  CHECK(runners(surprised("Scharnhorst", "Good Hope")) == "");
  CHECK(runners(surprised("Scharnhorst", "Good Hope+Monmouth")) == "Scharnhorst");
  Game hurt = surprised("Scharnhorst", "Good Hope");
  hurt.change("Scharnhorst").damage = 1;
  CHECK(runners(hurt) == "");
  hurt.change("Scharnhorst").damage = 2;
  CHECK(runners(hurt) == "Scharnhorst");
  // Outnumbered later: Gneisenau has sunk.
  Game later = surprised("Scharnhorst+Gneisenau", "Good Hope+Monmouth");
  CHECK(runners(later) == "");
  sinks(later, "Gneisenau");
  CHECK(runners(later) == "Scharnhorst");
}

TEST_CASE(
    "[FS 9.4.3] Outnumbered at one point of a combat is enough; the next combat begins anew") {
  Game game = fighting("Scharnhorst+Gneisenau", "Good Hope+Monmouth", CombatKind::surprise_attack);
  sinks(game, "Gneisenau");
  sinks(game, "Monmouth");  // the numbers are even again, as they were at the beginning
  CHECK(runners(game) == "Scharnhorst");
  // Monmouth first: at no point were the Germans fewer.
  Game other = fighting("Scharnhorst+Gneisenau", "Good Hope+Monmouth", CombatKind::surprise_attack);
  sinks(other, "Monmouth");
  sinks(other, "Gneisenau");
  CHECK(runners(other) == "");
  apply(game.change(), event::CombatEnded{AreaId{5}});
  CHECK(!game.state().germans_outnumbered);
}

TEST_CASE("[FS 9.4.2] In a whole turn: the tables commit when the Allies have, round by round") {
  // 9.1.1, no order, area 13, no breaking up, a chit of six (the return), the search; then two
  // shots at B-range and two dice for bold moves.
  Game game(simple_sea(3), {1, 2, 4, 4, 6, 1, 1, 1, 2, 6});
  game.place("Scharnhorst+Gneisenau", 14).place("Encounter", 12).begin();
  game.allies("Encounter > 13");
  game.allies("yes");
  REQUIRE(game.asked() == "fight_or_run A");  // one ship against a squadron: they accept (9.4.1.1)
  game.allies("");
  CHECK(game.asked() == "run_after_round GA");  // nobody reaches at A-range
  game.allies("");
  CHECK(game.news("shot").starts_with("shot Scharnhorst>Encounter 1"));
  CHECK(game.news("shot").find("shot Gneisenau>Encounter 1") != std::string::npos);
  CHECK(game.asked() == "run_after_round GA");
  game.allies("");
  CHECK(game.asked() == "bold_moves GA");
  game.allies("");
  CHECK(tables_told(game.journal(), "9.4.2.3") ==
        "9.4.2.3 bold move Scharnhorst 2: normal torpedo\n"
        "9.4.2.3 bold move Gneisenau 6: bold move\n");
  CHECK(game.asked() == "fire_on_bold A");
  CHECK(game.dice_left() == 0);
}

namespace {

// The window of 4.6.5 in area 14: what the tables do with this chit.
std::string attack(Game& game, const std::string& ships, Chit chit) {
  game.change().board.turn = 3;
  game.change().board.ob = 1;
  game.change().board.phase = 4;
  DrawnGroup group = drawn(game, ships, 14);
  group.chit = chit;
  game.change().board.solitaire->drawn = {group};
  for (const ShipId id : group.ships) game.change().board.status(id).moved_in_ob = 1;
  Question question;
  question.kind = Decision::surprise_attack;
  question.asked[german] = true;
  game.change().board.question = question;
  Tables tables(game, {});
  const auto order = std::get<order::SurpriseAttack>(bot_answer(tables.umpire()));
  if (!order.attack) return "";
  return real_pack().ship(order.attack->attacker).name + ">" +
         real_pack().ship(order.attack->target).name;
}

Game at_14(const std::string& germans, const std::vector<std::string>& allies) {
  Game game(simple_sea(3));
  game.place(germans, 14);
  for (const std::string& ships : allies) {
    game.place(ships, 14);
    for (const ShipId id : game.group(ships)) {
      ShipStatus& s = game.change().board.status(id);
      s.moved_in_ob = 1;
      s.duty = Duty::search;
      s.readiness = Readiness::done;
    }
  }
  return game;
}

}  // namespace

TEST_CASE("[FS 9.4.3] A surprise attack is made with its chit alone, against the weakest target") {
  Game game = at_14("Scharnhorst+Gneisenau", {"Good Hope+Monmouth", "Sydney", "Cornwall"});
  CHECK(attack(game, "Scharnhorst+Gneisenau", Chit::surprise_attack) == "Scharnhorst>Sydney");
  CHECK(attack(game, "Scharnhorst+Gneisenau", Chit::merchant_capture) == "");
  CHECK(attack(game, "Scharnhorst+Gneisenau", Chit::none) == "");
  // The points that are left count, and all ships of a group.
  game.change("Cornwall").damage = 3;
  CHECK(attack(game, "Scharnhorst+Gneisenau", Chit::surprise_attack) == "Scharnhorst>Cornwall");
}

TEST_CASE("[FS 9.4.3] What has become impossible in PHASE 4 is not done") {
  Game game = at_14("Scharnhorst", {"Sydney"});
  CHECK(attack(game, "Scharnhorst", Chit::surprise_attack) == "Scharnhorst>Sydney");
  game.change("Scharnhorst").discovered = true;
  CHECK(attack(game, "Scharnhorst", Chit::surprise_attack) == "");
}
