// What goes on between ships that have met: encounters, runs, combats.
#include "wire/far_seas_parts.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const Caught& caught, pb::Caught& out) {
  const auto& [runner, by] = caught;
  write(runner, *out.mutable_runner());
  write(by, *out.mutable_by());
}
Caught read(const pb::Caught& in, Reader& reader) {
  return {.runner = reader.ships(in.runner()), .by = reader.ships(in.by())};
}

void write(const OpenConflict& conflict, pb::OpenConflict& out) {
  const auto& [area, search_groups, searched, declined] = conflict;
  out.set_area(number(area));
  out.set_search_groups(search_groups);
  out.set_searched(searched);
  out.set_declined(declined);
}
OpenConflict read(const pb::OpenConflict& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .search_groups = in.search_groups(),
          .searched = in.searched(),
          .declined = in.declined()};
}

void write(const Encounter& encounter, pb::Encounter& out) {
  const auto& [area, germans, allies, how, stage] = encounter;
  out.set_area(number(area));
  write(germans, *out.mutable_german());
  write(allies, *out.mutable_allied());
  out.set_how(to_wire(how));
  out.set_stage(to_wire(stage));
}
Encounter read(const pb::Encounter& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .german = reader.ships(in.german()),
          .allied = reader.ships(in.allied()),
          .how = reader.word<Discovery>(in.how()),
          .stage = reader.word<Encounter::Stage>(in.stage())};
}

void write(const RunAttempt& attempt, pb::RunAttempt& out) {
  const auto& [area, in_combat, kind, stage, runners, free, pursuits, escaped, caught] = attempt;
  out.set_area(number(area));
  out.set_in_combat(in_combat);
  out.set_kind(to_wire(kind));
  out.set_stage(to_wire(stage));
  write(runners[german], *out.mutable_german_runners());
  write(runners[allied], *out.mutable_allied_runners());
  write(free[german], *out.mutable_german_free());
  write(free[allied], *out.mutable_allied_free());
  write(pursuits[german], *out.mutable_german_pursuits());
  write(pursuits[allied], *out.mutable_allied_pursuits());
  write(escaped, *out.mutable_escaped());
  write(caught, *out.mutable_caught());
}
RunAttempt read(const pb::RunAttempt& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .in_combat = in.in_combat(),
          .kind = in.kind() == pb::COMBAT_KIND_UNSPECIFIED ? CombatKind::encounter
                                                           : reader.word<CombatKind>(in.kind()),
          .stage = reader.word<RunAttempt::Stage>(in.stage()),
          .runners = {read(in.german_runners(), reader), read(in.allied_runners(), reader)},
          .free = {reader.ships(in.german_free()), reader.ships(in.allied_free())},
          .pursuits = {read(in.german_pursuits(), reader), read(in.allied_pursuits(), reader)},
          .escaped = read(in.escaped(), reader),
          .caught = read(in.caught(), reader)};
}

void write(const Fight& fight, pb::Fight& out) {
  const auto& [area, germans, allies, kind, tried_to_run] = fight;
  out.set_area(number(area));
  write(germans, *out.mutable_german());
  write(allies, *out.mutable_allied());
  out.set_kind(to_wire(kind));
  write(tried_to_run, *out.mutable_tried_to_run());
}
Fight read(const pb::Fight& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .german = reader.ships(in.german()),
          .allied = reader.ships(in.allied()),
          .kind = reader.word<CombatKind>(in.kind()),
          .tried_to_run = reader.ships(in.tried_to_run())};
}

void write(const Fighter& fighter, pb::Fighter& out) {
  const auto& [ship, pending, torpedo_left, tried_to_run, bold, done_firing, last_target,
               same_target_rounds, target_now, hit_last_round, hit_now] = fighter;
  out.set_ship(number(ship));
  out.set_pending(pending);
  out.set_torpedo_left(torpedo_left);
  out.set_tried_to_run(tried_to_run);
  out.set_bold(bold);
  out.set_done_firing(done_firing);
  if (last_target != no_ship) out.set_last_target(number(last_target));
  out.set_same_target_rounds(same_target_rounds);
  if (target_now != no_ship) out.set_target_now(number(target_now));
  write(hit_last_round, *out.mutable_hit_last_round());
  write(hit_now, *out.mutable_hit_now());
}
Fighter read(const pb::Fighter& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()),
          .pending = in.pending(),
          .torpedo_left = in.torpedo_left(),
          .tried_to_run = in.tried_to_run(),
          .bold = in.bold(),
          .done_firing = in.done_firing(),
          .last_target = in.has_last_target() ? reader.ship(in.last_target()) : no_ship,
          .same_target_rounds = in.same_target_rounds(),
          .target_now = in.has_target_now() ? reader.ship(in.target_now()) : no_ship,
          .hit_last_round = reader.ships(in.hit_last_round()),
          .hit_now = reader.ships(in.hit_now())};
}

void write(const Veteran& veteran, pb::Veteran& out) {
  const auto& [ship, damage_before] = veteran;
  out.set_ship(number(ship));
  out.set_damage_before(damage_before);
}
Veteran read(const pb::Veteran& in, Reader& reader) {
  return {.ship = reader.ship(in.ship()), .damage_before = in.damage_before()};
}

void write(const Combat& combat, pb::Combat& out) {
  const auto& [area, kind, range, round, step, resolved, fighters, took_part, bold, aims, runners] =
      combat;
  out.set_area(number(area));
  out.set_kind(to_wire(kind));
  out.set_range(to_wire(range));
  out.set_round(round);
  out.set_step(to_wire(step));
  out.set_resolved(resolved);
  write(fighters[german], *out.mutable_german_fighters());
  write(fighters[allied], *out.mutable_allied_fighters());
  write(took_part, *out.mutable_took_part());
  write(bold, *out.mutable_bold());
  write(aims, *out.mutable_aims());
  write(runners[german], *out.mutable_german_runners());
  write(runners[allied], *out.mutable_allied_runners());
}
Combat read(const pb::Combat& in, Reader& reader) {
  return {.area = reader.area(in.area()),
          .kind = reader.word<CombatKind>(in.kind()),
          .range = reader.word<GunRange>(in.range()),
          .round = in.round(),
          .step = reader.word<Combat::Step>(in.step()),
          .resolved = in.resolved(),
          .fighters = {read(in.german_fighters(), reader), read(in.allied_fighters(), reader)},
          .took_part = read(in.took_part(), reader),
          .bold = read(in.bold(), reader),
          .aims = read(in.aims(), reader),
          .runners = {read(in.german_runners(), reader), read(in.allied_runners(), reader)}};
}

}  // namespace chartroom::wire
