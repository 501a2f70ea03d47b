// Events of PHASE 4 before a combat: searches, encounters, runs.
#include "wire/far_seas_event_kinds.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

// ----------------------------------------------------------------------------------------- search

void write_kind(const event::ConflictsMarked& event, pb::Event& out) {
  const auto& [conflicts] = event;
  write(conflicts, *out.mutable_conflicts_marked()->mutable_conflicts());
}
event::ConflictsMarked read(const pb::Event::ConflictsMarked& in, Reader& reader) {
  return {.conflicts = read(in.conflicts(), reader)};
}

void write_kind(const event::ConflictOpened& event, pb::Event& out) {
  const auto& [area] = event;
  out.mutable_conflict_opened()->set_area(number(area));
}
event::ConflictOpened read(const pb::Event::ConflictOpened& in, Reader& reader) {
  return {.area = reader.area(in.area())};
}

void write_kind(const event::ConflictClosed& event, pb::Event& out) {
  const auto& [area] = event;
  out.mutable_conflict_closed()->set_area(number(area));
}
event::ConflictClosed read(const pb::Event::ConflictClosed& in, Reader& reader) {
  return {.area = reader.area(in.area())};
}

void write_kind(const event::SearchRolled& event, pb::Event& out) {
  const auto& [area, target, die, modifiers, found] = event;
  auto& message = *out.mutable_search_rolled();
  message.set_area(number(area));
  write(target, *message.mutable_target());
  message.set_die(die);
  write(modifiers, *message.mutable_modifiers());
  message.set_found(found);
}
event::SearchRolled read(const pb::Event::SearchRolled& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .target = reader.ships(in.target()),
          .die = in.die(),
          .modifiers = read(in.modifiers(), reader),
          .found = in.found()};
}

void write(const event::Determined::Roll& roll, pb::Event::Determined::Roll& out) {
  const auto& [leader, die] = roll;
  out.set_leader(number(leader));
  out.set_die(die);
}
event::Determined::Roll read(const pb::Event::Determined::Roll& in, Reader& reader) {
  return {.leader = reader.ship(in.leader()), .die = in.die()};
}

void write_kind(const event::Determined& event, pb::Event& out) {
  const auto& [rolls, group] = event;
  auto& message = *out.mutable_determined();
  write(rolls, *message.mutable_rolls());
  write(group, *message.mutable_group());
}
event::Determined read(const pb::Event::Determined& in, Reader& reader) {
  return {.rolls = read(in.rolls(), reader), .group = reader.ships(in.group())};
}

void write_kind(const event::SearchFailed& event, pb::Event& out) {
  const auto& [allies] = event;
  write(allies, *out.mutable_search_failed()->mutable_allied());
}
event::SearchFailed read(const pb::Event::SearchFailed& in, Reader& reader) {
  return {.allied = reader.ships(in.allied())};
}

void write_kind(const event::SearchDeclined& event, pb::Event& out) {
  const auto& [area] = event;
  out.mutable_search_declined()->set_area(number(area));
}
event::SearchDeclined read(const pb::Event::SearchDeclined& in, Reader& reader) {
  return {.area = reader.area(in.area())};
}

void write_kind(const event::EncounterBegan& event, pb::Event& out) {
  const auto& [area, germans, allies, how] = event;
  auto& message = *out.mutable_encounter_began();
  message.set_area(number(area));
  write(germans, *message.mutable_german());
  write(allies, *message.mutable_allied());
  message.set_how(to_wire(how));
}
event::EncounterBegan read(const pb::Event::EncounterBegan& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .german = reader.ships(in.german()),
          .allied = reader.ships(in.allied()),
          .how = reader.word<Discovery>(in.how())};
}

void write_kind(const event::Approached& /*event*/, pb::Event& out) {
  out.mutable_approached();
}

void write_kind(const event::ApproachAborted& /*event*/, pb::Event& out) {
  out.mutable_approach_aborted();
}

void write_kind(const event::EncounterEnded& /*event*/, pb::Event& out) {
  out.mutable_encounter_ended();
}

// -------------------------------------------------------------------------------------------- run

void write_kind(const event::Accepted& event, pb::Event& out) {
  const auto& [side] = event;
  out.mutable_accepted()->set_side(to_wire(side));
}
event::Accepted read(const pb::Event::Accepted& in, Reader& reader) {
  return {.side = reader.word<core::Side>(in.side())};
}

void write_kind(const event::RunDeclared& event, pb::Event& out) {
  const auto& [side] = event;
  out.mutable_run_declared()->set_side(to_wire(side));
}
event::RunDeclared read(const pb::Event::RunDeclared& in, Reader& reader) {
  return {.side = reader.word<core::Side>(in.side())};
}

void write_kind(const event::SurpriseRolled& event, pb::Event& out) {
  const auto& [die] = event;
  out.mutable_surprise_rolled()->set_die(die);
}
event::SurpriseRolled read(const pb::Event::SurpriseRolled& in, Reader& /*reader*/) {
  return {.die = in.die()};
}

void write_kind(const event::SurpriseForgone& /*event*/, pb::Event& out) {
  out.mutable_surprise_forgone();
}

void write_kind(const event::RunBegan& event, pb::Event& out) {
  const auto& [attempt] = event;
  write(attempt, *out.mutable_run_began()->mutable_attempt());
}
event::RunBegan read(const pb::Event::RunBegan& in, Reader& reader) {
  return {.attempt = read(in.attempt(), reader)};
}

void write_kind(const event::ChaseRevealed& event, pb::Event& out) {
  const auto& [side, pursuits] = event;
  auto& message = *out.mutable_chase_revealed();
  message.set_side(to_wire(side));
  write(pursuits, *message.mutable_pursuits());
}
event::ChaseRevealed read(const pb::Event::ChaseRevealed& in, Reader& reader) {
  return {.side = reader.word<core::Side>(in.side()), .pursuits = read(in.pursuits(), reader)};
}

void write_kind(const event::RunRolled& event, pb::Event& out) {
  const auto& [runner, chaser, runner_die, chaser_die, caught] = event;
  auto& message = *out.mutable_run_rolled();
  write(runner, *message.mutable_runner());
  write(chaser, *message.mutable_chaser());
  message.set_runner_die(runner_die);
  message.set_chaser_die(chaser_die);
  message.set_caught(caught);
}
event::RunRolled read(const pb::Event::RunRolled& in, Reader& reader) {
  return {.runner = reader.ships(in.runner()),
          .chaser = reader.ships(in.chaser()),
          .runner_die = in.runner_die(),
          .chaser_die = in.chaser_die(),
          .caught = in.caught()};
}

void write_kind(const event::RunResolved& event, pb::Event& out) {
  const auto& [escaped, caught] = event;
  auto& message = *out.mutable_run_resolved();
  write(escaped, *message.mutable_escaped());
  write(caught, *message.mutable_caught());
}
event::RunResolved read(const pb::Event::RunResolved& in, Reader& reader) {
  return {.escaped = read(in.escaped(), reader), .caught = read(in.caught(), reader)};
}

void write_kind(const event::EscapedTo& event, pb::Event& out) {
  const auto& [ships, to] = event;
  auto& message = *out.mutable_escaped_to();
  write(ships, *message.mutable_ships());
  message.set_to(number(to));
}
event::EscapedTo read(const pb::Event::EscapedTo& in, Reader& reader) {
  return {.ships = reader.ships(in.ships()), .to = reader.area(in.to())};
}

void write_kind(const event::RunEnded& /*event*/, pb::Event& out) {
  out.mutable_run_ended();
}

void write_kind(const event::FightJoined& event, pb::Event& out) {
  const auto& [fight] = event;
  write(fight, *out.mutable_fight_joined()->mutable_fight());
}
event::FightJoined read(const pb::Event::FightJoined& in, Reader& reader) {
  return {.fight = read(in.fight(), reader)};
}

}  // namespace chartroom::wire
