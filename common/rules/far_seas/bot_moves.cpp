// How the simple bot moves: PHASE 1 for the Germans, PHASE 2 for the Allies.
#include <algorithm>
#include <array>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {
namespace {

// What is asked of the board for every ship and every area it may go to, looked up once.
class Survey {
 public:
  explicit Survey(const Board& board)
      : density_{densities_left(board)}, guarded_{guarded_stations(board)} {
    best_station_.fill(no_station);
    for (std::size_t i = 0; i < board.pack->stations.size(); ++i) {
      const StationId id{static_cast<std::uint8_t>(i)};
      const Station& station = board.pack->stations[i];
      value_.at(i) = board.raided.at(i) ? 0 : station.value;
      StationId& best = best_station_.at(index_of(station.area));
      if (!guarded(id) && value(id) > value(best)) best = id;
    }
  }

  [[nodiscard]] int density(AreaId area) const { return density_[index_of(area)]; }
  [[nodiscard]] bool guarded(StationId id) const { return guarded_.contains(id); }
  // Of a raid: 0 if there has been one, or the station is none.
  [[nodiscard]] int value(StationId id) const {
    return id == no_station ? 0 : value_[index_of(id)];
  }
  // The best raid a cruiser could plot in an area now.
  [[nodiscard]] StationId best_station(AreaId area) const { return best_station_[index_of(area)]; }
  [[nodiscard]] int worth_of(AreaId area) const {
    return std::max(density(area), value(best_station(area)));
  }

 private:
  std::array<int, areas_end> density_;
  StationSet guarded_;
  std::array<int, StationSet::most> value_{};        // by StationId
  std::array<StationId, areas_end> best_station_{};  // by area number
};

// Allied ships that have not moved and could be in each area after their next move.
std::array<int, areas_end> threats_to(const Board& board) {
  std::array<int, areas_end> threats{};
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.moved_in_ob != 0) continue;
    AreaSet areas = reachable(board, id);
    areas.insert(s.area);
    const bool restricted = !board.pack->restrictions_of(id).empty();
    for (const AreaId area : areas) {
      const bool dear = restricted && movement_penalty(board, id, s.area, area) > 0;
      if (!dear) ++threats[index_of(area)];
    }
  }
  return threats;
}

// They outgun the ship if they all come.
bool superior_hunters(const Board& board, ShipId ship, AreaId area) {
  int hunters = 0;
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.moved_in_ob == 0 && may_go(board, id, area)) hunters += power_of(board, id);
  }
  return hunters > power_of(board, ship);
}

struct Prospect {
  PlottedGroup group;
  int worth{};
};

// What each prospect is measured by.
struct Chart {
  Survey survey;
  std::array<int, areas_end> threats;
};

Prospect prospect_of(const View& view, const Chart& chart, const ShipChoice& choice, AreaId to,
                     core::Chooser& chooser) {
  const Board& board = view.board;
  const ShipId ship = choice.ship;
  // 7.3.2: the cruiser lost to the accident moves and claims captures.
  const bool lost = view.german && view.german->accident && view.german->accident->lost &&
                    view.german->accident->ship == ship;
  Prospect p{{{ship}, to, Assignment::none, no_station}, 0};
  const int captures = chart.survey.density(to) + convoy_worth(board, to, ship);
  const StationId station = chart.survey.best_station(to);
  const int raid = chart.survey.value(station);
  if (raid > captures && !lost) {
    p.group.assignment = Assignment::raid;
    p.group.station = station;
  } else if (captures > 0) {
    p.group.assignment = Assignment::merchants;
  }
  p.worth = 20 * std::max(raid, captures) - 4 * chart.threats[index_of(to)] +
            static_cast<int>(chooser.below(25));
  if (is_open_move(board, ship, to)) p.worth -= 25;
  // 6.1: without coal the hunters are told where it goes before they move.
  const bool out_of_coal = !choice.coaled && choice.piles == 0;
  if (out_of_coal && superior_hunters(board, ship, to)) p.worth -= 40;
  const bool late = board.turn >= last_turn - 1 || board.status(ship).slowed;
  if (to == return_area && late && !lost) {
    p.group.assignment = Assignment::return_to_base;
    p.group.station = no_station;
    p.worth += 15;
  }
  return p;
}

}  // namespace

order::Plot bot_plot(const View& view, const Options& options, core::Chooser& chooser) {
  const Chart chart{Survey{view.board}, threats_to(view.board)};
  std::vector<Prospect> prospects;
  for (const ShipChoice& choice : options.ships) {
    Prospect best{{}, -1000};
    if (view.board.counter(choice.ship).type == ShipType::AMC) continue;
    for (const MoveChoice& move : choice.moves) {
      Prospect p = prospect_of(view, chart, choice, move.to, chooser);
      if (p.worth > best.worth) best = std::move(p);
    }
    if (best.worth > -1000) prospects.push_back(std::move(best));
  }
  std::ranges::sort(prospects, std::greater{}, &Prospect::worth);
  const bool all = *options.decision == Decision::assign;  // whom the tables have moved
  const std::size_t wanted =
      all ? prospects.size() : std::min(prospects.size(), 1 + chooser.below(3));
  order::Plot plot;
  for (std::size_t i = 0; i < wanted; ++i) {
    const PlottedGroup& next = prospects[i].group;
    // Who goes the same way for the same thing goes together.
    const auto same = std::ranges::find_if(plot.groups, [&](const PlottedGroup& g) {
      return g.to == next.to && g.assignment == next.assignment && g.station == next.station &&
             g.ships.size() < static_cast<std::size_t>(largest_squadron);
    });
    if (same == plot.groups.end()) {
      plot.groups.push_back(next);
    } else {
      same->ships.push_back(next.ships.front());
    }
  }
  if (!all) bot_coal_and_amcs(view, options, chooser, plot);
  return plot;
}

namespace {

// How likely cruisers are to turn up in each area, in hundredths of a cruiser, by area number.
using Likelihood = std::array<int, areas_end>;

// A cruiser goes where there is something to get, more likely where there is more.
void add_cruiser(const Board& board, const Survey& survey, ShipId id, Likelihood& likely) {
  if (!afloat(board.status(id))) return;  // out of sight
  const auto open = std::ranges::find(board.open_moves, id, &OpenMove::ship);
  if (open != board.open_moves.end()) {
    likely.at(index_of(open->to)) += 100;
    return;
  }
  AreaSet areas = reachable(board, id);
  areas.insert(board.status(id).area);
  int all = 0;
  for (const AreaId area : areas) all += 1 + 3 * survey.worth_of(area);
  for (const AreaId area : areas) {
    likely.at(index_of(area)) += 100 * (1 + 3 * survey.worth_of(area)) / all;
  }
}

struct Outlook {
  Likelihood now{};   // of the cruisers named for this OB
  Likelihood turn{};  // of all that still move this turn
};

Outlook outlook_of(const Board& board, const Survey& survey) {
  Outlook outlook;
  for (const ShipId id : unmoved_cruisers(board)) {
    add_cruiser(board, survey, id, outlook.turn);
    if (contains(board.named, id)) {
      add_cruiser(board, survey, id, outlook.now);
    }
  }
  return outlook;
}

// Moves ship by ship, each to where it is of most use after those before it.
class Disposition {
 public:
  Disposition(const Board& board, core::Chooser& chooser)
      : board_{board}, survey_{board}, outlook_{outlook_of(board, survey_)}, chooser_{chooser} {}

  void place(const ShipChoice& choice) {
    if (board_.status(choice.ship).where == Whereabouts::england_hb2) return;  // costs points
    best_gain_ = 60;
    // A ship that can beat most cruisers looks for them; a weak one has better things to do.
    strength_ = std::min(3, power_of(board_, choice.ship) / 80);
    best_ = {{choice.ship}, no_area, Duty::search, no_station};
    for (const MoveChoice& move : choice.moves) {
      if (move.penalty == 0) weigh(choice, move.to);
    }
    if (must_move_now(choice)) best_gain_ = 0;
    if (best_.to == no_area) return;
    if (best_.duty == Duty::merchant_escort) ++escorts_.at(index_of(best_.to));
    if (best_.duty == Duty::on_station) guarded_.insert(best_.station);
    order_.moves.push_back(best_);
  }

  [[nodiscard]] order::AlliedMovement take() && { return std::move(order_); }

 private:
  void offer(int gain, AreaId to, Duty duty, StationId station) {
    gain += static_cast<int>(chooser_.below(20));
    if (gain <= best_gain_) return;
    best_gain_ = gain;
    best_.to = to;
    best_.duty = duty;
    best_.station = station;
  }

  void weigh(const ShipChoice& choice, AreaId to) {
    const auto area = index_of(to);
    if (choice.may_escort && survey_.density(to) > escorts_.at(area)) {
      offer(2 * outlook_.turn.at(area), to, Duty::merchant_escort, no_station);
    }
    for (const StationId id : board_.pack->stations_in(to)) {
      const int value = survey_.value(id);
      if (value == 0 || survey_.guarded(id) || guarded_.contains(id)) continue;
      offer(outlook_.turn.at(area) * value, to, Duty::on_station, id);
    }
    offer(outlook_.now.at(area) * strength_, to, Duty::search, no_station);
  }

  // 5.1: ships that must be somewhere when this turn ends.
  bool must_move_now(const ShipChoice& choice) {
    for (const Restriction& row : board_.pack->restrictions_of(choice.ship)) {
      if (row.kind != RestrictionKind::must_go_to || row.turn != board_.turn) continue;
      if (!may_go(board_, choice.ship, row.area)) continue;  // it has strayed, and will pay
      best_ = {{choice.ship}, row.area, Duty::search, no_station};
      return true;
    }
    return false;
  }

  const Board& board_;
  Survey survey_;
  Outlook outlook_;
  std::array<int, areas_end> escorts_{};  // sent to each area
  StationSet guarded_;
  core::Chooser& chooser_;
  order::AlliedMovement order_;
  order::AlliedMove best_;
  int best_gain_{};
  int strength_{};  // of the ship that is placed, at looking for cruisers
};

// Searchers that end in one area join up to three of a nation, now and then: stronger, but fewer to
// find anything.
void join_up(const Board& board, order::AlliedMovement& order, core::Chooser& chooser) {
  std::vector<order::AlliedMove> joined;
  for (const order::AlliedMove& move : order.moves) {
    const auto partner = std::ranges::find_if(joined, [&](const order::AlliedMove& other) {
      return other.to == move.to && other.duty == Duty::search && move.duty == Duty::search &&
             other.ships.size() < 3 &&
             board.counter(other.ships.front()).nation == board.counter(move.ships.front()).nation;
    });
    if (partner != joined.end() && chooser.chance(40)) {
      partner->ships.push_back(move.ships.front());
    } else {
      joined.push_back(move);
    }
  }
  order.moves = std::move(joined);
}

}  // namespace

order::AlliedMovement bot_movement(const View& view, const Options& options,
                                   core::Chooser& chooser) {
  Disposition disposition{view.board, chooser};
  order::AlliedMovement errands;
  const ShipList busy = bot_sieges_and_convoys(view, options, errands);
  for (const ShipChoice& choice : options.ships) {
    if (!contains(busy, choice.ship)) disposition.place(choice);
  }
  order::AlliedMovement order = std::move(disposition).take();
  order.colonies = std::move(errands.colonies);
  order.convoys = std::move(errands.convoys);
  order.moves.insert(order.moves.end(), errands.moves.begin(), errands.moves.end());
  join_up(view.board, order, chooser);
  return order;
}

}  // namespace chartroom::far_seas
