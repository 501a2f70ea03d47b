#include <vector>

#include "client-cli/show/sentences.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

namespace {

// PlottedGroup and PlotRecord alike.
template <class Plotted>
std::string plotted(const Phrases& p, const Plotted& group) {
  return p.groups({group.ships}) + " to " + p.area(group.to) + ", " +
         assignment_in_words(p.pack(), group.assignment, group.station);
}

std::string purpose(const Phrases& p, const event::GroupMoved& e) {
  switch (e.duty) {
    case far_seas::Duty::none: return "";
    case far_seas::Duty::search: return " to search";
    case far_seas::Duty::merchant_escort: return " to escort merchants";
    case far_seas::Duty::on_station: return " to guard " + p.station(e.station);
    case far_seas::Duty::raid: return " to raid " + p.station(e.station);
    case far_seas::Duty::convoy: return " to escort the " + convoy_name(p.pack(), e.convoy);
    case far_seas::Duty::colony: return " to besiege the colony";
    case far_seas::Duty::river: return "";  // said otherwise
  }
  return "";
}

std::string assigned(const Phrases& p, const std::vector<far_seas::AssignedShip>& ships) {
  std::vector<std::string> parts;
  for (const auto& one : ships)
    parts.push_back(p.ship(one.ship) + ": " +
                    assignment_in_words(p.pack(), one.assignment, far_seas::no_station));
  return joined(parts, "; ");
}

std::string_view phase_title(int phase) {
  switch (phase) {
    case 1: return "PHASE 1: the German plot";
    case 2: return "PHASE 2: the Allies move";
    case 3: return "PHASE 3: the Germans move";
    case 4: return "PHASE 4: search and combat";
    case 5: return "PHASE 5: the Germans hit and go home";
    default: return "";
  }
}

}  // namespace

std::string say(const Phrases& p, const event::TurnBegan& e) {
  std::string text = "Turn " + std::to_string(e.turn) + " begins";
  if (!e.arrived.empty())
    text += "; " + p.ships(e.arrived) + verb(e.arrived.size(), " arrives", " arrive");
  return text + ".";
}

std::string say(const Phrases&, const event::ObBegan& e) {
  return "Operationsbefehl " + std::to_string(e.ob) + ".";
}

std::string say(const Phrases&, const event::PhaseBegan& e) {
  const std::string_view title = phase_title(e.phase);
  return title.empty() ? std::string{} : std::string{title} + ".";
}

std::string say(const Phrases& p, const event::Answered& e) {
  return e.sealed ? p.side(e.side) + " have committed; it is sealed." : std::string{};
}

std::string say(const Phrases& p, const event::VpScored& e) {
  const bool one = e.entry.points == 1 || e.entry.points == -1;
  return with_sign(e.entry.points) + (one ? " victory point: " : " victory points: ") +
         vp_in_words(p.pack(), e.entry) + ".";
}

std::string say(const Phrases& p, const event::GameEnded& e) {
  std::string text = "The game is over: ";
  text += e.outcome.winner ? p.side(*e.outcome.winner) + " win" : std::string{"a draw"};
  text += " (" + e.outcome.level + ", " + std::to_string(e.outcome.points) + " points).";
  return e.outcome.reason.empty() ? text : text + " " + e.outcome.reason;
}

std::string say(const Phrases& p, const event::PlotCommitted& e) {
  std::vector<std::string> lines;
  for (const auto& group : e.groups) lines.push_back(plotted(p, group));
  const std::string piles =
      e.piles.empty() ? std::string{} : "; piles of coal burnt: " + p.ships(e.piles);
  return "You have plotted: " + joined(lines, "; ") + piles + ".";
}

std::string say(const Phrases& p, const event::CruisersNamed& e) {
  std::string text =
      "The Germans move " + (e.ships.empty() ? "no cruiser" : p.ships(e.ships)) + ".";
  for (const auto& open : e.open_moves)
    text += " " + p.ship(open.ship) + " goes openly to " + p.area(open.to) + ".";
  return text;
}

std::string say(const Phrases& p, const event::ShipEntered& e) {
  return p.ship(e.ship) + " leaves England for " + p.area(e.area) + ".";
}

std::string say(const Phrases& p, const event::GroupMoved& e) {
  const std::size_t count = e.ships.size();
  const bool stays = e.from == e.to;
  std::string text = p.ships(e.ships);
  if (e.duty == far_seas::Duty::river)
    return text + (stays ? verb(count, " is", " are") + " in the Rufiji."
                         : verb(count, " moves", " move") + " into the Rufiji.");
  text += stays ? verb(count, " stays in ", " stay in ") : verb(count, " moves to ", " move to ");
  return text + p.area(e.to) + purpose(p, e) + ".";
}

std::string say(const Phrases& p, const event::SurpriseAttackMade& e) {
  return p.ships(e.german) + verb(e.german.size(), " attacks ", " attack ") + p.ships(e.allied) +
         (e.intervention ? " at the colony" : "") + " by surprise!";
}

std::string say(const Phrases& p, const event::AssignmentsRevealed& e) {
  return "The assignments are revealed. " + assigned(p, e.ships) + ".";
}

std::string say(const Phrases& p, const event::AssignmentsSeen& e) {
  return e.ships.empty() ? std::string{} : "In sight: " + assigned(p, e.ships) + ".";
}

std::string say(const Phrases& p, const event::PenaltyCharged& e) {
  return "The penalty is that of " + p.ship(e.ship) + "; the Germans do not know.";
}

std::string say(const Phrases& p, const event::MerchantsCaptured& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " captures ", " capture ") +
         counted(e.captures, "merchant") + " in " + p.area(e.area) + ".";
}

std::string say(const Phrases& p, const event::CapturesCredited& e) {
  std::vector<std::string> parts;
  for (const auto& credit : e.credits)
    parts.push_back(p.ship(credit.ship) + " " + std::to_string(credit.captures));
  return parts.empty() ? std::string{} : "Credited in your log: " + joined(parts, ", ") + ".";
}

std::string say(const Phrases& p, const event::StationRaided& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " raids ", " raid ") + p.station(e.station) + ".";
}

std::string say(const Phrases& p, const event::ReturnRolled& e) {
  return p.ships(e.ships) + verb(e.ships.size(), " tries", " try") + " for Germany: die " +
         std::to_string(e.die) + (e.home ? ", home safely." : ", not through.");
}

std::string say(const Phrases& p, const event::ShipLost& e) {
  return p.ship(e.ship) + " is lost on the way home.";
}

std::string say(const Phrases& p, const event::TurnEnded& e) {
  if (e.plots.empty()) return "The turn ends.";
  std::string text = "The turn ends. The plots of this turn:";
  for (const auto& record : e.plots)
    text += "\n  OB " + std::to_string(record.ob) + ": " + plotted(p, record);
  return text;
}

}  // namespace chartroom::cli
