#include "bots/far_seas/prospects.hpp"

#include <algorithm>

#include "bots/far_seas/payoffs.hpp"
#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double merchants_left = 0.33;
constexpr double raid_first = 0.36;
constexpr double raid_later = 0.2;
constexpr double denial_per_hunter = 0.08;
constexpr double danger_per_hunter = 0.03;
constexpr double of_best = 0.3;
constexpr double slowed_health = 0.4;
constexpr double later_fear = 0.58;
constexpr double now_left = 0.4;
constexpr double wear_share = 0.06;
constexpr double way_home = 0.8;  // they must not have been met on that day
constexpr double amc_take = 0.7;
constexpr double later_gain = 0.6;

double best_raid(const Board& board, const Chart& chart, AreaId area, bool now) {
  double best = 0;
  for (const StationId id : chart.stations(area)) {
    if (board.raided.at(index_of(id)) || (now && guarded(board, id))) continue;
    best = std::max(best, raid_value(board, id, {}));
  }
  return best;
}

// How much a ship is to be feared as a hunter: 1 for a good cruiser.
double hunter(const Board& board, ShipId id) {
  const Ship& counter = board.counter(id);
  const int guns = 7 + counter.fire_modifier;
  const double speed = static_cast<double>(counter.speed) / 4;
  return guns * (counter.damage_capacity - board.status(id).damage) / 16.0 * (0.4 + 0.6 * speed);
}

// Allied ships that can be in each area, weighed by strength.
struct Hunters {
  std::vector<double> now;   // with a move of this turn
  std::vector<double> next;  // with one of the next
};

Hunters hunters_on(const Board& board) {
  Hunters hunters{std::vector<double>(board.captures.size()),
                  std::vector<double>(board.captures.size())};
  for (const ShipId id : at_sea(board, allied)) {
    const double fear = hunter(board, id);
    const ShipStatus& s = board.status(id);
    const auto count = [&](AreaId area) {
      hunters.next[index_of(area)] += fear;
      if (s.moved_in_ob == 0) hunters.now[index_of(area)] += fear;
    };
    count(s.area);
    for (const AreaId to : reachable(board, id)) {
      if (movement_penalty(board, id, s.area, to) == 0) count(to);
    }
  }
  return hunters;
}

// The share of each armoured cruiser that is left in their way home together.
double home_of_the_pair(const Board& board) {
  Group pair;
  for (const ShipId id : at_sea(board, german)) {
    const Ship& counter = board.counter(id);
    if (counter.main_cruiser && counter.type == ShipType::AC) pair.push_back(id);
  }
  return pair.empty() ? 0 : return_value(board, pair) / static_cast<double>(pair.size());
}

// What there is to get in each area, of whatever cruiser: in this turn, in the next, and later.
class Pickings {
 public:
  Pickings(const Board& board, const Chart& chart) : board_{board} {
    const Hunters hunters = hunters_on(board);
    for (const Area& area : board.pack->areas) {
      if (area.allied_only) continue;
      const std::size_t i = index_of(area.id);
      const double fear = hunters.next[i];
      values_[0][i] = value(now_left * density_left(board, area.id),
                            raid_first * best_raid(board, chart, area.id, true), hunters.now[i]);
      const double raid = best_raid(board, chart, area.id, false);
      const double merchants = merchants_left * area.density;
      values_[1][i] = value(merchants, raid_first * raid, fear);
      values_[2][i] = later_gain * value(merchants, raid_later * raid, fear * later_fear);
      // An AMC makes one capture a turn (6.2.2).
      amc_values_[0][i] =
          value(std::min(amc_take, now_left * density_left(board, area.id)), 0, hunters.now[i]);
      amc_values_[1][i] = value(std::min(amc_take, merchants), 0, fear);
      amc_values_[2][i] = later_gain * value(std::min(amc_take, merchants), 0, fear * later_fear);
    }
    pair_home_ = home_of_the_pair(board);
  }

  [[nodiscard]] double gain(ShipId ship, AreaId area, int turn) const {
    const auto when = static_cast<std::size_t>(std::min(2, turn - board_.turn));
    const bool amc = board_.counter(ship).type == ShipType::AMC;
    return (amc ? amc_values_ : values_).at(when)[index_of(area)];
  }

  // The try for Germany of a ship in area 13 (4.7.3); the armoured cruisers go together.
  [[nodiscard]] double home(ShipId ship) const {
    const Ship& counter = board_.counter(ship);
    if (!counter.main_cruiser) return 0;
    return way_home * (counter.type == ShipType::AC ? pair_home_ : counter.stars / 3.0);
  }

  // The best of the areas that a cruiser may be in after its move of a turn, or nearly.
  [[nodiscard]] double best_from(const Chart& chart, ShipId cruiser, AreaId area, int turn,
                                 const std::vector<double>& later) const {
    const double health = (board_.status(cruiser).slowed ? slowed_health : 1.0) *
                          (1 - wear_share * board_.status(cruiser).combats);
    double best = -1e9, second = -1e9;
    const auto look_at = [&](AreaId to) {
      double value = health * gain(cruiser, to, turn) + later[index_of(to)];
      if (to == return_area) value = std::max(value, home(cruiser));
      if (value > best) {
        second = best;
        best = value;
      } else {
        second = std::max(second, value);
      }
    };
    look_at(area);
    for (const AreaId to : chart.german_moves(area, turn)) look_at(to);
    return of_best * best + (1 - of_best) * second;
  }

  [[nodiscard]] std::vector<double> after_this_turn(const Chart& chart, ShipId cruiser) const {
    std::vector<double> later(board_.captures.size());
    for (int turn = last_turn; turn > board_.turn; --turn) {
      std::vector<double> values(later.size());
      for (const Area& area : board_.pack->areas) {
        if (area.allied_only) continue;
        values[index_of(area.id)] = best_from(chart, cruiser, area.id, turn, later);
      }
      later = std::move(values);
    }
    return later;
  }

 private:
  [[nodiscard]] static double value(double merchants, double raid, double fear) {
    const double most = std::max(merchants, raid) + 0.25 * std::min(merchants, raid);
    return most * (1 - std::min(0.8, denial_per_hunter * fear)) -
           std::min(0.6, danger_per_hunter * fear);
  }

  const Board& board_;
  double pair_home_{};
  // In this turn, in the next, and later.
  std::array<std::vector<double>, 3> amc_values_{std::vector<double>(board_.captures.size()),
                                                 std::vector<double>(board_.captures.size()),
                                                 std::vector<double>(board_.captures.size())};
  std::array<std::vector<double>, 3> values_{std::vector<double>(board_.captures.size()),
                                             std::vector<double>(board_.captures.size()),
                                             std::vector<double>(board_.captures.size())};
};

}  // namespace

Prospects::Prospects(const Board& board, const Chart& chart)
    : chart_{chart}, worths_(board.ships.size()), total_(board.vp) {
  const Pickings pickings{board, chart};
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& counter = board.pack->ships[i];
    const ShipStatus& s = board.ships[i];
    worths_[i] = counter.stars * (is_german(board, id) ? 1.0 : 1.15);
    const bool earns = counter.main_cruiser || counter.type == ShipType::AMC;
    if (!earns || !afloat(s)) continue;
    outlooks_.push_back({id, pickings.after_this_turn(chart, id)});
    const ByArea& later = outlooks_.back().after;
    const double worth = s.moved_in_ob == 0
                             ? pickings.best_from(chart, id, s.area, board.turn, later)
                             : later[index_of(s.area)];
    worths_[i] += worth;
    total_ += worth;
  }
}

double Prospects::after(ShipId cruiser, AreaId area) const {
  const auto outlook = std::ranges::find(outlooks_, cruiser, &Outlook::cruiser);
  return outlook == outlooks_.end() ? 0 : outlook->after[index_of(area)];
}

}  // namespace chartroom::far_seas::bots
