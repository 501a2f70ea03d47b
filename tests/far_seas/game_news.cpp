// Events as lines, for tests that compare what somebody was told.
#include <array>

#include "tests/far_seas/game.hpp"

namespace chartroom::far_seas::test {
namespace {

std::string with_sign(int value) {
  return (value < 0 ? "" : "+") + std::to_string(value);
}

std::string modifiers_text(const std::vector<Modifier>& modifiers) {
  std::string text;
  for (const Modifier& m : modifiers) {
    text += " " + std::string(to_string(m.why)) + with_sign(m.value);
  }
  return text;
}

struct Teller {
  const Pack& pack;

  [[nodiscard]] const std::string& name(ShipId id) const { return pack.ship(id).name; }
  [[nodiscard]] std::string names(const Group& group) const { return text_of(pack, group); }
  [[nodiscard]] static std::string number(AreaId area) { return std::to_string(number_of(area)); }
  [[nodiscard]] static std::string who(core::Side side) { return side == german ? "G" : "A"; }

  std::string operator()(const event::TurnBegan& e) const {
    return "turn " + std::to_string(e.turn) + (e.arrived.empty() ? "" : ": " + names(e.arrived));
  }
  std::string operator()(const event::ObBegan& e) const { return "OB " + std::to_string(e.ob); }
  std::string operator()(const event::PhaseBegan& e) const {
    return "phase " + std::to_string(e.phase);
  }
  std::string operator()(const event::VpScored& e) const { return "vp " + line_of(pack, e.entry); }
  std::string operator()(const event::GameEnded& e) const {
    return "ended: " + e.outcome.level + " " + std::to_string(e.outcome.points);
  }
  std::string operator()(const event::PlotCommitted& e) const {
    std::string text = "plot";
    for (const PlottedGroup& g : e.groups) {
      text +=
          " " + names(g.ships) + ">" + number(g.to) + " " + std::string(to_string(g.assignment));
    }
    for (const ShipId id : e.piles) text += "; coal " + name(id);
    return text;
  }
  std::string operator()(const event::CruisersNamed& e) const {
    std::string text = "named";
    for (const ShipId id : e.ships) text += " " + name(id);
    for (const OpenMove& move : e.open_moves)
      text += "; " + name(move.ship) + ">" + number(move.to);
    return text;
  }
  std::string operator()(const event::ShipEntered& e) const {
    return "entered " + name(e.ship) + ">" + number(e.area);
  }
  std::string operator()(const event::GroupMoved& e) const {
    std::string text = "moved " + names(e.ships) + ">" + number(e.to) + " ";
    text += to_string(e.duty);
    if (e.station != no_station) text += " " + pack.station(e.station).name;
    if (e.convoy != no_convoy) text += " " + pack.convoy(e.convoy).name;
    return text;
  }
  std::string operator()(const event::ConflictsMarked& e) const {
    std::string text = "conflicts";
    for (const Conflict& c : e.conflicts) text += " " + number(c.area);
    return text;
  }
  std::string operator()(const event::SearchRolled& e) const {
    return "search " + names(e.target) + " " + std::to_string(e.die) + modifiers_text(e.modifiers) +
           (e.found ? ": found" : ": not found");
  }
  std::string operator()(const event::Determined& e) const {
    std::string text = "determined";
    for (const auto& roll : e.rolls)
      text += " " + name(roll.leader) + " " + std::to_string(roll.die);
    return text + ": " + names(e.group);
  }
  std::string operator()(const event::SearchFailed& e) const { return "failed " + names(e.allied); }
  std::string operator()(const event::SearchDeclined& e) const {
    return "declined " + number(e.area);
  }
  std::string operator()(const event::EncounterBegan& e) const {
    return "met " + names(e.german) + " by " + names(e.allied) + ": " +
           std::string(to_string(e.how));
  }
  std::string operator()(const event::Approached&) const { return "approached"; }
  std::string operator()(const event::ApproachAborted&) const { return "aborted"; }
  std::string operator()(const event::Accepted& e) const { return "accepted " + who(e.side); }
  std::string operator()(const event::RunDeclared& e) const { return "runs " + who(e.side); }
  std::string operator()(const event::SurpriseRolled& e) const {
    return "surprise die " + std::to_string(e.die);
  }
  std::string operator()(const event::ChaseRevealed& e) const {
    std::string text = "chase";
    for (const Pursuit& p : e.pursuits) text += " " + names(p.chasers) + ">" + name(p.runner);
    return text;
  }
  std::string operator()(const event::RunRolled& e) const {
    return "run " + names(e.runner) + " " + std::to_string(e.runner_die) + " from " +
           names(e.chaser) + " " + std::to_string(e.chaser_die) +
           (e.caught ? ": caught" : ": away");
  }
  std::string operator()(const event::EscapedTo& e) const {
    return "escaped " + names(e.ships) + ">" + number(e.to);
  }
  std::string operator()(const event::FightJoined& e) const {
    std::string text = "fight " + names(e.fight.german) + " with " + names(e.fight.allied) + ": " +
                       std::string(to_string(e.fight.kind));
    if (!e.fight.tried_to_run.empty()) text += ", ran " + names(e.fight.tried_to_run);
    return text;
  }
  std::string operator()(const event::CombatBegan& e) const {
    return "combat at " + std::string(to_string(e.range));
  }
  std::string operator()(const event::Shot& e) const {
    return "shot " + name(e.aim.firer) + ">" + name(e.aim.target) + " " + std::to_string(e.die) +
           modifiers_text(e.modifiers) + ": " + std::to_string(e.damage);
  }
  std::string operator()(const event::DamageAssessed& e) const {
    std::string text;
    for (const auto& hit : e.hits) {
      text += " " + name(hit.ship) + " " + std::to_string(hit.points) + (hit.sunk ? " sunk" : "");
    }
    return text.empty() ? "" : "damage" + text;
  }
  std::string operator()(const event::CombatEnded& e) const {
    return "combat over " + number(e.area);
  }
  std::string operator()(const event::ShipRemoved& e) const { return "removed " + name(e.ship); }
  std::string operator()(const event::SurpriseAttackMade& e) const {
    return (e.intervention ? "intervention " : "surprise ") + names(e.german) + " on " +
           names(e.allied);
  }
  std::string operator()(const event::SurpriseWindowClosed&) const { return "no surprise"; }
  std::string operator()(const event::AssignmentsRevealed& e) const {
    std::string text = "assignments";
    for (const AssignedShip& s : e.ships) {
      text += " " + name(s.ship) + ":" + std::string(to_string(s.assignment));
    }
    return text;
  }
  std::string operator()(const event::MerchantsCaptured& e) const {
    return "captured " + std::to_string(e.captures) + " in " + number(e.area) + " by " +
           names(e.ships);
  }
  std::string operator()(const event::CapturesCredited& e) const {
    std::string text = "credited";
    for (const Credit& c : e.credits) text += " " + name(c.ship) + " " + std::to_string(c.captures);
    return text;
  }
  std::string operator()(const event::StationRaided& e) const {
    return "raided " + pack.station(e.station).name + " by " + names(e.ships);
  }
  std::string operator()(const event::ReturnRolled& e) const {
    return "return " + names(e.ships) + " " + std::to_string(e.die) + (e.home ? ": home" : ": no");
  }
  std::string operator()(const event::ShipLost& e) const { return "lost " + name(e.ship); }
  std::string operator()(const event::RaidForgone&) const { return "forgone"; }
  std::string operator()(const event::EnglandRaided& e) const {
    return "raided " + number(e.area) + " by " + names(e.raiders);
  }
  std::string operator()(const event::Counterattacked& e) const {
    return "counterattack by " + (e.ships.empty() ? "nobody" : names(e.ships));
  }
  std::string operator()(const event::BreakoutBegan& e) const {
    return "breakout " + names(e.cruisers) + " with " + names(e.reserves);
  }
  std::string operator()(const event::BreakoutAnswered& e) const {
    std::string text = "sailed";
    for (const Group& squadron : e.squadrons) text += " " + names(squadron);
    return text;
  }
  std::string operator()(const event::BreakoutSearchFailed& e) const {
    return "failed " + names(e.squadron);
  }
  std::string operator()(const event::BreakoutSearchDeclined&) const { return "declined"; }
  std::string operator()(const event::BreakoutJoined& e) const {
    return "joined " + names(e.squadron);
  }
  std::string operator()(const event::SentHome& e) const { return "home " + names(e.ships); }
  std::string operator()(const event::AccidentTurnRolled& e) const {
    return "accident in turn " + std::to_string(e.turn);
  }
  std::string operator()(const event::AccidentRolled&) const { return "accident rolled"; }
  std::string operator()(const event::AccidentOutcome& e) const {
    return "accident of " + name(e.ship) + (e.lost ? ": lost" : ": none");
  }
  std::string operator()(const event::AccidentRevealed& e) const {
    return "exploded " + name(e.ship);
  }
  std::string operator()(const event::CoalLookedAt& e) const { return "coaled " + names(e.coaled); }
  std::string operator()(const event::ShipsToColony& e) const {
    return "into " + pack.colony(e.colony).name + " " + names(e.ships);
  }
  std::string operator()(const event::ConvoyMoved& e) const {
    return "convoy " + pack.convoy(e.convoy).name + ">" +
           (e.to == no_area ? pack.convoy(e.convoy).to : number(e.to)) +
           (e.by_server ? " by itself" : "");
  }
  std::string operator()(const event::ColonyTurned& e) const {
    static constexpr std::array<std::string_view, 6> words{"begun",  "short",    "resumed",
                                                           "voided", "captured", "held"};
    return "colony " + pack.colony(e.colony).name + " " +
           std::string(words.at(static_cast<std::size_t>(e.what))) + " " + std::to_string(e.turn);
  }
  std::string operator()(const event::Interned& e) const { return "interned " + names(e.ships); }
  std::string operator()(const event::RiverSearched& e) const {
    return "river search " + name(e.target) + " by " + names(e.searchers) + " " +
           std::to_string(e.die) + modifiers_text(e.modifiers) +
           (e.found ? ": found" : ": not found");
  }
  std::string operator()(const event::RiverDiscovered& e) const {
    return "known in the river " + name(e.ship);
  }
  std::string operator()(const event::AmcSunk& e) const {
    return "sunk " + name(e.ship) + " by " + names(e.by);
  }
  std::string operator()(const event::BoerRolled& e) const {
    return "boers " + std::to_string(e.die) + modifiers_text(e.modifiers) +
           (e.spreads ? ": they rise" : ": quiet");
  }
  std::string operator()(const event::ConvoyAttacked& e) const {
    return "attack " + names(e.strike.attackers) + " on " + pack.convoy(e.strike.convoy).name;
  }
  std::string operator()(const event::ConvoySurpriseRolled& e) const {
    return "convoy surprise " + std::to_string(e.die) + modifiers_text(e.modifiers) +
           (e.surprised ? ": surprised" : ": failed");
  }
  std::string operator()(const event::TransportsSunk& e) const {
    std::string text = "transports";
    for (const int die : e.dice) text += " " + std::to_string(die);
    return text + ": " + std::to_string(e.transports) + (e.destroyed ? " and no more" : "");
  }
  std::string operator()(const event::TurnEnded& e) const {
    std::string text = "review";
    for (const PlotRecord& r : e.plots) {
      text +=
          " " + names(r.ships) + ">" + number(r.to) + " " + std::string(to_string(r.assignment));
    }
    return text;
  }
  std::string operator()(const auto& /*not looked at*/) const { return ""; }
};

}  // namespace

std::string sides(const core::BySide<bool>& asked) {
  return std::string(asked[german] ? "G" : "") + (asked[allied] ? "A" : "");
}

std::string text_of(const Pack& pack, const Group& group) {
  std::string text;
  for (const ShipId id : group) text += (text.empty() ? "" : "+") + pack.ship(id).name;
  return text;
}

std::string line_of(const Pack& pack, const VpEntry& entry) {
  std::string text{to_string(entry.kind)};
  text += " " + with_sign(entry.points);
  if (entry.ship != no_ship) text += " " + pack.ship(entry.ship).name;
  if (entry.station != no_station) text += " " + pack.station(entry.station).name;
  if (entry.area != no_area) text += " " + std::to_string(number_of(entry.area));
  if (entry.convoy != no_convoy) text += " " + pack.convoy(entry.convoy).name;
  if (entry.colony != no_colony) text += " " + pack.colony(entry.colony).name;
  return text;
}

std::string line_of(const Pack& pack, const Event& event) {
  return std::visit(Teller{pack}, event);
}

}  // namespace chartroom::far_seas::test
