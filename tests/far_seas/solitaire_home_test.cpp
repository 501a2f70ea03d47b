// PHASE 5 of the tables (9.5): captures, convoys, returns, England.
#include <doctest/doctest.h>

#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/homeward.hpp"
#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;

namespace {

// PHASE 5 of OB 1, turn 3.
struct PhaseFiveTable {
  Game game;

  explicit PhaseFiveTable(Rules rules = basic_rules) : game(simple_sea(3, rules)) {
    Board& board = game.change().board;
    board.turn = 3;
    board.ob = 1;
    board.phase = 5;
  }
  // A group that has moved here, with what its chit says.
  PhaseFiveTable& moved(const std::string& ships, int area, Chit chit, Assignment assignment) {
    game.place(ships, area);
    Board& board = game.change().board;
    for (const ShipId id : game.group(ships)) {
      board.status(id).moved_in_ob = 1;
      board.status(id).readiness = Readiness::acting;
      if (assignment != Assignment::none) board.assignments.push_back({id, assignment});
    }
    DrawnGroup group = drawn(game, ships, area);
    group.chit = chit;
    board.solitaire->drawn.push_back(group);
    return *this;
  }
  PhaseFiveTable& convoy_at_12() {
    game.change().board.convoys.at(index_of(game.convoy("Canadian"))).stage =
        ConvoyStatus::Stage::at_sea;
    return *this;
  }

  [[nodiscard]] Order answer(Decision kind, std::vector<int> dice = {},
                             std::string* told = nullptr) {
    Question question;
    question.kind = kind;
    question.asked[german] = true;
    game.change().board.question = question;
    Tables tables(game, std::move(dice));
    const Order order = bot_answer(tables.umpire());
    CHECK(tables.dice_left() == 0);
    if (told != nullptr) *told = tables_told(tables.events());
    return order;
  }
  // "Emden 2, Scharnhorst home, Dresden on Canadian convoy"
  [[nodiscard]] std::string goes_home() {
    const auto order = std::get<order::HitAndGoHome>(answer(Decision::hit_and_go_home));
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const Credit& credit : order.captures) {
      add(real_pack().ship(credit.ship).name + " " + std::to_string(credit.captures));
    }
    for (const ShipId id : order.returns) add(real_pack().ship(id).name + " home");
    for (const order::Strike& strike : order.strikes) {
      add(real_pack().ship(strike.leader).name + " on " + real_pack().convoy(strike.convoy).name);
    }
    return text;
  }
};

}  // namespace

TEST_CASE("[FS 9.5] With the chit for merchants all that are left are captured, without it none") {
  const auto att = Assignment::merchants;
  CHECK(PhaseFiveTable{}.moved("Emden", 23, Chit::merchant_capture, att).goes_home() == "Emden 3");
  CHECK(PhaseFiveTable{}.moved("Emden", 23, Chit::surprise_attack, Assignment::none).goes_home() ==
        "");
  PhaseFiveTable escorted;
  escorted.moved("Emden", 23, Chit::merchant_capture, att).game.place("Canopus", 23);
  escorted.game.change("Canopus").duty = Duty::merchant_escort;
  CHECK(escorted.goes_home() == "Emden 2");
  // One ship of a squadron, and one of two groups, is credited with all.
  CHECK(PhaseFiveTable{}.moved("Emden+Dresden", 23, Chit::merchant_capture, att).goes_home() ==
        "Emden 3");
  PhaseFiveTable two;
  two.moved("Emden", 23, Chit::merchant_capture, att);
  CHECK(two.moved("Leipzig", 23, Chit::merchant_capture, att).goes_home() == "Emden 3");
}

TEST_CASE("[FS 9.5] Who ran or fought in PHASE 4 stays put") {
  for (const bool ran : {true, false}) {
    PhaseFiveTable table;
    table.moved("Emden", 23, Chit::merchant_capture, Assignment::merchants);
    auto& emden = table.game.change("Emden");
    emden.ran = ran;
    emden.fought = !ran;
    CHECK(table.goes_home() == "");
  }
}

TEST_CASE("[FS 9.5] [FS 6.2.2] AMCs go for merchants if they can, one each") {
  PhaseFiveTable table(advanced_rules);
  for (const char* amc : {"Cormoran", "Cap Trafalgar"}) {
    table.game.place(amc, 23).change(amc).moved_in_ob = 1;
    table.game.change(amc).readiness = Readiness::acting;
  }
  CHECK(table.goes_home() == "Cap Trafalgar 1, Cormoran 1");
  table.game.change().board.captures.at(23) = 2;
  CHECK(table.goes_home() == "Cap Trafalgar 1");
  table.game.change().board.captures.at(23) = 0;
  table.game.change("Cormoran").ran = true;
  CHECK(table.goes_home() == "Cap Trafalgar 1");
  table.moved("Emden", 23, Chit::merchant_capture, Assignment::merchants);
  CHECK(table.goes_home() == "Emden 3");  // in the order of the counters
}

TEST_CASE("[FS 9.5] [FS 6.3.3] A convoy is attacked with its chits, and always with surprise") {
  for (const Chit chit : {Chit::convoy_attack, Chit::convoy_surprise}) {
    PhaseFiveTable table(advanced_rules);
    table.moved("Emden", 12, chit, Assignment::merchants).convoy_at_12();
    CHECK(table.goes_home() == "Emden on Canadian convoy");
    PhaseFive now;
    now.strikes = {{table.game.group("Emden"), table.game.convoy("Canadian")}};
    table.game.change().board.phase_five = now;
    CHECK(std::get<order::ConvoyAttack>(table.answer(Decision::convoy_attack)).try_surprise);
    // 4.6.4.3: who has lost half its strength cannot.
    table.game.change("Emden").slowed = true;
    CHECK(!std::get<order::ConvoyAttack>(table.answer(Decision::convoy_attack)).try_surprise);
  }
  PhaseFiveTable gone(advanced_rules);
  CHECK(gone.moved("Emden", 12, Chit::convoy_attack, Assignment::merchants).goes_home() == "");
  PhaseFiveTable merchants(advanced_rules);
  merchants.moved("Emden", 12, Chit::merchant_capture, Assignment::merchants).convoy_at_12();
  CHECK(merchants.goes_home() == "Emden 2");
}

TEST_CASE("[FS 9.5] The return is tried with its chit, by who can still act") {
  const auto rtb = Assignment::return_to_base;
  CHECK(PhaseFiveTable{}.moved("Emden", 13, Chit::return_to_germany, rtb).goes_home() ==
        "Emden home");
  PhaseFiveTable escaped;
  escaped.moved("Emden", 13, Chit::return_to_germany, rtb).game.change("Emden").escaped = true;
  CHECK(escaped.goes_home() == "");
}

TEST_CASE("[FS 9.5] [FS 7.4] Where the Reserves may come out they do, as many as fit") {
  struct Row {
    std::string cruisers;
    std::string reserves;
    std::string come;
  };
  const Row rows[] = {
      {"Scharnhorst+Gneisenau", "Seydlitz+Moltke", "Seydlitz+Moltke"},
      {"Scharnhorst+Gneisenau", "Seydlitz+Derfflinger+Moltke+Von der Tann",
       "Seydlitz+Derfflinger+Moltke"},
      {"Scharnhorst+Emden+Dresden", "Seydlitz+Derfflinger+Moltke", "Seydlitz+Derfflinger"},
      {"Scharnhorst+Gneisenau", "Seydlitz", ""},
      {"Scharnhorst", "Seydlitz+Moltke", ""},
      {"Emden+Dresden", "Seydlitz+Moltke", ""},
  };
  Rules rules = basic_rules;
  rules.breakout = true;
  for (const Row& row : rows) {
    CAPTURE(row.cruisers);
    CAPTURE(row.reserves);
    PhaseFiveTable table(rules);
    table.moved(row.cruisers, 13, Chit::return_to_germany, Assignment::return_to_base);
    table.game.place(row.reserves, Whereabouts::german_reserves);
    PhaseFive now;
    now.step = PhaseFive::Step::returns;
    now.returns = {table.game.group(row.cruisers)};
    table.game.change().board.phase_five = now;
    const auto order = std::get<order::ReturnHome>(table.answer(Decision::return_home));
    CHECK(order.leader == table.game.group(row.cruisers).front());
    CHECK(text_of(real_pack(), order.reserves) == row.come);
  }
}

TEST_CASE("[FS 9.5] [FS 7.5] The die for the raid on England: 4 and 5 area 14, 6 the Channel") {
  Rules rules = basic_rules;
  rules.raid_on_england = true;
  for (int die = 1; die <= 6; ++die) {
    CAPTURE(die);
    PhaseFiveTable table(rules);
    table.game.place("Seydlitz+Moltke", Whereabouts::german_reserves);
    table.game.change().board.phase_five = PhaseFive{};
    std::string told;
    const auto order =
        std::get<order::RaidOnEngland>(table.answer(Decision::raid_on_england, {die}, &told));
    CHECK(order.area.has_value() == (die > 3));
    if (order.area) CHECK(*order.area == (die == 6 ? english_channel : north_sea));
    CHECK(told == "9.5 raid on England " + std::to_string(die) +
                      (die <= 3   ? ": no raid\n"
                       : die <= 5 ? ": in area 14\n"
                                  : ": through the English Channel\n"));
  }
}

TEST_CASE(
    "[FS 9.5] [FS 7.5] The die is rolled in every OB that allows the raid, until it is made") {
  Rules rules = basic_rules;
  rules.raid_on_england = true;
  int rolled = 0, allowed = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Game game = Game::seeded(simple_sea(8, rules), seed);
    for (const char* ship : {"Emden", "Dresden", "Leipzig"}) game.place(ship, 2);
    game.place("Seydlitz+Moltke", Whereabouts::german_reserves);
    game.begin();
    int turn = 8;
    bool raided = false;
    while (game.board().turn == turn && game.asked() == "allied_movement A") {
      const std::size_t before = game.journal().size();
      game.allies("");
      bool die = false, home = false;
      for (std::size_t i = before; i < game.journal().size(); ++i) {
        const auto* roll = std::get_if<event::BotRolled>(&game.journal()[i].event);
        die |= roll != nullptr && roll->what == "raid on England";
        home |= std::holds_alternative<event::TurnEnded>(game.journal()[i].event);
      }
      CHECK(die == !raided);
      allowed += raided ? 0 : 1;
      rolled += die ? 1 : 0;
      raided |= game.board().england_raided || home;
    }
  }
  CHECK(rolled == allowed);
  CHECK(rolled > 12);
}
