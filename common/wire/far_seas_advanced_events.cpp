// Events of chapter 6 and of the accident: coal, AMCs, convoys on their way, colonies; and the
// river.
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write_kind(const event::AccidentTurnRolled& event, pb::Event& out) {
  const auto& [die, turn] = event;
  auto& message = *out.mutable_accident_turn_rolled();
  message.set_die(die);
  message.set_turn(turn);
}
event::AccidentTurnRolled read(const pb::Event::AccidentTurnRolled& in, Reader& /*reader*/) {
  return {.die = in.die(), .turn = in.turn()};
}

void write_kind(const event::AccidentRolled& /*event*/, pb::Event& out) {
  out.mutable_accident_rolled();
}

void write_kind(const event::AccidentOutcome& event, pb::Event& out) {
  const auto& [ship, ship_die, fate_die, lost] = event;
  auto& message = *out.mutable_accident_outcome();
  message.set_ship(number(ship));
  message.set_ship_die(ship_die);
  message.set_fate_die(fate_die);
  message.set_lost(lost);
}
event::AccidentOutcome read(const pb::Event::AccidentOutcome& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()),
          .ship_die = in.ship_die(),
          .fate_die = in.fate_die(),
          .lost = in.lost()};
}

void write_kind(const event::AccidentRevealed& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_accident_revealed()->set_ship(number(ship));
}
event::AccidentRevealed read(const pb::Event::AccidentRevealed& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::CoalLookedAt& event, pb::Event& out) {
  const auto& [coaled] = event;
  write(coaled, *out.mutable_coal_looked_at()->mutable_coaled());
}
event::CoalLookedAt read(const pb::Event::CoalLookedAt& in, Reader& reader) {
  return {.coaled = reader.ships(in.coaled())};
}

void write_kind(const event::ShipsToColony& event, pb::Event& out) {
  const auto& [colony, ships] = event;
  auto& message = *out.mutable_ships_to_colony();
  message.set_colony(number(colony));
  write(ships, *message.mutable_ships());
}
event::ShipsToColony read(const pb::Event::ShipsToColony& in, Reader& reader) {
  return {.colony = reader.colony(in.colony()), .ships = reader.ships(in.ships())};
}

void write_kind(const event::ConvoyMoved& event, pb::Event& out) {
  const auto& [convoy, to, by_server] = event;
  auto& message = *out.mutable_convoy_moved();
  message.set_convoy(number(convoy));
  if (to != no_area) message.set_to(number(to));
  message.set_by_server(by_server);
}
event::ConvoyMoved read(const pb::Event::ConvoyMoved& in, Reader& reader) {
  return {.convoy = reader.convoy(in.convoy()),
          .to = in.has_to() ? reader.area(in.to()) : no_area,
          .by_server = in.by_server()};
}

void write_kind(const event::ColonyTurned& event, pb::Event& out) {
  const auto& [colony, what, turn] = event;
  auto& message = *out.mutable_colony_turned();
  message.set_colony(number(colony));
  message.set_what(to_wire(what));
  message.set_turn(turn);
}
event::ColonyTurned read(const pb::Event::ColonyTurned& in, Reader& reader) {
  return {.colony = reader.colony(in.colony()),
          .what = reader.word<event::ColonyTurned::What>(in.what()),
          .turn = in.turn()};
}

void write_kind(const event::Interned& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_interned()->mutable_ships());
}
event::Interned read(const pb::Event::Interned& in, Reader& reader) {
  return {.ships = reader.ships(in.ships())};
}

void write_kind(const event::RiverSearched& event, pb::Event& out) {
  const auto& [target, searchers, die, modifiers, found] = event;
  auto& message = *out.mutable_river_searched();
  message.set_target(number(target));
  write(searchers, *message.mutable_searchers());
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_found(found);
}
event::RiverSearched read(const pb::Event::RiverSearched& in, Reader& reader) {
  return {.target = reader.ship(in.target()),
          .searchers = reader.ships(in.searchers()),
          .die = in.die(),
          .modifiers = read(in.modifiers(), reader),
          .found = in.found()};
}

void write_kind(const event::RiverDiscovered& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_river_discovered()->set_ship(number(ship));
}
event::RiverDiscovered read(const pb::Event::RiverDiscovered& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::AmcSunk& event, pb::Event& out) {
  const auto& [ship, by] = event;
  auto& message = *out.mutable_amc_sunk();
  message.set_ship(number(ship));
  write(by, *message.mutable_by());
}
event::AmcSunk read(const pb::Event::AmcSunk& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .by = reader.ships(in.by())};
}

}  // namespace chartroom::wire
