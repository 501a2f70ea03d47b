#include "rules/far_seas/board.hpp"

#include <algorithm>

namespace chartroom::far_seas {

core::Side side_of(const Pack& pack, ShipId ship) {
  return pack.index.germans.contains(ship) ? german : allied;
}

namespace {

bool stands(const Board& board, std::size_t i, Whereabouts where, AreaId area) {
  return board.ships[i].where == where && board.ships[i].area == area;
}

// Puts a ship to its group, if that has begun.
void add_to_groups(const Board& board, ShipId id, std::vector<Group>& groups) {
  const ShipId leader = board.status(id).leader;
  if (leader == id) {  // the first of its group: there is none of it yet
    groups.push_back({id});
    return;
  }
  const auto found = std::ranges::find_if(
      groups, [&](const Group& g) { return board.status(g.front()).leader == leader; });
  if (found == groups.end()) {
    groups.push_back({id});
  } else {
    found->push_back(id);
  }
}

std::vector<Group> groups_at(const Board& board, core::Side side, Whereabouts where, AreaId area) {
  std::vector<Group> groups;
  if (side == german) {  // few
    for (const ShipId id : board.pack->index.germans) {
      if (stands(board, index_of(id), where, area)) add_to_groups(board, id, groups);
    }
    return groups;
  }
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (!stands(board, i, where, area) || is_german(board, ShipId(i))) continue;
    add_to_groups(board, ShipId(i), groups);
  }
  return groups;
}

}  // namespace

const Group* led_by(const std::vector<Group>& groups, ShipId leader) {
  const auto found =
      std::ranges::find_if(groups, [&](const Group& g) { return g.front() == leader; });
  return found == groups.end() ? nullptr : &*found;
}

Group group_of(const Board& board, ShipId ship) {
  const ShipStatus& own = board.status(ship);
  Group group;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (stands(board, i, own.where, own.area) && board.ships[i].leader == own.leader) {
      group.push_back(ShipId(i));
    }
  }
  return group;
}

std::vector<Group> groups_in(const Board& board, core::Side side, AreaId area) {
  return groups_at(board, side, Whereabouts::at_sea, area);
}

std::vector<Group> box_groups(const Board& board, ColonyId colony) {
  return groups_at(board, allied, Whereabouts::colony_box, board.pack->colony(colony).area);
}

std::vector<Group> river_groups(const Board& board, core::Side side) {
  return groups_at(board, side, Whereabouts::rufiji, rufiji_area);
}

int ships_in_box(const Board& board, ColonyId colony) {
  int count = 0;
  for (const Group& group : box_groups(board, colony)) count += static_cast<int>(group.size());
  return count;
}

bool besieged(const Board& board, ColonyId colony) {
  return ships_in_box(board, colony) >= board.pack->colony(colony).ships;
}

AreaId area_of(const Board& board, ConvoyId id) {
  const ConvoyStatus& convoy = board.convoys.at(index_of(id));
  if (convoy.stage != ConvoyStatus::Stage::at_sea) return no_area;
  return board.pack->convoy(id).route.at(static_cast<std::size_t>(convoy.dot));
}

Group escorts_of(const Board& board, ConvoyId convoy) {
  Group escorts;
  const AreaId area = area_of(board, convoy);
  for (const ShipId id : at_sea(board, allied)) {
    const ShipStatus& s = board.status(id);
    if (s.duty == Duty::convoy && s.convoy == convoy && s.area == area) escorts.push_back(id);
  }
  return escorts;
}

ShipList unmoved_amcs(const Board& board) {
  ShipList ships;
  for (const ShipId id : at_sea(board, german)) {
    if (board.counter(id).type != ShipType::AMC || board.status(id).moved_in_ob != 0) continue;
    ships.push_back(id);
  }
  return ships;
}

ShipSet at_sea(const Board& board, core::Side side) {
  if (side == german) {  // few
    ShipSet ships = board.pack->index.germans;
    ships.erase_if([&](ShipId id) { return board.status(id).where != Whereabouts::at_sea; });
    return ships;
  }
  ShipSet ships;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (board.ships[i].where == Whereabouts::at_sea) ships.insert(ShipId(i));
  }
  return ships -= board.pack->index.germans;
}

AreaSet areas_of(const Board& board, core::Side side) {
  AreaSet areas;
  for (const ShipId id : at_sea(board, side)) areas.insert(board.status(id).area);
  return areas;
}

ShipList unmoved_cruisers(const Board& board) {
  ShipList ships;
  for (const ShipId id : board.pack->index.cruisers) {
    const ShipStatus& s = board.status(id);
    const bool in_play = afloat(s) || s.where == Whereabouts::unseen;
    if (in_play && s.moved_in_ob == 0) ships.push_back(id);
  }
  return ships;
}

bool last_ob(const Board& board) {
  return std::ranges::all_of(unmoved_cruisers(board),
                             [&](ShipId id) { return contains(board.named, id); });
}

bool moved_this_ob(const Board& board, ShipId ship) {
  return board.status(ship).moved_in_ob == board.ob && board.ob != 0;
}

SpeedGrade speed_of(const Board& board, ShipId ship) {
  const SpeedGrade printed = board.counter(ship).speed;
  if (!board.status(ship).slowed || printed == SpeedGrade::three) return printed;
  return static_cast<SpeedGrade>(static_cast<int>(printed) - 1);  // one grade less (4.6.4.3)
}

SpeedGrade speed_of(const Board& board, const Group& group) {
  SpeedGrade slowest = SpeedGrade::four_plus;
  for (const ShipId id : group) slowest = std::min(slowest, speed_of(board, id));
  return slowest;
}

int points_left(const Board& board, ShipId ship) {
  return board.counter(ship).damage_capacity - board.status(ship).damage;
}

bool half_damaged(const Board& board, ShipId ship) {
  return board.status(ship).damage * 2 >= board.counter(ship).damage_capacity;
}

int density_left(const Board& board, AreaId area) {
  int left = board.pack->area(area).density - board.captures.at(index_of(area));
  for (const ShipStatus& s : board.ships) {
    if (s.duty == Duty::merchant_escort && s.area == area && s.where == Whereabouts::at_sea) {
      --left;
    }
  }
  return std::max(left, 0);
}

std::array<int, areas_end> densities_left(const Board& board) {
  std::array<int, areas_end> left{};
  for (const Area& area : board.pack->areas) {
    left[index_of(area.id)] = area.density - board.captures.at(index_of(area.id));
  }
  for (const ShipStatus& s : board.ships) {
    if (s.duty == Duty::merchant_escort && s.where == Whereabouts::at_sea) --left[index_of(s.area)];
  }
  for (int& density : left) density = std::max(density, 0);
  return left;
}

std::vector<Group> guards_of(const Board& board, StationId station) {
  if (!guarded(board, station)) return {};  // as a rule
  std::vector<Group> groups = groups_in(board, allied, board.pack->station(station).area);
  std::erase_if(groups, [&](const Group& g) {
    const ShipStatus& s = board.status(g.front());
    return s.duty != Duty::on_station || s.station != station;
  });
  return groups;
}

bool guarded(const Board& board, StationId station) {
  return guarded_stations(board).contains(station);
}

StationSet guarded_stations(const Board& board) {
  StationSet stations;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipStatus& s = board.ships[i];
    // Its first ship has the duty for the group.
    if (s.duty != Duty::on_station || s.where != Whereabouts::at_sea) continue;
    if (s.leader != ShipId(i) || s.station == no_station || is_german(board, ShipId(i))) continue;
    if (board.pack->station(s.station).area == s.area) stations.insert(s.station);
  }
  return stations;
}

core::Said names_of(const Board& board, const Group& group) {
  std::vector<core::Said> names;
  for (const ShipId id : group) names.push_back(core::verbatim(board.counter(id).name));
  return core::say_all(names, "{}, {}", "{} and {}");
}

std::string name_of(const Board& board, AreaId area) {
  if (area > last_numbered_area) return board.pack->area(area).name;
  return "area " + std::to_string(number_of(area));
}

core::Said text_of(const Board& board, AreaId area) {
  if (area > last_numbered_area) return core::say("the {}", board.pack->area(area).name);
  return core::say("area {}", number_of(area));
}

core::Said text_of(const Board& board, const std::vector<AreaId>& areas) {
  std::vector<core::Said> names;
  for (const AreaId area : areas) names.push_back(text_of(board, area));
  return core::say_all(names, "{}, {}", "{}, {}");
}

}  // namespace chartroom::far_seas
