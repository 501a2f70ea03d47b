// How the simple bot plays chapters 6 and 7.
#include <algorithm>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/coal.hpp"
#include "rules/far_seas/colonies.hpp"
#include "rules/far_seas/convoys.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

int searchers_near(const Board& board, AreaId area) {
  int count = 0;
  for (const ShipId id : at_sea(board, allied)) {
    if (board.status(id).moved_in_ob == 0 && may_go(board, id, area)) ++count;
  }
  return count;
}

// Penalty-free move of this choice to an area.
bool free_to(const ShipChoice& choice, AreaId to) {
  return std::ranges::any_of(choice.moves,
                             [&](const MoveChoice& m) { return m.to == to && m.penalty == 0; });
}

class Errands {
 public:
  Errands(const View& view, const Options& options, order::AlliedMovement& order)
      : board_{view.board}, options_{options}, order_{order} {}

  void besiege() {
    for (std::size_t i = 0; i < board_.colonies.size(); ++i) {
      const ColonyId id{static_cast<std::uint8_t>(i)};
      const Colony& colony = board_.pack->colony(id);
      keep_the_box(id);
      const int from = board_.colonies[i].count_from;
      const bool in_time = from != 0 || board_.turn + colony.turns - 1 <= colony.capture_turn;
      if (!may_be_captured(board_, id) || board_.turn > colony.capture_turn || !in_time) continue;
      fill(id, colony);
    }
  }

  void sail() {
    std::vector<ConvoyChoice> convoys = options_.convoys;
    std::ranges::sort(convoys, std::greater{}, [&](const ConvoyChoice& c) {
      return board_.pack->convoy(c.convoy).route.size();
    });
    int starts = starts_left(board_);
    for (const ConvoyChoice& choice : convoys) {
      if (choice.starts && starts-- <= 0) continue;
      order_.convoys.push_back(choice.convoy);
      if (choice.to != no_area) escort(choice.convoy, choice.to);
    }
  }

  [[nodiscard]] ShipList take() && { return std::move(busy_); }

 private:
  void keep_the_box(ColonyId id) {
    if (!may_be_captured(board_, id)) return;
    for (const Group& group : box_groups(board_, id)) {
      busy_.insert(busy_.end(), group.begin(), group.end());
    }
  }

  void fill(ColonyId id, const Colony& colony) {
    int missing = colony.ships - ships_in_box(board_, id);
    order::ToColony siege{{}, id};
    for (const ShipChoice& choice : options_.ships) {
      if (missing <= 0) break;
      if (choice.colony != id || contains(busy_, choice.ship)) continue;
      siege.ships.push_back(choice.ship);
      busy_.push_back(choice.ship);
      --missing;
    }
    if (!siege.ships.empty()) order_.colonies.push_back(siege);
    // Those next door come for the next turn.
    for (const ShipChoice& choice : options_.ships) {
      if (missing <= 0) break;
      const ShipStatus& s = board_.status(choice.ship);
      if (contains(busy_, choice.ship) || s.area == colony.area) continue;
      if (s.where != Whereabouts::at_sea || !free_to(choice, colony.area)) continue;
      order_.moves.push_back({{choice.ship}, colony.area, Duty::search, no_station, no_convoy});
      busy_.push_back(choice.ship);
      --missing;
    }
  }

  // Two ships, the strongest that can be there.
  void escort(ConvoyId convoy, AreaId area) {
    ShipList able;
    for (const ShipChoice& choice : options_.ships) {
      if (contains(busy_, choice.ship) || !free_to(choice, area)) continue;
      if (board_.status(choice.ship).where != Whereabouts::at_sea) continue;
      able.push_back(choice.ship);
    }
    std::ranges::sort(able, std::greater{}, [&](ShipId id) { return power_of(board_, id); });
    if (able.size() > 2) able.resize(2);
    for (const ShipId id : able) {
      order_.moves.push_back({{id}, area, Duty::convoy, no_station, convoy});
      busy_.push_back(id);
    }
  }

  const Board& board_;
  const Options& options_;
  order::AlliedMovement& order_;
  ShipList busy_;
};

}  // namespace

ShipList bot_sieges_and_convoys(const View& view, const Options& options,
                                order::AlliedMovement& order) {
  Errands errands{view, options, order};
  errands.besiege();
  errands.sail();
  return std::move(errands).take();
}

void bot_coal_and_amcs(const View& view, const Options& options, core::Chooser& chooser,
                       order::Plot& plot) {
  const Board& board = view.board;
  for (const ShipChoice& choice : options.ships) {
    if (board.counter(choice.ship).type == ShipType::AMC) {
      AreaId best = board.status(choice.ship).area;
      int best_worth = -1000;
      for (const MoveChoice& move : choice.moves) {
        const int worth = 6 * std::min(1, density_left(board, move.to)) -
                          3 * searchers_near(board, move.to) + static_cast<int>(chooser.below(6));
        if (worth <= best_worth) continue;
        best = move.to;
        best_worth = worth;
      }
      plot.amcs.push_back({choice.ship, best});
      continue;
    }
    for (const PlottedGroup& group : plot.groups) {
      if (!contains(group.ships, choice.ship) || choice.coaled || choice.piles == 0) continue;
      if (!moves_openly_anyway(board, group, choice.ship)) plot.piles.push_back(choice.ship);
    }
  }
}

int convoy_worth(const Board& board, AreaId area, ShipId raider) {
  int worth = 0;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_of(board, ConvoyId(i)) != area) continue;
    const Group escorts = escorts_of(board, ConvoyId(i));
    if (escorts.empty()) {
      worth += board.convoys[i].transports / 2;  // an escort may still come
    } else if (power_of(board, escorts) < power_of(board, raider)) {
      worth += 4;
    } else {
      worth += 1;
    }
  }
  return worth;
}

order::Intern bot_intern(const View& view, const Options& options) {
  order::Intern order;
  // Better in a neutral port than sunk, when the hunters are about.
  for (const ShipId id : options.free_ships) {
    const AreaId area = view.board.status(id).area;
    if (searchers_near(view.board, area) >= 3 || !groups_in(view.board, allied, area).empty()) {
      order.ships.push_back(id);
    }
  }
  return order;
}

std::vector<order::Strike> bot_strikes(const View& view, const Options& options) {
  std::vector<order::Strike> strikes;
  for (const GroupChoice& choice : options.groups) {
    for (const ConvoyId convoy : choice.convoys) {
      const Group escorts = escorts_of(view.board, convoy);
      if (power_of(view.board, escorts) > power_of(view.board, choice.ships)) continue;
      strikes.push_back({choice.ships.front(), convoy});
      break;
    }
  }
  return strikes;
}

Order bot_phase_five(const View& view, const Options& options, core::Chooser& chooser) {
  switch (*options.decision) {
    case Decision::convoy_attack: {
      const GroupChoice& next = options.groups.front();
      return order::ConvoyAttack{next.ships.front(), next.may_surprise};
    }
    case Decision::raid_on_england:
      return order::RaidOnEngland{chooser.chance(50) ? std::optional{north_sea} : std::nullopt};
    case Decision::counterattack:
      return order::Counterattack{power_of(view.board, options.free_ships) >=
                                  power_of(view.board, view.board.phase_five->raid->raiders)};
    case Decision::return_home: {
      const GroupChoice& next = options.groups.front();
      order::ReturnHome order{next.ships.front(), {}};
      if (!next.may_have_escort) return order;
      order.reserves = options.free_ships;
      order.reserves.resize(std::min<std::size_t>(2, order.reserves.size()));
      return order;
    }
    case Decision::breakout_squadrons: {
      order::BreakoutSquadrons order;
      Group squadron;
      for (const ShipId id : options.free_ships) {
        if (squadron.size() < static_cast<std::size_t>(largest_squadron)) squadron.push_back(id);
      }
      order.squadrons.push_back(squadron);
      return order;
    }
    default: break;
  }
  const auto& breakout = *view.board.phase_five->breakout;
  return order::BreakoutSearch{breakout.reserves.size() > breakout.cruisers.size()
                                   ? FormerSquadron::reserves
                                   : FormerSquadron::cruisers};
}

}  // namespace chartroom::far_seas
