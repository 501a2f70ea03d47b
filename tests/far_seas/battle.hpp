// A battle on an empty table, in words: ships, orders and what happened are text, so that a test is
// a picture. The ships are made up by the test; no value of the data pack is used.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "rules/far_seas/combat.hpp"
#include "tests/support/scripted_dice.hpp"

namespace chartroom::far_seas::test {

// A line per ship: "Scharnhorst AC B -3 6" is name, type, gun range, fire modifier, damage
// capacity. After these: "damage=2", "combats=1", "speed=4-", "slowed", "french", "reserve" (a
// German ship that is no Main Cruiser), "on_station".
struct Setting {
  std::vector<std::string> german;
  std::vector<std::string> allied;
  std::vector<int> dice;
  CombatKind kind{CombatKind::encounter};
  std::vector<std::string> tried_to_run;
  Scenario scenario{Scenario::campaign};
  int vp{};  // on the track before the combat
};

// A text of several lines, as Battle::told() has them.
[[nodiscard]] std::string lines(std::initializer_list<const char*> list);

class Battle {
 public:
  explicit Battle(const Setting& setting);
  Battle(const Battle&) = delete;  // the state points at the pack
  Battle& operator=(const Battle&) = delete;

  void dice(const std::vector<int>& faces) { script_.add(faces); }

  // "C: targets GA": range, decision, who is asked; "run" while runs are resolved, "over" when all
  // is done.
  [[nodiscard]] std::string asked() const;
  // Answers of both sides, then on to the next question. Aims: "Emden>Glasgow, Leipzig>Glasgow";
  // runs: "Emden, Leipzig+Dresden"; removals: "Glasgow". Empty: nothing. Illegal orders fail the
  // test.
  void answer(std::string_view german_order, std::string_view allied_order = "");
  // The same from one side; the game goes on when the other has answered.
  void answer_one(core::Side side, std::string_view order);
  // Answers nothing until this is asked, at range C if told so.
  void pass_to(Decision decision);
  void pass_to(Decision decision, GunRange range);
  // Ends the open run attempt: these escape, all other runners have failed.
  void run_ends(std::string_view escaped);

  // Why an order would be refused: "4.6.4: sentence"; empty if it is legal.
  [[nodiscard]] std::string refusal(core::Side side, std::string_view order) const;
  // What the last answers led to, a line each: see Teller in battle.cpp.
  [[nodiscard]] const std::string& told() const { return told_; }
  // "Emden: Glasgow Monmouth; Leipzig: Glasgow" of the open decision.
  [[nodiscard]] std::string choices(core::Side side) const;

  // Every pair of them as an order by itself.
  [[nodiscard]] std::vector<std::string> single_orders(core::Side side) const;

  [[nodiscard]] ShipId ship(std::string_view name) const;
  [[nodiscard]] const ShipStatus& status(std::string_view name) const;
  [[nodiscard]] const Fighter& fighter(std::string_view name) const;
  [[nodiscard]] const Board& board() const { return state_.board; }
  [[nodiscard]] const chartroom::test::ScriptedDice& script() const { return script_; }

 private:
  using ScriptedDice = chartroom::test::ScriptedDice;

  void add_ship(const std::string& line, core::Side side);
  [[nodiscard]] Options options(core::Side side) const;
  [[nodiscard]] std::vector<Aim> aims(std::string_view text) const;
  [[nodiscard]] std::vector<Group> groups(std::string_view text) const;
  void commit(Umpiring& u, core::Side side, std::string_view text);
  void go_on(Umpiring& u);
  void keep(Umpiring&& u);
  [[nodiscard]] std::string line_of(const Event& event) const;
  [[nodiscard]] std::string name(ShipId id) const { return pack_.ship(id).name; }

  Pack pack_;
  State state_;
  ScriptedDice script_;
  core::Dice dice_;
  FarSeas rules_;
  std::string told_;
};

}  // namespace chartroom::far_seas::test
