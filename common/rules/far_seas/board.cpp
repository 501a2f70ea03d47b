#include "rules/far_seas/board.hpp"

#include <algorithm>

namespace chartroom::far_seas {

core::Side side_of(const Pack& pack, ShipId ship) {
  return is_german(pack.ship(ship).nation) ? german : allied;
}

namespace {

bool afloat_in(const Board& board, std::size_t i, AreaId area) {
  const ShipStatus& s = board.ships[i];
  return s.where == Whereabouts::at_sea && s.area == area;
}

}  // namespace

Group group_of(const Board& board, ShipId ship) {
  const ShipStatus& own = board.status(ship);
  Group group;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    if (afloat_in(board, i, own.area) && board.ships[i].leader == own.leader) {
      group.push_back(ShipId(i));
    }
  }
  return group;
}

std::vector<Group> groups_in(const Board& board, core::Side side, AreaId area) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id = ShipId(i);
    if (!afloat_in(board, i, area) || side_of(*board.pack, id) != side) continue;
    auto found = std::ranges::find_if(groups, [&](const Group& g) {
      return board.status(g.front()).leader == board.ships[i].leader;
    });
    if (found == groups.end()) {
      groups.push_back({id});
    } else {
      found->push_back(id);
    }
  }
  return groups;
}

std::vector<ShipId> at_sea(const Board& board, core::Side side) {
  std::vector<ShipId> ships;
  for (std::size_t i = 0; i < board.ships.size(); ++i) {
    const ShipId id = ShipId(i);
    if (board.ships[i].where == Whereabouts::at_sea && side_of(*board.pack, id) == side) {
      ships.push_back(id);
    }
  }
  return ships;
}

std::vector<ShipId> unmoved_cruisers(const Board& board) {
  std::vector<ShipId> ships = at_sea(board, german);
  std::erase_if(ships, [&](ShipId id) {
    return board.status(id).moved_in_ob != 0 || !board.counter(id).main_cruiser;
  });
  return ships;
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

bool half_damaged(const Board& board, ShipId ship) {
  return board.status(ship).damage * 2 >= board.counter(ship).damage_capacity;
}

int density_left(const Board& board, AreaId area) {
  int left = board.pack->area(area).density - board.captures.at(index_of(area));
  for (const ShipStatus& s : board.ships) {
    if (s.where == Whereabouts::at_sea && s.area == area && s.duty == Duty::merchant_escort) {
      --left;
    }
  }
  return std::max(left, 0);
}

std::vector<Group> guards_of(const Board& board, StationId station) {
  std::vector<Group> groups = groups_in(board, allied, board.pack->station(station).area);
  std::erase_if(groups, [&](const Group& g) {
    const ShipStatus& s = board.status(g.front());
    return s.duty != Duty::on_station || s.station != station;
  });
  return groups;
}

std::string names_of(const Board& board, const Group& group) {
  std::string text;
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (i != 0) text += i + 1 == group.size() ? " and " : ", ";
    text += board.counter(group[i]).name;
  }
  return text;
}

}  // namespace chartroom::far_seas
