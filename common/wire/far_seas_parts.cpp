#include "wire/far_seas_parts.hpp"

#include <utility>

#include "wire/far_seas_codec.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

// ---------------------------------------------------------------------------------------- numbers

ShipId Reader::ship(std::uint32_t number) {
  if (number >= far_seas_ships) {
    fail();
    return {};
  }
  return ShipId{static_cast<std::uint8_t>(number)};
}

AreaId Reader::area(std::uint32_t number) {
  if (number < index_of(first_area) || number > index_of(last_area)) {
    fail();
    return first_area;
  }
  return AreaId{static_cast<std::uint8_t>(number)};
}

StationId Reader::station(std::uint32_t number) {
  if (number >= most_stations) {
    fail();
    return {};
  }
  return StationId{static_cast<std::uint8_t>(number)};
}

ConvoyId Reader::convoy(std::uint32_t number) {
  if (number >= far_seas_convoys) {
    fail();
    return {};
  }
  return ConvoyId{static_cast<std::uint8_t>(number)};
}

ColonyId Reader::colony(std::uint32_t number) {
  if (number >= far_seas_colonies) {
    fail();
    return {};
  }
  return ColonyId{static_cast<std::uint8_t>(number)};
}

bool Reader::may_read_list(int size) {
  if (static_cast<std::size_t>(size) > longest_list_) fail();
  return static_cast<std::size_t>(size) <= longest_list_;
}

ShipList Reader::ships(const Numbers& numbers) {
  ShipList ids;
  if (!may_read_list(numbers.size())) return ids;
  for (const auto number : numbers) ids.push_back(ship(number));
  return ids;
}

std::vector<AreaId> Reader::areas(const Numbers& numbers) {
  std::vector<AreaId> ids;
  if (!may_read_list(numbers.size())) return ids;
  for (const auto number : numbers) ids.push_back(area(number));
  return ids;
}

std::vector<ConvoyId> Reader::convoys(const Numbers& numbers) {
  std::vector<ConvoyId> ids;
  if (!may_read_list(numbers.size())) return ids;
  for (const auto number : numbers) ids.push_back(convoy(number));
  return ids;
}

int Reader::count(std::int32_t number) {
  constexpr int more_than_any = 1000;
  if (number < 0 || number > more_than_any) {
    fail();
    return 0;
  }
  return number;
}

std::int8_t Reader::small(std::int32_t number) {
  if (std::in_range<std::int8_t>(number)) return static_cast<std::int8_t>(number);
  fail();
  return 0;
}

core::BySide<bool> Reader::sides(const google::protobuf::RepeatedField<int>& sides) {
  core::BySide<bool> marked;
  if (!may_read_list(sides.size())) return marked;
  for (const int side : sides) marked[word<core::Side>(static_cast<v1::Side>(side))] = true;
  return marked;
}

std::uint32_t number(ShipId id) {
  return static_cast<std::uint32_t>(index_of(id));
}
std::uint32_t number(AreaId id) {
  return static_cast<std::uint32_t>(index_of(id));
}
std::uint32_t number(StationId id) {
  return static_cast<std::uint32_t>(index_of(id));
}
std::uint32_t number(ConvoyId id) {
  return static_cast<std::uint32_t>(index_of(id));
}
std::uint32_t number(ColonyId id) {
  return static_cast<std::uint32_t>(index_of(id));
}

void write(const ShipList& ships, Numbers& out) {
  for (const auto ship : ships) out.Add(number(ship));
}
void write(const std::vector<AreaId>& areas, Numbers& out) {
  for (const auto area : areas) out.Add(number(area));
}
void write(const std::vector<ConvoyId>& convoys, Numbers& out) {
  for (const auto convoy : convoys) out.Add(number(convoy));
}
void write(const core::BySide<bool>& sides, google::protobuf::RepeatedField<int>& out) {
  for (const auto side : core::both_sides)
    if (sides[side]) out.Add(to_wire(side));
}

// ------------------------------------------------------------------------------------------ parts

void write(const Group& group, pb::Group& out) {
  write(group, *out.mutable_ships());
}
Group read(const pb::Group& in, Reader& reader) {
  return reader.ships(in.ships());
}

void write(const Aim& aim, pb::Aim& out) {
  const auto& [firer, target] = aim;
  out.set_firer(number(firer));
  out.set_target(number(target));
}
Aim read(const pb::Aim& in, Reader& reader) {
  return {.firer = reader.ship(in.firer()), .target = reader.ship(in.target())};
}

void write(const Pursuit& pursuit, pb::Pursuit& out) {
  const auto& [runner, chasers] = pursuit;
  out.set_runner(number(runner));
  write(chasers, *out.mutable_chasers());
}
Pursuit read(const pb::Pursuit& in, Reader& reader) {
  return {.runner = reader.ship(in.runner()), .chasers = reader.ships(in.chasers())};
}

void write(const PlottedGroup& group, pb::PlottedGroup& out) {
  const auto& [ships, to, assignment, station] = group;
  write(ships, *out.mutable_ships());
  out.set_to(number(to));
  out.set_assignment(to_wire(assignment));
  if (station != no_station) out.set_station(number(station));
}
PlottedGroup read(const pb::PlottedGroup& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()),
          .to = reader.area(in.to()),
          .assignment = reader.word<Assignment>(in.assignment()),
          .station = in.has_station() ? reader.station(in.station()) : no_station};
}

void write(const AmcMove& move, pb::AmcMove& out) {
  const auto& [ship, to] = move;
  out.set_ship(number(ship));
  out.set_to(number(to));
}
AmcMove read(const pb::AmcMove& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .to = reader.area(in.to())};
}

void write(const ConvoyStrike& strike, pb::ConvoyStrike& out) {
  const auto& [attackers, convoy] = strike;
  write(attackers, *out.mutable_attackers());
  out.set_convoy(number(convoy));
}
ConvoyStrike read(const pb::ConvoyStrike& in, Reader& reader) {
  return {.attackers = reader.ships(in.attackers()), .convoy = reader.convoy(in.convoy())};
}

void write(const Credit& credit, pb::Credit& out) {
  const auto& [ship, captures] = credit;
  out.set_ship(number(ship));
  out.set_captures(captures);
}
Credit read(const pb::Credit& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .captures = reader.count(in.captures())};
}

void write(const Modifier& modifier, pb::Modifier& out) {
  const auto& [why, value] = modifier;
  out.set_why(to_wire(why));
  out.set_value(value);
}
Modifier read(const pb::Modifier& in, Reader& reader) {
  return {.why = reader.word<Why>(in.why()), .value = in.value()};
}

void write(const VpEntry& entry, pb::VpEntry& out) {
  const auto& [turn, ob, kind, points, ship, station, area, convoy, colony] = entry;
  out.set_turn(turn);
  out.set_ob(ob);
  out.set_kind(to_wire(kind));
  out.set_points(points);
  if (ship != no_ship) out.set_ship(number(ship));
  if (station != no_station) out.set_station(number(station));
  if (area != no_area) out.set_area(number(area));
  if (convoy != no_convoy) out.set_convoy(number(convoy));
  if (colony != no_colony) out.set_colony(number(colony));
}
VpEntry read(const pb::VpEntry& in, Reader& reader) {
  return {.turn = in.turn(),
          .ob = in.ob(),
          .kind = reader.word<VpKind>(in.kind()),
          .points = in.points(),
          .ship = in.has_ship() ? reader.ship(in.ship()) : no_ship,
          .station = in.has_station() ? reader.station(in.station()) : no_station,
          .area = in.has_area() ? reader.area(in.area()) : no_area,
          .convoy = in.has_convoy() ? reader.convoy(in.convoy()) : no_convoy,
          .colony = in.has_colony() ? reader.colony(in.colony()) : no_colony};
}

void write(const OpenMove& move, pb::OpenMove& out) {
  const auto& [ship, to] = move;
  out.set_ship(number(ship));
  out.set_to(number(to));
}
OpenMove read(const pb::OpenMove& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .to = reader.area(in.to())};
}

void write(const Conflict& conflict, pb::Conflict& out) {
  const auto& [area, search_groups] = conflict;
  out.set_area(number(area));
  out.set_search_groups(search_groups);
}
Conflict read(const pb::Conflict& in, Reader& reader) {
  return {.area = reader.area(in.area()), .search_groups = in.search_groups()};
}

void write(const AssignedShip& assigned, pb::AssignedShip& out) {
  const auto& [ship, assignment] = assigned;
  out.set_ship(number(ship));
  out.set_assignment(to_wire(assignment));
}
AssignedShip read(const pb::AssignedShip& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .assignment = reader.word<Assignment>(in.assignment())};
}

void write(const PlotRecord& record, pb::PlotRecord& out) {
  const auto& [turn, ob, ships, to, assignment, station] = record;
  out.set_turn(turn);
  out.set_ob(ob);
  write(ships, *out.mutable_ships());
  out.set_to(number(to));
  out.set_assignment(to_wire(assignment));
  if (station != no_station) out.set_station(number(station));
}
PlotRecord read(const pb::PlotRecord& in, Reader& reader) {
  return {.turn = in.turn(),
          .ob = in.ob(),
          .ships = reader.ships(in.ships()),
          .to = reader.area(in.to()),
          .assignment = reader.word<Assignment>(in.assignment()),
          .station = in.has_station() ? reader.station(in.station()) : no_station};
}

void write(const core::Outcome& outcome, v1::Outcome& out) {
  const auto& [winner, level, reason, points] = outcome;
  if (winner) out.set_winner(to_wire(*winner));
  out.set_level(level);
  out.set_reason(reason);
  out.set_points(points);
}
core::Outcome read(const v1::Outcome& in, Reader& reader) {
  core::Outcome outcome{.level = in.level(), .reason = in.reason(), .points = in.points()};
  if (in.winner() != v1::SIDE_UNSPECIFIED) outcome.winner = reader.word<core::Side>(in.winner());
  return outcome;
}

}  // namespace chartroom::wire
