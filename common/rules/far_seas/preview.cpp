// What a legal order would bring for certain, as far as its sender can know. From the View alone:
// the enemy's plot, and what he will do, are no part of it.
#include <algorithm>
#include <string>

#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/combat.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/england.hpp"
#include "rules/far_seas/far_seas.hpp"
#include "rules/far_seas/flow.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/preview_parts.hpp"
#include "rules/far_seas/search.hpp"
#include "rules/far_seas/sight.hpp"

namespace chartroom::far_seas {
namespace {

using core::Consequence;
using core::say;

core::Said points_text(int points) {
  return points == 1 ? say("1 victory point") : say("{} victory points", points);
}

// 4.6.2.1: which dice find the target.
core::Said found_on(const std::vector<Modifier>& modifiers) {
  return one_to(std::min(6, 1 - sum_of(modifiers)));
}

void cowardice_of(const Board& board, const std::vector<CowardiceCharge>& charges,
                  Consequences& out) {
  for (const CowardiceCharge& charge : charges) {
    out.push_back({"4.6.2.3",
                   say("{} gives the Germans {} for cowardice.", board.counter(charge.ship).name,
                       points_text(charge.points)),
                   charge.points});
  }
}

struct Preview {
  const View& view;
  core::Side side;
  Consequences out{};

  void operator()(const order::Plot& plot) {
    for (const PlottedGroup& group : plot.groups) {
      for (const ShipId id : group.ships) {
        open_move(plot, group, id);
      }
      plotted(group);
    }
  }

  void open_move(const order::Plot& plot, const PlottedGroup& group, ShipId id) {
    const Board& board = view.board;
    // In approach 2 the Allies have moved when the assignments are given (9.3.2).
    if (board.question && board.question->kind == Decision::assign) return;
    if (!view.german || !moves_openly(board, *view.german, plot, group, id)) return;
    const bool anyway = moves_openly_anyway(board, group, id);
    out.push_back({is_open_move(board, id, group.to) ? "4.3.3"
                   : anyway                          ? "7.2.2"
                                                     : "6.1",
                   say("{} moves openly to {}: the Allies are told before they move.",
                       board.counter(id).name, text_of(board, group.to)),
                   0});
  }

  void plotted(const PlottedGroup& group) {
    const Board& board = view.board;
    const core::Said who = names_of(board, group.ships);
    if (group.assignment == Assignment::merchants) {
      out.push_back({"4.7.1",
                     say("{}: {} merchants left in {} now; escorts may still come.", who,
                         density_known(board, group.to), text_of(board, group.to)),
                     0});
      preview_convoys(board, group, out);
    } else if (group.assignment == Assignment::raid) {
      const Station& station = board.pack->station(group.station);
      out.push_back({"4.7.2", raid_text(board, group, station), station.value});
    } else if (group.assignment == Assignment::return_to_base) {
      out.push_back({"4.7.3",
                     say("{}: home on 5 or 6; a squadron together on 6, else ship by ship.", who),
                     0});
    } else if (group.assignment == Assignment::intervene) {
      preview_intervention(board, group, out);
    }
  }

  // Double-blind guards are seen by who is there; without them nothing is known.
  static core::Said raid_text(const Board& board, const PlottedGroup& group,
                              const Station& station) {
    const core::Said who = names_of(board, group.ships);
    const core::Said points = points_text(station.value);
    if (guarded(board, group.station)) {
      return say("{}: {} is worth {}; it is guarded now.", who, station.name, points);
    }
    if (double_blind(board)) return say("{}: {} is worth {}.", who, station.name, points);
    return say("{}: {} is worth {}; it is not guarded now.", who, station.name, points);
  }

  void operator()(const order::AlliedMovement& order) {
    Board board = view.board;  // a scratch copy: entries and escorts of this order count
    sieges(board, order);
    for (const order::Entry& entry : order.entries) {
      penalty(board, entry.ship, no_area, entry.to);
      ShipStatus& s = board.status(entry.ship);
      s.where = Whereabouts::at_sea;
      s.area = entry.to;
    }
    for (const order::AlliedMove& move : order.moves) {
      for (const ShipId id : move.ships) {
        ShipStatus& s = board.status(id);
        penalty(board, id, afloat(s) ? s.area : no_area, move.to);
        s.where = move.duty == Duty::river ? Whereabouts::rufiji : Whereabouts::at_sea;
        s.area = move.to;
        s.duty = move.duty;
      }
    }
    escorts(board, order);
    boxes(board, order);
    left_to_the_server(order);
  }

  void sieges(Board& board, const order::AlliedMovement& order) {
    for (const order::ToColony& siege : order.colonies) {
      const Colony& colony = board.pack->colony(siege.colony);
      for (const ShipId id : siege.ships) {
        penalty(board, id, colony.area, colony.area);
        board.status(id).where = Whereabouts::colony_box;
      }
    }
  }

  // Each box that somebody enters or leaves, with all the moves made.
  void boxes(const Board& board, const order::AlliedMovement& order) {
    for (std::size_t i = 0; i < board.colonies.size(); ++i) {
      const ColonyId id{static_cast<std::uint8_t>(i)};
      const Colony& colony = board.pack->colony(id);
      const int ships = ships_in_box(board, id);
      const bool entered =
          std::ranges::find(order.colonies, id, &order::ToColony::colony) != order.colonies.end();
      if (!entered && ships == ships_in_box(view.board, id)) continue;
      out.push_back(
          {"6.4.1",
           say("{}: {} of {} ships would be in its box.", colony.name, ships, colony.ships), 0});
    }
  }

  // 6.3.1: a convoy at sea that nobody moves in the turn's last move is moved by the server.
  void left_to_the_server(const order::AlliedMovement& order) {
    const Board& board = view.board;
    for (const ConvoyId id : movable_convoys(board)) {
      const bool ordered = contains(order.convoys, id);
      if (ordered || !last_ob(board) || area_of(board, id) == no_area) continue;
      out.push_back({"6.3.1",
                     say("The {} moves on in any case: this is the last move of the turn.",
                         board.pack->convoy(id).name),
                     0});
    }
  }

  void penalty(Board& board, ShipId id, AreaId from, AreaId to) {
    const int points = movement_penalty(board, id, from, to);
    if (points == 0) return;
    board.status(id).penalty_paid = true;
    out.push_back({"5.0",
                   say("{} breaks a restriction by going to {}: the Germans score {}.",
                       board.counter(id).name, text_of(board, to), points_text(points)),
                   points});
  }

  void escorts(const Board& board, const order::AlliedMovement& order) {
    std::vector<AreaId> areas;
    for (const order::AlliedMove& move : order.moves) {
      if (move.duty == Duty::merchant_escort) areas.push_back(move.to);
    }
    std::ranges::sort(areas);
    areas.erase(std::ranges::unique(areas).begin(), areas.end());
    for (const AreaId area : areas) {
      out.push_back({"4.4.1",
                     say("Merchants within reach in {}: {} (now {}).", text_of(board, area),
                         density_left(board, area), density_left(view.board, area)),
                     0});
    }
  }

  void operator()(const order::Search& order) {
    const Board& board = view.board;
    if (!order.target) {
      cowardice_of(board, price_of_declining(board), out);
      return;
    }
    const Group target = group_of(board, *order.target);
    if (met_without_die(board, target)) {
      out.push_back({"4.6.2.4", say("{}: found without a die.", names_of(board, target)), 0});
      return;
    }
    out.push_back({"4.6.2.1",
                   say("{}: found on {}.", names_of(board, target),
                       found_on(search_modifiers(board, target))),
                   0});
  }

  void operator()(const order::Approach& order) {
    if (order.approach || !view.board.encounter) return;
    const Encounter& met = *view.board.encounter;
    cowardice_of(view.board, cowardice(view.board, met.german, met.allied, met.allied), out);
  }

  void operator()(const order::Run& order) {
    if (side != allied || order.groups.empty()) return;
    Group fleeing;
    for (const Group& group : order.groups) {
      fleeing.insert(fleeing.end(), group.begin(), group.end());
    }
    const Board& board = view.board;
    if (board.encounter) {
      cowardice_of(
          board, cowardice(board, board.encounter->german, board.encounter->allied, fleeing), out);
      return;
    }
    const Group germans = ships_of(board.combat->fighters[german]);
    const Group met = ships_of(board.combat->fighters[allied]);
    cowardice_of(board, cowardice(board, germans, met, fleeing), out);
  }

  void operator()(const order::Escape& order) {
    if (side != allied) return;
    Board board = view.board;
    for (const order::Flight& flight : order.flights) {
      for (const ShipId id : group_of(view.board, flight.leader)) {
        penalty(board, id, board.status(id).area, flight.to);
      }
    }
  }

  void operator()(const order::HitAndGoHome& order) {
    int captures = 0;
    for (const Credit& credit : order.captures) captures += credit.captures;
    if (captures > 0) {
      out.push_back({"4.7.1", say("Captures: {}.", points_text(captures)), captures});
    }
    preview_strikes(view.board, order, out);
  }

  void operator()(const order::ConvoyAttack& order) { preview_strike(view.board, order, out); }

  void operator()(const order::RaidOnEngland& order) {
    if (!order.area) return;
    const Board& board = view.board;
    const int points = points_of_raid(*order.area);
    out.push_back({"7.5.1",
                   say("{} sail; the raid scores {} at once.",
                       names_of(board, reserves_in_port(board)), points_text(points)),
                   points});
    out.push_back({"7.5.2",
                   say("Battlecruisers that may answer: {}.", battlecruisers_in_port(board).size()),
                   0});
  }

  void operator()(const order::Counterattack& order) {
    if (!order.sail) return;
    const Board& board = view.board;
    const EnglandRaid& raid = *board.phase_five->raid;
    out.push_back({"7.5.2",
                   say("{} sail as one squadron.", names_of(board, battlecruisers_in_port(board))),
                   0});
    if (raid.area == english_channel) {
      out.push_back({"7.5.2.1", say("{}: found without a die.", names_of(board, raid.raiders)), 0});
    } else {
      out.push_back(
          {"7.5.2.2",
           say("{}: found on {}.", names_of(board, raid.raiders), found_on(search_modifiers(raid))),
           0});
    }
  }

  void operator()(const order::BreakoutSquadrons& order) {
    const Board& board = view.board;
    Breakout breakout = *board.phase_five->breakout;  // a scratch copy, with these squadrons out
    breakout.came = order.squadrons;
    for (const Group& squadron : order.squadrons) {
      out.push_back({"7.4",
                     squadron.size() == 1
                         ? say("{} sails; that is no entry into play and costs nothing.",
                               names_of(board, squadron))
                         : say("{} sail; that is no entry into play and costs nothing.",
                               names_of(board, squadron)),
                     0});
    }
    if (!order.squadrons.empty()) former_squadrons(breakout);
  }

  void operator()(const order::BreakoutSearch& order) {
    const Board& board = view.board;
    if (order.target) {
      former_squadron(*board.phase_five->breakout, *order.target);
    } else {
      cowardice_of(board, price_of_no_breakout_search(board), out);
    }
  }

  void former_squadrons(const Breakout& breakout) {
    former_squadron(breakout, FormerSquadron::cruisers);
    former_squadron(breakout, FormerSquadron::reserves);
  }

  void former_squadron(const Breakout& breakout, FormerSquadron former) {
    out.push_back(
        {"7.4.1",
         say("{}: found on {}, with all.", names_of(view.board, ships_of(breakout, former)),
             found_on(search_modifiers(breakout, former))),
         0});
  }

  template <class O>
  void operator()(const O&) {}
};

}  // namespace

std::vector<Consequence> FarSeas::preview(const View& view, core::Seat seat, const core::Awaited&,
                                          const Order& order) const {
  Preview preview{view, seat.side};
  std::visit(preview, order);
  return std::move(preview.out);
}

}  // namespace chartroom::far_seas
