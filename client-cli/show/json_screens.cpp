#include "client-cli/orders/help.hpp"
#include "client-cli/show/json.hpp"
#include "client-cli/show/words.hpp"

namespace chartroom::cli {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using far_seas::Board;
using far_seas::Group;

namespace {

template <class T>
value or_null(const JsonParts& j, const std::optional<T>& maybe) {
  return maybe ? j(*maybe) : value{nullptr};
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
                {"options", mine ? value{options_json(j.pack(), options)} : value{nullptr}}};
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

value area_json(const JsonParts& j, const Board& board, const far_seas::Area& area) {
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
                {"adjacent", std::move(adjacent)},
                {"stations", std::move(stations)},
                {"german", j(groups_in(board, far_seas::german, area.id))},
                {"allied", j(groups_in(board, far_seas::allied, area.id))}};
}

value ship_json(const JsonParts& j, const Board& board, far_seas::ShipId id) {
  const auto& ship = board.pack->ship(id);
  const auto& status = board.status(id);
  const bool at_sea = status.where == far_seas::Whereabouts::at_sea;
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
                {"area", at_sea ? j(status.area) : value{nullptr}},
                {"group", at_sea ? j(group_of(board, id)) : value{array{}}},
                {"duty", to_string(status.duty)},
                {"station", j(status.station)},
                {"readiness", to_string(status.readiness)},
                {"moved_in_ob", status.moved_in_ob},
                {"discovered", status.discovered},
                {"ran", status.ran},
                {"escaped", status.escaped},
                {"fought", status.fought},
                {"combats", status.combats},
                {"surprise_used", status.surprise_used},
                {"slowed", status.slowed},
                {"penalty_paid", status.penalty_paid}};
}

}  // namespace

object state_json(const far_seas::View& view, const far_seas::Options& options) {
  const Board& board = view.board;
  const JsonParts j{*board.pack};
  return {{"scenario", to_string(board.scenario)},
          {"side", view.side ? j(*view.side) : value{nullptr}},
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
          {"decision", decision_json(j, view, options)},
          {"outcome", or_null(j, board.outcome)}};
}

object map_json(const far_seas::View& view, std::optional<far_seas::AreaId> only) {
  const JsonParts j{*view.board.pack};
  array areas;
  for (const auto& area : view.board.pack->areas)
    if (!only || area.id == *only) areas.push_back(area_json(j, view.board, area));
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
  for (const auto id : ships_that_fit(view.board, filter))
    ships.push_back(ship_json(j, view.board, id));
  return {{"ships", std::move(ships)}};
}

object log_json(const far_seas::View& view) {
  const JsonParts j{*view.board.pack};
  object out{{"review", j(view.board.review)}, {"track", j(view.board.track)}};
  if (view.german) {
    out["this_turn"] = j(view.german->turn_log);
    out["plot"] = j(view.german->plot);
    out["credits"] = j(view.german->credits);
  }
  return out;
}

object options_json(const far_seas::Pack& pack, const far_seas::Options& options) {
  const JsonParts j{pack};
  array ships, groups, aims;
  for (const auto& choice : options.ships) {
    array moves;
    for (const auto& move : choice.moves)
      moves.push_back(object{{"to", j(move.to)}, {"penalty", move.penalty}});
    ships.push_back(object{{"ship", j(choice.ship)},
                           {"moves", std::move(moves)},
                           {"enters_play", choice.enters_play},
                           {"may_escort", choice.may_escort}});
  }
  for (const auto& choice : options.groups)
    groups.push_back(object{
        {"ships", j(choice.ships)}, {"areas", j(choice.areas)}, {"targets", j(choice.targets)}});
  for (const auto& aim : options.aims)
    aims.push_back(object{{"firer", j(aim.firer)}, {"targets", j(aim.targets)}});
  return {{"decision", options.decision ? j(*options.decision) : value{nullptr}},
          {"ships", std::move(ships)},
          {"areas", j(options.areas)},
          {"groups", std::move(groups)},
          {"free_ships", j(options.free_ships)},
          {"aims", std::move(aims)},
          {"may_decline", options.may_decline},
          {"price", options.price},
          {"may_return", j(options.may_return)}};
}

}  // namespace chartroom::cli
