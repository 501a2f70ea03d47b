// Solitaire play (9.0): how the German side is set up, which approach asks whom, and that every die
// of the tables is accounted for.
#include <doctest/doctest.h>

#include "tests/far_seas/solitaire_table.hpp"

using namespace chartroom::far_seas;
using namespace chartroom::far_seas::test;
using chartroom::core::SeededOracle;

namespace {

// The set-up's dice alone: nobody else is at sea, so that PHASE 1 rolls as few dice as it can.
Game set_up(const std::vector<int>& dice) {
  Game game(simple_sea(1), dice);
  game.place("Karlsruhe", 9).place("Dresden", 9);
  game.place("Scharnhorst", 32).place("Gneisenau", 32).place("Nürnberg", 32);
  return game;
}

std::string squadrons(const Game& game) {
  return game.stands_with("Karlsruhe") + ", " + game.stands_with("Scharnhorst") + ", " +
         game.stands_with("Nürnberg");
}

}  // namespace

TEST_CASE("[FS 9.0] A die for area 9: 1-3 the two cruisers are apart, 4-6 they are a squadron") {
  for (int die = 1; die <= 6; ++die) {
    CAPTURE(die);
    Game game(simple_sea(1), {die});
    game.place("Karlsruhe", 9).place("Dresden", 9);
    Tables tables(game, {die});
    organise_cruisers(tables.umpire());
    const Group group = group_of(tables.umpire().state().board, game.ship("Karlsruhe"));
    CHECK(group.size() == (die <= 3 ? 1U : 2U));
    CHECK(tables_told(tables.events()) == "9.0 formation in area 9 " + std::to_string(die) +
                                              (die <= 3 ? ": separate\n" : ": a squadron\n"));
  }
}

TEST_CASE("[FS 9.0] A die for area 32: all three apart, two of them drawn together, or all") {
  struct Row {
    std::vector<int> dice;  // of area 9, of area 32, of the draw
    std::string together;
  };
  const Row rows[] = {
      {{1, 1}, "Karlsruhe, Scharnhorst, Nürnberg"},
      {{1, 2}, "Karlsruhe, Scharnhorst, Nürnberg"},
      {{1, 3, 1}, "Karlsruhe, Scharnhorst, Gneisenau+Nürnberg"},
      {{1, 3, 4}, "Karlsruhe, Scharnhorst+Nürnberg, Scharnhorst+Nürnberg"},
      {{4, 4, 6}, "Karlsruhe+Dresden, Scharnhorst+Gneisenau, Nürnberg"},
      {{6, 5}, "Karlsruhe+Dresden, Scharnhorst+Gneisenau+Nürnberg, Scharnhorst+Gneisenau+Nürnberg"},
      {{6, 6}, "Karlsruhe+Dresden, Scharnhorst+Gneisenau+Nürnberg, Scharnhorst+Gneisenau+Nürnberg"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.together);
    Game game = set_up({});
    Tables tables(game, row.dice);
    organise_cruisers(tables.umpire());
    game.change() = tables.umpire().state();
    CHECK(squadrons(game) == row.together);
    CHECK(tables.dice_left() == 0);
  }
}

TEST_CASE("[FS 9.0] Without solitaire play nobody rolls for the set-up") {
  Game game(EmptySea{.turn = 1});
  game.place("Karlsruhe", 9).place("Dresden", 9).begin();
  CHECK(game.asked() == "plot G");
  CHECK(game.dice_rolled() == 0);
}

TEST_CASE("[FS 9.0] In approaches 1 and 3 the German side is never asked, in 2 not to move") {
  for (const Solitaire approach :
       {Solitaire::advanced_bot, Solitaire::multi_handed, Solitaire::simplified_bot}) {
    CAPTURE(to_string(approach));
    Game game = Game::seeded(tables_sea(3, approach), 5);
    game.place("Emden", 14).place("Glasgow", 7).begin();
    CHECK(game.asked() == "allied_movement A");
    CHECK(game.news("named") == "named Emden\n");
    game.allies("");
    const bool hands = approach == Solitaire::multi_handed;
    CHECK((game.asked() == "assign G") == hands);
  }
}

TEST_CASE("[FS 9.0] [FS 7.3] The accident sinks its cruiser at once, with dice that lie open") {
  Rules rules = basic_rules;
  rules.propellant_accident = true;
  const int emden = real_pack().ship(*real_pack().ship_named("Emden")).rp_c12;
  for (const bool lost : {true, false}) {
    CAPTURE(lost);
    Game game(simple_sea(7, rules), {emden, lost ? 4 : 5, 1, 1});
    game.place("Emden", 2).place("Leipzig", 2);
    game.change().board.accident_turn = 7;
    game.begin();
    CHECK(game.where("Emden") == (lost ? "exploded" : "2"));
    const std::string told = game.news(allied_eyes);
    CHECK(told.find(lost ? "accident of Emden: lost" : "accident of Emden: none") !=
          std::string::npos);
    CHECK((told.find("exploded Emden") != std::string::npos) == lost);
    CHECK(game.vp() == 0);
  }
}

TEST_CASE("[FS 7.3.2] Between two players the accident's dice stay the German side's") {
  Rules rules = basic_rules;
  rules.propellant_accident = true;
  const int emden = real_pack().ship(*real_pack().ship_named("Emden")).rp_c12;
  Game game(EmptySea{.turn = 7, .rules = rules});
  game.secret_dice({emden, 1});
  game.place("Emden", 14);
  game.change().board.accident_turn = 7;
  game.begin();
  CHECK(game.news(allied_eyes).find("accident of") == std::string::npos);
  CHECK(game.news(german_eyes).find("accident of Emden: lost") != std::string::npos);
}

namespace {

// Remembers what every open die was rolled for.
class Witness final : public chartroom::core::RollOracle {
 public:
  explicit Witness(std::uint64_t seed) : oracle_{seed} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override {
    if (purpose.starts_with("9.")) {
      purposes_.emplace_back(purpose);
      faces_.push_back(static_cast<int>(oracle_.draw(counter, purpose) % 6) + 1);
    }
    return oracle_.draw(counter, purpose);
  }
  [[nodiscard]] const std::vector<std::string>& purposes() const { return purposes_; }
  [[nodiscard]] const std::vector<int>& faces() const { return faces_; }

 private:
  SeededOracle oracle_;
  mutable std::vector<std::string> purposes_;
  mutable std::vector<int> faces_;
};

// Checks off the dice that an event tells of: a roll has one, a draw as many as it takes for its
// cup.
class Account {
 public:
  explicit Account(const Witness& witness) : witness_{witness} {}

  void check_off(const Event& event) {
    if (const auto* roll = std::get_if<event::BotRolled>(&event)) {
      next(roll->rule + " " + roll->what);
      CHECK(witness_.faces().at(at_ - 1) == roll->die);
    } else if (const auto* drew = std::get_if<event::BotDrew>(&event)) {
      draw(*drew);
    }
  }
  [[nodiscard]] std::size_t dice() const { return at_; }

 private:
  void next(const std::string& purpose) {
    REQUIRE(at_ < witness_.purposes().size());
    CHECK(witness_.purposes()[at_++] == purpose);
  }
  // The faces in their order share the chits evenly; what is left over is rolled again.
  void draw(const event::BotDrew& drew) {
    const std::size_t count = drew.cup.size();
    if (count == 1) return;
    std::size_t chit = count;
    while (chit >= count) {
      std::size_t faces = 1, value = 0;
      while (faces < count) {
        next(drew.rule + " " + drew.what);
        value = value * 6 + static_cast<std::size_t>(witness_.faces().at(at_ - 1) - 1);
        faces *= 6;
      }
      chit = value / (faces / count);
    }
    CHECK(drew.cup.at(chit) == drew.drawn);
  }

  const Witness& witness_;
  std::size_t at_{};
};

}  // namespace

TEST_CASE("[FS 9.0] Every die of the tables is told to all, with its rule, as it fell") {
  std::size_t dice = 0;
  for (const Solitaire approach : {Solitaire::advanced_bot, Solitaire::simplified_bot}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      CAPTURE(seed);
      Rules rules = full_rules;
      rules.solitaire = approach;
      const FarSeas far_seas{real_pack()};
      const Witness witness{seed};
      chartroom::core::Dice open_dice{witness, {}};
      State state = far_seas.initial({Scenario::campaign, rules});
      Account account{witness};
      const auto keep = [&](const chartroom::core::Emitted<FarSeas>& events) {
        for (const auto& recorded : events) {
          far_seas.apply(state, recorded.event);
          const bool of_the_tables = std::holds_alternative<event::BotRolled>(recorded.event) ||
                                     std::holds_alternative<event::BotDrew>(recorded.event);
          if (of_the_tables) {
            CHECK(recorded.audience == chartroom::core::Audience::everybody());
            account.check_off(recorded.event);
          }
        }
      };
      keep(far_seas.opening(state, open_dice));
      const auto seat = chartroom::core::admiral_of(allied);
      for (std::uint64_t order = 0; !state.board.outcome && order < 2000; ++order) {
        const View view = far_seas.view(state, chartroom::core::Viewer::of(seat));
        auto events = chartroom::core::decide(far_seas, state, seat, state.board.decisions,
                                              far_seas.bot(view, seat, seed + order), open_dice);
        REQUIRE(events);
        keep(*events);
      }
      REQUIRE(state.board.outcome);
      CHECK(account.dice() == witness.purposes().size());
      dice += account.dice();
    }
  }
  CHECK(dice > 1000);
}
