#include <vector>

#include "client-cli/show/sentences.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

std::string the_convoy(const Phrases& p, far_seas::ConvoyId id) {
  return "the " + convoy_name(p.pack(), id);
}

constexpr int spared_from = 5;  // 7.3.2

}  // namespace

std::string say(const Phrases&, const event::AccidentTurnRolled& e) {
  return "The propellant accident: die " + std::to_string(e.die) +
         ", a cruiser may be lost on turn " + std::to_string(e.turn) + ".";
}

std::string say(const Phrases&, const event::AccidentRolled&) {
  return "The dice of the propellant accident are rolled in secret.";
}

std::string say(const Phrases& p, const event::AccidentOutcome& e) {
  std::string text = "The accident: die " + std::to_string(e.ship_die);
  if (e.ship != far_seas::no_ship) text += ", " + p.ship(e.ship);
  text += "; die " + std::to_string(e.fate_die);
  if (e.lost) return text + ": blown up, and nobody else knows.";
  return text + (e.fate_die >= spared_from ? ": no harm is done."
                                           : ": it was no more at sea, no harm is done.");
}

std::string say(const Phrases& p, const event::AccidentRevealed& e) {
  return p.ship(e.ship) + " was lost to an explosion before, and leaves the game.";
}

std::string say(const Phrases& p, const event::CoalLookedAt& e) {
  return (e.coaled.empty() ? "No cruiser has"
                           : p.ships(e.coaled) + verb(e.coaled.size(), " has", " have")) +
         " coal for this turn.";
}

std::string say(const Phrases& p, const event::ShipsToColony& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " besieges ", " besiege ") +
         colony_name(p.pack(), e.colony) + ".";
}

std::string say(const Phrases& p, const event::ConvoyMoved& e) {
  const std::string server = e.by_server ? ", since nobody moved it" : "";
  const std::string name = convoy_name(p.pack(), e.convoy);
  if (e.to == far_seas::no_area)
    return "The " + name + " arrives in " + p.pack().convoy(e.convoy).to + server + ".";
  return "The " + name + " goes to " + p.area(e.to) + server + ".";
}

std::string say(const Phrases& p, const event::ColonyTurned& e) {
  using What = event::ColonyTurned::What;
  const std::string name = colony_name(p.pack(), e.colony);
  switch (e.what) {
    case What::begun:
      return name + " is besieged by enough ships; it falls at the end of turn " +
             std::to_string(e.turn) + ".";
    case What::short_of_ships:
      return "Too few ships besiege " + name +
             "; the count goes on if they are enough when the next turn ends.";
    case What::resumed: return name + " is besieged by enough ships again; the count goes on.";
    case What::voided: return "The siege of " + name + " has failed.";
    case What::captured: return name + " is captured.";
    case What::held: return name + " was not captured in time.";
  }
  return "";
}

std::string say(const Phrases& p, const event::Interned& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " is", " are") + " interned.";
}

std::string say(const Phrases& p, const event::RiverSearched& e) {
  return p.ships(e.searchers) + verb(e.searchers.size(), " searches", " search") +
         " the Rufiji for " + p.ship(e.target) + ": " + Phrases::roll(e.die, e.modifiers) +
         (e.found ? ": found." : ": not found.");
}

std::string say(const Phrases& p, const event::RiverDiscovered& e) {
  return p.ship(e.ship) + " is known to be in the Rufiji.";
}

std::string say(const Phrases& p, const event::AmcSunk& e) {
  return p.ship(e.ship) + " is sunk by " + p.ships(e.by) + ".";
}

std::string say(const Phrases& p, const event::BoerRolled& e) {
  return "The Boers, after the raid on " + p.station(e.station) + ": " +
         Phrases::roll(e.die, e.modifiers) +
         (e.spreads ? ": the rebellion spreads." : ": no rebellion.");
}

std::string say(const Phrases& p, const event::PhaseFiveOrdered& e) {
  std::vector<std::string> parts;
  for (const auto& strike : e.strikes)
    parts.push_back(p.groups({strike.attackers}) + verb(strike.attackers.size(), " goes", " go") +
                    " for " + the_convoy(p, strike.convoy));
  for (const auto& group : e.returns)
    parts.push_back(p.groups({group}) + verb(group.size(), " makes", " make") + " for Germany");
  return parts.empty() ? std::string{} : joined(parts, "; ") + ".";
}

std::string say(const Phrases& p, const event::ConvoyAttacked& e) {
  return p.ships(e.strike.attackers) +
         verb(e.strike.attackers.size(), " falls upon ", " fall upon ") +
         the_convoy(p, e.strike.convoy) + ".";
}

std::string say(const Phrases&, const event::ConvoySurpriseRolled& e) {
  return "Is the convoy surprised? " + Phrases::roll(e.die, e.modifiers) +
         (e.surprised ? ": it is." : ": it is not.");
}

std::string say(const Phrases& p, const event::TransportsSunk& e) {
  std::vector<std::string> dice;
  for (const int die : e.dice) dice.push_back(std::to_string(die));
  const std::string rolled =
      dice.empty() ? std::string{}
                   : std::string{dice.size() == 1 ? " (die " : " (dice "} + listed(dice) + ")";
  return counted(e.transports, "transport") + " of " + the_convoy(p, e.convoy) +
         (e.transports == 1 ? " is sunk" : " are sunk") + rolled +
         (e.destroyed ? "; nothing of it goes on." : ".");
}

}  // namespace chartroom::cli
