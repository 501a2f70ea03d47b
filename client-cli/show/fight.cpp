// The encounter, chase or combat going on.
#include <algorithm>
#include <vector>

#include "client-cli/show/phrases.hpp"
#include "client-cli/show/situation.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Board;

namespace {

std::string fighter_marks(const Board& board, const far_seas::Fighter& fighter) {
  std::vector<std::string> marks;
  if (half_damaged(board, fighter.ship)) marks.emplace_back("half damaged");
  if (fighter.bold) marks.emplace_back("at torpedo range");
  if (fighter.done_firing) marks.emplace_back("has fired");
  if (fighter.tried_to_run) marks.emplace_back("tried to run: -2");
  if (fighter.last_target != far_seas::no_ship)
    marks.push_back("fired at " + board.pack->ship(fighter.last_target).name);
  return joined(marks, ", ");
}

std::string show_combat(const Board& board, const far_seas::Combat& combat, const Paint& paint) {
  std::string out = paint.bold("Combat in " + area_in_full(*board.pack, combat.area) + ": round " +
                               std::to_string(combat.round) + " at " + range_name(combat.range)) +
                    "\n";
  TextTable table{{{"ship", false},
                   {"gun", false},
                   {"fire", true},
                   {"damage", true},
                   {"speed", false},
                   {"torpedo", false},
                   {"state", false}}};
  for (const core::Side side : core::both_sides) {
    for (const auto& fighter : combat.fighters[side]) {
      const auto& ship = board.pack->ship(fighter.ship);
      const int damage = board.status(fighter.ship).damage;
      table.add({paint.side(side, ship.name), std::string{to_string(ship.gun)},
                 with_sign(ship.fire_modifier),
                 std::to_string(damage) + "/" + std::to_string(ship.damage_capacity),
                 std::string{to_string(speed_of(board, fighter.ship))},
                 fighter.torpedo_left ? "yes" : "no", fighter_marks(board, fighter)});
    }
  }
  return out + table.text(paint);
}

std::string show_run(const Board& board, const far_seas::RunAttempt& run, const Paint& paint) {
  const Phrases p{*board.pack, paint};
  std::string out = paint.bold("Run and chase in " + area_in_full(*board.pack, run.area)) + "\n";
  for (const core::Side side : core::both_sides) {
    for (const auto& group : run.runners[side])
      out += "  " + p.groups({group}) + " runs at speed " +
             std::string{to_string(speed_of(board, group))} + "\n";
    for (const auto& pursuit : run.pursuits[side])
      out += "  " + p.groups({pursuit.chasers}) + " after " + p.ship(pursuit.runner) + "\n";
    if (!run.free[side].empty() && !run.runners[other(side)].empty()) {
      std::vector<std::string> free;
      for (const auto ship : run.free[side])
        free.push_back(p.ship(ship) + " (" + std::string{to_string(speed_of(board, ship))} + ")");
      out += "  may chase: " + joined(free, ", ") + "\n";
    }
  }
  if (!run.escaped.empty()) out += "  got away: " + p.groups(run.escaped) + "\n";
  return out;
}

std::string show_encounter(const Board& board, const far_seas::Encounter& met, const Paint& paint) {
  const auto speed = [&](const far_seas::Group& group) {
    return " (speed " + std::string{to_string(speed_of(board, group))} + ")";
  };
  return paint.bold("Encounter in " + area_in_full(*board.pack, met.area)) + "\n  " +
         ships_named(board, met.allied, paint) + speed(met.allied) + " in sight of " +
         ships_named(board, met.german, paint) + speed(met.german) + "\n";
}

}  // namespace

std::string show_fight(const far_seas::View& view, const Paint& paint) {
  const Board& board = view.board;
  std::string out;
  if (board.combat) out += show_combat(board, *board.combat, paint);
  if (board.run) out += show_run(board, *board.run, paint);
  if (board.encounter && !board.combat && !board.run)
    out += show_encounter(board, *board.encounter, paint);
  for (const auto& fight : board.fights)
    out += "Then " + ships_named(board, fight.german, paint) + " against " +
           ships_named(board, fight.allied, paint) + ".\n";
  return out;
}

}  // namespace chartroom::cli
