// What tempts a cruiser (9.1.2), and the way home (9.1.3).
#include <algorithm>

#include "rules/far_seas/movement.hpp"
#include "rules/far_seas/solitaire_parts.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int few_escorts = 2;

// Row 1.
int convoy_cubes(const Board& board, AreaId area) {
  int cubes = 0;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    if (area_of(board, ConvoyId(i)) != area) continue;
    if (std::ssize(escorts_of(board, ConvoyId(i))) > few_escorts) continue;
    cubes = std::max(cubes, board.convoys[i].moved_in_ob != 0 ? 2 : 1);
  }
  return cubes;
}

// Row 2: the second cube needs the first; raided stations count nowhere.
int guard_cubes(const Board& board, const Group& group, AreaId area) {
  if (!can_surprise(board, group)) return 0;
  for (const StationId station : board.pack->stations_in(area)) {
    const ShipId guard = single_guard(board, station);
    if (board.raided.at(index_of(station)) || guard == no_ship) continue;
    const Ship& weak = board.counter(guard);
    const bool stronger = std::ranges::any_of(group, [&](ShipId id) {
      const Ship& ship = board.counter(id);
      return ship.damage_capacity >= weak.damage_capacity + 2 &&
             ship.fire_modifier >= weak.fire_modifier + 1;
    });
    if (stronger) return both_armoured(board, group) ? 2 : 1;
  }
  return 0;
}

int station_points(const Board& board, AreaId area) {
  int points = 0;
  for (const StationId id : board.pack->stations_in(area)) {
    if (!board.raided.at(index_of(id))) points += board.pack->station(id).value;
  }
  return points;
}

// Row 3.
int plenty_cubes(const Board& board, AreaId area) {
  return station_points(board, area) >= 2 && density_left(board, area) > 0 ? 1 : 0;
}

void add_cubes(std::vector<Temptation>& list, AreaId area, int cubes) {
  if (cubes == 0) return;
  const auto found = std::ranges::find(list, area, &Temptation::area);
  if (found == list.end()) {
    list.push_back({area, cubes});
  } else {
    found->cubes += cubes;
  }
}

// A damaged cruiser looks for the area that the fewest unmoved Allied ships can reach; ties by the
// points to be had there, then by a draw.
AreaId refuge_of(Umpiring& u, const Group& group) {
  const Board& board = u.state().board;
  std::vector<AreaId> areas = areas_for(board, group);
  areas.erase(areas.begin());  // the adjacent areas
  const auto keep_best = [&](auto measure) {
    const int best = measure(*std::ranges::min_element(areas, {}, measure));
    std::erase_if(areas, [&](AreaId area) { return measure(area) != best; });
  };
  keep_best([&](AreaId area) { return unmoved_allies_reaching(board, area); });
  keep_best(
      [&](AreaId area) { return -(station_points(board, area) + density_left(board, area)); });
  if (areas.size() == 1) return areas.front();
  std::vector<std::string> cup;
  for (const AreaId area : areas) cup.push_back(name_of(board, area));
  return areas[bot_draw(u, "9.1.2", say("refuge of a damaged cruiser"), cup, group.front())];
}

// 9.1.3: no order for who cannot be there before turn 9, or would have to fight through Panama.
bool order_makes_sense(const Board& board, const Group& group) {
  const AreaId from = board.status(group.front()).area;
  const int distance = distance_home(board, from);
  if (distance == 0 || distance > last_turn - board.turn) return false;
  if (distance == distance_home(board, from, false)) return true;
  const int in_the_way = unmoved_allies_in(board, AreaId{9}) +
                         unmoved_allies_in(board, AreaId{10}) +
                         unmoved_allies_in(board, AreaId{11});
  return !any_slowed(board, group) && (from != pacific_end_of_panama || in_the_way < 4);
}

// 9.1.3.2: cubes on the way home; false if the order is ignored.
bool cubes_homeward(const Board& board, DrawnGroup& group) {
  const std::vector<AreaId> areas = areas_for(board, group.ships);
  const int here = way_home(board, group.ships, areas.front());
  bool any = false;
  const auto mark = [&](auto wanted, int most) {
    for (const AreaId area : areas) {
      if (!wanted(way_home(board, group.ships, area)) || unmoved_allies_in(board, area) > most)
        continue;
      add_cubes(group.temptations, area, 1);
      any = true;
    }
  };
  mark([&](int distance) { return distance < here; }, 3);
  if (!any) mark([&](int distance) { return distance <= here; }, 2);
  return any;
}

}  // namespace

std::vector<Temptation> temptations_of(Umpiring& u, const Group& group) {
  std::vector<Temptation> list;
  const Board& board = u.state().board;
  for (const AreaId area : areas_for(board, group)) {
    int cubes = convoy_cubes(board, area);
    if (cubes == 0) cubes = guard_cubes(board, group, area);
    if (cubes == 0) cubes = plenty_cubes(board, area);
    add_cubes(list, area, cubes);
  }
  const bool damaged =
      std::ranges::any_of(group, [&](ShipId id) { return board.status(id).damage > 0; });
  if (!damaged) return list;
  const AreaId refuge = refuge_of(u, group);
  if (std::ranges::find(list, refuge, &Temptation::area) == list.end()) {
    add_cubes(list, refuge, any_slowed(u.state().board, group) ? 2 : 1);
  }
  return list;
}

void roll_for_return(Umpiring& u, DrawnGroup& group) {
  const Board& board = u.state().board;
  if (!order_makes_sense(board, group.ships)) return;
  const AreaId area = board.status(group.ships.front()).area;
  auto roll = bot_roll(u, "9.1.3.1", say("order to return to base"),
                       orders_noted(board, group.ships) + board.pack->area(area).rtb_modifier,
                       group.ships.front());
  const bool reset = roll.die == 1;
  bool ordered = !reset && total(roll) >= 6;
  const bool kept = !ordered || !bot_plans(board) || cubes_homeward(board, group);
  tell(u, roll,
       reset      ? say("no order, modifier reset")
       : !ordered ? say("no order")
       : kept     ? say("order")
                  : say("order, ignored: no way is open"));
  if (ordered || reset) {
    for (const ShipId id : group.ships) {
      CruiserNote note = note_of(u.state().board, id);
      note.rtb_orders = reset ? 0 : note.rtb_orders + 1;
      u.emit(event::BotNoted{note});
    }
  }
  group.rtb = ordered && kept;
}

}  // namespace chartroom::far_seas
