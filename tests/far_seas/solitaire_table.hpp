// Tables for solitaire play (chapter 9), and what its dice and cups showed, as lines.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/far_seas/solitaire_parts.hpp"
#include "tests/far_seas/advanced_table.hpp"

namespace chartroom::far_seas::test {

[[nodiscard]] inline EmptySea tables_sea(int turn, Solitaire approach, Rules rules = basic_rules) {
  rules.solitaire = approach;
  return {.turn = turn, .rules = rules};
}
// Approaches 3 and 1.
[[nodiscard]] inline EmptySea simple_sea(int turn, Rules rules = basic_rules) {
  return tables_sea(turn, Solitaire::simplified_bot, rules);
}
[[nodiscard]] inline EmptySea planning_sea(int turn, Rules rules = basic_rules) {
  return tables_sea(turn, Solitaire::advanced_bot, rules);
}

// "9.1.1 how many move 3: 2 cruisers or squadrons, 2 AMCs"; with a modifier "3+1", with a ship or
// an area "Emden 30".
[[nodiscard]] std::string line_of_roll(const event::BotRolled& roll);
// "9.1.1 who moves [Emden, 2 Leipzig]: Leipzig": the chits of a kind are counted.
[[nodiscard]] std::string line_of_draw(const event::BotDrew& drew);
// All that everybody was told of the tables' dice and cups, a line each; those of one rule, or of
// all.
[[nodiscard]] std::string tables_told(const core::Emitted<FarSeas>& events,
                                      std::string_view rule = "9");

// One part of the tables, called on the table as it lies, with these dice.
class Tables {
 public:
  explicit Tables(const Game& game, std::vector<int> faces = {})
      : dice_script_{std::move(faces)}, dice_{dice_script_, {}}, state_{game.state()} {}
  Tables(const State& state, std::vector<int> faces)
      : dice_script_{std::move(faces)}, dice_{dice_script_, {}}, state_{state} {}

  [[nodiscard]] Umpiring& umpire() { return u_; }
  [[nodiscard]] std::size_t dice_left() const { return dice_script_.unrolled(); }
  // Empties it.
  [[nodiscard]] core::Emitted<FarSeas> events() { return std::move(u_).take(); }

 private:
  FarSeas rules_{real_pack()};
  chartroom::test::ScriptedDice dice_script_;
  core::Dice dice_;
  State state_;
  Umpiring u_{rules_, state_, dice_};
};

// "29:1 31:2": areas with cubes.
[[nodiscard]] std::string cubes(const std::vector<Temptation>& temptations);
// A group as drawn, without anything determined.
[[nodiscard]] DrawnGroup drawn(const Game& game, std::string_view ships, int to = 0);

}  // namespace chartroom::far_seas::test
