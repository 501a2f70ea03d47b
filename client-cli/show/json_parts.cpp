#include <boost/json/value_from.hpp>

#include "client-cli/show/json.hpp"
#include "client-cli/show/words.hpp"

namespace chartroom::cli {

using boost::json::object;
using boost::json::value;

value JsonParts::operator()(core::Side side) const {
  return side == far_seas::german ? "german" : "allied";
}

value JsonParts::operator()(far_seas::ShipId ship) const {
  if (ship == far_seas::no_ship) return nullptr;
  return object{{"id", index_of(ship)}, {"name", pack_->ship(ship).name}};
}

value JsonParts::operator()(far_seas::AreaId area) const {
  if (!pack_->has_area(area)) return nullptr;
  return object{{"number", number_of(area)}, {"name", pack_->area(area).name}};
}

value JsonParts::operator()(far_seas::StationId station) const {
  if (station == far_seas::no_station) return nullptr;
  return object{{"id", index_of(station)}, {"name", pack_->station(station).name}};
}

value JsonParts::operator()(far_seas::ConvoyId convoy) const {
  if (convoy == far_seas::no_convoy) return nullptr;
  return object{{"id", index_of(convoy)}, {"name", pack_->convoy(convoy).name}};
}

value JsonParts::operator()(far_seas::ColonyId colony) const {
  if (colony == far_seas::no_colony) return nullptr;
  return object{{"id", index_of(colony)}, {"name", pack_->colony(colony).name}};
}

value JsonParts::operator()(const far_seas::Modifier& modifier) const {
  return object{{"why", modifier_in_words(modifier.why)}, {"value", modifier.value}};
}

value JsonParts::operator()(const far_seas::Aim& aim) const {
  return object{{"firer", (*this)(aim.firer)}, {"target", (*this)(aim.target)}};
}

value JsonParts::operator()(const far_seas::Pursuit& pursuit) const {
  return object{{"runner", (*this)(pursuit.runner)}, {"chasers", (*this)(pursuit.chasers)}};
}

value JsonParts::operator()(const far_seas::Caught& caught) const {
  return object{{"runner", (*this)(caught.runner)}, {"by", (*this)(caught.by)}};
}

value JsonParts::operator()(const far_seas::Credit& credit) const {
  return object{{"ship", (*this)(credit.ship)}, {"captures", credit.captures}};
}

value JsonParts::operator()(const far_seas::AssignedShip& one) const {
  return object{{"ship", (*this)(one.ship)}, {"assignment", to_string(one.assignment)}};
}

value JsonParts::operator()(const far_seas::OpenMove& move) const {
  return object{{"ship", (*this)(move.ship)}, {"to", (*this)(move.to)}};
}

value JsonParts::operator()(const far_seas::Conflict& conflict) const {
  return object{{"area", (*this)(conflict.area)}, {"search_groups", conflict.search_groups}};
}

value JsonParts::operator()(const far_seas::PlottedGroup& group) const {
  return object{{"ships", (*this)(group.ships)},
                {"to", (*this)(group.to)},
                {"assignment", to_string(group.assignment)},
                {"station", (*this)(group.station)}};
}

value JsonParts::operator()(const far_seas::PlotRecord& record) const {
  return object{{"turn", record.turn},
                {"ob", record.ob},
                {"ships", (*this)(record.ships)},
                {"to", (*this)(record.to)},
                {"assignment", to_string(record.assignment)},
                {"station", (*this)(record.station)}};
}

value JsonParts::operator()(const far_seas::VpEntry& entry) const {
  return object{{"turn", entry.turn},
                {"ob", entry.ob},
                {"kind", to_string(entry.kind)},
                {"points", entry.points},
                {"ship", (*this)(entry.ship)},
                {"station", (*this)(entry.station)},
                {"area", (*this)(entry.area)},
                {"convoy", (*this)(entry.convoy)},
                {"colony", (*this)(entry.colony)},
                {"text", vp_in_words(*pack_, entry)}};
}

value JsonParts::operator()(const far_seas::Fight& fight) const {
  return object{{"area", (*this)(fight.area)},
                {"german", (*this)(fight.german)},
                {"allied", (*this)(fight.allied)},
                {"kind", to_string(fight.kind)}};
}

value JsonParts::operator()(const far_seas::ConvoyStrike& strike) const {
  return object{{"attackers", (*this)(strike.attackers)}, {"convoy", (*this)(strike.convoy)}};
}

value JsonParts::operator()(const far_seas::CoalStatus& coal) const {
  return object{{"ship", (*this)(coal.ship)},
                {"piles", coal.piles},
                {"coaled", coal.coaled},
                {"from_prize", coal.from_prize}};
}

value JsonParts::operator()(const far_seas::Accident& accident) const {
  return object{{"ship", (*this)(accident.ship)},
                {"lost", accident.lost},
                {"revealed", accident.revealed},
                {"claims", accident.claims}};
}

value JsonParts::operator()(const far_seas::Temptation& temptation) const {
  return object{{"area", (*this)(temptation.area)}, {"cubes", temptation.cubes}};
}

value JsonParts::operator()(const far_seas::DrawnGroup& group) const {
  return object{{"ships", (*this)(group.ships)},
                {"temptations", (*this)(group.temptations)},
                {"rtb", group.rtb},
                {"out_of_coal", group.out_of_coal},
                {"to", (*this)(group.to)},
                {"chit", to_string(group.chit)},
                {"station", (*this)(group.station)}};
}

value JsonParts::operator()(const far_seas::CruiserNote& note) const {
  return object{{"ship", (*this)(note.ship)},
                {"rtb_orders", note.rtb_orders},
                {"ran_out_of_coal", note.ran_out_of_coal}};
}

value JsonParts::operator()(const far_seas::Rules& rules) const {
  return object{{"advanced", rules.advanced},
                {"boer_rebellion", rules.boer_rebellion},
                {"rufiji", rules.rufiji},
                {"propellant_accident", rules.propellant_accident},
                {"breakout", rules.breakout},
                {"raid_on_england", rules.raid_on_england},
                {"solitaire", to_string(rules.solitaire)},
                {"double_blind", rules.double_blind}};
}

value JsonParts::operator()(const far_seas::Report* report) const {
  if (report == nullptr) return nullptr;
  return object{{"area", (*this)(report->area)}, {"turn", report->turn}, {"ob", report->ob}};
}

value JsonParts::operator()(const core::Outcome& outcome) const {
  return object{{"winner", outcome.winner ? (*this)(*outcome.winner) : value(nullptr)},
                {"level", outcome.level},
                {"reason", outcome.reason},
                {"points", outcome.points}};
}

std::string_view refusal_code_name(core::RefusalCode code) {
  switch (code) {
    case core::RefusalCode::malformed: return "MALFORMED";
    case core::RefusalCode::not_your_decision: return "NOT_YOUR_DECISION";
    case core::RefusalCode::stale: return "STALE";
    case core::RefusalCode::wrong_order: return "WRONG_ORDER";
    case core::RefusalCode::unknown_thing: return "UNKNOWN_THING";
    case core::RefusalCode::not_yours: return "NOT_YOURS";
    case core::RefusalCode::against_the_rules: return "AGAINST_THE_RULES";
    case core::RefusalCode::game_over: return "GAME_OVER";
  }
  return "MALFORMED";
}

object refusal_json(const core::Refusal& refusal) {
  return {{"kind", "refused"},
          {"code", refusal_code_name(refusal.code)},
          {"rule", refusal.rule},
          {"what", refusal.what.text()},
          {"instead", refusal.instead.text()}};
}

boost::json::array consequences_json(const std::vector<core::Consequence>& all) {
  boost::json::array out;
  for (const auto& one : all)
    out.push_back(object{{"rule", one.rule}, {"text", one.text.text()}, {"points", one.points}});
  return out;
}

}  // namespace chartroom::cli
