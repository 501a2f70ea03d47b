// What may be chosen in PHASES 1 and 2.
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/options_parts.hpp"

namespace chartroom::far_seas {

void plot_options(const View& view, Options& options) {
  const Board& board = view.board;
  const auto add = [&](ShipId id) {
    ShipChoice choice{.ship = id};
    const AreaSet others = reachable(board, id);
    choice.moves.reserve(others.size() + 1);
    choice.moves.push_back({board.status(id).area, 0});
    for (const AreaId to : others) choice.moves.push_back({to, 0});
    choice.may_enter_river = board.rules.rufiji && board.counter(id).may_enter_rufiji;
    if (const CoalStatus* coal = view.german ? coal_of(*view.german, id) : nullptr) {
      choice.coaled = coal->coaled;
      choice.piles = coal->piles;
    }
    options.ships.push_back(std::move(choice));
  };
  if (board.question->kind == Decision::assign) {
    for (const DrawnGroup& group : board.solitaire->drawn) {
      for (const ShipId id : group.ships) {
        add(id);
        options.ships.back().moves = {{group.to, 0}};
      }
    }
    return;
  }
  for (const ShipId id : unmoved_cruisers(board)) add(id);
  for (const ShipId id : unmoved_amcs(board)) add(id);
}

namespace {

void add_entries(const Board& board, ShipId id, ShipChoice& choice) {
  const Restriction* rule = entry_rule(board, id);
  if (rule == nullptr || board.turn < rule->turn) return;
  choice.enters_play = true;
  for (const Area& area : board.pack->areas) {
    if (!area.touches_england) continue;
    choice.moves.push_back({area.id, movement_penalty(board, id, no_area, area.id)});
  }
}

void ship_options(const Board& board, ShipId id, Options& options) {
  const ShipStatus& s = board.status(id);
  ShipChoice choice{.ship = id, .may_escort = board.counter(id).escort_stripe};
  choice.may_enter_river = board.rules.rufiji && board.counter(id).nation == Nation::british;
  if (s.where == Whereabouts::england_hb1 || s.where == Whereabouts::england_hb2) {
    add_entries(board, id, choice);
  } else if (afloat(s) && s.moved_in_ob == 0 && s.readiness == Readiness::ready) {
    const AreaSet others = reachable(board, id);
    choice.moves.reserve(others.size() + 1);
    const bool restricted = !board.pack->restrictions_of(id).empty();
    const auto add = [&](AreaId to) {
      choice.moves.push_back({to, restricted ? movement_penalty(board, id, s.area, to) : 0});
    };
    add(s.area);
    for (const AreaId to : others) add(to);
    const auto colony = board.pack->colony_in(s.area);
    if (board.rules.advanced && colony && s.where == Whereabouts::at_sea &&
        may_be_captured(board, *colony)) {
      choice.colony = *colony;
    }
  }
  if (!choice.moves.empty()) options.ships.push_back(std::move(choice));
}

}  // namespace

void movement_options(const Board& board, Options& options) {
  options.ships.reserve(board.ships.size());
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (!is_german(board, ShipId(i))) ship_options(board, ShipId(i), options);
  }
  for (const ConvoyId id : movable_convoys(board)) {
    const bool starts = board.convoys.at(index_of(id)).stage == ConvoyStatus::Stage::in_port;
    if (starts && starts_left(board) <= 0) continue;
    options.convoys.push_back({id, next_dot(board, id), starts});
  }
  options.may_decline = true;
}

}  // namespace chartroom::far_seas
