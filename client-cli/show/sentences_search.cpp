#include <vector>

#include "client-cli/show/sentences.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

std::string say(const Phrases& p, const event::ConflictsMarked& e) {
  if (e.conflicts.empty()) return "Nobody meets anybody.";
  std::vector<std::string> areas;
  for (const auto& conflict : e.conflicts) areas.push_back(p.area(conflict.area));
  return "Both sides have moved into " + listed(areas) + ".";
}

std::string say(const Phrases& p, const event::ConflictOpened& e) {
  return "Next: " + p.area(e.area) + ".";
}

std::string say(const Phrases& p, const event::SearchRolled& e) {
  return "The Allies search for " + p.ships(e.target) + " in " + p.area(e.area) + ": " +
         Phrases::roll(e.die, e.modifiers) + ": " + (e.found ? "found." : "not found.");
}

std::string say(const Phrases& p, const event::Determined& e) {
  if (e.rolls.size() < 2) return "";
  std::vector<std::string> rolls;
  for (const auto& roll : e.rolls)
    rolls.push_back(p.ship(roll.leader) + " " + std::to_string(roll.die));
  return "Which of them? " + joined(rolls, ", ") + ": " + p.ships(e.group) + ".";
}

std::string say(const Phrases& p, const event::SearchFailed& e) {
  return p.ships(e.allied) + verb(e.allied.size(), " has", " have") + " searched in vain.";
}

std::string say(const Phrases& p, const event::SearchDeclined& e) {
  return "The Allies search no further in " + p.area(e.area) + ".";
}

std::string say(const Phrases& p, const event::EncounterBegan& e) {
  std::string how;
  switch (e.how) {
    case far_seas::Discovery::search: break;
    case far_seas::Discovery::guarded_station: how = " at the guarded station"; break;
    case far_seas::Discovery::into_red_sea: how = " entering the Red Sea"; break;
    case far_seas::Discovery::through_panama: how = " leaving the Panama Canal"; break;
    case far_seas::Discovery::out_of_the_rufiji: how = " coming out of the Rufiji"; break;
    case far_seas::Discovery::in_the_channel: how = " in the Channel"; break;
  }
  return p.ships(e.allied) + verb(e.allied.size(), " has ", " have ") + p.ships(e.german) +
         " in sight" + how + ".";
}

std::string say(const Phrases& p, const event::Approached&) {
  return p.side(far_seas::allied) + " approach.";
}

std::string say(const Phrases& p, const event::ApproachAborted&) {
  return p.side(far_seas::allied) + " turn away.";
}

std::string say(const Phrases& p, const event::Accepted& e) {
  return p.side(e.side) + " accept battle.";
}

std::string say(const Phrases& p, const event::RunDeclared& e) {
  return p.side(e.side) + " run.";
}

std::string say(const Phrases&, const event::SurpriseRolled& e) {
  return "Are they surprised? Die " + std::to_string(e.die) +
         (e.die == 6 ? ": they are." : ": they are not.");
}

std::string say(const Phrases& p, const event::SurpriseForgone&) {
  return p.side(far_seas::allied) + " do not try to surprise them.";
}

std::string say(const Phrases& p, const event::RunBegan& e) {
  std::vector<std::string> parts;
  for (const core::Side side : core::both_sides)
    if (!e.attempt.runners[side].empty())
      parts.push_back(p.side(side) + " run: " + p.groups(e.attempt.runners[side]));
  return joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::ChaseRevealed& e) {
  if (e.pursuits.empty()) return p.side(e.side) + " let them go.";
  std::vector<std::string> parts;
  for (const auto& pursuit : e.pursuits)
    parts.push_back(p.groups({pursuit.chasers}) +
                    verb(pursuit.chasers.size(), " chases ", " chase ") + p.ship(pursuit.runner));
  return joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::RunRolled& e) {
  std::vector<std::string> dice;
  if (e.runner_die != 0) dice.push_back("runner's die " + std::to_string(e.runner_die));
  if (e.chaser_die != 0) dice.push_back("chaser's die " + std::to_string(e.chaser_die));
  const std::string rolled = dice.empty() ? "by speed alone" : joined(dice, ", ");
  return p.ships(e.chaser) + " after " + p.ships(e.runner) + ": " + rolled + ": " +
         (e.caught ? "caught." : "not caught.");
}

std::string say(const Phrases& p, const event::RunResolved& e) {
  std::vector<std::string> parts;
  if (!e.escaped.empty()) parts.push_back(p.groups(e.escaped) + " got away");
  for (const auto& caught : e.caught)
    parts.push_back(p.ships(caught.by) + verb(caught.by.size(), " has", " have") + " caught " +
                    p.groups({caught.runner}));
  return parts.empty() ? std::string{} : joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::EscapedTo& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " escapes to ", " escape to ") + p.area(e.to) +
         ".";
}

}  // namespace chartroom::cli
