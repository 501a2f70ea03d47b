#include <algorithm>
#include <utility>
#include <vector>

#include "client-cli/show/sentences.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

// "station raid": chits are named by the rules' words.
std::string chit_in_words(std::string chit) {
  std::ranges::replace(chit, '_', ' ');
  return chit;
}

// "2x raid; capture": each chit once, with its number.
std::string cup_in_words(const std::vector<std::string>& cup) {
  std::vector<std::pair<std::string, int>> chits;
  for (const std::string& chit : cup) {
    const auto found =
        std::ranges::find(chits, chit, [](const auto& counted_chit) { return counted_chit.first; });
    if (found == chits.end()) {
      chits.emplace_back(chit, 1);
    } else {
      ++found->second;
    }
  }
  std::vector<std::string> words;
  for (const auto& [chit, count] : chits)
    words.push_back((count == 1 ? "" : std::to_string(count) + "x ") + chit_in_words(chit));
  return joined(words, "; ");
}

// "[9.1.3.1] order to return, Emden": which table, what for, and of whom.
std::string table_in_words(const Phrases& p, const std::string& rule, const std::string& what,
                           far_seas::ShipId ship, far_seas::AreaId area) {
  std::string text = "[" + rule + "] " + what;
  if (ship != far_seas::no_ship) text += ", " + p.ship(ship);
  if (area != far_seas::no_area) text += ", " + p.area(area);
  return text + ": ";
}

}  // namespace

std::string say(const Phrases& p, const event::RaidForgone&) {
  return p.side(far_seas::german) + " do not raid England.";
}

std::string say(const Phrases& p, const event::EnglandRaided& e) {
  return p.ships(e.raiders) + verb(e.raiders.size(), " raids", " raid") + " England from " +
         p.area(e.area) + ".";
}

std::string say(const Phrases& p, const event::Counterattacked& e) {
  if (e.ships.empty()) return "The British battlecruisers stay in port.";
  return p.ships(e.ships) + verb(e.ships.size(), " goes", " go") + " out against them.";
}

std::string say(const Phrases&, const event::EnglandRaidEnded&) {
  return "The raid on England is over.";
}

std::string say(const Phrases& p, const event::BreakoutBegan& e) {
  return p.ships(e.reserves) + verb(e.reserves.size(), " comes", " come") + " out to bring " +
         p.ships(e.cruisers) + " home.";
}

std::string say(const Phrases& p, const event::BreakoutAnswered& e) {
  if (e.squadrons.empty()) return "The British battlecruisers stay in port.";
  return "Out against them: " + p.groups(e.squadrons) + ".";
}

std::string say(const Phrases& p, const event::BreakoutSearchFailed& e) {
  return p.ships(e.squadron) + verb(e.squadron.size(), " has", " have") + " searched in vain.";
}

std::string say(const Phrases& p, const event::BreakoutSearchDeclined&) {
  return p.side(far_seas::allied) + " search no further.";
}

std::string say(const Phrases& p, const event::BreakoutJoined& e) {
  return p.ships(e.squadron) + verb(e.squadron.size(), " has", " have") + " found them.";
}

std::string say(const Phrases&, const event::BreakoutEnded&) {
  return "The breakout is over.";
}

std::string say(const Phrases& p, const event::SentHome& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " is", " are") + " back in port.";
}

std::string say(const Phrases& p, const event::BotRolled& e) {
  std::string text =
      table_in_words(p, e.rule, e.what, e.ship, e.area) + "die " + std::to_string(e.die);
  if (e.modifier != 0)
    text += ", " + with_sign(e.modifier) + " = " + std::to_string(e.die + e.modifier);
  return text + ": " + e.result + ".";
}

std::string say(const Phrases& p, const event::BotDrew& e) {
  return table_in_words(p, e.rule, e.what, e.ship, far_seas::no_area) + chit_in_words(e.drawn) +
         " (of " + cup_in_words(e.cup) + ").";
}

std::string say(const Phrases& p, const event::SquadronFormed& e) {
  return p.ships(e.ships) + " form a squadron.";
}

}  // namespace chartroom::cli
