// What is in each event, by the names of its fields.
#include "client-cli/show/json.hpp"

namespace chartroom::cli {

using boost::json::array;
using boost::json::object;
namespace event = far_seas::event;

namespace {

std::string_view word_of(event::ColonyTurned::What what) {
  using enum event::ColonyTurned::What;
  switch (what) {
    case begun: return "begun";
    case short_of_ships: return "short_of_ships";
    case resumed: return "resumed";
    case voided: return "voided";
    case captured: return "captured";
    case held: return "held";
  }
  return "";
}

// Chapters 6, 7 and 9.
struct FurtherFields {
  const JsonParts& j;

  object operator()(const event::AccidentTurnRolled& e) const {
    return {{"die", e.die}, {"turn", e.turn}};
  }
  object operator()(const event::AccidentOutcome& e) const {
    return {
        {"ship", j(e.ship)}, {"ship_die", e.ship_die}, {"fate_die", e.fate_die}, {"lost", e.lost}};
  }
  object operator()(const event::AccidentRevealed& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::CoalLookedAt& e) const { return {{"coaled", j(e.coaled)}}; }
  object operator()(const event::ShipsToColony& e) const {
    return {{"colony", j(e.colony)}, {"ships", j(e.ships)}};
  }
  object operator()(const event::ConvoyMoved& e) const {
    return {{"convoy", j(e.convoy)}, {"to", j(e.to)}, {"by_server", e.by_server}};
  }
  object operator()(const event::ColonyTurned& e) const {
    return {{"colony", j(e.colony)}, {"what", word_of(e.what)}, {"turn", e.turn}};
  }
  object operator()(const event::Interned& e) const { return {{"ships", j(e.ships)}}; }
  object operator()(const event::RiverSearched& e) const {
    return {{"target", j(e.target)},
            {"searchers", j(e.searchers)},
            {"die", e.die},
            {"modifiers", j(e.modifiers)},
            {"found", e.found}};
  }
  object operator()(const event::RiverDiscovered& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::AmcSunk& e) const {
    return {{"ship", j(e.ship)}, {"by", j(e.by)}};
  }
  object operator()(const event::BoerRolled& e) const {
    return {{"station", j(e.station)},
            {"die", e.die},
            {"modifiers", j(e.modifiers)},
            {"spreads", e.spreads}};
  }
  object operator()(const event::PhaseFiveOrdered& e) const {
    return {{"strikes", j(e.strikes)}, {"returns", j(e.returns)}};
  }
  object operator()(const event::PhaseFiveStep& e) const {
    return {{"step", static_cast<int>(e.step)}};
  }
  object operator()(const event::ConvoyAttacked& e) const { return {{"strike", j(e.strike)}}; }
  object operator()(const event::ConvoySurpriseRolled& e) const {
    return {{"die", e.die}, {"modifiers", j(e.modifiers)}, {"surprised", e.surprised}};
  }
  object operator()(const event::TransportsSunk& e) const {
    return {{"convoy", j(e.convoy)},
            {"dice", j(e.dice)},
            {"transports", e.transports},
            {"destroyed", e.destroyed}};
  }
  object operator()(const event::EnglandRaided& e) const {
    return {{"area", j(e.area)}, {"raiders", j(e.raiders)}};
  }
  object operator()(const event::Counterattacked& e) const { return {{"ships", j(e.ships)}}; }
  object operator()(const event::BreakoutBegan& e) const {
    return {{"cruisers", j(e.cruisers)}, {"reserves", j(e.reserves)}};
  }
  object operator()(const event::BreakoutAnswered& e) const {
    return {{"squadrons", j(e.squadrons)}};
  }
  object operator()(const event::BreakoutSearchFailed& e) const {
    return {{"squadron", j(e.squadron)}};
  }
  object operator()(const event::BreakoutJoined& e) const { return {{"squadron", j(e.squadron)}}; }
  object operator()(const event::SentHome& e) const { return {{"ships", j(e.ships)}}; }
  object operator()(const event::BotRolled& e) const {
    return {{"rule", e.rule}, {"what", e.what},         {"ship", j(e.ship)}, {"area", j(e.area)},
            {"die", e.die},   {"modifier", e.modifier}, {"result", e.result}};
  }
  object operator()(const event::BotDrew& e) const {
    return {{"rule", e.rule},
            {"what", e.what},
            {"ship", j(e.ship)},
            {"cup", j(e.cup)},
            {"drawn", e.drawn}};
  }
  object operator()(const event::BotPlanned& e) const { return {{"drawn", j(e.drawn)}}; }
  object operator()(const event::BotNoted& e) const { return {{"note", j(e.note)}}; }
  object operator()(const event::PenaltyCharged& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::AssignmentsSeen& e) const { return {{"ships", j(e.ships)}}; }
  object operator()(const event::PlotsFiled& e) const { return {{"plots", j(e.plots)}}; }
  object operator()(const event::ShipLogFiled& e) const {
    object out{{"credits", j(e.credits)}, {"coal", j(e.coal)}};
    if (e.accident) out["accident"] = j(*e.accident);
    return out;
  }
  object operator()(const event::SquadronFormed& e) const { return {{"ships", j(e.ships)}}; }
};

struct Fields : FurtherFields {
  using FurtherFields::operator();

  // Kinds without fields.
  template <class Kind>
  object operator()(const Kind&) const {
    static_assert(std::is_empty_v<Kind>, "a kind of event with fields needs a line of its own");
    return {};
  }
  object operator()(const event::TurnBegan& e) const {
    return {{"turn", e.turn}, {"arrived", j(e.arrived)}};
  }
  object operator()(const event::ObBegan& e) const { return {{"ob", e.ob}}; }
  object operator()(const event::PhaseBegan& e) const { return {{"phase", e.phase}}; }
  object operator()(const event::Asked& e) const {
    return {{"decision", e.number}, {"decision_kind", j(e.kind)}, {"asked", j(e.asked)}};
  }
  object operator()(const event::Answered& e) const {
    return {{"side", j(e.side)}, {"sealed", e.sealed}};
  }
  object operator()(const event::SealedKept& e) const { return {{"side", j(e.side)}}; }
  object operator()(const event::VpScored& e) const { return {{"entry", j(e.entry)}}; }
  object operator()(const event::GameEnded& e) const { return {{"outcome", j(e.outcome)}}; }
  object operator()(const event::PlotCommitted& e) const {
    return {{"groups", j(e.groups)}, {"piles", j(e.piles)}};
  }
  object operator()(const event::CruisersNamed& e) const {
    return {{"ships", j(e.ships)}, {"open_moves", j(e.open_moves)}};
  }
  object operator()(const event::ShipEntered& e) const {
    return {{"ship", j(e.ship)}, {"area", j(e.area)}};
  }
  object operator()(const event::GroupMoved& e) const {
    return {{"ships", j(e.ships)}, {"from", j(e.from)},       {"to", j(e.to)},
            {"duty", j(e.duty)},   {"station", j(e.station)}, {"convoy", j(e.convoy)}};
  }
  object operator()(const event::ConflictsMarked& e) const {
    return {{"conflicts", j(e.conflicts)}};
  }
  object operator()(const event::ConflictOpened& e) const { return {{"area", j(e.area)}}; }
  object operator()(const event::ConflictClosed& e) const { return {{"area", j(e.area)}}; }
  object operator()(const event::SearchRolled& e) const {
    return {{"area", j(e.area)},
            {"target", j(e.target)},
            {"die", e.die},
            {"modifiers", j(e.modifiers)},
            {"found", e.found}};
  }
  object operator()(const event::Determined& e) const {
    array rolls;
    for (const auto& roll : e.rolls)
      rolls.push_back(object{{"leader", j(roll.leader)}, {"die", roll.die}});
    return {{"rolls", std::move(rolls)}, {"group", j(e.group)}};
  }
  object operator()(const event::SearchFailed& e) const { return {{"allied", j(e.allied)}}; }
  object operator()(const event::SearchDeclined& e) const { return {{"area", j(e.area)}}; }
  object operator()(const event::EncounterBegan& e) const {
    return {
        {"area", j(e.area)}, {"german", j(e.german)}, {"allied", j(e.allied)}, {"how", j(e.how)}};
  }
  object operator()(const event::Accepted& e) const { return {{"side", j(e.side)}}; }
  object operator()(const event::RunDeclared& e) const { return {{"side", j(e.side)}}; }
  object operator()(const event::SurpriseRolled& e) const { return {{"die", e.die}}; }
  object operator()(const event::RunBegan& e) const {
    return {{"area", j(e.attempt.area)},
            {"runners", j(e.attempt.runners)},
            {"may_chase", j(e.attempt.free)}};
  }
  object operator()(const event::ChaseRevealed& e) const {
    return {{"side", j(e.side)}, {"pursuits", j(e.pursuits)}};
  }
  object operator()(const event::RunRolled& e) const {
    return {{"runner", j(e.runner)},
            {"chaser", j(e.chaser)},
            {"runner_die", e.runner_die},
            {"chaser_die", e.chaser_die},
            {"caught", e.caught}};
  }
  object operator()(const event::RunResolved& e) const {
    return {{"escaped", j(e.escaped)}, {"caught", j(e.caught)}};
  }
  object operator()(const event::EscapedTo& e) const {
    return {{"ships", j(e.ships)}, {"to", j(e.to)}};
  }
  object operator()(const event::FightJoined& e) const { return {{"fight", j(e.fight)}}; }
  object operator()(const event::CombatBegan& e) const {
    return {{"fight", j(e.fight)}, {"range", to_string(e.range)}};
  }
  object operator()(const event::StepBegan& e) const {
    return {{"step", static_cast<int>(e.step)}};
  }
  object operator()(const event::BoldMovesRevealed& e) const { return {{"aims", j(e.aims)}}; }
  object operator()(const event::AimsRevealed& e) const {
    return {{"step", static_cast<int>(e.step)}, {"aims", j(e.aims)}};
  }
  object operator()(const event::Shot& e) const {
    return {{"aim", j(e.aim)}, {"die", e.die}, {"modifiers", j(e.modifiers)}, {"damage", e.damage}};
  }
  object operator()(const event::TorpedoRun& e) const {
    return {{"aim", j(e.aim)},   {"bold", e.bold},
            {"die", e.die},      {"modifiers", j(e.modifiers)},
            {"hit", e.hit},      {"damage_die", e.damage_die},
            {"damage", e.damage}};
  }
  object operator()(const event::DamageAssessed& e) const {
    array hits;
    for (const auto& hit : e.hits)
      hits.push_back(object{{"ship", j(hit.ship)}, {"points", hit.points}, {"sunk", hit.sunk}});
    return {{"hits", std::move(hits)}};
  }
  object operator()(const event::RunsRevealed& e) const { return {{"groups", j(e.groups)}}; }
  object operator()(const event::RoundEnded& e) const {
    return {{"next_range", to_string(e.next_range)}};
  }
  object operator()(const event::CombatEnded& e) const { return {{"area", j(e.area)}}; }
  object operator()(const event::Repaired& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::Slowed& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::ShipRemoved& e) const {
    return {{"ship", j(e.ship)}, {"compulsory", e.compulsory}};
  }
  object operator()(const event::SurpriseAttackMade& e) const {
    return {{"german", j(e.german)}, {"allied", j(e.allied)}, {"intervention", e.intervention}};
  }
  object operator()(const event::AssignmentsRevealed& e) const { return {{"ships", j(e.ships)}}; }
  object operator()(const event::MerchantsCaptured& e) const {
    return {{"area", j(e.area)}, {"ships", j(e.ships)}, {"captures", e.captures}};
  }
  object operator()(const event::CapturesCredited& e) const { return {{"credits", j(e.credits)}}; }
  object operator()(const event::StationRaided& e) const {
    return {{"station", j(e.station)}, {"ships", j(e.ships)}};
  }
  object operator()(const event::ReturnRolled& e) const {
    return {{"ships", j(e.ships)}, {"die", e.die}, {"home", e.home}};
  }
  object operator()(const event::ShipLost& e) const { return {{"ship", j(e.ship)}}; }
  object operator()(const event::TurnEnded& e) const { return {{"plots", j(e.plots)}}; }
};

}  // namespace

object event_json(const far_seas::Pack& pack, const far_seas::Event& event) {
  const JsonParts parts{pack};
  return std::visit(Fields{{parts}}, event);
}

}  // namespace chartroom::cli
