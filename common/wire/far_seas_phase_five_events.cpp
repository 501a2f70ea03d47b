// Events of PHASE 5 beyond captures and raids: convoys attacked, the rebellion, England raided, the
// way home with an escort.
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write_kind(const event::BoerRolled& event, pb::Event& out) {
  const auto& [station, die, modifiers, spreads] = event;
  auto& message = *out.mutable_boer_rolled();
  message.set_station(number(station));
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_spreads(spreads);
}
event::BoerRolled read(const pb::Event::BoerRolled& in, Reader& reader) {
  return {.station = reader.station(in.station()),
          .die = in.die(),
          .modifiers = read(in.modifiers(), reader),
          .spreads = in.spreads()};
}

void write_kind(const event::PhaseFiveOrdered& event, pb::Event& out) {
  const auto& [strikes, returns] = event;
  auto& message = *out.mutable_phase_five_ordered();
  write(strikes, *message.mutable_strikes());
  write(returns, *message.mutable_returns());
}
event::PhaseFiveOrdered read(const pb::Event::PhaseFiveOrdered& in, Reader& reader) {
  return {.strikes = read(in.strikes(), reader), .returns = read(in.returns(), reader)};
}

void write_kind(const event::PhaseFiveStep& event, pb::Event& out) {
  const auto& [step] = event;
  out.mutable_phase_five_step()->set_step(to_wire(step));
}
event::PhaseFiveStep read(const pb::Event::PhaseFiveStep& in, Reader& reader) {
  return {.step = reader.word<PhaseFive::Step>(in.step())};
}

void write_kind(const event::ConvoyAttacked& event, pb::Event& out) {
  const auto& [strike] = event;
  write(strike, *out.mutable_convoy_attacked()->mutable_strike());
}
event::ConvoyAttacked read(const pb::Event::ConvoyAttacked& in, Reader& reader) {
  return {.strike = read(in.strike(), reader)};
}

void write_kind(const event::ConvoySurpriseRolled& event, pb::Event& out) {
  const auto& [die, modifiers, surprised] = event;
  auto& message = *out.mutable_convoy_surprise_rolled();
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_surprised(surprised);
}
event::ConvoySurpriseRolled read(const pb::Event::ConvoySurpriseRolled& in, Reader& reader) {
  return {.die = in.die(), .modifiers = read(in.modifiers(), reader), .surprised = in.surprised()};
}

void write_kind(const event::TransportsSunk& event, pb::Event& out) {
  const auto& [convoy, dice, transports, destroyed] = event;
  auto& message = *out.mutable_transports_sunk();
  message.set_convoy(number(convoy));
  for (const int one : dice) message.add_dice(one);
  message.set_transports(transports);
  message.set_destroyed(destroyed);
}
event::TransportsSunk read(const pb::Event::TransportsSunk& in, Reader& reader) {
  return {.convoy = reader.convoy(in.convoy()),
          .dice = {in.dice().begin(), in.dice().end()},
          .transports = in.transports(),
          .destroyed = in.destroyed()};
}

void write_kind(const event::ConvoyAttackEnded& /*event*/, pb::Event& out) {
  out.mutable_convoy_attack_ended();
}

void write_kind(const event::RaidForgone& /*event*/, pb::Event& out) {
  out.mutable_raid_forgone();
}

void write_kind(const event::EnglandRaided& event, pb::Event& out) {
  const auto& [area, raiders] = event;
  auto& message = *out.mutable_england_raided();
  message.set_area(number(area));
  write(raiders, *message.mutable_raiders());
}
event::EnglandRaided read(const pb::Event::EnglandRaided& in, Reader& reader) {
  return {.area = reader.area(in.area()), .raiders = reader.ships(in.raiders())};
}

void write_kind(const event::Counterattacked& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_counterattacked()->mutable_ships());
}
event::Counterattacked read(const pb::Event::Counterattacked& in, Reader& reader) {
  return {.ships = reader.ships(in.ships())};
}

void write_kind(const event::EnglandRaidEnded& /*event*/, pb::Event& out) {
  out.mutable_england_raid_ended();
}

void write_kind(const event::BreakoutBegan& event, pb::Event& out) {
  const auto& [cruisers, reserves] = event;
  auto& message = *out.mutable_breakout_began();
  write(cruisers, *message.mutable_cruisers());
  write(reserves, *message.mutable_reserves());
}
event::BreakoutBegan read(const pb::Event::BreakoutBegan& in, Reader& reader) {
  return {.cruisers = reader.ships(in.cruisers()), .reserves = reader.ships(in.reserves())};
}

void write_kind(const event::BreakoutAnswered& event, pb::Event& out) {
  const auto& [squadrons] = event;
  write(squadrons, *out.mutable_breakout_answered()->mutable_squadrons());
}
event::BreakoutAnswered read(const pb::Event::BreakoutAnswered& in, Reader& reader) {
  return {.squadrons = read(in.squadrons(), reader)};
}

void write_kind(const event::BreakoutSearchFailed& event, pb::Event& out) {
  const auto& [squadron] = event;
  write(squadron, *out.mutable_breakout_search_failed()->mutable_squadron());
}
event::BreakoutSearchFailed read(const pb::Event::BreakoutSearchFailed& in, Reader& reader) {
  return {.squadron = reader.ships(in.squadron())};
}

void write_kind(const event::BreakoutSearchDeclined& /*event*/, pb::Event& out) {
  out.mutable_breakout_search_declined();
}

void write_kind(const event::BreakoutJoined& event, pb::Event& out) {
  const auto& [squadron] = event;
  write(squadron, *out.mutable_breakout_joined()->mutable_squadron());
}
event::BreakoutJoined read(const pb::Event::BreakoutJoined& in, Reader& reader) {
  return {.squadron = reader.ships(in.squadron())};
}

void write_kind(const event::BreakoutEnded& /*event*/, pb::Event& out) {
  out.mutable_breakout_ended();
}

void write_kind(const event::SentHome& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_sent_home()->mutable_ships());
}
event::SentHome read(const pb::Event::SentHome& in, Reader& reader) {
  return {.ships = reader.ships(in.ships())};
}

}  // namespace chartroom::wire
