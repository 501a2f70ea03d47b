#include "client-cli/orders/help.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/show/words.hpp"
#include "wire/far_seas_setups.hpp"

namespace chartroom::cli {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using far_seas::Board;
using far_seas::Group;

namespace {

template <class T>
value or_null(const JsonParts& j, const std::optional<T>& maybe) {
  return maybe ? j(*maybe) : value(nullptr);
}

value encounter_json(const JsonParts& j, const Board& board) {
  if (!board.encounter) return nullptr;
  const auto& met = *board.encounter;
  return object{{"area", j(met.area)},
                {"german", j(met.german)},
                {"allied", j(met.allied)},
                {"how", j(met.how)}};
}

value run_json(const JsonParts& j, const Board& board) {
  if (!board.run) return nullptr;
  const auto& run = *board.run;
  return object{{"area", j(run.area)},         {"in_combat", run.in_combat},
                {"runners", j(run.runners)},   {"may_chase", j(run.free)},
                {"pursuits", j(run.pursuits)}, {"escaped", j(run.escaped)}};
}

array fighters_json(const JsonParts& j, const Board& board,
                    const std::vector<far_seas::Fighter>& all) {
  array out;
  for (const auto& fighter : all)
    out.push_back(object{{"ship", j(fighter.ship)},
                         {"damage", board.status(fighter.ship).damage},
                         {"capacity", board.pack->ship(fighter.ship).damage_capacity},
                         {"torpedo_left", fighter.torpedo_left},
                         {"tried_to_run", fighter.tried_to_run},
                         {"bold", fighter.bold},
                         {"done_firing", fighter.done_firing},
                         {"last_target", j(fighter.last_target)}});
  return out;
}

value combat_json(const JsonParts& j, const Board& board) {
  if (!board.combat) return nullptr;
  const auto& combat = *board.combat;
  return object{{"area", j(combat.area)},
                {"kind", j(combat.kind)},
                {"range", to_string(combat.range)},
                {"round", combat.round},
                {"german", fighters_json(j, board, combat.fighters[far_seas::german])},
                {"allied", fighters_json(j, board, combat.fighters[far_seas::allied])}};
}

value decision_json(const JsonParts& j, const far_seas::View& view,
                    const far_seas::Options& options) {
  const Board& board = view.board;
  if (!board.question) return nullptr;
  const OrderHelp& help = help_for(board.question->kind);
  array asked;
  for (const core::Side side : core::both_sides)
    if (board.question->asked[side]) asked.push_back(j(side));
  const bool mine = view.side && board.question->asked[*view.side];
  return object{{"kind", to_string(board.question->kind)},
                {"title", help.title},
                {"asked", std::move(asked)},
                {"mine", mine},
                {"form", help.form},
                {"example", help.example},
                {"options", mine ? value(options_json(j.pack(), options)) : value(nullptr)}};
}

// What is ordered in PHASE 5 and not done yet; the way home and the raid that are going on.
value phase_five_json(const JsonParts& j, const Board& board) {
  if (!board.phase_five) return nullptr;
  const auto& phase = *board.phase_five;
  object out{{"strikes", j(phase.strikes)},
             {"striking", or_null(j, phase.striking)},
             {"returns", j(phase.returns)},
             {"breakout", nullptr},
             {"raid", nullptr}};
  if (phase.breakout)
    out["breakout"] = object{{"cruisers", j(phase.breakout->cruisers)},
                             {"reserves", j(phase.breakout->reserves)},
                             {"squadrons", j(phase.breakout->came)},
                             {"may_search", j(phase.breakout->squadrons)}};
  if (phase.raid)
    out["raid"] = object{{"area", j(phase.raid->area)},
                         {"raiders", j(phase.raid->raiders)},
                         {"answer", j(phase.raid->answer)}};
  return out;
}

value tables_json(const JsonParts& j, const Board& board) {
  if (!board.solitaire) return nullptr;
  return object{{"drawn", j(board.solitaire->drawn)}, {"notes", j(board.solitaire->notes)}};
}

value station_json(const JsonParts& j, const Board& board, far_seas::StationId id) {
  const auto& station = j.pack().station(id);
  return object{{"id", index_of(id)},
                {"name", station.name},
                {"code", station.plot_code},
                {"value", station.value},
                {"raided", static_cast<bool>(board.raided.at(index_of(id)))},
                {"guarded_by", j(guards_of(board, id))}};
}

value colony_json(const Board& board, far_seas::AreaId area) {
  const auto here = board.pack->colony_in(area);
  if (!here || board.colonies.empty()) return nullptr;
  return colonies_json(board).at(index_of(*here));
}

array convoys_in(const far_seas::View& view, far_seas::AreaId area) {
  const Board& board = view.board;
  array convoys;
  const array all = convoys_json(view);
  for (std::size_t i = 0; i < board.convoys.size(); ++i)
    if (area_of(board, static_cast<far_seas::ConvoyId>(i)) == area) convoys.push_back(all.at(i));
  return convoys;
}

value river_json(const JsonParts& j, const Board& board, far_seas::AreaId area) {
  if (area != far_seas::rufiji_area || !board.rules.rufiji) return nullptr;
  return object{{"german", j(river_groups(board, far_seas::german))},
                {"allied", j(river_groups(board, far_seas::allied))}};
}

value area_json(const JsonParts& j, const far_seas::View& view, const far_seas::Area& area) {
  const Board& board = view.board;
  array stations, adjacent;
  for (const auto id : j.pack().stations_in(area.id))
    stations.push_back(station_json(j, board, id));
  for (const auto id : area.adjacent) adjacent.push_back(number_of(id));
  return object{{"number", number_of(area.id)},
                {"name", area.name},
                {"latitude", area.lat},
                {"longitude", area.lon},
                {"density", area.density},
                {"left", density_left(board, area.id)},
                {"rising_sun", area.rising_sun},
                {"touches_england", area.touches_england},
                {"allied_only", area.allied_only},
                {"coal", may_coal_in(board, area.id)},
                {"amc_intern", area.amc_intern},
                {"adjacent", std::move(adjacent)},
                {"stations", std::move(stations)},
                {"german", j(groups_in(board, far_seas::german, area.id))},
                {"allied", j(groups_in(board, far_seas::allied, area.id))},
                {"convoys", convoys_in(view, area.id)},
                {"colony", colony_json(board, area.id)},
                {"rufiji", river_json(j, board, area.id)}};
}

value coal_json(const JsonParts& j, const far_seas::View& view, far_seas::ShipId id) {
  if (!view.german) return nullptr;
  for (const auto& coal : view.german->coal)
    if (coal.ship == id) return j(coal);
  return nullptr;
}

value ship_json(const JsonParts& j, const far_seas::View& view, far_seas::ShipId id) {
  const Board& board = view.board;
  const auto& ship = board.pack->ship(id);
  const auto& status = board.status(id);
  const bool on_the_map = afloat(status);
  return object{{"id", index_of(id)},
                {"name", ship.name},
                {"side", j(is_german(ship.nation) ? far_seas::german : far_seas::allied)},
                {"nation", to_string(ship.nation)},
                {"type", to_string(ship.type)},
                {"stars", ship.stars},
                {"gun", to_string(ship.gun)},
                {"fire", ship.fire_modifier},
                {"damage", status.damage},
                {"capacity", ship.damage_capacity},
                {"speed", to_string(speed_of(board, id))},
                {"may_escort", ship.escort_stripe},
                {"main_cruiser", ship.main_cruiser},
                {"where", to_string(status.where)},
                {"area", on_the_map ? j(status.area) : value(nullptr)},
                {"group", on_the_map ? j(group_of(board, id)) : value(array{})},
                {"duty", to_string(status.duty)},
                {"station", j(status.station)},
                {"convoy", j(status.convoy)},
                {"readiness", to_string(status.readiness)},
                {"moved_in_ob", status.moved_in_ob},
                {"discovered", status.discovered},
                {"ran", status.ran},
                {"escaped", status.escaped},
                {"fought", status.fought},
                {"forced", status.forced},
                {"known_in_river", status.known_in_river},
                {"coal", coal_json(j, view, id)},
                {"last_known", j(report_of(view, id))},
                {"combats", status.combats},
                {"surprise_used", status.surprise_used},
                {"slowed", status.slowed},
                {"penalty_paid", status.penalty_paid}};
}

}  // namespace

object state_json(const far_seas::View& view, const far_seas::Options& options) {
  const Board& board = view.board;
  const JsonParts j{*board.pack};
  return {{"scenario", wire::far_seas_scenario({board.scenario, board.rules})},
          {"rules", j(board.rules)},
          {"side", view.side ? j(*view.side) : value(nullptr)},
          {"turn", board.turn},
          {"ob", board.ob},
          {"phase", board.phase},
          {"points", board.vp},
          {"standing", board.pack->band_of(board.vp).title},
          {"track", j(board.track)},
          {"named", j(board.named)},
          {"open_moves", j(board.open_moves)},
          {"conflicts", j(board.conflicts)},
          {"encounter", encounter_json(j, board)},
          {"run", run_json(j, board)},
          {"combat", combat_json(j, board)},
          {"fights", j(board.fights)},
          {"convoys", convoys_json(view)},
          {"colonies", colonies_json(board)},
          {"rebellion", board.rebellion},
          {"accident_turn", board.accident_turn == 0 ? value(nullptr) : value(board.accident_turn)},
          {"phase_five", phase_five_json(j, board)},
          {"tables", tables_json(j, board)},
          {"decision", decision_json(j, view, options)},
          {"outcome", or_null(j, board.outcome)}};
}

object map_json(const far_seas::View& view, std::optional<far_seas::AreaId> only) {
  const JsonParts j{*view.board.pack};
  array areas;
  for (const auto& area : view.board.pack->areas)
    if (!only || area.id == *only) areas.push_back(area_json(j, view, area));
  array canals;
  for (const auto& canal : view.board.pack->canals)
    canals.push_back(object{{"name", canal.name},
                            {"ends", array{number_of(canal.a), number_of(canal.b)}},
                            {"german_from_turn", canal.german_from_turn},
                            {"allied_from_turn", canal.allied_from_turn}});
  return {{"areas", std::move(areas)}, {"canals", std::move(canals)}};
}

object ships_json(const far_seas::View& view, const ShipFilter& filter) {
  const JsonParts j{*view.board.pack};
  array ships;
  for (const auto id : ships_that_fit(view.board, filter)) ships.push_back(ship_json(j, view, id));
  return {{"ships", std::move(ships)}};
}

object log_json(const far_seas::View& view) {
  const JsonParts j{*view.board.pack};
  object out{{"review", j(view.board.review)}, {"track", j(view.board.track)}};
  if (view.german) {
    out["this_turn"] = j(view.german->turn_log);
    out["plot"] = j(view.german->plot);
    out["credits"] = j(view.german->credits);
    out["coal"] = j(view.german->coal);
    out["accident"] = or_null(j, view.german->accident);
  }
  return out;
}

}  // namespace chartroom::cli
