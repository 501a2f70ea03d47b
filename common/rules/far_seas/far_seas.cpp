#include "rules/far_seas/far_seas.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include "rules/far_seas/accident.hpp"
#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/encounter.hpp"
#include "rules/far_seas/england.hpp"
#include "rules/far_seas/flow.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/phase_five.hpp"
#include "rules/far_seas/run.hpp"
#include "rules/far_seas/scenario.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"
#include "rules/far_seas/surprise.hpp"

namespace chartroom::far_seas {
namespace {

// Ships of a group ascend, whatever order they were named in.
Order in_order(Order order) {
  const auto sort = [](Group& group) { std::ranges::sort(group); };
  if (auto* plot = std::get_if<order::Plot>(&order)) {
    for (PlottedGroup& group : plot->groups) sort(group.ships);
  } else if (auto* movement = std::get_if<order::AlliedMovement>(&order)) {
    for (order::AlliedMove& move : movement->moves) sort(move.ships);
    for (order::ToColony& siege : movement->colonies) sort(siege.ships);
  } else if (auto* run = std::get_if<order::Run>(&order)) {
    for (Group& group : run->groups) sort(group);
  } else if (auto* chase = std::get_if<order::Chase>(&order)) {
    for (Pursuit& pursuit : chase->pursuits) sort(pursuit.chasers);
  } else if (auto* home = std::get_if<order::ReturnHome>(&order)) {
    sort(home->reserves);
  } else if (auto* answer = std::get_if<order::BreakoutSquadrons>(&order)) {
    for (Group& squadron : answer->squadrons) sort(squadron);
  }
  return order;
}

// 4.3.2, 4.3.3: names and open moves, in the order of the counters: the log's own order would
// betray the groups.
event::CruisersNamed names_called_out(const State& state, const order::Plot& plot) {
  event::CruisersNamed named;
  for (const PlottedGroup& group : plot.groups) {
    for (const ShipId id : group.ships) {
      named.ships.push_back(id);
      if (moves_openly(state.board, state.german, plot, group, id)) {
        named.open_moves.push_back({id, group.to});
      }
    }
  }
  std::ranges::sort(named.ships);
  std::ranges::sort(named.open_moves, {}, &OpenMove::ship);
  return named;
}

void besiege(Umpiring& u, const order::AlliedMovement& order) {
  for (const order::ToColony& siege : order.colonies) {
    for (const ShipId id : siege.ships) {
      const Board& board = u.state().board;
      const AreaId area = board.status(id).area;
      score(u, {.kind = VpKind::movement_penalty,
                .points = movement_penalty(board, id, area, area),
                .ship = id});
    }
    u.emit(event::ShipsToColony{siege.colony, siege.ships});
  }
}

// 4.4, 5.1: the whole of the Allied move, penalties charged as it is made.
void move_allies(Umpiring& u, const order::AlliedMovement& order) {
  besiege(u, order);
  for (const order::Entry& entry : order.entries) {
    score(u, {.kind = VpKind::movement_penalty,
              .points = movement_penalty(u.state().board, entry.ship, no_area, entry.to),
              .ship = entry.ship});
    u.emit(event::ShipEntered{entry.ship, entry.to});
  }
  move_convoys(u, order);
  for (const order::AlliedMove& move : order.moves) {
    const AreaId from = told_origin(u.state().board, move.ships);
    for (const ShipId id : move.ships) {
      const Board& board = u.state().board;
      score(u, {.kind = VpKind::movement_penalty,
                .points = movement_penalty(board, id, board.status(id).area, move.to),
                .ship = id});
    }
    u.emit(event::GroupMoved{move.ships, from, move.to, move.duty, move.station, move.convoy});
  }
  count_from_now(u);
}

// What each order does once it is known to be legal.
struct CarryOut {
  Umpiring& u;
  core::Side side;

  void answered(bool sealed = false) const { u.emit(event::Answered{side, sealed}); }
  void seal(SealedOrder order) const {
    u.emit(event::SealedKept{side, std::move(order)});
    answered(true);
  }

  void operator()(const order::Plot& order) const {
    const bool only_assigned = u.state().board.question->kind == Decision::assign;
    answered();
    if (only_assigned) {  // the names have been called out, the AMCs have moved
      u.emit(event::PlotCommitted{order.groups, {}});
      return;
    }
    const event::CruisersNamed named = names_called_out(u.state(), order);
    u.emit(event::PlotCommitted{order.groups, order.piles});
    u.emit(named);
    move_amcs(u, order.amcs);
  }
  void operator()(const order::AlliedMovement& order) const {
    answered();
    move_allies(u, order);
  }
  void operator()(const order::Intern& order) const {
    answered();
    if (!order.ships.empty()) u.emit(event::Interned{order.ships});
  }
  void operator()(const order::ChooseArea& order) const {
    answered();
    u.emit(event::ConflictOpened{order.area});
  }
  void operator()(const order::Run& order) const {
    const Decision kind = u.state().board.question->kind;
    if (kind == Decision::run_after_round) {
      seal(order);
      return;
    }
    answered();
    if (kind == Decision::accept_or_run) {
      answer_of_germans(u, order);
    } else {
      answer_of_allies(u, order);
    }
  }
  void operator()(const order::Chase& order) const { seal(order); }
  void operator()(const order::BoldMoves& order) const { seal(order); }
  void operator()(const order::FireOnBold& order) const { seal(order); }
  void operator()(const order::Targets& order) const { seal(order); }
  void operator()(const order::Torpedoes& order) const { seal(order); }
  void operator()(const order::RemoveShips& order) const {
    answered();
    carry_out_removal(u, order);
  }
  template <class O>
  void operator()(const O& order) const {
    answered();
    carry_out(u, order);
  }
};

}  // namespace

void move_amcs(Umpiring& u, std::vector<AmcMove> moves) {
  if (last_ob(u.state().board)) {
    for (const ShipId id : unmoved_amcs(u.state().board)) {
      if (std::ranges::find(moves, id, &AmcMove::ship) == moves.end()) {
        moves.push_back({id, u.state().board.status(id).area});
      }
    }
  }
  std::ranges::sort(moves, {}, &AmcMove::ship);
  for (const AmcMove& move : moves) {
    const AreaId from = u.state().board.status(move.ship).area;
    u.emit(event::GroupMoved{{move.ship}, from, move.to, Duty::none, no_station, no_convoy});
  }
}

AreaId told_origin(const Board& board, const Group& ships) {
  const AreaId from = board.status(ships.front()).area;
  const bool together =
      std::ranges::all_of(ships, [&](ShipId id) { return board.status(id).area == from; });
  return together && !double_blind(board) ? from : no_area;
}

void carry_out_order(Umpiring& u, core::Side side, const Order& order) {
  std::visit(CarryOut{u, side}, in_order(order));
}

State FarSeas::initial(const Setup& setup) const {
  return lay_out(*pack_, setup);
}

core::Emitted<FarSeas> FarSeas::opening(const State& state, core::Dice& dice) const {
  State scratch = state;
  Umpiring u{*this, scratch, dice};
  advance(u);
  return std::move(u).take();
}

core::Emitted<FarSeas> FarSeas::execute(State& state, core::Seat seat, const core::Awaited&,
                                        const Order& order, core::Dice& dice) const {
  Umpiring u{*this, state, dice};
  carry_out_order(u, seat.side, order);
  advance(u);
  return std::move(u).take();
}

Order FarSeas::bot(const View& view, core::Seat seat, std::uint64_t seed) const {
  return bot_order(view, seat, seed);
}

std::optional<Order> FarSeas::standing_order(const View& view, core::Seat seat,
                                             const core::Awaited& decision,
                                             const Standing& standing, std::uint64_t seed) const {
  if (!view.board.question || !view.board.question->asked[seat.side]) return std::nullopt;
  for (const Order& order : standing_answers(view, seat, standing, seed)) {
    if (!check(view, seat, decision, order)) return order;
  }
  return std::nullopt;
}

std::vector<core::Awaited> FarSeas::awaited(const State& state, core::Viewer) const {
  const Board& board = state.board;
  if (!board.question || board.outcome) return {};
  return {core::Awaited{board.decisions, std::string{to_string(board.question->kind)}, "",
                        board.question->asked}};
}

}  // namespace chartroom::far_seas

template class chartroom::core::Umpiring<chartroom::far_seas::FarSeas>;
