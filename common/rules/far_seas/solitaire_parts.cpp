#include "rules/far_seas/solitaire_parts.hpp"

#include <algorithm>
#include <queue>

#include "rules/far_seas/movement.hpp"

namespace chartroom::far_seas {

bool bot_plays(const Board& board) {
  return board.rules.solitaire == Solitaire::advanced_bot ||
         board.rules.solitaire == Solitaire::simplified_bot;
}

bool bot_plans(const Board& board) {
  return board.rules.solitaire == Solitaire::advanced_bot ||
         board.rules.solitaire == Solitaire::multi_handed;
}

const DrawnGroup* drawn_with(const Board& board, ShipId ship) {
  for (const DrawnGroup& group : board.solitaire->drawn) {
    if (contains(group.ships, ship)) return &group;
  }
  return nullptr;
}

event::BotRolled bot_roll(Umpiring& u, std::string_view rule, const core::Said& what, int modifier,
                          ShipId ship, AreaId area) {
  const std::string purpose = std::string{rule} + " " + what.text();
  return {std::string{rule}, what.text(), ship, area, u.dice.d6(purpose), modifier, {}};
}

void tell(Umpiring& u, event::BotRolled roll, const core::Said& result) {
  roll.result = result.text();
  u.emit(std::move(roll));
}

std::size_t bot_draw(Umpiring& u, std::string_view rule, const core::Said& what,
                     std::vector<std::string> cup, ShipId ship) {
  const std::string purpose = std::string{rule} + " " + what.text();
  const std::size_t count = cup.size();
  std::size_t drawn = 0;
  while (count > 1) {
    // Dice as digits to the base of six; what does not divide evenly is rolled again. The chits
    // share the faces in order, as the Decision Die of 9.3.2.2 does: of two, the first has 1-3.
    std::size_t faces = 1, value = 0;
    while (faces < count) {
      value = value * 6 + static_cast<std::size_t>(u.dice.d6(purpose) - 1);
      faces *= 6;
    }
    drawn = value / (faces / count);
    if (drawn < count) break;
  }
  std::string chit = cup[drawn];
  u.emit(event::BotDrew{std::string{rule}, what.text(), ship, std::move(cup), std::move(chit)});
  return drawn;
}

int distance_home(const Board& board, AreaId from, bool by_panama) {
  std::vector<int> distance(index_of(last_area) + 1, -1);
  std::queue<AreaId> open;
  distance[index_of(return_area)] = 0;
  open.push(return_area);
  // Germans move both ways alike, so that the way may be measured from its end.
  while (!open.empty()) {
    const AreaId area = open.front();
    open.pop();
    for (const AreaId next : board.pack->reachable_german(area, std::max(board.turn, 2))) {
      const bool canal = board.pack->canal_between(area, next) != nullptr;
      if (distance[index_of(next)] >= 0 || (canal && !by_panama)) continue;
      distance[index_of(next)] = distance[index_of(area)] + 1;
      open.push(next);
    }
  }
  const int found = distance[index_of(from)];
  return found < 0 ? static_cast<int>(distance.size()) : found;
}

bool any_slowed(const Board& board, const Group& group) {
  return std::ranges::any_of(group, [&](ShipId id) { return board.status(id).slowed; });
}

int way_home(const Board& board, const Group& group, AreaId from) {
  return distance_home(board, from, !any_slowed(board, group));
}

std::vector<AreaId> areas_for(const Board& board, const Group& group) {
  std::vector<AreaId> areas{board.status(group.front()).area};
  for (const AreaId to : reachable(board, group.front())) {
    if (std::ranges::all_of(group, [&](ShipId id) { return may_go(board, id, to); })) {
      areas.push_back(to);
    }
  }
  return areas;
}

int unmoved_allies_in(const Board& board, AreaId area) {
  return static_cast<int>(std::ranges::count_if(at_sea(board, allied), [&](ShipId id) {
    return board.status(id).area == area && board.status(id).moved_in_ob == 0;
  }));
}

int unmoved_allies_reaching(const Board& board, AreaId area) {
  return static_cast<int>(std::ranges::count_if(at_sea(board, allied), [&](ShipId id) {
    return board.status(id).moved_in_ob == 0 && may_go(board, id, area);
  }));
}

bool can_surprise(const Board& board, const Group& group) {
  return !board.surprise_made && std::ranges::all_of(group, [&](ShipId id) {
    return board.counter(id).main_cruiser && !board.status(id).surprise_used &&
           !board.status(id).slowed;
  });
}

bool both_armoured(const Board& board, const Group& group) {
  return std::ranges::count_if(
             group, [&](ShipId id) { return board.counter(id).type == ShipType::AC; }) > 1;
}

ShipId single_guard(const Board& board, StationId station) {
  const std::vector<Group> guards = guards_of(board, station);
  return guards.size() == 1 && guards.front().size() == 1 ? guards.front().front() : no_ship;
}

CruiserNote note_of(const Board& board, ShipId ship) {
  const std::vector<CruiserNote>& notes = board.solitaire->notes;
  const auto found = std::ranges::find(notes, ship, &CruiserNote::ship);
  return found == notes.end() ? CruiserNote{ship, 0, false} : *found;
}

int orders_noted(const Board& board, const Group& group) {
  int orders = 0;
  for (const ShipId id : group) orders = std::max(orders, note_of(board, id).rtb_orders);
  return orders;
}

}  // namespace chartroom::far_seas
