#include <vector>

#include "client-cli/show/sentences.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

std::string say(const Phrases& p, const event::CombatBegan& e) {
  return "Combat in " + p.area(e.fight.area) + " at " + range_name(e.range) + ": " +
         p.ships(e.fight.german) + " against " + p.ships(e.fight.allied) + ".";
}

std::string say(const Phrases& p, const event::BoldMovesRevealed& e) {
  return e.aims.empty() ? std::string{} : "Bold moves: " + p.aims(e.aims) + ".";
}

std::string say(const Phrases& p, const event::AimsRevealed& e) {
  std::vector<std::string> parts;
  for (const core::Side side : core::both_sides)
    if (!e.aims[side].empty()) parts.push_back(p.aims(e.aims[side]));
  const bool torpedoes = e.step == far_seas::Combat::Step::torpedoes;
  if (parts.empty()) return torpedoes ? "" : "Nobody fires.";
  return (torpedoes ? "Torpedoes: " : "Targets: ") + joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::Shot& e) {
  const std::string who = p.ship(e.aim.firer) + " fires at " + p.ship(e.aim.target) + ": ";
  if (e.die == 0) return who + "it has sunk already.";
  return who + Phrases::roll(e.die, e.modifiers) + ": " +
         (e.damage == 0 ? std::string{"no damage"} : counted(e.damage, "hit")) + ".";
}

std::string say(const Phrases& p, const event::TorpedoRun& e) {
  const std::string who = p.ship(e.aim.firer) +
                          (e.bold ? " launches boldly at " : " launches at ") +
                          p.ship(e.aim.target) + ": " + Phrases::roll(e.die, e.modifiers);
  if (!e.hit) return who + ": missed.";
  return who + ": a hit; damage die " + std::to_string(e.damage_die) + ": " +
         counted(e.damage, "hit") + ".";
}

std::string say(const Phrases& p, const event::DamageAssessed& e) {
  std::vector<std::string> parts;
  for (const auto& hit : e.hits) {
    if (hit.points == 0 && !hit.sunk) continue;
    parts.push_back(p.ship(hit.ship) + " takes " + std::to_string(hit.points) +
                    (hit.sunk ? " and sinks" : ""));
  }
  return parts.empty() ? std::string{} : joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::RunsRevealed& e) {
  std::vector<std::string> parts;
  for (const core::Side side : core::both_sides)
    if (!e.groups[side].empty()) parts.push_back(p.groups(e.groups[side]));
  return parts.empty() ? "Nobody runs." : "Trying to run: " + joined(parts, "; ") + ".";
}

std::string say(const Phrases&, const event::RoundEnded& e) {
  return "The round ends; the next is at " + range_name(e.next_range) + ".";
}

std::string say(const Phrases& p, const event::CombatEnded& e) {
  return "The combat in " + p.area(e.area) + " is over.";
}

std::string say(const Phrases& p, const event::Repaired& e) {
  return p.ship(e.ship) + " repairs one point of damage.";
}

std::string say(const Phrases& p, const event::Slowed& e) {
  return p.ship(e.ship) + " is slowed for good.";
}

std::string say(const Phrases& p, const event::ShipRemoved& e) {
  return p.ship(e.ship) +
         (e.compulsory ? " is too damaged and leaves the game." : " is taken out of the game.");
}

}  // namespace chartroom::cli
