#include "rules/far_seas/encounter.hpp"

#include "rules/far_seas/accident.hpp"

namespace chartroom::far_seas {
namespace {

constexpr int surprised_on = 6;  // 4.6.3 (2)

// The combat that this encounter leads to. A surprised runner is at C-range in a raid too.
CombatKind fight_of(const Board& board, const Encounter& met, CombatKind otherwise) {
  if (met.how == Discovery::out_of_the_rufiji) return CombatKind::river_breakout;
  const bool surprised = otherwise == CombatKind::runner_surprised;
  if (board.phase_five && board.phase_five->raid && !surprised) return CombatKind::raid_on_england;
  return otherwise;
}

void end_in_fight(Umpiring& u, const Encounter& met, CombatKind kind, const Group& tried_to_run) {
  u.emit(event::EncounterEnded{});
  join_fight(u, Fight{met.area, met.german, met.allied, fight_of(u.state().board, met, kind),
                      tried_to_run});
}

void run_before_combat(Umpiring& u, const Encounter& met, core::Side runner,
                       const std::vector<Group>& groups) {
  RunAttempt attempt;
  attempt.area = met.area;
  attempt.kind = fight_of(u.state().board, met, CombatKind::encounter);
  attempt.runners[runner] = groups;
  attempt.free[core::other(runner)] = runner == german ? met.allied : met.german;
  u.emit(event::EncounterEnded{});
  begin_run(u, std::move(attempt));
}

// The arrangement was sealed when the Germans chose to run; it is opened when the run begins.
void let_germans_run(Umpiring& u, const Encounter& met) {
  std::vector<Group> groups{met.german};
  if (u.state().german.sealed) {
    if (const auto* run = std::get_if<order::Run>(&*u.state().german.sealed)) groups = run->groups;
  }
  u.emit(event::SealsOpened{});
  run_before_combat(u, met, german, groups);
}

// 6.2.2: an AMC that is found must run, and everybody knows it: nobody is asked.
void let_germans_answer(Umpiring& u) {
  const Group& met = u.state().board.encounter->german;
  if (u.state().board.counter(met.front()).type == ShipType::AMC) {
    answer_of_germans(u, order::Run{{met}});
  } else {
    ask(u, Decision::accept_or_run, german);
  }
}

// 7.5.2.1: there is no surprise, so nothing is sealed.
void run_in_the_channel(Umpiring& u, const std::vector<Group>& groups) {
  const Encounter met = *u.state().board.encounter;
  u.emit(event::RunDeclared{german});
  run_before_combat(u, met, german, groups);
}

}  // namespace

void join_fight(Umpiring& u, Fight fight) {
  const Group germans = fight.german;
  for (const ShipId id : germans) {
    const bool amc = u.state().board.counter(id).type == ShipType::AMC;
    if (!amc && lost_cruiser(u.state().german) != id) continue;
    core::erase(fight.german, id);
    core::erase(fight.tried_to_run, id);
    if (amc) {
      u.emit(event::AmcSunk{id, fight.allied});
      score(u, {.kind = VpKind::german_ship_sunk,
                .points = -u.state().board.counter(id).stars,
                .ship = id});
    } else {
      reveal_lost_cruiser(u);
    }
  }
  if (!fight.german.empty()) u.emit(event::FightJoined{std::move(fight)});
}

void begin_encounter(Umpiring& u, AreaId area, const Group& germans, const Group& allies,
                     Discovery how) {
  u.emit(event::EncounterBegan{area, germans, allies, how});
  if (how == Discovery::search) {
    ask(u, Decision::approach, allied);
  } else {
    let_germans_answer(u);
  }
}

void carry_out(Umpiring& u, const order::Approach& order) {
  const Encounter met = *u.state().board.encounter;
  if (order.approach) {
    u.emit(event::Approached{});
    let_germans_answer(u);
    return;
  }
  charge_cowardice(u, met.german, met.allied, met.allied);
  u.emit(event::ApproachAborted{});
}

void answer_of_germans(Umpiring& u, const order::Run& order) {
  if (order.groups.empty()) {
    u.emit(event::Accepted{german});
    ask(u, Decision::fight_or_run, allied);
    return;
  }
  if (u.state().board.encounter->how == Discovery::in_the_channel) {
    run_in_the_channel(u, order.groups);
    return;
  }
  u.emit(event::SealedKept{german, order});
  u.emit(event::RunDeclared{german});
  ask(u, Decision::try_surprise, allied);
}

void carry_out(Umpiring& u, const order::TrySurprise& order) {
  const Encounter met = *u.state().board.encounter;
  if (!order.roll) {
    u.emit(event::SurpriseForgone{});
    let_germans_run(u, met);
    return;
  }
  const int die = u.dice.d6("4.6.3 surprise of a runner");
  u.emit(event::SurpriseRolled{die});
  if (die == surprised_on) {
    u.emit(event::SealsOpened{});
    end_in_fight(u, met, CombatKind::runner_surprised, met.german);
  } else {
    let_germans_run(u, met);
  }
}

void answer_of_allies(Umpiring& u, const order::Run& order) {
  const Encounter met = *u.state().board.encounter;
  if (order.groups.empty()) {
    u.emit(event::Accepted{allied});
    end_in_fight(u, met, CombatKind::encounter, {});
    return;
  }
  u.emit(event::RunDeclared{allied});
  charge_cowardice(u, met.german, met.allied, met.allied);
  run_before_combat(u, met, allied, order.groups);
}

}  // namespace chartroom::far_seas
