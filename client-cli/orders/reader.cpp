#include "client-cli/orders/reader.hpp"

#include <algorithm>

namespace chartroom::cli {

using far_seas::Group;
using far_seas::ShipId;

Group in_order(Group ships) {
  std::ranges::sort(ships);
  return ships;
}

ShipId leader_of(const Reader& r, ShipId ship) {
  return r.board().status(ship).leader;
}

const std::string& name_of(const Reader& r, ShipId ship) {
  return r.board().pack->ship(ship).name;
}

Read<Group> read_group(Reader& r, core::Side side) {
  Group group;
  do {
    const auto ship = r.names.ship(r.at, side);
    if (!ship) return std::unexpected{ship.error()};
    if (std::ranges::find(group, *ship) != group.end())
      return misread(name_of(r, *ship) + " is named twice.", "Name each ship once.");
    group.push_back(*ship);
  } while (r.at.accept({"+", "and"}));
  return in_order(std::move(group));
}

Read<std::vector<Group>> read_groups(Reader& r, core::Side side) {
  std::vector<Group> groups;
  while (!r.at.at_end() && !r.at.next_is({";"})) {
    if (r.at.accept({","})) continue;
    auto group = read_group(r, side);
    if (!group) return std::unexpected{group.error()};
    groups.push_back(*std::move(group));
  }
  return groups;
}

Read<far_seas::ShipList> read_ships(Reader& r) {
  if (r.at.accept({"all"})) return in_order(r.options.free_ships);
  far_seas::ShipList ships;
  while (!r.at.at_end()) {
    if (r.at.accept({";", ",", "+", "and"})) continue;
    const auto ship = r.names.ship(r.at, r.side);
    if (!ship) return std::unexpected{ship.error()};
    ships.push_back(*ship);
  }
  return in_order(std::move(ships));
}

std::optional<core::Refusal> expect_end(Reader& r, std::string_view form) {
  if (r.at.at_end() || r.at.accept({";"})) return std::nullopt;
  return misread("I don't understand " + Names::next_word(r.at) + " here.",
                 "Write: " + std::string{form} + ".")
      .error();
}

}  // namespace chartroom::cli
