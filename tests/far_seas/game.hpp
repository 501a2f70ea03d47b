// A game of The Far Seas at a table that a test lays, with the real data pack. Orders are words,
// they go through core::decide like everybody's, and what a viewer is told comes back as words.
//
//   Game game(EmptySea{.turn = 3}, {1, 6});       // dice: 1, then 6; none beyond them
//   game.place("Emden", 31).place("Hampshire+Minotaur", 30);
//   game.begin();
//   game.germans("Emden > 30 merchants");
//   game.allies("Hampshire+Minotaur > 30");
//   CHECK(game.asked() == "approach A");
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/far_seas/far_seas.hpp"
#include "tests/support/scripted_dice.hpp"

namespace chartroom::far_seas::test {

inline const core::Viewer allied_viewer = core::Viewer::of(core::admiral_of(allied));

// The pack of this tree, loaded once.
[[nodiscard]] const Pack& real_pack();

// A game without a ship in play, just before this turn begins.
struct EmptySea {
  int turn{1};
  int vp{};                  // on the track already
  Rules rules{basic_rules};  // 7.3: the turn of the accident is rolled on turn 1 alone
};

class Game {
 public:
  // As set up by 3.0, 10.1 or 11.0, or on an empty sea. The dice fall as listed.
  explicit Game(Scenario scenario, std::vector<int> faces = {});
  explicit Game(EmptySea sea, std::vector<int> faces = {});
  // Dice by a seed. (Not a constructor: a list of one die would be taken for the seed.)
  [[nodiscard]] static Game seeded(Scenario scenario, std::uint64_t seed);
  [[nodiscard]] static Game seeded(EmptySea sea, std::uint64_t seed);

  // Before begin(): puts one group ("Good Hope+Monmouth") into an area, or single ships into a box.
  Game& place(std::string_view group, int area);
  Game& place(std::string_view ships, Whereabouts box);
  // Before or between orders: damage, a surprise already made, and so on.
  [[nodiscard]] ShipStatus& change(std::string_view ship);
  [[nodiscard]] State& change() { return state_; }
  // 7.3.2: what the secret dice will show, beside the open ones.
  Game& secret_dice(const std::vector<int>& faces);

  void begin();

  // The order as the rules have it: carried out, or refused with the game as it was.
  [[nodiscard]] std::expected<void, core::Refusal> order(core::Side side, const Order& order);
  // The same in words. A group is "Emden" or "Good Hope+Monmouth"; parts are parted by ", ".
  //   plot             "Emden > 30 raid Singapore, Leipzig > 5 merchants"; also "return",
  //                    "intervene", "river", or no word; "coal Emden+Leipzig"; "Cormoran > 30"
  //   allied_movement  "Glasgow > 5", "... escort", "... guard Fiji", "... river",
  //                    "... convoy Indian"; "Kent enters 15"; "Triumph+Fox into Tsingtau";
  //                    "Indian convoy sails"
  //   intern           "Cormoran, Cap Trafalgar"; nothing: none
  //   choose_area      "5"
  //   search           "Emden"; nothing: no further search
  //   approach         "yes", "no"
  //   try_surprise     "yes", "no"
  //   run decisions    the groups that run; nothing: none
  //   chase            "Glasgow > Emden"
  //   escape           "Emden > 4"
  //   aims             "Emden > Glasgow"
  //   remove_ships     "Glasgow, Kent"
  //   surprise_attack  "Emden > Glasgow"; nothing: none
  //   hit_and_go_home  "Emden 2, Leipzig home, Dresden on Indian convoy"
  //   convoy_attack    "Emden", "Emden surprise"
  //   raid_on_england  "34", "14"; nothing: none
  //   counterattack    "yes", "no"
  //   return_home      "Scharnhorst", "Scharnhorst with Seydlitz+Moltke"
  //   breakout_squadrons  "Lion+Queen Mary, Invincible"; nothing: none
  //   breakout_search  "cruisers", "reserves"; nothing: no further search
  [[nodiscard]] std::expected<void, core::Refusal> order(core::Side side, std::string_view words);
  [[nodiscard]] Order order_of(std::string_view words) const;  // for the open decision

  // Orders that must be accepted.
  void germans(std::string_view words);
  void allies(std::string_view words);
  // Both sides are asked and answer nothing (aims, runs), until something else is asked or it is
  // nobody's turn. For combats that a test only wants to get through.
  void pass(Decision until);
  // Why an order would be refused: "4.2: what is wrong"; empty if it is legal. Changes nothing.
  [[nodiscard]] std::string refusal(core::Side side, std::string_view words) const;

  // "plot G", "chase GA"; "over" when nothing is awaited.
  [[nodiscard]] std::string asked() const;
  [[nodiscard]] const Board& board() const { return state_.board; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] View view(core::Viewer viewer) const { return rules_.view(state_, viewer); }
  [[nodiscard]] View view(core::Side side) const;
  [[nodiscard]] Options options(core::Side side) const;
  [[nodiscard]] std::vector<core::Consequence> preview(core::Side side,
                                                       std::string_view words) const;

  // All events since begin(), with their audiences, and those a viewer was told.
  [[nodiscard]] const core::Emitted<FarSeas>& journal() const { return journal_; }
  [[nodiscard]] std::vector<Event> told(core::Viewer viewer) const;
  // What the public, or a viewer, was told since the last order, a line each (game_news.cpp).
  [[nodiscard]] std::string news(core::Viewer viewer = core::Viewer::public_eye()) const;
  // Of these, the lines that begin with this word.
  [[nodiscard]] std::string news(std::string_view word) const;

  [[nodiscard]] int vp() const { return state_.board.vp; }
  // Entries on the track, "cowardice +4 Canopus, capture +2 30".
  [[nodiscard]] std::string track() const;

  [[nodiscard]] ShipId ship(std::string_view name) const;
  [[nodiscard]] Group group(std::string_view names) const;
  [[nodiscard]] StationId station(std::string_view name) const;
  [[nodiscard]] ColonyId colony(std::string_view name) const;
  [[nodiscard]] ConvoyId convoy(std::string_view name) const;  // "Indian", "Indian convoy"
  [[nodiscard]] const ShipStatus& status(std::string_view name) const;
  [[nodiscard]] const ConvoyStatus& convoy_status(std::string_view name) const;
  [[nodiscard]] const ColonyStatus& colony_status(std::string_view name) const;
  // German side: the coal of a cruiser, "3" piles, "3 coaled".
  [[nodiscard]] std::string coal(std::string_view ship) const;
  // "Good Hope+Monmouth" for the group in which the ship stands.
  [[nodiscard]] std::string stands_with(std::string_view ship) const;
  // Area number, or the name of the box.
  [[nodiscard]] std::string where(std::string_view ship) const;
  // How many open dice have been rolled, and how many of the script are left.
  [[nodiscard]] std::uint64_t dice_rolled() const { return rolled_[0]; }
  [[nodiscard]] std::uint64_t secret_dice_rolled() const { return rolled_[1] + rolled_[2]; }
  [[nodiscard]] std::size_t dice_left() const { return script_ ? script_->unrolled() : 0; }

 private:
  using ScriptedDice = chartroom::test::ScriptedDice;

  void keep(core::Emitted<FarSeas>&& events);

  FarSeas rules_;
  ScriptedDice* script_{};  // nothing: dice by a seed
  std::unique_ptr<core::RollOracle> oracle_;
  core::DiceCounters rolled_{};
  State state_;
  core::Emitted<FarSeas> journal_;
  std::size_t news_from_{};
};

// "G", "A" or "GA".
[[nodiscard]] std::string sides(const core::BySide<bool>& asked);
// An event as a line; empty for events of the frame that tests do not look at.
[[nodiscard]] std::string line_of(const Pack& pack, const Event& event);
[[nodiscard]] std::string line_of(const Pack& pack, const VpEntry& entry);
[[nodiscard]] std::string text_of(const Pack& pack, const Group& group);

}  // namespace chartroom::far_seas::test
