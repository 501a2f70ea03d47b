// What one standing order answers to each kind of decision.
#include <algorithm>
#include <tuple>

#include "rules/far_seas/bot.hpp"
#include "rules/far_seas/breakout.hpp"
#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/standing_parts.hpp"

namespace chartroom::far_seas {
namespace {

// Those of the ships that the order is for.
Group meant(const StandingOrder& order, Group ships) {
  if (order.ships.empty()) return ships;
  core::erase_if(ships, [&](ShipId id) { return !contains(order.ships, id); });
  return ships;
}

std::vector<Aim> aims_of(const StandingQuestion& q, const StandingOrder& order) {
  Options options = q.options;
  std::erase_if(options.aims,
                [&](const AimChoice& choice) { return meant(order, {choice.firer}).empty(); });
  return bot_aims(q.board(), options);
}

order::Chase chase_by(const StandingQuestion& q, const StandingOrder& order) {
  Options options = q.options;
  options.free_ships = meant(order, options.free_ships);
  return bot_chase(options);
}

// As many of the Reserves as may come: five ships at most (7.4).
Order with_reserves(const StandingQuestion& q) {
  const GroupChoice& next = q.options.groups.front();
  order::ReturnHome answer{next.ships.front(), {}};
  if (!next.may_have_escort) return answer;
  const std::size_t room = largest_squadron - next.ships.size();
  answer.reserves = q.options.free_ships;
  answer.reserves.resize(std::min(room, answer.reserves.size()));
  return answer;
}

// 7.4: two squadrons at most, of five at most.
Order sail_against_breakout(const Group& ships) {
  order::BreakoutSquadrons answer;
  for (const ShipId id : ships) {
    const bool full =
        answer.squadrons.empty() || answer.squadrons.back().size() >= largest_squadron;
    if (full && answer.squadrons.size() == breakout_squadrons_max) break;
    if (full) answer.squadrons.emplace_back();
    answer.squadrons.back().push_back(id);
  }
  return answer;
}

Order yes_to(const StandingQuestion& q, const StandingOrder& order) {
  const Options& options = q.options;
  switch (q.decision()) {
    case Decision::search: return order::Search{options.groups.front().ships.front()};
    case Decision::approach: return order::Approach{true};
    case Decision::try_surprise: return order::TrySurprise{true};
    case Decision::chase: return chase_by(q, order);
    case Decision::bold_moves: return order::BoldMoves{aims_of(q, order)};
    case Decision::fire_on_bold: return order::FireOnBold{aims_of(q, order)};
    case Decision::torpedoes: return order::Torpedoes{aims_of(q, order)};
    case Decision::remove_ships: return order::RemoveShips{meant(order, options.free_ships)};
    case Decision::intern: return order::Intern{meant(order, options.free_ships)};
    case Decision::convoy_attack:
      return order::ConvoyAttack{options.groups.front().ships.front(),
                                 options.groups.front().may_surprise};
    case Decision::raid_on_england: return order::RaidOnEngland{english_channel};
    case Decision::counterattack: return order::Counterattack{true};
    case Decision::return_home: return with_reserves(q);
    case Decision::breakout_squadrons:
      return sail_against_breakout(meant(order, options.free_ships));
    default: return order::BreakoutSearch{FormerSquadron::cruisers};
  }
}

Order no_to(const StandingQuestion& q) {
  switch (q.decision()) {
    case Decision::search: return order::Search{};
    case Decision::approach: return order::Approach{false};
    case Decision::try_surprise: return order::TrySurprise{false};
    case Decision::chase: return order::Chase{};
    case Decision::bold_moves: return order::BoldMoves{};
    case Decision::fire_on_bold: return order::FireOnBold{};
    case Decision::torpedoes: return order::Torpedoes{};
    case Decision::remove_ships: return order::RemoveShips{};
    case Decision::intern: return order::Intern{};
    case Decision::convoy_attack:
      return order::ConvoyAttack{q.options.groups.front().ships.front(), false};
    case Decision::raid_on_england: return order::RaidOnEngland{};
    case Decision::counterattack: return order::Counterattack{false};
    case Decision::return_home:
      return order::ReturnHome{q.options.groups.front().ships.front(), {}};
    case Decision::breakout_squadrons: return order::BreakoutSquadrons{};
    default: return order::BreakoutSearch{};
  }
}

// Before a combat the group runs as a whole (4.6.3); after a round each ship decides.
std::vector<Order> run_of(const StandingQuestion& q, const StandingOrder& order) {
  const bool each = q.decision() == Decision::run_after_round;
  return ways_to_run(each ? meant(order, q.options.free_ships) : q.options.free_ships);
}

// ------------------------------------------------------------------------------------------ escape

constexpr int far_away = 1000;

// Moves from each area to where the side comes home: area 13 (4.7.3), or the seas round England.
std::vector<int> ways_home(const Board& board, core::Side side) {
  const Pack& pack = *board.pack;
  std::vector<int> ways(index_of(last_area) + 1, far_away);
  for (const Area& area : pack.areas) {
    const bool home = side == german ? area.id == return_area : area.touches_england;
    if (home) ways.at(index_of(area.id)) = 0;
  }
  for (std::size_t round = 0; round < pack.areas.size(); ++round) {
    for (const Area& area : pack.areas) {
      int& way = ways.at(index_of(area.id));
      const auto next = side == german ? pack.reachable_german(area.id, board.turn)
                                       : pack.reachable_allied(area.id, board.turn);
      for (const AreaId to : next) way = std::min(way, ways.at(index_of(to)) + 1);
    }
  }
  return ways;
}

// Enemies that are seen there; those a move away count less.
int enemies_near(const Board& board, core::Side enemy, AreaId area) {
  const auto ships_in = [&](AreaId where) {
    int ships = 0;
    for (const Group& group : groups_in(board, enemy, where))
      ships += static_cast<int>(group.size());
    return ships;
  };
  int near = 8 * ships_in(area);
  for (const AreaId next : board.pack->area(area).adjacent) near += ships_in(next);
  return near;
}

int price_of(const Board& board, const Group& group, AreaId to) {
  int price = 0;
  for (const ShipId id : group) price += movement_penalty(board, id, board.status(id).area, to);
  return price;
}

}  // namespace

std::vector<Order> ways_to_run(const Group& ships) {
  order::Run together, apart;
  if (!ships.empty()) together.groups.push_back(ships);
  for (const ShipId id : ships) apart.groups.push_back({id});
  return {together, apart};
}

// What costs nothing (chapter 5) goes first, whatever is preferred.
Order escape_to(const StandingQuestion& q, StandingAnswer where) {
  const Board& board = q.board();
  const auto ways = ways_home(board, q.side());
  order::Escape answer;
  for (const GroupChoice& group : q.options.groups) {
    const auto rank = [&](AreaId to) {
      const int price = q.side() == allied ? price_of(board, group.ships, to) : 0;
      const int way = ways.at(index_of(to));
      const int near = enemies_near(board, core::other(q.side()), to);
      const bool homeward = where == StandingAnswer::homeward;
      return std::tuple{price, homeward ? way : near, homeward ? near : way, to};
    };
    answer.flights.push_back(
        {group.ships.front(), *std::ranges::min_element(group.areas, {}, rank)});
  }
  return answer;
}

std::vector<Order> answers_by(const StandingQuestion& q, const StandingOrder& order) {
  switch (order.answer) {
    case StandingAnswer::ask: return {};
    case StandingAnswer::defaults: return default_answers(q);
    case StandingAnswer::midshipman: return {bot_order(q.view, q.seat, q.seed)};
    case StandingAnswer::yes: return {yes_to(q, order)};
    case StandingAnswer::no: return {no_to(q)};
    case StandingAnswer::run: return run_of(q, order);
    case StandingAnswer::stand: return {order::Run{}};
    case StandingAnswer::homeward:
    case StandingAnswer::away: return {escape_to(q, order.answer)};
  }
  return {};
}

}  // namespace chartroom::far_seas
