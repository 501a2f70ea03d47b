// Events of a combat (4.6.4).
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write_kind(const event::CombatBegan& event, pb::Event& out) {
  const auto& [fight, range] = event;
  auto& message = *out.mutable_combat_began();
  write(fight, *message.mutable_fight());
  message.set_range(to_wire(range));
}
event::CombatBegan read(const pb::Event::CombatBegan& in, Reader& reader) {
  return {.fight = read(in.fight(), reader), .range = reader.word<GunRange>(in.range())};
}

void write_kind(const event::StepBegan& event, pb::Event& out) {
  const auto& [step] = event;
  out.mutable_step_began()->set_step(to_wire(step));
}
event::StepBegan read(const pb::Event::StepBegan& in, Reader& reader) {
  return {.step = reader.word<Combat::Step>(in.step())};
}

void write_kind(const event::BoldMovesRevealed& event, pb::Event& out) {
  const auto& [aims] = event;
  write(aims, *out.mutable_bold_moves_revealed()->mutable_aims());
}
event::BoldMovesRevealed read(const pb::Event::BoldMovesRevealed& in, Reader& reader) {
  return {.aims = read(in.aims(), reader)};
}

void write_kind(const event::AimsRevealed& event, pb::Event& out) {
  const auto& [step, aims] = event;
  auto& message = *out.mutable_aims_revealed();
  message.set_step(to_wire(step));
  write(aims[german], *message.mutable_german_aims());
  write(aims[allied], *message.mutable_allied_aims());
}
event::AimsRevealed read(const pb::Event::AimsRevealed& in, Reader& reader) {
  return {.step = reader.word<Combat::Step>(in.step()),
          .aims = {read(in.german_aims(), reader), read(in.allied_aims(), reader)}};
}

void write_kind(const event::Shot& event, pb::Event& out) {
  const auto& [aim, die, modifiers, damage] = event;
  auto& message = *out.mutable_shot();
  write(aim, *message.mutable_aim());
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_damage(damage);
}
event::Shot read(const pb::Event::Shot& in, Reader& reader) {
  return {.aim = read(in.aim(), reader),
          .die = in.die(),
          .modifiers = read(in.modifiers(), reader),
          .damage = in.damage()};
}

void write_kind(const event::TorpedoRun& event, pb::Event& out) {
  const auto& [aim, bold, die, modifiers, hit, damage_die, damage] = event;
  auto& message = *out.mutable_torpedo_run();
  write(aim, *message.mutable_aim());
  message.set_bold(bold);
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_hit(hit);
  message.set_damage_die(damage_die);
  message.set_damage(damage);
}
event::TorpedoRun read(const pb::Event::TorpedoRun& in, Reader& reader) {
  return {.aim = read(in.aim(), reader),
          .bold = in.bold(),
          .die = in.die(),
          .modifiers = read(in.modifiers(), reader),
          .hit = in.hit(),
          .damage_die = in.damage_die(),
          .damage = in.damage()};
}

void write(const event::DamageAssessed::Hit& hit, pb::Event::DamageAssessed::Hit& out) {
  const auto& [ship, points, sunk] = hit;
  out.set_ship(number(ship));
  out.set_points(points);
  out.set_sunk(sunk);
}
event::DamageAssessed::Hit read(const pb::Event::DamageAssessed::Hit& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .points = in.points(), .sunk = in.sunk()};
}

void write_kind(const event::DamageAssessed& event, pb::Event& out) {
  const auto& [hits] = event;
  write(hits, *out.mutable_damage_assessed()->mutable_hits());
}
event::DamageAssessed read(const pb::Event::DamageAssessed& in, Reader& reader) {
  return {.hits = read(in.hits(), reader)};
}

void write_kind(const event::RunsRevealed& event, pb::Event& out) {
  const auto& [groups] = event;
  auto& message = *out.mutable_runs_revealed();
  write(groups[german], *message.mutable_german_groups());
  write(groups[allied], *message.mutable_allied_groups());
}
event::RunsRevealed read(const pb::Event::RunsRevealed& in, Reader& reader) {
  return {.groups = {read(in.german_groups(), reader), read(in.allied_groups(), reader)}};
}

void write_kind(const event::RoundEnded& event, pb::Event& out) {
  const auto& [next_range] = event;
  out.mutable_round_ended()->set_next_range(to_wire(next_range));
}
event::RoundEnded read(const pb::Event::RoundEnded& in, Reader& reader) {
  return {.next_range = reader.word<GunRange>(in.next_range())};
}

void write_kind(const event::CombatEnded& event, pb::Event& out) {
  const auto& [area] = event;
  out.mutable_combat_ended()->set_area(number(area));
}
event::CombatEnded read(const pb::Event::CombatEnded& in, Reader& reader) {
  return {.area = reader.area(in.area())};
}

void write_kind(const event::Repaired& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_repaired()->set_ship(number(ship));
}
event::Repaired read(const pb::Event::Repaired& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::Slowed& event, pb::Event& out) {
  const auto& [ship] = event;
  out.mutable_slowed()->set_ship(number(ship));
}
event::Slowed read(const pb::Event::Slowed& in, Reader& reader) {
  return {.ship = reader.ship(in.ship())};
}

void write_kind(const event::ShipRemoved& event, pb::Event& out) {
  const auto& [ship, compulsory] = event;
  auto& message = *out.mutable_ship_removed();
  message.set_ship(number(ship));
  message.set_compulsory(compulsory);
}
event::ShipRemoved read(const pb::Event::ShipRemoved& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .compulsory = in.compulsory()};
}

void write_kind(const event::RemovalOver& /*event*/, pb::Event& out) {
  out.mutable_removal_over();
}

}  // namespace chartroom::wire
