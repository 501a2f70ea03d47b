// The tables that play the German side (chapter 9): what lies on the table for them, and their
// rolls.
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const Temptation& temptation, pb::Temptation& out) {
  const auto& [area, cubes] = temptation;
  out.set_area(number(area));
  out.set_cubes(cubes);
}
Temptation read(const pb::Temptation& in, Reader& reader) {
  return {.area = reader.area(in.area()), .cubes = in.cubes()};
}

void write(const DrawnGroup& group, pb::DrawnGroup& out) {
  const auto& [ships, temptations, rtb, out_of_coal, to, chit, station] = group;
  write(ships, *out.mutable_ships());
  write(temptations, *out.mutable_temptations());
  out.set_rtb(rtb);
  out.set_out_of_coal(out_of_coal);
  if (to != no_area) out.set_to(number(to));
  out.set_chit(to_wire(chit));
  if (station != no_station) out.set_station(number(station));
}
DrawnGroup read(const pb::DrawnGroup& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()),
          .temptations = read(in.temptations(), reader),
          .rtb = in.rtb(),
          .out_of_coal = in.out_of_coal(),
          .to = in.has_to() ? reader.area(in.to()) : no_area,
          .chit = reader.word<Chit>(in.chit()),
          .station = in.has_station() ? reader.station(in.station()) : no_station};
}

void write(const CruiserNote& note, pb::CruiserNote& out) {
  const auto& [ship, rtb_orders, ran_out_of_coal] = note;
  out.set_ship(number(ship));
  out.set_rtb_orders(rtb_orders);
  out.set_ran_out_of_coal(ran_out_of_coal);
}
CruiserNote read(const pb::CruiserNote& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()),
          .rtb_orders = in.rtb_orders(),
          .ran_out_of_coal = in.ran_out_of_coal()};
}

void write(const SolitaireTable& table, pb::SolitaireTable& out) {
  const auto& [drawn, notes] = table;
  write(drawn, *out.mutable_drawn());
  write(notes, *out.mutable_notes());
}
SolitaireTable read(const pb::SolitaireTable& in, Reader& reader) {
  return {.drawn = read(in.drawn(), reader), .notes = read(in.notes(), reader)};
}

void write_kind(const event::BotRolled& event, pb::Event& out) {
  const auto& [rule, what, ship, area, die, modifier, result] = event;
  auto& message = *out.mutable_bot_rolled();
  message.set_rule(rule);
  message.set_what(what);
  if (ship != no_ship) message.set_ship(number(ship));
  if (area != no_area) message.set_area(number(area));
  message.set_die(die);
  message.set_modifier(modifier);
  message.set_result(result);
}
event::BotRolled read(const pb::Event::BotRolled& in, Reader& reader) {
  return {.rule = in.rule(),
          .what = in.what(),
          .ship = in.has_ship() ? reader.ship(in.ship()) : no_ship,
          .area = in.has_area() ? reader.area(in.area()) : no_area,
          .die = in.die(),
          .modifier = in.modifier(),
          .result = in.result()};
}

void write_kind(const event::BotDrew& event, pb::Event& out) {
  const auto& [rule, what, ship, cup, drawn] = event;
  auto& message = *out.mutable_bot_drew();
  message.set_rule(rule);
  message.set_what(what);
  if (ship != no_ship) message.set_ship(number(ship));
  for (const auto& one : cup) message.add_cup(one);
  message.set_drawn(drawn);
}
event::BotDrew read(const pb::Event::BotDrew& in, Reader& reader) {
  return {.rule = in.rule(),
          .what = in.what(),
          .ship = in.has_ship() ? reader.ship(in.ship()) : no_ship,
          .cup = {in.cup().begin(), in.cup().end()},
          .drawn = in.drawn()};
}

void write_kind(const event::BotPlanned& event, pb::Event& out) {
  const auto& [drawn] = event;
  write(drawn, *out.mutable_bot_planned()->mutable_drawn());
}
event::BotPlanned read(const pb::Event::BotPlanned& in, Reader& reader) {
  return {.drawn = read(in.drawn(), reader)};
}

void write_kind(const event::BotNoted& event, pb::Event& out) {
  const auto& [note] = event;
  write(note, *out.mutable_bot_noted()->mutable_note());
}
event::BotNoted read(const pb::Event::BotNoted& in, Reader& reader) {
  return {.note = read(in.note(), reader)};
}

void write_kind(const event::SquadronFormed& event, pb::Event& out) {
  const auto& [ships] = event;
  write(ships, *out.mutable_squadron_formed()->mutable_ships());
}
event::SquadronFormed read(const pb::Event::SquadronFormed& in, Reader& reader) {
  return {.ships = reader.ships(in.ships())};
}

}  // namespace chartroom::wire
