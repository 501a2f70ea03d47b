#include "bots/far_seas/payoffs.hpp"

#include <algorithm>

#include "rules/far_seas/breakout.hpp"

namespace chartroom::far_seas::bots {
namespace {

constexpr double rebellion_points = 15;  // 7.1
// 7.4: of the cruisers' points when they are found and fight their way home beside the Reserves,
// and what the fight costs the Germans besides.
constexpr double fought_home = 0.5, cost_of_breakout = 1.0;

bool has_armoured_cruiser(const Board& board, const Group& ships) {
  return std::ranges::any_of(ships, [&](ShipId id) {
    return board.counter(id).main_cruiser && board.counter(id).type == ShipType::AC;
  });
}

// The British go out in two squadrons, if they are two, and look for the larger of the two German
// ones (7.4.1).
double found_on_the_way_home(std::size_t battlecruisers, std::size_t ships) {
  if (battlecruisers == 0) return 0;
  const std::size_t squadrons = battlecruisers == 1 ? 1 : 2;
  return chance_to_find(squadrons, std::max<std::size_t>(escort_min, ships));
}

}  // namespace

double chance_to_catch(int faster_by) {
  constexpr std::array chances{0.0, 1.0 / 6, 0.5, 5.0 / 6, 1.0};
  return chances.at(static_cast<std::size_t>(std::clamp(faster_by, -2, 2) + 2));
}

double chance_to_find(std::size_t groups, std::size_t size) {
  if (groups == 0) return 0;
  const double each = std::min(1.0, static_cast<double>(groups + size - 1) / 6);
  double missed = 1;
  for (std::size_t i = 0; i < groups; ++i) missed *= 1 - each;
  return 1 - missed;
}

double chance_to_surprise_convoy(const Board& board, const Group& group) {
  if (std::ranges::any_of(group, [&](ShipId id) { return board.status(id).slowed; })) return 0;
  switch (speed_of(board, group)) {
    case SpeedGrade::four_plus: return 3.0 / 6;
    case SpeedGrade::four: return 2.0 / 6;
    default: return 1.0 / 6;
  }
}

double raid_value(const Board& board, StationId id, const Group& ships) {
  const Station& station = board.pack->station(id);
  const double value = station.value;
  if (!board.rules.boer_rebellion || board.rebellion || station.boer_roll_up_to == 0) return value;
  // 7.1.1: a squadron with an armoured cruiser, at Capetown; none at the other (7.1.2), which is
  // worth nothing in itself.
  const bool easier = value > 0 && ships.size() > 1 && has_armoured_cruiser(board, ships);
  return value + rebellion_points * (station.boer_roll_up_to + (easier ? 1 : 0)) / 6;
}

double return_value(const Board& board, const Group& ships) {
  double stars = 0;
  for (const ShipId id : ships) stars += board.counter(id).stars;
  // Alone: home on two faces of six for three times the stars, else the stars are lost. A squadron
  // has a sixth for all before that.
  const double by_dice = ships.size() == 1 ? stars / 3 : stars * (0.5 + 5.0 / 18);
  const bool may_have_reserves = board.rules.breakout && ships.size() >= 2 && ships.size() <= 3 &&
                                 has_armoured_cruiser(board, ships) &&
                                 reserves_in_port(board).size() >= escort_min;
  if (!may_have_reserves) return by_dice;
  const double found = found_on_the_way_home(battlecruisers_in_port(board).size(), ships.size());
  const double with_escort = 3 * stars * (1 - found * (1 - fought_home)) - found * cost_of_breakout;
  return std::max(by_dice, with_escort);
}

}  // namespace chartroom::far_seas::bots
